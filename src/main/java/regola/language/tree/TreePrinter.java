package regola.language.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import regola.language.tree.Declaration.Zone;

/**
 * A TreePrinter writes a tree as rule text in one fixed style. Reading that text gives the same tree again but for the
 * places; comments are not part of a tree and are lost. What could not be read is left out or written as {@code ???}.
 */
public final class TreePrinter implements DeclarationVisitor<Void> {
    private final IndentedText written;
    private final StatementPrinter statements;
    private final String prefix;

    /** @param prefix what stands before the first word of a declaration */
    private TreePrinter(IndentedText written, String prefix) {
        this.written = written;
        this.statements = new StatementPrinter(written);
        this.prefix = prefix;
    }

    public static String print(RuleFile file) {
        TreePrinter printer = new TreePrinter(new IndentedText(), "");
        if (file.header() != null) printer.header(file.header());
        for (Declaration declaration : file.declarations()) {
            printer.written.gap();
            declaration.accept(printer);
        }
        return printer.written.toString();
    }

    public static String print(ExprNode expression) {
        return ExprPrinter.print(expression);
    }

    // ---- the header

    private void header(Header header) {
        if (header instanceof Header.Variant variant) written.line("variant " + variant.id() + " of " + variant.game());
        else written.line("game " + header.id());
        written.block(() -> header.lines().forEach(line -> written.line(headerLine(line))));
    }

    private static String headerLine(Header.Line line) {
        if (line instanceof Header.Title title) return "title " + IndentedText.sentences(title.text());
        if (line instanceof Header.Aim aim) return "aim " + IndentedText.sentences(aim.text());
        if (line instanceof Header.About about) return "about " + IndentedText.sentences(about.text());
        if (line instanceof Header.Author author)
            return "author " + IndentedText.quoted(author.author().value());
        if (line instanceof Header.Excludes excludes) return "excludes " + IndentedText.names(excludes.variants());
        if (line instanceof Header.Neutral neutral) {
            return neutral.names().isEmpty()
                    ? "neutral " + neutral.count()
                    : "neutral: " + IndentedText.names(neutral.names());
        }
        Header.Players players = (Header.Players) line;
        String most = players.most() == players.fewest() ? "" : " to " + players.most();
        return "players " + players.fewest() + most + (players.names().isEmpty() ? "" : ": " + seats(players));
    }

    private static String seats(Header.Players players) {
        List<String> seats = new ArrayList<>();
        for (int i = 0; i < players.names().size(); i++) {
            List<Name> sides = players.sides().get(i);
            String with = sides.isEmpty()
                    ? ""
                    : " with " + sides.stream().map(Name::text).collect(Collectors.joining(" and "));
            seats.add(players.names().get(i) + with);
        }
        return String.join(", ", seats);
    }

    private Void line(String words, Explain explain) {
        written.line(prefix + words, explain);
        return null;
    }

    private Void line(String words) {
        written.line(prefix + words);
        return null;
    }

    private static String text(ExprNode node) {
        return ExprPrinter.print(node);
    }

    // ---- what there is

    @Override
    public Void setting(Declaration.Setting node) {
        return line("setting " + node.name() + ": " + form(node.form()) + " = " + value(node.value()), node.explain());
    }

    private static String form(SettingNode.Form form) {
        if (form instanceof SettingNode.Number number) return number.least() + " to " + number.most();
        if (form instanceof SettingNode.OneOf words) return "one of " + IndentedText.names(words.words());
        if (form instanceof SettingNode.Numbers many) {
            return many.fewest() + " to " + many.many() + " numbers from " + many.least() + " to " + many.most();
        }
        return "yes or no";
    }

    private static String value(SettingNode.Value value) {
        if (value instanceof SettingNode.TruthValue truth) return truth.value() ? "yes" : "no";
        if (value instanceof SettingNode.WordValue word) return word.word().text();
        return ((SettingNode.NumberValues) value)
                .numbers().stream().map(one -> Long.toString(one.value())).collect(Collectors.joining(", "));
    }

    @Override
    public Void choiceItems(Declaration.ChoiceItems node) {
        return line(
                "choice " + node.name() + ": "
                        + node.items().stream().map(TreePrinter::item).collect(Collectors.joining(", ")),
                node.explain());
    }

    private static String item(Declaration.ChoiceItems.Item item) {
        if (item instanceof Declaration.ChoiceItems.Word word)
            return word.name().text();
        Declaration.ChoiceItems.Numbers numbers = (Declaration.ChoiceItems.Numbers) item;
        return numbers.first() == numbers.last()
                ? Long.toString(numbers.first())
                : numbers.first() + " .. " + numbers.last();
    }

