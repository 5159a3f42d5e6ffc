package regola.ui.present.review;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import regola.advice.Advice;
import regola.advice.Objection;
import regola.advice.Review;
import regola.advice.TurningPoint;
import regola.advice.WhyBetter;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.language.model.Type;
import regola.search.Budget;
import regola.search.Lookahead;
import regola.search.Shortlist;
import regola.search.Tuning;
import regola.teaching.draft.LessonDraft;
import regola.ui.present.OneThread;
import regola.ui.present.match.Consulted;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.picture.Tongue;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;
import regola.ui.view.review.ReviewView;
import regola.ui.view.review.ReviewView.Kind;

/**
 * A LookBack finds out what could have been done in a match: how the chances went, and the moments that are worth
 * looking at again. It is used on one thread, that of the window; it computes beside.
 */
public final class LookBack {
    /** What somebody made in the match: after another one was tried, "your move" could be that. */
    private static final Spoken PLAYED = Spoken.of("the move you played", "la mossa che hai giocato");

    /** What somebody made in the match and what came after it, in the middle of a sentence. */
    static final Spoken AS_PLAYED = Spoken.of("what was played", "ciò che si è giocato");

    private final OneThread thread = new OneThread("a match that is looked back at");
    private final Function<Ruleset, Tuning> tunings;
    private final long iterations;
    private final Budget again;
    private final Executor beside;
    private final Executor back;
    private final Consumer<ReviewView> screen;
    private final AtomicLong asked = new AtomicLong();
    private final AtomicLong studying = new AtomicLong();
    private Shown shown;
    /** What was found out last. */
    private Found kept;
    /** The decision that is looked at since somebody has asked about it; -1 if none is. */
    private int studied = -1;

    /** The whole of it with the words for it. */
    private record Shown(Found found, Manner manner) {}

    /**
     * @param iterations how far to look at each decision of a match at first
     * @param again how far to look at what may have cost something: as far as hints do
     * @param beside runs each thing on a thread that is neither the window's nor the match's
     * @param back runs things on the thread that this is used on
     * @param screen gets what is shown
     */
    public LookBack(
            Function<Ruleset, Tuning> tunings,
            long iterations,
            Budget again,
            Executor beside,
            Executor back,
            Consumer<ReviewView> screen) {
        this.tunings = tunings;
        this.iterations = iterations;
        this.again = again;
        this.beside = beside;
        this.back = back;
        this.screen = screen;
    }

    /**
     * Looks back at a match, with all moves that were made in it.
     *
     * @param told what hints had told, by what the seat that decided saw of the position
     */
    public void at(MatchRecord match, Map<Long, Hinted> told, Manner manner) {
        thread.check();
        long mine = asked.incrementAndGet();
        shown = null;
        studied = -1;
        if (kept != null && isSame(kept.match(), match)) {
            kept = kept.hearing(told);
            shown = new Shown(kept, manner);
            screen.accept(said(kept, manner));
            return;
        }
        screen.accept(ReviewView.of(ReviewView.Stage.WORKING, 0));
        beside.execute(() -> {
            try {
                Found found = find(match, told, manner, mine);
                if (asked.get() != mine) return;
                ReviewView seen = said(found, manner);
                back.execute(() -> {
                    if (asked.get() != mine) return;
                    kept = found;
                    shown = new Shown(found, manner);
                    screen.accept(seen);
                });
            } catch (CancellationException givenUp) {
                return; // nobody waits for it
            } catch (RuleFailure broken) {
                back.execute(() -> {
                    if (asked.get() == mine) screen.accept(ReviewView.of(ReviewView.Stage.FAILED, 0));
                });
            }
        });
    }

    /** Whether nothing has happened since: then the same is found, and need not be looked for again. */
    private static boolean isSame(MatchRecord one, MatchRecord other) {
        return one.matchNumber() == other.matchNumber()
                && one.moves().equals(other.moves())
                && one.over() == other.over()
                && one.rules().equals(other.rules())
                && Came.people(one).equals(Came.people(other));
    }

    /** Nobody wants to know any more. */
    public void stop() {
        thread.check();
        asked.incrementAndGet();
        if (shown == null) screen.accept(ReviewView.of(ReviewView.Stage.STOPPED, 0));
    }

    /** Says what was found in another way. */
    public void speak(Manner manner) {
        thread.check();
        Shown now = shown;
        if (now == null || now.manner.equals(manner)) return;
        shown = new Shown(now.found, manner);
        screen.accept(said(now.found, manner));
    }

