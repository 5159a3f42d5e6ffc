package regola.ui.start;

import java.util.List;
import javax.swing.ButtonGroup;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.parts.WrappingRow;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.StartIntents;

/** A SeatsSection is how many play, and who sits where: a person or the computer. */
final class SeatsSection extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient ArtStore art;
    private final transient StartIntents intents;
    private final JLabel title = SetUpPanel.heading("seats.title");
    private final JPanel counts = new JPanel(new MigLayout("ins 0, gap 2"));
    private final JPanel seats = new WrappingRow(Scaled.px(28));
    private transient List<SeatView> shown = List.of();
    private String shownCounts = "";
    private String language = "";

    SeatsSection(ArtStore art, StartIntents intents) {
        super(new MigLayout("ins 0, gap 0 6, wrap 1, fillx", "[grow, fill]"));
        this.art = art;
        this.intents = intents;
        setOpaque(false);
        counts.setOpaque(false);
        seats.setOpaque(false);
        add(title);
        add(counts);
        add(seats);
    }

    void show(SetUpView view, Texts texts) {
        setVisible(!view.seats().isEmpty());
        title.setText(texts.get("start.players"));
        showCounts(view);
        List<SeatView> next = view.seats();
        if (!shown.equals(next) || !language.equals(view.language())) showSeats(next, texts);
        language = view.language();
    }

    private void showCounts(SetUpView view) {
        String now = view.fewest() + " " + view.most() + " " + view.players();
        if (now.equals(shownCounts)) return;
        shownCounts = now;
        counts.removeAll();
        counts.setVisible(view.fewest() < view.most());
        ButtonGroup group = new ButtonGroup();
        for (int n = view.fewest(); n <= view.most(); n++) {
            int players = n;
            JToggleButton button = new JToggleButton(Integer.toString(n), n == view.players());
            button.setName("players." + n);
            button.addActionListener(e -> intents.choosePlayers(players));
            group.add(button);
            counts.add(button);
        }
    }

    private void showSeats(List<SeatView> next, Texts texts) {
        shown = next;
        seats.removeAll();
        for (SeatView view : next) seats.add(seat(view, texts));
        revalidate();
        repaint();
    }

    /** All seats are as wide as the widest, so that they stand in columns. */
    private JPanel seat(SeatView seat, Texts texts) {
        JPanel row = new JPanel(new MigLayout("ins 0 0 6 0, gap 0", "[]6[" + widest() + "px]14[]"));
        row.setOpaque(false);
        row.add(new JLabel(new EmblemIcon(art, seat.colour(), seat.emblem(), Scaled.px(22))));
        JLabel name = new JLabel(seat.name());
        row.add(name);
        if (seat.sort() == SeatView.Sort.NEUTRAL) {
            JLabel nobody = new JLabel(texts.get("start.neutral"));
            nobody.setEnabled(false);
            row.add(nobody);
            return row;
        }
        JComboBox<String> who = new JComboBox<>(new String[] {texts.get("seat.person"), texts.get("seat.computer")});
        who.setName("seat." + seat.id());
        who.setSelectedIndex(seat.sort() == SeatView.Sort.COMPUTER ? 1 : 0);
        who.getAccessibleContext().setAccessibleName(texts.get("seat.who.name", seat.name()));
        who.addActionListener(e -> intents.seat(seat.id(), who.getSelectedIndex() == 1));
        name.setLabelFor(who);
        row.add(who);
        return row;
    }

    private int widest() {
        int widest = 0;
        for (SeatView seat : shown) widest = Math.max(widest, new JLabel(seat.name()).getPreferredSize().width);
        return widest;
    }
}
