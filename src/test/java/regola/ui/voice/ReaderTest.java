package regola.ui.voice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReaderTest {
    private final List<String> heard = new ArrayList<>();
    private boolean classroom;
    private final Reader reader = new Reader(() -> classroom);

    private final Reader.Mouth mouth = new Reader.Mouth() {
        @Override
        public void say(String text, String language) {
            heard.add(language + " " + text);
        }

        @Override
        public void hush() {
            heard.add("hush");
        }

        @Override
        public void close() {
            heard.add("close");
        }
    };

    @Test
    void nothingIsReadUntilSomebodyWantsIt() {
        reader.setMouth(mouth);
        reader.read("What?", "What?", "en");
        assertThat(heard).isEmpty();
        reader.setOn(true);
        reader.read("Right.", "What? Right.", "en");
        assertThat(heard).containsExactly("en Right.");
    }

    @Test
    void allOfItIsReadAgainWheneverItIsAskedFor() {
        reader.setMouth(mouth);
        reader.read("No.", "What? No.", "it");
        reader.again();
        assertThat(heard).containsExactly("it What? No.");
    }

    @Test
    void whoeverSwitchesItOffHearsNoMore() {
        reader.setMouth(mouth);
        reader.setOn(true);
        reader.setOn(false);
        assertThat(heard).containsExactly("hush");
    }

    @Test
    void aClassHearsNothingUnasked() {
        reader.setMouth(mouth);
        reader.setOn(true);
        classroom = true;
        reader.read("What?", "What?", "en");
        assertThat(heard).isEmpty();
    }

    @Test
    void withoutAVoiceNothingIsReadAndOneThatComesTooLateIsClosed() {
        reader.setOn(true);
        reader.read("What?", "What?", "en");
        reader.again();
        reader.hush();
        assertThat(reader.hasMouth()).isFalse();
        reader.close();
        reader.setMouth(mouth);
        assertThat(heard).containsExactly("close");
    }
}
