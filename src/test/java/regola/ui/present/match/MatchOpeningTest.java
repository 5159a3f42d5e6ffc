package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.Ruleset;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.Shipped;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.CheckedGame;
import regola.language.model.Text;
import regola.language.source.SourceText;
import regola.ui.present.ProblemViews;
import regola.ui.present.start.MatchSetUp;
import regola.ui.present.start.Shelf;
import regola.ui.support.KnownRules;
import regola.ui.view.ProblemView;
import regola.ui.view.Texts;
import regola.ui.view.match.MatchView;

/** Saved matches under the rules there are now: the same, others, none. */
class MatchOpeningTest {
    private static final String FILE = "mine.regola-match";

    private final List<MatchRecord> records = new ArrayList<>();
    private final List<ProblemView> failures = new ArrayList<>();
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter game =
            new GamePresenter(Runnable::run, pictures::add, failures::add, KnownRules.thinking());
    /** What is the game now; null if there is none. */
    private String rules;

    private final Map<String, Shelf.Reading> read = new HashMap<>();
    private final Shelf shelf = new Shelf() {
        @Override
        public List<Entry> entries() {
            if (rules == null) return List.of();
            return List.of(new Entry(
                    "nine-mens-morris",
                    Text.NONE,
                    Text.NONE,
                    List.of(new Variant("three-men", Text.NONE, Text.NONE)),
                    List.of()));
        }

        @Override
        public Reading read(String id, List<String> variants) {
            return read.computeIfAbsent(rules, text -> compile(text));
        }

        private Reading compile(String text) {
            var result = RuleCompiler.compile(CompileRequest.of(SourceText.of("morris.rules", text)));
            List<ProblemView> problems = result.diagnostics().stream()
                    .filter(Diagnostic::isError)
                    .map(d -> ProblemViews.of(d.trouble()))
                    .toList();
            return new Reading(result.game().orElse(null), problems);
        }
    };

    @BeforeEach
    void playSixMoves() throws IOException {
        rules = Shipped.source("nine-mens-morris").text();
        game.record(records::add);
        CheckedGame checked = shelf.read("", List.of()).game();
        game.start(new MatchSetUp(
                Ruleset.of(checked, 2, Map.of("quiet-limit", List.of(50L))), 3, Set.of("white", "black")));
        play(6);
    }

    private void play(int moves) {
        for (int i = 0; i < moves; i++)
            game.shown(pictures.get(pictures.size() - 1).serial());
    }

    private MatchRecord now() {
        return records.get(records.size() - 1);
    }

    private String saved() {
        return WrittenMatch.text(now(), "test");
    }

    private Opened open(String text) {
        return MatchOpening.open(SourceText.of(FILE, text), shelf, Texts.in("en"));
    }

    @Test
    void aMatchComesBackAsItWas() {
        MatchRecord before = now();
        assertThat(before.moves()).hasSize(6);
        Opened.Whole whole = (Opened.Whole) open(saved());
        assertThat(whole.rulesChanged()).isFalse();
        game.resume(whole.match());
        assertThat(now().moves()).isEqualTo(before.moves());
        assertThat(now().position()).isEqualTo(before.position());
        assertThat(now().computers()).isEqualTo(before.computers());
        assertThat(now().rules().settings()).isEqualTo(before.rules().settings());
        assertThat(now().matchNumber()).as("another match").isNotEqualTo(before.matchNumber());
        game.undo();
        assertThat(now().at()).isEqualTo(5);
        play(3);
        assertThat(now().moves()).as("it waits for somebody to say go on").hasSize(6);
        game.goOn();
        play(1);
        assertThat(now().at()).isEqualTo(6);
    }

    @Test
    void whoIsNotToBeAskedSeesItGoOnAtOnce() {
        String text = saved();
        game.forChildren(true);
        game.resume(((Opened.Whole) open(text)).match());
        play(1);
        assertThat(now().moves()).hasSize(7);
        game.goTo(2);
        String back = saved();
        game.resume(((Opened.Whole) open(back)).match());
        play(1);
        assertThat(now().at()).as("what was taken back is not lost").isEqualTo(2);
    }

    @Test
    void whatWasTakenBackComesBackToo() {
        MatchRecord end = now();
        game.goTo(2);
        MatchRecord back = now();
        assertThat(back.at()).isEqualTo(2);
        assertThat(back.moves()).isEqualTo(end.moves());
        game.resume(((Opened.Whole) open(saved())).match());
        assertThat(now().at()).isEqualTo(2);
        assertThat(now().position()).isEqualTo(back.position());
        game.goTo(6);
        assertThat(now().position()).isEqualTo(end.position());
    }

    @Test
    void startingAgainIsAnotherMatch() {
        MatchRecord before = now();
        game.restart();
        assertThat(now().matchNumber()).isNotEqualTo(before.matchNumber());
        assertThat(now().moves()).isEmpty();
    }

    @Test
    void aMatchThatCannotBeginLeavesTheOneBefore() {
        MatchRecord before = now();
        rules = rules.replaceFirst(
                "move men of p to hand of p",
                "move men of p to hand of p\n  while some men\n    set quiet = quiet + 1");
        game.start(new MatchSetUp(Ruleset.of(shelf.read("", List.of()).game(), 2, Map.of()), 3, Set.of()));
        assertThat(failures).hasSize(1);
        assertThat(failures.get(0).place()).startsWith("morris.rules:");
        game.undo();
        assertThat(now().matchNumber()).isEqualTo(before.matchNumber());
        assertThat(now().at()).isEqualTo(5);
    }

