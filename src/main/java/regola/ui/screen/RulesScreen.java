package regola.ui.screen;

import java.awt.BorderLayout;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.swing.JComponent;
import javax.swing.JPanel;
import regola.engine.Ruleset;
import regola.ui.command.Command;
import regola.ui.present.rules.RuleBookPresenter;
import regola.ui.rules.RulesPanel;
import regola.ui.view.Texts;
import regola.ui.view.rules.RuleBookView;
import regola.ui.view.rules.RulesWishes;

/** A RulesScreen is the page of all rules of a game. It is opened from another page and leads back there. */
public final class RulesScreen implements Screen {
    private final Fittings fittings;
    private final RuleBookPresenter presenter;
    private final Runnable firstPicture;
    private final JPanel frame = new JPanel(new BorderLayout());
    private RulesPanel panel;
    private String game = "";
    private boolean opening;
    private Runnable back = () -> {};
    private Texts texts;

    /** @param firstPicture is run when the page has its first picture */
    public RulesScreen(Fittings fittings, Texts texts, Runnable firstPicture) {
        this.fittings = fittings;
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
            panel = new RulesPanel(fittings.arts().apply(rules.game().id()), presenter, new Wishes());
        game = rules.game().id();
        presenter.open(rules);
    }

    @Override
    public void speak(Texts next) {
        texts = next;
        presenter.speak(next.language());
    }

    @Override
    public Set<Command> ready() {
        return EnumSet.of(Command.NEW, Command.RULES);
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
    }

    private void show(RuleBookView view) {
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
        public void leave() {
            back.run();
        }
    }
}
