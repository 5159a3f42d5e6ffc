package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.engine.value.Answer;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.Shipped;
import regola.language.model.Type;

/** Asking before playing: in words, and by pointing. */
class AskingTest {
    private static final Ruleset RULES = Shipped.rules("china-moon", 3);

    private static Match match() {
        Match match = Match.start(RULES, 3);
        match.play("hop green-1 a2");
        match.play("hop red-1 a3");
        return match;
    }

    private static String answer(Match match, String text, String language) {
        Answer answer = match.ask(text);
        if (answer instanceof Answer.Refused refused)
            return refused.why().rule() + " " + refused.why().text(language);
        if (answer instanceof Answer.NotUnderstood not) return not.message().text(language);
        return "legal " + ((Answer.Legal) answer).move();
    }

    @Test
    void aLegalMoveIsAnsweredWithItself() {
        assertThat(answer(match(), "  hop   green-2  a4 ", "en")).isEqualTo("legal hop green-2 a4");
    }

    @Test
    void theFirstRequirementThatFailsIsTheReason() {
        Match match = match();
        assertThat(answer(match, "hop green-1 a5", "en")).startsWith("CM-5.5 ");
        assertThat(answer(match, "hop green-2 a3", "it"))
                .isEqualTo("CM-5.8 Su una ninfea c'è posto per una sola rana.");
        assertThat(answer(match, "hop green-2 a5", "en"))
                .isEqualTo("CM-5.7 Hop 3 goes 2 free pads; here it would be 3.");
        assertThat(answer(match, "pass", "en")).startsWith("CM-5.12 ");
        Why why = ((Answer.Refused) match.ask("hop green-2 a5")).why();
        assertThat(why.span().source().name()).isEqualTo("china-moon.rules");
        assertThat(why.things()).extracting(Thing::id).containsExactly("green-2", "a5");
    }

    @Test
    void whatIsNotUnderstoodIsSaidInBothLanguages() {
        Match match = match();
        assertThat(answer(match, "hop gren-2 a5", "en"))
                .startsWith(
                        "No piece is called 'gren-2'. Did you mean 'green-2'? Now: Hop 3 of 3: Red hops another frog")
                .as("only what is legal: one may not pass")
                .endsWith("Moves here: hop (frog) (to).");
        assertThat(answer(match, "hop gren-2 a5", "it"))
                .startsWith("Niente di tipo pezzo si chiama 'gren-2'. Intendevi 'green-2'? Ora: Salto 3 di 3: Rosso");
        assertThat(answer(match, "hup green-2 a5", "en"))
                .startsWith("'hup green-2 a5' is no move. Did you mean 'hop'?");
        assertThat(answer(match, "hop green-2", "en")).startsWith("'hop green-2' has too few or too many words.");
        assertThat(answer(match, "", "en")).startsWith("'' is no move.");
    }

    /** A rule file need not say which rule answers another kind of move than is asked for. */
    @Test
    void withoutARuleForItAnotherKindOfMoveIsSimplyNotAskedForNow() {
        Match match = Match.start(
                SampleRules.written(
                        "board hill",
                        "  sites s1 .. s3 from 0, 0 to 2, 0",
                        "pieces stones: 1 stone",
                        "turn",
                        "  choose put by mover",
                        "    option put (to in [s1, s2])",
                        "  choose take by mover",
                        "    option take (what in stones)",
                        "  finish drawn"),
                1);
        assertThat(answer(match, "take stone", "en"))
                .startsWith("'take stone' is not asked for now.")
                .endsWith("Moves here: put (to).");
        assertThat(answer(match, "put s3", "en")).startsWith("'put s3' names something that cannot be chosen here.");
    }