    /** @return what was done at that moment, on the board and in words; nothing where that is for no other eyes */
    public HintView played(int moment) {
        thread.check();
        if (shown == null || !shown.found.played().containsKey(moment)) return HintView.NONE;
        Found found = shown.found;
        Match before = found.before().get(moment);
        HintWords words = words(found, moment, shown.manner);
        Move made = before.legal(found.played().get(moment));
        String named = words.named(made);
        OverlayView seen = words.shown(made).asMade();
        // What was chosen in secret still lies hidden there, and a mark on it would be looked for in vain.
        boolean marked = !seen.isEmpty() && !before.isSecret();
        return new HintView(
                Stage.KNOWN,
                // The page, if there is one, says whose it was, and that it is to be seen here.
                named.isEmpty() && found.looked().stream().anyMatch(looked -> looked.at() == moment)
                        ? texts(found).get("review.played.here")
                        : ReviewWords.did(found.voice(moment), named, nameAt(found, moment), texts(found)),
                moment == studied
                        ? texts(found).get("review.looking")
                        : named.isEmpty() || !marked ? "" : texts(found).get("review.played.shown"),
                seen);
    }

    /** @return the same, while something better is looked for on the board */
    public HintView asking(int moment) {
        HintView played = played(moment);
        Texts texts = texts(shown.found);
        return new HintView(Stage.ASKING, texts.get("review.ask"), texts.get("review.ask.more"), played.overlay());
    }

    /** @return where to look for something better, as a hint says it first; nothing if that would tell all */
    public HintView where(int moment) {
        Advice known = advice(moment);
        if (known == null) return HintView.NONE;
        String then = texts(shown.found).get("review.then");
        HintView first = words(shown.found, moment, shown.manner).first(known, then);
        return first.stage() == Stage.PIECE
                ? new HintView(Stage.ASKING, first.head(), first.sentence(), first.overlay())
                : HintView.NONE;
    }

    /** @return what would have been best at that moment, on the board and in words; nothing if it is none of those */
    public HintView better(int moment) {
        thread.check();
        TurningPoint point = point(moment);
        if (point == null) return HintView.NONE;
        Found found = shown.found;
        HintWords words = words(found, moment, shown.manner);
        String why = ReviewWords.why(
                found.voice(moment),
                new Whys(words, point, found.before().get(moment), made(found, moment, shown.manner)).all(),
                point.reasons(),
                nameAt(found, moment),
                texts(found));
        String named = words.named(point.better());
        boolean right = point.isRight();
        boolean equal = found.isGood(moment); // beside it that move is called good: then this is no better
        return new HintView(
                Stage.MOVE,
                named.isEmpty()
                        ? texts(found)
                                .get(right ? "review.best.head" : equal ? "review.equal.head" : "review.better.head")
                        : texts(found).get(right ? "review.best" : equal ? "review.equal" : "review.better", named),
                why.isEmpty() ? texts(found).get("hint.noReason") : why,
                words.shown(point.better()));
    }

    /**
     * @return whether that was to be found: a move as good as the best, for all that can be felt, of which what the
     *     page blames does not come as well
     */
    public boolean solves(int moment, Objection answer) {
        TurningPoint point = point(moment);
        return point != null
                && Tried.of(point, answer) == Tried.FOUND
                && still(point, answer).isEmpty();
    }

    private Optional<HintView> still(TurningPoint point, Objection answer) {
        Match before = shown.found.before().get(point.at());
        return Tried.still(before, point, answer, words(shown.found, point.at(), shown.manner));
    }

    /** @return of a try that was not to be found, how it stands beside the best and what was made in the match */
    public HintView tried(int moment, Objection answer) {
        boolean found = Tried.of(point(moment), answer) == Tried.FOUND;
        Optional<HintView> still = found ? still(point(moment), answer) : Optional.empty();
        if (still.isPresent()) return still.get();
        ReviewWords said = new ReviewWords(tongue(shown.found, shown.manner));
        ReviewView.Fall fall = MomentWords.fall(shown.found, point(moment), said);
        HintWords words = words(shown.found, moment, shown.manner);
        return Tried.of(point(moment), answer).said(answer, fall.from(), fall.to(), words);
    }

