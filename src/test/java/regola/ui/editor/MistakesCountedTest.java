package regola.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JPanel;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.parts.TextLink;
import regola.ui.support.OnEventThread;
import regola.ui.view.Texts;
import regola.ui.view.editor.EditorView;
import regola.ui.view.editor.MistakeView;
import regola.ui.view.editor.SheetView;

/** What is only warned of is not counted as a mistake: the rules can be played. */
@ExtendWith(OnEventThread.class)
class MistakesCountedTest {
    private static MistakeView found(MistakeView.Kind kind) {
        return new MistakeView("a.rules", 1, 0, 1, 1, 1, kind, "what", "", "", null);
    }

    private static EditorView view(int errors, int warnings) {
        List<MistakeView> found = new ArrayList<>(Collections.nCopies(errors, found(MistakeView.Kind.ERROR)));
        found.addAll(Collections.nCopies(warnings, found(MistakeView.Kind.WARNING)));
        found.add(found(MistakeView.Kind.REMARK));
        SheetView sheet = new SheetView("a.rules", "A", null, false, true, false, errors, warnings, "game a", 1);
        return new EditorView(
                1,
                "a",
                "A",
                true,
                List.of(sheet),
                "a.rules",
                found,
                new EditorView.Remarks(true, 1),
                List.of(),
                List.of(),
                EditorView.Against.COPIED,
                null,
                0,
                null,
                null,
                false,
                false,
                true,
                "en");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "en; 0; 0; Mistakes (0); 0 mistakes",
                "en; 1; 0; Mistakes (1); 1 mistake",
                "en; 2; 1; Mistakes (2); 2 mistakes, 1 warning",
                "en; 0; 2; Warnings (2); 2 warnings",
                "it; 1; 2; Errori (1); 1 errore, 2 avvertimenti",
                "it; 0; 1; Avvertimenti (1); 1 avvertimento"
            })
    void mistakesAndWarningsAreCountedApart(String language, int errors, int warnings, String tab, String line) {
        EditorView view = view(errors, warnings);
        Texts texts = Texts.in(language);
        TextTabs tabs = new TextTabs(Stream.generate(JPanel::new).limit(5).toList());
        tabs.show(view, 0, texts);
        assertThat(tabs.getTitleAt(0)).isEqualTo(tab);
        StatusLine status = new StatusLine(() -> {});
        status.show(MistakesList.errors(view), MistakesList.warnings(view), texts);
        assertThat(Stream.of(status.getComponents())
                        .filter(TextLink.class::isInstance)
                        .map(each -> ((TextLink) each).getText()))
                .containsExactly(line);
    }
}