    @Override
    public Void board(Declaration.Board node) {
        line("board " + node.name(), node.explain());
        written.block(() -> node.lines().forEach(this::boardLine));
        return null;
    }

    private void boardLine(BoardNode line) {
        written.line(boardWords(line));
        if (!(line instanceof BoardNode.Lines lines)) return;
        written.block(() -> {
            for (BoardNode.Line one : lines.lines())
                written.line((one.name() == null ? "" : one.name() + ": ") + IndentedText.sites(one.sites(), " "));
        });
    }

    private static String onlyIf(ExprNode condition) {
        return condition == null ? "" : " if " + text(condition);
    }

    private static String boardWords(BoardNode line) {
        if (line instanceof BoardNode.Site site)
            return "site " + site.name() + " at " + IndentedText.point(site.at()) + onlyIf(site.onlyIf());
        if (line instanceof BoardNode.Sites sites) {
            return "sites " + IndentedText.sites(sites.names()) + " from " + IndentedText.point(sites.from()) + " to "
                    + IndentedText.point(sites.to()) + onlyIf(sites.onlyIf());
        }
        if (line instanceof BoardNode.Path path) return "path " + IndentedText.sites(path.stations(), " -> ");
        if (line instanceof BoardNode.Lines lines) return (lines.loops() ? "loops " : "lines ") + lines.name();
        if (line instanceof BoardNode.Region region)
            return "region " + region.name() + ": " + IndentedText.sites(region.sites(), ", ");
        if (line instanceof BoardNode.LinesInARow lines)
            return "lines " + lines.name() + ": every " + lines.length() + " in a row";
        if (line instanceof BoardNode.Grid grid) {
            return "grid " + text(grid.columns()) + " by " + text(grid.rows()) + " joined "
                    + (grid.around() ? "around" : "straight");
        }
        return line instanceof BoardNode.Drawn drawn ? "drawn " + drawn.art() : "plane of hexes";
    }

    @Override
    public Void mark(Declaration.Mark node) {
        return line(
                "mark " + node.name() + " on " + IndentedText.sites(node.sites(), ", ") + IndentedText.art(node.art()),
                node.explain());
    }

    @Override
    public Void zone(Zone node) {
        String owners = switch (node.owners()) {
            case SHARED -> "";
            case EACH_PLAYER -> " of each player";
            case EACH_SIDE -> " of each side";
        };
        String seen =
                node.seen() == null ? "" : ", seen by " + node.seen().name().toLowerCase(Locale.ROOT);
        String unless = node.seenUnless() == null ? "" : " unless " + text(node.seenUnless());
        String at = node.at().isEmpty()
                ? ""
                : " at " + node.at().stream().map(IndentedText::point).collect(Collectors.joining(" and "));
        return line(
                "zone " + node.name() + owners + (node.stack() ? ", stack" : "") + seen + unless + at
                        + IndentedText.art(node.art()),
                node.explain());
    }

    @Override
    public Void pieces(Declaration.Pieces node) {
        String items = node.items().stream().map(TreePrinter::item).collect(Collectors.joining(", "));
        return line(
                "pieces " + node.name() + (node.alike() ? ", alike" : "") + ": " + items + IndentedText.art(node.art()),
                node.explain());
    }

    private static String item(Declaration.PieceItem item) {
        String count = item.count() == null ? "" : text(item.count()) + " ";
        if (item.anyNumber() != null) count = "any number of ";
        String each = item.each().isEmpty()
                ? ""
                : " for each " + item.each().stream().map(Name::text).collect(Collectors.joining(" and "));
        return count + IndentedText.quoted(item.template().value()) + each + IndentedText.art(item.art());
    }

    @Override
    public Void group(Declaration.Group node) {
        return line("group " + node.name() + ": " + IndentedText.names(node.members()), node.explain());
    }

    @Override
    public Void keep(Declaration.Keep node) {
        String word = node.counter() ? "counter " : "keep ";
        String at = node.at() == null ? "" : " at " + IndentedText.point(node.at());
        return line(
                word + node.name() + ": " + IndentedText.type(node.type()) + " = " + text(node.initial()) + at,
                node.explain());
    }

    @Override
    public Void each(Declaration.Each node) {
        String hidden = node.hiddenUnless() == null
                ? ""
                : (node.byOwner() ? ", seen by owner unless " : ", hidden unless ") + text(node.hiddenUnless());
        return line(
                "each " + node.of() + " keeps " + node.name() + ": " + IndentedText.type(node.type()) + " = "
                        + text(node.initial()) + hidden + IndentedText.art(node.art()),
                node.explain());
    }

    // ---- what happens

