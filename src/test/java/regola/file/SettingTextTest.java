package regola.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.language.model.Setting;
import regola.language.model.Type;

class SettingTextTest {
    private static final Setting STEPS = setting(Setting.Form.NUMBERS, 1, 4, 1, 3, List.of());
    private static final Setting COUNT = setting(Setting.Form.NUMBER, -2, 9, 1, 1, List.of());
    private static final Setting NIGHT = setting(Setting.Form.YES_NO, 0, 1, 1, 1, List.of());
    private static final Setting WEATHER = setting(Setting.Form.WORD, 0, 1, 1, 1, List.of("sunny", "windy"));

    @Test
    void whatPeopleWriteBecomesNumbers() throws SettingText.Misfit {
        assertThat(SettingText.parse(STEPS, "1, 2,3")).containsExactly(1L, 2L, 3L);
        assertThat(SettingText.parse(COUNT, "-2")).containsExactly(-2L);
        assertThat(SettingText.parse(NIGHT, "Yes")).containsExactly(1L);
        assertThat(SettingText.parse(WEATHER, "windy")).containsExactly(1L);
    }

    @Test
    void valuesReadBack() throws SettingText.Misfit {
        for (Setting setting : List.of(STEPS, COUNT, NIGHT, WEATHER)) {
            List<Long> value = List.of(1L);
            assertThat(SettingText.parse(setting, SettingText.text(setting, value)))
                    .isEqualTo(value);
            assertThat(SettingText.read(setting, SettingText.data(setting, value)))
                    .isEqualTo(value);
        }
        assertThat(SettingText.data(STEPS, List.of(1L, 2L))).isEqualTo(List.of(1L, 2L));
        assertThat(SettingText.data(NIGHT, List.of(0L))).isEqualTo(false);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        1,2,3,4 | 1 to 3 numbers from 1 to 4
        5       | 1 to 3 numbers from 1 to 4
        1,,2    | 1 to 3 numbers from 1 to 4
        x       | 1 to 3 numbers from 1 to 4
        """)
    void aValueOutOfRangeIsToldTheRange(String text, String range) {
        assertThatThrownBy(() -> SettingText.parse(STEPS, text))
                .hasMessageEndingWith(range)
                .hasMessageStartingWith("'" + text + "'");
    }

    @Test
    void aWordNearlyRightIsSuggested() {
        assertThatThrownBy(() -> SettingText.parse(WEATHER, "windi"))
                .hasMessage("'windi' is no value of the setting 'it', which is one of sunny, windy")
                .extracting(e -> ((SettingText.Misfit) e).fix())
                .hasToString("did you mean 'windy'?");
    }

    @Test
    void aListIsNoSingleNumber() {
        assertThatThrownBy(() -> SettingText.read(COUNT, List.of(1L, 2L)))
                .hasMessageContaining("a number from -2 to 9");
    }

    private static Setting setting(Setting.Form form, long least, long most, int fewest, int many, List<String> words) {
        return new Setting("it", form, least, most, fewest, many, words, List.of(0L), null, Type.NUMBER, null);
    }
}
