package regola.ui.start;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import javax.swing.AbstractAction;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.text.Position;
import regola.ui.guide.GuideIcon;
import regola.ui.guide.Pose;
import regola.ui.parts.Scrolling;
import regola.ui.parts.TypeAhead;
import regola.ui.stage.Drawer;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageHead;
import regola.ui.stage.StagePane;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.start.KeptMatchView;
import regola.ui.view.start.LearnerWishes;
import regola.ui.view.start.ShelfView;
import regola.ui.view.start.ShelfWishes;
import regola.ui.view.start.TileView;

/**
 * A ShelfPanel is the page on which everything begins: where somebody was, and below it the games. However many matches
 * or games there are, nothing scrolls: games that do not fit are on further pages.
 */
public final class ShelfPanel extends StagePane {
    private static final long serialVersionUID = 1;
    private static final double TILE_WIDTH = 320;
    /** So many columns, and so narrow tiles, where all games stand on one page by that. */
    private static final int MOST_COLUMNS = 5;

    private static final double LEAST_WIDTH = 240;
    /** Before games are known: how many there will be, and how many lines say in a narrow tile what is sought. */
    private static final int GIVEN = 10;

    private static final int LINES_IN_NARROW = 2;
    private static final int LEAST_PIXELS = 340;
    /** Room for the picture of a match, and three buttons below it. */
    private static final double WIDE_DRAWER = 440;

    private final transient GameImages pictures;
    private final transient ShelfWishes wishes;
    private final GoOnBand band;
    private final ChooseLine choose = new ChooseLine();
    private final ComingTiles coming = new ComingTiles();
    private final KeptList list;
    private final Drawer drawer;
    /** Who is learning; null until somebody asks. */
    private transient LearnerBar learner;

    private Drawer learners;
    private final PageDots dots = new PageDots(this::turnTo);
    private final StageButton adults = new StageButton("shelf.adults", StageButton.Style.PLAIN);
    private final StageButton children = new StageButton("shelf.children", StageButton.Style.PLAIN);
    private final StageButton workshop = new StageButton("shelf.workshop", StageButton.Style.PLAIN);
    private final StageButton school = new StageButton("shelf.class", StageButton.Style.PLAIN);
    private final List<GameTile> tiles = new ArrayList<>();
    private final OwnGameTile own;
    private transient ShelfView view;
    private transient List<KeptMatchView> kept = List.of();
    private transient Texts texts = Texts.in("en");
    private int page;
    /** By which button of a game it was left last; empty if by none. */
    /** What has got the keyboard without being asked for; null before that. */
    private JComponent given;

    private String left = "";

    /** Whether something else is asked, which keeps the keyboard until it is answered. */
    private transient BooleanSupplier asked = () -> false;

    private int columns = 3;
    private int rows = 2;

    /**
     * @param menu opens the menu below the component that it gets
     * @param workshop opens what is there for who changes rules, likewise
     * @param school opens what is there for a class, below the component that it gets
     */
    public ShelfPanel(
            GameImages pictures,
            ShelfWishes wishes,
            Consumer<JComponent> menu,
            Consumer<JComponent> workshop,
            Consumer<JComponent> school) {
        super(new StageHead("shelf", () -> {}, menu));
        this.pictures = pictures;
        this.wishes = wishes;
        setName("start");
        head().setAlone(true);
        band = new GoOnBand(pictures, wishes, this::openMatches);
        list = new KeptList(pictures, wishes);
        drawer = new Drawer("kept.drawer", Scrolling.upAndDown(list), WIDE_DRAWER);
        children.addActionListener(e -> wishes.children());
        adults.addActionListener(e -> wishes.adults());
        this.workshop.addActionListener(e -> workshop.accept(this.workshop));
        this.school.addActionListener(e -> school.accept(this.school));
        head().addToBare(adults);
        head().addEnd(children);
        head().addEnd(this.workshop);
        head().addEnd(this.school);
        own = new OwnGameTile(workshop);
        own.setVisible(false);
        add(band);
        add(choose);
        add(coming);
        add(own);
        add(dots);
        bindKeys();
        speak(texts);
    }

    // ---- what is shown

    /** @return the last picture, null before the first */
    public ShelfView view() {
        return view;
    }

    /** @return the matches that were shown last */
    public List<KeptMatchView> kept() {
        return kept;
    }

