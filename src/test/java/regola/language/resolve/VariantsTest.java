package regola.language.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.language.CompileResult;
import regola.language.SmallGame;
import regola.language.model.CheckedGame;
import regola.language.model.Choice;
import regola.language.model.Expr;
import regola.language.model.Rule;
import regola.language.model.Setting;
import regola.language.model.Statement;

/** What variants do to their game. */
class VariantsTest {
    private static final String RULES = """
            conditions fresh(m: piece)
              require m is not tired
                because S-1 en "Tired." it "Stanca."
              require site of m in field
                because S-2 en "Not here." it "Non qui."

            rule go(m: piece)
              choose act by mover
                option go (to in field)                S-7
                  meets fresh(m)
                  require to is free
                    because S-3 en "Taken." it "Occupato."
                  then
                    move m to to
                option rest                            S-8

            when arrived(m) on hot as burn             S-5
              en "Hot!" it "Caldo!"
              set tired of m = yes

            when arrived(m) if here in goal as home    S-6
              en "Home!" it "A casa!"
              stop
            """;

    private static CheckedGame with(String... variants) {
        return SmallGame.checkedWith(List.of(variants), RULES);
    }

    private static List<String> problems(String... variants) {
        return SmallGame.words(SmallGame.compileWith(List.of(variants), RULES));
    }

    private static List<String> handlers(CheckedGame game) {
        return game.moments().get(0).handlers().stream().map(Rule::name).toList();
    }

    private static Choice act(CheckedGame game) {
        Rule go = game.rules().stream()
                .filter(rule -> rule.name().equals("go"))
                .findFirst()
                .orElseThrow();
        return ((Statement.Choose) go.body().get(0)).choice();
    }

    private static List<String> reasons(CheckedGame game) {
        return act(game).options().get(0).requirements().stream()
                .map(one -> one.because().rule())
                .toList();
    }

    @Test
    void aSettingIsSet() {
        Setting longest = with("set longest = 3").settings().get(0);
        assertThat(longest.value()).containsExactly(3L);
        assertThat(longest.reason().span().source().name()).isEqualTo("small");
    }

    @Test
    void aMarkIsMoved() {
        assertThat(with("set mark hot on a7 .. a9").marks().get(0).sites()).containsExactly("a7", "a8", "a9");
    }

    @Test
    void aRuleIsReplaced() {
        CheckedGame game = with("replace function free(s: site) = no men on s");
        assertThat(game.functions().stream().filter(one -> one.name().equals("free")))
                .singleElement()
                .satisfies(one -> assertThat(one.span().source().name()).isEqualTo("v1"));
    }

    @Test
    void requirementsComeBeforeAndAfterOthers() {
        String more = "  require count > 0\n    because S-4 en \"No.\" it \"No.\"";
        assertThat(reasons(with())).containsExactly("S-1", "S-2", "S-3");
        assertThat(reasons(with("add before S-2\n" + more))).containsExactly("S-1", "S-4", "S-2", "S-3");
        assertThat(reasons(with("add after S-2\n" + more))).containsExactly("S-1", "S-2", "S-4", "S-3");
        assertThat(reasons(with("add before fresh\n" + more))).containsExactly("S-4", "S-1", "S-2", "S-3");
        assertThat(reasons(with("add to fresh\n" + more))).containsExactly("S-1", "S-2", "S-4", "S-3");
        assertThat(reasons(with("remove S-1"))).containsExactly("S-2", "S-3");
    }

    @Test
    void aRequirementIsReplacedWhereItStands() {
        CheckedGame game = with("replace require count > 0\n  because S-2 en \"No.\" it \"No.\"");
        assertThat(reasons(game)).containsExactly("S-1", "S-2", "S-3");
        assertThat(act(game).options().get(0).requirements().get(1).condition())
                .isInstanceOf(Expr.Operation.class)
                .satisfies(one -> assertThat(one.span().source().name()).isEqualTo("v1"));
    }

