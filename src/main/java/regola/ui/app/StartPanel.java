package regola.ui.app;

import java.util.ArrayList;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.ArtStore;
import regola.ui.parts.Card;
import regola.ui.parts.Scrolling;
import regola.ui.parts.Words;
import regola.ui.view.GameView;
import regola.ui.view.ProblemView;
import regola.ui.view.SetUpView;
import regola.ui.view.Texts;

/**
 * A StartPanel is the page on which a match is set up: the games on the left, and for the chosen one who plays, its variants
 * and its settings. Everything on it comes from the rule files.
 */
final class StartPanel extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient StartIntents intents;
    private final DefaultListModel<GameView> games = new DefaultListModel<>();
    private final JList<GameView> list = new JList<>(games);
    private final JLabel gamesTitle = heading("games.title");
    private final Words title = Words.heading("start.title", 1.7);
    private final Words about = new Words("start.about", null, 1.05, false);
    private final JLabel author = new JLabel();
    private final Words file = Words.muted("start.file");
    private final JButton rules = new JButton();
    private final GameCell cell = new GameCell();
    private final SeatsSection seats;
    private final VariantsSection variants;
    private final SettingsSection settings;
    private final Card problems = new Card(new MigLayout("ins 10 14 10 14, wrap 1, fillx", "[grow, fill]"));
    private final JButton start = new JButton();
    private transient SetUpView view;
    private boolean telling;

    StartPanel(ArtStore art, StartIntents intents) {
        super(new MigLayout("ins 14, gap 16 8, fill", "[200::320, fill, 26%][grow, fill]", "[grow, fill][]"));
        this.intents = intents;
        this.seats = new SeatsSection(art, intents);
        this.variants = new VariantsSection(intents);
        this.settings = new SettingsSection(intents);
        setName("start");
        add(shelf());
        add(Scrolling.page(page()), "wmin 0, hmin 0, wrap");
        JPanel bottom = new JPanel(new MigLayout("ins 0, fillx", "[grow][]"));
        bottom.setOpaque(false);
        start.setName("start.go");
        start.putClientProperty("FlatLaf.styleClass", "h3");
        start.putClientProperty("FlatLaf.style", "margin: 6,28,6,28");
        start.addActionListener(e -> intents.start());
        start.setEnabled(false);
        bottom.add(start, "skip 1");
        add(bottom, "skip 1, growx");
    }

    static JLabel heading(String name) {
        JLabel label = new JLabel();
        label.setName(name);
        label.putClientProperty("FlatLaf.styleClass", "h4");
        return label;
    }

    private JPanel shelf() {
        list.setName("games");
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(cell);
        list.setOpaque(false);
        list.addListSelectionListener(e -> {
            GameView chosen = list.getSelectedValue();
            if (!telling && !e.getValueIsAdjusting() && chosen != null) intents.chooseGame(chosen.id());
        });
        JScrollPane scroll = new JScrollPane(list);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.getViewport().setOpaque(false);
        scroll.setOpaque(false);
        JPanel shelf = new JPanel(new MigLayout("ins 0, gap 0 6, wrap 1, fill", "[grow, fill]", "[][grow, fill]"));
        shelf.setOpaque(false);
        shelf.add(gamesTitle);
        shelf.add(scroll, "wmin 0, hmin 0");
        return shelf;
    }

    private JPanel page() {
        author.setName("start.author");
        author.putClientProperty("FlatLaf.styleClass", "small");
        problems.setName("start.problems");
        problems.dress("Regola.problem.background", "Regola.problem.border", 1);
        JPanel page = new JPanel(new MigLayout("ins 0 0 0 8, gap 0 8, wrap 1, fillx, hidemode 3", "[grow, fill]"));
        page.setOpaque(false);
        page.add(title, "wmin 40");
        page.add(about, "wmin 40");
        page.add(author, "gapbottom 6");
        page.add(file, "wmin 40, gapbottom 6");
        rules.setName("start.rules");
        rules.addActionListener(e -> intents.rules());
        page.add(rules, "growx 0, gapbottom 6");
        page.add(problems, "wmin 40");
        page.add(seats, "wmin 40, gapbottom 6");
        page.add(variants, "wmin 40, gapbottom 6");
        page.add(settings, "wmin 40");
        return page;
    }

    @Override
    public void addNotify() {
        super.addNotify();
        letEnterStart();
    }

    @Override
    public void setVisible(boolean visible) {
        super.setVisible(visible);
        letEnterStart();
    }

    /** Enter starts wherever the keyboard is on this page, and nowhere else. */
    private void letEnterStart() {
        if (getRootPane() != null) getRootPane().setDefaultButton(isVisible() ? start : null);
    }

    /** @return the last picture, null before the first */
    SetUpView view() {
        return view;
    }

    void show(SetUpView next, Texts texts) {
        view = next;
        telling = true;
        try {
            gamesTitle.setText(texts.get("start.games"));
            start.setText(texts.get("start.go"));
            cell.speak(texts);
            boolean own = next.games().stream().anyMatch(game -> game.own() && game.id().equals(next.chosen()));
            rules.setText(texts.get(own ? "start.rules.own" : "start.rules"));
            rules.setVisible(next.chosen() != null);
            showGames(next);
            title.setText(next.chosen() == null ? texts.get("start.none") : next.title());
            about.setText(next.about());
            author.setText(next.author().isEmpty() ? "" : texts.get("start.author", next.author()));
            author.setVisible(!next.author().isEmpty());
            file.setText(next.file().isEmpty() ? "" : texts.get("start.file", next.file()));
            file.setVisible(!next.file().isEmpty());
            showProblems(next, texts);
            seats.show(next, texts);
            variants.show(next, texts);
            settings.show(next, texts);
            start.setEnabled(next.canStart());
        } finally {
            telling = false;
        }
        revalidate();
        repaint();
    }

    /** Before anything was read. */
    void showReading(Texts texts) {
        gamesTitle.setText(texts.get("start.games"));
        start.setText(texts.get("start.go"));
        title.setText(texts.get("start.reading"));
        rules.setVisible(false);
        author.setVisible(false);
        file.setVisible(false);
        problems.setVisible(false);
    }

    private void showGames(SetUpView next) {
        List<GameView> old = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) old.add(games.get(i));
        if (!old.equals(next.games())) {
            games.clear();
            next.games().forEach(games::addElement);
        }
        for (int i = 0; i < games.size(); i++) {
            if (games.get(i).id().equals(next.chosen()) && list.getSelectedIndex() != i) list.setSelectedIndex(i);
        }
    }

    private void showProblems(SetUpView next, Texts texts) {
        problems.removeAll();
        problems.setVisible(!next.problems().isEmpty());
        if (next.problems().isEmpty()) return;
        Words head = Words.heading("problems.title", 1);
        head.setText(texts.get("start.problems"));
        problems.add(head, "wmin 40");
        for (ProblemView problem : next.problems()) {
            Words words = Words.plain("problem");
            StringBuilder text = new StringBuilder(problem.place().isEmpty() ? "" : problem.place() + "  ").append(problem.what());
            if (problem.why() != null && !problem.why().isEmpty()) text.append('\n').append(texts.get("problem.why", problem.why()));
            if (problem.fix() != null && !problem.fix().isEmpty()) text.append('\n').append(texts.get("problem.fix", problem.fix()));
            words.setText(text.toString());
            problems.add(words, "wmin 40");
        }
    }
}
