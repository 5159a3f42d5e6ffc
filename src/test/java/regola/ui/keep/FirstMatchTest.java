package regola.ui.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.Match;
import regola.file.BadFile;
import regola.file.TextFile;
import regola.ui.present.picture.Tongue;
import regola.ui.present.start.Chosen;
import regola.ui.present.start.FirstMatch;
import regola.ui.present.start.GameScene;
import regola.ui.present.start.MatchSetUp;
import regola.ui.present.start.SetUpPresenter;
import regola.ui.support.ShippedShelf;
import regola.ui.view.board.BoardView;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.VariantView;

/** Who reads little plays each game as one begins; what others have chosen stays theirs. */
class FirstMatchTest {
    private static final LibraryShelf SHELF = ShippedShelf.GAMES;

    private final List<SetUpView> pictures = new ArrayList<>();
    private final List<MatchSetUp> matches = new ArrayList<>();
    private final SetUpPresenter presenter =
            new SetUpPresenter(Runnable::run, SHELF, pictures::add, matches::add, () -> 42);

    static Stream<String> games() {
        return SHELF.library().ids().stream();
    }

    private SetUpView now() {
        return pictures.get(pictures.size() - 1);
    }

    private List<String> on() {
        return now().variants().stream()
                .filter(VariantView::on)
                .map(VariantView::id)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aFirstMatchIsReadAndCanBePlayed(String game) throws BadFile {
        Path file = Path.of("rules-dsl", "games", game, "first-match.yaml");
        FirstMatch first = Files.exists(file)
                ? FirstMatchFile.read(
                        TextFile.read(file), SHELF.read(game, List.of()).game())
                : FirstMatch.USUAL;
        assertThat(SHELF.firstMatch(game)).isEqualTo(first);
        presenter.children(true);
        presenter.open(game, List.of());
        assertThat(now().problems()).isEmpty();
        assertThat(on()).containsExactlyElementsOf(first.variants());
        for (int players = now().fewest(); players <= now().most(); players++) {
            presenter.choosePlayers(players);
            presenter.start();
            assertThat(now().problems()).as("%s play", players).isEmpty();
            MatchSetUp begun = matches.get(matches.size() - 1);
            assertThat(Match.start(begun.rules(), 1).isOver()).isFalse();
            GameScene seen = GameScene.of(SHELF, game, on(), first.settings(), players, "en");
            BoardView played = GameScene.board(begun.rules(), new Tongue(begun.rules(), "en"));
            assertThat(seen.board().sites()).as("what is pictured is played").hasSameSizeAs(played.sites());
        }
    }

    @Test
    void whatOthersHaveChosenStaysTheirs() {
        List<Chosen> kept = new ArrayList<>();
        presenter.recall(List.of(), all -> {
            kept.clear();
            kept.addAll(all);
        });
        presenter.open("croak", List.of());
        presenter.turnVariant("memory", true);
        presenter.set("pikes", List.of(7L));
        presenter.children(true);
        assertThat(on()).as("as one begins").containsExactly("beginner");
        presenter.choosePlayers(3);
        assertThat(kept.get(0).variants()).containsExactly("memory");
        assertThat(kept.get(0).players()).isEqualTo(3);
        presenter.children(false);
        assertThat(on()).containsExactly("memory");
        assertThat(now().settings().stream()
                        .filter(each -> each.name().equals("pikes"))
                        .findFirst()
                        .orElseThrow()
                        .value())
                .containsExactly(7L);
    }
}
