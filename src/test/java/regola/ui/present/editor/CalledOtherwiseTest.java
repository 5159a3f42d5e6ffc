package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.view.editor.MistakeView;
import regola.ui.view.editor.QuestionView;
import regola.ui.view.editor.ReplyView.Change;

/** Who gives something another name at one place can have it called so everywhere with one press. */
class CalledOtherwiseTest {
    @TempDir
    Path own;

    private Desktop desk;

    @BeforeEach
    void open() {
        desk = new Desktop(own).copyOf("nine-mens-morris");
        desk.view();
    }

    private void write(int start, int end, String text) {
        String all = desk.front().text();
        desk.type(desk.front().file(), all.substring(0, start) + text + all.substring(end));
        desk.done();
    }

    @ParameterizedTest
    @CsvSource({
        "'pieces men,', 'pieces pawns,', pawns",
        "'zone out', 'zone graveyard', graveyard",
        "'players 2: white,', 'players 2: ivory,', ivory",
        "'rule place-man', 'rule put-one', put-one"
    })
    void oneRepairRenamesAll(String old, String next, String name) {
        desk.replace(old, next);
        assertThat(desk.view().problems()).isNotEmpty();
        // Each file once: the game, then the variants that use the name.
        for (int file = 0; file < 3; file++) {
            for (MistakeView mistake : desk.view().problems()) {
                MistakeView.Repair repair = mistake.repair();
                if (repair == null || !repair.label().equals(MistakeView.Repair.EVERYWHERE + name)) continue;
                desk.editor.show(mistake.file());
                desk.done();
                write(repair.start(), repair.end(), repair.text());
                break;
            }
        }
        assertThat(desk.view().problems()).isEmpty();
    }

    @Test
    void theKeyForRepairsDoesTheSame() {
        desk.replace("zone out", "zone graveyard");
        MistakeView error = desk.errors().get(0);
        desk.editor.ask(new QuestionView(
                1,
                QuestionView.Kind.MENDS,
                error.file(),
                error.edition(),
                desk.front().text(),
                error.start(),
                ""));
        desk.done();
        List<Change> changes = desk.answers.get(desk.answers.size() - 1).edits();
        assertThat(changes).extracting(Change::label).containsExactly("=graveyard");
        write(changes.get(0).start(), changes.get(0).end(), changes.get(0).text());
        assertThat(desk.errors()).isEmpty();
    }

    /** A slip in one line that names something else is no new name for it. */
    @Test
    void aSlipIsNoNewName() {
        desk.replace("require no men on to", "require no mne on to");
        assertThat(desk.errors().get(0).repair().label()).isEqualTo("men");
    }

    /** Who takes a named place away is told once what is missed, and can have it back. */
    @Test
    void whatWasTakenAwayIsOneMistakeAndCanBePutBack() {
        String right = desk.front().text();
        int zone = right.indexOf("zone hand of each player");
        int next = right.indexOf("zone out", zone);
        write(zone, next, "");
        List<MistakeView> here = desk.errors().stream()
                .filter(one -> one.file().equals(desk.front().file()))
                .toList();
        assertThat(here).hasSize(1);
        MistakeView error = here.get(0);
        assertThat(error.line()).isEqualTo(75);
        assertThat(error.what()).contains("'hand' is used").contains("times");
        assertThat(error.repair().label()).contains("zone hand of each player");
        write(error.repair().start(), error.repair().end(), error.repair().text());
        assertThat(desk.front().text()).isEqualTo(right);
        assertThat(desk.errors()).isEmpty();
    }
}
