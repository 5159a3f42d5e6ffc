package regola.cli.terminal;

import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import regola.language.source.Message;

/** ParserWords are what the parser of arguments says, which speaks English, as messages in all languages. */
public final class ParserWords {
    /** A sentence that it says, and the message that says the same. */
    private record Form(Pattern said, Function<MatchResult, Message> message) {}

    private static final List<Form> FORMS = List.of(
            form(
                    "Missing required parameter for option '(.+?)' \\((.+)\\)",
                    m -> Message.of("Missing required parameter for option '{0}' ({1})", m.group(1), m.group(2))),
            form("Missing required parameters?: (.+)", m -> Message.of("Missing required parameter: {0}", m.group(1))),
            form("Missing required options?: (.+)", m -> Message.of("Missing required option: {0}", m.group(1))),
            form("Missing required subcommand", m -> Message.of("a command is missing")),
            form("a command is missing", m -> Message.of("a command is missing")),
            form(
                    "Expected parameter for option '(.+)' but found '(.+)'",
                    m -> Message.of("Expected parameter for option '{0}' but found '{1}'", m.group(1), m.group(2))),
            form(
                    "option '(.+?)'(?: \\(.+\\))? should be specified only once",
                    m -> Message.of("option '{0}' should be specified only once", m.group(1))),
            form(
                    "Invalid value for (?:option '(.+?)'(?: \\(.+?\\))?|positional parameter at index .+? \\((.+?)\\)): "
                            + "expected one of \\[(.+)\\] but was '(.*)'",
                    m -> Message.of(
                            "Invalid value for {0}: expected one of {1} but was '{2}'",
                            what(m), m.group(3), m.group(4))),
            form(
                    "Invalid value for (?:option '(.+?)'(?: \\(.+?\\))?|positional parameter at index .+? \\((.+?)\\)): "
                            + "'(.*)' is not a whole number",
                    m -> Message.of("Invalid value for {0}: '{1}' is not a whole number", what(m), m.group(3))));

    private ParserWords() {}

    private static Form form(String said, Function<MatchResult, Message> message) {
        return new Form(Pattern.compile(said), message);
    }

    private static String what(MatchResult found) {
        return Stream.of(1, 2)
                .map(found::group)
                .filter(name -> name != null)
                .findFirst()
                .orElse("");
    }

    /** @param said by the parser; what it is not known to say stays in its own words */
    public static Message of(String said) {
        for (Form form : FORMS) {
            Matcher matcher = form.said().matcher(said);
            if (!matcher.matches()) continue;
            Message same = form.message().apply(matcher.toMatchResult());
            return Message.told(language -> language.equals(Message.ENGLISH) ? said : same.in(language));
        }
        return Message.of("{0}", said);
    }

    /** @return names beside each other, as a hole */
    public static Message or(List<String> names) {
        return names.stream()
                .<Message>map(Message::same)
                .reduce((one, other) -> Message.of("{0} or {1}", one, other))
                .orElse(Message.NOTHING);
    }
}
