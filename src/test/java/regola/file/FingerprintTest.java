package regola.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.language.source.SourceText;

class FingerprintTest {

    @Test
    void itDependsOnTheTextsAndTheirOrderOnly() {
        assertThat(of("a\nb", "c")).hasSize(32).isEqualTo(of("a\r\nb", "c"));
        assertThat(Fingerprint.of(List.of(SourceText.of("x", "t"))))
                .isEqualTo(Fingerprint.of(List.of(SourceText.of("y", "t"))));
        assertThat(of("a", "b"))
                .isNotEqualTo(of("b", "a"))
                .isNotEqualTo(of("ab"))
                .isNotEqualTo(of("a b"));
    }

    private static String of(String... texts) {
        return Fingerprint.of(
                List.of(texts).stream().map(text -> SourceText.of("f", text)).toList());
    }
}
