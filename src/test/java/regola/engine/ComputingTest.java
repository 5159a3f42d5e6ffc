package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.value.Position;

/**
 * What expressions come to. Each is tried three times: where sets of sites and pieces fit one word, where sites do not,
 * and where neither does.
 */
class ComputingTest {
    private static final String[] GAME = {
        "choice sign: rock, paper, scissors",
        "choice worth: -2 .. -1, 1 .. 3",
        "setting strides: 1 to 3 numbers from 1 to 4 = 2, 3",
        "setting night: yes or no = yes",
        "board field",
        "  site a at 0, 0",
        "  site b at 1, 0",
        "  site c at 2, 0",
        "  site d at 3, 0",
        "  site e at 4, 0",
        "  site f at 5, 0",
        "  MORE-SITES",
        "  path a -> b -> c -> d",
        "  path b -> e",
        "  lines rows",
        "    a b c",
        "    d e f",
        "  loops ring",
        "    a d f c",
        "  region left: a, b",
        "mark wet on b, e",
        "pieces men: 3 \"{player}-{n}\" for each player",
        "pieces coins, alike: 2 gold, COUNT silver",
        "pieces cards: 1 \"{sign}-{worth}\" for each sign and worth",
        "group things: men, coins",
        "zone purse of each player",
        "zone deck, stack",
        "keep last: piece = none",
        "keep seen: set of site = none",
        "keep line-up: list of piece = none",
        "keep numbers: list of number = none",
        "each men keeps tired: yes or no = no",
        "each field keeps height: number = 0",
        "function twice(n: number): number = 2 * n",
        "function climb(s: site): set of site",
        "  let found: set of site = none",
        "  let edge: set of site = s",
        "  while some edge",
        "    set found = found + edge",
        "    set edge = next of edge - found",
        "  answer found",
        "function factorial(n: number): number",
        "  if n <= 1",
        "    answer 1",
        "  answer n * factorial(n - 1)",
        "function odd(n: number): yes or no = n mod 2 is 1",
        "function busy(s: site) = some men on s",
        "function first-busy(): site",
        "  for each s in field where busy(s)",
        "    answer s",
        "  answer none",
        "turn",
        "  choose go by mover T-1",
        "    option go (man in men) (to in field)",
        "      require no pieces on to because T-2 en \"Full.\" it \"Pieno.\"",
        "      then",
        "        move man to to",
    };

    enum Size {
        NARROW,
        WIDE_SITES,
        WIDE_ALL
    }

    private static Match match(Size size) {
        String[] lines = Stream.of(GAME)
                .map(line -> line.replace(
                        "MORE-SITES", size == Size.NARROW ? "site z at 9, 9" : "sites z1 .. z70 from 0, 9 to 70, 9"))
                .map(line -> line.replace("COUNT", size == Size.WIDE_ALL ? "80" : "4"))
                .toArray(String[]::new);
        Ruleset rules = SampleRules.written(lines);
        return Match.at(
                rules,
                Position.of(Map.of(
                        "zones",
                                Map.of(
                                        "field",
                                                Map.of(
                                                        "a",
                                                        List.of("red-1"),
                                                        "b",
                                                        List.of("gold", "blue-2"),
                                                        "f",
                                                        List.of("red-2", "silver", "silver")),
                                        "purse", Map.of("purse-red", List.of("gold")),
                                        "deck", Map.of("deck", List.of("rock-3", "paper-m2", "scissors-1"))),
                        "pieces", Map.of("red-1", Map.of("tired", true)),
                        "sites", Map.of("c", Map.of("height", 7), "b", Map.of("height", 2)),
                        "vars",
                                Map.of(
                                        "mover",
                                        "red",
                                        "last",
                                        "red-2",
                                        "seen",
                                        List.of("a", "e"),
                                        "line-up",
                                        List.of("red-2", "blue-2", "red-2"),
                                        "numbers",
                                        List.of(5, 3, 5)))),
                1);
    }

