package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.advice.Advice;
import regola.advice.Adviser;
import regola.advice.Objection;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Small;
import regola.search.Tuning;
import regola.teaching.draft.LessonDraft;
import regola.ui.present.match.MatchRecord;
import regola.ui.support.KnownRules;
import regola.ui.view.match.HintView;
import regola.ui.view.review.Percents;
import regola.ui.view.review.ReviewView;
import regola.ui.view.review.ReviewView.Stage;

/** A match of pebbles is looked back at: red could have won it with two instead of three. */
class LookBackTest {
    private final List<ReviewView> seen = new ArrayList<>();
    private final Deque<Runnable> beside = new ArrayDeque<>();
    private final LookBack back =
            new LookBack(KnownRules::tuning, 300, Budget.ofIterations(2_400), beside::add, Runnable::run, seen::add);

    static MatchRecord lost(Set<String> computers) {
        return lost(6, List.of("take 3", "take 3"), computers);
    }

    private static MatchRecord lost(long size, List<String> moves, Set<String> computers) {
        Ruleset rules = Small.rules("src/test/resources/cli/heap/heap.rules", Map.of("size", List.of(size)));
        Match match = Match.start(rules, 1);
        moves.forEach(match::play);
        Map<String, String> played = computers.stream().collect(Collectors.toMap(seat -> seat, seat -> "easy"));
        return new MatchRecord(1, rules, 1, null, moves, moves.size(), played, Map.of(), match.position(), true);
    }

    private void work() {
        while (!beside.isEmpty()) beside.remove().run();
    }

    private ReviewView last() {
        return seen.get(seen.size() - 1);
    }

    @Test
    void tellsWhatCostMostAndWhatWasBetter() {
        back.at(lost(Set.of()), Map.of(), Manner.of("en"));
        assertThat(last().stage()).isEqualTo(Stage.WORKING);
        beside.remove().run();

        assertThat(last().stage()).isEqualTo(Stage.READY);
        assertThat(last().chances()).hasSize(3);
        assertThat(last().chances().get(2)).as("green has won").containsExactly(0.0, 1.0);
        assertThat(last().chances().get(0).get(0)).isGreaterThan(0.5);
        assertThat(last().costly()).singleElement().satisfies(costly -> {
            assertThat(costly.moment()).isZero();
            assertThat(costly.seat()).isZero();
            assertThat(costly.person()).isTrue();
            assertThat(costly.played()).isEqualTo("Take 3");
            assertThat(costly.better()).isEqualTo("Take 2");
            assertThat(costly.loss()).isGreaterThan(0.3);
        });
        assertThat(back.better(0).head()).isEqualTo("Better: Take 2");
        assertThat(back.better(1)).isEqualTo(HintView.NONE);
    }

    @Test
    void eachMomentSaysFirstWhatWasDoneAndKeepsTheAnswerBack() {
        back.at(lost(Set.of()), Map.of(), Manner.of("en"));
        beside.remove().run();

        assertThat(last().verdict()).startsWith("One move cost much.");
        ReviewView.Moment moment = last().moments().get(0);
        assertThat(moment.kind()).isEqualTo(ReviewView.Kind.COSTLY);
        assertThat(moment.told().get(0)).as("two persons share the board").isEqualTo("Red, here you chose: Take 3.");
        assertThat(String.join(" ", moment.told())).doesNotContain("Take 2");
        assertThat(moment.answer().get(0)).startsWith("Better: Take 2.");
        assertThat(back.played(0).head()).isEqualTo("Red, here you chose: Take 3.");
        assertThat(back.played(0).overlay().isEmpty()).isTrue();
        assertThat(back.played(0).sentence()).as("nothing is marked").isEmpty();
        assertThat(back.asking(0).stage()).isEqualTo(HintView.Stage.ASKING);
        assertThat(back.asking(0).head())
                .as("the page has said what was chosen")
                .isEqualTo("Find a better move.");
    }

