package regola.ui.game;

import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.parts.Card;
import regola.ui.parts.Paragraph;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;

/**
 * A HandOver lies over a match while the machine goes from one person to the next: everything stays face down until
 * that person says to be there.
 */
final class HandOver extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient ArtStore art;
    private final JLabel emblem = new JLabel();
    private final JLabel title = new JLabel();
    private final Paragraph text = Paragraph.muted("handover.text");
    private final JButton take = new JButton();
    private transient SeatView seat;

    HandOver(ArtStore art, Runnable taken) {
        super(new MigLayout("ins 14, fill", "[center]", "[bottom]"));
        setOpaque(false);
        this.art = art;
        setName("handover");
        setVisible(false);
        title.setName("handover.title");
        title.putClientProperty("FlatLaf.styleClass", "h2");
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
        Card card = new Card(new MigLayout("ins 18 22 18 22, gap 18 4", "[][grow, fill]", "[][]10[]"));
        card.dress("Regola.card.background", "Regola.card.deciding", 2);
        card.add(emblem, "spany 3, aligny center");
        card.add(title, "wrap");
        card.add(text, "w 200:340:340, wrap");
        card.add(take, "growx 0");
        add(card);
    }

    /** Lies there for this seat; for none, goes. */
    void show(SeatView next, Texts texts) {
        boolean appears = next != null && !isVisible();
        seat = next;
        setVisible(next != null);
        if (next == null) return;
        emblem.setIcon(new EmblemIcon(art, next.colour(), next.emblem(), Scaled.px(56)));
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
        if (seat != null) emblem.setIcon(new EmblemIcon(art, seat.colour(), seat.emblem(), Scaled.px(56)));
    }
}
