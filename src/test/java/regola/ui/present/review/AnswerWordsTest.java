package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.advice.Advice;
import regola.advice.Adviser;
import regola.advice.AvertedTest;
import regola.advice.Chances;
import regola.advice.Objection;
import regola.advice.Same;
import regola.advice.WhyBetter;
import regola.advice.seen.Blow;
import regola.advice.words.OtherMoves;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Aim;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Small;
import regola.search.Tuning;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Tongue;
import regola.ui.support.KnownRules;
import regola.ui.view.board.Ref;
import regola.ui.view.match.HintView;

/** How bad a move is, in each of the words that there are for it. */
class AnswerWordsTest {
    private static Match lids() {
        return Match.start(Small.rules("src/test/resources/advice/lids.rules", Map.of()), 1);
    }

    private static HintView said(Match match, Objection objection, String language) {
        return words(match, language).answer(objection);
    }

    private static HintView asked(Match match, Objection objection, Advice hint) {
        return words(match, "en").answer(objection, Foremost.isMeant(objection, hint));
    }

    private static HintWords words(Match match, String language) {
        return new HintWords(new Consulted(0, match, new Tongue(match.rules(), language), match.decider()));
    }

    /** What the hint rings is what it would do; any other one that is as good is only as good. */
    @Test
    void ofMovesThatAreAsGoodThoseAreDoneTooThatTheHintHasRinged() {
        Match match = Match.start(Shipped.rules("china-moon", 3), 1);
        List<Move> legal = match.decision().legal();
        Adviser adviser = new Adviser(Tuning.of(match.rules()), Budget.ofIterations(50), 1);
        Advice found = adviser.hint(match, 3, () -> false);
        Move ringed = legal.get(legal.size() - 1);
        WhyBetter most = new WhyBetter.Apart(ringed, new Chances.OnlyOne());
        Advice hint = new Advice(legal, List.of(most), 0.5, found.grounds());
        Objection first = adviser.against(match, 0, hint, 3, () -> false);
        Objection last = adviser.against(match, legal.size() - 1, hint, 3, () -> false);
        assertThat(first.move()).as("the best").isEqualTo(first.better());
        assertThat(asked(match, first, hint).head()).isEqualTo("That is fine.");
        assertThat(asked(match, last, hint).head()).isEqualTo("I would do that too.");
    }

    /** What is wrong with the move itself is said first, and not only what another one has. */
    @Test
    void whoLeavesAMillLyingHearsThat() {
        Match match = Match.start(Shipped.rules("nine-mens-morris", 2), 1);
        for (String move : List.of("place a1", "place g7", "place d1", "place f6")) match.play(move);
        Adviser adviser = new Adviser(Tuning.of(match.rules()), Budget.ofIterations(2_000), 1);
        Advice hint = adviser.hint(match, 3, () -> false);
        int idle = match.decision().legal().stream().map(Move::text).toList().indexOf("place b4");
        Objection answer = adviser.against(match, idle, hint, 3, () -> false);
        assertThat(said(match, answer, "en").sentence()).startsWith("You miss a mill: Place g1.");
        assertThat(said(match, answer, "it").sentence()).startsWith("Ti lasci sfuggire un mulino: Metti g1.");
    }

    /** Of no great weight to the search, but whoever plays it sees at once what comes of it. */
    @Test
    void whatIsTakenForNothingIsNotCalledNearlyAsGood() {
        Match match = AvertedTest.placed();
        Adviser adviser = new Adviser(Tuning.of(match.rules()), Budget.ofIterations(3_000), 1);
        Advice hint = adviser.hint(match, 3, () -> false);
        int idle = match.decision().legal().stream().map(Move::text).toList().indexOf("place a4");
        Objection answer = adviser.against(match, idle, hint, 3, () -> false);
        assertThat(answer.isNear()).isTrue();
        assertThat(said(match, answer, "en").head()).isEqualTo("Weaker.");
        assertThat(said(match, answer, "en").sentence())
                .matches("Black could answer “Place ..”\\. Black makes a mill\\. You get nothing in return\\.");
    }

    /** Under one of eight lids waits the end. */
    @Test
    void whatSeldomLosesTheMatchIsRiskyAndItIsSaidHowOftenAndByWhat() {
        Match match = lids();
        Ruleset rules = match.rules();
        Adviser adviser = new Adviser(KnownRules.tuning(rules), Budget.ofIterations(2_000), 1);
        Advice hint = adviser.hint(match, 3, () -> false);
        assertThat(hint.best().text()).isEqualTo("wait");
        Objection lift = adviser.against(match, 0, hint, 3, () -> false);
        Blow blow = lift.blow();
        assertThat(blow.ends()).isTrue();
        assertThat(said(match, lift, "en").head()).isEqualTo("Risky.");
        assertThat(said(match, lift, "en").sentence())
                .startsWith("Possible about ")
                .endsWith("A pike eats Red! The other one is alone.");
        assertThat(said(match, lift, "it").head()).isEqualTo("Rischiosa.");
        assertThat(said(match, lift, "it").sentence())
                .startsWith("Può succedere circa una volta su ")
                .endsWith("Un luccio mangia Rosso! L'altro è da solo.");
    }

