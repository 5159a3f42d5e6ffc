package regola.ui.screen;

import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import regola.engine.Ruleset;
import regola.language.model.CheckedGame;
import regola.ui.command.Command;
import regola.ui.handout.HandoutPanel;
import regola.ui.present.match.Resumption;
import regola.ui.present.rules.RuleBookPresenter;
import regola.ui.rules.RulesPanel;
import regola.ui.view.Texts;
import regola.ui.view.rules.BookView;
import regola.ui.view.rules.RulesWishes;

/** A RulesScreen is the page of all rules of a game. It is opened from another page and leads back there. */
public final class RulesScreen implements Screen {
    private final Fittings fittings;
    private final RuleBookPresenter presenter;
    private final Consumer<Resumption> play;
    private final Runnable firstPicture;
    private final Supplier<Handouts> handouts;
    private final JPanel frame = new JPanel(new BorderLayout());
    private RulesPanel panel;
    private CheckedGame shown;
    private String game = "";
    private boolean opening;
    private Runnable back = () -> {};
    private Texts texts;

    /**
     * @param play goes on with a match that begins where a page shows it
     * @param handouts makes files and sheets of the book
     * @param firstPicture is run when the page has its first picture
     */
    public RulesScreen(
            Fittings fittings,
            Texts texts,
            Consumer<Resumption> play,
            Supplier<Handouts> handouts,
            Runnable firstPicture) {
        this.fittings = fittings;
        this.play = play;
        this.handouts = handouts;
        this.texts = texts;
        this.firstPicture = firstPicture;
        presenter = new RuleBookPresenter(fittings.worker(), view -> Fittings.later(() -> show(view)));
    }

    @Override
    public String name() {
        return "rules";
    }

    @Override
    public JComponent component() {
        return frame;
    }

    @Override
    public void takeKeyboard() {
        if (panel != null) panel.takeKeyboard();
    }

    @Override
    public boolean isStage() {
        return true;
    }

    @Override
    public void openMenu() {
        if (panel != null) panel.openMenu();
    }

    @Override
    public boolean hasTools() {
        return false;
    }

    /** @return the page as it stands, null before the first */
    RulesPanel panel() {
        return panel;
    }

    /** @param from leads back to where it was opened */
    public void open(Ruleset rules, Runnable from) {
        back = from;
        opening = true;
        if (panel == null || !game.equals(rules.game().id()))
            panel = new RulesPanel(fittings.arts().apply(rules.game().id()), presenter, new Wishes(), this::menu);
        game = rules.game().id();
        shown = rules.game();
        presenter.open(rules);
    }

    private void menu(JComponent under, List<JMenuItem> before) {
        List<JMenuItem> all = new ArrayList<>(before);
        all.addAll(Gifts.items(fittings, shown, () -> perform(Command.EDIT), frame, texts));
        fittings.doors().menu(under, all);
    }

    @Override
    public void speak(Texts next) {
        texts = next;
        presenter.speak(next.language());
    }

    @Override
    public Set<Command> ready() {
        return EnumSet.of(Command.NEW, Command.RULES, Command.EDIT);
    }

    /** @return all rules of a game, whether this page shows them or not */
    static Handed handed(Fittings fittings, Ruleset rules, Texts texts) {
        return Handed.pages("handout.book", rules.game().id(), paper -> {
            RuleBookPresenter book = new RuleBookPresenter(fittings.worker(), view -> {});
            book.speak(texts.language());
            book.open(rules);
            book.handout(paper);
        });
    }

    @Override
    public List<Handed> handouts() {
        return List.of(Handed.pages("handout.book", game, presenter::handout));
    }

    @Override
    public void perform(Command command) {
        if (command == Command.NEW) fittings.doors().start();
        if (command == Command.RULES) back.run();
        if (command == Command.EDIT) fittings.doors().edit(game, null);
    }

    private void show(BookView view) {
        panel.show(view, texts);
        if (!opening) return;
        opening = false;
        frame.removeAll();
        frame.add(panel);
        frame.revalidate();
        frame.repaint();
        firstPicture.run();
        panel.takeKeyboard();
    }

    /** Where one can go from here. */
    private final class Wishes implements RulesWishes {
        @Override
        public void line(String number) {
            presenter.game(rules -> Fittings.later(() -> fittings.doors().rule(rules, number)));
        }

        @Override
        public void tryIt(String page) {
            presenter.match(page, match -> Fittings.later(() -> play.accept(match)));
        }

        @Override
        public void pdf() {
            handouts.get().give(handouts().get(0), HandoutPanel.Form.PDF);
        }

        @Override
        public void print() {
            handouts.get().give(handouts().get(0), HandoutPanel.Form.PAPER);
        }

        @Override
        public void leave() {
            back.run();
        }
    }
}
