package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.move.ChoicePlan;
import regola.engine.run.Execution;
import regola.engine.value.Answer;
import regola.engine.value.BoardGraph;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.Type;

/**
 * A game on an endless plane of hexes: two stones of each colour that may wander as far as they like, but not away from
 * each other.
 */
class HexPlaneTest {
    private static final Ruleset RULES = SampleRules.written(
            "board table",
            "  plane of hexes",
            "pieces stones, alike: 2 \"{player}-stone\" for each player",
            "zone cup",
            "each table keeps worn: number = 0",
            "keep reached: site = hex(0, 0)",
            "start",
            "  move one red-stone on box to hex(0, 0)",
            "  move one red-stone on box to hex(0, 1)",
            "  move one blue-stone on box to hex(1, 0)",
            "  move one blue-stone on box to hex(-1, 0)",
            "turn",
            "  choose act by mover",
            "    option step (from in table) (to in table)",
            "      require some stones of mover on from because H-1 en \"Not yours.\" it \"Non tua.\"",
            "      require no stones on to because H-2 en \"{to} is full.\" it \"{to} è pieno.\"",
            "      require every d in directions where to not in ray(from, d) or distance(from, to) <= 2",
            "        because H-3 en \"{to} is too far in a line.\" it \"{to} è troppo lontano in linea.\"",
            "      require distance(from, to) <= 2 because H-4 en \"{to} is too far.\" it \"{to} è troppo lontano.\"",
            "      then",
            "        do walk(from, to)",
            "    option leap (distance in [10, 40])",
            "      then",
            "        move one stones of mover to hex(distance, 0)",
            "rule walk(from: site, to: site) H-5",
            "  en \"From {from} to {to}.\" it \"Da {from} a {to}.\"",
            "  move stones on from to to",
            "  set worn of to = worn of to + 1",
            "  set reached = to");

    private static Match match() {
        return Match.start(RULES, 1);
    }

    private static boolean holds(Match match, String claim) {
        return match.holds(SampleRules.condition(match.rules(), claim));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> table(Match match) {
        return (Map<String, Object>) match.position().object("zones").get("table");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "directions is [1, 2, 3, 4, 5, 6]",
                "neighbours of hex(0, 0) is [hex(1, 0), hex(1, -1), hex(0, -1), hex(-1, 0), hex(-1, 1), hex(0, 1)]",
                "step(hex(0, 0), 1) is hex(1, 0) and step(hex(0, 0), 2) is hex(1, -1) and step(hex(0, 0), 3) is hex(0, -1)",
                "step(hex(0, 0), 4) is hex(-1, 0) and step(hex(0, 0), 5) is hex(-1, 1) and step(hex(0, 0), 6) is hex(0, 1)",
                "distance(hex(-2, 0), hex(3, -4)) is 5",
                "distance(hex(0, 0), hex(3, 2)) is 5",
                "item 1 of ray(hex(0, 0), 2) is hex(1, -1)",
                "hex(9, 0) in ray(hex(0, 0), 1)",
                "hex(-9, 0) not in ray(hex(0, 0), 1)",
                "no hex(400, 0)",
                "site of stones is [hex(0, 0), hex(0, 1), hex(1, 0), hex(-1, 0)]",
                "connected(site of stones)",
                "tips(site of stones) is [hex(-1, 0)]",
                "tips([hex(2, 2), hex(3, 2), hex(4, 2), hex(7, 7)]) is [hex(2, 2), hex(4, 2)]",
                "tails(site of stones, 1) is [hex(-1, 0)] and no tails(site of stones, 2)",
                "tails([hex(2, 2), hex(3, 2), hex(4, 2), hex(7, 7)], 2) is [hex(2, 2), hex(3, 2), hex(4, 2)]",
                "jumps(hex(-2, 0), site of stones, 1) is [hex(2, 0)]",
                "hex(0, -1) in jumps(hex(0, 2), site of stones, 0) and hex(2, 0) not in jumps(hex(0, 2), site of stones, 1)",
                "number of group(hex(0, 1), site of stones) is 4",
                "number of table > 900",
            })
    void thePlaneHangsTogetherAsHexesDo(String claim) {
        assertThat(holds(match(), claim)).isTrue();
    }

    @Test
    void piecesWanderOffWithoutEnd() {
        Match match = match();
        List<String> told = new ArrayList<>();
        match.listen(event -> told.add(event.text("en")));
        for (int q = 0; q < 800; q += 2) {
            match.play("step " + q + ",0 " + (q + 2) + ",0");
            match.play("step " + (q + 1) + ",0 " + (q + 3) + ",0");
            match.play("step " + q + ",1 " + (q + 2) + ",1");
            match.play("step " + (q - 1) + ",0 " + (q + 1) + ",0");
        }
        assertThat(table(match))
                .isEqualTo(Map.of(
                        "800,0",
                        List.of("red-stone"),
                        "800,1",
                        List.of("red-stone"),
                        "801,0",
                        List.of("blue-stone"),
                        "799,0",
                        List.of("blue-stone")));
        assertThat(told).contains("From 798,1 to 800,1.", "red-stone: 798,1 → 800,1");
        assertThat(holds(match, "no hex(0, 0) and some stones on hex(800, 0) and reached is hex(799, 0)"))
                .isTrue();
        Match again = Match.at(RULES, match.position(), 1);
        assertThat(table(again)).isEqualTo(table(match));
        assertThat(texts(again)).isEqualTo(texts(match)).contains("step 800,0 802,-2");
    }