    /**
     * @param move that was tried there, and is what was to be found
     * @return that it was found, why it is better, and what comes next
     */
    public HintView found(int moment, Move move) {
        HintView better = better(moment);
        TurningPoint point = point(moment);
        if (point == null) return HintView.NONE;
        Texts texts = texts(shown.found);
        boolean best = point.better().equals(move);
        HintWords words = words(shown.found, moment, shown.manner);
        String said = words.reasons(point.reasons());
        String next = texts.get(next(moment) ? "review.found.next" : "review.found.last");
        String head = texts.get("review.found.head");
        if (!point.advice().good().contains(move)) {
            // That is enough; what is best is told too, by name or on the board.
            String named = words.named(point.better());
            if (!named.isEmpty())
                return new HintView(
                        Stage.KNOWN, head, texts.get("review.found.near", named) + " " + next, words.shown(move));
            OverlayView ringed = words.shown(point.better());
            OverlayView both = words.ticked(ringed, move);
            String near = texts.get(both.equals(ringed) ? "review.found.near.best" : "review.found.near.seen");
            return new HintView(Stage.KNOWN, head, near + " " + next, both);
        }
        String equal = best ? "" : words.named(point.better());
        String why = !equal.isEmpty()
                ? texts.get("review.found.equal", equal)
                : !best ? texts.get("hint.against.none.more.past") : said.isEmpty() ? better.sentence() : said;
        return new HintView(Stage.KNOWN, head, why + " " + next, words.shown(move));
    }

    /** @return whether there is another moment worth a look after it */
    private boolean next(int moment) {
        return shown.found.looked().stream().anyMatch(looked -> looked.at() > moment);
    }

    /** As {@link #followed(int, Move, int)}, after the better move. */
    public HintView followed(int moment, int step) {
        return followed(moment, null, step);
    }

    /**
     * @param found the move that somebody has found to be as good; null for the better one
     * @param step which move of how it could have gone on, from 1 on
     * @return that move on the board and in words; nothing if there is none
     */
    public HintView followed(int moment, Move found, int step) {
        List<Move> line = line(moment, found);
        if (step > line.size()) return HintView.NONE;
        HintWords words = words(shown.found, moment, shown.manner);
        // What another move that is as good comes to is not what the page tells of the better one.
        boolean other = found != null && !found.equals(point(moment).better());
        WhyBetter.Happens meant = other ? null : point(moment).meant().get(step - 1);
        HintView told = words.onward().step(line, step, point(moment).isRight(), meant);
        if (step == line.size()) return told.and(MomentWords.ledTo(shown.found, point(moment), line, shown.manner));
        return other ? told : told.and(MomentWords.reached(shown.found, point(moment), step, shown.manner));
    }

    /** As {@link #line(int, Move)}, after the better move. */
    public List<Move> line(int moment) {
        return line(moment, null);
    }

    /**
     * @param found the move that somebody has found to be as good; null for the better one
     * @return how it could have gone on from that moment, that move first; empty if that was not found out
     */
    public List<Move> line(int moment, Move found) {
        thread.check();
        TurningPoint point = point(moment);
        if (point == null) return List.of();
        // Of one that is only nearly as good the best is told, and that is what goes on.
        boolean other = found != null
                && !found.equals(point.better())
                && point.advice().good().contains(found);
        List<Move> line = other ? point.advice().line(shown.found.before().get(moment), found) : point.followed();
        int steps = words(shown.found, moment, shown.manner).onward().steps(line);
        return line.subList(0, Math.min(steps, line.size()));
    }

