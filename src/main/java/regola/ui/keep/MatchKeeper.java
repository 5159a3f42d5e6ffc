package regola.ui.keep;

import java.nio.file.Path;
import regola.home.Recovery;
import regola.home.Slot;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.match.Resumption;
import regola.ui.present.match.WrittenMatch;
import regola.ui.present.start.MatchSetUp;

/**
 * A MatchKeeper keeps the match that is being played at every step, and knows the file in which it was saved. A match
 * that makes room for another stays kept until it is played to its end or put away. For any thread.
 */
public final class MatchKeeper {
    private static final String KIND = "match";
    /** Of matches that children have begun: what they go on with is theirs, and nothing of theirs comes to others. */
    private static final String CHILDREN_KIND = "childrens-match";

    private final Recovery recovery;
    private final String program;
    private MatchRecord now;
    private MatchRecord saved;
    private Slot slot;
    private Path file;
    /** True once a move was made in it: then there is something to lose. */
    private boolean hasMoves;
    /** For the match that begins next. */
    private Slot nextSlot;

    private Path nextFile;
    private boolean nextTrial;
    /** Whether it is no match that somebody wants to go on with. */
    private boolean trial;

    private boolean children;
    /** Whether somebody looks at it now. */
    private boolean attended = true;

    /** @param program the version of the program, which is written into each match */
    public MatchKeeper(Recovery recovery, String program) {
        this.recovery = recovery;
        this.program = program;
    }

    /** @param on whether children have the window */
    public synchronized void setChildren(boolean on) {
        children = on;
    }

    /** @return the kind of the matches that are gone on with: those of children while they have the window */
    public synchronized String kind() {
        return children ? CHILDREN_KIND : KIND;
    }

    /**
     * Before a match begins.
     *
     * @param keptIn where it was kept before, or null
     * @param file in which it is saved, or null
     */
    public synchronized void next(Slot keptIn, Path file) {
        nextSlot = keptIn;
        nextFile = file;
        nextTrial = false;
    }

    /** Before something is only tried: it is not kept, however far it comes. */
    public synchronized void nextTrial() {
        next(null, null);
        nextTrial = true;
    }

    /** The match has come further, gone back, or begun. */
    public synchronized void record(MatchRecord match) {
        if (now == null || now.matchNumber() != match.matchNumber()) {
            begin(match);
        } else if (now.rules() != match.rules()) {
            // It goes on under other rules: what was saved was another.
            file = null;
            saved = null;
        }
        now = match;
        hasMoves |= !match.moves().isEmpty();
        if (trial || match.over() || !hasMoves) slot.forget();
        else slot.keep(() -> WrittenMatch.text(match.goingOn(), program)); // looking round in it changes nothing
    }

    /** @param on whether somebody is at the match now; where nobody is, the program is not ended in the middle of it */
    public synchronized void attend(boolean on) {
        attended = on;
        if (slot != null) slot.layAside(!on);
    }

    private void begin(MatchRecord match) {
        settle();
        if (slot != null) slot.layAside(true);
        slot = nextSlot != null ? nextSlot : recovery.begin(kind());
        slot.layAside(!attended);
        file = nextFile;
        hasMoves = false;
        saved = nextFile == null ? null : match;
        trial = nextTrial;
        nextSlot = null;
        nextFile = null;
        nextTrial = false;
    }

    /** Nobody plays it any more. What lies in a file as it is need not be kept twice. */
    public synchronized void settle() {
        if (now != null && now == saved) slot.forget();
    }

    /** @return null before the first match */
    public synchronized MatchRecord match() {
        return now;
    }

    /**
     * A Held is the match that is being played, with where it is kept.
     *
     * @param slot null if it is not kept any more, because it is over
     * @param file null if it is saved nowhere
     */
    public record Held(MatchRecord match, Slot slot, Path file) {
        /** @return it goes on where it stands, also where somebody looked round in its past */
        public Resumption resumption() {
            MatchRecord stands = match.goingOn();
            return new Resumption(
                    new MatchSetUp(stands.rules(), stands.seed(), stands.computers(), stands.called()),
                    stands.start(),
                    stands.moves(),
                    stands.at(),
                    stands.givenUp());
        }
    }

    /** @return null before the first match */
    public synchronized Held held() {
        return now == null ? null : new Held(now, now.over() ? null : slot, file);
    }

    /** The match goes on in another window, which keeps it from now on. @return how it stands; null if there is none */
    public synchronized Held handOver() {
        Held handed = held();
        now = null;
        saved = null;
        slot = null;
        file = null;
        return handed;
    }

    /** @return where it is saved; null if nowhere */
    public synchronized Path file() {
        return file;
    }

    public synchronized boolean isKeptIn(Slot other) {
        return slot != null && slot == other;
    }

    public synchronized void saved(MatchRecord match, Path where) {
        if (now == null || now.matchNumber() != match.matchNumber()) return;
        file = where;
        saved = match;
    }

    public String text(MatchRecord match) {
        return WrittenMatch.text(match, program);
    }
}