    /** Before anything is known the head stands there already. */
    public void speak(Texts next) {
        texts = next;
        head().speak(next);
        head().setTitle("Regola", "Regola");
        tellAbout();
        children.setText(next.get("shelf.children"));
        adults.setText(next.get("shelf.adults"));
        workshop.setText(next.get("shelf.workshop"));
        school.setText(next.get("shelf.class"));
        tips();
        own.speak(next);
        drawer.speak(next.get("kept.title"), next);
        if (learners != null) learners.speak(next.get("path.learner"), next);
        if (view != null) show(view, next);
        else band.await(next);
        coming.getAccessibleContext().setAccessibleName(next.get("shelf.coming"));
    }

    /** A word is not enough for who has never been there. */
    private void tips() {
        children.setToolTipText(texts.get("shelf.children.tip"));
        workshop.setToolTipText(texts.get("shelf.workshop.tip"));
        school.setToolTipText(texts.get("shelf.class.tip"));
        children.getAccessibleContext().setAccessibleDescription(texts.get("shelf.children.tip"));
        workshop.getAccessibleContext().setAccessibleDescription(texts.get("shelf.workshop.tip"));
        school.getAccessibleContext().setAccessibleDescription(texts.get("shelf.class.tip"));
    }

    public void show(ShelfView next, Texts inLanguage) {
        boolean same = view != null && ids(view).equals(ids(next));
        // What has just been made stands on the first page.
        if (!same && view != null && fresh(next) > fresh(view)) page = 0;
        view = next;
        texts = inLanguage;
        if (!same) build();
        coming.setVisible(false);
        for (int i = 0; i < tiles.size(); i++) tiles.get(i).show(next.tiles().get(i), inLanguage);
        lead(next, kept, inLanguage);
        showLearners();
        revalidate();
        repaint();
        letEnterLeadOn();
    }

    private static long fresh(ShelfView view) {
        return view.tiles().stream().filter(TileView::fresh).count();
    }

    private static List<String> ids(ShelfView view) {
        return view.tiles().stream().map(TileView::id).toList();
    }

    private void build() {
        tiles.forEach(this::remove);
        tiles.clear();
        KeyAdapter letters = new KeyAdapter() {
            @Override
            public void keyTyped(KeyEvent e) {
                seek(e);
            }
        };
        for (TileView tile : view.tiles()) {
            GameTile made = new GameTile(tile, pictures, wishes);
            made.living().setMotion(motion());
            for (AbstractButton button : made.buttons()) {
                button.addKeyListener(letters);
                button.addActionListener(e -> left = button.getName());
            }
            tiles.add(made);
            add(made);
        }
    }

    public void showKept(List<KeptMatchView> matches, Texts inLanguage) {
        kept = matches;
        list.show(matches, inLanguage);
        fit(list);
        if (view != null) lead(view, matches, inLanguage);
        if (matches.isEmpty()) closeDrawer();
        revalidate();
        repaint();
        letEnterLeadOn();
    }

    /** What comes to light a moment after the page has the keyboard, if nobody has gone elsewhere meanwhile. */
    private void lead(ShelfView next, List<KeptMatchView> matches, Texts inLanguage) {
        boolean led = band.leadsOn();
        band.show(next, matches, inLanguage);
        if (!led && band.leadsOn() && hasStayed()) band.goOnButton().requestFocusInWindow();
    }

    /** Whether the keyboard is where the page gave it, or on its way there from what is gone, as when all just came. */
    private boolean hasStayed() {
        if (given == null || !isShowing() || asked.getAsBoolean()) return false;
        Component last = SwingUtilities.getWindowAncestor(this).getMostRecentFocusOwner();
        return given.isFocusOwner() || last == null || last == given || !last.isShowing();
    }

    /** The window changes hands: whoever gets it begins at the first page. */
    @Override
    public void setMode(Measure.Mode next) {
        if (next != mode()) page = 0;
        super.setMode(next);
        tellAbout();
    }

    private void tellAbout() {
        if (texts != null) head().setAbout(texts.get(isForChildren() ? "shelf.about.child" : "shelf.about"));
    }

    /** How much moves from now on. */
    public void feel(MotionLevel level) {
        setMotion(level);
        tiles.forEach(tile -> tile.living().setMotion(level));
    }

    /** Whoever comes home sees all games, not the list that led to the match. */
    public void closeMatches() {
        closeDrawer();
    }

    private void openMatches() {
        open(drawer, false);
    }

