package regola.teaching.read;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.engine.Ruleset;
import regola.file.Problems;
import regola.language.source.SourceText;

/**
 * A ReadContext is what the parts of one reading share: the file, what was found wrong so far, and the rules that the
 * lesson is about.
 */
record ReadContext(SourceText source, Problems problems, Ruleset rules) {
    private static final Pattern NUMBER = Pattern.compile("(?:.*[/\\\\])?([0-9]{1,4})-[^/\\\\]*");

    /** @return the lesson's place in its course, as its file is numbered; 0 if it is not */
    int number() {
        Matcher name = NUMBER.matcher(source.name());
        return name.matches() ? Integer.parseInt(name.group(1)) : 0;
    }
}
