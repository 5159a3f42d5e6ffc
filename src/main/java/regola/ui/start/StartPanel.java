package regola.ui.start;

import java.awt.CardLayout;
import java.awt.Point;
import java.util.List;
import java.util.function.Function;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.parts.Paragraph;
import regola.ui.parts.Scrolling;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonCardView;
import regola.ui.view.start.KeptMatchView;
import regola.ui.view.start.LearnerWishes;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.StartIntents;
import regola.ui.view.start.StartWishes;

/**
 * A StartPanel is the page on which everything begins: the games on the left, and for the chosen one two ways, to learn
 * it and to play it. As long as there are lessons that nobody has done, learning comes first.
 */
public final class StartPanel extends JPanel {
    private static final long serialVersionUID = 1;
    /** In lines of text. */
    private static final int ROOMY = 36;

    private static final String LEARN = "learn";
    private static final String PLAY = "play";
    private static final String NOTHING = "nothing";

    private final transient StartIntents intents;
    private final transient StartWishes wishes;
    private final GameShelf shelf;
    private final KeptSection kept;
    private final Paragraph title = Paragraph.heading("start.title", 1.7);
    private final Paragraph about = new Paragraph("start.about", null, 1.05, false);
    private final JLabel author = new JLabel();
    private final Paragraph file = Paragraph.muted("start.file");
    private final JToggleButton learnTab = new JToggleButton();
    private final JToggleButton playTab = new JToggleButton();
    private final JPanel tabs =
            new JPanel(new MigLayout("ins 0, gap 8, fillx, hidemode 3", "[sg tab, fill][sg tab, fill][grow]"));
    private final JButton trailer = new JButton();
    private final JButton book = new JButton();
    private final JButton rules = new JButton();
    private final CardLayout ways = new CardLayout();
    private final JPanel way = new JPanel(ways);
    private final LearnSection learn;
    private final SeatsSection seats;
    private final VariantsSection variants;
    private final SettingsSection settings;
    private final ProblemCard problems = new ProblemCard("start.problems");
    private final JScrollPane learnScroll;
    private final JScrollPane playScroll;
    private final JButton start = new JButton();
    private final JButton goOn = new JButton();
    private transient SetUpView view;
    private transient CourseView course = CourseView.NONE;
    private transient Texts texts = Texts.in("en");
    /** The game for which one of the two ways was chosen by hand, and which. */
    private transient String chosenFor = "";

    private boolean wantsToPlay;

    /** @param arts the drawings of a game by its id; "" for the program's own */
    public StartPanel(
            Function<String, ArtStore> arts, StartIntents intents, StartWishes wishes, LearnerWishes learners) {
        super(new MigLayout("ins 14, gap 16 8, fill", "[][grow, fill]", "[][grow, fill][]"));
        this.intents = intents;
        this.wishes = wishes;
        this.shelf = new GameShelf(arts, intents::chooseGame);
        this.kept = new KeptSection(wishes::goOn, wishes::putAway);
        this.learn = new LearnSection(lesson -> wishes.learn(view.chosen(), lesson), learners);
        this.seats = new SeatsSection(arts.apply(""), intents);
        this.variants = new VariantsSection(intents);
        this.settings = new SettingsSection(intents);
        setName("start");
        learnScroll = Scrolling.page(learn);
        playScroll = Scrolling.page(play());
        way.setOpaque(false);
        way.add(new JLabel(), NOTHING);
        way.add(learnScroll, LEARN);
        way.add(playScroll, PLAY);
        add(left(), "spany 3, growy");
        add(head(), "wmin 0, wrap");
        add(way, "wmin 0, hmin 0, growy, wrap");
        add(bottom());
    }

    static JLabel heading(String name) {
        JLabel label = new JLabel();
        label.setName(name);
        label.putClientProperty("FlatLaf.styleClass", "h4");
        return label;
    }

    /** The games, and below them what one has begun. */
    private JPanel left() {
        JPanel left = new JPanel(new MigLayout(
                "ins 0, gap 0 12, wrap 1, fill, hidemode 3", "[grow, fill]", "[grow, fill, shrinkprio 200][]"));
        left.setOpaque(false);
        left.add(shelf, "wmin 0, hmin 60");
        left.add(kept, "wmin 0, hmin 0, hmax 40%");
        return left;
    }