    @Test
    void rulesThatChangedButHoldAreTold() {
        String text = saved();
        rules += "\n# A remark.\n";
        assertThat(open(text))
                .isInstanceOfSatisfying(
                        Opened.Whole.class,
                        whole -> assertThat(whole.rulesChanged()).isTrue());
    }

    @Test
    void whereAMoveNoLongerHoldsTheMatchUpToThereAndThePositionAreOffered() {
        String text = saved();
        String third = now().moves().get(2);
        String place = third.substring(third.lastIndexOf(' ') + 1);
        String shut = rules.replaceFirst(
                "require no men on to\n",
                "require to is not " + place
                        + "\n        because NM-0.1 en \"Shut.\" it \"Chiuso.\"\n      require no men on to\n");
        assertThat(shut).isNotEqualTo(rules);
        rules = shut;
        Opened opened = open(text);
        assertThat(opened).as(opened.toString()).isInstanceOf(Opened.Partly.class);
        Opened.Partly partly = (Opened.Partly) opened;
        assertThat(partly.played()).isEqualTo(2);
        assertThat(partly.moves()).isEqualTo(6);
        ProblemView problem = partly.problems().get(0);
        assertThat(problem.place()).startsWith(FILE + ":");
        assertThat(problem.what()).contains("Move 3").contains("Shut.");
        assertThat(problem.why()).contains("changed since");
        assertThat(problem.fix()).contains("morris.rules");
        MatchRecord before = now();
        game.resume(partly.upTo());
        assertThat(now().moves()).isEqualTo(before.moves().subList(0, 2));
        game.resume(partly.stood());
        assertThat(now().moves()).isEmpty();
        assertThat(now().position().object("zones")).isEqualTo(before.position().object("zones"));
        assertThat(WrittenMatch.saved(now(), "test").start())
                .as("and can be saved as it stands")
                .isNotNull();
        assertThat(open(saved())).isInstanceOf(Opened.Whole.class);
    }

    @Test
    void movesThatLeadElsewhereAreTold() {
        String text = saved().replaceFirst("\"turn-number\": \\d+", "\"turn-number\": 99");
        assertThat(text).isNotEqualTo(saved());
        Opened.Partly partly = (Opened.Partly) open(text);
        assertThat(partly.played()).isEqualTo(6);
        assertThat(partly.upTo().moves()).hasSize(6);
        assertThat(partly.problems().get(0).what()).contains("another position");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "\"game\": \"nine-mens-morris\"|\"game\": \"nine-mens-moris\"|no game 'nine-mens-moris'|nine-mens-morris",
                "\"variants\": []|\"variants\": [\"three-man\"]|no variant 'three-man'|three-men",
                "\"quiet-limit\": 50|\"quiet-limit\": 5000|'5000' is no value|~~",
                "\"quiet-limit\": 50|\"quite-limit\": 50|no setting 'quite-limit'|quiet-limit",
                "[\"white\", \"black\"]|[\"white\"]|is for 2 players here, not for 1|~~",
                "\"regola-match\": 1|\"regola-match\": 2|saved by a newer Regola|newer",
                "\"regola-match\": 1|\"regola\": 1|no saved match|begins with",
            })
    void whatIsNotThereIsToldWithPlaceAndFix(String from, String to, String what, String fix) {
        String text = saved();
        assertThat(text).contains(from);
        Opened opened = open(text.replace(from, to));
        assertThat(opened).as(opened.toString()).isInstanceOf(Opened.Refused.class);
        ProblemView problem = ((Opened.Refused) opened).problems().get(0);
        assertThat(problem.place()).startsWith(FILE + ":");
        assertThat(problem.what()).contains(what);
        assertThat(problem.fix() + problem.why()).contains(fix);
    }

    @Test
    void rulesThatAreBrokenAreToldWithTheirOwnPlace() {
        String text = saved();
        rules = rules.replaceFirst("players 2", "plyers 2");
        Opened.Refused refused = (Opened.Refused) open(text);
        assertThat(refused.problems().get(0).place()).startsWith("morris.rules:");
    }

    @Test
    void howeverAFileIsSpoiltSomethingSensibleIsSaid() {
        String text = saved();
        for (int length = 0; length < text.length(); length += 83) check(open(text.substring(0, length)));
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 100; i++) {
            StringBuilder spoilt = new StringBuilder(text);
            for (int j = 0; j < 1 + i % 3; j++)
                spoilt.setCharAt(random.nextInt(text.length()), (char) (32 + random.nextInt(95)));
            check(open(spoilt.toString()));
        }
    }

    private static void check(Opened opened) {
        List<ProblemView> problems = opened instanceof Opened.Refused refused
                ? refused.problems()
                : opened instanceof Opened.Partly partly ? partly.problems() : List.of();
        if (!(opened instanceof Opened.Whole)) assertThat(problems).isNotEmpty();
        assertThat(problems).allSatisfy(problem -> {
            assertThat(problem.place()).startsWith(FILE);
            assertThat(problem.what()).isNotBlank().doesNotContain("Exception");
        });
    }

    @Test
    void aResumptionOfNothingIsAFreshMatch() {
        MatchSetUp setUp = new MatchSetUp(now().rules(), 3, Set.of());
        game.resume(Resumption.fresh(setUp));
        assertThat(now().moves()).isEmpty();
        assertThat(now().start()).isNull();
    }
}
