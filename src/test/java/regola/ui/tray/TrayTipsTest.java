package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.JComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.language.Shipped;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.Deaf;
import regola.ui.support.KnownRules;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.match.MatchView;

/** What a tip at a tray says is words in lines that can be read at a glance. */
@ExtendWith(OnEventThread.class)
class TrayTipsTest {
    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    @Test
    void howPointsComeAboutIsToldInShortLines() {
        Appearance.normal().install();
        MatchView[] shown = new MatchView[1];
        GamePresenter game =
                new GamePresenter(Runnable::run, view -> shown[0] = view, problem -> {}, KnownRules.thinking());
        game.start(new MatchSetUp(Shipped.rules("china-moon", 3), 5, Set.of()));
        ArtStore art = new ArtStore(ArtSource.ofProgram());
        BoardIntents nothing = Deaf.to(BoardIntents.class);
        BoardPanel board = new BoardPanel(art, nothing, rule -> {}, new BoardWords(Map.of(), ""));
        SeatTray tray = new SeatTray(art, new Hand(board, nothing, () -> {}));
        tray.show(shown[0].seats().get(0), Texts.in("en"));
        List<String> tips = tips(tray);
        assertThat(tips)
                .anyMatch(tip -> tip.contains("lotus"))
                .allSatisfy(tip -> assertThat(tip).doesNotContain("<"));
        assertThat(tips).allSatisfy(tip -> assertThat(tip.lines()).allMatch(line -> line.length() <= 60));
    }

    private static List<String> tips(Container in) {
        return Stream.concat(
                        Stream.of(((JComponent) in).getToolTipText()),
                        Stream.of(in.getComponents()).flatMap(part -> part(part).stream()))
                .filter(Objects::nonNull)
                .toList();
    }

    private static List<String> part(Component part) {
        return part instanceof JComponent more ? tips(more) : List.of();
    }
}
