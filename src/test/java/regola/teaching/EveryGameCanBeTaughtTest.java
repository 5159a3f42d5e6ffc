package regola.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Decision;
import regola.engine.value.Move;
import regola.language.model.CheckedGame;
import regola.language.model.Type;
import regola.language.source.SourceText;
import regola.teaching.check.Finding;
import regola.teaching.check.LessonCheck;
import regola.teaching.read.LessonFile;

/**
 * A lesson made of the bare rules, with every kind of step, works for every game that there is: nothing here knows one.
 */
class EveryGameCanBeTaughtTest {

    @TestFactory
    Stream<DynamicTest> everyKindOfStepWorksInEveryGame() {
        return ShippedLessons.GAMES.ids().stream()
                .map(game -> DynamicTest.dynamicTest(game, () -> {
                    CheckedGame checked =
                            ShippedLessons.GAMES.compile(game, List.of()).game().orElseThrow();
                    Ruleset rules = Ruleset.of(checked, checked.seats().fewest(), Map.of());
                    LessonFile read =
                            LessonFile.read(SourceText.of("lesson.md", lesson(checked, rules)), ShippedLessons.GAMES);
                    List<Finding> errors = LessonCheck.check(TestLessons.whole(read)).stream()
                            .filter(Finding::isError)
                            .toList();
                    assertThat(errors.stream().map(Finding::render).collect(Collectors.joining("\n")))
                            .isEmpty();
                }));
    }

    private static String lesson(CheckedGame game, Ruleset rules) {
        Decision first = Match.start(rules, 1).decision();
        String opening = quoted(first.legal().get(0));
        String last = quoted(first.legal().get(first.legal().size() - 1));
        String seat = rules.names().id(Type.PLAYER, 0);
        return "---\ngame: " + game.id() + "\ntitle: {en: All, it: Tutto}\nidea: {en: All., it: Tutto.}\nrules: ["
                + game.ruleTexts().keySet().iterator().next() + "]\n---\n"
                + step("look", "start: new\ntask: watch\nmoves: [" + opening + "]")
                + step("goes-on", "task: play\nany: true")
                + step("one-move", "start: new\ntask: play\nmoves: [" + last + "]")
                + step(
                        "until",
                        "start: new\ntask: play\nuntil: turn-number() > 1 or number of players >= 2\nwithin: 3\nseats: "
                                + first.byId() + "\nreplies: random")
                + step("find", "task: find\nfind: players")
                + step("predict", "start: new\ntask: predict\nmove: " + opening + "\nask: turn-number() > 1")
                + step("choose", "task: answer\nchoices: [{en: A, it: A, right: true}, {en: B, it: B}]")
                + step("free", "start: new\ntask: free\nseats: " + seat);
    }

    private static String quoted(Move move) {
        return "\"" + move.text() + "\"";
    }

    private static String step(String id, String data) {
        return "\n## " + id + "\n\nen: Do it.\nit: Fallo.\n\n```yaml\n" + data + "\n```\n";
    }
}
