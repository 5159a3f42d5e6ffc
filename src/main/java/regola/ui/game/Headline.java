package regola.ui.game;

/**
 * A Headline is a question in two parts: what can be read from far, and what is added to it: behind a colon, in
 * brackets, or in a sentence of its own.
 *
 * @param rest empty if there is none
 */
record Headline(String head, String rest) {
    /** More letters than these are not read from far. */
    private static final int MOST = 72;

    /** @param longest so many letters may stand in the first part without being divided */
    static Headline of(String question, int longest) {
        String text = question.strip();
        if (text.length() <= longest) return new Headline(without(text, '.'), "");
        int bracket = text.lastIndexOf(" (");
        if (bracket > 0 && text.replaceAll("\\.$", "").endsWith(")"))
            return new Headline(
                    text.substring(0, bracket), capital(without(without(text.substring(bracket + 2), '.'), ')')));
        for (String end : new String[] {". ", ": "}) {
            int at = text.indexOf(end);
            // What it is about asks nothing: it stands alone only where the rest would not be read from far.
            if (at > 0 && (end.equals(". ") || text.length() > MOST))
                return new Headline(text.substring(0, at), capital(text.substring(at + end.length())));
        }
        return new Headline(without(text, '.'), "");
    }

    /** @return what is added, and another sentence behind it; what is added may have lost its end */
    String restAnd(String sentence) {
        if (sentence.isEmpty()) return rest;
        return (rest.matches(".*[.?!…]") ? rest : rest + ".") + " " + sentence;
    }

    private static String without(String text, char end) {
        return !text.isEmpty() && text.charAt(text.length() - 1) == end ? text.substring(0, text.length() - 1) : text;
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + text.substring(1);
    }
}
