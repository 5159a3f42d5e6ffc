package regola.ui.make;

import java.awt.Dimension;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.swing.AbstractAction;
import javax.swing.AbstractButton;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.parts.Card;
import regola.ui.parts.Paragraph;
import regola.ui.parts.Scrolling;
import regola.ui.parts.WrappingRow;
import regola.ui.theme.Scaled;
import regola.ui.view.MotionLevel;
import regola.ui.view.ProblemView;
import regola.ui.view.Texts;
import regola.ui.view.make.LessonFormIntents;
import regola.ui.view.make.LessonFormView;
import regola.ui.view.make.LessonFormView.Line;
import regola.ui.view.make.LessonFormView.Part;
import regola.ui.view.make.LessonFormView.Right;
import regola.ui.view.make.LessonFormView.Told;
import regola.ui.view.make.LessonFormWishes;
import regola.ui.view.match.ChoiceView;

/**
 * A LessonFormPanel is the page on which a lesson is filled in: on the left the board on which what is right is played,
 * on the right the few sentences that learners read.
 */
public final class LessonFormPanel extends JPanel {
    private static final long serialVersionUID = 1;
    private static final double LETTERS = 31;
    private static final List<Part> TYPED = List.of(Part.TITLE, Part.GOAL, Part.DONE, Part.WRONG);
    /** The heights of a move that is right, and of two lines, in pixels at 100 %. */
    private static final int ROW = 28;

    private static final int TWO_LINES = 40;
    /** What each field is called, and its words. */
    private static final Map<Part, String> NAMES =
            Map.of(Part.TITLE, "form.title", Part.GOAL, "form.goal", Part.DONE, "form.done", Part.WRONG, "form.wrong");

    private static final Map<Part, String> MISSING = Map.of(
            Part.TITLE,
            "form.missing.title",
            Part.GOAL,
            "form.missing.goal",
            Part.RIGHT,
            "form.missing.right",
            Part.DONE,
            "form.missing.done");

    /** More are chosen from the list of moves. */
    private static final int MOST_WAYS = 8;

    private final transient LessonFormIntents intents;
    private final transient LessonFormWishes wishes;
    private final BoardPanel board;
    private final Paragraph asked = Paragraph.muted("form.asked");
    private final Map<Part, JLabel> labels = new EnumMap<>(Part.class);
    private final Map<Part, JLabel> otherLabels = new EnumMap<>(Part.class);
    private final Map<Part, ToldField> fields = new EnumMap<>(Part.class);
    private final Map<Part, ToldField> others = new EnumMap<>(Part.class);
    private final JCheckBox both = new JCheckBox();
    private final Paragraph step = Paragraph.heading("form.step", 1);
    private final JButton before = button("form.before");
    private final JButton after = button("form.after");
    private final JButton add = button("form.add");
    private final JButton remove = button("form.remove");
    private final JButton join = button("form.join");
    private final JLabel rightLabel = new JLabel();
    private final JRadioButton moves = new JRadioButton();
    private final JRadioButton any = new JRadioButton();
    private final JRadioButton wins = new JRadioButton();
    private final JPanel chosen =
            new JPanel(new MigLayout("ins 0 22 0 0, gap 4 2, wrap 1, fillx, hidemode 3", "[grow, fill]"));
    private final JComboBox<Line> legal = new JComboBox<>();
    private final JPanel ways = new WrappingRow(Scaled.px(8));
    private final JCheckBox playsOn = new JCheckBox();
    private final JButton back = button("form.back");
    private final Card verdict = new Card(new MigLayout("ins 8 12 8 8, fillx", "[grow, fill]"));
    private final Paragraph said = Paragraph.plain("form.said");
    private final JButton save = button("form.save");
    private final JButton tryIt = button("form.try");
    private final JButton leave = button("form.leave");
    private transient LessonFormView view;
    private transient Texts texts = Texts.in("en");
    private boolean showing;