    /** A move of one's own that did something good is not blamed for that. */
    @Test
    void whatAMoveBringsIsGrantedBeforeItIsSaidWhatSpeaksAgainstIt() {
        Match match = Match.start(Shipped.rules("nine-mens-morris", 2), 1);
        Event jumps = Event.saying(Event.Kind.RULE, "NM-6.2", RED_JUMPS, "take-one", -1);
        Event told = Event.saying(Event.Kind.TOLD, "NM-6.2", RED_JUMPS, null, -1);
        assertThat(said(match, answered(match, List.of(jumps), List.of()), "en").sentence())
                .startsWith("It does bring you a mill.")
                .doesNotContain("At once");
        assertThat(said(match, answered(match, List.of(jumps), List.of()), "it").sentence())
                .startsWith("È vero, ti dà un mulino.");
        assertThat(said(match, answered(match, List.of(told), List.of()), "en").sentence())
                .startsWith("At once: Red's frog jumps and jumps again.");
    }

    /** That somebody could answer so tells little, as long as it does not end the match. */
    @Test
    void anAnswerThatEndsNothingIsToldWithWhatTheBestMoveDoesMore() {
        Match match = frogs();
        Event jumps = Event.saying(Event.Kind.RULE, "AF-5.3", RED_JUMPS, "jump-on", -1);
        Event end = Event.saying(Event.Kind.FINISHED, "AF-7.1", Spoken.of("Red wins.", "Vince Rosso."), null, -1);
        assertThat(said(match, answered(match, List.of(), List.of(jumps)), "en").sentence())
                .startsWith("It could go on like this: Red's frog jumps and jumps again. Better: ")
                .endsWith("With it your largest group has 8 frogs, but only 3 with your move.");
        assertThat(said(match, answered(match, List.of(), List.of(jumps, end)), "en")
                        .sentence())
                .doesNotContain("largest group");
    }

    /** Whoever has joined more frogs than the better move would is told so first, and then what speaks against it. */
    @Test
    void whatAMoveBringsMoreOfIsGranted() {
        Match match = frogs();
        int joining = -1;
        int apart = -1;
        Random random = new Random(2);
        while (joining < 0) {
            match.playIndex(random.nextInt(match.legalCount()));
            long here = match.isOver() ? 0 : match.aim(0, match.decider());
            for (int move = 0; !match.isOver() && move < match.legalCount(); move++) {
                Match after = match.copy();
                after.playIndex(move);
                if (after.isOver()) continue;
                if (after.aim(0, match.decider()) > here) joining = move;
                if (after.aim(0, match.decider()) < here) apart = move;
            }
            if (apart < 0) joining = -1;
        }
        assertThat(said(match, held(match, joining, apart), "en").sentence())
                .startsWith("It is true: then your largest group has ");
        assertThat(said(match, held(match, joining, apart), "it").sentence())
                .startsWith("È vero: così nel tuo gruppo più grande ");
        assertThat(said(match, held(match, apart, joining), "en").sentence()).doesNotContain("It is true");
    }

    private static Objection held(Match match, int asked, int better) {
        List<Move> legal = match.decision().legal();
        return new Objection(
                legal.get(asked),
                List.of(legal.get(better)),
                false,
                false,
                false,
                List.of(),
                0.12,
                0.01,
                0.6,
                List.of(),
                List.of(),
                false,
                null,
                List.of(),
                List.of(legal.get(asked)));
    }

    @Test
    void whereThereIsOnlyOneMoveNobodyIsAskedForAnother() {
        Match match = Match.start(Shipped.rules("china-moon", 3), 5);
        while (match.legalCount() > 1) match.playIndex(match.legalCount() - 1);
        Advice only = new Advice(match.decision().legal(), List.of(), 0.5, null);
        HintView hint = words(match, "en").whole(only);
        assertThat(hint.head()).isEqualTo("There is only this.");
        assertThat(hint.hasOthers()).isFalse();
        assertThat(hint.isAllAlike()).isFalse();
        Match before = Match.start(Shipped.rules("china-moon", 3), 5);
        Advice first = new Advice(before.decision().legal().subList(0, 1), List.of(), 0.5, null);
        assertThat(words(before, "en").whole(first).hasOthers()).isTrue();
    }

    /** A word that special squares are called by too is the name of a thing: what follows is where it goes. */
    @Test
    void aBounceGoesToAPlaceAndDoesNotBounceIt() {
        Match match = Match.start(Shipped.rules("china-moon", 3), 5);
        while (!match.decision().id().equals("bounce")) match.playIndex(0);
        Move bounce = match.decision().legal().get(0);
        Manner naming = Manner.of("en").naming(true);
        assertThat(new Names(match.rules(), naming).of(bounce)).startsWith("Bounce → ");
        assertThat(new Names(match.rules(), Manner.of("it").naming(true)).of(bounce))
                .startsWith("Rimbalzo → ");
    }

