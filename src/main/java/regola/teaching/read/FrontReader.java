package regola.teaching.read;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import regola.engine.Ruleset;
import regola.engine.value.RuleFailure;
import regola.file.BadFile;
import regola.file.DataNode;
import regola.file.DataReader;
import regola.file.Fields;
import regola.file.Problems;
import regola.file.SettingsRead;
import regola.language.CompileResult;
import regola.language.Games;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.CheckedGame;
import regola.language.model.Seats;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.teaching.lesson.LessonHeader;
import regola.teaching.lesson.Words;

/** A FrontReader reads the front of a lesson: what it is about, and with which rules it is played. */
final class FrontReader {
    private static final String ENDING = ".md";

    private final SourceText source;
    private final LessonOutline outline;
    private final Problems problems;
    private Fields fields;
    private String game;
    private Long you;
    private List<String> variants = List.of();

    FrontReader(SourceText source, LessonOutline outline, Problems problems) {
        this.source = source;
        this.outline = outline;
        this.problems = problems;
        try {
            if (outline.front() != null)
                fields = Fields.of(DataReader.read(Excerpt.of(outline.front())), "the front of a lesson", problems);
        } catch (BadFile bad) {
            bad.problems().forEach(problems::add);
        }
    }

    /** @return what the lesson says about itself; empty if it does not even say its game */
    Optional<LessonHeader> header() {
        if (fields == null) return Optional.empty();
        fields.needed("game");
        game = fields.text("game");
        variants = texts("variants");
        if (game == null) return Optional.empty();
        WordsReader words = new WordsReader(new ProseReader(null, problems), problems);
        Words title = words.read(fields.needed("title"), "'title'");
        Words idea = words.read(fields.node("idea"), "'idea'");
        List<String> rules = texts("rules");
        List<String> steps =
                outline.sections().stream().map(LessonOutline.Section::id).toList();
        Words chapter = words.read(fields.node("chapter"), "'chapter'");
        return Optional.of(new LessonHeader(
                id(), game, variants, title, idea, rules, steps, fields.text("art"), chapter, trays(), you(), source));
    }

    /** @return the player's own if nothing is said */
    private LessonHeader.Trays trays() {
        String seats = fields.text("seats");
        if (seats == null) return LessonHeader.Trays.OWN;
        for (LessonHeader.Trays trays : LessonHeader.Trays.values())
            if (trays.name().toLowerCase(Locale.ROOT).equals(seats)) return trays;
        List<String> known = Stream.of(LessonHeader.Trays.values())
                .map(trays -> trays.name().toLowerCase(Locale.ROOT))
                .toList();
        problems.add(
                fields.node("seats").span(),
                Message.of("'seats' is one of {0}", String.join(", ", known)),
                "it says whose trays stand beside the board",
                DidYouMean.asFix(seats, known));
        return LessonHeader.Trays.OWN;
    }

    /** @return the seat that is the learner's, counted from 0; -1 if nothing is said */
    private int you() {
        you = fields.number("you");
        return you == null || you < 1 ? -1 : (int) Math.min(you, Integer.MAX_VALUE) - 1;
    }

    /** @return a list of texts; one text may stand for a list of it */
    private List<String> texts(String key) {
        if (fields.node(key) instanceof DataNode.Value value && value.plain() != null) return List.of(value.written());
        List<String> list = fields.texts(key);
        return list == null ? List.of() : list;
    }

    private String id() {
        String path = source.name().replace('\\', '/');
        String name = path.substring(path.lastIndexOf('/') + 1);
        return game + "/" + (name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name);
    }

    /** @return the rules, set up for the lesson; null, and problems, if that cannot be. To be asked after the header */
    Ruleset rules(Games games) {
        DataNode players = fields.node("players");
        DataNode settings = fields.node("settings");
        fields.noOthers();
        CheckedGame checked = checked(games);
        if (checked == null) return null;
        checkRules(checked);
        int count = players(players, checked.seats());
        Map<String, List<Long>> values = SettingsRead.of(settings, checked, problems);
        if (count == 0) return null;
        if (you != null && (you < 1 || you > count))
            problems.add(
                    fields.node("you").span(),
                    Message.of("'you' is the number of a seat, from 1 to {0}", count),
                    "it says whose hand lies before the learner all through the lesson",
                    "");
        try {
            return Ruleset.of(checked, count, values);
        } catch (RuleFailure failure) {
            problems.add(
                    fields.place("game"),
                    Message.of(
                            "the game cannot be set up like this: {0}",
                            failure.trouble().said()),
                    failure.trouble().reason(),
                    failure.trouble().advice());
            return null;
        }
    }

    private CheckedGame checked(Games games) {
        if (!games.ids().contains(game)) {
            problems.add(
                    fields.node("game").span(),
                    Message.of("there is no game '{0}'", game),
                    Message.of("there are {0}", String.join(", ", games.ids())),
                    DidYouMean.asFix(game, games.ids()));
            return null;
        }
        List<String> known = games.variantIds(game);
        boolean wrong = false;
        for (String variant : variants) {
            boolean twice = variants.indexOf(variant) != variants.lastIndexOf(variant);
            if (known.contains(variant) && !twice) continue;
            wrong = true;
            problems.add(
                    fields.node("variants").span(),
                    twice
                            ? Message.of("the variant '{0}' is named twice", variant)
                            : Message.of("'{0}' has no variant '{1}'", game, variant),
                    known.isEmpty() ? "" : Message.of("it has {0}", String.join(", ", known)),
                    DidYouMean.asFix(variant, known));
        }
        if (wrong) return null;
        CompileResult result = games.compile(game, variants);
        if (result.game().isEmpty()) {
            Diagnostic first = result.diagnostics().stream()
                    .filter(Diagnostic::isError)
                    .findFirst()
                    .orElseThrow();
            problems.add(
                    fields.node("game").span(),
                    Message.of("the rules of '{0}' have mistakes", game),
                    Message.of("{0}: {1}", first.span(), first.trouble().said()),
                    "mend the rules first");
        }
        return result.game().orElse(null);
    }

    private void checkRules(CheckedGame checked) {
        DataNode rules = fields.node("rules");
        for (DataNode item : rules instanceof DataNode.Listed list
                ? list.items()
                : rules == null ? List.<DataNode>of() : List.of(rules)) {
            if (item instanceof DataNode.Value value && !checked.ruleNumbers().contains(value.written())) {
                ProseReader.unknownRule(value.written(), item.span(), checked, problems);
            }
        }
    }

    private int players(DataNode node, Seats seats) {
        if (node == null) return seats.fewest();
        long count = node instanceof DataNode.Listed list
                ? list.items().size()
                : node instanceof DataNode.Value value && value.plain() instanceof Long number ? number : 0;
        if (count >= seats.fewest() && count <= seats.most()) return (int) count;
        Message range = seats.fewest() == seats.most()
                ? Message.of("{0}", seats.fewest())
                : Message.of("{0} to {1}", seats.fewest(), seats.most());
        problems.add(node.span(), Message.of("the game is for {0} players", range), "", "");
        return 0;
    }
}