    public LessonFormPanel(ArtStore art, LessonFormIntents intents, LessonFormWishes wishes) {
        super(new MigLayout("ins 10, gap 12 6, fill", "[grow, fill][fill, ::50%]", "[grow, fill]"));
        this.intents = intents;
        this.wishes = wishes;
        setName("form");
        board = new BoardPanel(art, intents, wishes::rule, new BoardWords(Map.of(), ""));
        board.setName("form.board");
        board.setMotion(MotionLevel.NONE);
        both.setName("form.both");
        for (Part part : TYPED) {
            String name = NAMES.get(part);
            int rows = part == Part.TITLE ? 1 : 2;
            JLabel label = new JLabel();
            JLabel otherLabel = new JLabel();
            labels.put(part, label);
            otherLabels.put(part, otherLabel);
            fields.put(part, new ToldField(name, rows, label, words -> intents.type(part, language(), words)));
            others.put(
                    part,
                    new ToldField(
                            name + ".other", rows, otherLabel, words -> intents.type(part, otherLanguage(), words)));
        }
        lead(save);
        chosen.setOpaque(false);
        legal.setName("form.legal");
        playsOn.setName("form.playsOn");
        ButtonGroup group = new ButtonGroup();
        radio(group, moves, Right.MOVES);
        radio(group, any, Right.ANY);
        radio(group, wins, Right.WINS);
        save.addActionListener(e -> intents.save());
        tryIt.addActionListener(e -> intents.tryIt());
        leave.addActionListener(e -> wishes.leave());
        before.addActionListener(e -> intents.goTo(view.step() - 1));
        after.addActionListener(e -> intents.goTo(view.step() + 1));
        add.addActionListener(e -> intents.add());
        remove.addActionListener(e -> intents.remove());
        join.addActionListener(e -> intents.join());
        back.addActionListener(e -> intents.back());
        playsOn.addActionListener(e -> intents.playOn(playsOn.isSelected()));
        both.addActionListener(e -> showWords(false));
        legal.addActionListener(e -> {
            if (showing
                    || !(legal.getSelectedItem() instanceof Line line)
                    || line.move().isEmpty()) return;
            intents.toggle(line.move());
        });
        add(boardSide(), "wmin 280, hmin 240");
        add(formSide(), "wmin 0");
        on(KeyEvent.VK_S, InputEvent.CTRL_DOWN_MASK, intents::save);
        on(KeyEvent.VK_ENTER, InputEvent.CTRL_DOWN_MASK, intents::tryIt);
        on(KeyEvent.VK_PAGE_UP, InputEvent.CTRL_DOWN_MASK, () -> intents.goTo(view.step() - 1));
        on(KeyEvent.VK_PAGE_DOWN, InputEvent.CTRL_DOWN_MASK, () -> intents.goTo(view.step() + 1));
    }

    private JComponent boardSide() {
        JPanel side = new JPanel(
                new MigLayout("ins 0, gap 0 6, wrap 1, fill, hidemode 3", "[grow, fill]", "[][grow, fill][]"));
        side.setOpaque(false);
        side.add(asked, "wmin 40, hmin " + Scaled.px(TWO_LINES));
        side.add(board, "wmin 200, hmin 200");
        JPanel row = new WrappingRow(Scaled.px(8));
        row.add(playsOn);
        row.add(back);
        ways.setName("form.ways");
        ways.setOpaque(false);
        side.add(ways, "wmin 0, hidemode 3");
        side.add(row, "wmin 0");
        return side;
    }

    /** Where what is pointed at can be done in several ways, which one is asked below the board, as in a match. */
    private void showWays() {
        List<ChoiceView> choices = view.match().decision().choices();
        ways.removeAll();
        for (int i = 0; i < choices.size() && choices.size() <= MOST_WAYS; i++) {
            ChoiceView choice = choices.get(i);
            JButton way = new JButton(choice.words());
            way.setName("form.way." + i);
            way.addActionListener(e -> intents.choose(choice.key()));
            ways.add(way);
        }
        ways.setVisible(ways.getComponentCount() > 0);
    }

    private JComponent formSide() {
        JPanel side = new Side();
        side.add(row(save, tryIt, leave), "wmin 0");
        JPanel rest = new JPanel(new MigLayout("ins 0 0 6 8, gap 0 4, wrap 1, fillx, hidemode 3", "[grow, fill]"));
        rest.setOpaque(false);
        field(rest, Part.TITLE);
        rest.add(both, "wmin 0");
        rest.add(join, "wmin 0, alignx left, growx 0");
        rest.add(step, "wmin 40, gaptop 8");
        field(rest, Part.GOAL);
        rest.add(rightLabel, "wmin 0, gaptop 6");
        rest.add(moves, "wmin 0");
        // Room for the first move is there before it: nothing below it moves when it comes.
        rest.add(chosen, "wmin 0, hmin " + Scaled.px(ROW));
        rest.add(legal, "wmin 60, gapleft 22");
        rest.add(any, "wmin 0");
        rest.add(wins, "wmin 0");
        field(rest, Part.DONE);
        field(rest, Part.WRONG);
        rest.add(row(before, after, add, remove), "wmin 0, gaptop 8");
        JScrollPane scroll = Scrolling.page(rest);
        side.add(scroll, "wmin 0, hmin 80, grow");
        verdict.add(said, "wmin 40");
        side.add(verdict, "wmin 0");
        return side;
    }

