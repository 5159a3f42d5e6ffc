package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import regola.engine.value.Event;
import regola.engine.value.Position;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;

/** What statements do, and the events that tell of it. */
class ActingTest {
    private final List<Event> events = new ArrayList<>();

    /** A game whose turn is the lines, before a choice with the one move "go". */
    private Match played(String... lines) {
        List<String> all = new ArrayList<>(List.of(
                "board field",
                "  sites a1 .. a4 from 0, 0 to 3, 0",
                "  lines row",
                "    whole: a1 a2 a3 a4",
                "  loops ring",
                "    round: a1 a2 a3 a4",
                "pieces men: 2 \"{player}-{n}\" for each player",
                "pieces coins, alike: 3 gold",
                "zone hand of each player, seen by owner",
                "zone deck, stack, seen by nobody",
                "keep count: number = 0",
                "keep path: list of site = none",
                "each men keeps tired: yes or no = no",
                "moment ping(n: number)",
                "rule the-end()",
                "  finish drawn"));
        all.addAll(List.of(lines));
        return Match.start(SampleRules.written(all.toArray(String[]::new)), 1, events::add);
    }

    private static Match play(Match match, String move) {
        match.play(move);
        return match;
    }

    private static final String[] GO = {
        "turn T-1",
        "  choose go by mover T-2 en \"Go, {mover}!\" it \"Via, {mover}!\"",
        "    option go",
        "      then",
        "        do act()",
    };

    private Match acting(String... body) {
        List<String> lines = new ArrayList<>(List.of(GO));
        lines.add("rule act() T-3 en \"{mover} acts.\" it \"{mover} agisce.\"");
        for (String line : body) lines.add("  " + line);
        Match match = played(lines.toArray(String[]::new));
        events.clear();
        return play(match, "go");
    }

    private static Object variable(Match match, String name) {
        return match.position().object("vars").get(name);
    }

    private static Object zone(Match match, String zone) {
        return match.position().object("zones").get(zone);
    }

    private List<String> told() {
        return events.stream()
                .map(e -> e.kind() + " " + e.rule() + " " + e.text("en"))
                .toList();
    }

    @Test
    void aTurnPassesToTheNextPlayer() {
        Match match = acting("set count = count + 1");
        assertThat(match.mover()).isEqualTo(1);
        assertThat(match.turnNumber()).isEqualTo(2);
        assertThat(match.decision().text("it")).isEqualTo("Via, blue!");
        assertThat(variable(match, "count")).isEqualTo(1L);
    }

    @Test
    void aMoveOfPiecesIsToldWithTheRuleAroundIt() {
        Match match = acting("move red-1 to a2", "move gold to a2");
        assertThat(zone(match, "field")).isEqualTo(Map.of("a2", List.of("red-1", "gold", "gold", "gold")));
        assertThat(told())
                .containsExactly(
                        "RULE T-3 red acts.",
                        "MOVED T-3 red-1: box → a2",
                        "MOVED T-3 gold: box → a2",
                        "MOVED T-3 gold: box → a2",
                        "MOVED T-3 gold: box → a2");
    }

    @Test
    void aMoveSaysWhereItTouchesDownOnTheWay() {
        Match match = acting(
                "move men to a1",
                "move red-1 to a4 over [a3, a2] + none",
                "move gold to a3 over a2",
                "move blue-1 to a2");
        List<List<String>> ways = events.stream()
                .filter(e -> e.kind() == Event.Kind.MOVED)
                .map(e -> e.over().stream().map(Thing::id).toList())
                .toList();
        assertThat(ways)
                .containsExactly(
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of("a3", "a2"),
                        List.of("a2"),
                        List.of("a2"),
                        List.of("a2"),
                        List.of());
        assertThat(zone(match, "field")).asString().contains("a4=[red-1]");
    }

