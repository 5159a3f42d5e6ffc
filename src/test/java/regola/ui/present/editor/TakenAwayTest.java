package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.Thorough;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.SourceText;
import regola.ui.view.editor.MistakeView;

/** A line that is taken away and missed can be had back with one press, whatever is found without it. */
@Execution(ExecutionMode.CONCURRENT)
class TakenAwayTest {
    static List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> templates = Files.walk(Path.of("rules-dsl/templates"))) {
            templates
                    .filter(file -> file.toString().endsWith(".rules"))
                    .sorted()
                    .forEach(files::add);
        }
        files.add(Path.of("rules-dsl/games/kalah/kalah.rules"));
        files.add(Path.of("rules-dsl/games/reversi/reversi.rules"));
        return files;
    }

    private static List<Diagnostic> compiled(SourceText text) {
        return RuleCompiler.compile(CompileRequest.of(text)).diagnostics();
    }

    private static TakenAway.Told told(String right, SourceText text) {
        return TakenAway.in(right, text, compiled(text), TakenAwayTest::compiled);
    }

    @ParameterizedTest
    @MethodSource("files")
    void eachLineComesBack(Path file) throws IOException {
        String right = Files.readString(file);
        List<String> lines = right.lines().toList();
        int missed = 0;
        for (int i = 0; i < lines.size(); i += Thorough.step(3)) {
            if (lines.get(i).isBlank() || lines.get(i).strip().startsWith("#")) continue;
            List<String> next = new ArrayList<>(lines);
            next.remove(i);
            SourceText text =
                    SourceText.of(file + " without line " + (i + 1) + lines.get(i), String.join("\n", next) + "\n");
            TakenAway.Told told = told(right, text);
            List<Diagnostic> errors =
                    told.found().stream().filter(Diagnostic::isError).toList();
            if (errors.isEmpty()) continue;
            missed++;
            assertThat(told.backs()).as("%s: %s", text, errors).hasSize(1);
            TakenAway.Back back = told.backs().get(0);
            assertThat(errors).as("%s", text).allMatch(back::mends);
            String made = text.text().substring(0, back.start())
                    + back.text()
                    + text.text().substring(back.end());
            assertThat(made).as("%s", text).isEqualTo(right);
            if (errors.stream().anyMatch(each -> each.code().code().startsWith("R1"))) {
                assertThat(errors).as("%s", text).hasSize(1);
                assertThat(errors.get(0).code()).isEqualTo(DiagnosticCode.MISSING);
                assertThat(errors.get(0).what()).as("%s", text).startsWith("the line '");
                assertThat(errors.get(0).span().line()).isBetween(i, i + 2);
            }
        }
        assertThat(missed).isGreaterThan(8);
    }

    /** Whoever empties a line without taking it away has it back without one more. */
    @Test
    void anEmptiedLineIsFilledAgain() throws IOException {
        String right = Files.readString(files().get(0));
        String emptied = right.replaceFirst("(?m)^start.*$", "");
        TakenAway.Back back = told(right, SourceText.of("x", emptied)).backs().get(0);
        assertThat(emptied.substring(0, back.start()) + back.text() + emptied.substring(back.end()))
                .isEqualTo(right);
    }

    /** Where no other button mends as much, a line that was changed comes back; what came of it is not told. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "men, alike | men3 alike",
                "move men of who to hand | move stones of who to hand",
                "if some l in rows where sites of l in | if some l in rows whither sites of l in",
            })
    void aChangedLineComesBack(String was, String now) throws IOException {
        String right = Files.readString(Path.of("rules-dsl/templates/row/row.rules"));
        assertThat(right).contains(was);
        String changed = right.replace(was, now);
        SourceText text = SourceText.of("x.rules", changed);
        TakenAway.Told told = TakenAway.changed(right, text, compiled(text), TakenAwayTest::compiled);
        List<Diagnostic> errors =
                told.found().stream().filter(Diagnostic::isError).toList();
        assertThat(errors).hasSize(1);
        TakenAway.Back back = told.backs().get(0);
        assertThat(back.mends(errors.get(0))).isTrue();
        assertThat(changed.substring(0, back.start()) + back.text() + changed.substring(back.end()))
                .isEqualTo(right);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "men, alike | men,, alike",
                "grid 3 by 3 | grid 3 to 3",
                "of mover on hand of | of movre on hand of"
            })
    void whatItsOwnRepairMendsStaysAsItIs(String was, String now) throws IOException {
        String right = Files.readString(Path.of("rules-dsl/templates/row/row.rules"));
        assertThat(right).contains(was);
        SourceText text = SourceText.of("x.rules", right.replaceFirst(was, now));
        assertThat(TakenAway.changed(right, text, compiled(text), TakenAwayTest::compiled))
                .isEqualTo(new TakenAway.Told(compiled(text), List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void aChangedLineIsSaidAndDoneAtThePage(String language, @TempDir Path own) {
        Desktop desk = new Desktop(own).copyOf("kalah");
        desk.editor.speak(language);
        String right = desk.front().text();
        int at = right.indexOf(" where ");
        desk.type(desk.front().file(), right.substring(0, at) + " wizardry " + right.substring(at + 7));
        List<MistakeView> errors = desk.errors().stream()
                .filter(each -> each.file().equals(desk.front().file()))
                .toList();
        assertThat(errors).hasSize(1);
        MistakeView.Repair back = errors.get(0).repair();
        assertThat(back.isBack()).isTrue();
        assertThat(errors.get(0).fix()).contains(language.equals("it") ? "rimetti la riga" : "put the line back");
        String now = desk.front().text();
        desk.type(desk.front().file(), now.substring(0, back.start()) + back.text() + now.substring(back.end()));
        assertThat(desk.front().text()).isEqualTo(right);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void itIsSaidAndDoneAtThePage(String language, @TempDir Path own) {
        Desktop desk = new Desktop(own).copyOf("kalah");
        desk.editor.speak(language);
        String right = desk.front().text();
        int at = right.indexOf("\nstart") + 1;
        desk.type(desk.front().file(), right.substring(0, at) + right.substring(right.indexOf('\n', at) + 1));
        List<MistakeView> errors = desk.errors().stream()
                .filter(each -> each.file().equals(desk.front().file()))
                .toList();
        assertThat(errors).hasSize(1);
        MistakeView.Repair back = errors.get(0).repair();
        assertThat(back.isBack()).isTrue();
        assertThat(back.label()).startsWith("<1 start");
        assertThat(errors.get(0).what()).contains(language.equals("it") ? "la riga" : "the line");
        String now = desk.front().text();
        desk.type(desk.front().file(), now.substring(0, back.start()) + back.text() + now.substring(back.end()));
        assertThat(desk.errors()).isEmpty();
        assertThat(desk.front().text()).isEqualTo(right);
    }

    /** Put back, such lines make more places of the one mistake, which is told elsewhere then. */
    @Test
    void forANameThatIsGoneOnlyTheLineComesBackThatDeclaredIt() throws IOException {
        String right = Files.readString(Path.of("rules-dsl/templates/blocking/blocking.rules"));
        int from = right.indexOf("function can-go");
        String lines = right.substring(from, right.indexOf("\n\n", from) + 1);
        SourceText text = SourceText.of(
                "blocking",
                right.replace("  site middle at 0, 0\n  site p1 at 0, 2\n", "  site p1 at 0, 3\n")
                        .replaceAll("    p[0-9] middle p[0-9]\n", "")
                        .replace("lines spokes\n", "lines spokes\n    p1 p5\n")
                        .replace(lines, ""));
        TakenAway.Told told = told(right, text);
        List<Diagnostic> middle = told.found().stream()
                .filter(each -> each.what().equals("nothing is called 'middle'"))
                .toList();
        assertThat(middle).hasSize(2);
        for (Diagnostic each : middle)
            assertThat(told.backs())
                    .filteredOn(back -> back.mends(each))
                    .singleElement()
                    .satisfies(back -> assertThat(back.text()).isEqualTo("  site middle at 0, 0\n"));
    }

    /** Lines that come back make no mistake that there was not, and the button names the one that was asked for. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "  site middle at 0, 0\n  site p1 at 1, 0\n  site p2 at 2, 0\n",
                "  site a at 0, 0\n  site b at 1, 0\n  site c at 2, 0\n"
            })
    void ofLinesThatWereReplacedThoseComeBackThatMakeNothingWorse(String instead) throws IOException {
        String right = Files.readString(Path.of("rules-dsl/templates/blocking/blocking.rules"));
        String replaced = right.replaceFirst("(?:  site .*\n)+", instead);
        SourceText text = SourceText.of("blocking", replaced);
        List<Diagnostic> errors = compiled(text);
        TakenAway.Told told = told(right, text);
        Diagnostic p8 = errors.stream()
                .filter(each -> each.what().startsWith("'p8' is used"))
                .findFirst()
                .orElseThrow();
        assertThat(told.backs().stream().filter(back -> back.mends(p8)).findFirst())
                .hasValueSatisfying(back -> assertThat(back.repair(p8).label()).isEqualTo("<6 site p8 at -1.5, 1.5"));
        for (TakenAway.Back back : told.backs()) {
            String made = replaced.substring(0, back.start()) + back.text() + replaced.substring(back.end());
            assertThat(compiled(SourceText.of("blocking", made)))
                    .hasSizeLessThan(errors.size())
                    .extracting(Diagnostic::what)
                    .isSubsetOf(errors.stream().map(Diagnostic::what).toList());
        }
    }
}
