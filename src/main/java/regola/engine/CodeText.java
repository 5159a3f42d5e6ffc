package regola.engine;

import java.util.Locale;
import regola.engine.code.CodeMaking;
import regola.engine.code.MadeCode;
import regola.engine.lower.ReadyGame;

/** A CodeText is what is told of the byte code of a ruleset. */
final class CodeText {
    private CodeText() {}

    static String of(ReadyGame ready) {
        MadeCode made = CodeMaking.make(ready.form(), ready.program(), false);
        StringBuilder text = new StringBuilder();
        made.methods().forEach(method -> line(text, method, ""));
        made.refused()
                .forEach(method -> line(
                        text,
                        method,
                        "  stays interpreted: "
                                + (method.size() == 0
                                        ? "the class is full"
                                        : "larger than " + CodeMaking.LARGEST + ", it would never be compiled")));
        return text.append(String.format(
                        Locale.ROOT,
                        "%d methods, %d bytes; within them %d operations stay interpreted%n",
                        made.methods().size(),
                        made.bytes().length,
                        made.nodes()))
                .toString();
    }

    private static void line(StringBuilder text, MadeCode.Method method, String more) {
        text.append(String.format(Locale.ROOT, "%-6s %5d  %s%s%n", method.name(), method.size(), method.of(), more));
    }
}
