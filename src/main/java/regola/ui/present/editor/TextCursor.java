package regola.ui.present.editor;

import java.util.List;

/** A TextCursor is where somebody writes. */
record TextCursor(String file, String text, int offset) {
    /** What begins the part of a rule for where nothing can be played. */
    private static final String NONE = "if none";

    String firstWord() {
        int start = text.lastIndexOf('\n', offset - 1) + 1;
        int end = text.indexOf('\n', offset);
        return firstWord(text.substring(start, end < 0 ? text.length() : end));
    }

    static String firstWord(String line) {
        return line.strip().split("[^a-z-]", 2)[0];
    }

    boolean isBlank() {
        int start = text.lastIndexOf('\n', offset - 1) + 1;
        int end = text.indexOf('\n', offset);
        return text.substring(start, end < 0 ? text.length() : end).isBlank();
    }

    /** @return whether it is in what happens where nothing can be played */
    boolean isWhereNoneIs() {
        int deep = Integer.MAX_VALUE;
        int end = text.indexOf('\n', offset);
        List<String> above =
                text.substring(0, end < 0 ? text.length() : end).lines().toList();
        for (int i = above.size() - 1; i >= 0 && deep > 0; i--) {
            String line = above.get(i);
            int indent = line.length() - line.stripLeading().length();
            if (line.isBlank() || indent >= deep) continue;
            if (line.strip().startsWith(NONE)) return true;
            deep = indent;
        }
        return false;
    }
}
