package regola.ui.game;

import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.ArtStore;
import regola.ui.board.EmblemIcon;
import regola.ui.parts.Card;
import regola.ui.parts.Words;
import regola.ui.theme.Scaled;
import regola.ui.view.SeatView;
import regola.ui.view.Texts;

/**
 * A HandOver is what covers a match while the machine goes from one person to the next: nothing is seen until that person says to
 * be there.
 */
final class HandOver extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient ArtStore art;
    private final JLabel emblem = new JLabel();
    private final JLabel title = new JLabel();
    private final Words text = Words.muted("handover.text");
    private final JButton take = new JButton();
    private transient SeatView seat;

    HandOver(ArtStore art, Runnable taken) {
        super(new MigLayout("ins 0, fill, alignx center, aligny center", "[center]", "[center]"));
        this.art = art;
        setName("handover");
        setVisible(false);
        title.setName("handover.title");
        title.putClientProperty("FlatLaf.styleClass", "h1");
        take.setName("handover.take");
        take.putClientProperty("FlatLaf.styleClass", "large");
        take.addActionListener(e -> taken.run());
        // Space is the button's own key; Enter does it too.
        take.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "take");
        take.getActionMap().put("take", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                take.doClick();
            }
        });
        Card card = new Card(new MigLayout("ins 28 40 28 40, gap 0 14, wrap 1, alignx center", "[center, grow, fill]"));
        card.dress("Regola.card.background", "Regola.card.deciding", 2);
        card.add(emblem, "growx 0, alignx center");
        card.add(title, "growx 0, alignx center");
        card.add(text, "w 260:420:420");
        card.add(take, "growx 0, alignx center, gaptop 6");
        add(card, "w ::90%");
    }

    /** Covers everything for this seat; for none, uncovers it. */
    void show(SeatView next, Texts texts) {
        boolean appears = next != null && !isVisible();
        seat = next;
        setVisible(next != null);
        if (next == null) return;
        emblem.setIcon(new EmblemIcon(art, next.colour(), next.emblem(), Scaled.px(72)));
        title.setText(texts.get("handover.title", next.name()));
        text.setText(texts.get("handover.text", next.name()));
        take.setText(texts.get("handover.take", next.name()));
        take.getAccessibleContext().setAccessibleDescription(text.getText());
        if (appears) take.requestFocusInWindow();
    }

    /** The keyboard goes to the only thing there is to do. */
    void takeKeyboard() {
        take.requestFocusInWindow();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBackground(UIManager.getColor("Panel.background"));
        if (seat != null) emblem.setIcon(new EmblemIcon(art, seat.colour(), seat.emblem(), Scaled.px(72)));
    }
}
