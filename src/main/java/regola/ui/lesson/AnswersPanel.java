package regola.ui.lesson;

import java.awt.Component;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.Icon;
import javax.swing.JPanel;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.PieceIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.board.Role;
import regola.ui.view.lesson.AnswerView;
import regola.ui.view.lesson.LessonIntents;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.match.ChoiceView;

/**
 * An AnswersPanel is the slot below the bubble: the answers to choose from, or what can be chosen and lies nowhere to
 * be pointed at; else how many marks there are. It has two rows, whatever is in it.
 */
public final class AnswersPanel extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    /** Keys go from 1 to 9. */
    public static final int MOST_KEYS = 9;
    /** Answers as short as this stand four in a row. */
    private static final int SHORT = 8;
    /** So far apart rows stand at most where there are more than two. */
    private static final int CLOSE = 8;
    /** So wide is the sign of what came of an answer. */
    private static final int SIGN = 22;

    /** Where the hands of whoever is asked are. */
    enum Hand {
        /** At the mouse, or nowhere yet. */
        ELSEWHERE,
        /** At the keyboard, by which nobody has walked to the board yet. */
        AT_KEYS,
        /** At the keyboard, walking over the board. */
        WALKS
    }

    private final transient LessonIntents intents;
    private final transient ArtStore art;
    private final transient Consumer<String> choose;
    private transient List<?> shown = List.of();
    private String counted = "";
    /** What is to be pressed next: by keys, for whoever uses them, and where nothing lit says it; else empty. */
    private String keys = "";

    private Hand hand = Hand.ELSEWHERE;
    private transient LessonView view;
    private transient Texts texts = Texts.in("en");
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param choose gets the key of what is chosen that is no answer */
    AnswersPanel(ArtStore art, LessonIntents intents, Consumer<String> choose) {
        super(null);
        this.art = art;
        this.intents = intents;
        this.choose = choose;
        setOpaque(false);
        setName("lesson.answers");
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        revalidate();
        repaint();
    }

    /**
     * @param choices what can be chosen and lies nowhere
     * @param marks how many things are marked; -1 where nothing is to be
     */
    void show(LessonView view, List<ChoiceView> choices, int marks, Texts texts) {
        List<?> next = view.end() != null ? List.of() : view.answers().isEmpty() ? choices : view.answers();
        counted = view.end() == null && marks >= 0 && next.isEmpty() ? texts.get("lesson.marked", marks) : "";
        this.view = view;
        this.texts = texts;
        sayKeys();
        getAccessibleContext().setAccessibleName(counted);
        if (!shown.equals(next)) fill(next, texts);
        repaint();
    }

    /** @param next where the hands are: what keys do is said to whoever uses them */
    void setHand(Hand next) {
        hand = next;
        sayKeys();
        repaint();
    }

    private void sayKeys() {
        boolean asks = view != null && shown.isEmpty() && asksForTheBoard();
        boolean marks = asks && view.marks() && measure.mode() != Measure.Mode.CHILDREN;
        String now = hand != Hand.ELSEWHERE ? keysNow() : marks ? "lesson.mark" : isChosenAlone() ? whatNow() : "";
        String said = asks && !now.isEmpty() ? texts.get(now) : "";
        // Children have the buttons before their eyes; whoever hears the page is told all the same.
        keys = view != null && view.marks() && measure.mode() == Measure.Mode.CHILDREN ? "" : said;
        getAccessibleContext().setAccessibleDescription(said.isEmpty() ? null : said);
    }

    /**
     * Whether something is to be done on the board now, also after a refusal or a hint; where a button leads on, not.
     */
    private boolean asksForTheBoard() {
        if (view.end() != null) return false;
        if (view.marking()) return true;
        boolean waits = view.acts().isEmpty() || view.state() == LessonState.BUSY;
        return view.answers().isEmpty() && !waits && !view.leads();
    }

    private String keysNow() {
        if (view.marks()) return "lesson.keys.mark";
        if (hand == Hand.AT_KEYS) return "lesson.keys.go";
        if (!isChosen()) return "lesson.keys.choose";
        return asksWho() ? "lesson.keys.who" : "lesson.keys.where";
    }

    private String whatNow() {
        return asksWho() ? "lesson.who" : "lesson.where";
    }

    /** Whether a place was chosen before whoever is to go there. */
    private boolean asksWho() {
        return view.match().decision().asksForWhatComesBefore();
    }

    private boolean isChosen() {
        return view != null && view.match() != null && view.match().board().has(Role.CHOSEN);
    }

    /** Whether something was chosen, and where it may go is to be found out: nothing that is lit says so. */
    private boolean isChosenAlone() {
        return isChosen()
                && !view.match().board().has(Role.TARGET)
                && !view.match().board().has(Role.TAKES);
    }

    /** @return whether nothing stands in it */
    boolean isFree() {
        return shown.isEmpty() && counted.isEmpty();
    }

    private void fill(List<?> next, Texts texts) {
        boolean hadFocus = false;
        for (Component old : getComponents()) hadFocus |= old.isFocusOwner();
        shown = next;
        removeAll();
        List<AnswerView> answers = new ArrayList<>();
        for (Object each : next) if (each instanceof AnswerView answer) answers.add(answer);
        AnswerDigits digits = new AnswerDigits(answers);
        for (int i = 0; i < next.size(); i++) {
            StageButton button = next.get(i) instanceof AnswerView answer
                    ? answer(i, answer, digits.beside(i), texts)
                    : choice(i, (ChoiceView) next.get(i));
            button.measure(measure);
            add(button);
        }
        revalidate();
        if (hadFocus && getComponentCount() > 0) getComponent(0).requestFocusInWindow();
    }

    private StageButton answer(int place, AnswerView answer, String key, Texts texts) {
        StageButton button = new StageButton("lesson.answer." + (place + 1), StageButton.Style.PLAIN);
        button.setText(answer.words().text());
        // A number is its own key: twice the same would be read as one number.
        button.setKeyCap(key.equals(answer.words().text()) ? "" : key);
        String state = switch (answer.state()) {
            case OPEN -> "";
            case RIGHT -> ", " + texts.get("role.hit");
            case WRONG -> ", " + texts.get("lesson.answer.wrong");
            case STRUCK -> ", " + texts.get("lesson.answer.struck");
        };
        button.getAccessibleContext().setAccessibleName(answer.words().text() + state);
        if (answer.state() == AnswerView.State.RIGHT) button.setSign(new Mark(ReplySign.RIGHT));
        boolean wrong = answer.state() == AnswerView.State.WRONG;
        if (wrong || answer.state() == AnswerView.State.STRUCK) {
            button.setSign(new Mark(wrong ? ReplySign.REFUSED : ReplySign.HINT));
            button.turnOff(texts.get(wrong ? "lesson.answer.wrong" : "lesson.answer.struck"));
        }
        button.addActionListener(e -> intents.answer(place));
        return button;
    }

    private StageButton choice(int place, ChoiceView choice) {
        StageButton button = new StageButton("choice." + choice.key(), StageButton.Style.PLAIN);
        button.setText(choice.words());
        button.setKeyCap(place < MOST_KEYS ? String.valueOf(place + 1) : "");
        if (choice.picture() != null) button.setSign(new PieceIcon(art, choice.picture(), measure.px(32)));
        button.addActionListener(e -> choose.accept(choice.key()));
        return button;
    }

    private int columns() {
        int count = getComponentCount();
        if (count == 3) return isRowOfThree() ? 3 : isColumnOfThree() ? 1 : 2;
        if (count <= 4) return 2;
        boolean allShort = true;
        for (Component each : getComponents())
            allShort &= ((StageButton) each).getText().length() <= SHORT;
        return allShort ? 4 : count <= 6 ? 2 : 3;
    }

    /** Answers have room for the sign that will stand before their words, so that no answer moves when it comes. */
    private boolean isRowOfThree() {
        int wide = (getWidth() - 2 * measure.gap()) / 3;
        for (Component each : getComponents()) {
            boolean signed = ((StageButton) each).hasSign() || !(shown.get(0) instanceof AnswerView);
            int sign = signed ? 0 : measure.px(SIGN) + measure.px(StageButton.BESIDE_SIGN);
            if (each.getPreferredSize().width + sign > wide) return false;
        }
        return true;
    }

    private boolean isColumnOfThree() {
        return (getHeight() - 2 * Math.min(measure.gap(), CLOSE)) / 3 >= measure.target();
    }

    /** Of three that stand neither in a row nor below each other the last is as wide as the two above: no hole. */
    @Override
    public void doLayout() {
        int count = getComponentCount();
        if (count == 0) return;
        int columns = columns();
        int rows = Math.max(2, (count + columns - 1) / columns);
        int gap = rows > 2 ? Math.min(measure.gap(), CLOSE) : measure.gap();
        int wide = (getWidth() - (columns - 1) * gap) / columns;
        int high = Math.min(measure.button(), (getHeight() - (rows - 1) * gap) / rows);
        for (int i = 0; i < count; i++) {
            boolean alone = count == 3 && columns == 2 && i == 2;
            getComponent(i)
                    .setBounds(i % columns * (wide + gap), i / columns * (high + gap), alone ? getWidth() : wide, high);
        }
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.setColor(StageColour.INK.now());
            write(g, counted, TextSize.ANSWER, getHeight() / 2);
            g.setColor(StageColour.SUB.now());
            // The count stays where it is; below it is room for one line.
            write(g, keys, TextSize.BODY, counted.isEmpty() ? getHeight() / 2 : getHeight() * 5 / 6);
        } finally {
            g.dispose();
        }
    }

    private void write(Graphics2D g, String words, TextSize size, int middle) {
        if (words.isEmpty()) return;
        g.setFont(size.font(measure));
        FontMetrics metrics = g.getFontMetrics();
        g.drawString(
                words,
                (getWidth() - metrics.stringWidth(words)) / 2,
                middle - metrics.getHeight() / 2 + metrics.getAscent());
    }

    /** What came of an answer, before its words. */
    private final class Mark implements Icon {
        private final ReplySign sign;

        Mark(ReplySign sign) {
            this.sign = sign;
        }

        @Override
        public void paintIcon(Component on, Graphics graphics, int x, int y) {
            Graphics2D g = Brush.smooth(graphics);
            try {
                sign.draw(g, x, y, getIconWidth());
            } finally {
                g.dispose();
            }
        }

        @Override
        public int getIconWidth() {
            return measure.px(SIGN);
        }

        @Override
        public int getIconHeight() {
            return getIconWidth();
        }
    }
}