    /** An exercise says of each wrong try what punishes it, or what the better move does, and never tells that. */
    @Test
    void whatIsMissedIsSaidOfEveryWrongTry() {
        back.at(lost(Set.of("green")), Map.of(), Manner.of("en"));
        beside.remove().run();

        LessonDraft.Answers known = back.answers(0).get();
        assertThat(known.good()).containsExactly("take 2");
        assertThat(known.only().text("en")).isEqualTo("Take 2");
        assertThat(known.why().text("en")).as("whoever finds it is told why").isNotBlank();
        assertThat(known.why().text("it")).isNotBlank().isNotEqualTo(known.why().text("en"));
        Map<String, Spoken> missed = known.missed();
        assertThat(missed.get("take 3").text("en"))
                .isEqualTo("Look out for Green. This could happen: Green has taken the last one.");
        assertThat(missed).containsKey("take *");
        assertThat(missed.values()).allSatisfy(words -> {
            assertThat(words.text("en")).isNotBlank().doesNotContainIgnoringCase("take 2");
            assertThat(words.text("it")).isNotBlank().isNotEqualTo(words.text("en"));
        });
        assertThat(back.answers(1)).isNull();
    }

    /** Who has found it is told so, with the reason, and not to play on where nothing is played. */
    @Test
    void whatWasToBeFoundIsSaidToBeFound() {
        back.at(lost(Set.of("green")), Map.of(), Manner.of("en"));
        beside.remove().run();

        HintView found = back.found(0, back.advice(0).best());
        assertThat(found.head()).isEqualTo("Found it!");
        assertThat(back.better(0).sentence())
                .isEqualTo("With the move you played this could happen: Green has taken the last one.");
        assertThat(found.sentence())
                .as("who has just tried a move takes that one for theirs")
                .startsWith("Otherwise this could happen: Green has taken the last one.")
                .doesNotContain("your move")
                .contains("That was the last of the moments.")
                .doesNotContain("play on");
    }

    /** Whoever waits sees the lines grow, and what seems to have cost most. */
    @Test
    void whatIsKnownIsShownBeforeAllOfItIs() {
        back.at(lost(Set.of()), Map.of(), Manner.of("en"));
        beside.remove().run();
        List<ReviewView> working = seen.stream()
                .filter(view -> view.stage() == Stage.WORKING && !view.chances().isEmpty())
                .toList();
        assertThat(working).isNotEmpty();
        assertThat(working.get(0).chances()).hasSize(1);
        assertThat(working.get(0).moves()).hasSize(2);
        assertThat(working)
                .as("moves are named once, not by whoever shows them")
                .allSatisfy(
                        view -> assertThat(view.moves()).isSameAs(working.get(0).moves()));
        assertThat(working.get(working.size() - 1).verdict()).isEqualTo("So far move 1 (Red) seems to have cost most.");
    }

    /** Who opens a corner to the other side has slipped, however little the search makes of it, and is told by what. */
    @Test
    void whatIsGivenAwayForNothingIsASlipAndItIsSaidWhatItGives() {
        Ruleset rules = Shipped.rules("reversi", 2);
        List<String> moves = List.of(
                "put f5", "put f4", "put c3", "put c4", "put f3", "put c2", "put b4", "put a5", "put b2", "put d2",
                "put a4", "put a1");
        Match match = Match.start(rules, 2);
        moves.forEach(match::play);
        MatchRecord played = new MatchRecord(
                1, rules, 2, null, moves, moves.size(), Map.of("white", "easy"), Map.of(), match.position(), false);
        LookBack dull = new LookBack(
                LookBackTest::dull, 300, Budget.ofIterations(2_400), beside::add, Runnable::run, seen::add);
        dull.at(played, Map.of(), Manner.of("en"));
        beside.remove().run();
        ReviewView.Moment slip = last().moments().stream()
                .filter(moment -> moment.moment() == 10)
                .findFirst()
                .orElseThrow();
        assertThat(slip.kind()).isEqualTo(ReviewView.Kind.SLIP);
        String corner =
                "With the move you played White could play “Put a1”: White takes a corner – a disc there is never turned.";
        assertThat(slip.told())
                .as("it did come")
                .contains("In the match this came next: White takes a corner – a disc there is never turned.");
        assertThat(slip.told()).contains("You got nothing in return.");
        assertThat(slip.told()).noneMatch(told -> told.contains("%"));
        assertThat(last().verdict()).startsWith("No single move cost much, but look at move 11. " + corner);
        dull.speak(Manner.of("it"));
        assertThat(last().verdict()).contains("ma guarda la mossa 11");
        back.at(played, Map.of(), Manner.of("en"));
        beside.remove().run();
        assertThat(last().moments())
                .as("whoever looks knows what a corner decides")
                .anyMatch(moment -> moment.moment() == 10 && moment.kind() == ReviewView.Kind.WEAKER);
    }