    @Test
    void whereItTouchesDownIsComputedBeforeTheMoveAndOnlyForThoseWhoWatch() {
        String[] lines = {
            "move red-1 to a1", "move red-1 to a4 over item (number of men on a1) of [a2]", "set count = 1"
        };
        Match watched = acting(lines);
        assertThat(variable(watched, "count")).isEqualTo(1L);
        List<String> rules = new ArrayList<>(List.of(
                "board field",
                "  sites a1 .. a4 from 0, 0 to 3, 0",
                "pieces men: 1 \"{player}\" for each player",
                "keep count: number = 0",
                "turn",
                "  choose go by mover",
                "    option go",
                "      then",
                "        move red to a1 over item 7 of [a2]"));
        Match match = Match.start(SampleRules.written(rules.toArray(String[]::new)), 1, null);
        Match unwatched = match.copy();
        unwatched.play("go");
        match.listen(events::add);
        assertThatThrownBy(() -> match.play("go")).isInstanceOf(RuleFailure.class);
    }

    @Test
    void aStackMovesBottomFirst() {
        Match match = acting("move red-2 to a1", "move blue-1 to a1", "move red-1 to a1", "move pieces on a1 to a3");
        assertThat(zone(match, "field")).isEqualTo(Map.of("a3", List.of("red-2", "blue-1", "red-1")));
    }

    @Test
    void shiftedPiecesGoRoundALoopAndStayAtTheEndOfALine() {
        String[] set = {"move red-1 to a1", "move blue-1 to a3", "move red-2 to a4"};
        assertThat(zone(acting(set[0], set[1], set[2], "shift pieces along round by 1"), "field"))
                .isEqualTo(Map.of("a2", List.of("red-1"), "a4", List.of("blue-1"), "a1", List.of("red-2")));
        assertThat(zone(acting(set[0], set[1], set[2], "shift pieces along whole by 1"), "field"))
                .isEqualTo(Map.of("a2", List.of("red-1"), "a4", List.of("red-2", "blue-1")));
    }

    @Test
    void loopsLetsAndConditionsWork() {
        Match match = acting(
                "for each s in field where s is not a2",
                "  set path = path + [s]",
                "repeat 3 times",
                "  set count = count + 10",
                "let n = 4",
                "while n > 0",
                "  set n = n - 1",
                "  set count = count + n",
                "for each i in 1 .. 3",
                "  if i is 2",
                "    set count = count + 100",
                "  otherwise if i is 3",
                "    set count = count + 1000",
                "  otherwise",
                "    set count = count + 10000");
        assertThat(variable(match, "path")).isEqualTo(List.of("a1", "a3", "a4"));
        assertThat(variable(match, "count")).isEqualTo(11136L);
    }

    @Test
    void theSameAddedAgainAndAgainIsAddedAtOnce() {
        Match match = acting(
                "let many: list of site = [a1]",
                "repeat 2 times",
                "  add a2 to many",
                "repeat 0 - 3 times",
                "  add a3 to many",
                "repeat 2 times",
                "  set many = many + [a3, a4]",
                "repeat 2 times",
                "  set many = many + many",
                "repeat 2 times",
                "  add random of field to many",
                "set path = many");
        List<?> path = (List<?>) variable(match, "path");
        List<String> once = List.of("a1", "a2", "a2", "a3", "a4", "a3", "a4");
        assertThat(path.subList(0, 28))
                .isEqualTo(Collections.nCopies(4, once).stream()
                        .flatMap(List::stream)
                        .toList());
        assertThat(path).hasSize(30);
    }

    @Test
    void aPropertyIsSetAndTold() {
        Match match = acting("set tired of red-1 = yes");
        assertThat(match.position().object("pieces")).isEqualTo(Map.of("red-1", Map.of("tired", true)));
        Event event = events.get(1);
        assertThat(event.kind()).isEqualTo(Event.Kind.CHANGED);
        assertThat(List.of(event.subject().id(), event.property(), event.before(), event.after()))
                .containsExactly("red-1", "tired", "no", "yes");
    }

