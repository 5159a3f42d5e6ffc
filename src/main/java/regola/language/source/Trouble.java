package regola.language.source;

/**
 * A Trouble is one thing that is wrong, said so that it can be mended. Whatever goes wrong with rules, files, positions
 * and lessons is told in this shape; what else belongs to it, such as the code of a diagnostic, stands around it.
 *
 * @param what one sentence without a full stop, with the name at fault in quotes
 * @param why the rule behind it, or what would be right; may be empty
 * @param fix what to do about it; may be empty
 */
public record Trouble(Place place, String what, String why, String fix) {
    public Trouble {
        what = Quoted.inMessage(what);
        why = Quoted.inMessage(why);
        fix = Quoted.inMessage(fix);
    }

    /** @param span null if nobody knows where */
    public static Trouble at(Span span, String what, String why, String fix) {
        return new Trouble(span == null ? Place.NOWHERE : span, what, why, fix);
    }

    public static Trouble ofFile(String file, String what, String why, String fix) {
        return new Trouble(new Place.WholeFile(file), what, why, fix);
    }

    /** @param path as of {@link Place.InPosition} */
    public static Trouble inPosition(String path, String what) {
        return new Trouble(new Place.InPosition(path), what, "", "");
    }

    public static Trouble nowhere(String what, String why, String fix) {
        return new Trouble(Place.NOWHERE, what, why, fix);
    }

    /** @return the place, if it is one in a text; else null */
    public Span span() {
        return place instanceof Span span ? span : null;
    }

    /** @return place and what, in one line */
    @Override
    public String toString() {
        String where = place.toString();
        return where.isEmpty() ? what : where + ": " + what;
    }
}
