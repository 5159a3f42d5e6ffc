package regola.ui.app;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JMenuBar;
import javax.swing.JPanel;
import javax.swing.JToolBar;
import javax.swing.SwingUtilities;
import regola.ui.board.ArtSource;
import regola.ui.board.ArtStore;
import regola.ui.board.BoardPanel;
import regola.ui.present.GamePresenter;
import regola.ui.present.MatchSetUp;
import regola.ui.present.RandomOpponent;
import regola.ui.present.SetUpPresenter;
import regola.ui.present.Shelf;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.MatchView;
import regola.ui.view.ProblemView;
import regola.ui.view.Ref;
import regola.ui.view.SetUpView;
import regola.ui.view.Texts;

/**
 * A Desk is everything in the window, wired: two screens, the presenters behind them, the worker on which those compute, and
 * the actions. It needs no window, so that it can be painted without a display. For the event thread only; what presenters
 * hand out comes back to it there.
 */
final class Desk {
    private static final String START = "start";
    private static final String GAME = "game";

    private final Worker worker = new Worker(trouble -> SwingUtilities.invokeLater(() -> troubled(trouble)));
    private final Actions actions = new Actions();
    private final CardLayout cards = new CardLayout();
    private final JPanel screens = new JPanel(cards);
    private final JPanel tools = new JPanel(new BorderLayout());
    private final SetUpPresenter setUp;
    private final GamePresenter game;
    private final StartPanel start;
    private final GameArt art;
    private final Map<String, ArtStore> stores = new HashMap<>();
    private final Consumer<String> say;
    private final Consumer<JMenuBar> menuBar;
    private GamePanel gamePanel;
    private Texts texts;
    private Appearance appearance;
    private int millis;

    /**
     * @param menuBar takes a menu bar, anew for each language
     * @param say     shows a few sentences until they are put away
     */
    Desk(Shelf shelf, GameArt art, WindowOptions options, Consumer<JMenuBar> menuBar, Consumer<String> say) {
        this.art = art;
        this.menuBar = menuBar;
        this.say = say;
        this.texts = Texts.in(options.language());
        this.appearance = options.appearance();
        this.millis = options.millis();
        this.setUp = new SetUpPresenter(worker, shelf, view -> later(() -> showSetUp(view)), this::begin, options.seeds());
        this.game = new GamePresenter(worker, view -> later(() -> showMatch(view)), problem -> later(() -> failed(problem)),
                new RandomOpponent(options.seeds().getAsLong()));
        this.start = new StartPanel(store(""), startIntents());
        screens.setName("screens");
        screens.add(start, START);
        wireActions();
        speak(texts.language());
        start.showReading(texts);
        setUp.open();
    }

    private static void later(Runnable onEventThread) {
        SwingUtilities.invokeLater(onEventThread);
    }

    JPanel screens() {
        return screens;
    }

    JPanel tools() {
        return tools;
    }

    GamePanel gamePanel() {
        return gamePanel;
    }

    StartPanel startPanel() {
        return start;
    }

    void close() {
        worker.stop();
    }

    private ArtStore store(String gameId) {
        ArtSource program = ArtSource.ofProgram();
        return stores.computeIfAbsent(gameId, id -> new ArtStore(id.isEmpty() ? program : art.of(id).or(program)));
    }

    // ---- pictures

    private void showSetUp(SetUpView view) {
        start.show(view, texts);
    }

    /** On the worker: a match is ready to begin. */
    private void begin(MatchSetUp ready) {
        later(() -> {
            gamePanel = new GamePanel(store(ready.rules().game().id()), gameIntents());
            gamePanel.board().setMillis(millis);
            gamePanel.board().setLabels(actions.isSelected(Command.LABELS));
            screens.add(gamePanel, GAME);
            game.start(ready);
        });
    }

    private void showMatch(MatchView view) {
        boolean first = gamePanel.view() == null;
        gamePanel.show(view, texts);
        actions.enable(Command.UNDO, view.canUndo());
        actions.enable(Command.FIRST, view.canUndo());
        actions.enable(Command.REDO, view.canRedo());
        actions.enable(Command.LAST, view.canRedo());
        if (first) {
            showScreen(GAME);
            gamePanel.board().requestFocusInWindow();
        }
    }

    private void failed(ProblemView problem) {
        say.accept(texts.get("problem.title") + "\n" + problem.place() + "\n" + problem.what());
    }

