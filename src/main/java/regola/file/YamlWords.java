package regola.file;

import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import regola.language.source.Message;
import regola.language.source.Trouble;

/** YamlWords puts the YAML parser's complaints into plain words, with their place. */
final class YamlWords {
    private YamlWords() {}

    static Trouble problem(YamlEngineException e, YamlSpans places) {
        if (e instanceof ReaderException reader) {
            String character = String.format("U+%04X", reader.getCodePoint());
            return Trouble.at(
                    places.character(reader.getPosition()),
                    Message.of("the character {0} cannot stand in such a file", character),
                    "",
                    "remove it");
        }
        if (!(e instanceof MarkedYamlEngineException marked)) {
            return Trouble.at(places.start(), "this cannot be read", String.valueOf(e.getMessage()), "");
        }
        String problem = String.valueOf(marked.getProblem());
        String context = marked.getContext() == null ? "" : marked.getContext() + ": ";
        return Trouble.at(
                places.at(marked.getProblemMark()), what(problem), inEnglish(context + problem), fix(problem));
    }

    /** The reader of YAML speaks English only; in another language what to do about it must be enough. */
    private static Message inEnglish(String reason) {
        return Message.told(language -> language.equals(Message.ENGLISH) ? reason : "");
    }

    private static String what(String problem) {
        if (problem.contains("TAB")) return "a tab cannot stand here";
        if (problem.startsWith("mapping values are not allowed")) return "a second colon cannot stand here";
        if (problem.contains("end of stream") || problem.contains("StreamEnd") || problem.contains("<stream end>")) {
            return "the file ends too early";
        }
        return "this cannot be read as JSON or YAML";
    }

    private static String fix(String problem) {
        if (problem.contains("TAB")) return "indent with blanks";
        if (problem.startsWith("mapping values are not allowed"))
            return "put a text that has a colon in it into quotes";
        if (problem.startsWith("expected ',' or") && problem.endsWith("got :"))
            return "put a text that has a colon in it into quotes";
        if (problem.startsWith("expected ',' or"))
            return "look for a comma, bracket or quote that is missing before this place";
        return "look for a bracket or quote that is missing";
    }
}
