package regola.ui.applet;

import java.nio.file.Path;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import regola.engine.Ruleset;
import regola.engine.value.Position;
import regola.home.Slot;
import regola.language.model.CheckedGame;
import regola.ui.notice.Notices;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.match.Resumption;
import regola.ui.present.start.MatchSetUp;
import regola.ui.screen.Doors;
import regola.ui.view.Notice;
import regola.ui.view.Said;

/**
 * A NoDoors is where one can go from a page that stands alone: nowhere, or to its beginning. Where a rule stands is
 * said.
 */
final class NoDoors implements Doors {
    private final Notices notices;
    private final AppletMenu menu;
    private final Runnable again;

    /** @param again begins what stands here once more */
    NoDoors(Notices notices, AppletMenu menu, Runnable again) {
        this.notices = notices;
        this.menu = menu;
        this.again = again;
    }

    @Override
    public void start() {
        again.run();
    }

    @Override
    public void out() {
        again.run();
    }

    @Override
    public void folders() {
        // Whoever has this window has no rule files of their own.
    }

    @Override
    public void path(String game) {}

    @Override
    public void playNow(String game) {}

    @Override
    public void prepare(String game, List<String> variants) {}

    @Override
    public void toClass(String game, boolean match) {}

    @Override
    public void lesson(String game, String lesson) {}

    @Override
    public void apart(String game, String lesson, int step) {}

    @Override
    public void apart(Resumption match, Slot keptIn, Path file) {}

    @Override
    public boolean isApart(Slot keptIn) {
        return false;
    }

    @Override
    public void play(MatchSetUp ready) {}

    @Override
    public void trailer(String game) {}

    @Override
    public void tryOut(MatchSetUp ready) {}

    @Override
    public void back() {}

    @Override
    public void goOn(Resumption ready) {}

    @Override
    public void edit(String game, MatchSetUp last) {}

    @Override
    public void makeLesson(MatchRecord match, LessonFilling filling) {}

    @Override
    public void changeLesson(String file) {}

    @Override
    public void newGame() {}

    @Override
    public void setUp(MatchSetUp match, Position now) {}

    @Override
    public void ruleBook(Ruleset rules) {}

    @Override
    public void menu(JComponent under, List<JMenuItem> before) {
        menu.open(under, before);
    }

    @Override
    public void children(boolean on) {}

    @Override
    public void rule(CheckedGame game, String rule) {
        notices.tell(Notice.word("rule", Said.plain(rule)));
    }
}
