package regola.cli.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** A Conversation is what goes back and forth in the terminal. */
public final class Conversation {
    private static final int WIDTH = 96;
    private static final int MOST_IN_ONE_COLUMN = 12;

    private final BufferedReader in;
    private final PrintWriter out;

    public Conversation(BufferedReader in, PrintWriter out) {
        this.in = in;
        this.out = out;
    }

    public void say(String text) {
        out.println(text);
    }

    /**
     * @return what was typed, without blanks around; null when there is nothing more to read, or nobody sees what is
     *     said
     */
    public String ask() {
        out.print("> ");
        if (out.checkError()) return null;
        try {
            String line = in.readLine();
            if (line == null) out.println();
            return line == null ? null : line.strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Says each item with its number, from 1; many stand in columns, to be read downwards. */
    public void list(List<String> items) {
        int digits = String.valueOf(items.size()).length();
        int widest = items.stream().mapToInt(String::length).max().orElse(0) + digits + 4;
        int columns = items.size() <= MOST_IN_ONE_COLUMN ? 1 : Math.max(1, WIDTH / widest);
        int rows = (items.size() + columns - 1) / columns;
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            for (int i = row; i < items.size(); i += rows) {
                String cell = String.format("  %" + digits + "d  %s", i + 1, items.get(i));
                line.append(i + rows < items.size() ? String.format("%-" + widest + "s", cell) : cell);
            }
            say(line.toString());
        }
    }
}
