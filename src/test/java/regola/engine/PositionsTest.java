package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem;
import regola.language.Shipped;
import regola.language.model.Type;

/** Setting a match up from a position: what fits, and everything that does not. */
class PositionsTest {
    private static final Ruleset RULES = SampleRules.written(
            "setting steps: 1 to 3 = 2",
            "board field",
            "  sites a1 .. a4 from 0, 0 to 3, 0",
            "pieces men: 2 \"{player}-{n}\" for each player",
            "pieces coins, alike: 2 gold",
            "zone purse of each player",
            "keep best: piece = none",
            "keep turn-about: yes or no = no",
            "keep order: list of site = none",
            "each men keeps tired: yes or no = no",
            "each coins keeps marked: number = 0",
            "require no men on a4 because S-9 en \"Nobody may stand on the last site.\" it \"Nessuno sull'ultimo posto.\"",
            "turn",
            "  remember position",
            "  if times-seen() > 5",
            "    finish drawn",
            "  choose go by mover",
            "    option go (coin in coins)",
            "      require site of coin in field because S-1 en \"Not on the field.\" it \"Non sul campo.\"",
            "      then",
            "        set marked of coin = 1",
            "    option wait");

    private static Map<String, Object> fields(Object... keysAndValues) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("zones", Map.of("field", Map.of("a1", List.of("red-1"))));
        fields.put("vars", Map.of("mover", "blue"));
        for (int i = 0; i < keysAndValues.length; i += 2) fields.put((String) keysAndValues[i], keysAndValues[i + 1]);
        return fields;
    }

    private static List<String> problems(Object... keysAndValues) {
        PositionProblem problem = catchThrowableOfType(
                PositionProblem.class, () -> Match.at(RULES, Position.of(fields(keysAndValues)), 1));
        assertThat(problem).isNotNull();
        return problem.problems().stream().map(Object::toString).toList();
    }

    /** Thousands of wrong names are told as a few, and how many more there are. */
    @Test
    void aPositionTellsSoManyMistakesAndCountsTheOthers() {
        Map<String, Object> sites = new LinkedHashMap<>();
        for (int i = 0; i < 20_000; i++) sites.put("nowhere" + i, List.of("red-1"));
        List<String> told = problems("zones", Map.of("field", sites));

        assertThat(told).hasSize(51).contains("and 19950 more mistakes");
        assertThat(told.get(0)).contains("no site is called 'nowhere0'");
    }

    @Test
    void whatIsNotNamedIsInTheBoxAndAsAtTheBeginning() {
        Match match = Match.at(RULES, Position.of(fields()), 1);
        assertThat(match.mover()).isEqualTo(1);
        assertThat(match.holds(SampleRules.condition(
                        RULES, "number of men on box is 3 and best is none and site of red-1 is a1")))
                .isTrue();
    }

    @Test
    void everythingThatDoesNotFitIsNamedAtOnce() {
        assertThat(problems(
                        "game", "other",
                        "variants", List.of("fast"),
                        "players", List.of("red"),
                        "settings", Map.of("steps", 3, "stepz", 1),
                        "zones",
                                Map.of(
                                        "field",
                                                Map.of(
                                                        "a1",
                                                        List.of("redd-1", "red-1"),
                                                        "a2",
                                                        List.of("red-1"),
                                                        "a9",
                                                        List.of("red-2"),
                                                        "a3",
                                                        "red-2"),
                                        "purse",
                                                Map.of(
                                                        "purse-red",
                                                        List.of("gold", "gold", "gold"),
                                                        "a2",
                                                        List.of("blue-1")),
                                        "pursse", Map.of()),
                        "pieces", Map.of("red-1", Map.of("tird", true, "tired", 3), "nobody", Map.of("tired", true)),
                        "vars", Map.of("best", "a1", "turn-about", "yes", "order", List.of("a1", "b1"), "bst", 1)))
                .containsExactlyInAnyOrder(
                        "game: these rules are for sample, not for other",
                        "variants: these rules are for [], not for [fast]",
                        "players: these rules are for [red, blue], not for [red]",
                        "settings.steps: these rules are set to 2, not 3",
                        "settings.stepz: no setting is called 'stepz', did you mean 'steps'?",
                        "zones.field.a1: no piece is called 'redd-1', did you mean 'red-1'?",
                        duplicate(),
                        "zones.field.a9: no site is called 'a9'",
                        "zones.field.a3: a list of pieces is expected here, from the bottom to the top",
                        "zones.purse.purse-red: there are only 2 of 'gold'",
                        "zones.purse.a2: 'a2' is a place of 'field', not of 'purse'",
                        "zones.pursse: no zone is called 'pursse', did you mean 'purse'?",
                        "pieces.red-1.tird: no property is called 'tird', did you mean 'tired'?",
                        "pieces.red-1.tired: a yes or no is expected here, not 3",
                        "pieces.nobody: no piece is called 'nobody'",
                        "vars.mover: the player whose turn it is is missing: one of [red, blue]",
                        "vars.best: no piece is called 'a1'",
                        "vars.turn-about: a yes or no is expected here, not yes",
                        "vars.order[1]: no site is called 'b1'",
                        "vars.bst: no variable is called 'bst', did you mean 'best'?");
    }

    /** Which of the two places comes first depends on the order in which they are written. */
    private static String duplicate() {
        boolean first = Map.of("a1", 1, "a2", 1, "a9", 1, "a3", 1).keySet().stream()
                .filter(k -> k.equals("a1") || k.equals("a2"))
                .findFirst()
                .orElseThrow()
                .equals("a1");
        return first
                ? "zones.field.a2: 'red-1' is in two places; it is also in zones.field.a1"
                : "zones.field.a1: 'red-1' is in two places; it is also in zones.field.a2";
    }

    /** Shipped games say themselves what cannot be: on one place, together, torn apart. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "nine-mens-morris; points; a1:white-man+black-man, d1:white-man; NM-5.2; a1",
                "moulin-rouge; crossings; a1:red-man+red-man, b2:blue-man; MR-5.4.2; a1",
                "china-moon; pond; a3:red-1+green-1, a4:red-2; CM-3.5; a3",
                "china-moon; pond; a3:red-1+lotus-pink; CM-3.5; a3",
                "army-of-frogs; colony; 0,0:red+green, 1,0:red; AF-5.18; 0,0",
                "croak; pond; a1:red-s1+green-s1, a2:red-s2; CR-5.5; a1"
            })
    void whereARuleIsBrokenIsShown(String game, String board, String pieces, String rule, String shown) {
        Ruleset rules = Shipped.rules(game);
        Map<String, Object> sites = new LinkedHashMap<>();
        for (String site : pieces.split(", ")) sites.put(site.split(":")[0], List.of(site.split(":")[1].split("\\+")));
        Map<String, Object> position = Map.of(
                "zones",
                Map.of(board, sites),
                "vars",
                Map.of("mover", rules.names().ids(Type.PLAYER).get(0)));
        PositionProblem problem =
                catchThrowableOfType(PositionProblem.class, () -> Match.at(rules, Position.of(position), 1));
        assertThat(problem).isNotNull();
        assertThat(problem.problems()).anySatisfy(one -> {
            assertThat(one.rule()).isEqualTo(rule);
            assertThat(one.sites()).containsExactly(shown);
            assertThat(one.said().text("it")).isNotBlank().isNotEqualTo(one.message());
        });
    }

    @Test
    void whatTheRuleFileDemandsIsDemandedOfPositionsToo() {
        assertThat(problems("zones", Map.of("field", Map.of("a4", List.of("red-1")))))
                .containsExactly("Nobody may stand on the last site.");
        assertThat(problems("zones", 3)).containsExactly("zones: the places of the pieces are missing");
    }

    /** Pieces that look alike are told apart in a position by where they lie. */
    @Test
    void whatIsKeptAboutAlikePiecesIsNotMixedUp() {
        Match match = Match.at(
                RULES,
                Position.of(fields("zones", Map.of("field", Map.of("a1", List.of("gold", "red-1", "gold"))))),
                1);
        assertThat(match.decision().legal()).hasToString("[go gold, wait]");
        match.play("go gold");
        Position position = match.position();
        assertThat(position.object("pieces")).isEqualTo(Map.of("gold@a1", Map.of("marked", 1L)));
        Match again = Match.at(RULES, position, 1);
        assertThat(again.position().object("pieces")).isEqualTo(position.object("pieces"));
    }

    @Test
    void aPositionThatIsOverIsOver() {
        Match match = Match.at(RULES, Position.of(fields("over", true, "winners", List.of("red"))), 1);
        assertThat(match.isOver()).isTrue();
        assertThat(match.outcome().winners()).containsExactly(0);
        assertThat(match.position().fields()).containsEntry("over", true).containsEntry("winners", List.of("red"));
        assertThat(match.ask("wait").toString()).isNotEmpty();
    }

    @Test
    void rememberedPositionsSurvive() {
        Match match = Match.start(RULES, 1);
        for (int i = 0; i < 4; i++) match.play("wait");
        assertThat((List<?>) match.position().object("vars").get("remembered"))
                .as("the present one is noted again")
                .hasSize(4);
        Match again =
                Match.at(RULES, match.position(), match.execution().state.draws.state());
        assertThat(again.position()).isEqualTo(match.position());
        assertThat(again.fingerprint()).isEqualTo(match.fingerprint());
    }

    private static final Ruleset DICE = SampleRules.written(
            "board field",
            "  site a1 at 0, 0",
            "pieces dice: 1 die",
            "choice end-of: north, south",
            "keep facing: end-of = north",
            "keep total: number = 0",
            "start",
            "  set total = random of (1 .. 1000)",
            "  choose begin by first of others-after(mover)",
            "    option begin (what in [north, south])",
            "      then",
            "        set facing = what",
            "turn",
            "  let secret = random of (1 .. 1000)",
            "  choose roll by mover",
            "    option roll",
            "      then",
            "        let thrown = random of (1 .. 1000)",
            "        set total = total + thrown + secret",
            "  if total > 100000",
            "    finish drawn",
            "  choose keep-on by mover",
            "    option stop",
            "    option go");

    private static Match again(Match match) {
        return Match.at(
                match.rules(), match.position(), match.execution().state.draws.state());
    }

    /** What chance has drawn since the turn began, and what a let has put aside, is there again. */
    @Test
    void chanceThatFellInTheTurnOrTheSetUpStaysAsItFell() {
        Match match = Match.start(DICE, 7);
        for (String move : List.of("begin south", "roll", "stop", "roll", "go", "roll")) {
            Match again = again(match);
            assertThat(again.position()).isEqualTo(match.position());
            assertThat(again.fingerprint()).isEqualTo(match.fingerprint());
            again.play(move);
            match.play(move);
            assertThat(again.position()).as(move).isEqualTo(match.position());
        }
    }

    @Test
    void aTurnThatLeadsElsewhereIsRefusedWithItsPlace() {
        Match match = Match.start(DICE, 7);
        match.play("begin south");
        match.play("roll");
        assertThat(turned(match, "moves", List.of("rol"))).containsExactly("turn.moves[0]: 'rol' is not legal there");
        assertThat(turned(match, "moves", List.of()))
                .singleElement()
                .asString()
                .startsWith("turn: what is written of this turn leads to another");
        assertThat(turned(match, "chance", List.of(1L)))
                .singleElement()
                .asString()
                .startsWith("turn: what is written of this turn leads to another");
        assertThat(turned(match, "chance", List.of(-1L)))
                .containsExactly("turn.chance: what chance has drawn is expected here: whole numbers from 0");
        assertThat(turned(match, "moves", "roll")).containsExactly("turn.moves: a list of moves is expected here");
        assertThat(turned(match, "began", Map.of("zoo", Map.of())))
                .singleElement()
                .asString()
                .startsWith("turn.began.zoo: this is no part of a position");
    }

    private static List<String> turned(Match match, String key, Object value) {
        Map<String, Object> fields = new LinkedHashMap<>(match.position().fields());
        Map<String, Object> turn = new LinkedHashMap<>(match.position().object("turn"));
        turn.put(key, value);
        fields.put("turn", turn);
        PositionProblem problem =
                catchThrowableOfType(PositionProblem.class, () -> Match.at(DICE, Position.of(fields), 1));
        assertThat(problem).isNotNull();
        return problem.problems().stream().map(Object::toString).toList();
    }

    /** Two of a kind that cannot be told apart: which of them has been marked is kept by its place. */
    @Test
    void whatIsKeptOfAlikePiecesIsTheSameWhicheverOfThemLiesThere() {
        Map<String, Object> straight = new LinkedHashMap<>();
        straight.put("a1", List.of("gold"));
        straight.put("a2", List.of("gold"));
        Match match = Match.at(
                RULES,
                Position.of(Map.of(
                        "zones",
                        Map.of("field", straight),
                        "vars",
                        Map.of("mover", "red"),
                        "pieces",
                        Map.of("gold@a2", Map.of("marked", 5)))),
                3);
        Map<String, Object> turned = new LinkedHashMap<>();
        turned.put("a2", List.of("gold"));
        turned.put("a1", List.of("gold"));
        Match other = Match.at(
                RULES,
                Position.of(Map.of(
                        "zones",
                        Map.of("field", turned),
                        "vars",
                        Map.of("mover", "red"),
                        "pieces",
                        Map.of("gold@a2", Map.of("marked", 5)))),
                3);
        assertThat(match.execution().state.narrow)
                .as("other pieces of the kind lie there")
                .isNotEqualTo(other.execution().state.narrow);
        assertThat(other.execution().state.fingerprint())
                .isEqualTo(match.execution().state.fingerprint());
    }

    @Test
    void anEndReadsBackWithTheNumberOfItsTurnThoughItsMoverIsOut() {
        Ruleset rules = SampleRules.written(
                2,
                "board field",
                "  site a1 at 0, 0",
                "pieces dice: 1 die",
                "turn",
                "  choose go by mover",
                "    option leave",
                "      then",
                "        retire mover",
                "        finish won by players");
        Match match = Match.start(rules, 1);
        match.play("leave");
        assertThat(match.position().object("vars"))
                .containsEntry("turn-number", 1L)
                .containsEntry("retired", List.of("red"));
        assertThat(Match.at(rules, match.position(), 1).position()).isEqualTo(match.position());
    }
}