    /** To whom leads say as little as to those who play at random. */
    private static Tuning dull(Ruleset rules) {
        Tuning sharp = KnownRules.tuning(rules);
        return new Tuning(
                2.5 * sharp.scale(),
                sharp.cut(),
                sharp.prior(),
                sharp.moves(),
                sharp.luck(),
                sharp.finish(),
                sharp.seats(),
                sharp.answers());
    }

    /** Only what nobody can feel to be worse than the best is found; of the rest it is said how it stands. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "take 1 | 0.01 | 0.00 | true  |",
                "take 1 | 0.10 | 0.20 | false | Better than your move, but not the best.",
                "take 1 | 0.20 | 0.00 | false | Better than your move, but not the best.",
                "take 1 | LOSS | 0.00 | false | About as good as your move. Try again.",
                "take 1 | MORE | 0.00 | false | Worse than your move. Try again.",
                "take 3 | 0.01 | 0.00 | false | That is the move you made in the match."
            })
    void aTryIsHeldAgainstTheBestAndAgainstWhatWasMade(
            String tried, String loss, double noise, boolean solves, String head) {
        back.at(lost(Set.of("green")), Map.of(), Manner.of("en"));
        beside.remove().run();
        Move best = back.advice(0).best();
        Move move = move(Match.start(lost(Set.of()).rules(), 1), tried);
        double made = last().moments().get(0).loss();
        assertThat(made).isGreaterThan(0.3);
        double worse = loss.equals("LOSS") ? made : loss.equals("MORE") ? made + 0.1 : Double.parseDouble(loss);
        Objection answer = answer(move, best, worse, noise);
        assertThat(back.solves(0, answer)).isEqualTo(solves);
        if (solves) return;
        HintView said = back.tried(0, answer);
        assertThat(said.head()).isEqualTo(head);
        assertThat(said.sentence()).as("what is best is kept back").isNotBlank().doesNotContain("Take 2");
        if (head.startsWith("Better"))
            assertThat(said.sentence()).contains("In the match it was %d\u00a0%%".formatted(percentAfter()));
        back.speak(Manner.of("it"));
        assertThat(back.tried(0, answer).head()).isNotEqualTo(head);
    }

    /** @return the chance after the move that was made, as the lines show it */
    private long percentAfter() {
        ReviewView.Moment moment = last().moments().get(0);
        return Math.round(100 * last().chances().get(moment.moment() + 1).get(moment.seat()));
    }

    /** What can hardly be told from the best is enough, and the best is told then. */
    @Test
    void whatIsNearlyAsGoodIsEnough() {
        back.at(lost(Set.of("green")), Map.of(), Manner.of("en"));
        beside.remove().run();
        Move near = Match.start(lost(Set.of()).rules(), 1).decision().legal().get(0);
        assertThat(near.text()).isEqualTo("take 1");
        assertThat(back.found(0, near).head()).isEqualTo("Found it!");
        assertThat(back.found(0, near).sentence())
                .startsWith("Nearly as good as the best: that counts too. Best: Take 2.");
        assertThat(back.line(0).get(0).text()).isEqualTo("take 2");
        assertThat(back.line(0, near))
                .as("what is told to be best is what goes on")
                .isEqualTo(back.line(0));
        assertThat(back.followed(0, near, 1).head()).isEqualTo("First Red: Take 2");
        back.speak(Manner.of("it"));
        assertThat(back.found(0, near).sentence()).startsWith("Vale quasi quanto la migliore: conta anche questa.");
    }

    private static Objection answer(Move move, Move best, double loss, double noise) {
        return new Objection(
                move,
                List.of(best),
                false,
                false,
                false,
                List.of(),
                loss,
                noise,
                0.6,
                List.of(),
                List.of(),
                false,
                null,
                List.of(),
                List.of(move));
    }

