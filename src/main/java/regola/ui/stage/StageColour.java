package regola.ui.stage;

import java.awt.Color;
import javax.swing.UIManager;

/** A StageColour is one of the colours of the stage, as the theme in force has it. */
public enum StageColour {
    /** What pages stand on. */
    PAPER,
    BUBBLE,
    INK,
    /** StageWords that matter less. */
    SUB,
    EDGE,
    /** Between two parts of one thing. */
    LINE,
    HOVER,
    PRESSED,
    /** The one button that leads on. */
    LEAD,
    LEAD_HOVER,
    LEAD_PRESSED,
    LEAD_INK,
    /** StageWords of what cannot be pressed now. */
    OFF,
    OFF_BACKGROUND,
    OFF_EDGE,
    CARD,
    CARD_EDGE,
    /** Behind the drawing on a card: what is white and what is black shows on it. */
    CARD_GROUND,
    /** Over drawings that bring a bright ground of their own: by night they are dimmed. */
    VEIL,
    /** The ground of what belongs to a winner. */
    WON,
    /** Behind words that were looked for. */
    HIT,
    RULER,
    RULER_DONE,
    SHADOW,
    FOCUS_OUTER,
    FOCUS_INNER;

    private final String key =
            "Regola.stage." + name().toLowerCase(java.util.Locale.ROOT).replace('_', '.');

    /** @return its name in the files of the themes */
    public String key() {
        return key;
    }

    public Color now() {
        Color found = UIManager.getColor(key);
        return found == null ? Color.GRAY : found; // before any look and feel is installed
    }
}
