package regola.ui.board.panel;

import java.awt.Color;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Pen;

/** A RecordingCanvas writes down what is painted on it, a line for each thing, so that a test can read a picture. */
public class RecordingCanvas implements Canvas {
    private final List<String> strokes = new ArrayList<>();
    private final Set<String> drawings;

    public RecordingCanvas(String... drawings) {
        this.drawings = Set.of(drawings);
    }

    public List<String> strokes() {
        return strokes;
    }

    /** Lines that begin with a word. */
    public List<String> of(String word) {
        return strokes.stream().filter(s -> s.startsWith(word + " ")).collect(Collectors.toList());
    }

    private void write(String format, Object... values) {
        strokes.add(String.format(Locale.ROOT, format, values));
    }

    private static String style(Pen pen, Color fill) {
        String outline = pen == null ? "-" : hex(pen.colour()) + (pen.dash().isEmpty() ? "" : "/dashed");
        return outline + " " + (fill == null ? "-" : hex(fill));
    }

    private static String hex(Color colour) {
        return String.format("%06X", colour.getRGB() & 0xFFFFFF);
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Pen pen) {
        write("line %.0f,%.0f %.0f,%.0f %s", x1, y1, x2, y2, style(pen, null));
    }

    @Override
    public void curve(double x1, double y1, double bendX, double bendY, double x2, double y2, Pen pen) {
        write("curve %.0f,%.0f %.0f,%.0f %s", x1, y1, x2, y2, style(pen, null));
    }

    @Override
    public void polygon(List<Point2D> corners, Pen pen, Color fill) {
        write("polygon %d %s", corners.size(), style(pen, fill));
    }

    @Override
    public void box(double x, double y, double width, double height, double round, Pen pen, Color fill) {
        write("box %.0f,%.0f %.0fx%.0f %s", x, y, width, height, style(pen, fill));
    }

    @Override
    public double widthOf(String words, double size) {
        return words.length() * size * 0.55;
    }

    @Override
    public double letters() {
        return 14;
    }

    @Override
    public void circle(double x, double y, double radius, Pen pen, Color fill) {
        write("circle %.0f,%.0f %.0f %s", x, y, radius, style(pen, fill));
    }

    @Override
    public void text(String words, double x, double y, double size, Color colour, Color halo) {
        write("text %s %.0f,%.0f", words, x, y);
    }

    @Override
    public void figure(String number, double left, double y, double size, Color colour) {
        write("figure %s %.0f,%.0f %s", number, left, y, hex(colour));
    }

    @Override
    public void art(
            String name, Color tint, double x, double y, double width, double height, double zoom, double opacity) {
        write("art %s %.0f,%.0f %.0f %s", name, x, y, width * zoom, tint == null ? "-" : hex(tint));
    }

    @Override
    public void turned(String name, double x, double y, double size, double share) {
        write("turned %s %.0f,%.0f %.0f %.2f", name, x, y, size, share);
    }

    @Override
    public void scenery(String name, double x, double y, double width, double height) {
        write("scenery %s %.0f,%.0f %.0fx%.0f", name, x, y, width, height);
    }

    @Override
    public void leaning(double degrees, double x, double y, Runnable drawing) {
        drawing.run();
    }

    @Override
    public boolean has(String art) {
        return art != null && drawings.contains(art);
    }
}
