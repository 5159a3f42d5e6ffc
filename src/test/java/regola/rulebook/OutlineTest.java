package regola.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.Shipped;
import regola.language.model.CheckedGame;
import regola.language.model.Reason;
import regola.language.source.SourceText;

class OutlineTest {
    private static List<String> topics(Ruleset rules) {
        return Outline.of(rules).topics().stream().map(Topic::id).toList();
    }

    private static Topic topic(Ruleset rules, String id) {
        return Outline.of(rules).topics().stream()
                .filter(topic -> topic.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> numbers(List<Reason> reasons) {
        return reasons.stream().map(Reason::rule).toList();
    }

    @Test
    void topicsStandInTheOrderInWhichTheyComeUpInATurn() {
        assertThat(topics(Shipped.rules("china-moon", 3)))
                .containsExactly("choose-hop", "take-flower", "bounce", "silly-frog", "butterfly", "arrive");
        assertThat(topics(Shipped.rules("moulin-rouge", 2)))
                .containsExactly("act-place", "act-move", "act-turn", "reward", "mill-made", "capture", "eliminate");
    }

    @Test
    void whatForbidsAMoveIsToldInTheOrderInWhichALearnerIsTold() {
        Topic turn = topic(Shipped.rules("moulin-rouge", 2), "act-turn");
        assertThat(numbers(turn.decisions().get(0).forbids())).containsExactly("MR-5.6.2", "MR-5.6.3", "MR-5.6.6");
        Topic silly = topic(Shipped.rules("china-moon", 3), "silly-frog");
        assertThat(silly.mark().name()).isEqualTo("silly-frog");
        assertThat(numbers(silly.decisions().get(0).forbids())).contains("CM-5.32", "CM-5.36");
    }

    /** Where there are no logs and no whirlpools nobody reads of them, nor of what comes of them alone. */
    @Test
    void whatTheSettingsLeaveOutIsNotTold() {
        List<String> all = topics(Shipped.rules("croak", 2));
        assertThat(all).contains("land-on-log", "whirlpool", "mosquito");
        Ruleset beginner = Shipped.rules("croak", Map.of("logs", List.of(0L), "whirlpools", List.of(0L)));
        assertThat(topics(beginner)).contains("mosquito").noneMatch(id -> id.contains("log") || id.contains("whirl"));
        for (Topic topic : Outline.of(beginner).topics())
            for (Topic.Asked asked : topic.decisions())
                assertThat(numbers(asked.forbids())).as(topic.id()).noneMatch(number -> number.startsWith("CR-6.7"));
    }

    @Test
    void whatTheSettingsRuleOutIsNotTold() {
        assertThat(topics(Shipped.rules("moulin-rouge", Map.of("turnable-rings", List.of(2L)))))
                .doesNotContain("act-turn");
        assertThat(numbers(Outline.of(Shipped.rules("moulin-rouge", Map.of("repetition", List.of(0L))))
                        .endings()))
                .doesNotContain("MR-7.5.1");
        Topic put = topic(Shipped.rules("reversi", 2), "act-put");
        Topic free = topic(Shipped.rules("reversi", 2, "free-opening"), "act-put");
        assertThat(numbers(put.decisions().get(0).forbids())).doesNotContain("RV-3.3");
        assertThat(numbers(free.decisions().get(0).forbids())).contains("RV-3.3");
        Ruleset usual = Shipped.rules("nin-jan", 2);
        Ruleset polite = Shipped.rules("nin-jan", 2, "optional-take");
        assertThat(numbers(topic(usual, "activate-add").decisions().get(0).forbids()))
                .contains("NJ-5.20");
        assertThat(numbers(topic(polite, "activate-add").decisions().get(0).forbids()))
                .doesNotContain("NJ-5.20");
    }

    /** Six pieces never fill nine places; ten do. */
    @Test
    void whatAFullBoardMeansIsToldOnlyWhereThereArePiecesEnough() {
        for (int each : new int[] {3, 5}) {
            String text = """
                    game full
                      title en "Full" it "Pieno"
                      players 2: red, blue

                    board square F-1
                      grid 3 by 3 joined around
                    pieces men, alike: %s "{player}-man" for each player F-1

                    turn F-2
                      choose act by mover
                        option put (to in square)
                          require no men on to
                            because F-2.1 en "Taken." it "Occupato."
                          then
                            move one men of mover on box to to
                        if none
                          finish drawn F-3
                            en "Nothing to do." it "Niente da fare."
                      if every s in square where some men on s
                        finish drawn F-3.1
                          en "All is full." it "Tutto è pieno."
                    """.formatted(each);
            CheckedGame game = RuleCompiler.compile(CompileRequest.of(SourceText.of("full.rules", text)))
                    .game()
                    .orElseThrow();
            assertThat(numbers(Outline.of(Ruleset.of(game, 2, Map.of())).endings())
                            .contains("F-3.1"))
                    .isEqualTo(each == 5);
        }
    }

    /** Who wins is told before what is a draw, whatever is asked first. */
    @Test
    void winsAreToldBeforeDraws() {
        assertThat(numbers(Outline.of(Shipped.rules("nine-mens-morris", 2)).endings()))
                .containsExactly("NM-7.2", "NM-7.1", "NM-7.3", "NM-7.3");
    }

    @Test
    void whatAVariantHasChangedIsMarked() {
        Ruleset pro = Shipped.rules("moulin-rouge", 2, "pro");
        assertThat(topic(pro, "act-turn").variants()).containsExactly(0);
        assertThat(topic(pro, "act-place").variants()).isEmpty();
        assertThat(topic(Shipped.rules("china-moon", 3, "one-two-three-hop"), "choose-hop")
                        .variants())
                .containsExactly(0);
        assertThat(Outline.of(Shipped.rules("china-moon", 3, "curse")).changes().end())
                .containsExactly(0);
    }

    @ParameterizedTest
    @MethodSource("regola.language.Shipped#games")
    void momentsShowWhatTheirTopicTells(String game) {
        Ruleset rules = Shipped.rules(game);
        Outline outline = Outline.of(rules);
        Examples found = Examples.find(rules, outline, 1, () -> {});
        assertThat(found.end().after().isOver()).isTrue();
        for (Topic topic : outline.topics()) {
            Example example = found.of(topic.id()).orElse(null);
            if (example == null) continue;
            Match again = example.before().copy();
            for (Move move : example.moves()) again.play(move.text());
            assertThat(again.position()).isEqualTo(example.after().position());
            assertThat(example.events()).as(topic.id()).anyMatch(event -> shows(topic, example, event));
        }
        assertThat(found.byTopic().size())
                .isGreaterThanOrEqualTo(outline.topics().size() * 2 / 3);
    }

    private static boolean shows(Topic topic, Example example, Event event) {
        if (topic.sort() == Topic.Sort.MOVE)
            return topic.decisions()
                    .get(0)
                    .choice()
                    .id()
                    .equals(example.before().decision().id());
        return topic.rules().contains(String.valueOf(event.property()))
                || topic.numbers().contains(event.rule());
    }

    @Test
    void theSameMomentsAreFoundEachTime() {
        Ruleset rules = Shipped.rules("nine-mens-morris", 2);
        Outline outline = Outline.of(rules);
        Examples one = Examples.find(rules, outline, 7, () -> {});
        Examples other = Examples.find(rules, outline, 7, () -> {});
        assertThat(one.byTopic().keySet()).isEqualTo(other.byTopic().keySet()).contains("take-one");
        for (String topic : Set.copyOf(one.byTopic().keySet()))
            assertThat(one.of(topic).orElseThrow().moves())
                    .isEqualTo(other.of(topic).orElseThrow().moves());
    }
}