    @Test
    void aRuleFileSaysWhichRuleAnswersWhatIsNotAskedForAndWhatIsNotThere() {
        Match match = Match.start(
                SampleRules.written(
                        "board hill",
                        "  sites s1 .. s3 from 0, 0 to 2, 0",
                        "pieces stones: 1 stone",
                        "turn",
                        "  choose put by mover",
                        "    option put (to in [s1])",
                        "    refuse put (to not in hill)",
                        "      because S-1 en \"There is nothing.\" it \"Non c'è niente.\"",
                        "    refuse all else",
                        "      because S-2 en \"Not now.\" it \"Non ora.\"",
                        "  choose take by mover",
                        "    option take (what in stones)",
                        "  finish drawn"),
                1);
        assertThat(answer(match, "put s9", "en")).isEqualTo("S-1 There is nothing.");
        assertThat(answer(match, "put box", "it")).isEqualTo("S-1 Non c'è niente.");
        assertThat(answer(match, "put s3", "en"))
                .as("it is there, but cannot be chosen")
                .isEqualTo("S-2 Not now.");
        assertThat(answer(match, "take stone", "it")).isEqualTo("S-2 Non ora.");
        assertThat(answer(match, "take stones", "en"))
                .as("whatever is taken, nothing is to be taken")
                .isEqualTo("S-2 Not now.");
        assertThat(answer(match, "tike stone", "en")).startsWith("'tike stone' is no move.");
        assertThat(match.decision().forms())
                .as("what is refused is no form of its own")
                .hasToString("[put (to)]");
    }

    private static List<Thing> things(String... ids) {
        return Stream.of(ids).map(RULES.names()::find).toList();
    }

    @Test
    void pointingFindsTheMovesThatUseAThing() {
        Match match = match();
        assertThat(match.movesWith(things("green-2"))).hasToString("[hop green-2 a4]");
        assertThat(match.movesWith(things("a4"))).hasSizeGreaterThan(3);
        assertThat(match.movesWith(things("a4", "green-2"))).hasToString("[hop green-2 a4]");
        assertThat(match.whyNot(things("green-2"))).isEmpty();
    }

    @Test
    void pointingAtWhatIsNotAllowedGivesTheNearestReasonFirst() {
        Match match = match();
        assertThat(match.whyNot(things("green-1"))).extracting(Why::rule).containsExactly("CM-5.5");
        assertThat(match.whyNot(things("green-2", "a3"))).extracting(Why::rule).containsExactly("CM-5.8");
        assertThat(match.whyNot(things("a3")).get(0).rule()).isEqualTo("CM-5.8");
        assertThat(match.whyNot(things("orange"))).isEmpty();
    }

    /** In a game whose moves name sites, pointing at a piece means its site. */
    @Test
    void aPieceStandsForItsSite() {
        Ruleset rules = Shipped.rules("nine-mens-morris", 2);
        Match match = Match.start(rules, 1);
        match.play("place a7");
        int a7 = (int) rules.names().find("a7").number();
        Thing man = rules.names().thing(Type.PIECE, match.execution().state.top[a7]);
        List<Why> whys = match.whyNot(List.of(man));
        assertThat(whys.get(0).text("en")).isEqualTo("There is already a man there.");
    }

    /** Who points at an own man wants to walk with it, even while men are still to be placed. */
    @Test
    void whatOneMightDoWithAThingLaterIsMeantBeforeWhatCouldNeverBeDoneWithIt() {
        Ruleset rules = Shipped.rules("nine-mens-morris", 2);
        Match match = Match.start(rules, 1);
        Stream.of("a7", "d7", "g7").forEach(point -> match.play("place " + point));
        Why own = match.whyNot(List.of(rules.names().find("d7"))).get(0);
        assertThat(own.text("en"))
                .isEqualTo("You have men in hand: place one on a free point. Men walk when all are placed.");
        assertThat(own.form()).isEqualTo("move");
        assertThat(own.things())
                .as("no other place is meant")
                .extracting(Thing::id)
                .containsExactly("d7");
        Why other = match.whyNot(List.of(rules.names().find("a7"))).get(0);
        assertThat(other.text("en")).isEqualTo("There is already a man there.");
        assertThat(other.form()).isEqualTo("place");
    }

    @Test
    void asksNothingOfAMatchThatIsOver() {
        Match match = match();
        Playout.random(match, 1, 10_000);
        assertThat(match.isOver()).isTrue();
        assertThat(answer(match, "hop green-2 a4", "it")).isEqualTo("La partita è finita.");
        assertThat(match.whyNot(things("green-1"))).isEmpty();
        assertThat(match.outcome().winners()).isNotEmpty();
        assertThat(match.outcome().scores()).hasSize(3);
    }
}