    @Test
    void aLongListOfWhatNoRingShowsIsToldByItsNumber() {
        Match match = lids();
        List<Move> legal = match.decision().legal();
        Move wait = legal.stream()
                .filter(move -> move.text().equals("wait"))
                .findFirst()
                .orElseThrow();
        Advice many = new Advice(List.of(legal.get(0), wait, wait, wait, wait), List.of(), 0.5, null);
        assertThat(words(match, "en").whole(many).sentence()).contains("Also 4 that no ring shows, such as: Wait.");
    }

    /** A ring that is to be turned is found by its knob and not by its name. */
    @Test
    void theKnobOfAMoveThatTurnsIsRinged() {
        Match match = Match.start(Shipped.rules("moulin-rouge", 2), 5);
        Move turn = null;
        for (int i = 0; turn == null; i++) {
            match.playIndex(i % match.legalCount());
            turn = match.decision().legal().stream()
                    .filter(move -> move.text().startsWith("turn"))
                    .findFirst()
                    .orElse(null);
        }
        Move other = match.decision().legal().stream()
                .filter(move -> !move.text().startsWith("turn"))
                .findFirst()
                .orElseThrow();
        Advice both = new Advice(List.of(turn, other), List.of(), 0.5, null);
        assertThat(words(match, "en").whole(both).overlay().rings()).contains(Ref.move(turn.text()));
        assertThat(words(match, "en").whole(both).sentence())
                .as("what is ringed need not be read")
                .doesNotContain("Also");
        assertThat(words(match, "en").shown(turn).rings()).contains(Ref.move(turn.text()));
        assertThat(words(match, "en").shown(other).rings()).noneMatch(ring -> ring.sort() == Ref.Sort.MOVE);
    }

    private static final Spoken RED_JUMPS =
            Spoken.of("Red's frog jumps and jumps again.", "La rana di Rosso fa un balzo dopo l'altro.");

    private static Match frogs() {
        return Match.start(Shipped.rules("army-of-frogs", 2), 1);
    }

    /** @return much weaker than the best, with which there is a larger group */
    private static Objection answered(Match match, List<Event> atOnce, List<Event> events) {
        Aim joined = match.rules().aims().get(0);
        WhyBetter larger = new WhyBetter.Counts(
                joined,
                null,
                8 * joined.unit(),
                3 * joined.unit(),
                WhyBetter.Counts.Horizon.NOW,
                0,
                false,
                OtherMoves.ALIKE,
                Map.of());
        List<Move> legal = match.decision().legal();
        return new Objection(
                legal.get(0),
                List.of(legal.get(0)),
                false,
                false,
                false,
                atOnce,
                0.3,
                0.01,
                0.6,
                List.of(),
                events,
                false,
                null,
                List.of(larger),
                List.of(legal.get(0)));
    }

    @ParameterizedTest
    @CsvSource({
        "0.01, 0.01, Nearly as good as the best., Buona quasi quanto la migliore.",
        "0.05, 0.01, A little weaker., Un po' più debole.",
        "0.12, 0.01, Weaker., Più debole.",
        "0.30, 0.01, Much weaker., Molto più debole.",
        "0.12, 0.20, Nearly as good as the best., Buona quasi quanto la migliore."
    })
    void howMuchItCostsIsSaidInStepsThatPeopleFeel(double loss, double noise, String english, String italian) {
        Match match = lids();
        List<Move> legal = match.decision().legal();
        Objection objection = new Objection(
                legal.get(0),
                List.of(legal.get(legal.size() - 1)),
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
                List.of(legal.get(0)));
        assertThat(said(match, objection, "en").head()).isEqualTo(english);
        assertThat(said(match, objection, "it").head()).isEqualTo(italian);
        for (String language : List.of("en", "it"))
            assertThat(HintFaults.of(said(match, objection, language))).isEmpty();
    }

    /** That it is hard to tell teaches nothing: what one of the two brings does, or what they have in common. */
    @Test
    void ofAMoveThatIsNearlyAsGoodItIsSaidWhatItBringsOrWhatBothHave() {
        Match match = lids();
        List<Move> legal = match.decision().legal();
        WhyBetter larger = answered(match, List.of(), List.of()).reasons().get(0);
        assertThat(near(match, new WhyBetter.Apart(legal.get(0), larger))).startsWith("Both are good. Yours: ");
        assertThat(near(match, new Same())).startsWith("Both are good. In all that counts they come to the same");
        assertThat(near(match, null)).startsWith("Both are good: I tried many ways to go on");
    }

    private static String near(Match match, WhyBetter known) {
        List<Move> legal = match.decision().legal();
        Objection objection = new Objection(
                legal.get(0),
                List.of(legal.get(legal.size() - 1)),
                false,
                false,
                false,
                List.of(),
                0.01,
                0.01,
                0.6,
                List.of(),
                List.of(),
                false,
                null,
                known == null ? List.of() : List.of(new Objection.NearlyAs(known)),
                List.of(legal.get(0)));
        return said(match, objection, "en").sentence();
    }
}
