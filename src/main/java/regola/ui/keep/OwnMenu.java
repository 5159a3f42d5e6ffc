package regola.ui.keep;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import regola.file.BadFile;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.ui.keep.OwnThings.Change;
import regola.ui.present.ProblemViews;
import regola.ui.theme.EventThread;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;

/**
 * An OwnMenu is what the menu of a game or a lesson of somebody's own offers besides changing it: another name, and to
 * take it away. It asks before, and what was done can be undone. For the event thread only.
 */
public final class OwnMenu {
    private static final String ASK = "own";
    private static final String DONE = "own.done";
    private static final int COLUMNS = 24;

    private final OwnThings things;
    private final Executor worker;
    private final Consumer<Notice> tell;
    private final Consumer<String> away;
    private final Runnable changed;
    /** What was taken away in this window and has not come back, the last one first. */
    private final Deque<Gone> gone = new ArrayDeque<>();

    private record Gone(String title, Change change) {}

    /**
     * @param tell shows a notice
     * @param away puts one away
     * @param changed is run when files have changed
     */
    public OwnMenu(
            Home home,
            PreferenceFile likings,
            Executor worker,
            Consumer<Notice> tell,
            Consumer<String> away,
            Runnable changed) {
        EventThread.check("what can be done with one's own");
        this.things = new OwnThings(home, likings);
        this.worker = worker;
        this.tell = tell;
        this.away = away;
        this.changed = changed;
    }

    private interface Work {
        Change run() throws BadFile;
    }

    /** @param over what the question for a name stands over */
    public List<JMenuItem> ofGame(String game, String title, JComponent over, Texts texts) {
        return List.of(
                item("rename." + game, texts.get("own.rename"), () -> rename(game, title, over, texts)),
                item(
                        "delete." + game,
                        texts.get("own.delete"),
                        () -> ask(title, "own.ask.game", "own.gone.game", () -> things.takeAway(game))));
    }

    public JMenuItem ofLesson(String file, String title, Texts texts) {
        return item(
                "delete",
                texts.get("own.delete"),
                () -> ask(title, "own.ask.lesson", "own.gone.text", () -> things.takeAwayLesson(file)));
    }

    private static JMenuItem item(String name, String words, Runnable act) {
        JMenuItem item = new JMenuItem(words);
        item.setName("own." + name);
        item.addActionListener(e -> act.run());
        return item;
    }

    private void rename(String game, String title, JComponent over, Texts texts) {
        JTextField name = new JTextField(title, COLUMNS);
        name.setName("own.name");
        name.selectAll();
        Object[] answers = {texts.get("own.rename.yes"), texts.get("own.no")};
        // Not every desktop shows what is written above a window.
        Object[] asked = {texts.get("own.rename.title", title), name};
        JOptionPane pane =
                new JOptionPane(
                        asked, JOptionPane.PLAIN_MESSAGE, JOptionPane.DEFAULT_OPTION, null, answers, answers[0]) {
                    private static final long serialVersionUID = 1;

                    @Override
                    public void selectInitialValue() {
                        name.requestFocusInWindow();
                    }
                };
        name.addActionListener(e -> pane.setValue(answers[0]));
        JDialog dialog = pane.createDialog(over, texts.get("own.rename.title", title));
        dialog.setVisible(true);
        dialog.dispose();
        String next = name.getText().strip();
        if (!answers[0].equals(pane.getValue()) || next.isEmpty() || next.equals(title)) return;
        work(() -> things.rename(game, next), null, Said.of("own.renamed", next), Said.NOTHING);
    }

    /** Whoever presses Enter without reading loses nothing. */
    private void ask(String title, String what, String said, Work work) {
        tell.accept(Notice.offer(ASK, Said.of("own.ask", title))
                .saying(Said.of(what))
                .offering("no", Said.of("own.no"), () -> away.accept(ASK))
                .offering("yes", Said.of("own.yes"), () -> {
                    away.accept(ASK);
                    work(work, title, Said.of("own.gone", title), Said.of(said));
                }));
    }

    /** @return an item for each thing that can come back, also long after the word about it has gone */
    public List<JMenuItem> backAgain(Texts texts) {
        EventThread.check("what can be done with one's own");
        List<JMenuItem> items = new ArrayList<>();
        for (Gone each : gone)
            items.add(item("back." + items.size(), texts.get("own.back", each.title()), () -> undo(each.change())));
        return items;
    }

    /** @param title of what is taken away; null if nothing is */
    private void work(Work work, String title, Said done, Said more) {
        worker.execute(() -> {
            try {
                Change change = work.run();
                SwingUtilities.invokeLater(() -> {
                    if (title != null) gone.push(new Gone(title, change));
                    changed.run();
                    tell.accept(Notice.offer(DONE, done)
                            .saying(more)
                            .offering("undo", Said.of("own.undo"), () -> undo(change)));
                });
            } catch (BadFile bad) {
                failed(bad);
            }
        });
    }

    private void undo(Change change) {
        away.accept(DONE);
        gone.removeIf(each -> each.change().equals(change));
        worker.execute(() -> {
            try {
                OwnThings.undo(change);
                SwingUtilities.invokeLater(changed);
            } catch (BadFile bad) {
                failed(bad);
            }
        });
    }

    private void failed(BadFile bad) {
        SwingUtilities.invokeLater(
                () -> tell.accept(Notice.problem(DONE, Said.of("own.failed")).with(ProblemViews.of(bad.problems()))));
    }
}
