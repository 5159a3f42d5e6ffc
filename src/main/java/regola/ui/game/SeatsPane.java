package regola.ui.game;

import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JRootPane;
import javax.swing.SwingUtilities;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.ArtIcon;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Rival;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;
import regola.ui.view.match.GameIntents;

/**
 * A SeatsPane is all seats of a match below each other, in the order of play: what each has, whose turn it is and whose
 * comes next, and who plays each of them, which can be changed here.
 */
final class SeatsPane extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    private static final double FACE = 34;

    private final transient ArtStore art;
    private final transient GameIntents intents;
    private final transient List<JLabel> names = new ArrayList<>();
    private final transient List<SayLine> lines = new ArrayList<>();
    private final transient List<StageButton> sorts = new ArrayList<>();
    private transient List<SeatView> seats = List.of();
    private transient Texts texts = Texts.in("en");
    private transient Measure measure = Measure.of(1280, 800, 1);

    SeatsPane(ArtStore art, GameIntents intents) {
        super(null);
        setOpaque(false);
        this.art = art;
        this.intents = intents;
        setName("seats");
    }

    void show(List<SeatView> next, Texts inLanguage) {
        seats = next;
        texts = inLanguage;
        if (names.size() != next.size()) {
            removeAll();
            names.clear();
            sorts.clear();
            lines.clear();
            for (int i = 0; i < next.size(); i++) add(i);
        }
        for (int i = 0; i < next.size(); i++) write(i, next.get(i));
        revalidate();
        repaint();
    }

    private void add(int number) {
        JLabel name = new JLabel();
        StageButton sort = new StageButton("seat.sort", StageButton.Style.PLAIN);
        sort.setFocusable(true);
        sort.addActionListener(e -> {
            SeatView seat = seats.get(number);
            choose(seat, sort);
        });
        names.add(name);
        SayLine line = new SayLine("seat.about", StageColour.SUB);
        sorts.add(sort);
        lines.add(line);
        add(line);
        add(name);
        add(sort);
    }

    private void write(int number, SeatView seat) {
        String points = seat.score() == null
                ? ""
                : "1".equals(seat.score()) ? texts.get("seat.score.one", 1) : texts.get("seat.score", seat.score());
        JLabel name = names.get(number);
        name.setText(seat.name());
        lines.get(number).setName("seat." + seat.id() + ".about");
        lines.get(number).setText(about(number, points));
        name.setFont(TextSize.ANSWER.font(measure));
        name.setIcon(new EmblemIcon(art, seat.colour(), seat.emblem(), measure.px(40)));
        name.setIconTextGap(measure.px(8));
        StageButton sort = sorts.get(number);
        sort.setName("seat." + seat.id() + ".sort");
        Optional<Rival> rival = Rival.of(seat.rival());
        sort.setText(
                switch (seat.sort()) {
                    case HUMAN -> texts.get(isOnlyPerson() ? "seat.you" : "seat.person");
                    case COMPUTER -> rival.map(each -> each.name(texts)).orElseGet(() -> texts.get("seat.computer"));
                    case NEUTRAL -> texts.get("seat.neutral");
                });
        sort.setSign(
                switch (seat.sort()) {
                    case HUMAN -> face("seat-you", seat);
                    case COMPUTER -> face(rival.map(Rival::face).orElse("seat-computer"), seat);
                    case NEUTRAL -> null;
                });
        if (seat.sort() == SeatView.Sort.NEUTRAL || seat.out()) sort.turnOff(texts.get("seat.fixed"));
        else sort.turnOn();
        if (sort.isEnabled()) {
            String who = texts.get("seat.who.name", seat.name());
            String tip =
                    rival.map(each -> who + ": " + texts.get(each.aboutKey())).orElse(who);
            sort.setToolTipText(tip);
            sort.getAccessibleContext().setAccessibleDescription(tip);
        }
        sort.getAccessibleContext().setAccessibleName(seat.name() + ", " + sort.getText());
    }

    private boolean isOnlyPerson() {
        return seats.stream().filter(each -> each.sort() == SeatView.Sort.HUMAN).count() == 1;
    }

    /** Whoever plays wears the colour of the seat, which tells those apart who play alike. */
    private Icon face(String drawing, SeatView seat) {
        return new ArtIcon(art, drawing, seat.colour(), measure.px(FACE));
    }

    /** Who may play there is offered below the button: a person, or somebody of some strength. */
    void choose(SeatView seat, JComponent below) {
        JPopupMenu menu = new JPopupMenu();
        menu.setName("seat.kinds");
        Rival now = Rival.of(seat.rival()).orElse(null);
        boolean person = seat.sort() == SeatView.Sort.HUMAN;
        Icon you = face("seat-you", seat);
        menu.add(item("person", texts.get("seat.person"), "", you, person, () -> intents.seat(seat.id(), null)));
        for (Rival rival : Rival.OFFERED)
            menu.add(item(
                    rival.id(),
                    rival.name(texts) + " \u00B7 " + texts.get(rival.levelKey()),
                    texts.get(rival.aboutKey()),
                    face(rival.face(), seat),
                    rival == now,
                    () -> intents.seat(seat.id(), rival.id())));
        Dimension size = menu.getPreferredSize();
        JRootPane root = below.getRootPane();
        boolean room = SwingUtilities.convertPoint(below, size.width, 0, root).x <= root.getWidth();
        menu.show(below, room ? 0 : below.getWidth() - size.width, below.getHeight());
    }

    private JMenuItem item(String id, String name, String about, Icon face, boolean chosen, Runnable act) {
        JMenuItem item = new JRadioButtonMenuItem(name, face, chosen);
        item.setName("seat.kind." + id);
        item.setFont((chosen ? TextSize.ANSWER : TextSize.BODY).font(measure));
        item.putClientProperty("FlatLaf.style", Map.of("checkBackground", StageColour.HOVER.now()));
        if (!about.isEmpty()) item.setToolTipText(about);
        item.getAccessibleContext().setAccessibleDescription(about);
        item.addActionListener(e -> {
            if (!chosen) act.run();
        });
        return item;
    }

    /** What it does now, its points, and what lies in its places. */
    private String about(int number, String points) {
        SeatView seat = seats.get(number);
        List<String> said = new ArrayList<>();
        if (seat.winner()) said.add(texts.get("seat.winner"));
        else if (seat.out()) said.add(texts.get("seat.out"));
        else if (seat.deciding()) said.add(texts.get("seat.deciding"));
        else if (seat.moving()) said.add(texts.get("seat.moving"));
        else if (number == next()) said.add(texts.get("seat.next"));
        if (!points.isEmpty()) said.add(points);
        for (ZoneView zone : seat.zones())
            said.add(texts.get("seat.has", zone.name(), zone.count()).replace(": ", ":\u00A0"));
        String all = String.join(" · ", said);
        return all.isEmpty() ? all : all.substring(0, 1).toUpperCase(Locale.ROOT) + all.substring(1);
    }

    /** @return the number of the seat whose turn comes after the one that is on; -1 if nobody's is */
    private int next() {
        for (int i = 0; i < seats.size(); i++) {
            if (!seats.get(i).moving()) continue;
            for (int j = 1; j < seats.size(); j++) {
                int other = (i + j) % seats.size();
                SeatView seat = seats.get(other);
                if (seat.sort() != SeatView.Sort.NEUTRAL && !seat.out()) return other;
            }
        }
        return -1;
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        for (JLabel name : names) name.setFont(TextSize.ANSWER.font(next));
        revalidate();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(measure.px(320), seats.size() * (row() + measure.px(12)));
    }

    private int row() {
        return measure.target() + 3 * measure.text(TextSize.BODY);
    }

    @Override
    public void doLayout() {
        int y = 0;
        int gap = measure.px(12);
        int high = Math.min(row(), Math.max(measure.target(), getHeight() / Math.max(1, seats.size()) - gap));
        int left = measure.px(48);
        int wide = Math.min(getWidth() / 2, measure.px(132));
        int target = measure.target();
        for (int i = 0; i < names.size(); i++) {
            names.get(i).setBounds(0, y, getWidth() - wide - gap, target);
            sorts.get(i).setBounds(getWidth() - wide, y, wide, target);
            StageWords words = StageWords.in(
                    this, TextSize.BODY.font(measure), lines.get(i).getText(), Math.max(1, getWidth() - left), 1.2);
            boolean fits = words.height() <= high - target;
            if (!fits)
                words = StageWords.in(
                        this,
                        TextSize.SMALL.font(measure),
                        lines.get(i).getText(),
                        Math.max(1, getWidth() - left),
                        1.2);
            lines.get(i).lay(words.height() <= high - target + gap ? words : null, left, y + target);
            y += high + gap;
        }
    }
}