    private void field(JPanel to, Part part) {
        to.add(labels.get(part), "wmin 0, gaptop 6");
        to.add(fields.get(part), "wmin 60");
        to.add(otherLabels.get(part), "wmin 0");
        to.add(others.get(part), "wmin 60");
    }

    private void radio(ButtonGroup group, JRadioButton button, Right right) {
        button.setName("form.right." + right.name().toLowerCase(Locale.ROOT));
        button.addActionListener(e -> intents.right(right));
        group.add(button);
    }

    /** As wide as a line of some letters, so that the board never changes its size. */
    private static final class Side extends JPanel {
        private static final long serialVersionUID = 1;

        Side() {
            super(new MigLayout("ins 0, gap 0 8, wrap 1, fill, hidemode 3", "[grow, fill]", "[][grow, fill][]"));
            setOpaque(false);
        }

        @Override
        public Dimension getPreferredSize() {
            var font = UIManager.getFont("Label.font");
            return new Dimension(
                    (int) Math.round((font == null ? 14 : font.getSize2D()) * LETTERS),
                    super.getPreferredSize().height);
        }
    }

    private static JButton button(String name) {
        JButton button = new JButton();
        button.setName(name);
        return button;
    }

    private static void lead(JButton button) {
        button.putClientProperty(
                "FlatLaf.style",
                "background: $Button.default.background; foreground: $Button.default.foreground;"
                        + " hoverBackground: $Button.default.hoverBackground; pressedBackground: $Button.default.pressedBackground");
    }

    private static JComponent row(AbstractButton... buttons) {
        WrappingRow row = new WrappingRow(Scaled.px(4));
        for (AbstractButton button : buttons) row.add(button);
        return row;
    }

