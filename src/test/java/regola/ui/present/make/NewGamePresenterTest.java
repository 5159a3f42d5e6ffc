package regola.ui.present.make;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.make.NewGameView;

/** What a game of one's own is called is said in the language of whoever reads it, as far as it was only proposed. */
class NewGamePresenterTest {
    @TempDir
    Path home;

    private final List<String> made = new ArrayList<>();

    private String made(String language, String name, NewGameView.Seat... seats) throws IOException {
        Path own = Files.createDirectories(home.resolve("rules"));
        Path lessons = Files.createDirectories(home.resolve("tutorials"));
        NewGamePresenter presenter =
                new NewGamePresenter(Runnable::run, own, lessons, () -> List.of(own), new NewGameStage() {
                    @Override
                    public void show(NewGameView view) {
                        // nobody looks
                    }

                    @Override
                    public void refuse(Said why, NewGameView.Part part) {
                        throw new AssertionError(part.toString());
                    }

                    @Override
                    public void tell(Notice notice) {
                        throw new AssertionError(notice.toString());
                    }

                    @Override
                    public void made(String game) {
                        made.add(game);
                    }
                });
        presenter.open(language);
        presenter.make("row", name, List.of(seats));
        String id = made.get(made.size() - 1);
        return Files.readString(own.resolve(id).resolve(id + ".rules"));
    }

    @Test
    void whoIsCalledLikeTheirColourIsCalledSoInEachLanguage() throws IOException {
        String rules =
                made("it", "Stagno", new NewGameView.Seat("Verde", "#2E8B57"), new NewGameView.Seat("Anna", "#2F5F9E"));
        assertThat(rules)
                .contains("en \"Green\" it \"Verde\"", "en \"Anna\" it \"Anna\"", "en \"Stagno\" it \"Stagno\"");
    }

    @Test
    void aNameThatWasOnlyProposedIsInEachLanguage() throws IOException {
        String rules = made(
                "it", "Il mio gioco", new NewGameView.Seat("Rosso", "#C8372D"), new NewGameView.Seat("Blu", "#2F5F9E"));
        assertThat(rules)
                .contains("title en \"My game\" it \"Il mio gioco\"")
                .contains("en \"Red\" it \"Rosso\"", "en \"Blue\" it \"Blu\"");
    }
}
