package regola.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import regola.language.syntax.generated.RulesParser;
import regola.language.tree.Declaration;
import regola.language.tree.Header;
import regola.language.tree.Name;
import regola.language.tree.RuleFile;
import regola.language.tree.StringNode;

/** A FileBuilder makes the tree of a whole file: what the file is, and its sections. */
final class FileBuilder {
    /** No game here has more; a larger number is a slip of the finger. */
    private static final int MOST_PLAYERS = 100;

    private final TreeReading reading;
    private final DeclarationBuilder declarations;
    private final PartsBuilder parts;

    FileBuilder(TreeReading reading) {
        this.reading = reading;
        this.declarations = new DeclarationBuilder(reading);
        this.parts = declarations.parts();
    }

    RuleFile file(RulesParser.FileContext read) {
        Header header = header(read.header());
        if (header == null) reading.leaveOut();
        List<Declaration> made = new ArrayList<>();
        for (int i = 0; i < read.getChildCount(); i++) {
            Declaration declaration = null;
            ParseTree child = read.getChild(i);
            if (child instanceof RulesParser.SectionContext section) {
                declaration = declarations.declaration(section);
            } else if (isPassedOver(read, i)) {
                Name name = reading.name(token(read, i + 1).getSymbol());
                declaration = DeclarationBuilder.unread(
                        name, reading.span(token(read, i).getSymbol()));
            }
            if (declaration != null) made.add(declaration);
            if (declaration == null && !(child instanceof RulesParser.HeaderContext) && !isEnd(child))
                reading.leaveOut();
        }
        return new RuleFile(
                reading.spans().source(),
                header,
                made,
                reading.isComplete(),
                reading.spans().all());
    }

    private static boolean isEnd(ParseTree child) {
        return child instanceof TerminalNode node && node.getSymbol().getType() == RulesParser.EOF;
    }

    /**
     * @return true if a line begins here whose first word is mistyped and whose second word is a name, which then
     *     counts as declared
     */
    private static boolean isPassedOver(RulesParser.FileContext read, int i) {
        boolean lineStart = i == 0
                || !(read.getChild(i - 1) instanceof TerminalNode before)
                || before.getSymbol().getType() == RulesParser.NEWLINE
                || before.getSymbol().getType() == RulesParser.DEDENT;
        TerminalNode second = token(read, i + 1);
        return lineStart
                && token(read, i) != null
                && token(read, i).getSymbol().getType() == RulesParser.NAME
                && second != null
                && LanguageWords.canBeName(second.getSymbol().getType());
    }

    private static TerminalNode token(RulesParser.FileContext read, int i) {
        return i < read.getChildCount() && read.getChild(i) instanceof TerminalNode node ? node : null;
    }

    // ---- the header

    private Header header(RulesParser.HeaderContext read) {
        if (read == null) return null;
        if (TreeReading.isBroken(read)) reading.leaveOut();
        if (read instanceof RulesParser.GameHeaderContext game) {
            Name id = reading.name(game.name());
            return id == null
                    ? null
                    : new Header.Game(id, reading.each(game.headerLine(), this::line), reading.span(read));
        }
        if (read instanceof RulesParser.VariantHeaderContext variant) {
            Name id = reading.name(variant.name(0));
            Name of = reading.name(variant.name(1));
            return id == null || of == null
                    ? null
                    : new Header.Variant(id, of, reading.each(variant.headerLine(), this::line), reading.span(read));
        }
        return null;
    }

    private Header.Line line(RulesParser.HeaderLineContext read) {
        if (TreeReading.isBroken(read)) return null;
        if (read instanceof RulesParser.TitleLineContext title)
            return new Header.Title(parts.sentences(title.texts(), read), reading.span(read));
        if (read instanceof RulesParser.AimLineContext aim)
            return new Header.Aim(parts.sentences(aim.texts(), read), reading.span(read));
        if (read instanceof RulesParser.AboutLineContext about)
            return new Header.About(parts.sentences(about.texts(), read), reading.span(read));
        if (read instanceof RulesParser.AuthorLineContext author) {
            StringNode name = reading.quoted(author.STRING());
            return name == null ? null : new Header.Author(name, reading.span(read));
        }
        if (read instanceof RulesParser.PlayersLineContext players) return players(players);
        if (read instanceof RulesParser.NeutralLineContext neutral) {
            int count = neutral.NUMBER() == null ? 0 : number(neutral.NUMBER());
            return new Header.Neutral(count, reading.names(neutral.names()), reading.span(read));
        }
        if (read instanceof RulesParser.ExcludesLineContext excludes)
            return new Header.Excludes(reading.names(excludes.names()), reading.span(read));
        return null;
    }

    private Header.Line players(RulesParser.PlayersLineContext read) {
        List<TerminalNode> numbers = read.NUMBER();
        if (numbers.isEmpty()) return null;
        int fewest = number(numbers.get(0));
        int most = numbers.size() < 2 ? fewest : number(numbers.get(1));
        List<Name> names = new ArrayList<>();
        List<List<Name>> withSides = new ArrayList<>();
        for (RulesParser.SeatContext seat : read.seat()) {
            List<Name> all = reading.each(seat.name(), reading::name);
            if (all.isEmpty()) continue;
            names.add(all.get(0));
            withSides.add(all.subList(1, all.size()));
        }
        return new Header.Players(fewest, most, names, withSides, reading.span(read));
    }

    private int number(TerminalNode node) {
        return (int) reading.whole(node.getSymbol(), MOST_PLAYERS);
    }
}
