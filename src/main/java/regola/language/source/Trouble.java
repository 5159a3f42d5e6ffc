package regola.language.source;

/**
 * A Trouble is one thing that is wrong, said so that it can be mended. Whatever goes wrong with rules, files, positions
 * and lessons is told in this shape; what else belongs to it, such as the code of a diagnostic, stands around it.
 *
 * @param said one sentence without a full stop, with the name at fault in quotes
 * @param reason the rule behind it, or what would be right; may be empty
 * @param advice what to do about it; may be empty
 * @param language in which {@link #what}, {@link #why} and {@link #fix} are; English until {@link #in} is asked
 */
public record Trouble(Place place, Message said, Message reason, Message advice, String language) {
    private Trouble(Place place, CharSequence what, CharSequence why, CharSequence fix) {
        this(place, Message.from(what), Message.from(why), Message.from(fix), Message.ENGLISH);
    }

    /** @param span null if nobody knows where */
    public static Trouble at(Span span, CharSequence what, CharSequence why, CharSequence fix) {
        return new Trouble(span == null ? Place.NOWHERE : span, what, why, fix);
    }

    public static Trouble ofFile(String file, CharSequence what, CharSequence why, CharSequence fix) {
        return new Trouble(new Place.WholeFile(file), what, why, fix);
    }

    /** @param path as of {@link Place.InPosition} */
    public static Trouble inPosition(String path, CharSequence what) {
        return new Trouble(new Place.InPosition(path), what, "", "");
    }

    public static Trouble nowhere(CharSequence what, CharSequence why, CharSequence fix) {
        return new Trouble(Place.NOWHERE, what, why, fix);
    }

    /** @return the same, told in this language */
    public Trouble in(String other) {
        return language.equals(other) ? this : new Trouble(place, said, reason, advice, other);
    }

    /** @return the same at another place */
    public Trouble movedTo(Span span) {
        return new Trouble(span == null ? Place.NOWHERE : span, said, reason, advice, language);
    }

    public String what() {
        return Quoted.inMessage(said.in(language));
    }

    public String why() {
        return Quoted.inMessage(reason.in(language));
    }

    public String fix() {
        return Quoted.inMessage(advice.in(language));
    }

    /** @return the place, if it is one in a text; else null */
    public Span span() {
        return place instanceof Span span ? span : null;
    }

    /** @return place and what, in one line */
    @Override
    public String toString() {
        String where = place.toString();
        return where.isEmpty() ? what() : where + ": " + what();
    }
}
