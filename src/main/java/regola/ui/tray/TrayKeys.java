package regola.ui.tray;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.swing.AbstractAction;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;

/**
 * The TrayKeys are the arrows of the keyboard in a tray: they go from piece to piece, and where there is none any more
 * onto the board, if it lies there.
 */
final class TrayKeys {
    /** So many times what lies askew counts against a piece that lies straight on. */
    private static final int ASKEW = 3;

    private final PieceButton button;
    private final Hand hand;

    private TrayKeys(PieceButton button, Hand hand) {
        this.button = button;
        this.hand = hand;
    }

    static void install(PieceButton button, Hand hand) {
        TrayKeys keys = new TrayKeys(button, hand);
        keys.on("LEFT", -1, 0);
        keys.on("RIGHT", 1, 0);
        keys.on("UP", 0, -1);
        keys.on("DOWN", 0, 1);
    }

    /**
     * Tab stops at what can be chosen; where nothing can, it stops once, and the arrows go to the rest.
     *
     * @param all of a tray, those that are alike having one stop together
     */
    static void stops(List<PieceButton> all) {
        boolean leads = all.stream().anyMatch(PieceButton::leads);
        boolean had = false;
        for (PieceButton each : all) {
            boolean stop = each.isFocusable() && (leads ? each.leads() : !had);
            had |= stop;
            each.setFocusable(stop || each.isFocusOwner());
        }
    }

    /**
     * Puts other pieces into a zone; the keyboard stays in it if it was there.
     *
     * @param before what was there, and is the same as the next afterwards
     */
    static void replace(Container zone, List<PieceButton> before, List<PieceButton> next) {
        boolean hadKeyboard = before.stream().anyMatch(each -> each.isFocusOwner() && !next.contains(each));
        before.clear();
        before.addAll(next);
        zone.removeAll();
        // Later ones lie over earlier ones.
        List<PieceButton> order = new ArrayList<>(next);
        Collections.reverse(order);
        order.forEach(zone::add);
        if (hadKeyboard && !next.isEmpty()) next.get(0).requestFocusInWindow();
    }

    private void on(String key, int dx, int dy) {
        button.getInputMap().put(KeyStroke.getKeyStroke(key), key);
        button.getActionMap().put(key, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                go(dx, dy);
            }
        });
    }

    private void go(int dx, int dy) {
        Container tray = SwingUtilities.getAncestorOfClass(SeatTray.class, button);
        List<PieceButton> all = new ArrayList<>();
        collect(tray == null ? button.getParent() : tray, all);
        PieceButton next = null;
        int least = Integer.MAX_VALUE;
        for (PieceButton each : all) {
            Point to = middle(each);
            int along = (to.x - middle(button).x) * dx + (to.y - middle(button).y) * dy;
            int askew = Math.abs((to.x - middle(button).x) * dy + (to.y - middle(button).y) * dx);
            // What lies more aside than ahead is not where the arrow points.
            if (each == button || along <= 0 || askew > along) continue;
            if (along + ASKEW * askew >= least) continue;
            least = along + ASKEW * askew;
            next = each;
        }
        if (next == null) hand.toBoard(middle(button), dx, dy);
        else next.takeKeyboard();
    }

    private Point middle(PieceButton of) {
        return SwingUtilities.convertPoint(of, of.getWidth() / 2, of.getHeight() / 2, SwingUtilities.getRoot(button));
    }

    private static void collect(Container in, List<PieceButton> all) {
        for (Component each : in.getComponents()) {
            if (!each.isVisible()) continue;
            if (each instanceof PieceButton piece) all.add(piece);
            else if (each instanceof Container inner) collect(inner, all);
        }
    }
}
