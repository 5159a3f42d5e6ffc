package regola.ui.screen;

import java.awt.Component;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.swing.JComponent;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.ScenePicture;
import regola.ui.command.Command;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Liking;
import regola.ui.make.NewGamePanel;
import regola.ui.present.Sketch;
import regola.ui.present.make.NewGamePresenter;
import regola.ui.present.make.NewGameStage;
import regola.ui.stage.Measure;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.make.NewGameView;

/** A NewGameScreen is the page on which a game of one's own begins. */
public final class NewGameScreen implements Screen {
    /** Wider than any tile, so that each is filled from edge to edge; its middle alone is always seen. */
    private static final int WIDTH = 1200;

    private static final int HEIGHT = 400;
    private static final int MIDDLE = 640;

    private final Fittings fittings;
    private final NewGamePresenter presenter;
    private final NewGamePanel panel;
    private final Map<String, BufferedImage> pictures = new HashMap<>();
    private final Set<String> asked = new HashSet<>();
    private final HeldKeys keys = new HeldKeys();
    private Texts texts;

    public NewGameScreen(Fittings fittings, Texts texts) {
        this.fittings = fittings;
        this.texts = texts;
        presenter = new NewGamePresenter(
                fittings.worker(),
                fittings.home().rules(),
                fittings.home().tutorials(),
                () -> LibraryShelf.folders(fittings.home(), fittings.likings()),
                new Stage());
        panel = new NewGamePanel(
                this::picture,
                (kind, name, seats) -> {
                    keys.hold();
                    presenter.make(kind, name, seats);
                },
                () -> fittings.doors().start(),
                under -> fittings.doors().menu(under, List.of()));
        panel.speak(texts);
    }

    /** The pictures are painted beside the window, each once for the day and once for the night. */
    private BufferedImage picture(NewGameView.Kind kind, Component on) {
        GamePictures.Look look = GamePictures.Look.now();
        String name = kind.id() + look.ending();
        if (asked.add(name)) {
            ArtSource own = file -> presenter.drawing(kind.id(), file);
            fittings.worker()
                    .execute(new Sketch<>(
                            Said.NOTHING,
                            false,
                            () -> presenter
                                    .board(kind.id())
                                    .map(board -> new ScenePicture(
                                                    new ArtStore(own.or(ArtSource.ofProgram())), look.font())
                                            .paint(board, look.palette(), WIDTH, HEIGHT, MIDDLE)),
                            painted -> Fittings.later(() -> {
                                painted.ifPresent(picture -> pictures.put(name, picture));
                                on.repaint();
                            }),
                            () -> {}));
        }
        return pictures.get(name);
    }

    @Override
    public String name() {
        return "make";
    }

    @Override
    public JComponent component() {
        return panel;
    }

    @Override
    public boolean hasTools() {
        return false;
    }

    @Override
    public boolean isStage() {
        return true;
    }

    @Override
    public void openMenu() {
        panel.head().openMenu();
    }

    @Override
    public void left() {
        panel.goOn();
        // Who goes on writing has not seen yet that the page is another one.
        keys.rest(System.currentTimeMillis());
    }

    @Override
    public void entered() {
        presenter.open(texts.language());
    }

    @Override
    public void takeKeyboard() {
        panel.takeKeyboard();
    }

    @Override
    public void speak(Texts next) {
        texts = next;
        presenter.open(next.language());
    }

    @Override
    public void feel(Feel feel) {
        panel.setMotion(feel.motion());
        panel.setMode(Measure.Mode.LEARNER);
    }

    @Override
    public Set<Command> ready() {
        return Set.of(Command.NEW);
    }

    @Override
    public void perform(Command command) {
        if (command == Command.NEW) fittings.doors().start();
    }

    /** What comes from the presenter. */
    private final class Stage implements NewGameStage {
        @Override
        public void show(NewGameView view) {
            Fittings.later(() -> panel.show(view, texts));
        }

        @Override
        public void refuse(Said why, NewGameView.Part part) {
            Fittings.later(() -> {
                keys.release();
                panel.refuse(why.in(texts), part);
            });
        }

        @Override
        public void tell(Notice notice) {
            Fittings.later(() -> {
                keys.release();
                panel.refuse("", NewGameView.Part.NAME);
                fittings.notices().tell(notice);
            });
        }

        @Override
        public void made(String game) {
            Fittings.later(() -> {
                // Who begins sees at once what each line does.
                fittings.likings().change(all -> all.with(Liking.BESIDE, true));
                fittings.doors().edit(game, null);
                // It is told on the page of the rules, which comes when they have been read.
                fittings.notices()
                        .tell(Notice.word(BookBeside.DONE, Said.of("make.made"))
                                .saying(Said.of("make.made.text"))
                                .on("editor"));
            });
        }
    }
}
