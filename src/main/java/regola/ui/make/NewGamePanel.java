package regola.ui.make;

import java.awt.Component;
import java.awt.Container;
import java.awt.Font;
import java.awt.GridLayout;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.ButtonGroup;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.parts.Scrolling;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageHead;
import regola.ui.stage.StagePane;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.make.NewGameIntents;
import regola.ui.view.make.NewGameView;

/**
 * A NewGamePanel is the page on which a game of one's own begins: pictures of kinds of games on the left, and beside
 * them what is asked: a name, how many play, what they are called, their colours.
 */
public final class NewGamePanel extends StagePane {
    private static final long serialVersionUID = 1;
    private static final double FORM = 330;
    private static final int GAP = 10;

    private final transient BiFunction<NewGameView.Kind, Component, BufferedImage> pictures;
    private final transient NewGameIntents intents;
    private final JPanel kinds = new JPanel();
    private final JPanel form =
            new JPanel(new MigLayout("ins 0 4 0 4, gap 8 8, fillx, hidemode 3, wrap 2", "[grow, fill][grow, fill]"));
    private final Component formScroll;
    private final List<KindTile> tiles = new ArrayList<>();
    private final ButtonGroup group = new ButtonGroup();
    private final JLabel nameLabel = new JLabel();
    private final JTextField name = new JTextField();
    private final JLabel countLabel = new JLabel();
    private final JComboBox<Integer> count = new JComboBox<>();
    private final Paragraph seatsLabel = Paragraph.plain("make.seats");
    private final List<SeatRow> seats = List.of(new SeatRow(1), new SeatRow(2), new SeatRow(3), new SeatRow(4));
    /** What speaks against a name; nothing most of the time. */
    private final Paragraph why = Paragraph.plain("make.why");

    private final StageButton make = new StageButton("make.make", StageButton.Style.LEAD);
    private transient NewGameView view;
    private transient Texts texts = Texts.in("en");
    private String proposed = "";
    private boolean making;

    /**
     * @param pictures of a kind; null as long as there is none, then the component is painted again
     * @param leave one step out
     * @param menu opens the menu below the component that it gets
     */
    public NewGamePanel(
            BiFunction<NewGameView.Kind, Component, BufferedImage> pictures,
            NewGameIntents intents,
            Runnable leave,
            Consumer<JComponent> menu) {
        super(new StageHead("make", leave, menu));
        this.pictures = pictures;
        this.intents = intents;
        setName("make");
        kinds.setOpaque(false);
        form.setOpaque(false);
        name.setName("make.name");
        count.setName("make.count");
        nameLabel.setLabelFor(name);
        countLabel.setLabelFor(count);
        form.add(nameLabel, "span, wmin 40");
        form.add(name, "span, wmin 60");
        form.add(countLabel, "span, wmin 40");
        form.add(count, "span, wmin 60");
        form.add(seatsLabel, "span, growx, wmin 40");
        for (SeatRow seat : seats) {
            form.add(seat.name, "wmin 40");
            form.add(seat.colour, "wmin 40");
        }
        form.add(make, "span, wmin 40, gaptop 10"); // its words wrap
        form.add(why, "span, growx, wmin 40");
        formScroll = Scrolling.page(form);
        add(kinds);
        add(formScroll);
        make.addActionListener(e -> send());
        name.addActionListener(e -> send());
        count.addActionListener(e -> counted());
        on(this, KeyEvent.VK_ESCAPE, "leave", leave);
        speak(texts);
    }

