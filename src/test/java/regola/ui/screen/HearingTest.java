package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import regola.home.PreferenceFile;
import regola.ui.command.Actions;
import regola.ui.command.Command;
import regola.ui.keep.Liking;
import regola.ui.support.OnEventThread;
import regola.ui.view.Texts;

@ExtendWith(OnEventThread.class)
class HearingTest {
    @TempDir
    private Path folder;

    private PreferenceFile likings() {
        return PreferenceFile.open(folder.resolve("settings.json"), Liking.ALL);
    }

    @Test
    void nobodyHearsAnythingUntilTheyWantToExceptWhoReadsLittle() {
        try (PreferenceFile likings = likings();
                Hearing hearing = new Hearing(likings, () -> false)) {
            hearing.setChildren(false);
            assertThat(hearing.isSoundOn()).isFalse();
            assertThat(hearing.reader().isOn()).isFalse();
            hearing.setChildren(true);
            assertThat(hearing.isSoundOn()).isTrue();
            assertThat(hearing.reader().isOn()).isTrue();
        }
    }

    @Test
    void whatWasChosenIsKeptAndGoesBeforeWhatIsUsual() {
        try (PreferenceFile likings = likings();
                Hearing hearing = new Hearing(likings, () -> false)) {
            Actions actions = new Actions();
            hearing.setChildren(true);
            hearing.wire(actions, new JPanel(), () -> null);
            assertThat(actions.isSelected(Command.SOUND)).isTrue();
            actions.perform(Command.SOUND);
            assertThat(hearing.isSoundOn()).isFalse();
            assertThat(actions.isSelected(Command.SOUND)).isFalse();
        }
        try (PreferenceFile again = likings();
                Hearing hearing = new Hearing(again, () -> false)) {
            hearing.setChildren(true);
            assertThat(hearing.isSoundOn()).isFalse();
        }
    }

    @Test
    void withoutAVoiceTheMenuSaysWhy() {
        try (PreferenceFile likings = likings();
                Hearing hearing = new Hearing(likings, () -> false)) {
            Actions actions = new Actions();
            actions.speak(Texts.in("en"));
            hearing.wire(actions, new JPanel(), () -> null);
            assertThat(actions.isEnabled(Command.READ_ALOUD)).isFalse();
            assertThat(actions.name(Command.READ_ALOUD)).contains("no voice");
        }
    }
}
