package regola.language.type;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.language.CompileResult;
import regola.language.SmallGame;
import regola.language.model.CheckedGame;
import regola.language.model.Choice;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Operator;
import regola.language.model.Rule;
import regola.language.model.Statement;
import regola.language.model.Type;

/** What the steps of rules become. */
class StepsTest {

    private static List<Statement> steps(String... lines) {
        return rule(
                        SmallGame.checked("rule sample(m: piece, s: site, who: player)\n"
                                + String.join("\n", lines).indent(2)),
                        "sample")
                .body();
    }

    private static Rule rule(CheckedGame game, String name) {
        return game.rules().stream()
                .filter(rule -> rule.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Operator operator(Expr value) {
        return ((Expr.Operation) value).operator();
    }

    @Test
    void addingDependsOnWhatIsThere() {
        assertThat(operator(((Statement.SetVariable) steps("add m to moved").get(0)).value()))
                .isEqualTo(Operator.UNION);
        assertThat(operator(((Statement.SetVariable)
                                steps("add who to order-of-play").get(0))
                        .value()))
                .isEqualTo(Operator.JOINED);
        assertThat(operator(((Statement.SetVariable) steps("add 2 to count").get(0)).value()))
                .isEqualTo(Operator.ADD);
    }

    @Test
    void removingDependsOnWhatIsThere() {
        assertThat(operator(
                        ((Statement.SetVariable) steps("remove m from moved").get(0)).value()))
                .isEqualTo(Operator.WITHOUT);
        assertThat(operator(((Statement.SetVariable)
                                steps("remove who from order-of-play").get(0))
                        .value()))
                .isEqualTo(Operator.REMOVED);
        assertThat(operator(
                        ((Statement.SetVariable) steps("remove 2 from count").get(0)).value()))
                .isEqualTo(Operator.SUBTRACT);
    }

    @Test
    void whatIsKeptAboutManyIsSetForEach() {
        assertThat(steps("set tired of m = yes").get(0)).isInstanceOf(Statement.SetProperty.class);
        Statement.ForEach each =
                (Statement.ForEach) steps("set tired of men = yes").get(0);
        assertThat(each.body()).singleElement().isInstanceOf(Statement.SetProperty.class);
    }

    @Test
    void aListOfPiecesMovesInItsOrder() {
        assertThat(steps("move stack of heap to s").get(0)).isInstanceOf(Statement.ForEach.class);
        assertThat(steps("move men on s to heap").get(0)).isInstanceOf(Statement.Move.class);
        Statement.Move kind = (Statement.Move) steps("move gold to heap").get(0);
        assertThat(operator(kind.pieces())).isEqualTo(Operator.PIECES_OF_KIND);
    }

    @Test
    void whatAPieceGoesOverIsAListOfSitesThatAsksNoChance() {
        assertThat(((Statement.Move) steps("move m to s over s").get(0)).over().type())
                .isEqualTo(Type.SITE.list());
        assertThat(((Statement.Move) steps("move m to s over goal").get(0))
                        .over()
                        .type())
                .isEqualTo(Type.SITE.list());
        assertThat(((Statement.Move) steps("move m to s").get(0)).over()).isNull();
        assertThat(SmallGame.words(SmallGame.compile("rule go(m: piece)", "  move m to a1 over random of goal")))
                .singleElement()
                .asString()
                .startsWith("R402");
        assertThat(SmallGame.words(SmallGame.compile("rule go(m: piece)", "  move m to a1 over 3")))
                .singleElement()
                .asString()
                .startsWith("R301");
    }

    @Test
    void otherwiseIfIsAnIfInside() {
        Statement.If outer = (Statement.If) steps(
                        "if count is 1",
                        "  stop",
                        "otherwise if count is 2",
                        "  end turn",
                        "otherwise",
                        "  set count = 0")
                .get(0);
        Statement.If inner = (Statement.If) outer.otherwise().get(0);
        assertThat(inner.then().get(0)).isInstanceOf(Statement.EndTurn.class);
        assertThat(inner.otherwise()).hasSize(1);
    }

    @Test
    void localsTakeSlotsAfterTheParameters() {
        Rule rule = rule(
                SmallGame.checked(
                        "rule sample(m: piece, s: site)",
                        "  let a = 1",
                        "  for each x in men where x is m",
                        "    let b = a",
                        "  set a = 2"),
                "sample");
        assertThat(((Statement.SetLocal) rule.body().get(0)).slot()).isEqualTo(2);
        assertThat(((Statement.ForEach) rule.body().get(1)).slot()).isEqualTo(3);
        assertThat(((Statement.SetLocal) rule.body().get(2)).slot()).isEqualTo(2);
        assertThat(rule.slots()).isEqualTo(5);
    }

    @Test
    void onlyStartSaysWhoBegins() {
        assertThat(SmallGame.checked("start", "  set mover = black")
                        .start()
                        .body()
                        .get(0))
                .isInstanceOf(Statement.SetMover.class);
        assertThat(SmallGame.words(SmallGame.compile("rule go()", "  set mover = black")))
                .singleElement()
                .asString()
                .startsWith("R206");
    }

    @Test
    void aHandlerKnowsWhatWasAnnouncedAndWhere() {
        CheckedGame game =
                SmallGame.checked("when arrived(frog) on hot if tired of frog as burn", "  move frog to here");
        Rule burn = game.moments().get(0).handlers().get(0);
        assertThat(burn.name()).isEqualTo("burn");
        assertThat(burn.parameters()).extracting(Function.Parameter::name).containsExactly("frog", "here");
        assertThat(operator(burn.condition())).isEqualTo(Operator.AND);
        assertThat(((Expr.Local) ((Statement.Move) burn.body().get(0)).to()).slot())
                .isEqualTo(1);
    }

    @Test
    void handlersWithoutANameAreCalledByNumberOrMark() {
        CheckedGame game = SmallGame.checked(
                "when arrived(m) on hot", "  stop", "when arrived(m) S-4", "  stop", "when arrived(m)", "  stop");
        assertThat(game.moments().get(0).handlers()).extracting(Rule::name).containsExactly("hot", "S-4", "arrived");
    }

    @Test
    void conditionsUnfoldWithTheirArguments() {
        CheckedGame game = SmallGame.checked(
                "conditions near(m: piece, n: number)",
                "  require some x in men where distance(site of x, site of m) < n",
                "    because S-1 en \"Further than {n} from {m}.\" it \"Più di {n} da {m}.\"",
                "rule go(x: piece)",
                "  choose go by mover",
                "    option go (m in men)",
                "      meets near(x, count + 1)");
        Choice choice = ((Statement.Choose) rule(game, "go").body().get(0)).choice();
        Choice.Requirement one = choice.options().get(0).requirements().get(0);
        Expr.Each some = (Expr.Each) one.condition();
        Expr.Operation less = (Expr.Operation) some.condition();
        assertThat(operator(less.operands().get(1)))
                .as("the argument itself, not its value")
                .isEqualTo(Operator.ADD);
        Expr.Operation distance = (Expr.Operation) less.operands().get(0);
        Expr other = ((Expr.Operation) distance.operands().get(1)).operands().get(0);
        assertThat(((Expr.Local) other).slot())
                .as("the x of the rule, not that of the loop")
                .isZero();
        assertThat(some.slot()).isGreaterThan(1);
        assertThat(one.because().text().in("en").parts()).hasSize(5);
    }

    @Test
    void conditionsCanBeAskedLikeAFunction() {
        CheckedGame game = SmallGame.checked(
                "conditions near(m: piece)",
                "  require site of m in goal",
                "    because S-1 en \"No.\" it \"No.\"",
                "  require m is not tired",
                "    because S-2 en \"No.\" it \"No.\"",
                "function all-near() = every m in men where near(m)");
        Function near = game.functions().stream()
                .filter(one -> one.name().equals("near"))
                .findFirst()
                .orElseThrow();
        assertThat(near.result()).isEqualTo(Type.TRUTH);
        assertThat(operator(((Statement.Answer) near.body().get(0)).value())).isEqualTo(Operator.AND);
    }

    @Test
    void whatIsLegalWhenNothingElseIsHasNoCondition() {
        CheckedGame game = SmallGame.checked(
                "rule go()",
                "  choose go by mover",
                "    option go",
                "    option pass",
                "      require nothing else",
                "        because S-1 en \"You can go.\" it \"Puoi andare.\"");
        Choice choice = ((Statement.Choose) rule(game, "go").body().get(0)).choice();
        assertThat(choice.options().get(1).requirements()).singleElement().satisfies(one -> {
            assertThat(one.condition()).isNull();
            assertThat(one.because().rule()).isEqualTo("S-1");
        });
    }

    @Test
    void loopsOutsideOfRulesGetAFunctionOfTheirOwn() {
        CheckedGame game = SmallGame.checked(
                "keep hottest: number = most of distance(a1, s) for s in hot",
                "each field keeps tile: sign = none, hidden unless some p in pieces where site of p is site",
                "zone shown, seen by nobody unless every m in men where m is tired",
                "require number of (those m in men where owner of m is white) > 0\n  because S-1 en \"No men.\" it \"Niente.\"");
        assertThat(game.variables())
                .filteredOn(one -> one.name().equals("hottest"))
                .singleElement()
                .satisfies(one -> assertThat(one.initial()).isInstanceOf(Expr.Call.class));
        assertThat(game.properties())
                .filteredOn(one -> one.name().equals("tile"))
                .singleElement()
                .satisfies(one -> {
                    assertThat(((Expr.Call) one.visibleIf()).arguments())
                            .singleElement()
                            .isInstanceOf(Expr.Local.class);
                    assertThat(one.among()).isEqualTo("field");
                });
        assertThat(game.zones())
                .filteredOn(one -> one.name().equals("shown"))
                .singleElement()
                .satisfies(one -> assertThat(one.openIf()).isInstanceOf(Expr.Call.class));
        assertThat(game.demands())
                .singleElement()
                .satisfies(one -> assertThat(one.condition()).isInstanceOf(Expr.Call.class));
    }

    @Test
    void kindsKeepClearOfOtherNames() {
        CheckedGame game =
                SmallGame.checked("pieces kings: 1 \"{player}-{n}\" for each player", "pieces towers: 1 \"tower-{n}\"");
        assertThat(game.pieces().get(3).items().get(0).kind()).isEqualTo("{player}-kings");
        assertThat(game.pieces().get(4).items().get(0).kind()).isEqualTo("tower");
        assertThat(game.pieces().get(0).items().get(0).kind()).isEqualTo("{player}-man");
    }

    @Test
    void wordsOfASettingAreItemsOfAChoice() {
        CheckedGame game = SmallGame.checked();
        assertThat(game.choices())
                .filteredOn(one -> one.name().equals("weather"))
                .singleElement()
                .satisfies(one -> assertThat(one.items()).containsExactly("sunny", "windy"));
        assertThat(game.settings().get(1).value()).containsExactly(1L);
        assertThat(game.choices())
                .filteredOn(one -> one.name().equals("worth"))
                .singleElement()
                .satisfies(one -> {
                    assertThat(one.items()).containsExactly("m2", "m1", "1", "2", "3");
                    assertThat(one.numbers()).containsExactly(-2L, -1L, 1L, 2L, 3L);
                });
    }

    @Test
    void theFirstSentenceOfEachRuleIsKept() {
        CheckedGame game = SmallGame.checked(
                "rule go() S-3",
                "  en \"Go.\" it \"Va'.\"",
                "  tell S-3 en \"Later.\" it \"Dopo.\"",
                "  tell S-2 en \"Two.\" it \"Due.\"");
        assertThat(game.ruleTexts().keySet()).containsExactly("S-3", "S-2");
        assertThat(game.ruleTexts().get("S-3").text().in("en").parts().get(0).toString())
                .contains("Go.");
    }

    @Test
    void warningsLeaveAGame() {
        CompileResult result = SmallGame.compile("words", "  nobody en \"Nobody\" it \"Nessuno\"");
        assertThat(result.game()).isPresent();
        assertThat(SmallGame.words(result)).containsExactly("R207 nothing in this game is called 'nobody'");
    }
}
