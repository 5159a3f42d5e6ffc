package regola.ui.board.art;

import java.util.ArrayList;
import java.util.List;

/**
 * A Scenery is what lies behind a whole board, edge to edge: drawings, the hindmost first, and small ones strewn about.
 *
 * @param strewn small drawings that take turns; may be none
 * @param size of a strewn drawing, as a share of the smaller side of the room
 * @param outside nothing is strewn nearer to the middle than this share of the room
 * @param left the share of the room that stays free of the board's places there; top, right, bottom likewise
 */
public record Scenery(
        List<Layer> layers,
        List<String> strewn,
        double size,
        double outside,
        double left,
        double top,
        double right,
        double bottom) {
    static final Scenery NONE = new Scenery(List.of(), List.of(), 0.1, 0, 0, 0, 0, 0);

    /** Several small ones of a kind stand at least so many of their sizes apart. */
    private static final double APART = 1.9;

    private static final double GOLDEN = 0.7548776662466927;

    public Scenery {
        layers = List.copyOf(layers);
        strewn = List.copyOf(strewn);
    }

    /**
     * A Layer is one drawing in a rectangle. How it fills it, its own preserveAspectRatio says.
     *
     * @param aside whether it moves out from below what lies along the upper and the lower edge of the room
     */
    public record Layer(String art, Edge left, Edge top, Edge right, Edge bottom, boolean aside) {
        /** @return how far it moves down, if so much of the room is taken there */
        public double moved(double above, double below) {
            return !aside ? 0 : top.share + bottom.share < 1 ? above : -below;
        }
    }

    /**
     * An Edge is where a rectangle ends.
     *
     * @param share of the room, from 0 on the left or on top to 1
     * @param units grid units of the board; NaN if the share counts
     */
    public record Edge(double share, double units) {
        public boolean isOnGrid() {
            return !Double.isNaN(units);
        }
    }

    /** Something small by its middle, as shares of the room. */
    public record Thing(String art, double x, double y, double size) {}

    /** @return whether anything moves out of the way of what lies on the room's edges */
    public boolean isAside() {
        return layers.stream().anyMatch(Layer::aside);
    }

    /** @return whether it moves with the board's places */
    public boolean isOnGrid() {
        return layers.stream()
                .anyMatch(l -> l.left.isOnGrid() || l.top.isOnGrid() || l.right.isOnGrid() || l.bottom.isOnGrid());
    }

    /**
     * @param width of the room, in any unit; only what it is to the height counts
     * @return always the same for the same room
     */
    public List<Thing> things(double width, double height) {
        if (strewn.isEmpty()) return List.of();
        double step = size * APART * Math.min(width, height);
        int count = (int) (width * height / (step * step));
        List<Thing> things = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            // An even spread that shows no rows: each next one falls into the largest gap.
            double x = (0.5 + i * GOLDEN) % 1;
            double y = (0.5 + i * GOLDEN * GOLDEN) % 1;
            double fromMiddle = Math.hypot(x - 0.5, y - 0.5);
            if (fromMiddle < outside) continue;
            String art = strewn.get(Math.floorMod(i * 7 + i / 5, strewn.size()));
            things.add(new Thing(art, x, y, size * (0.72 + 0.5 * ((i * 0.618) % 1))));
        }
        return List.copyOf(things);
    }

    static Edge edge(String written) {
        String word = written.strip();
        try {
            return word.endsWith("%")
                    ? new Edge(Double.parseDouble(word.substring(0, word.length() - 1)) / 100, Double.NaN)
                    : new Edge(0, Double.parseDouble(word));
        } catch (NumberFormatException e) {
            return null; // whoever reads it takes the edge of the room instead
        }
    }
}
