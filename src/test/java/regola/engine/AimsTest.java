package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.engine.value.Aim;
import regola.engine.value.RuleFailure;
import regola.language.CompileRequest;
import regola.language.Shipped;
import regola.language.source.SourceText;

/** What a rule file says is good to have: told by the ruleset, counted by the match, changed by variants. */
class AimsTest {
    private static final String GAME = """
            game heap
              title en "Heap" it "Mucchio"
              players 2: ann, bob

            pieces stones, alike: 6 stone
            zone pile
            zone hand of each player

            keep last: number = 3

            start
              move stones to pile

            turn
              choose take by mover
                en "Take." it "Prendi."
                option take (n in 1 .. 2)
                  require n <= number of stones on pile
                    because H-1 en "There are not so many." it "Non ce ne sono tanti."
                  then
                    repeat n times
                      move one stones on pile to hand of mover
                      set last = last - 1
              if no stones on pile
                finish won by mover

            aim stones-held of who                                 H-2
              en "stones in hand" it "sassi in mano"
              = 3 * held(who)

            aim even-pile of who
              en "a pile that leaves an even number" it "un mucchio pari"
              if (number of stones on pile) mod 2 is 0 and who is not mover
                answer 4
              answer - 1

            function held(who: player) = number of stones on hand of who
            """;
    private static final String CHANGED = """
            variant changed of heap
              title en "Changed" it "Cambiato"

            replace aim stones-held of whom
              en "few stones" it "pochi sassi"
              = - (held(whom) + even-pile of whom)

            remove even-pile

            aim luck of who en "luck" it "fortuna" = 7

            function even-pile(who: player) = 0
            """;

    private static Ruleset rules(String game, String... variants) {
        return Ruleset.of(
                Shipped.compiled(new CompileRequest(
                        SourceText.of("heap.rules", game),
                        Stream.of(variants)
                                .map(text -> SourceText.of("v.rules", text))
                                .toList())),
                2,
                Map.of());
    }

    @Test
    void theRulesetTellsWhatIsGoodToHave() {
        List<Aim> aims = rules(GAME).aims();
        assertThat(aims).extracting(Aim::id).containsExactly("stones-held", "even-pile");
        assertThat(aims).extracting(Aim::rule).containsExactly("H-2", null);
        assertThat(aims.get(0).sentence().text("en")).isEqualTo("stones in hand");
        assertThat(aims.get(0).sentence().text("it")).isEqualTo("sassi in mano");
        assertThat(aims.get(1).span().line()).isEqualTo(31);
    }

    @Test
    void theMatchSaysHowMuchOfItAPlayerHas() {
        Match match = Match.start(rules(GAME), 1);
        assertThat(match.hasAims()).isTrue();
        assertThat(List.of(match.aim(0, 0), match.aim(1, 0), match.aim(1, 1))).containsExactly(0L, -1L, 4L);
        match.play("take 2");
        assertThat(List.of(match.aim(0, 0), match.aim(0, 1), match.aims(0), match.aims(1)))
                .containsExactly(6L, 0L, 10L, -1L);
    }

    @Test
    void whenTheMatchIsOverItCanStillBeAsked() {
        Match match = Match.start(rules(GAME), 1);
        Stream.of("take 2", "take 2", "take 2").forEach(match::play);
        assertThat(match.isOver()).isTrue();
        assertThat(match.aim(0, 0)).isEqualTo(12);
    }

    @Test
    void aVariantReplacesRemovesAndAddsAims() {
        Ruleset changed = rules(GAME, CHANGED);
        assertThat(changed.aims()).extracting(Aim::id).containsExactly("stones-held", "luck");
        assertThat(changed.aims().get(0).sentence().text("en")).isEqualTo("few stones");
        Match match = Match.start(changed, 1);
        match.play("take 2");
        assertThat(match.aims(0)).isEqualTo(5);
    }

    @Test
    void aGameWithoutAimsHasNothingToCount() {
        Match match = Match.start(rules(GAME.substring(0, GAME.indexOf("aim stones-held"))), 1);
        assertThat(match.hasAims()).isFalse();
        assertThat(match.rules().aims()).isEmpty();
        assertThat(match.aims(0)).isZero();
    }

    @Test
    void anAimThatFailsTellsItsLineAndTheMatchGoesOn() {
        Match match = Match.start(rules(GAME.replace("= 3 * held(who)", "= 12 / last")), 1);
        assertThat(match.aim(0, 0)).isEqualTo(4);
        match.play("take 2");
        match.play("take 1");
        long before = match.fingerprint();
        assertThatThrownBy(() -> match.aim(0, 1))
                .isInstanceOfSatisfying(
                        RuleFailure.class,
                        failure -> assertThat(failure.span().line()).isEqualTo(29));
        assertThatThrownBy(() -> match.aims(0)).isInstanceOf(RuleFailure.class);
        assertThat(match.aim(1, 0)).isEqualTo(-1);
        assertThat(match.fingerprint()).isEqualTo(before);
        match.play("take 2");
        assertThat(match.aim(0, 0)).isEqualTo(-6);
    }

    @Test
    void anAimThatNeverEndsIsStopped() {
        String endless = GAME.replace("answer - 1", "let n = 1\n  while n > 0\n    set n = 1\n  answer - 1");
        Match match = Match.start(rules(endless), 1);
        assertThatThrownBy(() -> match.aim(1, 0)).isInstanceOf(RuleFailure.class);
        match.play("take 2");
        assertThat(match.aim(0, 0)).isEqualTo(6);
    }
}