    private static void on(JComponent where, int key, String action, Runnable act) {
        where.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key, 0), action);
        where.getActionMap().put(action, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                act.run();
            }
        });
    }

    // ---- what is shown

    /** @return the last picture, null before the first */
    public NewGameView view() {
        return view;
    }

    public void speak(Texts next) {
        texts = next;
        head().speak(next);
        head().setTitle(next.get("make.title"), next.get("make.title"));
        nameLabel.setText(next.get("make.name"));
        seatsLabel.setText(next.get("make.seats"));
        sayCount();
        sayMake();
    }

    /** Where there is nothing to choose, it is said why. */
    private void sayCount() {
        boolean varies =
                tiles.isEmpty() || tile().kind().seats().size() > tile().kind().fewest();
        countLabel.setText(
                varies
                        ? texts.get("make.count")
                        : texts.get("make.count.only", tile().kind().fewest()));
    }

    /** What will be made is said where it is made. */
    private void sayMake() {
        if (making) make.setText(texts.get("make.making"));
        else if (tiles.isEmpty()) make.setText(texts.get("make.make"));
        else make.setText(texts.get("make.make.kind", tile().kind().title()));
    }

    /** While a game is being made there is nothing to be chosen, and what was chosen stays to be seen. */
    private void making(boolean now) {
        making = now;
        make.setEnabled(!now);
        sayMake();
        name.setEnabled(!now);
        seats.forEach(seat -> {
            seat.name.setEnabled(!now);
            seat.colour.setEnabled(!now);
        });
        tiles.forEach(tile -> tile.setEnabled(!now));
        count.setEnabled(!now && count.getItemCount() > 1);
    }

    /** @return whether a game is being made that is not there yet */
    public boolean isMaking() {
        return making;
    }

    public void show(NewGameView next, Texts inWords) {
        speak(inWords);
        view = next;
        boolean begins = tiles.isEmpty();
        if (begins) {
            next.kinds().forEach(this::add);
            kinds.setLayout(new GridLayout(0, columns(), GAP, GAP));
        }
        for (int i = 0; i < tiles.size(); i++) tiles.get(i).show(next.kinds().get(i));
        if (!making && (name.getText().equals(proposed) || name.getText().isBlank())) name.setText(next.name());
        proposed = next.name();
        if (begins && !tiles.isEmpty()) tiles.get(0).setSelected(true);
        chosen();
        if (begins) takeKeyboard();
        revalidate();
    }

    private void add(NewGameView.Kind kind) {
        KindTile tile = new KindTile(kind, asking -> pictures.apply(asking.kind(), asking));
        int at = tiles.size();
        tile.addActionListener(e -> {
            tile.requestFocusInWindow();
            chosen();
        });
        on(tile, KeyEvent.VK_RIGHT, "right", () -> choose(at + 1));
        on(tile, KeyEvent.VK_LEFT, "left", () -> choose(at - 1));
        on(tile, KeyEvent.VK_DOWN, "down", () -> choose(at + columns()));
        on(tile, KeyEvent.VK_UP, "up", () -> choose(at - columns()));
        on(tile, KeyEvent.VK_ENTER, "enter", name::requestFocusInWindow);
        group.add(tile);
        tiles.add(tile);
        kinds.add(tile);
    }

    /** @return as many as there are rows, so that the last row is not left half empty beside wide windows */
    private int columns() {
        return Math.max(1, (int) Math.ceil(Math.sqrt(tiles.size())));
    }

    private void choose(int tile) {
        if (tile < 0 || tile >= tiles.size()) return;
        tiles.get(tile).requestFocusInWindow();
        tiles.get(tile).setSelected(true);
        chosen();
    }

    private KindTile tile() {
        return tiles.stream().filter(KindTile::isSelected).findFirst().orElseThrow();
    }

    /** Another kind, or the same in another language: so many can play it, called like this. */
    private void chosen() {
        NewGameView.Kind kind = tile().kind();
        Integer before = (Integer) count.getSelectedItem();
        int most = kind.seats().size();
        if (count.getItemCount() != most - kind.fewest() + 1) {
            count.removeAllItems();
            for (int i = kind.fewest(); i <= most; i++) count.addItem(i);
            count.setSelectedItem(before != null && before <= most ? before : kind.fewest());
        }
        count.setEnabled(!making && most > kind.fewest());
        sayCount();
        for (int i = 0; i < seats.size(); i++)
            if (i < most) seats.get(i).show(kind.seats().get(i), i + 1, texts);
        counted();
        why.setText("");
        sayMake();
    }

    private void counted() {
        Integer chosen = (Integer) count.getSelectedItem();
        if (chosen == null) return;
        for (int i = 0; i < seats.size(); i++) seats.get(i).setVisible(i < chosen);
        form.revalidate();
        form.repaint();
    }

    /**
     * @param reason why it will not do like this
     * @param part what is to be chosen otherwise: there the keyboard goes
     */
    public void refuse(String reason, NewGameView.Part part) {
        making(false);
        why.setText(reason);
        form.revalidate();
        // What was off just now has passed the keyboard on, and that arrives first.
        SwingUtilities.invokeLater(() -> lead(part));
    }

    private void lead(NewGameView.Part part) {
        if (part.colour()) {
            seats.get(part.seat()).colour.requestFocusInWindow();
            return;
        }
        JTextField words = part.seat() < 0 ? name : seats.get(part.seat()).name;
        words.requestFocusInWindow();
        words.selectAll();
    }

    private void send() {
        if (view == null || making) return;
        Integer chosen = (Integer) count.getSelectedItem();
        if (chosen == null) return;
        why.setText("");
        making(true); // until it is made or refused: a second press would make a second game
        intents.make(
                tile().kind().id(),
                name.getText(),
                seats.stream().limit(chosen).map(SeatRow::seat).toList());
    }

    /** The page was left: what was chosen and typed is still there when one comes back, until it has become a game. */
    public void goOn() {
        if (making) begin();
    }

    /** The next game is another one, and of the first kind until another is chosen. */
    private void begin() {
        making(false);
        name.setText(proposed);
        why.setText("");
        if (tiles.isEmpty()) return;
        tiles.get(0).setSelected(true);
        count.removeAllItems(); // as few players as that kind has
        chosen();
    }

    public void takeKeyboard() {
        if (!tiles.isEmpty()) tile().requestFocusInWindow();
    }

    // ---- where things stand

    @Override
    protected Rectangle board() {
        int pad = measure().pad();
        int top = measure().head();
        return new Rectangle(pad, top, getWidth() - 2 * pad, Math.max(0, getHeight() - top - pad));
    }

    @Override
    protected void arrange(Measure now) {
        Rectangle room = board();
        int wide = Math.min(now.px(FORM), room.width / 2);
        dress(form, TextSize.BODY.font(now));
        kinds.setBounds(room.x, room.y, room.width - wide - now.gap() * 2, room.height);
        formScroll.setBounds(room.x + room.width - wide, room.y, wide, room.height);
        kinds.validate();
        formScroll.validate();
    }

    private static void dress(Container part, Font font) {
        for (Component each : part.getComponents()) {
            if (!(each instanceof StageButton) && !font.equals(each.getFont())) each.setFont(font);
            if (each instanceof JLabel || each instanceof Paragraph) each.setForeground(StageColour.INK.now());
        }
    }
}
