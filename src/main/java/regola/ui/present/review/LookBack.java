package regola.ui.present.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import regola.advice.Advice;
import regola.advice.Review;
import regola.advice.TurningPoint;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.RuleFailure;
import regola.language.model.Type;
import regola.search.Tuning;
import regola.ui.present.OneThread;
import regola.ui.present.match.Consulted;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.picture.Tongue;
import regola.ui.view.Texts;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;
import regola.ui.view.review.ReviewView;

/**
 * A LookBack finds out what could have been done in a match: how the chances went, and the moments that cost most. It
 * is used on one thread, that of the window; it computes beside.
 */
public final class LookBack {
    private final OneThread thread = new OneThread("a match that is looked back at");
    private final Function<Ruleset, Tuning> tunings;
    private final long iterations;
    private final Executor beside;
    private final Executor back;
    private final Consumer<ReviewView> screen;
    private final AtomicLong asked = new AtomicLong();
    private Shown shown;

    /** What has been found, to be said again in another language. */
    private record Found(
            MatchRecord match,
            Review review,
            Map<Integer, Match> before,
            Map<Integer, Likely> likely,
            boolean hidden,
            List<Double> end) {}

    /** The whole of it with the words for it. */
    private record Shown(Found found, Manner manner) {}

    /**
     * @param iterations how far to look at each decision of a match at first
     * @param beside runs each thing on a thread that is neither the window's nor the match's
     * @param back runs things on the thread that this is used on
     * @param screen gets what is shown
     */
    public LookBack(
            Function<Ruleset, Tuning> tunings,
            long iterations,
            Executor beside,
            Executor back,
            Consumer<ReviewView> screen) {
        this.tunings = tunings;
        this.iterations = iterations;
        this.beside = beside;
        this.back = back;
        this.screen = screen;
    }

    /** Looks back at a match, with all moves that were made in it. */
    public void at(MatchRecord match, Manner manner) {
        thread.check();
        long mine = asked.incrementAndGet();
        shown = null;
        screen.accept(ReviewView.of(ReviewView.Stage.WORKING, 0));
        beside.execute(() -> {
            try {
                Found found = find(match, mine);
                if (asked.get() != mine) return;
                back.execute(() -> {
                    if (asked.get() != mine) return;
                    shown = new Shown(found, manner);
                    screen.accept(said(found, manner));
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

    /** @return what would have been better at that moment, on the board and in words; nothing if it cost nothing */
    public HintView better(int moment) {
        thread.check();
        Shown now = shown;
        if (now == null) return HintView.NONE;
        for (TurningPoint point : now.found.review.moments()) {
            if (point.at() != moment) continue;
            HintWords words = words(now.found, point, now.manner);
            String why = words.reasons(point.reasons());
            Texts texts = tongue(now.found, now.manner).texts();
            String named = words.named(point.better());
            return new HintView(
                    Stage.MOVE,
                    named.isEmpty() ? texts.get("review.better.head") : texts.get("review.better", named),
                    why.isEmpty() ? texts.get("hint.noReason") : why,
                    words.line(point.followed()));
        }
        return HintView.NONE;
    }

    /** @return what could be known at that moment of what was hidden; nothing if it is not told */
    public HintView known(int moment) {
        thread.check();
        Likely likely = shown == null ? null : shown.found.likely.get(moment);
        if (likely == null) return HintView.NONE;
        Tongue tongue = tongue(shown.found, shown.manner);
        return new HintView(
                Stage.KNOWN,
                tongue.texts().get("review.known.head"),
                likely.words(tongue),
                likely.marks(tongue.names()));
    }

    /** @return what could be done at that moment; null if it cost nothing */
    public Advice advice(int moment) {
        thread.check();
        if (shown == null) return null;
        return shown.found.review.moments().stream()
                .filter(point -> point.at() == moment)
                .map(TurningPoint::advice)
                .findFirst()
                .orElse(null);
    }

    private Found find(MatchRecord match, long mine) {
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
        Set<Integer> seats = new HashSet<>();
        for (int p = 0; p < rules.players(); p++)
            if (!match.computers().containsKey(rules.names().id(Type.PLAYER, p))) seats.add(p);
        if (seats.isEmpty()) for (int p = 0; p < rules.players(); p++) seats.add(p);
        Review review = Review.of(
                start,
                moves,
                new Review.Manner(tunings.apply(rules), iterations, seats),
                match.seed(),
                part -> back.execute(() -> {
                    if (asked.get() == mine && part < 1) screen.accept(ReviewView.of(ReviewView.Stage.WORKING, part));
                }),
                () -> asked.get() != mine);
        Map<Integer, Match> before = new LinkedHashMap<>();
        Map<Integer, Likely> likely = new LinkedHashMap<>();
        for (TurningPoint point : review.moments()) {
            Match moment = moments.get(point.at());
            before.put(point.at(), moment);
            // While it goes on, nobody may look into the hand of somebody else.
            if (!play.isOver() && !isAlone(match, seats, point.decider())) continue;
            Likely.at(moment, point.decider()).ifPresent(what -> likely.put(point.at(), what));
        }
        return new Found(match, review, before, likely, hidden, end(play));
    }

    private static boolean isAlone(MatchRecord match, Set<Integer> seats, int seat) {
        return match.computers().isEmpty() ? match.rules().players() == 1 : seats.equals(Set.of(seat));
    }

    /** @return what each seat has won in the end; empty if it is not over */
    private static List<Double> end(Match match) {
        if (!match.isOver()) return List.of();
        long winners = match.winners();
        int all = match.rules().players();
        int won = Long.bitCount(winners);
        List<Double> shares = new ArrayList<>();
        for (int p = 0; p < all; p++) shares.add(won == 0 ? 1.0 / all : (winners >>> p & 1) != 0 ? 1.0 / won : 0);
        return shares;
    }

    private ReviewView said(Found found, Manner manner) {
        List<List<Double>> chances = new ArrayList<>(found.review.chances());
        if (!found.end.isEmpty()) chances.add(found.end);
        List<ReviewView.Costly> costly = new ArrayList<>();
        for (TurningPoint point : found.review.moments()) {
            HintWords words = words(found, point, manner);
            // The one is what could be hoped for as all play in the search, the other what the best move brings.
            double before = Math.max(
                    point.loss(), found.review.chances().get(point.at()).get(point.decider()));
            costly.add(new ReviewView.Costly(
                    point.at(),
                    point.decider(),
                    !found.match
                            .computers()
                            .containsKey(found.match.rules().names().id(Type.PLAYER, point.decider())),
                    before,
                    point.loss(),
                    words.named(point.played()),
                    words.named(point.better()),
                    words.reasons(point.reasons()),
                    followed(words, point, tongue(found, manner).texts()),
                    found.likely.containsKey(point.at())));
        }
        costly.sort(Comparator.comparingInt(ReviewView.Costly::moment));
        return new ReviewView(ReviewView.Stage.READY, 1, chances, costly, found.hidden);
    }

    /** @return how it could have gone on, as a sentence; empty where nothing follows */
    private static String followed(HintWords words, TurningPoint point, Texts texts) {
        if (point.followed().size() < 2) return "";
        String told = words.followed(point.followed());
        return told.isEmpty() ? texts.get("review.followed.shown") : texts.get("review.followed", told) + ".";
    }

    private static HintWords words(Found found, TurningPoint point, Manner manner) {
        return new HintWords(
                new Consulted(point.at(), found.before.get(point.at()), tongue(found, manner), point.decider()));
    }

    private static Tongue tongue(Found found, Manner manner) {
        return new Tongue(found.match.rules(), manner, found.match.called());
    }
}