    /** Who is learning can be seen, and be another. @param learning is told what is wanted of them */
    public void openLearners(LearnerWishes learning) {
        if (learner == null) {
            learner = new LearnerBar(learning);
            JPanel bar = new JPanel(new BorderLayout());
            bar.setOpaque(false);
            bar.add(learner, BorderLayout.NORTH);
            learners = new Drawer("learner.drawer", bar);
        }
        learners.speak(texts.get("path.learner"), texts);
        showLearners();
        open(learners, false);
    }

    private void showLearners() {
        if (learner == null || view == null) return;
        learner.show(new CourseView(null, texts.language(), List.of(), -1, view.learners(), view.learner()), texts);
        fit(learner);
    }

    // ---- where things stand

    @Override
    protected Rectangle board() {
        int pad = measure().pad();
        int top = measure().head();
        return new Rectangle(pad, top, getWidth() - 2 * pad, Math.max(0, getHeight() - top - pad));
    }

    @Override
    public Rectangle noticePlace(Rectangle usual, IntUnaryOperator high) {
        // As far as the games, which stand a little lower.
        return band.noticePlace(
                usual,
                high,
                head(),
                Math.min(measure().px(16), measure().pad()) - 2,
                measure().px(4));
    }

    @Override
    protected JComponent afterDrawer() {
        return firstChoice();
    }

    @Override
    protected void arrange(Measure now) {
        int side = now.pad() + now.px(6);
        int gap = Math.min(now.px(16), now.pad());
        int y = now.head() + now.px(8);
        int high = band.high();
        band.setBounds(side, y, getWidth() - 2 * side, high);
        y += high + gap;
        // Its room is kept also while nothing is known yet, so that nothing moves.
        choose.setVisible(!isForChildren());
        y += choose.lay(now, texts, new Rectangle(side, y - gap, getWidth() - 2 * side, gap));
        choose.setVisible(choose.isVisible() && band.leadsOn());
        arrangeTiles(now, new Rectangle(side, y, getWidth() - 2 * side, Math.max(0, getHeight() - y - now.pad())), gap);
        // The guide is there once: where nothing is begun yet it asks which game, below; for children it sits outside.
        boolean outside = isForChildren() && Meadow.hasHill(now, free());
        head().setSign(band.leadsOn() && !outside ? new GuideIcon(Pose.SIT, now.head()) : null);
    }

    private boolean isForChildren() {
        return mode() == Measure.Mode.CHILDREN;
    }

    /** @return how high the page is free at its foot */
    private int free() {
        int foot = dots.isVisible() ? dots.getY() + dots.getHeight() : 0;
        for (GameTile tile : tiles) if (tile.isVisible()) foot = Math.max(foot, tile.getY() + tile.getHeight());
        return Math.max(0, getHeight() - foot);
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        // What lies in front is painted last: without this the picture that is looked at first would come last.
        for (GameTile tile : tiles) if (tile.isVisible()) tile.askForPicture();
        if (isForChildren() && g instanceof Graphics2D on) Meadow.paint(on, this, measure(), free());
    }

    /** As the first page of games will stand there, which are more than have room on it. */
    private void arrangeComing(Measure now, Rectangle room, int gap, int width) {
        boolean whole = columns > 3;
        int lines = whole ? LINES_IN_NARROW : 1;
        int high = room.height - (whole ? 0 : now.target());
        int down = Math.max(1, Math.min(2, (high + gap) / (GameTile.least(now, width, lines) + gap)));
        int tall = Math.min((high - (down - 1) * gap) / down, GameTile.most(now, width, lines));
        int all = down * (tall + gap) - gap;
        coming.lay(columns, down, gap, GameTile.below(now, lines));
        int wide = columns * (width + gap) - gap;
        int spare = Math.max(0, high - all) / 2;
        coming.setBounds(room.x, room.y + (isForChildren() ? Math.min(gap, spare) : spare), wide, all);
    }