    /** @return what was found out about a decision that is worth looking at again; null if nothing was */
    private TurningPoint point(int moment) {
        if (shown == null) return null;
        return shown.found.looked().stream()
                .filter(looked -> looked.at() == moment)
                .map(Found.Looked::point)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    /** @return what could be known at that moment of what was hidden; nothing if it is not told */
    public HintView known(int moment) {
        thread.check();
        Likely likely = shown == null ? null : shown.found.likely().get(moment);
        if (likely == null) return HintView.NONE;
        Tongue tongue = tongue(shown.found, shown.manner);
        return new HintView(
                Stage.KNOWN,
                tongue.texts().get("review.known.head"),
                likely.words(tongue),
                likely.marks(tongue.names()));
    }

    /** @return what could be done at that moment; null if that was not found out */
    public Advice advice(int moment) {
        thread.check();
        TurningPoint point = point(moment);
        return point == null ? null : point.advice();
    }

    /** @return the move that a person made there, of which it was found out what was better; null if there is none */
    public Move mine(int moment) {
        thread.check();
        TurningPoint point = point(moment);
        return point == null || point.isRight() || !shown.found.isPerson(moment) ? null : point.played();
    }

    /**
     * @return finds out, on any thread, what is right at that moment, why, and what wrong tries miss; null if that was
     *     not found out
     */
    public Supplier<LessonDraft.Answers> answers(int moment) {
        thread.check();
        TurningPoint point = point(moment);
        if (point == null) return null;
        Match before = shown.found.before().get(moment).copy();
        Manner manner = shown.manner;
        MatchRecord match = shown.found.match();
        return () -> new Missed(
                        before,
                        point,
                        language -> new HintWords(new Consulted(
                                moment,
                                before,
                                new Tongue(match.rules(), manner.in(language), match.called()),
                                before.decider())))
                .answers();
    }

    private Found find(MatchRecord match, Map<Long, Hinted> told, Manner manner, long mine) {
        Ruleset rules = match.rules();
        Match start =
                match.start() == null ? Match.start(rules, match.seed()) : Match.at(rules, match.start(), match.seed());
        List<Integer> moves = new ArrayList<>();
        List<Match> moments = new ArrayList<>();
        Match play = start.copy();
        boolean hidden = false;
        for (String text : match.moves()) {
            moments.add(play.copy());
            int index = 0;
            var legal = play.decision().legal();
            while (index < legal.size() && !legal.get(index).text().equals(text)) index++;
            moves.add(index);
            hidden |= play.decision().secret();
            play.playIndex(index);
        }
        Set<Integer> seats = Came.people(match);
        Map<Integer, Match> before = new LinkedHashMap<>();
        Map<Integer, Integer> played = new LinkedHashMap<>();
        Map<Integer, Likely> likely = new LinkedHashMap<>();
        List<Found.Made> made = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            Match moment = moments.get(i);
            // Who knew no more than all others has shown them all there is to know of it.
            boolean open = play.isOver() || !moment.isSecret() && !Consulted.wouldTell(moment);
            made.add(new Found.Made(moment, moment.legal(moves.get(i)), open));
            if (!open && !Came.isAlone(match, seats, moment.decider())) continue;
            before.put(i, moment);
            played.put(i, moves.get(i));
        }
        Tongue tongue = new Tongue(rules, manner, match.called());
        ReviewWords said = new ReviewWords(tongue);
        List<ReviewView.Made> named = List.copyOf(made(made, tongue)); // once for all that is shown meanwhile
        Review review = Review.of(
                start,
                moves,
                new Review.Manner(tunings.apply(rules), iterations, again, seats),
                match.seed(),
                known -> {
                    String worst = said.worst(known.worst(), made);
                    ReviewView seen = ReviewView.soFar(known.part(), known.chances(), worst, named);
                    back.execute(() -> {
                        if (asked.get() == mine && known.part() < 1) screen.accept(seen);
                    });
                },
                () -> asked.get() != mine);
        Found found = new Found(
                match,
                review,
                before,
                played,
                likely,
                hidden,
                Came.end(play),
                stood(play, match, () -> asked.get() != mine),
                made,
                Found.hinted(made, told),
                null);
        for (Found.Looked looked : found.looked()) {
            Match moment = moments.get(looked.at());
            before.put(looked.at(), moment);
            played.put(looked.at(), moves.get(looked.at()));
            // While it goes on, nobody may look into the hand of somebody else.
            if (looked.point() == null || !play.isOver() && !Came.isAlone(match, seats, moment.decider())) continue;
            Likely.at(moment, moment.decider())
                    .ifPresent(what -> likely.put(looked.at(), what.with(moments, looked.at(), play)));
        }
        return found;
    }

    /** @return the chances where a match was left that has no end; empty if it has one, or no moves */
    private List<Double> stood(Match play, MatchRecord match, BooleanSupplier cancelled) {
        if (play.isOver() || match.moves().isEmpty()) return List.of();
        return new Lookahead(tunings.apply(match.rules()).comparing(play.legalCount()))
                .look(play, Budget.ofIterations(iterations), match.seed(), Shortlist.ALL, cancelled)
                .outlook();
    }