    private JPanel head() {
        author.setName("start.author");
        author.putClientProperty("FlatLaf.styleClass", "small");
        ButtonGroup group = new ButtonGroup();
        tabs.setOpaque(false);
        tab(learnTab, "start.learn", group, false);
        tab(playTab, "start.play", group, true);
        rules.setName("start.rules");
        rules.addActionListener(e -> wishes.rules());
        trailer.setName("start.trailer");
        trailer.addActionListener(e -> wishes.trailer(view.chosen()));
        book.setName("start.book");
        book.addActionListener(e -> wishes.ruleBook());
        JPanel head = new JPanel(new MigLayout("ins 0 0 0 8, gap 0 6, wrap 1, fillx, hidemode 3", "[grow, fill]"));
        head.setOpaque(false);
        head.add(title, "split 4, wmin 40, pushx, growx");
        head.add(trailer, "aligny top");
        head.add(book, "aligny top");
        head.add(rules, "aligny top");
        head.add(about, "wmin 40");
        head.add(author);
        head.add(file, "wmin 40");
        head.add(tabs, "gaptop 6, gapbottom 4, wmin 40");
        return head;
    }

    private void tab(JToggleButton tab, String name, ButtonGroup group, boolean play) {
        tab.setName(name);
        tab.putClientProperty("FlatLaf.styleClass", "h3");
        tab.putClientProperty("FlatLaf.style", "margin: 5,26,5,26");
        tab.addActionListener(e -> {
            chosenFor = view == null ? "" : view.chosen();
            wantsToPlay = play;
            turn();
        });
        group.add(tab);
        tabs.add(tab);
    }

    private JPanel play() {
        JPanel page = new JPanel(new MigLayout("ins 0 0 0 8, gap 0 8, wrap 1, fillx, hidemode 3", "[grow, fill]"));
        page.setOpaque(false);
        page.add(problems, "wmin 40");
        page.add(seats, "wmin 40, gapbottom 6");
        page.add(variants, "wmin 40, gapbottom 6");
        page.add(settings, "wmin 40");
        return page;
    }

    private JPanel bottom() {
        JPanel bottom = new JPanel(new MigLayout("ins 0, fillx, hidemode 3", "[grow, right]"));
        bottom.setOpaque(false);
        large(start, "start.go", intents::start);
        large(goOn, "start.goOn", this::goOn);
        bottom.add(start);
        bottom.add(goOn, "wmin 0");
        return bottom;
    }

    private static void large(JButton button, String name, Runnable act) {
        button.setName(name);
        button.putClientProperty("FlatLaf.styleClass", "h3");
        button.putClientProperty("FlatLaf.style", "margin: 6,28,6,28");
        button.addActionListener(e -> act.run());
        button.setEnabled(false);
        button.setVisible(false);
    }

    private void goOn() {
        if (course.next() >= 0)
            wishes.learn(course.game(), course.lessons().get(course.next()).id());
        else playTab.doClick();
    }

    @Override
    public void addNotify() {
        super.addNotify();
        letEnterLeadOn();
    }

    @Override
    public void setVisible(boolean visible) {
        super.setVisible(visible);
        letEnterLeadOn();
    }

    /** Enter does what the large button does wherever the keyboard is on this page, and nowhere else. */
    private void letEnterLeadOn() {
        if (getRootPane() != null) getRootPane().setDefaultButton(!isVisible() ? null : isLearning() ? goOn : start);
    }

    private boolean isLearning() {
        return learnTab.isSelected();
    }

    /** @return the id of the lesson that the large button leads to; null if it leads to a match */
    public String leadsTo() {
        return isLearning() && course.next() >= 0
                ? course.lessons().get(course.next()).id()
                : null;
    }

    /** @return the last picture, null before the first */
    public SetUpView view() {
        return view;
    }

    /** @return the lessons that were shown last */
    public CourseView course() {
        return course;
    }