    @Override
    public Void moment(Declaration.Moment node) {
        return line("moment " + node.name() + "(" + IndentedText.params(node.params()) + ")", node.explain());
    }

    private Void block(String words, Explain explain, List<StatementNode> steps) {
        line(words, explain);
        statements.block(steps);
        return null;
    }

    @Override
    public Void start(Declaration.Start node) {
        return block("start", node.explain(), node.steps());
    }

    @Override
    public Void turn(Declaration.Turn node) {
        return block(node.round() ? "round" : "turn", node.explain(), node.steps());
    }

    @Override
    public Void function(Declaration.Function node) {
        String type = node.type() == null ? "" : ": " + IndentedText.type(node.type());
        return body(
                "function " + node.name() + "(" + IndentedText.params(node.params()) + ")" + type,
                node.explain(),
                node.body());
    }

    private Void body(String words, Explain explain, Body body) {
        line(words, explain);
        return body(body);
    }

    private Void body(Body body) {
        if (body instanceof Body.Value value) written.line("  = " + text(value.value()));
        else statements.block(((Body.Steps) body).steps());
        return null;
    }

    @Override
    public Void rule(Declaration.Rule node) {
        return block(
                "rule " + node.name() + "(" + IndentedText.params(node.params()) + ")", node.explain(), node.steps());
    }

    @Override
    public Void conditions(Declaration.Conditions node) {
        line("conditions " + node.name() + "(" + IndentedText.params(node.params()) + ")", node.explain());
        written.block(() -> node.requirements().forEach(statements::requirement));
        return null;
    }

    @Override
    public Void when(Declaration.When node) {
        String mark = node.mark() == null ? "" : " on " + node.mark();
        String condition = node.condition() == null ? "" : " if " + text(node.condition());
        String as = node.as() == null ? "" : " as " + node.as();
        return block(
                "when " + node.moment() + "(" + IndentedText.names(node.params()) + ")" + mark + condition + as,
                node.explain(),
                node.steps());
    }

    @Override
    public Void score(Declaration.Score node) {
        return body("score of " + node.param(), node.explain(), node.body());
    }

    @Override
    public Void aim(Declaration.Aim node) {
        line("aim " + node.name() + " of " + node.param(), node.explain());
        if (node.yours() != null) written.line("    yours " + IndentedText.sentences(node.yours()));
        if (node.theirs() != null) written.line("    theirs " + IndentedText.sentences(node.theirs()));
        return body(node.body());
    }

    @Override
    public Void winners(Declaration.Winners node) {
        return body("winners", node.explain(), node.body());
    }

    @Override
    public Void words(Declaration.Words node) {
        line("words");
        written.block(() -> {
            for (Declaration.Words.Word word : node.lines()) {
                String colour = word.colour() == null
                        ? ""
                        : " colour " + IndentedText.quoted(word.colour().value());
                String cheered = word.cheered() == null ? "" : " cheered " + IndentedText.sentences(word.cheered());
                String line = word.key() + " " + IndentedText.sentences(word.text()) + cheered + colour
                        + IndentedText.art(word.art());
                if (word.about() == null) written.line(line);
                else written.line(line + " about", word.about());
            }
        });
        return null;
    }

    @Override
    public Void demand(Declaration.Demand node) {
        statements.requirement(node.require());
        return null;
    }

    @Override
    public Void unread(Declaration.Unread node) {
        return line("# " + node.name() + " could not be read");
    }

    // ---- changes

    @Override
    public Void setSetting(Change.SetSetting node) {
        return line("set " + node.setting() + " = " + value(node.value()));
    }

    @Override
    public Void setMark(Change.SetMark node) {
        return line("set mark " + node.mark() + " on " + IndentedText.sites(node.sites(), ", "));
    }

    @Override
    public Void replace(Change.Replace node) {
        return node.with().accept(new TreePrinter(written, "replace "));
    }

    @Override
    public Void replaceRequirement(Change.ReplaceRequirement node) {
        written.line(
                "replace require " + text(node.with().condition()),
                node.with().because(),
                StatementPrinter.showing(node.with()));
        return null;
    }

    @Override
    public Void remove(Change.Remove node) {
        return line("remove " + node.what().text());
    }

    @Override
    public Void addBeside(Change.AddBeside node) {
        line("add " + (node.after() ? "after " : "before ") + node.anchor().text());
        written.block(() -> {
            node.whens().forEach(when -> when.accept(this));
            node.requirements().forEach(statements::requirement);
        });
        return null;
    }

    @Override
    public Void addTo(Change.AddTo node) {
        line("add to " + node.target());
        written.block(() -> {
            node.items().forEach(statements::item);
            node.requirements().forEach(statements::requirement);
            statements.steps(node.steps());
        });
        return null;
    }
}