    /**
     * Somebody wants to know about a decision of theirs that is none of those that are worth a look by themselves: it
     * is looked at as these are, and then shown among them.
     *
     * @return whether it is looked at now
     */
    public boolean study(int moment) {
        thread.check();
        long one = studying.incrementAndGet();
        if (shown == null || point(moment) != null || !shown.found.isAsked(moment)) return false;
        Found found = shown.found;
        long mine = asked.get();
        BooleanSupplier late = () -> asked.get() != mine || studying.get() != one;
        Match before = found.before().get(moment).copy();
        int played = found.played().get(moment);
        studied = moment;
        beside.execute(() -> {
            try {
                Review.Manner how = new Review.Manner(
                        tunings.apply(found.match().rules()), iterations, again, Set.of(before.decider()));
                TurningPoint point = Review.at(before, moment, played, how, late);
                back.execute(() -> {
                    if (late.getAsBoolean()) return;
                    studied = -1;
                    kept = found.with(point);
                    shown = new Shown(kept, shown.manner);
                    screen.accept(said(shown.found, shown.manner));
                });
            } catch (CancellationException givenUp) {
                return; // something else is looked at
            } catch (RuleFailure broken) {
                back.execute(() -> studied = late.getAsBoolean() ? studied : -1); // what was played stays
            }
        });
        return true;
    }

    /** Nobody waits any more for what was asked about one decision. */
    public void unstudied() {
        thread.check();
        studied = -1;
        studying.incrementAndGet();
    }

    private ReviewView said(Found found, Manner manner) {
        List<List<Double>> chances = new ArrayList<>(found.review().chances());
        if (!found.last().isEmpty()) chances.add(found.last());
        List<ReviewView.Moment> moments = found.looked().stream()
                .map(looked -> MomentWords.said(found, looked, manner))
                .toList();
        Tongue tongue = tongue(found, manner);
        List<ReviewView.Moment> ofItself = moments.stream()
                .filter(moment -> !found.isOnlyAsked(moment.moment()))
                .toList();
        return new ReviewView(
                ReviewView.Stage.READY,
                1,
                chances,
                new OnTheWhole(found, ofItself, gift(found, manner), tongue).sentence(),
                moments,
                // Beside the lines it stands by its name whose move it is.
                made(
                        found.made(),
                        new Tongue(found.match().rules(), manner, found.match().called())),
                ofItself.size() == moments.size() ? -1 : found.studied().at());
    }

    /** @return what the first move that gave something away gave, as a sentence; empty if none did */
    private static String gift(Found found, Manner manner) {
        return found.looked().stream()
                .filter(looked -> looked.kind() == Kind.SLIP)
                .findFirst()
                .map(looked -> whys(found, looked, manner).answered())
                .orElse("");
    }

    static Whys whys(Found found, Found.Looked looked, Manner manner) {
        int at = looked.at();
        Match before = found.before().get(at);
        return new Whys(words(found, at, manner), looked.point(), before, made(found, at, manner));
    }

    private static List<ReviewView.Made> made(List<Found.Made> moves, Tongue tongue) {
        return moves.stream()
                .map(made -> Came.seen(made, new HintWords(new Consulted(0, made.before(), tongue, -1))))
                .toList();
    }

    /** @return what a move is called that was made: a computer player's is never "yours" */
    static Spoken made(Found found, int at, Manner manner) {
        if (found.voice(at) != ReviewWords.Voice.OTHER) return PLAYED;
        String words = tongue(found, manner).texts().get("review.move.of", nameAt(found, at, manner));
        return language -> words;
    }

    static HintWords words(Found found, int at, Manner manner) {
        Match before = found.before().get(at);
        return new HintWords(new Consulted(at, before, tongue(found, manner), before.decider()));
    }

    private Texts texts(Found found) {
        return tongue(found, shown.manner).texts();
    }

    private String nameAt(Found found, int at) {
        return nameAt(found, at, shown.manner);
    }

    /** @return what the one is called who decided there */
    static String nameAt(Found found, int at, Manner manner) {
        Tongue tongue = tongue(found, manner);
        int decider = found.before().get(at).decider();
        return tongue.names().of(tongue.names().catalog().thing(Type.PLAYER, decider));
    }

    /** @return how it is said: to the only person who played, whose pieces are "yours", else to nobody */
    static Tongue tongue(Found found, Manner manner) {
        Set<Integer> people = Came.people(found.match());
        int you = people.size() == 1 ? people.iterator().next() : Manner.NOBODY;
        return new Tongue(found.match().rules(), manner.to(you), found.match().called());
    }
}