    private static List<String> texts(Match match) {
        return match.decision().legal().stream().map(Move::text).toList();
    }

    /** Wherever they begin, the same moves lead to the same: only the names are others. */
    @Test
    void nothingDependsOnWhereOnThePlaneItIs() {
        for (int away : new int[] {0, 13, 16, 31, 32, -17, -1000}) {
            Match match = Match.at(RULES, position(away, 0), 5);
            assertThat(match.decision().legal())
                    .hasSize(Match.at(RULES, position(0, 0), 5)
                            .decision()
                            .legal()
                            .size());
            assertThat(holds(match, "connected(site of stones) and number of tips(site of stones) is 1"))
                    .isTrue();
            match.play("step " + away + ",0 " + (away + 1) + ",1");
            assertThat(table(match).keySet())
                    .isEqualTo(Set.of(away + 1 + ",1", away + ",1", away + 1 + ",0", away - 1 + ",0"));
            assertThat(match.ask("step " + (away + 1) + ",0 " + (away + 20) + ",0")
                            .toString())
                    .contains("H-3");
        }
    }

    private static Position position(int q, int r) {
        return Position.of(Map.of(
                "zones",
                        Map.of(
                                "table",
                                Map.of(
                                        q + "," + r,
                                        List.of("red-stone"),
                                        q + "," + (r + 1),
                                        List.of("red-stone"),
                                        q + 1 + "," + r,
                                        List.of("blue-stone"),
                                        q - 1 + "," + r,
                                        List.of("blue-stone"))),
                "vars", Map.of("mover", "red", "reached", q + "," + r)));
    }

    @ParameterizedTest
    @CsvSource({
        "step 1;0 2;0, H-1",
        "step 0;0 1;0, H-2",
        "step 0;0 3;0, H-3",
        "step 0;0 3;1, H-4",
        "step 0;0 5000;0, H-3",
        "step 0;0 0;-5000, H-3",
        "step 0;0 -70;70, H-3",
        "step 0;1 60000;1, H-3",
        "step 0;0 5000;1, H-4",
        "step 5000;5000 5001;5000, H-1",
        "step -6000;1 5001;5000, H-1",
        "step 0;0 32;32, H-4",
    })
    void anyHexAtAllMayBeAskedAbout(String move, String rule) {
        String written = move.replace(';', ',');
        Answer answer = match().ask(written);
        assertThat(answer).isInstanceOf(Answer.Refused.class);
        var why = ((Answer.Refused) answer).why();
        assertThat(why.rule()).isEqualTo(rule);
        String target = written.split(" ")[2];
        if (!rule.equals("H-1")) assertThat(why.text("en")).startsWith(target + " is ");
        assertThat(why.things())
                .isNotEmpty()
                .allSatisfy(thing -> assertThat(List.of(written.split(" "))).contains(thing.id()));
    }