    /** What was made in the match is not told as what could have been. */
    @Test
    void afterOnesOwnBestMoveWhatCouldHaveBeenBeginsWithWhatComesNext() {
        Ruleset rules = Small.rules("src/test/resources/cli/heap/heap.rules", Map.of("size", List.of(6L)));
        List<String> moves = List.of("take 2", "take 3", "take 1");
        Match match = Match.start(rules, 1);
        moves.forEach(match::play);
        back.at(
                new MatchRecord(1, rules, 1, null, moves, 3, Map.of("green", "easy"), Map.of(), match.position(), true),
                Map.of(),
                Manner.of("en"));
        beside.remove().run();
        assertThat(last().moments()).anyMatch(moment -> moment.moment() == 0 && moment.kind() == ReviewView.Kind.FOUND);
        int steps = back.line(0).size();
        assertThat(steps).isGreaterThan(1);
        assertThat(back.followed(0, 1).head()).isEqualTo("Red did so: Take 2");
        assertThat(back.followed(0, 1).sentence()).startsWith("So it was played.");
        assertThat(back.followed(0, 2).sentence())
                .startsWith("This is how it could have gone: step 1 of " + (steps - 1) + ".");
    }

    /** A way that is shown does not just stop: at its end it is said what it leads to, to whoever is spoken to. */
    @ParameterizedTest
    @CsvSource({
        "green, Your chance would still be about",
        "red green, The chance of Red would still be about",
        "'', The chance of Red would still be about"
    })
    void atTheEndOfAWayItIsSaidWhereItLeads(String computers, String said) {
        Set<String> all = computers.isEmpty() ? Set.of() : Set.of(computers.split(" "));
        back.at(lost(10, List.of("take 3", "take 3", "take 1", "take 3"), all), Map.of(), Manner.of("en"));
        beside.remove().run();
        int steps = back.line(0).size();
        ReviewView.Fall fall = last().moments().get(0).fall();
        assertThat(back.followed(0, steps).sentence()).contains(said + " " + Math.round(100 * fall.from()) + "\u00a0%");
        for (int step = 1; step < steps; step++)
            assertThat(back.followed(0, step).sentence()).doesNotContain(said);
    }

    /** The only person is "you"; a computer player is never. */
    @Test
    void onlyThePersonIsSpokenTo() {
        back.at(lost(Set.of("green")), Map.of(), Manner.of("en"));
        beside.remove().run();
        assertThat(last().moments().get(0).told().get(0)).isEqualTo("Here you chose: Take 3.");

        back.at(lost(Set.of("red", "green")), Map.of(), Manner.of("en"));
        beside.remove().run();
        ReviewView.Moment moment = last().moments().get(0);
        assertThat(moment.told().get(0)).isEqualTo("Here Red chose: Take 3.");
        assertThat(moment.answer().get(0)).isEqualTo("Better: Take 2.");
        assertThat(back.better(0).sentence()).startsWith("With Red's move this could happen: Green");
        back.speak(Manner.of("it"));
        assertThat(back.better(0).sentence()).startsWith("Con la mossa di Rosso può succedere questo. Verde");
    }

    /** What hints had told of a decision is not passed over, and what is to be found is kept back all the same. */
    @Test
    void whatHintsHadToldIsSpokenOf() {
        MatchRecord match = lost(Set.of("green"));
        Match before = Match.start(match.rules(), 1);
        long seen = before.fingerprint(before.decider());
        back.at(match, Map.of(), Manner.of("en"));
        work();
        assertThat(last().moments().get(0).told()).noneMatch(words -> words.contains("hint"));
        Advice known = back.advice(0);
        Move played = move(before, "take 3");
        Adviser adviser = new Adviser(KnownRules.tuning(match.rules()), Budget.ofIterations(2_400), 1);
        Objection objection =
                adviser.against(before, before.decision().legal().indexOf(played), known, seen, () -> false);

        Hinted warned = Hinted.NOTHING.told(known, true).warnedOf(objection);
        back.at(match, Map.of(seen, warned), Manner.of("en"));
        work();
        ReviewView.Moment moment = last().moments().get(0);
        assertThat(moment.told())
                .anyMatch(words -> words.startsWith("The hint had warned of this: Green has taken "))
                .noneMatch(words -> words.contains("Take 2"));
        assertThat(moment.answer().get(0)).isEqualTo("Better: Take 2. The hint had shown it.");
        back.speak(Manner.of("it"));
        assertThat(last().moments().get(0).told())
                .anyMatch(words -> words.startsWith("L'indizio ti aveva avvertito: "));

        back.at(match, Map.of(seen, Hinted.NOTHING.told(known, true)), Manner.of("en"));
        work();
        assertThat(last().moments().get(0).told()).contains("The hint had shown another move.");
        assertThat(last().moments().get(0).answer().get(0)).as("said once").isEqualTo("Better: Take 2.");

        back.at(match, Map.of(seen, Hinted.NOTHING.told(known, false)), Manner.of("en"));
        work();
        assertThat(last().moments().get(0).told()).noneMatch(words -> words.contains("hint"));
        assertThat(last().moments().get(0).answer().get(0))
                .isEqualTo("Better: Take 2. The hint had shown what to begin with.");
    }

