package regola.workshop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.language.CompileRequest;
import regola.language.Shipped;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;

/** A match goes on under rules that are being changed. */
class RehearsalTest {
    private static final String GAME = """
            game stones
              title en "Stones" it "Sassi"
              players 2: red, green
            setting longest: 1 to 5 = 2                                    ST-2
              en "Steps at most" it "Passi al massimo"
            board field
              sites a1 .. a5 from 0, 0 to 4, 0
              path a1 -> a2 .. a5
            pieces stones: 2 "{player}-{n}" for each player
            start
              move stones to a1
            turn
              choose step by mover                                         ST-1
                option step (stone in stones) (to in field)
                  require to in ahead of site of stone
                    because ST-1.1 en "Back." it "Indietro."
                  require distance(site of stone, to) <= longest
                    because ST-1.2 en "Too far." it "Troppo lontano."
                  then
                    do walk(stone, to)
            rule walk(stone: piece, to: site)                              ST-3
              en "{stone} walks." it "{stone} cammina."
              move stone to to
            """;

    private static Ruleset rules(String text) {
        CheckedGame game = Shipped.compiled(new CompileRequest(SourceText.of("stones.rules", text), List.of()));
        return Ruleset.of(game, 2, Map.of());
    }

    /** What the text says of the set-up is seen at once; only what was played since is kept. */
    @Test
    void aBeginningIsSetUpAnew() {
        Ruleset changed = rules(GAME.replace("move stones to a1", "move stones to a3"));
        Rehearsal.Taken taken = played().under(changed);
        assertThat(taken.isSame()).isTrue();
        assertThat(taken.course().match().position().toString()).contains("a3");

        Rehearsal later = played("step red-1 a2").under(changed).course();
        assertThat(later.match().position().toString()).contains("a2").doesNotContain("a3");
        later.goTo(0);
        assertThat(later.match().position().toString()).contains("a3");
    }

    private static Rehearsal played(String... moves) {
        Rehearsal course = Rehearsal.begin(rules(GAME), 7);
        for (String text : moves) {
            Move move = course.match().decision().legal().stream()
                    .filter(each -> each.text().equals(text))
                    .findFirst()
                    .orElseThrow();
            course.play(move);
        }
        return course;
    }

    @Test
    void itStandsWhereItStoodIfThatFits() {
        Rehearsal course = played("step red-1 a3", "step green-1 a2");
        Rehearsal.Taken taken = course.under(rules(GAME.replace("to 5 = 2 ", "to 5 = 1 ")));
        assertThat(taken.isSame()).isTrue();
        assertThat(taken.to()).isEqualTo(2);
        assertThat(taken.course().last()).isEqualTo(2);
        assertThat(taken.course().match().position().fields().get("zones").toString())
                .isEqualTo(course.match().position().fields().get("zones").toString());
        assertThat(taken.course().match().decision().legal())
                .extracting(Move::text)
                .contains("step red-1 a4")
                .doesNotContain("step red-1 a5");
    }

    /** Who has won is for the rules of now to say: a rule that ends a match can be taken out after it did. */
    @Test
    void whatEndedAMatchIsAskedAgain() {
        String won = GAME.replace("turn\n", """
                turn
                  if some stones on a5
                    finish won by next-player(mover) ST-4
                      en "There." it "Arrivato."
                """);
        Rehearsal course = Rehearsal.begin(rules(won), 7);
        for (String text : List.of("step red-1 a3", "step green-1 a2", "step red-1 a5"))
            course.play(course.match().decision().legal().stream()
                    .filter(move -> move.text().equals(text))
                    .findFirst()
                    .orElseThrow());
        assertThat(course.match().isOver()).isTrue();

        Rehearsal.Taken taken = course.under(rules(GAME));
        assertThat(taken.isSame()).isTrue();
        assertThat(taken.course().match().isOver()).as("nothing ends it now").isFalse();
        assertThat(taken.course().match().position().toString()).contains("a5");
        assertThat(taken.course().under(rules(won)).course().match().isOver())
                .as("the rule is put back")
                .isTrue();
    }

    @Test
    void elseAtTheLatestMomentThatFits() {
        Rehearsal course = played("step red-1 a3", "step green-1 a2", "step red-1 a5", "step green-1 a4");
        String shorter = GAME.replace("a1 .. a5 from 0, 0 to 4, 0", "a1 .. a4 from 0, 0 to 3, 0")
                .replace("a2 .. a5", "a2 .. a4");
        Rehearsal.Taken taken = course.under(rules(shorter));
        assertThat(taken.anew()).isFalse();
        assertThat(taken.from()).isEqualTo(4);
        assertThat(taken.to()).isEqualTo(2);
        assertThat(taken.course().now().move().text()).isEqualTo("step green-1 a2");
        taken.course().goTo(0);
        assertThat(taken.course().now().number()).isZero();
    }

    @Test
    void elseItBeginsAnew() {
        Rehearsal course = played("step red-1 a3");
        Rehearsal.Taken taken = course.under(rules(GAME.replace("pieces stones: 2", "pieces stones: 3")
                .replace("pieces stones", "pieces pebbles")
                .replace("\"{player}-{n}\"", "\"pebble-{player}-{n}\"")
                .replace("stones to a1", "pebbles to a1")
                .replace("stone in stones", "stone in pebbles")));
        assertThat(taken.anew()).isTrue();
        assertThat(taken.course().at()).isZero();
    }

    @Test
    void rulesWithWhichNothingBeginsChangeNothing() {
        Rehearsal course = played("step red-1 a3");
        String broken = GAME.replace("  move stones to a1", "  move stones to one (field - field)")
                .replace("stones: 2", "pebbles: 2")
                .replace("move stones", "move pebbles")
                .replace("stone in stones", "stone in pebbles")
                .replace("{player}-{n}", "p-{player}-{n}");
        assertThatThrownBy(() -> course.under(rules(broken))).isInstanceOf(RuleFailure.class);
        assertThat(course.now().number()).isEqualTo(1);
    }

    @Test
    void whatComesAfterIsForgottenWhenSomethingElseIsPlayed() {
        Rehearsal course = played("step red-1 a3", "step green-1 a2");
        course.goTo(1);
        course.play(course.match().decision().legal().get(0));
        assertThat(course.last()).isEqualTo(2);
        course.goTo(99);
        assertThat(course.at()).isEqualTo(2);
    }
}
