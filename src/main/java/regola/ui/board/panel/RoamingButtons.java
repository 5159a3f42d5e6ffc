package regola.ui.board.panel;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JPanel;
import regola.ui.board.motion.Roaming;
import regola.ui.theme.Palette;
import regola.ui.theme.Scaled;
import regola.ui.theme.ShapeIcon;

/**
 * RoamingButtons lie in a corner of a board without end: nearer, farther, and all of it again. The keyboard has keys of
 * its own for the same, so it does not walk over them.
 */
final class RoamingButtons extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int GAP = 8;
    /** What can be pressed is so large at least, in pixels, and such a part of the board's height. */
    private static final int LEAST = 44;

    private static final int PART = 18;
    /** A board whose places are so large, in pixels, is seen well when all of it is. */
    static final double WELL_SEEN = 44;

    private final Map<BoardKey, JButton> buttons = new EnumMap<>(BoardKey.class);
    private final transient Roaming roaming;

    RoamingButtons(Roaming roaming) {
        super(new FlowLayout(FlowLayout.CENTER, 4, 4));
        setOpaque(false);
        this.roaming = roaming;
        setName("board.roaming");
        setVisible(false);
        add(BoardKey.FARTHER, () -> roaming.nearer(-1));
        add(BoardKey.NEARER, () -> roaming.nearer(1));
        add(BoardKey.FIT, roaming::fit);
    }

    private void add(BoardKey key, Runnable act) {
        JButton button = new JButton(new Sign(key));
        button.setName("board." + key.name().toLowerCase(Locale.ROOT));
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        button.putClientProperty("FlatLaf.style", "arc: 999");
        button.setOpaque(false);
        button.setMargin(new Insets(2, 2, 2, 2));
        button.setFocusable(false);
        button.addActionListener(e -> act.run());
        buttons.put(key, button);
        add(button);
    }

    /** Round as all else that lies on a board. */
    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            Palette palette = Palette.current();
            double round = getHeight() * 0.6;
            RoundRectangle2D plate = new RoundRectangle2D.Double(1, 1, getWidth() - 2, getHeight() - 2, round, round);
            g.setColor(palette.casing());
            g.fill(plate);
            Color ink = palette.ink();
            g.setColor(new Color(ink.getRed(), ink.getGreen(), ink.getBlue(), 110));
            g.setStroke(new BasicStroke(1.5f));
            g.draw(plate);
        } finally {
            g.dispose();
        }
    }

    /** @param words what each key does */
    void speak(Map<BoardKey, String> words) {
        words.forEach((key, said) -> {
            String stroke = key == BoardKey.NEARER ? "+" : key == BoardKey.FARTHER ? "−" : "Home";
            buttons.get(key).setToolTipText(said + " (" + stroke + ")");
            buttons.get(key).getAccessibleContext().setAccessibleName(said);
        });
    }

    /** Shows them in their corner, or not. */
    void place(boolean wanted, int width, int height) {
        setVisible(wanted);
        buttons.get(BoardKey.FIT).setEnabled(!roaming.fits());
        int side = Math.max(LEAST, height / PART);
        buttons.values().forEach(button -> button.setPreferredSize(new Dimension(side, side)));
        Dimension size = getPreferredSize();
        int gap = Scaled.px(GAP);
        setBounds(width - size.width - gap, height - size.height - gap, size.width, size.height);
        validate();
    }

    /** A plus, a minus, or four corners. */
    private record Sign(BoardKey key) implements ShapeIcon {
        @Override
        public int across() {
            return Scaled.px(24);
        }

        @Override
        public void draw(Graphics2D g, Component on) {
            g.scale(across() / 16.0, across() / 16.0);
            Color ink = Palette.current().ink();
            g.setColor(on.isEnabled() ? ink : new Color(ink.getRed(), ink.getGreen(), ink.getBlue(), 90));
            g.setStroke(new BasicStroke(1.8f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            if (key == BoardKey.FIT) {
                for (int i = 0; i < 4; i++) {
                    g.drawPolyline(new int[] {2, 2, 6}, new int[] {6, 2, 2}, 3);
                    g.rotate(Math.PI / 2, 8, 8);
                }
            } else {
                g.drawLine(3, 8, 13, 8);
                if (key == BoardKey.NEARER) g.drawLine(8, 3, 8, 13);
            }
        }
    }
}
