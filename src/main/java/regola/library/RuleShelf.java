package regola.library;

import java.util.List;
import java.util.Map;
import regola.language.source.SourceText;
import regola.language.source.Trouble;

/** A RuleShelf is a place where rule files stand. */
interface RuleShelf {

    /**
     * What stands there.
     *
     * @param texts in the order of their names
     * @param problems files that could not be read
     */
    record Contents(List<SourceText> texts, List<Trouble> problems) {}

    Contents read();

    /**
     * @return the drawings in the folder {@code art} beside a rule file of this shelf, by file name; what cannot be
     *     read is left out
     */
    Map<String, byte[]> drawings(SourceText ruleFile);

    /** @return true if it is somebody's own, false if it came with the program */
    boolean isOwn();
}
