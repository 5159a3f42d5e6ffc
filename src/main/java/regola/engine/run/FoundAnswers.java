package regola.engine.run;

import java.util.Arrays;
import regola.engine.board.Connections;
import regola.engine.board.Shape;
import regola.engine.board.Sites;

/**
 * A FoundAnswers is what an execution has found out and may be asked again while nothing changes: answers of functions,
 * and sets of sites of which much is asked. It says nothing of the match, so it is not copied with it; and each note
 * says of which version of the state it is.
 */
final class FoundAnswers {
    private final Program program;
    private final Sites sites;
    /** Answers of functions; made when first used. */
    private long[] answers;

    private long[][] lists;
    private long kept;
    private Connections connections;
    private Shape[] shapes = {};
    private long[][] candidates = {};

    FoundAnswers(Program program, Sites sites) {
        this.program = program;
        this.sites = sites;
    }

    long[] answers() {
        if (answers == null) answers = new long[program.memoWords];
        return answers;
    }

    long[][] lists() {
        if (lists == null) lists = new long[program.memoEntries][];
        return lists;
    }

    /** Says that a list is remembered, of so many words; now and then all are forgotten. */
    void remembered(int words) {
        kept += words;
        if (kept <= program.limits.kept()) return;
        if (answers != null) KnownAnswers.forget(answers);
        lists = new long[program.memoEntries][];
        kept = 0;
    }

    /** Forgets all, so that another match may go on with it; sets are told apart by their version only in one match. */
    void forget() {
        if (answers != null) KnownAnswers.forget(answers);
        if (lists != null && kept > 0) Arrays.fill(lists, null);
        kept = 0;
        for (Shape shape : shapes) if (shape != null) shape.forget();
    }

    Connections connections() {
        if (connections == null) connections = new Connections(sites);
        return connections;
    }

    long[] candidates(int level, int words) {
        if (level >= candidates.length) candidates = Arrays.copyOf(candidates, level + 1);
        if (candidates[level] == null || candidates[level].length != words) candidates[level] = new long[words];
        return candidates[level];
    }

    Shape shape(int number) {
        if (number < shapes.length && shapes[number] != null) return shapes[number];
        return newShape(number);
    }

    private Shape newShape(int number) {
        if (number >= shapes.length) shapes = Arrays.copyOf(shapes, number + 1);
        shapes[number] = new Shape(sites);
        return shapes[number];
    }
}
