package regola.ui.game;

import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.GameIntents;

/** A SeatsPane is all seats of a match below each other, with who plays each of them, which can be changed here. */
final class SeatsPane extends JPanel implements Measured {
    private static final long serialVersionUID = 1;

    private final transient ArtStore art;
    private final transient GameIntents intents;
    private final transient List<JLabel> names = new ArrayList<>();
    private final transient List<StageButton> sorts = new ArrayList<>();
    private transient List<SeatView> seats = List.of();
    private transient Measure measure = Measure.of(1280, 800, 1);

    SeatsPane(ArtStore art, GameIntents intents) {
        super(null);
        setOpaque(false);
        this.art = art;
        this.intents = intents;
        setName("seats");
    }

    void show(List<SeatView> next, Texts texts) {
        seats = next;
        if (names.size() != next.size()) {
            removeAll();
            names.clear();
            sorts.clear();
            for (int i = 0; i < next.size(); i++) add(i);
        }
        for (int i = 0; i < next.size(); i++) write(i, next.get(i), texts);
        revalidate();
        repaint();
    }

    private void add(int number) {
        JLabel name = new JLabel();
        StageButton sort = new StageButton("seat.sort", StageButton.Style.PLAIN);
        sort.setFocusable(true);
        sort.addActionListener(e -> {
            SeatView seat = seats.get(number);
            intents.seat(seat.id(), seat.sort() == SeatView.Sort.HUMAN);
        });
        names.add(name);
        sorts.add(sort);
        add(name);
        add(sort);
    }

    private void write(int number, SeatView seat, Texts texts) {
        String points = seat.score() == null
                ? ""
                : "1".equals(seat.score()) ? texts.get("seat.score.one", 1) : texts.get("seat.score", seat.score());
        JLabel name = names.get(number);
        name.setText(seat.name() + (points.isEmpty() ? "" : ", " + points));
        name.setFont(TextSize.ANSWER.font(measure));
        name.setIcon(new EmblemIcon(art, seat.colour(), seat.emblem(), measure.px(40)));
        name.setIconTextGap(measure.px(8));
        StageButton sort = sorts.get(number);
        sort.setName("seat." + seat.id() + ".sort");
        boolean person = seat.sort() == SeatView.Sort.HUMAN;
        sort.setText(texts.get(
                switch (seat.sort()) {
                    case HUMAN -> "seat.person";
                    case COMPUTER -> "seat.computer";
                    case NEUTRAL -> "seat.neutral";
                }));
        if (seat.sort() == SeatView.Sort.NEUTRAL || seat.out()) sort.turnOff(texts.get("seat.fixed"));
        else sort.turnOn();
        if (sort.isEnabled()) {
            String tip = texts.get(person ? "seat.to.computer" : "seat.to.person", seat.name());
            sort.setToolTipText(tip);
            sort.getAccessibleContext().setAccessibleDescription(tip);
        }
        sort.getAccessibleContext().setAccessibleName(seat.name() + ", " + sort.getText());
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
        return 2 * measure.button() + measure.px(4);
    }

    @Override
    public void doLayout() {
        int y = 0;
        int least = measure.target();
        int high = Math.min(row(), Math.max(2 * least, getHeight() / Math.max(1, seats.size()) - measure.px(12)));
        for (int i = 0; i < names.size(); i++) {
            names.get(i).setBounds(0, y, getWidth(), high / 2);
            sorts.get(i).setBounds(measure.px(48), y + high / 2, getWidth() - measure.px(48), high / 2);
            y += high + measure.px(12);
        }
    }
}
