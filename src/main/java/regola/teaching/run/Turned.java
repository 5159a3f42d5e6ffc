package regola.teaching.run;

import java.util.List;

/** A Turned is what came of a learner's move, or of letting others begin. */
record Turned(List<Passage> passages, PlayedSoFar standing, Judgement judgement) {

    /** RIGHT: done. ON: nothing wrong so far. MISSED: legal, but not what was asked. */
    enum Judgement {
        RIGHT,
        ON,
        MISSED
    }
}