    private void on(int key, int modifiers, Runnable act) {
        KeyStroke stroke = KeyStroke.getKeyStroke(key, modifiers);
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(stroke, stroke);
        getActionMap().put(stroke, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                if (view != null) act.run();
            }
        });
    }

    private String language() {
        return texts.language();
    }

    private String otherLanguage() {
        return language().equals("it") ? "en" : "it";
    }

    public BoardPanel board() {
        return board;
    }

    /** @return the last picture, null before the first */
    public LessonFormView view() {
        return view;
    }

    /** The keyboard goes to the first field in which nothing stands. */
    public void takeKeyboard() {
        if (view == null) return;
        for (Part part : TYPED) {
            boolean empty = told(part).in(language()).isBlank();
            if (empty && part != Part.WRONG && (part != Part.TITLE || view.step() == 0)) {
                fields.get(part).requestFocusInWindow();
                return;
            }
        }
        board.requestFocusInWindow();
    }

    private Told told(Part part) {
        return view.words().get(part);
    }

    // ---- what is shown

    public void show(LessonFormView next, Texts inLanguage) {
        if (view != null && next.serial() < view.serial()) return;
        boolean other = view == null || view.step() != next.step() || view.steps() != next.steps();
        boolean speaks = view == null || inLanguage != texts;
        boolean complains =
                !next.missing().isEmpty() && (view == null || view.missing().isEmpty() || other);
        view = next;
        showing = true;
        if (speaks) speak(inLanguage);
        board.show(next.match().board(), List.of(), () -> {});
        board.setOverlay(next.overlay());
        asked.setText(ask());
        showWays();
        showWords(other || speaks);
        showRight();
        showSteps();
        showVerdict();
        showing = false;
        if (complains) takeKeyboardToMissing();
        revalidate();
    }

    private String ask() {
        String why = view.match().why() == null ? "" : " " + view.match().why().sentence();
        String key =
                view.playsOn() ? "form.asked.on" : view.right() == Right.MOVES ? "form.asked.right" : "form.asked.else";
        return texts.get(key, view.match().decision().question()) + why;
    }

    private void showWords(boolean other) {
        boolean written =
                TYPED.stream().anyMatch(part -> !told(part).in(otherLanguage()).isBlank());
        if (written && other) both.setSelected(true);
        for (Part part : TYPED) {
            boolean missing = view.missing().contains(part);
            fields.get(part).show(told(part).in(language()), other, missing);
            others.get(part).show(told(part).in(otherLanguage()), other, false);
            others.get(part).setVisible(both.isSelected());
            otherLabels.get(part).setVisible(both.isSelected());
        }
    }

    private void showRight() {
        moves.setSelected(view.right() == Right.MOVES);
        any.setSelected(view.right() == Right.ANY);
        wins.setSelected(view.right() == Right.WINS);
        wins.setVisible(!view.winner().isEmpty() || view.right() == Right.WINS);
        wins.setText(texts.get("form.right.wins", view.winner()));
        chosen.removeAll();
        int number = 0;
        for (Line line : view.moves()) {
            JPanel row = new JPanel(new MigLayout("ins 0, gap 6, fillx", "[grow, fill][]"));
            row.setOpaque(false);
            Paragraph words = Paragraph.plain("form.move." + number);
            words.setText(line.words());
            JButton away = new JButton("\u00d7");
            away.setName("form.move." + number++ + ".away");
            away.setToolTipText(texts.get("form.move.away"));
            away.getAccessibleContext().setAccessibleName(texts.get("form.move.away"));
            away.putClientProperty("JButton.buttonType", "toolBarButton");
            away.addActionListener(e -> intents.toggle(line.move()));
            row.add(words, "wmin 40");
            row.add(away);
            chosen.add(row, "wmin 0");
        }
        boolean pointed = view.right() == Right.MOVES;
        chosen.setVisible(pointed);
        legal.removeAllItems();
        legal.addItem(new Line("", texts.get(number == 0 ? "form.legal" : "form.legal.more")));
        List<String> shown = view.moves().stream().map(Line::move).collect(Collectors.toList());
        view.legal().stream().filter(line -> !shown.contains(line.move())).forEach(legal::addItem);
        legal.setVisible(pointed);
        // Where any move is right there is no other that something could be said to.
        boolean others = view.right() != Right.ANY;
        labels.get(Part.WRONG).setVisible(others);
        fields.get(Part.WRONG).setVisible(others);
        otherLabels.get(Part.WRONG).setVisible(others && both.isSelected());
        this.others.get(Part.WRONG).setVisible(others && both.isSelected());
        playsOn.setSelected(view.playsOn());
        back.setEnabled(view.canBack());
    }

    private void showSteps() {
        step.setText(texts.get("form.step", view.step() + 1, view.steps()));
        before.setEnabled(view.step() > 0);
        after.setEnabled(view.step() < view.steps() - 1);
        before.setVisible(view.steps() > 1);
        after.setVisible(view.steps() > 1);
        remove.setVisible(view.steps() > 1);
        add.setEnabled(view.canAdd());
        join.setVisible(!view.other().isEmpty());
        join.setText(texts.get("form.join", view.other()));
    }

    private void showVerdict() {
        List<String> words = new ArrayList<>();
        if (!view.missing().isEmpty())
            words.add(texts.get(
                    "form.missing",
                    List.of(Part.values()).stream()
                            .filter(view.missing()::contains)
                            .map(part -> texts.get(MISSING.get(part)))
                            .collect(Collectors.joining(", "))));
        if (!view.undone().isEmpty())
            words.add(texts.get(
                    "form.undone", view.undone().stream().map(String::valueOf).collect(Collectors.joining(", "))));
        for (ProblemView fault : view.faults()) {
            ProblemView spoken = fault.in(texts);
            words.add((spoken.what() + " " + spoken.why()).strip());
        }
        boolean wrong = !words.isEmpty();
        if (!wrong && view.saved()) words.add(texts.get("form.saved"));
        verdict.setVisible(!words.isEmpty());
        verdict.dress(
                wrong ? "Regola.why.background" : "Regola.card.background",
                wrong ? "Regola.why.border" : "Regola.card.deciding",
                1);
        said.setText(String.join("\n", words));
        verdict.getAccessibleContext().setAccessibleName(said.getText());
    }

    private void takeKeyboardToMissing() {
        for (Part part : TYPED) {
            if (!view.missing().contains(part)) continue;
            fields.get(part).requestFocusInWindow();
            return;
        }
        board.requestFocusInWindow();
    }

    private void speak(Texts inLanguage) {
        texts = inLanguage;
        board.setWords(BoardWords.in(texts));
        String other = texts.get(otherLanguage().equals("it") ? "form.language.it" : "form.language.en");
        for (Part part : TYPED) {
            String words = texts.get(NAMES.get(part));
            labels.get(part).setText(words);
            otherLabels.get(part).setText(texts.get("form.other", words, other));
        }
        both.setText(texts.get("form.both", other));
        rightLabel.setText(texts.get("form.right"));
        moves.setText(texts.get("form.right.moves"));
        any.setText(texts.get("form.right.any"));
        playsOn.setText(texts.get("form.playsOn"));
        playsOn.setToolTipText(texts.get("form.playsOn.tip"));
        for (JButton button : List.of(before, after, add, remove, back, save, tryIt, leave))
            button.setText(texts.get(button.getName()));
        save.setToolTipText(texts.get("form.save.tip"));
        tryIt.setToolTipText(texts.get("form.try.tip"));
        add.setToolTipText(texts.get("form.add.tip"));
    }
}