    @Test
    void handlersRunInTheirOrder() {
        String cool = "  when arrived(m) as cool\n    stop";
        assertThat(handlers(with("add before burn\n" + cool))).containsExactly("cool", "burn", "home");
        assertThat(handlers(with("add after burn\n" + cool))).containsExactly("burn", "cool", "home");
        assertThat(handlers(with("add after S-5\n" + cool))).containsExactly("burn", "cool", "home");
        assertThat(handlers(with("when arrived(m) as cool\n  stop"))).containsExactly("burn", "home", "cool");
        assertThat(handlers(with("remove burn"))).containsExactly("home");
        assertThat(handlers(with("remove S-6"))).containsExactly("burn");
    }

    @Test
    void withAMarkGoesWhatHappensOnIt() {
        CheckedGame game = with("remove hot");
        assertThat(game.marks()).isEmpty();
        assertThat(handlers(game)).containsExactly("home");
    }

    @Test
    void optionsAreAddedAndRemoved() {
        assertThat(act(with("add to act\n  option wait")).options()).hasSize(3);
        assertThat(act(with("remove S-8")).options()).hasSize(1);
        assertThat(act(with("add to act\n  refuse sleep\n    because S-9 en \"No.\" it \"No.\""))
                        .refusals())
                .hasSize(1);
    }

    @Test
    void stepsAreAddedAtTheEnd() {
        CheckedGame game = with("add to go\n  set count = 1");
        Rule go = game.rules().stream()
                .filter(rule -> rule.name().equals("go"))
                .findFirst()
                .orElseThrow();
        assertThat(go.body()).hasSize(2);
        assertThat(go.body().get(1)).isInstanceOf(Statement.SetVariable.class);
    }

    @Test
    void whoPlaysIsReplaced() {
        CheckedGame game = with("");
        assertThat(game.seats().most()).isEqualTo(3);
        CompileResult two = SmallGame.compileWith(List.of("  players 2\n  neutral 1"), RULES);
        assertThat(two.game().orElseThrow().seats()).satisfies(seats -> {
            assertThat(seats.most()).isEqualTo(2);
            assertThat(seats.neutrals()).isEqualTo(1);
            assertThat(seats.names()).containsExactly("white", "black", "red");
        });
    }

    @Test
    void addingGoesTogetherWithReplacingInAnyOrder() {
        String add = "add to go\n  set count = 1";
        String replace = "replace rule go(m: piece)\n  set count = 2";
        for (List<String> order : List.of(List.of(add, replace), List.of(replace, add))) {
            CheckedGame game = SmallGame.checkedWith(order, RULES);
            Rule go = game.rules().stream()
                    .filter(rule -> rule.name().equals("go"))
                    .findFirst()
                    .orElseThrow();
            assertThat(go.body()).hasSize(2);
        }
    }

    @Test
    void aVariantMayChangeWhatAnotherBrings() {
        CheckedGame game = with("set height = 2", "setting height: 1 to 3 = 1");
        assertThat(game.settings())
                .filteredOn(one -> one.name().equals("height"))
                .singleElement()
                .satisfies(one -> assertThat(one.value()).containsExactly(2L));
    }

    @Test
    void twoThatChangeTheSameConflict() {
        assertThat(problems("set longest = 1", "set longest = 3"))
                .singleElement()
                .asString()
                .startsWith("R403 the variants 'v1' and 'v2' both set 'longest'");
        assertThat(problems("remove S-1", "replace require count > 0\n  because S-1 en \"No.\" it \"No.\""))
                .singleElement()
                .asString()
                .startsWith("R403 the variants 'v1' and 'v2' both change 'S-1'");
        assertThat(problems("remove burn", "add after burn\n  when arrived(m) as cool\n    stop"))
                .singleElement()
                .asString()
                .startsWith("R403");
    }

    @Test
    void changesAreListed() {
        CheckedGame game = with(
                "set longest = 3\nremove S-1\nadd after burn\n  when arrived(m) as cool\n    stop\nadd to act\n  option wait\nkeep heat: number = 0");
        assertThat(game.variants().get(0).changes()).containsExactly("longest", "S-1", "cool", "act", "heat");
        assertThat(game.sources()).hasSize(2);
    }

    @Test
    void wordsForSomethingRemovedAreNoMistake() {
        CompileResult result =
                SmallGame.compileWith(List.of("remove hot"), "words", "  hot en \"Hot pad\" it \"Pietra calda\"");
        assertThat(result.diagnostics()).isEmpty();
    }
}