    private void arrangeTiles(Measure now, Rectangle room, int gap) {
        columns = columns(now, room, gap);
        int width = (room.width - (columns - 1) * gap) / columns;
        if (coming.isVisible()) arrangeComing(now, room, gap, width);
        int lines =
                tiles.stream().mapToInt(tile -> tile.aimLines(now, width)).max().orElse(1);
        int letters = tiles.stream()
                .mapToInt(tile -> tile.aimPixels(now, width))
                .min()
                .orElse(1);
        tiles.forEach(tile -> tile.setAim(lines, letters));
        int needed = Math.max(1, (tiles.size() + columns - 1) / columns);
        rows = Math.min(needed, fitting(now, room.height, width, gap));
        boolean paged = rows < needed;
        int high = room.height - (paged ? now.target() : 0);
        if (paged) rows = Math.min(needed, fitting(now, high, width, gap));
        int pages = (tiles.size() + rows * columns - 1) / Math.max(1, rows * columns);
        page = Math.max(0, Math.min(page, pages - 1));
        int tall = (high - (rows - 1) * gap) / rows;
        if (!tiles.isEmpty()) tall = Math.min(tall, tiles.get(0).most(now, width));
        GameTile.nameAlike(tiles, now, width, tall);
        // What is left over stands above and below, not below alone; for children the meadow has it.
        int spare = Math.max(0, high - rows * (tall + gap) + gap);
        room.y += isForChildren() ? Math.min(gap, spare / 2) : spare / 2;
        for (int i = 0; i < tiles.size(); i++) {
            int at = i - page * rows * columns;
            boolean seen = at >= 0 && at < rows * columns;
            GameTile tile = tiles.get(i);
            tile.setVisible(seen);
            if (seen)
                tile.setBounds(
                        room.x + at % columns * (width + gap), room.y + at / columns * (tall + gap), width, tall);
        }
        int place = tiles.size() - page * rows * columns;
        own.setVisible(!isForChildren() && place > 0 && place < rows * columns);
        own.setBounds(room.x + place % columns * (width + gap), room.y + place / columns * (tall + gap), width, tall);
        dots.setVisible(pages > 1);
        dots.show(page, Math.max(1, pages), texts);
        int foot = room.y + rows * (tall + gap) - gap;
        // As far from the cards as from the edge of the page, where that is near.
        int below = Math.min(gap, Math.max(0, (getHeight() - foot - now.target()) / 2));
        dots.setBounds(room.x, foot + below, room.width, now.target());
    }

    /** As few as may be, so that pictures are large; more where all games have room on one page then. */
    private int columns(Measure now, Rectangle room, int gap) {
        int usual = (int) Math.max(1, Math.min(3, Math.floor((room.width + gap) / (TILE_WIDTH * now.unit()))));
        for (int more = usual; more <= MOST_COLUMNS && !isForChildren(); more++) {
            int width = (room.width - (more - 1) * gap) / more;
            if (width < LEAST_WIDTH * now.unit() || width < LEAST_PIXELS) break;
            int lines = tiles.stream()
                    .mapToInt(tile -> tile.aimLines(now, width))
                    .max()
                    .orElse(LINES_IN_NARROW);
            int down = (room.height + gap) / (GameTile.least(now, width, lines) + gap);
            if (down * more >= (tiles.isEmpty() ? GIVEN : tiles.size())) return more;
        }
        return usual;
    }

    private int fitting(Measure now, int high, int width, int gap) {
        if (tiles.isEmpty()) return 1;
        return Math.max(1, (high + gap) / (tiles.get(0).least(now, width) + gap));
    }

    private void turnTo(int next) {
        boolean within =
                tileOf(KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner()) >= 0;
        page = next;
        revalidate();
        doLayout();
        repaint();
        // What had the keyboard is out of sight now: without this it would go to whatever stands next in the head.
        if (within) tiles.get(page * rows * columns).first().requestFocusInWindow();
    }

    // ---- keyboard

    /** @param now whether something else is asked: what comes to light meanwhile leaves the keyboard there */
    public void whileAsked(BooleanSupplier now) {
        asked = now;
    }

    /** The keyboard goes to what leads on, or to the first game. */
    public void takeKeyboard() {
        given = firstChoice();
        if (given != null) given.requestFocusInWindow();
        else requestFocusInWindow();
    }

    /** @return the button of a game by which the page was left, if it can be seen now; else null */
    private AbstractButton leftBy() {
        for (GameTile tile : tiles)
            for (AbstractButton button : tile.buttons())
                if (left.equals(button.getName()) && button.isVisible() && tile.isVisible()) return button;
        return null;
    }

