package regola.ui.start;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import regola.ui.board.art.ArtStore;
import regola.ui.parts.Scrolling;
import regola.ui.stage.Brush;
import regola.ui.stage.Drawer;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageHead;
import regola.ui.stage.StagePane;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.start.ChairView;
import regola.ui.view.start.KindView;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.SetUpWishes;
import regola.ui.view.start.StartIntents;
import regola.ui.view.start.VariantView;

/**
 * A SetUpPanel is the page that asks, all at once, how a match is to be played: who sits at the table, and by which
 * variants. What few ask for is in a drawer; for those who read little there are only the seats.
 */
public final class SetUpPanel extends StagePane {
    private static final long serialVersionUID = 1;
    /** Of the width, what the table has where the variants stand beside it. */
    private static final double SEATS = 0.59;
    /** In units of space: with less width the variants are in a drawer. */
    private static final double BESIDE = 1040;
    /** Of the width, the most for what leads to a match with a child: the page of games offers that too. */
    private static final double MOST_CHILD = 0.18;

    /** In units of space, what asks who sits in a seat. */
    private static final double CHAIR = 560;
    /** So much of that it has at least, where there is no more room beside the seat. */
    private static final double LEAST_WIDE = 0.7;

    /** What leads on is at least so wide beside a panel. */
    private static final double LEAST_LEAD = 130;
    /** The same of the drawer with the variants. */
    private static final double WAYS = 620;

    private static final double LEAD = 1.25;
    private static final double LEAD_WIDE = 300;
    /** What is said of whoever sits down has room in one line of so many times its height. */
    private static final double LINE = 44;

    private static final Color DUSK = new Color(0x10, 0x20, 0x30, 0x4A);

    private final transient GameImages pictures;
    private final transient StartIntents intents;
    private final StageButton book = new StageButton("start.book", StageButton.Style.PLAIN);
    /** Whoever plays with a child looks for that where they say who plays. */
    private final StageButton child = new StageButton("setup.child", StageButton.Style.PLAIN);

    private final StageButton more = new StageButton("setup.more", StageButton.Style.PLAIN);
    private final StageButton start = new StageButton("start.go", StageButton.Style.LEAD);
    /** A match of this game that was not played to its end. */
    private final StageButton goOn = new StageButton("setup.goon", StageButton.Style.PLAIN);

    private final SeatsSection seats;
    private final VariantsSection variants;
    /** The same switches where there is no room for them beside the table. */
    private final VariantsSection ways;

    private final ProblemCard problems = new ProblemCard("start.problems");
    /** For those who see no switches: what somebody else has switched on. */
    private final Sentence changed = new Sentence("setup.changed", TextSize.BODY, StageColour.INK);

    /** What whoever sits down for those who see no list of them is like. */
    private final Sentence sits = new Sentence("setup.sits", TextSize.BODY, StageColour.INK);

    private final JScrollPane wrong = Scrolling.page(problems);
    private final ChairPane chair;
    /** Where what leads on stands as long as no panel is over it, and how far to the left it can go. */
    private transient Rectangle leading = new Rectangle();

    private int leadingFrom;
    private final Drawer chairs;
    private final MorePane rest;
    private final Drawer others;
    private final StageButton otherWays = new StageButton("setup.ways", StageButton.Style.PLAIN);
    private final Drawer waysDrawer;
    private final transient Framing framing = new Framing();
    private String seat = "";
    /** Whether a match is being opened, and nothing is heard of it yet. */
    private boolean opening;

    private transient SetUpView view;
    /** The game that is on its way; null for none. */
    private String expected;

    private transient Texts texts = Texts.in("en");