    @Test
    void handlersAnswerInTheirOrderAndMayStop() {
        List<String> lines = new ArrayList<>(List.of(GO));
        lines.addAll(List.of(
                "rule act()",
                "  announce ping(3) at a2",
                "when ping(n) if n > 5 as never",
                "  set count = count + 1000",
                "when ping(n) as first T-5 en \"First {n} at {here}.\" it \"Prima {n} su {here}.\"",
                "  set count = count + n",
                "  if n is 3",
                "    stop",
                "  set count = count + 50",
                "when ping(n) if count is 3 as second T-6",
                "  set count = count * 10",
                "  tell T-7 en \"Now {count}.\" it \"Ora {count}.\""));
        Match match = played(lines.toArray(String[]::new));
        events.clear();
        match.play("go");
        assertThat(variable(match, "count")).isEqualTo(30L);
        assertThat(told()).containsExactly("RULE T-5 First 3 at a2.", "TOLD T-7 Now 30.");
    }

    @Test
    void retiredPlayersAreSkippedAndAFinishEndsAtOnce() {
        List<String> lines = List.of(
                "turn",
                "  choose go by mover",
                "    option leave",
                "      then",
                "        retire mover",
                "    option stay",
                "    option win",
                "      then",
                "        do win()",
                "        set count = 99",
                "rule win()",
                "  finish won by mover T-9 en \"{mover} wins.\" it \"Vince {mover}.\"");
        Match match = Match.start(SampleRules.written(3, onOneSite(lines)), 1, events::add);
        match.play("stay");
        match.play("leave");
        match.play("stay");
        assertThat(match.mover()).isZero();
        match.play("stay");
        assertThat(match.mover()).isEqualTo(2);
        assertThat(match.position().object("vars")).containsEntry("retired", List.of("blue"));
        match.play("win");
        assertThat(match.isOver()).isTrue();
        assertThat(match.outcome().winners()).containsExactly(2);
        assertThat(match.outcome().text("it")).isEqualTo("Vince green.");
        assertThat(variable(match, "count")).isEqualTo(0L);
        assertThat(match.legalCount()).isZero();
        assertThat(match.decision()).isNull();
    }

    private static String[] onOneSite(List<String> lines) {
        List<String> all = new ArrayList<>(
                List.of("board field", "  site a1 at 0, 0", "pieces men: 1 man", "keep count: number = 0"));
        all.addAll(lines);
        return all.toArray(String[]::new);
    }

    @Test
    void endTurnLeavesEverythingThatRuns() {
        List<String> lines = new ArrayList<>(List.of(GO));
        lines.addAll(List.of("rule act()", "  do deep()", "  set count = 5", "rule deep()", "  end turn"));
        Match left = play(played(lines.toArray(String[]::new)), "go");
        assertThat(variable(left, "count")).isEqualTo(0L);
        assertThat(left.mover()).isEqualTo(1);
    }

    @Test
    void whatHappensInSecretIsToldToTheDeciderOnly() {
        List<String> lines = List.of(
                "start",
                "  move red-1 to hand of red",
                "  move blue-1 to hand of blue",
                "turn",
                "  choose lay by mover secretly",
                "    option lay (man in men)",
                "      require site of man is hand of mover because T-1 en \"Not yours.\" it \"Non è tua.\"",
                "      then",
                "        do lay(man)",
                "    if none",
                "      finish drawn",
                "rule lay(man: piece) T-2 en \"{man} is laid.\" it \"{man} è messa.\"",
                "  move man to deck");
        Match match = played(lines.toArray(String[]::new));
        assertThat(match.decision().secret()).isTrue();
        assertThat(match.view(1).object("zones").get("hand"))
                .isEqualTo(Map.of("hand-red", List.of("?"), "hand-blue", List.of("blue-1")));
        events.clear();
        match.play("lay red-1");
        assertThat(events).allMatch(e -> e.isSeenBy(0) && !e.isSeenBy(1));
        assertThat(events).noneMatch(e -> e.masked(1).text("en").contains("red-1"));
        assertThat(match.view(0).object("zones").get("deck")).isEqualTo(Map.of("deck", List.of("?")));
        assertThat(match.position().object("zones").get("deck")).isEqualTo(Map.of("deck", List.of("red-1")));
        assertThat(match.view(0).toString()).doesNotContain("blue-1");
    }