    @Test
    void whatIsFarAwayMayBePointedAt() {
        Match match = match();
        Thing from = new Thing(Type.SITE, 0, "0,0");
        Thing far = new Thing(Type.SITE, 0, "-4711,0");
        assertThat(match.whyNot(List.of(from, far)))
                .first()
                .satisfies(why -> assertThat(why.text("en")).isEqualTo("-4711,0 is too far in a line."));
        assertThat(match.movesWith(List.of(from, far))).isEmpty();
        assertThat(match.movesWith(List.of(from, new Thing(Type.SITE, 0, "1,-2"))))
                .hasSize(1);
        assertThat(texts(match))
                .as("names come back")
                .contains("step 0,0 1,-2")
                .noneMatch(text -> text.contains("4711"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "step 0,0 1.5,2",
                "step 0,0 +1,2",
                "step 0,0 01,2",
                "step 0,0 1,-0",
                "step 0,0 1,2,3",
                "step 0,0 999999999,0",
                "step 0,0 middle"
            })
    void whatIsNoHexIsNotUnderstood(String move) {
        assertThat(match().ask(move)).isInstanceOf(Answer.NotUnderstood.class);
    }

    @Test
    void piecesThatPartTooFarStopTheMatchWithTheLine() {
        Match match = match();
        match.play("leap 10");
        assertThat(table(match)).containsKey("10,0");
        Match other = match();
        assertThatThrownBy(() -> other.play("leap 40"))
                .isInstanceOf(RuleFailure.class)
                .hasMessageContaining("no site");
        Position apart = Position.of(Map.of(
                "zones",
                Map.of("table", Map.of("0,0", List.of("red-stone"), "29,0", List.of("blue-stone"))),
                "vars",
                Map.of("mover", "red")));
        assertThatThrownBy(() -> Match.at(RULES, apart, 1))
                .isInstanceOf(PositionProblem.class)
                .hasMessageContaining("too far apart");
        Match wide = Match.at(
                RULES,
                Position.of(Map.of(
                        "zones",
                        Map.of("table", Map.of("0,0", List.of("red-stone"), "27,0", List.of("blue-stone"))),
                        "vars",
                        Map.of("mover", "red"))),
                1);
        assertThatThrownBy(() -> wide.play("step 0,0 -1,0"))
                .isInstanceOf(RuleFailure.class)
                .hasMessageContaining("too far apart");
    }

    @Test
    void aPositionNamesHexesNearItsPiecesOnly() {
        Position far = Position.of(Map.of(
                "zones",
                Map.of("table", Map.of("0,0", List.of("red-stone"))),
                "vars",
                Map.of("mover", "red", "reached", "100,0")));
        assertThatThrownBy(() -> Match.at(RULES, far, 1))
                .isInstanceOf(PositionProblem.class)
                .hasMessageContaining("too far away");
    }

    @Test
    void theBoardIsWhatMattersNow() {
        BoardGraph start = RULES.board();
        assertThat(start.hexes()).isTrue();
        assertThat(start.sites().stream().filter(BoardGraph.Site::onBoard).map(BoardGraph.Site::id))
                .containsExactly("0,0");
        Match one = Match.at(
                RULES,
                Position.of(Map.of(
                        "zones",
                        Map.of("table", Map.of("70,-3", List.of("red-stone"))),
                        "vars",
                        Map.of("mover", "blue"))),
                1);
        List<BoardGraph.Site> seen =
                one.board().sites().stream().filter(BoardGraph.Site::onBoard).toList();
        assertThat(seen.stream().map(BoardGraph.Site::id))
                .containsExactly("70,-4", "71,-4", "69,-3", "70,-3", "71,-3", "69,-2", "70,-2");
        BoardGraph.Site middle = seen.get(3);
        for (BoardGraph.Site place : seen) {
            double distance = Math.hypot(place.x() - middle.x(), place.y() - middle.y());
            assertThat(distance).isCloseTo(place == middle ? 0 : 1, within(1e-9));
            assertThat(one.names().id(Type.SITE, place.number())).isEqualTo(place.id());
        }
        assertThat(one.board().sites()).extracting(BoardGraph.Site::id).contains("cup");
    }

    @Test
    void alikePiecesThatChangedPlacesStandAlike() {
        Match straight = Match.at(RULES, position(0, 0), 3);
        Match crossed = Match.at(RULES, position(0, 0), 3);
        String[] apart = {"step 0,0 0,-1", "step 1,0 1,-1", "step 0,1 1,1", "step 1,-1 1,0"};
        for (String move : apart) straight.play(move);
        for (String move : apart) crossed.play(move);
        for (String move : new String[] {"step 0,-1 0,0", "step 1,0 2,-1", "step 1,1 0,1"}) straight.play(move);
        for (String move : new String[] {"step 1,1 0,0", "step 1,0 2,-1", "step 0,-1 0,1"}) crossed.play(move);
        assertThat(table(crossed)).isEqualTo(table(straight));
        assertThat(crossed.fingerprint()).isEqualTo(straight.fingerprint());
        assertThat(Match.at(RULES, position(40, 0), 3).fingerprint())
                .isNotEqualTo(Match.at(RULES, position(0, 0), 3).fingerprint());
    }

    @Test
    void plansFindWhatTryingFinds() {
        Match match = match();
        SplittableRandom random = new SplittableRandom(8);
        for (int i = 0; i < 60; i++) {
            Execution planned = match.execution();
            Execution tried = planned.copy();
            tried.refuel();
            tried.legalCount = 0;
            ((ChoicePlan) tried.question()).findByTrying(tried);
            assertThat(Arrays.copyOf(planned.legal, planned.legalCount))
                    .isEqualTo(Arrays.copyOf(tried.legal, tried.legalCount));
            List<String> steps = texts(match).stream()
                    .filter(text -> text.startsWith("step"))
                    .toList();
            Match copy = match.copy();
            String move = steps.get(random.nextInt(steps.size()));
            List<String> events = new ArrayList<>();
            List<String> copied = new ArrayList<>();
            match.listen(event -> events.add(words(event)));
            copy.listen(event -> copied.add(words(event)));
            match.play(move);
            copy.play(move);
            assertThat(copied).isEqualTo(events);
            assertThat(copy.fingerprint()).isEqualTo(match.fingerprint());
            if (holds(match, "some s in site of stones where some t in site of stones where distance(s, t) > 12"))
                match = match();
        }
    }

    private static String words(Event event) {
        return event.text("en") + " " + event.subject() + " " + event.from() + " " + event.to() + " " + event.property()
                + " " + event.after();
    }
}