    /** Who has been told it has not found it. */
    @Test
    void whatAHintHadShownIsNotWellFound() {
        Ruleset rules = lost(Set.of()).rules();
        List<String> moves = List.of("take 2", "take 3", "take 1");
        Match match = Match.start(rules, 1);
        long seen = match.fingerprint(match.decider());
        moves.forEach(match::play);
        MatchRecord record =
                new MatchRecord(1, rules, 1, null, moves, 3, Map.of("green", "easy"), Map.of(), match.position(), true);
        back.at(record, Map.of(), Manner.of("en"));
        work();
        assertThat(last().moments()).anyMatch(moment -> moment.kind() == ReviewView.Kind.FOUND && moment.moment() == 0);

        back.at(record, Map.of(seen, Hinted.NOTHING.told(back.advice(0), true)), Manner.of("en"));
        work();
        assertThat(last().moments())
                .noneMatch(moment -> moment.kind() == ReviewView.Kind.FOUND && moment.moment() == 0);
    }

    private static Move move(Match match, String text) {
        return match.decision().legal().stream()
                .filter(each -> each.text().equals(text))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatAMoveCostIsSaidInTheNumbersOfTheLines() {
        back.at(lost(Set.of()), Map.of(), Manner.of("en"));
        beside.remove().run();

        ReviewView.Moment moment = last().moments().get(0);
        List<Long> shown = last().chances().stream()
                .map(all -> Math.round(100 * all.get(moment.seat())))
                .toList();
        assertThat(moment.fall().words())
                .isEqualTo("As it was played, the chance of %s to win fell from %s\u00a0%% to %s\u00a0%%."
                        .formatted("Red", shown.get(moment.moment()), shown.get(moment.moment() + 1)));
        assertThat(moment.fall().whose()).isEqualTo("Chance of Red");
    }

    @Test
    void whereNothingCostMuchThereIsSomethingToBeSaidToo() {
        back.at(lost(Set.of("red")), Map.of(), Manner.of("en"));
        beside.remove().run();

        assertThat(last().verdict()).startsWith("No single move cost much: well played.");
        assertThat(last().moments()).isNotEmpty().allSatisfy(moment -> {
            assertThat(moment.kind().isTask()).isFalse();
            assertThat(moment.told()).isNotEmpty();
        });
        assertThat(last().moments())
                .as("with the one pebble too many the match turned")
                .anyMatch(moment -> moment.moment() == 0 && moment.kind() == ReviewView.Kind.LEAPT
                        || moment.kind() == ReviewView.Kind.TURNED);
    }

    @Test
    void theMomentsOfComputersAreNotToldToPeople() {
        back.at(lost(Set.of("red")), Map.of(), Manner.of("en"));
        beside.remove().run();
        assertThat(last().stage()).isEqualTo(Stage.READY);
        assertThat(last().costly()).isEmpty();
    }

    @Test
    void whatIsStoppedSaysNothingMore() {
        back.at(lost(Set.of()), Map.of(), Manner.of("en"));
        back.stop();
        assertThat(last().stage()).isEqualTo(Stage.STOPPED);
        beside.remove().run();
        assertThat(last().stage()).isEqualTo(Stage.STOPPED);
    }

    @Test
    void anotherLanguageSaysTheSame() {
        back.at(lost(Set.of()), Map.of(), Manner.of("en"));
        beside.remove().run();
        back.speak(Manner.of("it"));
        assertThat(last().costly()).hasSize(1);
        assertThat(back.better(0).head()).startsWith("Meglio: ");
        assertThat(beside).as("it need not be computed again").isEmpty();
    }

    private static MatchRecord left() {
        Ruleset rules = Small.rules("src/test/resources/search/chests.rules", Map.of());
        Match match = Match.start(rules, 1);
        List<String> moves = List.of("leave");
        moves.forEach(match::play);
        return new MatchRecord(1, rules, 1, null, moves, moves.size(), Map.of(), Map.of(), match.position(), true);
    }

    @Test
    void tellsWhatCouldBeKnownOfWhatWasHidden() {
        back.at(left(), Map.of(), Manner.of("en"));
        beside.remove().run();
        assertThat(last().costly())
                .singleElement()
                .satisfies(costly -> assertThat(costly.guessed()).isTrue());
        HintView known = back.known(0);
        assertThat(known.stage()).isEqualTo(HintView.Stage.KNOWN);
        assertThat(known.sentence())
                .as("three of four, whatever lies where")
                .isEqualTo("Hidden places: 4. What is in the chest: gold 75\u00a0%, dust 25\u00a0%.");
        assertThat(known.overlay().labels()).as("no chest stands out").isEmpty();
        assertThat(known.overlay().rings())
                .as("each chest that one could go to")
                .hasSize(4);
        back.speak(Manner.of("it"));
        assertThat(back.known(0).sentence()).startsWith("Posti nascosti: 4. Che cosa c'è nel forziere: ");
    }

    @Test
    void whereNothingIsHiddenNothingIsToldOfIt() {
        back.at(lost(Set.of()), Map.of(), Manner.of("en"));
        beside.remove().run();
        assertThat(last().costly()).noneMatch(ReviewView.Moment::guessed);
        assertThat(back.known(0)).isEqualTo(HintView.NONE);
    }

    private static MatchRecord played(List<String> moves) {
        Ruleset rules = Small.rules("src/test/resources/advice/pike.rules", Map.of());
        Match match = Match.start(rules, 1);
        moves.forEach(match::play);
        return new MatchRecord(
                1, rules, 1, null, moves, moves.size(), Map.of(), Map.of(), match.position(), match.isOver());
    }

    @Test
    void whatLostTheMatchAtOnceIsCalledByNameWithWhatTheRulesTell() {
        back.at(played(List.of("stand 2", "stand 3", "swim")), Map.of(), Manner.of("en"));
        beside.remove().run();

        assertThat(last().verdict()).startsWith("One move lost the match at once.");
        ReviewView.Moment moment = last().costly().get(0);
        assertThat(moment.kind()).isEqualTo(ReviewView.Kind.LOST);
        assertThat(moment.told().get(1)).isEqualTo("A pike eats Red! The other one is alone.");
        assertThat(back.better(moment.moment()).sentence()).endsWith("With it you stay in the match.");
        assertThat(String.join(" ", moment.answer()))
                .as("why stands on the page")
                .contains("With it you stay in the match.");
    }

    /** The last move of all may have changed everything: six pebbles, and who took three leaves three. */
    @Test
    void howARunningMatchStandsIsAfterTheLastMove() {
        Ruleset rules = Small.rules("src/test/resources/cli/heap/heap.rules", Map.of("size", List.of(6L)));
        Match match = Match.start(rules, 1);
        match.play("take 3");
        back.at(
                new MatchRecord(1, rules, 1, null, List.of("take 3"), 1, Map.of(), Map.of(), match.position(), false),
                Map.of(),
                Manner.of("en"));
        beside.remove().run();
        assertThat(last().chances().get(0).get(0)).as("before it red could win").isGreaterThan(0.5);
        assertThat(last().verdict()).containsPattern("Chances now, after move 1: Red \\d\\D");
        assertThat(last().chances()).as("before it and after it").hasSize(2);
        assertThat(last().verdict())
                .as("the lines end where the words say")
                .contains("Red " + Percents.of(last().chances().get(1)).get(0) + "\u00a0%");
        back.speak(Manner.of("it"));
        assertThat(last().verdict()).contains("Probabilità ora, dopo la mossa 1: Rosso ");
    }

    @Test
    void aMatchThatWasLeftEarlyHasSomethingToTell() {
        MatchRecord left = played(List.of("stand 2"));
        back.at(
                new MatchRecord(
                        1,
                        left.rules(),
                        1,
                        null,
                        left.moves(),
                        1,
                        Map.of(),
                        Map.of(),
                        left.position(),
                        true,
                        "red",
                        null,
                        List.of()),
                Map.of(),
                Manner.of("en"));
        beside.remove().run();

        assertThat(last().verdict()).contains("Chances in the end: Red ");
        assertThat(last().chances())
                .as("the lines go on to there")
                .hasSize(last().moves().size() + 1);
    }
}
