package regola.cli.terminal;

import java.io.BufferedWriter;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * An Outlet is where a command's text leaves the program. A {@link PrintWriter} tells nobody why it could not write:
 * the outlet remembers the first reason, so that text which is lost is never taken for text that was written.
 */
public final class Outlet extends FilterOutputStream {
    private static final int BUFFER = 1 << 16;

    private volatile IOException failure;

    public Outlet(OutputStream to) {
        super(to);
    }

    /** @return what commands print on; in UTF-8, whatever the system's own encoding is */
    public PrintWriter writer() {
        return new PrintWriter(new BufferedWriter(new OutputStreamWriter(this, StandardCharsets.UTF_8), BUFFER));
    }

    /** @return why something could not be written; null as long as all could */
    public IOException failure() {
        return failure;
    }

    /** @return true if whoever read has gone away, as {@code head} does after its lines: nobody wants to hear more */
    public boolean isClosedPipe() {
        return failure != null
                && String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }

    @Override
    public void write(int octet) throws IOException {
        write(new byte[] {(byte) octet}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            throw remembered(e);
        }
    }

    @Override
    public void flush() throws IOException {
        try {
            out.flush();
        } catch (IOException e) {
            throw remembered(e);
        }
    }

    private IOException remembered(IOException e) {
        if (failure == null) failure = e;
        return e;
    }
}
