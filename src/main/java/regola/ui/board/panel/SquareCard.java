package regola.ui.board.panel;

import java.awt.BasicStroke;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import regola.ui.board.layout.BoardLayout;
import regola.ui.theme.ShownTip;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;

/**
 * A SquareCard says what a special square is: its name, its sentence and, for teachers, the number of its rule. It lies
 * beside the square, never on it, where it hides least, and lets the mouse through.
 */
final class SquareCard extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int GAP = 8;
    /** So much larger than the smallest letters of a page are those in which it explains something. */
    private static final float READ = 1.2f;
    /** So many places farther away are looked at in each direction. */
    private static final int FARTHER = 10;

    private final JLabel title = new JLabel();
    private final JTextArea sentence = new JTextArea();
    private final JLabel rule = new JLabel();

    SquareCard() {
        super(new BorderLayout(0, 3));
        setName("board.card");
        setOpaque(false);
        setVisible(false);
        title.setName("board.card.title");
        sentence.setName("board.card.sentence");
        rule.setName("board.card.rule");
        sentence.setLineWrap(true);
        sentence.setWrapStyleWord(true);
        sentence.setEditable(false);
        sentence.setFocusable(false);
        sentence.setOpaque(false);
        sentence.setBorder(BorderFactory.createEmptyBorder());
        add(title, BorderLayout.NORTH);
        add(sentence, BorderLayout.CENTER);
        add(rule, BorderLayout.SOUTH);
    }

    @Override
    public boolean contains(int x, int y) {
        return false;
    }

    /**
     * A Ground is what the card lies on: a board of a size, with what is drawn over it.
     *
     * @param taken how much at its edges lies below other things: there the card would be hidden
     */
    record Ground(BoardLayout layout, OverlayView overlay, int width, int height, Insets taken) {
        /** @return where the card may lie; all of the board where it has no room between what lies at the edges */
        Rectangle free(Dimension size) {
            int wide = width - taken.left - taken.right;
            int high = height - taken.top - taken.bottom;
            boolean fits = size.width + 2 * GAP <= wide && size.height + 2 * GAP <= high;
            return fits ? new Rectangle(taken.left, taken.top, wide, high) : new Rectangle(width, height);
        }

        /** @return the places that an overlay speaks of, which must stay in sight */
        Set<String> drawnOn() {
            Set<String> sites = new HashSet<>();
            for (OverlayView.Path path : overlay.paths()) path.steps().forEach(step -> sites.add(step.site()));
            overlay.labels().forEach(label -> sites.add(label.site()));
            overlay.ghosts().forEach(ghost -> sites.add(ghost.site()));
            for (BoardLayout.Spot spot : layout.spots()) {
                boolean ringed = isMarked(spot.site().ref())
                        || spot.slots().stream()
                                .anyMatch(slot -> slot.piece().refs().stream().anyMatch(this::isMarked));
                if (ringed) sites.add(spot.site().id());
            }
            return sites;
        }

        private boolean isMarked(Ref thing) {
            return overlay.rings().contains(thing) || overlay.points().contains(thing);
        }
    }

    /**
     * @param stop what is looked at; the card hides if that is no special square
     * @param words how to come to the whole rule, and whether its number is said
     */
    void tell(BoardLayout.Stop stop, Ground ground, BoardWords words) {
        List<MarkView> marks = stop == null ? List.of() : stop.spot().site().marks();
        // A tip would stay where the mouse was, also when something else is asked by now.
        if (stop == null) ShownTip.putAway();
        if (marks.isEmpty()) {
            setVisible(false);
            return;
        }
        dress(words.larger());
        title.setText(marks.stream().map(mark -> capital(mark.name())).collect(Collectors.joining(", ")));
        sentence.setText(
                marks.stream().map(MarkView::sentence).filter(s -> !s.isEmpty()).collect(Collectors.joining("\n")));
        List<String> rules = marks.stream()
                .map(MarkView::rule)
                .filter(r -> r != null)
                .distinct()
                .toList();
        String numbers = words.numbers() ? String.join(", ", rules) : "";
        String whole = rules.isEmpty() ? "" : words.whole();
        rule.setText(
                Stream.of(numbers, whole).filter(said -> !said.isEmpty()).collect(Collectors.joining("  \u00b7  ")));
        sentence.setVisible(!sentence.getText().isEmpty());
        rule.setVisible(!rule.getText().isEmpty());
        setBounds(bestPlace(stop.spot(), ground, sizeFor(ground.width())));
        doLayout();
        setVisible(true);
    }

    private void dress(float larger) {
        Font usual = UIManager.getFont("Label.font");
        boolean grows = larger > 1 && getParent() != null && getParent().getFont() != null;
        // On a page whose letters grow with the window those of the board are its smallest.
        float read = grows ? getParent().getFont().getSize2D() * READ : 0;
        Font font = usual.deriveFont(Math.max(usual.getSize2D() * larger, read));
        int pad = Math.max(6, Math.round(font.getSize2D() * 0.6f));
        setBorder(BorderFactory.createEmptyBorder(pad, pad + 2, pad, pad + 2));
        title.setFont(font.deriveFont(Font.BOLD));
        sentence.setFont(font);
        rule.setFont(font.deriveFont(font.getSize2D() * 0.88f));
        title.setForeground(UIManager.getColor("ToolTip.foreground"));
        sentence.setForeground(UIManager.getColor("ToolTip.foreground"));
        rule.setForeground(UIManager.getColor("Regola.muted"));
    }

    private Dimension sizeFor(int width) {
        int wide = Math.min(width - 2 * GAP, Math.round(sentence.getFont().getSize2D() * 19));
        int inner = wide - getInsets().left - getInsets().right;
        sentence.setSize(inner, Short.MAX_VALUE);
        return new Dimension(wide, getPreferredSize().height);
    }

    private static String capital(String words) {
        return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /**
     * Beside, above or below the square, or anywhere else within the board: the place that hides least of what matters,
     * and of those the one nearest to the square.
     */
    static Rectangle bestPlace(BoardLayout.Spot spot, Ground ground, Dimension size) {
        double away = spot.size() / 2 + GAP;
        Rectangle free = ground.free(size);
        List<double[]> corners = new ArrayList<>();
        for (double slide = -1; slide <= 1; slide += 0.5) {
            double alongY = spot.y() - size.height / 2.0 + slide * (size.height - spot.size()) / 2;
            double alongX = spot.x() - size.width / 2.0 + slide * (size.width - spot.size()) / 2;
            corners.add(new double[] {spot.x() + away, alongY});
            corners.add(new double[] {spot.x() - away - size.width, alongY});
            corners.add(new double[] {alongX, spot.y() + away});
            corners.add(new double[] {alongX, spot.y() - away - size.height});
        }
        for (int i = 0; i <= FARTHER; i++) {
            for (int j = 0; j <= FARTHER; j++) {
                corners.add(new double[] {
                    free.x + (free.width - size.width) * i / (double) FARTHER,
                    free.y + (free.height - size.height) * j / (double) FARTHER
                });
            }
        }
        Set<String> drawnOn = ground.drawnOn();
        Rectangle best = null;
        double least = Double.MAX_VALUE;
        for (double[] corner : corners) {
            int x = (int) Math.max(free.x + GAP, Math.min(free.x + free.width - size.width - GAP, corner[0]));
            int y = (int) Math.max(free.y + GAP, Math.min(free.y + free.height - size.height - GAP, corner[1]));
            Rectangle place = new Rectangle(x, y, size.width, size.height);
            double cost = cost(place, spot, ground.layout(), drawnOn);
            if (cost < least) {
                least = cost;
                best = place;
            }
        }
        return best;
    }

    private static double cost(Rectangle place, BoardLayout.Spot about, BoardLayout layout, Set<String> drawnOn) {
        double gapX = Math.max(0, Math.max(place.x - about.x(), about.x() - place.getMaxX()));
        double gapY = Math.max(0, Math.max(place.y - about.y(), about.y() - place.getMaxY()));
        double cost = 4 * Math.hypot(gapX, gapY) / about.size();
        for (BoardLayout.Spot spot : layout.spots()) {
            double r = spot.size() / 2;
            if (!place.intersects(spot.x() - r, spot.y() - r, spot.size(), spot.size())) continue;
            if (spot == about) cost += 1000;
            else if (drawnOn.contains(spot.site().id())) cost += 40;
            else if (isMarked(spot)) cost += 30;
            else cost += spot.slots().isEmpty() ? 2 : 4;
        }
        return cost;
    }

    /**
     * Whether anything there is lit, chosen, refused or a reason: what the last move left is not worth keeping clear
     * of.
     */
    private static boolean isMarked(BoardLayout.Spot spot) {
        return Stream.concat(
                        spot.site().roles().stream(),
                        spot.slots().stream().flatMap(slot -> slot.piece().roles().stream()))
                .anyMatch(role -> role != Role.LAST);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            int round = 12;
            g.setColor(new Color(0, 0, 0, 40));
            g.fillRoundRect(1, 2, getWidth() - 2, getHeight() - 2, round, round);
            g.setColor(UIManager.getColor("ToolTip.background"));
            g.fillRoundRect(0, 0, getWidth() - 2, getHeight() - 3, round, round);
            g.setColor(UIManager.getColor("Regola.muted"));
            g.setStroke(new BasicStroke(1.2f));
            g.drawRoundRect(0, 0, getWidth() - 2, getHeight() - 3, round, round);
        } finally {
            g.dispose();
        }
    }
}