    public void show(SetUpView next, Texts inLanguage) {
        boolean other = view == null || view.chosen() == null || !view.chosen().equals(next.chosen());
        view = next;
        texts = inLanguage;
        shelf.show(next, texts);
        kept.speak(texts);
        title.setText(next.chosen() == null ? texts.get("start.none") : next.title());
        about.setText(next.about());
        about.setVisible(!next.about().isEmpty());
        author.setText(next.author().isEmpty() ? "" : texts.get("start.author", next.author()));
        file.setText(next.file().isEmpty() ? "" : texts.get("start.file", next.file()));
        file.setVisible(!next.file().isEmpty());
        boolean own =
                next.games().stream().anyMatch(game -> game.own() && game.id().equals(next.chosen()));
        rules.setText(texts.get(own ? "start.rules.own" : "start.rules"));
        rules.setToolTipText(texts.get(own ? "start.rules.own" : "start.rules.tip"));
        rules.setVisible(next.chosen() != null);
        trailer.setText(texts.get("start.trailer"));
        trailer.setVisible(next.chosen() != null && !own);
        book.setText(texts.get("start.book"));
        book.setVisible(next.chosen() != null);
        problems.show(texts.get("start.problems"), next.problems(), texts);
        seats.show(next, texts);
        variants.show(next, texts);
        settings.show(next, texts);
        start.setEnabled(next.canStart());
        turn();
        if (other) playScroll.getViewport().setViewPosition(new Point());
    }

    public void show(CourseView next, Texts inLanguage) {
        boolean other = course.game() == null || !course.game().equals(next.game());
        course = next;
        texts = inLanguage;
        learn.show(next, texts);
        turn();
        if (other) learnScroll.getViewport().setViewPosition(new Point());
    }

    /** Shows the matches that one can go on with. */
    public void showKept(List<KeptMatchView> matches, Texts inLanguage) {
        kept.show(matches, inLanguage);
        revalidate();
    }

    /** The keyboard goes to the games, which are always there; Enter leads on from them. */
    public void takeKeyboard() {
        shelf.takeKeyboard();
    }

    /** Shows one of the two ways, as soon as both are known for the chosen game. */
    private void turn() {
        start.setText(texts.get("start.go"));
        learnTab.setText(texts.get("start.learn"));
        playTab.setText(texts.get("start.play"));
        boolean known = view != null && view.chosen() != null && view.chosen().equals(course.game());
        tabs.setVisible(known);
        boolean byHand = known && view.chosen().equals(chosenFor);
        boolean learning = known && !course.lessons().isEmpty() && (byHand ? !wantsToPlay : course.next() >= 0);
        learnTab.setEnabled(known && !course.lessons().isEmpty());
        (learning ? learnTab : playTab).setSelected(true);
        start.setVisible(known && !learning);
        goOn.setVisible(learning);
        goOn.setEnabled(learning);
        goOn.setText(leadsOn());
        ways.show(way, !known ? NOTHING : learning ? LEARN : PLAY);
        letEnterLeadOn();
        revalidate();
        repaint();
    }

    private String leadsOn() {
        if (course.next() < 0) return texts.get("course.play");
        LessonCardView next = course.lessons().get(course.next());
        if (next.step() > 1) return texts.get("course.goOn.step", next.number(), next.step());
        return texts.get(course.isBegun() ? "course.goOn" : "course.begin", next.number());
    }

    /** Before anything was read. */
    public void showReading(Texts inLanguage) {
        texts = inLanguage;
        shelf.showReading(inLanguage);
        title.setText(texts.get("start.reading"));
        author.setVisible(false);
        file.setVisible(false);
        tabs.setVisible(false);
        trailer.setVisible(false);
        book.setVisible(false);
        rules.setVisible(false);
    }

    /**
     * The games take a quarter of the width, whatever is beside them. Where there is little room for the lessons, who
     * made the game can be read on the page of its rules.
     */
    @Override
    public void doLayout() {
        int games = Math.max(Scaled.px(150), Math.min(Scaled.px(330), getWidth() * 26 / 100));
        ((MigLayout) getLayout()).setColumnConstraints("[" + games + "px!, fill][grow, fill]");
        boolean roomy = getHeight() >= getFont().getSize() * ROOMY;
        author.setVisible(roomy && !author.getText().isEmpty());
        super.doLayout();
    }
}