    static Stream<String> claims() {
        return Stream.of(
                "1 + 2 * 3 is 7",
                "7 / 2 is 3",
                "-7 / 2 is -4",
                "-7 mod 3 is 2",
                "7 mod -3 is -2",
                "2 < 3 and not (3 < 2) and 2 <= 2",
                "(4 if night otherwise 5) is 4",
                "twice(4) is 8",
                "factorial(5) is 120",
                "odd(3) and not odd(4)",
                "item 2 of strides is 3",
                "length of strides is 2",
                "first of strides is 2",
                "rest of strides is [3]",
                "1 .. 4 is [1, 2, 3, 4]",
                "3 .. 1 is none",
                "[1] + [2, 3] is [1, 2, 3]",
                "3 in [1, 2, 3]",
                "4 not in [1, 2, 3]",
                "sum of n for n in 1 .. 4 is 10",
                "(sum of n for n in 1 .. 4 where odd(n)) is 4",
                "most of n * n for n in 1 .. 3 is 9",
                "least of n for n in numbers is 3",
                "(those n in numbers where n > 3) is [5, 5]",
                // sites
                "next of b is [c, e]",
                "next of left is [b, c, e]",
                "previous of b is [a]",
                "ahead of a is [b, c, d, e]",
                "behind of d is [a, b, c]",
                "ahead of [b, c] is [c, d, e]",
                "neighbours of a is [b, d, c]",
                "neighbours of [a, f] is [b, d, c, e]",
                "distance(a, d) is 3",
                "distance(d, a) is -1",
                "distance(a, a) is 0",
                "climb(b) is [b, c, d, e]",
                "sites & left is [a, b]",
                "left in field",
                "not (field in left)",
                "wet & left is [b]",
                "left + wet is [a, b, e]",
                "left - wet is [a]",
                "number of left is 2",
                "one left is a",
                "one (left - left) is none",
                "no (left & [c])",
                "some (left & wet)",
                "a in left and c not in left",
                "climb(a) - left is [c, d, e]",
                "every s in left where s is a or s is b",
                "some s in left where s is b",
                "(those s in field where next of s is none and s in [c, d, e, f]) is [d, e, f]",
                "(those s in left where b in next of s) is [a]",
                "(those s in [a, b, c, d] where s in ahead of b) is [c, d]",
                "(those s in field where height of s > 1) is [b, c]",
                "(those s in field with most height of s) is [c]",
                "(those s in left with least height of s) is [a]",
                "sum of height of s for s in field is 9",
                "(all next of s for s in left) is [b, c, e]",
                "(all height of s for s in left) is [0, 2]",
                "most of height of s for s in field is 7",
                "connected([a, b, c])",
                "not connected([a, f, b])",
                "connected([a, f, c])",
                "group(a, [a, b, f]) is [a, b]",
                "group(a, [b, f]) is none",
                // lines
                "number of rows is 2",
                "sites of (one through(rows, a)) is [a, b, c]",
                "order of (one through(ring, a)) is [a, d, f, c]",
                "some l in through(rows, a) where sites of l in [a, b, c, d]",
                "no through(rows, z-last) or night",
                "(those s in field where some l in through(rows, s) where sites of l in [a, b, c, d, e]) is [a, b, c]",
                // pieces
                "owner of red-1 is red",
                "owner of (one gold) is none",
                "kind of (one gold) is gold",
                "site of red-1 is a",
                "site of [red-1, blue-2] is [a, b]",
                "owner of [red-1, blue-2] is [red, blue]",
                "owner of (coins on b) is none",
                "men of red is [red-1, red-2, red-3]",
                "men of red on f is [red-2]",
                "number of coins on f is 2",
                "number of silver on f is 2",
                "no gold on f",
                "some gold on b",
                "number of gold on (field + purse of red) is 2",
                "(men on [a, b, c]) is [red-1, blue-2]",
                "number of things on field is 6",
                "number of pieces on f is 3",
                "top of b is blue-2",
                "top of c is none",
                "length of stack of f is 3",
                "item 1 of stack of f is red-2",
                "kinds of coins is [gold, silver]",
                "site of men is [a, b, f, box]",
                "site of (men of red) is [a, f, box]",
                "(those m in men where site of m in field) is [red-1, red-2, blue-2]",
                "(those m in men where owner of m is red and site of m is a) is [red-1]",
                "(those m in men where tired of m) is [red-1]",
                "(those s in field where no pieces on s and s in [a, b, c, d]) is [c, d]",
                "(those s in [a, b, c] where s is first-busy() or busy(s)) is [a, b]",
                "first-busy() is a",
                "(those s in [a, b, c, f] where some men of red on s) is [a, f]",
                "some men of red on [a, b]",
                "no men of blue on [a, c]",
                "last is red-2",
                "last in line-up",
                "line-up is [red-2, blue-2, red-2]",
                "number of seen is 2",
                "seen is [a, e]",
                "one players is red",
                // cards
                "sign of rock-3 is rock",
                "worth of rock-3 is 3",
                "worth of paper-m2 is -2",
                "sum of worth of c for c in cards on deck is 2",
                "sum of worth of c for c in stack of deck is 2",
                "(those c in cards on deck where sign of c is paper) is [paper-m2]",
                "(those c in cards on deck with most worth of c) is [rock-3]",
                "top of deck is scissors-1",
                // players
                "mover is red",
                "players is [red, blue]",
                "players - mover is [blue]",
                "sides is [red, blue]",
                "neutrals is none",
                "next-player(red) is blue",
                "next-player(blue) is red",
                "others-after(red) is [blue]",
                "others-after(blue) is [red]",
                "others-after(owner of (one gold)) is [red, blue]",
                "turn-number() is 1",
                "times-seen() is 0",
                // what if
                "supposing red-1 moves to c: site of red-1 is c",
                "(supposing red-1 moves to c: no men on a) and some men on a",
                "supposing f moves to a: number of pieces on a is 4",
                "(supposing f moves to a: top of a is top of a) and item 1 of stack of f is red-2",
                "supposing f moves to a: item 1 of stack of a is red-1",
                "supposing (one through(ring, a)) shifts by 1: site of red-1 is d and site of red-2 is c",
                "supposing (one through(ring, a)) shifts by -1: site of red-1 is c",
                "supposing (one through(rows, a)) shifts by 1: site of red-1 is b and site of blue-2 is c",
                "supposing red-1 moves to d: supposing blue-2 moves to d: men on d is [red-1, blue-2]",
                // what if several
                "supposing red-1 moves to c and red-2 moves to d: site of red-1 is c and site of red-2 is d",
                "supposing red-1 moves to c and red-2 moves to site of red-1: men of red on c is [red-1, red-2]",
                "supposing red-1 moves to c and red-1 moves to d: site of red-1 is d",
                "(supposing red-1 moves to c and blue-2 moves to c: number of men on c is 2) and no men on c",
                "every s in [c, d, e] where supposing red-1 moves to s: men of red on s is [red-1]",
                "(those s in [a, c, f] where supposing red-1 moves to s: number of (site of men of red) is 3) is [a, c]");
    }

    @ParameterizedTest
    @MethodSource("claims")
    void theClaimHoldsInSmallAndLargeGames(String claim) {
        for (Size size : Size.values()) {
            Match match = match(size);
            String text = claim.replace("z-last", size == Size.NARROW ? "z" : "z70");
            long before = match.fingerprint();
            assertThat(match.holds(SampleRules.condition(match.rules(), text)))
                    .as("%s in %s", text, size)
                    .isTrue();
            assertThat(match.fingerprint()).as("nothing is changed by looking").isEqualTo(before);
        }
    }
}
