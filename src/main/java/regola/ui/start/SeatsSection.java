package regola.ui.start;

import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import regola.ui.board.art.ArtStore;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.start.ChairView;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.SettingView;
import regola.ui.view.start.StartIntents;
import regola.ui.view.start.VariantView;

/**
 * A SeatsSection is the table with all who sit at it, where they will sit in the match: the first on the left below,
 * and on clockwise. In the middle is the game, and below it how many they are.
 */
final class SeatsSection extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    private static final double WIDEST = 216;
    private static final double HIGHEST = 250;
    /** Of the section's width, a column of seats at most: the board has the rest. */
    private static final double COLUMN = 0.195;
    /** The same where seats are lower than wide, and faces stand beside the words. */
    private static final double WIDEST_LOW = 250;

    private static final double COLUMN_LOW = 0.31;
    /** In units of space, the table's rim. */
    private static final double INSET = 9;

    /** A board that is so much wider than high has the whole width, and two seats below it. */
    private static final double WIDE_BOARD = 1.5;

    private static final double WIDEST_BOARD = 3.2;
    /** In units of space, so high the seats below it are at least. */
    private static final double BELOW = 120;

    private static final Color RIM = new Color(0x6B, 0x4A, 0x2B);
    private static final Color ON_RIM = new Color(0xFF, 0xF4, 0xDC);

    private final transient ArtStore art;
    private final transient GameImages pictures;
    private final transient StartIntents intents;
    private final transient Consumer<ChairView> press;
    private final List<ChairButton> chairs = new ArrayList<>();
    private final StageButton fewer = new StageButton("players.fewer", StageButton.Style.PLAIN);
    private final StageButton more = new StageButton("players.more", StageButton.Style.PLAIN);
    private final transient Framing framing = new Framing();
    private transient SetUpView view;
    /** The board as it was painted last, until another has come; and of which game it is. */
    private transient BufferedImage last;

    private String lastOf = "";
    /** How many are to play as soon as the worker has heard of it. */
    private int wanted;
    /** The board's width in proportion to its height, as all is laid out by it. */
    private double proportion = 1;

    private String spoken = "";
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param press somebody wants to change who sits there */
    SeatsSection(ArtStore art, GameImages pictures, StartIntents intents, Consumer<ChairView> press) {
        super(null);
        this.art = art;
        this.pictures = pictures;
        this.intents = intents;
        this.press = press;
        setName("seats");
        setOpaque(false);
        fewer.setSign(new CountSign(false));
        more.setSign(new CountSign(true));
        fewer.addActionListener(e -> count(-1));
        more.addActionListener(e -> count(1));
        add(fewer);
        add(more);
    }

    private void count(int by) {
        wanted = Math.max(view.fewest(), Math.min(view.most(), wanted + by));
        intents.choosePlayers(wanted);
    }

    void show(SetUpView next, Texts texts) {
        view = next;
        wanted = next.players();
        proportion = boardProportion();
        spoken = texts.get("kept.players", next.players());
        getAccessibleContext().setAccessibleName(spoken);
        List<ChairView> all = next.chairs();
        while (chairs.size() > all.size()) remove(chairs.remove(chairs.size() - 1));
        while (chairs.size() < all.size()) {
            ChairButton chair = new ChairButton(art);
            chair.addActionListener(e -> press.accept(chair.view()));
            chair.measure(measure);
            chairs.add(chair);
            add(chair);
        }
        for (int i = 0; i < all.size(); i++) chairs.get(i).show(all.get(i), next.kindOf(all.get(i)), texts);
        boolean choice = next.fewest() < next.most();
        fewer.setVisible(choice);
        more.setVisible(choice);
        fewer.getAccessibleContext().setAccessibleName(texts.get("players.fewer"));
        more.getAccessibleContext().setAccessibleName(texts.get("players.more"));
        turn(fewer, next.players() > next.fewest(), texts.get("players.fewest", next.fewest()));
        turn(more, next.players() < next.most(), texts.get("players.most", next.most()));
        revalidate();
        repaint();
    }

    private static void turn(StageButton button, boolean on, String why) {
        if (on) button.turnOn();
        else button.turnOff(why);
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        revalidate();
    }

    // ---- where everybody sits

    /** @return how many of so many seats are on the left */
    static int onLeft(int seats) {
        return seats < 4 ? Math.min(1, seats) : 2;
    }

    /** @return the most seats that are below each other, however many play */
    private int rows() {
        int neutral = Math.max(0, chairs.size() - view.players());
        return IntStream.rangeClosed(view.fewest(), Math.max(view.most(), view.players()))
                .map(players -> players + neutral)
                .map(seats -> Math.max(1, Math.max(onLeft(seats), seats - onLeft(seats))))
                .max()
                .orElse(1);
    }

    private double boardProportion() {
        if (view.chosen() == null) return 1;
        Double known = pictures.proportion(view.chosen(), this);
        return known == null ? 1 : Math.max(1, Math.min(WIDEST_BOARD, known));
    }

    /** @return whether the table has the whole width, and who sits at it is below */
    private boolean isWide() {
        if (chairs.size() != 2 || proportion < WIDE_BOARD) return false;
        return tableHigh(getWidth(), plank(getWidth())) + between() + measure.px(BELOW) <= getHeight();
    }

    /** @return how high a table of that width is, with the board on it and the plank below that */
    private int tableHigh(int wide, int plank) {
        int inset = measure.px(INSET);
        return (int) Math.round((wide - 2 * inset) / proportion) + inset + plank;
    }

    private int wide() {
        boolean low = high() < getWidth() * COLUMN;
        return (int) Math.min(measure.px(low ? WIDEST_LOW : WIDEST), getWidth() * (low ? COLUMN_LOW : COLUMN));
    }

    private int high() {
        int rows = rows();
        return Math.min(measure.px(HIGHEST), (getHeight() - (rows - 1) * between()) / rows);
    }

    /** @return where a seat is, in the pixels of another component; nothing if nobody has it */
    Rectangle boundsOf(String seat, Component other) {
        return chairs.stream()
                .filter(chair -> chair.view().seat().id().equals(seat))
                .findFirst()
                .map(chair -> SwingUtilities.convertRectangle(this, chair.getBounds(), other))
                .orElseGet(Rectangle::new);
    }

    /** @return how high it has to be so that each seat can be read and pressed */
    int least() {
        return view == null ? 0 : rows() * (measure.button() + between()) - between();
    }

    /** @param seat of whom it is asked who it is, so that this is seen wherever that is asked; empty for nobody */
    void ask(String seat) {
        for (ChairButton chair : chairs)
            chair.setSelected(chair.view().seat().id().equals(seat));
    }

    /** The board is what is looked at first, so its picture is made before any other. */
    void askForBoard() {
        Rectangle table = table();
        int inset = measure.px(INSET);
        int wide = table.width - 2 * inset;
        int high = table.height - inset - plank(table.width);
        double density = Framing.density(this);
        if (wide > 0 && high > 0) board((int) (wide * density), (int) (high * density));
    }

    private int between() {
        return measure.px(12);
    }

    @Override
    public void doLayout() {
        if (view == null) return;
        if (isWide()) sitBelow();
        else sitBeside();
        Rectangle count = counting();
        int across = count.height;
        fewer.setBounds(count.x, count.y, across, across);
        more.setBounds(count.x + count.width - across, count.y, across, across);
    }

    private void sitBelow() {
        Rectangle table = table();
        int wide = Math.min(measure.px(WIDEST_LOW), (getWidth() - between()) / 2);
        for (int i = 0; i < chairs.size(); i++)
            chairs.get(i).setBounds(i == 0 ? 0 : getWidth() - wide, table.y + table.height + between(), wide, below());
    }

    /** @return how high seats below the table are */
    private int below() {
        int free = getHeight() - tableHigh(getWidth(), plank(getWidth())) - between();
        return Math.min(measure.px(HIGHEST), free);
    }

    private void sitBeside() {
        int gap = between();
        int wide = wide();
        int high = high();
        int left = onLeft(chairs.size());
        for (int i = 0; i < chairs.size(); i++) {
            boolean first = i < left;
            int column = first ? left : chairs.size() - left;
            int at = first ? left - 1 - i : i - left; // from above
            int top = (getHeight() - column * (high + gap) + gap) / 2;
            chairs.get(i).setBounds(first ? 0 : getWidth() - wide, top + at * (high + gap), wide, high);
        }
    }

    /** @return between the columns */
    private Rectangle middle() {
        int from = wide() + measure.px(14);
        return new Rectangle(from, 0, Math.max(1, getWidth() - 2 * from), getHeight());
    }

    private boolean isChoice() {
        return view != null && view.fewest() < view.most();
    }

    /** @return of the table, how high the plank is on which it says how many play */
    private int plank(int table) {
        return (isChoice() ? countHigh(table) : (int) (measure.text(TextSize.ANSWER) * 1.3)) + measure.px(2 * INSET);
    }

    private int countHigh(int table) {
        return Math.min(measure.button(), (table - measure.px(48)) / 2);
    }

    /** @return how wide it is said that so many play, with room beside it */
    private int wordsWide() {
        return getFontMetrics(TextSize.ANSWER.font(measure)).stringWidth(spoken) + measure.px(24);
    }

    /** @return how many play, on the plank: what makes them fewer, their number, what makes them more */
    private Rectangle counting() {
        Rectangle table = table();
        int inset = measure.px(INSET);
        int plank = plank(table.width);
        int high = plank - 2 * inset;
        int most = table.width - 2 * inset;
        int wide = isChoice() ? Math.min(most, 2 * high + Math.max(measure.px(96), wordsWide())) : most;
        return new Rectangle(
                table.x + (table.width - wide) / 2, table.y + table.height - plank + inset / 2, wide, high);
    }

    /** @return the table: its rim, the board on it and the plank below that */
    private Rectangle table() {
        if (isWide()) {
            int high = tableHigh(getWidth(), plank(getWidth()));
            return new Rectangle(0, (getHeight() - high - between() - below()) / 2, getWidth(), high);
        }
        Rectangle middle = middle();
        int high = Math.max(0, Math.min(middle.height, tableHigh(middle.width, plank(middle.width))));
        return new Rectangle(middle.x, (middle.height - high) / 2, middle.width, high);
    }

    // ---- how it looks

    @Override
    protected void paintComponent(Graphics graphics) {
        if (view == null || view.chosen() == null) return;
        if (proportion != boardProportion()) {
            proportion = boardProportion(); // only now it is known how wide the board is
            revalidate();
            repaint();
        }
        Graphics2D g = Brush.smooth(graphics);
        try {
            Rectangle table = table();
            paintTable(g, table);
            paintCount(g);
        } finally {
            g.dispose();
        }
    }

    private void paintTable(Graphics2D g, Rectangle table) {
        int inset = measure.px(INSET);
        double radius = Math.min(Math.min(table.width, table.height) * 0.14, measure.px(26));
        g.setColor(StageColour.SHADOW.now());
        g.fill(Brush.rounded(table.x, table.y + measure.px(5), table.width, table.height, 0, radius));
        g.setColor(RIM);
        g.fill(Brush.rounded(table.x, table.y, table.width, table.height, 0, radius));
        int wide = table.width - 2 * inset;
        int high = table.height - inset - plank(table.width);
        if (wide < 1 || high < 1) return;
        double density = Framing.density(this);
        framing.paint(
                g,
                board((int) (wide * density), (int) (high * density)),
                Brush.rounded(table.x + inset, table.y + inset, wide, high, 0, Math.max(2, radius - inset)),
                table.x + inset,
                table.y + inset,
                wide,
                high);
    }

    /**
     * What is switched on is seen on it, and how many play. Until it has come, what was there before stands for it, or
     * the picture by which the game is known.
     */
    private BufferedImage board(int wide, int high) {
        List<String> on = view.variants().stream()
                .filter(VariantView::on)
                .map(VariantView::id)
                .toList();
        Map<String, List<Long>> changed = view.settings().stream()
                .filter(SettingView::isChanged)
                .collect(Collectors.toMap(SettingView::name, SettingView::value));
        GameImages.Way way = new GameImages.Way(on, changed, view.players());
        BufferedImage now = pictures.table(view.chosen(), way, wide, high, this);
        if (now != null) {
            last = now;
            lastOf = view.chosen();
            return now;
        }
        if (view.chosen().equals(lastOf)) return last;
        BufferedImage cover = pictures.of(view.chosen(), wide, high, this);
        return cover == null ? pictures.land(view.chosen(), this) : cover;
    }

    private void paintCount(Graphics2D g) {
        Rectangle place = counting();
        boolean choice = isChoice();
        int across = choice ? place.height : 0;
        Font font = TextSize.ANSWER.font(measure);
        int room = Math.max(1, place.width - 2 * across - measure.px(8));
        StageWords words = StageWords.in(this, font, spoken, room, 1.1);
        g.setColor(ON_RIM);
        words.paintCentred(
                g, place.x + (place.width - words.width()) / 2, place.y + (place.height - words.height()) / 2);
    }
}
