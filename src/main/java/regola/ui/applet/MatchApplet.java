package regola.ui.applet;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import regola.engine.Ruleset;
import regola.engine.value.RuleFailure;
import regola.home.Recovery;
import regola.home.Slot;
import regola.language.model.CheckedGame;
import regola.language.model.Type;
import regola.language.source.Trouble;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.MatchKeeper;
import regola.ui.keep.Version;
import regola.ui.keep.WindowOptions;
import regola.ui.present.Errand;
import regola.ui.present.ProblemViews;
import regola.ui.present.match.Footing;
import regola.ui.present.match.Resumption;
import regola.ui.present.match.Thinking;
import regola.ui.present.start.MatchSetUp;
import regola.ui.screen.Feel;
import regola.ui.screen.Fittings;
import regola.ui.screen.GameScreen;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;

/** A MatchApplet is one game against the computer as the page of an applet. When a match is over, another can begin. */
public final class MatchApplet implements AppletPage {
    private final String game;
    /** Who plays the other seats, as opponents are called. */
    private final String strength;

    private final Fittings fittings;
    private final LibraryShelf shelf;
    private final WindowOptions options;
    private final Recovery recovery;
    /** Null for a match with the fewest players. */
    private final Moved moved;

    private boolean came;
    private final MatchKeeper keeper;
    private final GameScreen screen;

    /**
     * A Moved is a match that comes from another window.
     *
     * @param keptIn where it is kept already, or null
     * @param file in which it is saved, or null
     * @param recovery keeps it from now on; whoever moved it closes that
     */
    public record Moved(Resumption match, Slot keptIn, Path file, Recovery recovery) {}

    MatchApplet(
            String game, String strength, Fittings fittings, LibraryShelf shelf, WindowOptions options, Texts texts) {
        this(game, strength, null, fittings, shelf, options, texts);
    }

    /** A match that goes on here. */
    MatchApplet(Moved match, Fittings fittings, LibraryShelf shelf, WindowOptions options, Texts texts) {
        this(match.match().setUp().rules().game().id(), MatchSetUp.USUAL, match, fittings, shelf, options, texts);
    }

    private MatchApplet(
            String game,
            String strength,
            Moved match,
            Fittings fittings,
            LibraryShelf shelf,
            WindowOptions options,
            Texts texts) {
        this.game = game;
        this.strength = strength;
        this.moved = match;
        AppletMenu menu = new AppletMenu(texts, Feel.of(options));
        this.fittings = fittings.with(new NoDoors(fittings.notices(), menu, this::begin));
        this.recovery = moved != null ? moved.recovery() : new Recovery(options.home(), problem -> {});
        this.shelf = shelf;
        this.options = options;
        this.keeper = new MatchKeeper(recovery, Version.ofProgram());
        screen = new GameScreen(
                this.fittings, keeper, Thinking.onThreads(Footing.remembered()), texts, Feel.of(options), () -> {});
        screen.standAlone();
        menu.serve(screen, this::begin);
        screen.speak(texts);
    }

    @Override
    public JComponent component() {
        return screen.component();
    }

    @Override
    public void openMenu() {
        screen.openMenu();
    }

    @Override
    public void begin() {
        if (moved != null) {
            MatchSetUp alike = moved.match().setUp();
            if (came)
                screen.play(
                        new MatchSetUp(alike.rules(), options.seeds().getAsLong(), alike.computers(), alike.called()));
            else screen.resume(moved.match(), moved.keptIn(), moved.file());
            came = true;
            return;
        }
        fittings.worker()
                .execute(new Errand(
                        Said.plain(game),
                        () -> {
                            Optional<CheckedGame> checked = shelf.library()
                                            .ids()
                                            .contains(game)
                                    ? shelf.library().compile(game, List.of()).game()
                                    : Optional.empty();
                            try {
                                checked.map(this::setUp)
                                        .ifPresentOrElse(
                                                ready -> Fittings.later(() -> screen.play(ready)),
                                                () -> failed(Trouble.nowhere("'" + game + "'", "", "")));
                            } catch (RuleFailure failure) {
                                failed(failure.trouble());
                            }
                        },
                        () -> {}));
    }

    private MatchSetUp setUp(CheckedGame checked) {
        Ruleset rules = Ruleset.of(checked, checked.seats().fewest(), Map.of());
        Set<String> others = IntStream.range(1, rules.players())
                .mapToObj(seat -> rules.names().id(Type.PLAYER, seat))
                .collect(Collectors.toSet());
        return new MatchSetUp(rules, options.seeds().getAsLong(), MatchSetUp.all(others, strength));
    }

    private void failed(Trouble trouble) {
        Fittings.later(() -> fittings.notices()
                .tell(Notice.problem("game", Said.of("applet.game")).with(ProblemViews.of(trouble))));
    }

    @Override
    public boolean isKeptIn(Slot slot) {
        return keeper.isKeptIn(slot);
    }

    @Override
    public void rest() {
        screen.left();
    }

    @Override
    public void goOn() {
        screen.entered();
        screen.takeKeyboard();
    }

    @Override
    public void end() {
        keeper.settle();
        if (moved == null) recovery.close();
    }
}
