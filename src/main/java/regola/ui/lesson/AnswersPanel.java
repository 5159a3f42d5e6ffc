package regola.ui.lesson;

import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.view.Texts;
import regola.ui.view.lesson.AnswerView;
import regola.ui.view.lesson.LessonIntents;
import regola.ui.view.lesson.MessageView;

/** An AnswersPanel is a large button for each answer to choose from, with the digit that chooses it. */
public final class AnswersPanel extends JPanel {
    private static final long serialVersionUID = 1;
    /** Keys go from 1 to 9. */
    public static final int MOST_KEYS = 9;

    private static final int SHORT = 14;

    private final transient LessonIntents intents;
    private transient List<AnswerView> shown = List.of();

    public AnswersPanel(LessonIntents intents) {
        super(new MigLayout("ins 0, gap 6 6, wrap 2, fillx, hidemode 3", "[grow, fill, sg][grow, fill, sg]"));
        this.intents = intents;
        setOpaque(false);
        setName("lesson.answers");
    }

    public void show(List<AnswerView> answers, Texts texts) {
        if (shown.equals(answers)) return;
        boolean hadFocus = false;
        for (var old : getComponents()) hadFocus |= old.isFocusOwner();
        shown = answers;
        removeAll();
        boolean narrow =
                answers.stream().allMatch(answer -> answer.words().text().length() <= SHORT);
        AnswerDigits digits = new AnswerDigits(answers);
        for (int i = 0; i < answers.size(); i++)
            add(
                    button(i, answers.get(i), digits.beside(i), texts),
                    narrow ? "aligny center, wmin 0" : "span 2, aligny center, wmin 0");
        setVisible(!answers.isEmpty());
        revalidate();
        repaint();
        if (hadFocus && getComponentCount() > 0) getComponent(0).requestFocusInWindow();
    }

    private JButton button(int place, AnswerView answer, String key, Texts texts) {
        JButton button = new JButton();
        button.setName("lesson.answer." + (place + 1));
        // The words wrap, which those of a button of Swing's own do not.
        button.setLayout(new MigLayout("ins 5 4 5 4, gap 8, fillx, hidemode 3", "[][grow, fill][]"));
        JLabel digit = new JLabel(key);
        digit.putClientProperty("FlatLaf.styleClass", "small");
        JLabel sign = new JLabel();
        Paragraph words = new Paragraph("lesson.answer." + (place + 1) + ".words", null, 1.12, false).letMouseThrough();
        words.setText(answer.words().text());
        button.add(digit, "cell 2 0");
        button.add(sign, "cell 0 0");
        button.add(words, "cell 1 0, wmin 40");
        String state = switch (answer.state()) {
            case OPEN -> "";
            case RIGHT -> ", " + texts.get("role.hit");
            case WRONG -> ", " + texts.get("lesson.answer.wrong");
        };
        button.getAccessibleContext().setAccessibleName(answer.words().text() + state);
        sign.setVisible(answer.state() != AnswerView.State.OPEN);
        if (answer.state() == AnswerView.State.RIGHT) sign.setIcon(new Sign(MessageView.Sort.RIGHT));
        if (answer.state() == AnswerView.State.WRONG) {
            sign.setIcon(new Sign(MessageView.Sort.REFUSED));
            button.setEnabled(false);
        }
        button.setRequestFocusEnabled(false); // after a click the keyboard stays where it was
        button.addActionListener(e -> intents.answer(place));
        return button;
    }
}
