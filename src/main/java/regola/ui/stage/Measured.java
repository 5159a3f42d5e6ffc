package regola.ui.stage;

/** A Measured is a component whose letters and gaps are those of the page that it stands on. */
public interface Measured {
    /** The page has another size, zoom or mode; called before it is laid out, and once when it comes onto a page. */
    void measure(Measure measure);
}
