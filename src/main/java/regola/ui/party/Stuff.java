package regola.ui.party;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import regola.ui.theme.Star;

/** A Stuff is what a feast is made of; each game may have its own. Each is drawn within a square of 2 around 0, 0. */
public enum Stuff {
    PETALS(petal(), 0xF3B6D0, 0xFFFFFF, 0xF7D64A),
    DROPS(drop(), 0x7CC3E8, 0x4FA6D8, 0xC9ECFA),
    SHAVINGS(shaving(), 0xE9CE97, 0xC99A5B, 0xF4E3BE),
    STARS(Star.at(0, 0, 1), 0xF5C542, 0xF28A5B, 0x8E7BE0),
    LEAVES(leaf(), 0x5FA653, 0x8CC46E, 0xC9B24A);

    private final Shape shape;
    private final List<Color> colours;

    Stuff(Shape shape, int... colours) {
        this.shape = shape;
        this.colours = Arrays.stream(colours).mapToObj(Color::new).toList();
    }

    /** @param name as rule files write it, such as "petals" */
    public static Optional<Stuff> named(String name) {
        for (Stuff stuff : values()) if (stuff.name().toLowerCase(Locale.ROOT).equals(name)) return Optional.of(stuff);
        return Optional.empty();
    }

    Shape at(double x, double y, double size, double angle) {
        AffineTransform placed = AffineTransform.getTranslateInstance(x, y);
        placed.rotate(angle);
        placed.scale(size, size);
        return placed.createTransformedShape(shape);
    }

    Color colour(int number) {
        return colours.get(number % colours.size());
    }

    private static Shape petal() {
        Path2D petal = new Path2D.Double();
        petal.moveTo(0, 1);
        petal.curveTo(-1.1, 0.2, -0.6, -1, 0, -1);
        petal.curveTo(0.6, -1, 1.1, 0.2, 0, 1);
        petal.closePath();
        return petal;
    }

    private static Shape drop() {
        Path2D drop = new Path2D.Double();
        drop.moveTo(0, -1);
        drop.curveTo(0.3, -0.3, 0.7, 0, 0.7, 0.4);
        drop.curveTo(0.7, 0.8, 0.4, 1, 0, 1);
        drop.curveTo(-0.4, 1, -0.7, 0.8, -0.7, 0.4);
        drop.curveTo(-0.7, 0, -0.3, -0.3, 0, -1);
        drop.closePath();
        return drop;
    }

    private static Shape shaving() {
        Path2D curl = new Path2D.Double(new Ellipse2D.Double(-1, -0.7, 1.4, 1.4));
        curl.append(new Ellipse2D.Double(-0.7, -0.4, 0.8, 0.8), false);
        curl.setWindingRule(Path2D.WIND_EVEN_ODD);
        curl.moveTo(-0.3, 0.7);
        curl.lineTo(1, 0.7);
        curl.lineTo(1, 0.4);
        curl.lineTo(-0.3, 0.4);
        curl.closePath();
        return curl;
    }

    private static Shape leaf() {
        Path2D leaf = new Path2D.Double();
        leaf.moveTo(-1, 0.3);
        leaf.curveTo(-0.5, -0.9, 0.5, -0.9, 1, -0.4);
        leaf.curveTo(0.7, 0.6, -0.3, 0.9, -1, 0.3);
        leaf.closePath();
        return leaf;
    }
}
