package regola.ui.board.art;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.parser.resources.ResourcePolicy;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * An ArtStore is the drawings of one game, ready to be put on a canvas: SVG files by name, recoloured, drawn once for
 * each size and colour and then kept. For one thread only: that of the window has one, and whoever draws elsewhere has
 * another.
 *
 * <p>In a drawing {@code #FF00FF} stands for the colour of a piece, {@code #AA00AA} for its shade, {@code #FFAAFF} for
 * its light. A drawing NAME may have a dark form NAME-dark.
 */
public final class ArtStore {
    private static final String MAIN = "#FF00FF";
    private static final String SHADE = "#AA00AA";
    private static final String LIGHT = "#FFAAFF";
    /** Kept pictures together have at most so many pixels: some 64 MB. */
    private static final long MOST_PIXELS = 16_000_000;
    /** Kept words; they are small. */
    private static final int MOST_WORDS = 600;

    private final ArtSource source;
    private final Map<String, Optional<String>> texts = new HashMap<>();
    private final Map<Key, BufferedImage> images = new LinkedHashMap<>(64, 0.75f, true);
    /** Drawings in their own colours, ready to be painted; they are few. */
    private final Map<String, SVGDocument> documents = new HashMap<>();

    private final Map<String, BoardLook> looks = new HashMap<>();
    private final Map<Words, BufferedImage> written = new HashMap<>();
    private long pixels;

    private record Key(String file, Color tint, int width, int height) {}

    public ArtStore(ArtSource source) {
        this.source = source;
    }

    /** @return whether there is a drawing of that name */
    public boolean has(String name) {
        return name != null && text(name).isPresent();
    }

    /** @return the look of that name, else a plain one; always the same */
    public BoardLook look(String name) {
        if (name == null) return BoardLook.PLAIN;
        return looks.computeIfAbsent(
                name,
                n -> source.read(n + ".look")
                        .map(bytes -> BoardLook.parse(new String(bytes, StandardCharsets.UTF_8)))
                        .orElse(BoardLook.PLAIN));
    }

    /** @return a picture of exactly that size, or null if there is no such drawing */
    BufferedImage image(String name, Color tint, int width, int height, boolean dark) {
        String file = dark && has(name + "-dark") ? name + "-dark" : name;
        if (!has(file) || width <= 0 || height <= 0) return null;
        Key key = new Key(file, tint, width, height);
        BufferedImage found = images.get(key);
        if (found == null) {
            found = draw(text(file).orElseThrow(), tint, width, height);
            keep(key, found);
        }
        return found;
    }

    /** Words in a halo, as they are written. */
    record Words(String words, Font font, Color colour, Color halo) {}

    /** @return a picture of the words with their middle in its middle */
    BufferedImage words(Words asked) {
        if (written.size() > MOST_WORDS) written.clear();
        return written.computeIfAbsent(asked, ArtStore::write);
    }

    private static BufferedImage write(Words asked) {
        FontRenderContext context = new FontRenderContext(null, true, true);
        GlyphVector glyphs = asked.font().createGlyphVector(context, asked.words());
        Rectangle2D box = glyphs.getLogicalBounds();
        Rectangle2D seen = glyphs.getVisualBounds();
        float ring = Math.max(2, asked.font().getSize2D() * 0.26f);
        int width = 2 * (int) Math.ceil((box.getWidth() + ring) / 2 + 1);
        int height = 2 * (int) Math.ceil((seen.getHeight() + ring) / 2 + 1);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = image.createGraphics();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            Shape outline = glyphs.getOutline(
                    (float) (width / 2.0 - box.getWidth() / 2), (float) (height / 2.0 - seen.getCenterY()));
            g.setColor(asked.halo());
            g.setStroke(new BasicStroke(ring, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(outline);
            g.setColor(asked.colour());
            g.fill(outline);
        } finally {
            g.dispose();
        }
        return image;
    }

    private Optional<String> text(String name) {
        return texts.computeIfAbsent(
                name, n -> source.read(n + ".svg").map(bytes -> new String(bytes, StandardCharsets.UTF_8)));
    }

    private void keep(Key key, BufferedImage image) {
        images.put(key, image);
        pixels += (long) key.width * key.height;
        var eldest = images.entrySet().iterator();
        while (pixels > MOST_PIXELS && images.size() > 1) {
            Key old = eldest.next().getKey();
            pixels -= (long) old.width * old.height;
            eldest.remove();
        }
    }

    /**
     * Draws its lines and areas themselves, where pictures would be too coarse; nothing if there is no such drawing.
     */
    void paint(String name, Color tint, boolean dark, Graphics2D onto, Rectangle2D where, double opacity) {
        String file = dark && has(name + "-dark") ? name + "-dark" : name;
        SVGDocument document = !has(file)
                ? null
                : tint != null
                        ? document(text(file).orElseThrow(), tint)
                        : documents.computeIfAbsent(file, f -> document(text(f).orElseThrow(), null));
        if (document == null) return;
        Graphics2D g = (Graphics2D) onto.create();
        try {
            g.clip(where); // what is wider than its place is cut there
            if (opacity < 1) g.setComposite(AlphaComposite.SrcOver.derive((float) Math.max(0, opacity)));
            g.translate(where.getX(), where.getY());
            document.render(
                    (Component) null, g, new ViewBox(0, 0, (float) where.getWidth(), (float) where.getHeight()));
        } finally {
            g.dispose();
        }
    }

    private static SVGDocument document(String text, Color tint) {
        // Files of other people's games are drawn too: they may not fetch anything.
        LoaderContext closed = LoaderContext.builder()
                .externalResourcePolicy(ResourcePolicy.DENY_ALL)
                .build();
        byte[] bytes = recoloured(text, tint).getBytes(StandardCharsets.UTF_8);
        return new SVGLoader().load(new ByteArrayInputStream(bytes), null, closed);
    }

    private static BufferedImage draw(String text, Color tint, int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        SVGDocument document = document(text, tint);
        if (document == null) return image;
        Graphics2D g = image.createGraphics();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            document.render((Component) null, g, new ViewBox(0, 0, width, height));
        } finally {
            g.dispose();
        }
        return image;
    }

    static String recoloured(String text, Color tint) {
        Color main = tint == null ? Color.GRAY : tint;
        return text.replace(MAIN, hex(main))
                .replace(SHADE, hex(mix(main, Color.BLACK, 0.38)))
                .replace(LIGHT, hex(mix(main, Color.WHITE, 0.45)));
    }

    private static Color mix(Color one, Color other, double share) {
        return new Color(
                mix(one.getRed(), other.getRed(), share),
                mix(one.getGreen(), other.getGreen(), share),
                mix(one.getBlue(), other.getBlue(), share));
    }

    private static int mix(int one, int other, double share) {
        return (int) Math.round(one + (other - one) * share);
    }

    private static String hex(Color colour) {
        return String.format(Locale.ROOT, "#%06X", colour.getRGB() & 0xFFFFFF);
    }
}
