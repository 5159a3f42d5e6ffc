package regola.ui.view.editor;

/**
 * A MistakeView is one thing found in a rule file, at its place in a text that is being changed.
 *
 * @param file the name of the file
 * @param edition of the text in which the place is meant
 * @param start of the place, in UTF-16 units
 * @param end of the place; not before its start
 * @param line from 1
 * @param column from 1
 * @param kind how grave it is
 * @param what one sentence
 * @param why may be empty
 * @param fix may be empty
 * @param repair what a machine can write there instead, or null
 * @param other what is as likely meant, or nearly; null for nothing
 */
public record MistakeView(
        String file,
        long edition,
        int start,
        int end,
        int line,
        int column,
        Kind kind,
        String what,
        String why,
        String fix,
        Repair repair,
        Repair other) {

    /** One with no more than one repair. */
    public MistakeView(
            String file,
            long edition,
            int start,
            int end,
            int line,
            int column,
            Kind kind,
            String what,
            String why,
            String fix,
            Repair repair) {
        this(file, edition, start, end, line, column, kind, what, why, fix, repair, null);
    }

    /** @return the same, mended otherwise */
    public MistakeView otherwise() {
        return new MistakeView(
                file,
                edition,
                start,
                end,
                line,
                column,
                kind,
                what,
                why,
                fix,
                /* repair= */ other,
                /* other= */ repair);
    }

    /**
     * A Kind is how grave it is; a remark is shown only to who asks for remarks, but what nothing uses always, in faint
     * letters.
     */
    public enum Kind {
        ERROR,
        WARNING,
        REMARK,
        UNUSED;

        /** @return whether the rules are right with it */
        public boolean isRemark() {
            return this == REMARK || this == UNUSED;
        }
    }

    public boolean error() {
        return kind == Kind.ERROR;
    }

    /** @return one text for a tip: what, why and how to mend it, each in lines of its own */
    public String tip() {
        StringBuilder text = new StringBuilder(what);
        if (!why.isEmpty()) text.append('\n').append(why);
        if (!fix.isEmpty()) text.append("\n→ ").append(fix);
        return text.toString();
    }

    /**
     * A Repair is other text for a stretch of the file.
     *
     * @param label what it writes, in a word or two; empty if it only takes away, a line end if it moves lines, and the
     *     column to which, or an equals sign and how many; a name behind {@link #EVERYWHERE} if it is written at all
     *     places; how many lines that were taken away come back, and the first of them, behind {@link #BACK}; what is
     *     written in another line than that of the mistake, and which line, behind {@link #THERE}
     */
    public record Repair(int start, int end, String text, String label) {
        public static final String EVERYWHERE = "=";
        public static final String BACK = "<";
        public static final String THERE = "@";

        /** @return whether it writes lines again that were taken away */
        public boolean isBack() {
            return isBack(label);
        }

        public static boolean isBack(String label) {
            return label.startsWith(BACK) && label.indexOf(' ') > 1 && Character.isDigit(label.charAt(1));
        }

        /** @return whether it writes another name at all places that use one */
        public boolean isEverywhere() {
            return isEverywhere(label);
        }

        public static boolean isEverywhere(String label) {
            return label.length() > 1 && label.startsWith(EVERYWHERE) && Character.isLetter(label.charAt(1));
        }
    }
}