    /**
     * @param art the program's own drawings
     * @param menu opens the menu below the component that it gets
     */
    public SetUpPanel(
            ArtStore art, GameImages pictures, StartIntents intents, SetUpWishes wishes, Consumer<JComponent> menu) {
        super(new StageHead("setup", wishes::leave, menu));
        setName("setup");
        this.pictures = pictures;
        this.intents = intents;
        seats = new SeatsSection(art, pictures, intents, this::press);
        variants = new VariantsSection("variants", art, pictures, intents);
        ways = new VariantsSection("ways", art, pictures, intents);
        ways.setBare();
        waysDrawer = new Drawer("ways.drawer", ways, WAYS);
        chair = new ChairPane(art, intents, this::seated);
        chairs = new Drawer("chair.drawer", Scrolling.page(chair), CHAIR);
        chairs.whenClosed(() -> {
            seats.ask("");
            revalidate();
        });
        rest = new MorePane(intents, wishes);
        others = new Drawer("setup.drawer", Scrolling.page(rest));
        book.addActionListener(e -> wishes.ruleBook());
        child.addActionListener(e -> wishes.children());
        more.addActionListener(e -> open(others, true));
        otherWays.addActionListener(e -> open(waysDrawer, false));
        goOn.setVisible(false);
        goOn.addActionListener(e -> wishes.goOn());
        start.addActionListener(e -> {
            if (!opening) wishes.begin();
        });
        start.turnOff("");
        head().addEnd(child);
        head().addEnd(book);
        add(changed);
        add(sits);
        add(wrong);
        add(seats);
        add(variants);
        add(more);
        add(otherWays);
        add(goOn);
        add(start);
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("ESCAPE"), "leave");
        getActionMap().put("leave", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                if (!closeDrawer()) wishes.leaveByKey();
            }
        });
        speak(texts);
    }

    /** A drawer asks who sits there; for those who read little the next one sits down at once. */
    private void press(ChairView pressed) {
        if (mode() == Measure.Mode.CHILDREN) {
            seat = pressed.seat().id();
            intents.seat(pressed.seat().id(), view.next(pressed).id());
            return;
        }
        seat = pressed.seat().id();
        seats.ask(seat);
        showChair();
        open(
                chairs,
                view.seats().indexOf(pressed.seat())
                        >= SeatsSection.onLeft(view.seats().size()));
        revalidate();
        chair.takeKeyboard();
    }

    /** All is chosen there: what leads on has the keyboard, so that the same key does not ask again. */
    private void seated() {
        closeDrawer();
        start.requestFocusInWindow();
    }

    private void showChair() {
        view.chairs().stream()
                .filter(each -> each.seat().id().equals(seat))
                .findFirst()
                .ifPresent(each -> {
                    chairs.speak(texts.get("seat.who.name", each.seat().name()), texts);
                    chair.show(each, view.chairs(), view.kinds(), texts);
                });
    }

    /** @return the last picture, null before the first */
    public SetUpView view() {
        return view;
    }

    /** @return the button that begins the match */
    public JButton startButton() {
        return start;
    }

    public void speak(Texts next) {
        texts = next;
        head().speak(next);
        sayStart();
        book.setText(next.get("start.book"));
        child.setText(next.get("setup.child"));
        child.setToolTipText(next.get("shelf.children.tip"));
        more.setText(next.get("setup.more"));
        goOn.setText(next.get("setup.goon"));
        others.speak(next.get("setup.more.title"), next);
        waysDrawer.speak(next.get("start.variants"), next);
        sayWays();
    }

    private void sayWays() {
        long on = view == null
                ? 0
                : view.variants().stream().filter(VariantView::on).count();
        otherWays.setText(on == 0 ? texts.get("setup.ways") : texts.get("setup.ways.on", on));
        otherWays.setToolTipText(changes().isEmpty() ? null : changes());
    }

    /**
     * A match is being opened, or not any more. While it is, the button that was pressed says so at once, and a second
     * press does nothing.
     */
    public void setOpening(boolean next) {
        if (opening == next) return;
        opening = next;
        setCursor(next ? Cursor.getPredefinedCursor(Cursor.WAIT_CURSOR) : null);
        sayStart();
    }

    private void sayStart() {
        boolean back = isBack();
        start.setText(texts.get(opening ? "start.opening" : back ? "setup.another" : "start.go"));
        start.setStyle(opening || back ? StageButton.Style.PLAIN : StageButton.Style.LEAD);
        goOn.setStyle(back ? StageButton.Style.LEAD : StageButton.Style.PLAIN);
        start.setLit(opening);
    }

    /** @param there whether a match of this game was not played to its end */
    public void setGoOn(boolean there) {
        goOn.setVisible(there);
        sayStart();
        if (isBack() && start.isFocusOwner()) takeKeyboard();
    }

    /** What a child has begun it goes on with first. */
    private boolean isBack() {
        return mode() == Measure.Mode.CHILDREN && goOn.isVisible();
    }

    /** @param teacher whether numbers of rules are said */
    public void setTeacher(boolean teacher) {
        rest.setTeacher(teacher);
        if (view != null) rest.show(view, texts);
    }

    @Override
    public void setMode(Measure.Mode next) {
        super.setMode(next);
        if (next == Measure.Mode.CHILDREN) closeDrawer();
    }

    /** Until it is known how a game is played its landscape and its name are seen already. */
    public void expect(String game, String title) {
        expected = game;
        head().setTitle(title, title);
        head().setAbout("");
        repaint();
    }

    public void show(SetUpView next, Texts inLanguage) {
        boolean other = view == null || view.chosen() == null || !view.chosen().equals(next.chosen());
        view = next;
        if (other) closeDrawer();
        if (other) seat = "";
        speak(inLanguage);
        String title = next.chosen() == null ? texts.get("start.none") : next.title();
        head().setTitle(title, title);
        head().setAbout(next.aim());
        book.setVisible(next.chosen() != null && mode() != Measure.Mode.CHILDREN);
        problems.show(texts.get("start.problems"), next.problems(), texts);
        seats.show(next, texts);
        variants.show(next, texts);
        ways.show(next, texts);
        sayWays();
        rest.show(next, texts);
        changed.say(namesOn());
        sits.say(mode() == Measure.Mode.CHILDREN ? sitting() : "");
        showChair();
        if (drawer() != null) fit(drawer());
        if (next.canStart()) start.turnOn();
        else start.turnOff(texts.get("start.problems"));
        head().revalidate();
        revalidate();
        repaint();
    }

    private List<VariantView> on() {
        return view == null
                ? List.of()
                : view.variants().stream().filter(VariantView::on).toList();
    }

    /** @return the names of the variants that are on: all that children are told, who read little */
    private String namesOn() {
        return on().stream().map(VariantView::title).collect(Collectors.joining(" · "));
    }

    /** @return what whoever sat down last is like; empty where nobody has yet */
    private String sitting() {
        return view.chairs().stream()
                .filter(each -> each.seat().id().equals(seat) && view.kindOf(each) != null)
                .findFirst()
                .map(each -> {
                    KindView kind = view.kindOf(each);
                    return texts.get("setup.sits", each.seat().name(), kind.name(), kind.about());
                })
                .orElse("");
    }

    /** @return the names of the variants that are on; of a single one also what it changes */
    private String changes() {
        List<VariantView> on = on();
        if (on.isEmpty()) return "";
        String names = namesOn();
        String about = on.size() == 1 ? on.get(0).about() : "";
        return texts.get("start.otherWay", about.isEmpty() ? names : names + ". " + about);
    }

    /** The keyboard goes to what leads on. */
    public void takeKeyboard() {
        (isBack() ? goOn : start).requestFocusInWindow();
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

    /** Enter begins the match wherever the keyboard is on this page, and nowhere else. */
    private void letEnterLeadOn() {
        if (getRootPane() == null) return;
        if (isVisible()) getRootPane().setDefaultButton(start);
        else if (getRootPane().getDefaultButton() == start) getRootPane().setDefaultButton(null);
    }

    @Override
    protected Rectangle board() {
        int top = measure().head();
        int pad = measure().pad();
        return new Rectangle(pad, top, getWidth() - 2 * pad, Math.max(0, getHeight() - top - pad));
    }

    /** Who may sit in a seat is asked where neither a seat nor the board is covered, or else beside that seat. */
    @Override
    protected Rectangle place(Drawer next, Rectangle room) {
        if (next != chairs) return null;
        Rectangle card = seats.boundsOf(seat, this);
        int gap = measure().px(8);
        int wished = next.wide(room.width);
        int after = card.x + card.width + gap;
        int right = room.x + room.width - after;
        int left = card.x - gap - room.x;
        // Rather narrower than over the seat that it speaks of.
        int beside = Math.max(right, left);
        int wide = beside >= LEAST_WIDE * wished ? Math.min(wished, beside) : wished;
        int x = right >= wide ? after : left >= wide ? card.x - gap - wide : room.x + room.width - wide;
        int free = room.x + room.width - variants.getX();
        boolean over = variants.isVisible() && free >= LEAST_WIDE * wished;
        if (over) {
            wide = free;
            x = variants.getX();
        }
        next.setSize(wide, room.height);
        next.doLayout();
        next.validate();
        int high = Math.min(room.height, next.wished());
        int y = Math.max(room.y, Math.min(room.y + room.height - high, card.y + (card.height - high) / 2));
        int most = leading.y - gap - room.y;
        if (over && high <= most) y = Math.min(y, leading.y - gap - high);
        else if (over) {
            y = room.y;
            high = room.height;
        }
        Rectangle panel = new Rectangle(x, y, wide, high);
        // What leads on is never below it: it moves beside it, or else the panel is lower.
        if (panel.intersects(leading) && beside(panel) == null)
            panel.setBounds(x, Math.max(room.y, Math.min(y, leading.y - gap - high)), wide, Math.min(high, most));
        return panel;
    }

    /** @return where what leads on stands on the left of a panel; null if it has no room there */
    private Rectangle beside(Rectangle panel) {
        int gap = measure().px(14);
        int wide = Math.min(leading.width, panel.x - gap - leadingFrom);
        return wide < measure().px(LEAST_LEAD)
                ? null
                : new Rectangle(panel.x - gap - wide, leading.y, wide, leading.height);
    }

    @Override
    protected JComponent afterDrawer() {
        return start;
    }

    @Override
    protected void arrange(Measure now) {
        boolean children = mode() == Measure.Mode.CHILDREN;
        child.setVisible(!children && child.getPreferredSize().width <= MOST_CHILD * getWidth());
        start.setSign(children ? new ChildSign(false, now.px(34)) : null);
        int pad = now.pad();
        int gap = now.px(14);
        int high = (int) Math.min(now.button() * LEAD, getHeight() / 7.0);
        int across = Math.min(getWidth() - 2 * pad, Math.max(start.getPreferredSize().width, now.px(LEAD_WIDE)));
        int bottom = getHeight() - pad - high;
        int top = now.head() + now.px(10);
        more.setVisible(!children && view != null && view.chosen() != null);
        more.setBounds(pad, bottom + high - now.button(), more.getPreferredSize().width, now.button());
        Rectangle room = new Rectangle(pad, top, getWidth() - 2 * pad, Math.max(0, bottom - gap - top));
        changed.setVisible(children && !on().isEmpty());
        if (changed.isVisible()) {
            int wide = changed.span(room.width - 2 * pad);
            changed.setSize(wide, 1);
            int tall = changed.getPreferredSize().height;
            changed.setBounds((getWidth() - wide) / 2, top, wide, tall);
            room = new Rectangle(room.x, top + tall + gap, room.width, Math.max(0, room.height - tall - gap));
        }
        if (children) {
            // It has its room from the beginning, so that nothing moves when somebody sits down.
            int most = room.width - 2 * pad;
            int tall = (int) ((most >= LINE * now.text(TextSize.BODY) ? 1 : 2) * 1.25 * now.text(TextSize.BODY));
            room = new Rectangle(room.x, room.y, room.width, Math.max(0, room.height - tall - gap));
            int wide = sits.span(most);
            sits.setBounds((getWidth() - wide) / 2, bottom - gap - tall, wide, tall);
        }
        boolean switches = !children && view != null && !variants.isEmpty();
        boolean beside = switches && room.width >= BESIDE * now.unit();
        boolean broken = view != null && !view.problems().isEmpty();
        variants.setVisible(beside);
        otherWays.setVisible(switches && !beside);
        if (!otherWays.isVisible() && drawer() == waysDrawer) SwingUtilities.invokeLater(this::dropDrawer);
        seats.setVisible(view != null && !view.chairs().isEmpty() && !broken);
        wrong.setVisible(broken);
        Rectangle table = room;
        if (beside) {
            int first = (int) (room.width * SEATS);
            int wide = room.width - first - gap;
            variants.setSmall(false);
            variants.setSmall(variants.whole(wide) > room.height);
            int tall = Math.min(room.height, variants.highest(wide));
            variants.setBounds(room.x + room.width - wide, room.y + (room.height - tall) / 2, wide, tall);
            table = new Rectangle(room.x, room.y, first, room.height);
        }
        seats.setBounds(table);
        wrong.setBounds(table);
        int left = more.isVisible() ? more.getX() + more.getWidth() + gap : pad;
        otherWays.setBounds(left, more.getY(), otherWays.getPreferredSize().width, now.button());
        if (otherWays.isVisible()) left += otherWays.getWidth() + gap;
        goOn.setBounds(left, more.getY(), goOn.getPreferredSize().width, now.button());
        if (goOn.isVisible()) left += goOn.getWidth() + gap;
        // Where there is most to choose, as is known only later: what leads on does not move then.
        boolean unknown = view == null && !children;
        boolean corner = unknown || switches || goOn.isVisible() || more.isVisible() && getWidth() < 3 * across;
        across = Math.min(across, getWidth() - pad - left);
        start.setBounds(corner ? getWidth() - pad - across : (getWidth() - across) / 2, bottom, across, high);
        if (isBack()) {
            int each = Math.min(across, (getWidth() - 2 * pad - gap) / 2);
            goOn.setBounds(getWidth() / 2 - gap / 2 - each, bottom, each, high);
            start.setBounds(getWidth() / 2 + gap / 2, bottom, each, high);
            left = goOn.getX() + each + gap;
        }
        leading = start.getBounds();
        leadingFrom = left;
        Rectangle panel = drawer() == chairs ? place(chairs, board()) : null;
        Rectangle moved = panel == null || !panel.intersects(leading) ? null : beside(panel);
        if (moved != null) start.setBounds(moved);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        String game = view == null ? expected : view.chosen();
        if (game == null) return;
        if (seats.isVisible()) seats.askForBoard();
        Graphics2D g = Brush.smooth(graphics);
        try {
            Rectangle all = new Rectangle(0, 0, getWidth(), getHeight());
            BufferedImage land = pictures.land(game, this);
            framing.paint(g, land, all, 0, 0, all.width, all.height);
            g.setColor(DUSK);
            g.fill(all);
            for (Sentence said : List.of(changed, sits)) {
                if (!said.isVisible()) continue;
                Rectangle at = said.getBounds();
                int edge = measure().px(12);
                g.setColor(StageColour.PAPER.now());
                g.fill(Brush.rounded(at.x - edge, at.y - edge / 2, at.width + 2 * edge, at.height + edge, 0, edge));
            }
            Color paper = StageColour.PAPER.now();
            g.setColor(new Color(paper.getRed(), paper.getGreen(), paper.getBlue(), 0xEC));
            g.fillRect(0, 0, getWidth(), measure().head());
        } finally {
            g.dispose();
        }
    }
}
