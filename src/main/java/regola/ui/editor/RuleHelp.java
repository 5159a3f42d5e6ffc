package regola.ui.editor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.text.BadLocationException;
import regola.ui.view.Texts;
import regola.ui.view.editor.EditorIntents;
import regola.ui.view.editor.EditorWishes;
import regola.ui.view.editor.QuestionView;
import regola.ui.view.editor.QuestionView.Kind;
import regola.ui.view.editor.ReplyView;

/**
 * A RuleHelp asks for the text at the front what somebody wants to know, and does with the answer what was meant. An
 * answer about a text that is another by now is dropped.
 */
final class RuleHelp {
    private final Desk desk;
    private final EditorIntents intents;
    private final EditorWishes wishes;
    private final Map<Kind, Long> asked = new EnumMap<>(Kind.class);
    private long serial;
    private QuestionView renaming;

    /** A Desk is what the page lets be done with its files. */
    interface Desk {
        /** @return null if no file is shown */
        RuleArea front();

        String frontFile();

        /** @return null if there is no such file */
        RuleArea area(String file);

        void go(ReplyView.Spot spot);

        void showUses(List<ReplyView.Spot> spots);

        void showContents(List<ReplyView.Spot> spots);

        void offer(ReplyView answer);

        RenameStrip strip();
    }

    RuleHelp(Desk desk, EditorIntents intents, EditorWishes wishes) {
        this.desk = desk;
        this.intents = intents;
        this.wishes = wishes;
    }

    void ask(Kind kind) {
        RuleArea area = desk.front();
        if (area != null) ask(kind, desk.frontFile(), area, place(kind, area), "");
    }

    /** What fits is asked for where the text that is selected begins: it is written in its place. */
    private static int place(Kind kind, RuleArea area) {
        return kind == Kind.COMPLETE ? area.getSelectionStart() : area.getCaretPosition();
    }

    void ask(Kind kind, String file, RuleArea area, int offset, String name) {
        QuestionView question = new QuestionView(++serial, kind, file, area.edition(), area.getText(), offset, name);
        asked.put(kind, question.serial());
        intents.ask(question);
    }

    /** The name is written that is wanted for what was pointed at when the strip was opened. */
    void rename(String name) {
        RuleArea area = renaming == null ? null : desk.area(renaming.file());
        if (area == null || area.edition() != renaming.edition()) closeStrip();
        else ask(Kind.RENAME, renaming.file(), area, renaming.offset(), name);
    }

    void closeStrip() {
        renaming = null;
        desk.strip().setVisible(false);
        if (desk.front() != null) desk.front().requestFocusInWindow();
    }

    void answer(ReplyView answer, Texts texts) {
        QuestionView question = answer.question();
        RuleArea area = desk.area(question.file());
        // Who goes on in the same word has what was found for its beginning: the list itself sees whether it still
        // fits.
        boolean other = area == null || question.kind() != Kind.SUGGEST && area.edition() != question.edition();
        boolean stale = other || asked.getOrDefault(question.kind(), 0L) != question.serial();
        if (stale) return;
        switch (question.kind()) {
            case COMPLETE, SUGGEST -> desk.offer(answer);
            case HOVER -> area.hovered(question.offset(), answer.tip());
            case DEFINITION -> {
                if (answer.spots().isEmpty()) wishes.answered("editor.definition.none", "");
                else desk.go(answer.spots().get(0));
            }
            case USES -> {
                if (answer.spots().isEmpty()) wishes.answered("editor.definition.none", "");
                else desk.showUses(answer.spots());
            }
            case CONTENTS -> {
                area.contents(answer.spots());
                desk.showContents(answer.spots());
            }
            case RENAMABLE -> {
                if (answer.tip().isEmpty()) wishes.answered("editor.rename.none", "");
                else {
                    renaming = question;
                    desk.strip().open(answer.tip(), answer.spots().size(), texts);
                }
            }
            case RENAME -> {
                if (!answer.refusal().isEmpty()) desk.strip().refuse(sentence(answer.refusal()));
                else if (write(answer.edits())) closeStrip();
            }
            case FORMAT -> {
                if (answer.edits().isEmpty()) wishes.answered("editor.layOut.none", "");
                else write(answer.edits());
            }
            case MENDS -> mend(area, answer, texts);
        }
    }

    private static String sentence(String why) {
        return Character.toUpperCase(why.charAt(0)) + why.substring(1) + ".";
    }

    /** What mends is written at once if there is one way; else it is asked which. */
    private void mend(RuleArea area, ReplyView answer, Texts texts) {
        List<ReplyView.Change> ways = answer.edits();
        if (ways.isEmpty()) {
            wishes.answered("editor.mend.none", "");
        } else if (ways.size() == 1) {
            write(ways);
        } else {
            JPopupMenu menu = new JPopupMenu();
            menu.setName("editor.mends");
            for (ReplyView.Change way : ways) {
                JMenuItem item = new JMenuItem(RepairWords.of(way.label(), way.start() == way.end(), texts));
                item.addActionListener(e -> write(List.of(way)));
                menu.add(item);
            }
            try {
                var place = area.modelToView2D(area.getCaretPosition()).getBounds();
                menu.show(area, place.x, place.y + place.height);
            } catch (BadLocationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** @return whether all was written; nothing is where a text is another by now or cannot be written */
    private boolean write(List<ReplyView.Change> changes) {
        for (ReplyView.Change change : changes) {
            RuleArea area = desk.area(change.file());
            if (area == null || area.edition() != change.edition() || !area.isEditable()) return false;
        }
        List<String> files = new ArrayList<>();
        changes.forEach(change -> {
            if (!files.contains(change.file())) files.add(change.file());
        });
        for (String file : files) {
            RuleArea area = desk.area(file);
            List<ReplyView.Change> here = changes.stream()
                    .filter(change -> change.file().equals(file))
                    .sorted(Comparator.comparingInt(ReplyView.Change::start).reversed())
                    .toList();
            area.writeAll(here);
        }
        return true;
    }
}
