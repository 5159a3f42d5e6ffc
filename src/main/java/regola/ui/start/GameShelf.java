package regola.ui.start;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.DefaultListModel;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListSelectionModel;
import javax.swing.text.Position;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.BoardPicture;
import regola.ui.parts.Scrolling;
import regola.ui.parts.TypeAhead;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;
import regola.ui.view.start.GameView;
import regola.ui.view.start.SetUpView;

/** A GameShelf is the games to choose from, each with a picture of its board. */
final class GameShelf extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int PICTURE_WIDTH = 68;
    private static final int PICTURE_HEIGHT = 52;
    private static final int LEAST_WITH_PICTURES = 240;

    private final transient Function<String, ArtStore> arts;
    private final DefaultListModel<GameView> games = new DefaultListModel<>();
    private final JList<GameView> list = new JList<>(games) {
        private static final long serialVersionUID = 1;

        @Override
        public boolean getScrollableTracksViewportWidth() {
            return true;
        }

        /** Letters that are typed are sought in the titles. */
        @Override
        public int getNextMatch(String prefix, int from, Position.Bias way) {
            return TypeAhead.next(games.getSize(), from, way, i -> games.get(i).title(), prefix);
        }
    };
    private final JLabel title = StartPanel.heading("games.title");
    private transient GameCell cell = new GameCell(this::picture, true);
    private transient Texts texts = Texts.in("en");
    private boolean pictured = true;
    private final transient Map<GameView, Icon> pictures = new HashMap<>();
    private boolean telling;
    private int measured;
    /**
     * What was selected last by hand, until a picture answers it: an earlier picture that is still under way must not
     * undo it.
     */
    private transient String wanted;

    /** @param choose gets the id of the game that is chosen */
    GameShelf(Function<String, ArtStore> arts, Consumer<String> choose) {
        super(new MigLayout("ins 0, gap 0 6, wrap 1, fill", "[grow, fill]", "[][grow, fill]"));
        this.arts = arts;
        setOpaque(false);
        list.setName("games");
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(cell);
        list.setOpaque(false);
        list.addListSelectionListener(e -> {
            GameView chosen = list.getSelectedValue();
            if (telling || chosen == null) return;
            wanted = chosen.id();
            if (!e.getValueIsAdjusting()) choose.accept(wanted);
        });
        add(title);
        add(Scrolling.upAndDown(list), "wmin 0, hmin 0");
    }

    /** Titles are read before pictures are looked at: where there is no room for both, the pictures go. */
    @Override
    public void doLayout() {
        boolean roomy = getWidth() >= Scaled.px(LEAST_WITH_PICTURES);
        if (roomy != pictured) {
            pictured = roomy;
            cell = new GameCell(this::picture, pictured);
            cell.speak(texts);
            list.setCellRenderer(cell);
        }
        super.doLayout();
        if (measured == list.getParent().getWidth()) return;
        measured = list.getParent().getWidth();
        // Long titles are broken into lines: another width makes other heights, which the list would keep.
        list.setFixedCellHeight(1);
        list.setFixedCellHeight(-1);
    }

    void takeKeyboard() {
        list.requestFocusInWindow();
    }

    private Icon picture(GameView game) {
        return pictures.computeIfAbsent(game, g -> {
            if (g.picture() == null) return new Framed(null, PICTURE_WIDTH, PICTURE_HEIGHT);
            BoardPicture drawn = new BoardPicture(g.picture(), arts.apply(g.id()), PICTURE_WIDTH, PICTURE_HEIGHT);
            drawn.draw();
            return new Framed(drawn, PICTURE_WIDTH, PICTURE_HEIGHT);
        });
    }

    void show(SetUpView next, Texts inLanguage) {
        texts = inLanguage;
        telling = true;
        try {
            title.setText(texts.get("start.games"));
            list.getAccessibleContext().setAccessibleName(texts.get("start.games"));
            cell.speak(texts);
            showGames(next);
        } finally {
            telling = false;
        }
        list.repaint();
    }

    void showReading(Texts texts) {
        title.setText(texts.get("start.games"));
    }

    private void showGames(SetUpView next) {
        List<GameView> old = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) old.add(games.get(i));
        if (old.stream()
                .map(GameView::id)
                .toList()
                .equals(next.games().stream().map(GameView::id).toList())) {
            for (int i = 0; i < games.size(); i++)
                if (!games.get(i).equals(next.games().get(i)))
                    games.set(i, next.games().get(i));
        } else {
            games.clear();
            next.games().forEach(games::addElement);
            for (int i = 0; i < games.size(); i++) if (games.get(i).id().equals(wanted)) list.setSelectedIndex(i);
        }
        pictures.keySet().retainAll(next.games());
        if (pictured) next.games().forEach(this::picture);
        boolean gone = next.games().stream().noneMatch(game -> game.id().equals(wanted));
        if (gone || wanted.equals(next.chosen())) wanted = null;
        if (wanted != null) return;
        for (int i = 0; i < games.size(); i++) {
            if (games.get(i).id().equals(next.chosen()) && list.getSelectedIndex() != i) list.setSelectedIndex(i);
        }
    }
}
