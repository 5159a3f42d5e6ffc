package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Guesses in small games in which it is plain what they may be. */
class SmallGuessesTest {
    private static final int DRAWS = 600;

    private static final String[] COINS = {
        "pieces men: 1 \"{player}-{n}\" for each player",
        "zone home of each player",
        "choice face: heads, tails",
        "keep up: yes or no = no",
        "each player keeps coin: face = none, seen by owner unless up",
        "function faces(): list of face",
        "  = [heads, tails]",
    };

    private static Match match(String... lines) {
        String[] all = new String[COINS.length + lines.length];
        System.arraycopy(COINS, 0, all, 0, COINS.length);
        System.arraycopy(lines, 0, all, COINS.length, lines.length);
        return Match.start(SampleRules.written(all), 1);
    }

    private static Map<String, Integer> coins(Match match, int player) {
        Guesses guesses = match.guesses(player);
        Match guess = match.scratch();
        Map<String, Integer> times = new TreeMap<>();
        for (int draw = 0; draw < DRAWS; draw++) {
            guesses.draw(draw, guess);
            times.merge(guess.position().object("players-state").toString(), 1, Integer::sum);
        }
        return times;
    }

    @Test
    void aTossedCoinMayLieOnEitherSide() {
        Match match = match(
                "start", "  set coin of red = random of faces()", "turn", "  choose wait by mover", "    option wait");
        assertThat(coins(match, 0)).as("who sees it need not guess").hasSize(1);
        Map<String, Integer> guessed = coins(match, 1);
        assertThat(guessed.keySet()).containsExactlyInAnyOrder("{red={coin=heads}}", "{red={coin=tails}}");
        assertThat(guessed.values()).allSatisfy(n -> assertThat(n).isBetween(240, 360));
    }

    @Test
    void coinsTossedOneByOneMayLieAsTheyLike() {
        Match match = match(
                "start",
                "  for each who in players",
                "    set coin of who = random of faces()",
                "turn",
                "  choose wait by mover",
                "    option wait");
        Map<String, Integer> guessed = coins(match, Match.ONLOOKER);
        assertThat(guessed).hasSize(4);
        assertThat(guessed.values()).allSatisfy(n -> assertThat(n).isBetween(100, 200));
    }

    /** Of three different things two are dealt; the one who sees the first knows that the second is another. */
    @Test
    void whatIsDrawnFromABagMayBeWhatWasLeftInIt() {
        Match match = Match.start(
                SampleRules.written(
                        "pieces men: 1 \"{player}-{n}\" for each player",
                        "zone home of each player",
                        "choice stone: black, white, grey",
                        "each player keeps held: stone = none, seen by owner unless no players",
                        "start",
                        "  let bag: list of stone = [black, white, grey]",
                        "  for each who in players",
                        "    let one-stone = random of bag",
                        "    set held of who = one-stone",
                        "    remove one-stone from bag",
                        "turn",
                        "  choose wait by mover",
                        "    option wait"),
                4);
        String own = match.position().object("players-state").get("red").toString();
        Map<String, Integer> guessed = coins(match, 0);
        assertThat(guessed).hasSize(2);
        assertThat(guessed.keySet()).allSatisfy(state -> {
            assertThat(state).contains("red=" + own);
            assertThat(state).doesNotContain("blue=" + own);
        });
        assertThat(coins(match, Match.ONLOOKER)).hasSize(6);
    }

    /** Nobody else has such a value, and the turn in which it was chosen is long over. */
    @Test
    void whatWasChosenInSecretBeforeMayBeAnything() {
        Match match = match(
                "turn",
                "  if coin of mover is none",
                "    choose lay by mover secretly",
                "      option lay (f in faces())",
                "        then",
                "          set coin of mover = f",
                "  otherwise",
                "    choose wait by mover",
                "      option wait");
        match.play("lay heads");
        match.play("lay tails");
        match.play("wait");
        Map<String, Integer> guessed = coins(match, 0);
        assertThat(guessed.keySet())
                .containsExactlyInAnyOrder(
                        "{red={coin=heads}, blue={coin=heads}}", "{red={coin=heads}, blue={coin=tails}}");
        assertThat(guessed.values()).allSatisfy(n -> assertThat(n).isBetween(240, 360));
    }

    /** Both lay a coin, then one of them says something in the same round: only what fits is chosen anew. */
    @Test
    void whatASecretChoiceShowsIsKept() {
        Match match = match(
                "keep loud: yes or no = no",
                "round",
                "  for each who in players",
                "    choose lay by who secretly",
                "      option lay (f in faces())",
                "        then",
                "          set coin of who = f",
                "      option shout (f in faces())",
                "        then",
                "          set coin of who = f",
                "          set loud = yes");
        match.play("shout tails");
        Match guess = match.scratch();
        Guesses guesses = match.guesses(1);
        Map<String, Integer> times = new TreeMap<>();
        for (int draw = 0; draw < DRAWS; draw++) {
            guesses.draw(draw, guess);
            assertThat(guess.position().object("vars")).containsEntry("loud", true);
            times.merge(guess.position().object("players-state").toString(), 1, Integer::sum);
        }
        assertThat(times.values()).hasSize(2).allSatisfy(n -> assertThat(n).isBetween(240, 360));
    }

    @Test
    void aPieceSeenToGoIntoAHandIsKnownThere() {
        Match match = Match.start(
                SampleRules.written(
                        "choice worth: 1 .. 6",
                        "pieces cards: 1 \"card-{worth}\" for each worth",
                        "board middle",
                        "  site table at 0, 0",
                        "zone hand of each player, seen by owner",
                        "zone heap, stack, seen by nobody",
                        "start",
                        "  move cards to heap",
                        "  shuffle heap",
                        "  move top of heap to hand of red",
                        "  move top of heap to hand of red",
                        "  move top of heap to table",
                        "turn",
                        "  choose take by mover",
                        "    option take",
                        "      then",
                        "        move cards on table to hand of red",
                        "    option give",
                        "      then",
                        "        move random of (cards on hand of red) to hand of blue"),
                5);
        Object taken = match.position().object("zones").get("middle").toString().replaceAll(".*\\[|].*", "");
        match.play("take");
        Guesses guesses = match.guesses(1);
        Match guess = match.scratch();
        for (int draw = 0; draw < 100; draw++) {
            guesses.draw(draw, guess);
            assertThat(hand(guess, "red")).contains(taken.toString());
        }
        match.play("give");
        int still = 0;
        for (int draw = 0; draw < 100; draw++) {
            match.guesses(Match.ONLOOKER).draw(draw, guess);
            if (hand(guess, "red").contains(taken.toString())) still++;
        }
        assertThat(still).as("an onlooker does not know which card was given").isBetween(5, 95);
    }

    private static String hand(Match match, String player) {
        Object zone = match.position().object("zones").get("hand");
        return ((Map<?, ?>) zone).get("hand-" + player).toString();
    }

    @Test
    void aScratchMatchCannotBeGuessed() {
        Match match = match("turn", "  choose wait by mover", "    option wait");
        assertThatThrownBy(() -> match.scratch().guesses(0)).isInstanceOf(IllegalStateException.class);
    }
}