    private void troubled(Throwable trouble) {
        say.accept(texts.get("failure.text", trouble));
    }

    private void showScreen(String screen) {
        cards.show(screens, screen);
        boolean playing = screen.equals(GAME);
        tools.setVisible(playing);
        for (Command command : List.of(Command.NEW, Command.RESTART)) actions.enable(command, playing);
        if (playing) return;
        for (Command command : List.of(Command.UNDO, Command.REDO, Command.FIRST, Command.LAST)) actions.enable(command, false);
    }

    // ---- intents

    private StartIntents startIntents() {
        return new StartIntents() {
            @Override
            public void chooseGame(String id) {
                setUp.chooseGame(id);
            }

            @Override
            public void choosePlayers(int players) {
                setUp.choosePlayers(players);
            }

            @Override
            public void seat(String player, boolean computer) {
                setUp.seat(player, computer);
            }

            @Override
            public void turnVariant(String id, boolean on) {
                setUp.turnVariant(id, on);
            }

            @Override
            public void set(String setting, List<Long> value) {
                setUp.set(setting, value);
            }

            @Override
            public void setAllBack() {
                setUp.setAllBack();
            }

            @Override
            public void start() {
                setUp.start();
            }
        };
    }

    private GameIntents gameIntents() {
        return new GameIntents() {
            @Override
            public void point(List<Ref> refs) {
                game.point(refs);
            }

            @Override
            public void lift(List<Ref> refs) {
                game.lift(refs);
            }

            @Override
            public void drop(List<Ref> refs) {
                game.drop(refs);
            }

            @Override
            public void choose(String key) {
                game.choose(key);
            }

            @Override
            public void clear() {
                game.clear();
            }

            @Override
            public void goTo(int moment) {
                game.goTo(moment);
            }

            @Override
            public void goOn() {
                game.goOn();
            }

            @Override
            public void again() {
                setUp.start();
            }

            @Override
            public void leave() {
                goToStart();
            }

            @Override
            public void seat(String player, boolean computer) {
                game.seat(player, computer);
            }

            @Override
            public void shown(long picture) {
                game.shown(picture);
            }
        };
    }

    // ---- actions

    private void wireActions() {
        actions.on(Command.NEW, this::goToStart);
        actions.on(Command.RESTART, game::restart);
        actions.on(Command.UNDO, game::undo);
        actions.on(Command.REDO, game::redo);
        actions.on(Command.FIRST, () -> game.goTo(0));
        actions.on(Command.LAST, () -> game.goTo(Integer.MAX_VALUE));
        actions.on(Command.DARK, () -> look(appearance.with(actions.isSelected(Command.DARK) ? Theme.DARK : Theme.LIGHT)));
        actions.on(Command.BIGGER, () -> look(appearance.zoomedBy(1)));
        actions.on(Command.SMALLER, () -> look(appearance.zoomedBy(-1)));
        actions.on(Command.NORMAL, () -> look(appearance.unzoomed()));
        actions.on(Command.MOTION, () -> travel(actions.isSelected(Command.MOTION) ? BoardPanel.NORMAL_MILLIS : 0));
        actions.on(Command.LABELS, () -> {
            if (gamePanel != null) gamePanel.board().setLabels(actions.isSelected(Command.LABELS));
        });
        actions.on(Command.KEYS, () -> say.accept(texts.get("keys.text")));
        actions.on(Command.ABOUT, () -> say.accept(texts.get("about.text")));
        actions.bindMore(screens);
        actions.select(Command.DARK, appearance.theme() == Theme.DARK);
        actions.select(Command.MOTION, millis > 0);
        actions.select(Command.LABELS, true);
        showScreen(START);
    }

    private void goToStart() {
        showScreen(START);
        setUp.open();
    }

    void onQuit(Runnable quit) {
        actions.on(Command.QUIT, quit);
    }

    private void look(Appearance next) {
        appearance = next;
        next.apply();
    }

    private void travel(int millisEach) {
        millis = millisEach;
        if (gamePanel != null) gamePanel.board().setMillis(millis);
    }

    /** Everything that is shown speaks another language from now on, a running match too. */
    void speak(String language) {
        texts = Texts.in(language);
        actions.speak(texts);
        Menus menus = new Menus(actions, texts);
        menuBar.accept(menus.bar(this::speak));
        tools.removeAll();
        JToolBar bar = menus.toolbar();
        tools.add(bar);
        tools.revalidate();
        setUp.speak(language);
        game.speak(language);
    }
}
