package regola.cli;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import regola.file.BadFile;
import regola.file.DataReader;
import regola.language.source.SourceText;

/** A Said is what a command said, and its exit code. */
record Said(int code, String out, String err) {
    static final String HEAP = "src/test/resources/cli/heap/heap.rules";
    static final String SECRETS = "src/test/resources/cli/secrets/secrets.rules";

    static Said by(String... args) {
        return typing("", args);
    }

    /** @param typed what a person types, line by line */
    static Said typing(String typed, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Cli.run(new StringReader(typed), new PrintWriter(out), new PrintWriter(err), args);
        return new Said(
                code, out.toString().replace("\r\n", "\n"), err.toString().replace("\r\n", "\n"));
    }

    /** @return each line of the output, read as JSON */
    List<Object> lines() {
        return out.lines().map(Said::data).toList();
    }

    private static Object data(String line) {
        try {
            return DataReader.read(SourceText.of("output", line)).plain();
        } catch (BadFile bad) {
            throw new AssertionError(bad.render());
        }
    }
}