    @Test
    void chanceIsFixedBySeedAndToldAsChance() {
        String[] lines = {
            "start",
            "  move men to deck",
            "  shuffle deck",
            "  move random of men on deck to a1",
            "turn",
            "  choose go by mover",
            "    option go",
        };
        Position first = played(lines).position();
        assertThat(events).filteredOn(e -> e.kind() == Event.Kind.CHANCE).hasSize(2);
        assertThat(events)
                .filteredOn(
                        e -> e.kind() == Event.Kind.CHANCE && e.subject().id().contains("-"))
                .allMatch(e -> !e.isSeenBy(0));
        assertThat(played(lines).position()).isEqualTo(first);
        Ruleset rules = played(lines).rules();
        long different = LongStream.range(0, 50)
                .mapToObj(seed -> Match.start(rules, seed).position())
                .distinct()
                .count();
        assertThat(different).isGreaterThan(15);
    }

    @Test
    void anOptionForWhenNothingElseIsLegalWaits() {
        Match match = played(
                "turn",
                "  choose act by mover",
                "    option pass",
                "      require nothing else because T-8 en \"You can act, so you must.\" it \"Puoi agire, quindi devi.\"",
                "    option act",
                "      require count < 1 because T-9 en \"Enough.\" it \"Basta.\"",
                "      then",
                "        set count = count + 1");
        assertThat(match.decision().legal()).hasToString("[act]");
        assertThat(match.ask("pass").toString()).contains("T-8");
        match.play("act");
        assertThat(match.decision().legal()).hasToString("[pass]");
    }

    /**
     * What lies face down is shown to nobody: not by its value, nor by the event that set it, nor by the draw that
     * chose it.
     */
    @Test
    void whatIsHiddenComesOutWhenItIsTurnedUp() {
        Match match = played(
                "choice sign: rock, paper, scissors",
                "each field keeps up: yes or no = no",
                "each field keeps face: sign = rock, hidden unless up of site",
                "start",
                "  for each s in field",
                "    set face of s = random of [rock, paper, scissors]",
                "turn",
                "  choose turn-up by mover",
                "    option turn-up (s in field)",
                "      then",
                "        set up of s = yes",
                "        set face of s = paper");
        assertThat(events).hasSize(8).allMatch(e -> !e.isSeenBy(0) && !e.isSeenBy(1));
        assertThat(match.view(0).object("sites").values()).hasSize(4).allMatch(Map.of("face", "?")::equals);
        assertThat(match.position().object("sites").toString()).doesNotContain("?");
        events.clear();
        match.play("turn-up a2");
        assertThat(events)
                .allMatch(e -> e.isSeenBy(0) && e.isSeenBy(1))
                .extracting(e -> e.property() + ": " + e.before() + " → " + e.after())
                .containsExactly("up: no → yes", "face: ? → scissors", "face: scissors → paper");
        assertThat(match.view(1).object("sites").get("a2")).isEqualTo(Map.of("up", true, "face", "paper"));
        assertThat(match.view(1).object("sites").get("a1")).isEqualTo(Map.of("face", "?"));
    }

    /** A guess looks the same to the player and is often another match. */
    @Test
    void aGuessChangesOnlyWhatThePlayerCannotSee() {
        Match match = played(
                "choice sign: rock, paper, scissors",
                "each field keeps up: yes or no = no",
                "each field keeps face: sign = rock, hidden unless up of site",
                "start",
                "  move men of red to hand of red",
                "  move men of blue to hand of blue",
                "  move gold to deck",
                "  set face of a1 = paper",
                "  set face of a2 = scissors",
                "  set face of a3 = scissors",
                "  set up of a3 = yes",
                "turn",
                "  choose turn-up by mover",
                "    option turn-up (s in field)",
                "      require not up of s because T-1 en \"Up.\" it \"Su.\"");
        match.execution().state.move(0, (int)
                match.rules().names().find("hand-blue").number());
        Set<Position> guesses = new HashSet<>();
        for (int seed = 0; seed < 40; seed++) {
            Match guess = Guess.of(match, 0, seed);
            assertThat(guess.view(0)).isEqualTo(match.view(0));
            assertThat(guess.decision().legal()).isEqualTo(match.decision().legal());
            guesses.add(guess.position());
        }
        assertThat(guesses).hasSizeGreaterThan(4);
        assertThat(match.scratch().position()).isIn(guesses);
    }
}
