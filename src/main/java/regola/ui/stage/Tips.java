package regola.ui.stage;

/** A Tips breaks long tips into lines. */
public final class Tips {
    private static final double WIDE = 300;

    private Tips() {}

    /** @return a tip of several lines, as wide as can be read at a glance */
    public static String wrapped(String words, Measure measure) {
        String plain = words.replace("&", "&amp;").replace("<", "&lt;");
        return "<html><div style='width:" + measure.px(WIDE) + "px'>" + plain + "</div></html>";
    }
}
