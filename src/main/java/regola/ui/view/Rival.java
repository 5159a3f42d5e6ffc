package regola.ui.view;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A Rival is who plays a seat where nobody sits: a face with a name, and how well it plays. The weakest come first. */
public enum Rival {
    BEGINNER,
    EASY,
    FAIR,
    GOOD,
    BEST,
    /** Grows with who plays here, from match to match. */
    WITH_ME,
    /** Makes any move. Who had it in a match of former times keeps it; it is not offered any more. */
    RANDOM;

    /** In the order in which they are offered. */
    public static final List<Rival> OFFERED = List.of(BEGINNER, EASY, FAIR, GOOD, BEST, WITH_ME);

    /** @return as it is called in files and options */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * @param id null where a person plays
     * @return empty if nobody is called so
     */
    public static Optional<Rival> of(String id) {
        return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
    }

    /** @return the key of its name */
    public String nameKey() {
        return "rival." + id();
    }

    /**
     * @return its name, the same wherever it sits: whoever chose it finds it again, and several that play alike are
     *     told apart by the colours of their seats
     */
    public String name(Texts texts) {
        return texts.get(nameKey());
    }

    /** @return the key of a word or two about how well it plays */
    public String levelKey() {
        return "rival." + id() + ".level";
    }

    /** @return the key of a sentence about how it plays */
    public String aboutKey() {
        return "rival." + id() + ".about";
    }

    /** @return the name of its drawing */
    public String face() {
        return this == RANDOM ? "seat-computer" : "strength-" + id();
    }
}