    private JComponent firstChoice() {
        AbstractButton from = leftBy();
        // Whoever comes back from a film is where it was begun, whatever else could be gone on with.
        if (tiles.stream().anyMatch(tile -> tile.trailer() == from)) return from;
        if (band.leadsOn() && !(band.begins() && from != null)) return band.goOnButton();
        if (coming.isVisible()) return coming;
        // And whoever comes back from a game without having begun anything, at that game.
        if (from != null) return from;
        return tiles.isEmpty()
                ? null
                : tiles.get(Math.min(tiles.size() - 1, page * rows * columns)).first();
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

    private void letEnterLeadOn() {
        if (getRootPane() == null) return;
        if (isVisible() && band.leadsOn()) getRootPane().setDefaultButton(band.goOnButton());
        else if (getRootPane().getDefaultButton() == band.goOnButton() || isVisible())
            getRootPane().setDefaultButton(null);
    }

    private void bindKeys() {
        bind(KeyEvent.VK_LEFT, () -> walk(-1, 0));
        bind(KeyEvent.VK_RIGHT, () -> walk(1, 0));
        bind(KeyEvent.VK_UP, () -> walk(0, -1));
        bind(KeyEvent.VK_DOWN, () -> walk(0, 1));
        bind(KeyEvent.VK_PAGE_UP, () -> turnTo(page - 1));
        bind(KeyEvent.VK_PAGE_DOWN, () -> turnTo(page + 1));
        bind(KeyEvent.VK_ESCAPE, () -> {
            if (drawer() == null) wishes.letBe();
            else closeDrawer();
        });
    }

    private void bind(int key, Runnable act) {
        String name = KeyEvent.getKeyText(key);
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key, 0), name);
        getActionMap().put(name, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                if (drawer() == null || key == KeyEvent.VK_ESCAPE) act.run();
            }
        });
    }

    /** From tile to tile, and up to the band; beyond the last one of a page the next page comes. */
    private void walk(int across, int down) {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        int at = tileOf(owner);
        if (at < 0) {
            List<AbstractButton> beside = band.buttons();
            int here = beside.indexOf(owner);
            int next = here + across;
            if (here >= 0 && across != 0 && next >= 0 && next < beside.size())
                beside.get(next).requestFocusInWindow();
            else if ((down > 0 || here >= 0 && across > 0) && !tiles.isEmpty()) goTo(page * rows * columns, 0);
            else if (here < 0 && across > 0 && owner != null) owner.transferFocus();
            else if (across < 0 && owner != null) owner.transferFocusBackward();
            return;
        }
        int of = Math.max(0, tiles.get(at).buttons().indexOf(owner));
        if (across != 0
                && of + across >= 0
                && of + across < tiles.get(at).buttons().size()) {
            tiles.get(at).buttons().get(of + across).requestFocusInWindow();
            return;
        }
        int next = at + across + down * columns;
        boolean before = next < page * rows * columns && page == 0;
        if ((down < 0 || across < 0) && before && band.leadsOn()) {
            List<AbstractButton> beside = band.buttons();
            // Back along the line one comes to its last button, upwards to the one that leads on.
            beside.get(across < 0 ? beside.size() - 1 : 0).requestFocusInWindow();
        } else goTo(next, across < 0 ? Integer.MAX_VALUE : across > 0 ? 0 : of);
    }

    private int tileOf(Component owner) {
        for (int i = 0; i < tiles.size(); i++)
            if (owner != null && (owner == tiles.get(i) || tiles.get(i).isAncestorOf(owner))) return i;
        return -1;
    }

    private void goTo(int tile, int button) {
        if (tile < 0 || tile >= tiles.size()) return;
        int needed = tile / (rows * columns);
        if (needed != page) turnTo(needed);
        tiles.forEach(each -> each.living().stir());
        List<AbstractButton> buttons = tiles.get(tile).buttons();
        buttons.get(Math.max(0, Math.min(button, buttons.size() - 1))).requestFocusInWindow();
    }

    /** Letters that are typed are sought in the titles. */
    private void seek(KeyEvent e) {
        if (tiles.isEmpty() || !Character.isLetterOrDigit(e.getKeyChar()) || e.isControlDown() || e.isAltDown()) return;
        int from = (tileOf(e.getComponent()) + 1) % tiles.size();
        int found = TypeAhead.next(
                tiles.size(),
                from,
                Position.Bias.Forward,
                i -> view.tiles().get(i).title(),
                String.valueOf(e.getKeyChar()));
        if (found >= 0) goTo(found, 0);
    }

    /** @return whether the picture of a game is there; asks for it if it is not */
    public boolean hasPicture(String id) {
        return tiles.stream()
                .filter(tile -> tile.view().id().equals(id))
                .anyMatch(tile -> pictures.of(tile.view(), 1, 1, tile) != null);
    }

    /** @return whether all pictures that are seen are there */
    public boolean isPictured() {
        return view != null
                && tiles.stream()
                        .filter(Component::isVisible)
                        .filter(tile -> !tile.view().broken())
                        .allMatch(tile -> pictures.of(tile.view(), 1, 1, tile) != null);
    }
}
