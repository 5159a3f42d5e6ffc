package regola.ui.present.review;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.WhyBetter;
import regola.advice.words.Linked;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.IllegalMove;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.search.Doom;
import regola.ui.present.match.Passes;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.StoryTeller;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;

/** A LineWords says how a match could have gone on from a decision, move by move. */
record LineWords(HintWords words, Match match, Names names, Texts texts) {
    /** So many moves are shown of what could have come after the better one. */
    private static final int MOST_FOLLOWED = 3;
    /** And so many more to the end of a turn. */
    private static final int LONGEST_TURN = 4;
    /** So many sentences are told of what came of a move, besides what it is. */
    private static final int MOST_TOLD = 2;

    /** @return how a move could be answered, in words or on the board; empty if nobody answers, or it shows neither */
    String answer(Move move, List<Move> answer) {
        Match after = answer.isEmpty() ? null : answered(move, answer.get(0));
        if (after == null) return "";
        String who = names.of(player(after));
        if (!words.isNameless(answer.get(0))) return texts.get("hint.against.reply", who, names.of(answer.get(0)));
        return isPainted(move, answer) ? texts.get("hint.against.reply.seen", who) : "";
    }

    /** @return the match after a move, where somebody else may openly answer it so; null if nobody can */
    Match answered(Move move, Move reply) {
        try {
            Match after = match.copy();
            after.play(after.legal(HintWords.index(after, move)));
            Doom.finish(after, match.decider());
            // In the middle of a turn the same move may be one's own: that is no answer.
            boolean open = !after.isOver() && !after.isSecret() && after.decider() != match.decider();
            return open && after.decision().legal().contains(reply) ? after : null;
        } catch (RuleFailure | IllegalMove broken) {
            return null; // it is told when the move is really made
        }
    }

    /** Whether the board shows an answer: of seeds that are sown nothing goes to one place. */
    private boolean isPainted(Move move, List<Move> answer) {
        return !words.replied(move, answer).equals(words.shown(move));
    }

    /** @return that the board shows both the move and the answer; empty where one of them can be told in words */
    String seen(Move move, List<Move> answer) {
        Match after = answer.isEmpty() ? null : answered(move, answer.get(0));
        boolean both = after != null && words.isNameless(move) && words.isNameless(answer.get(0));
        return both && isPainted(move, answer) ? texts.get("hint.several.one.answer", names.of(player(after))) : "";
    }

    /**
     * @return how many of the moves can be shown one after the other, up to what chance or a secret decides, without
     *     passes at the end; in the middle of a turn nothing is over yet, so that it is shown to its end as far as it
     *     is known
     */
    int steps(List<Move> moves) {
        Match play = match.copy();
        int steps = 0;
        try {
            while (steps < moves.size() && steps <= MOST_FOLLOWED + LONGEST_TURN) {
                int at = HintWords.index(play, moves.get(steps));
                int decider = play.decider();
                if (at < 0) break;
                steps++;
                play.playIndex(at);
                if (play.isOver() || play.isSecret()) break;
                if (steps > MOST_FOLLOWED && play.decider() != decider) break;
            }
        } catch (RuleFailure broken) {
            return Math.max(1, steps); // it is told when the move is really made
        }
        Set<Integer> passes = Passes.in(match, moves);
        while (steps > 1 && passes.contains(steps - 1)) steps--;
        return Math.max(1, steps);
    }

    /** @return whether somebody else makes one of the moves: one's own alone show nothing that speaks against them */
    boolean isAnswered(List<Move> moves) {
        Match play = match.copy();
        try {
            for (Move move : moves) {
                int at = HintWords.index(play, move);
                if (at < 0) return false;
                if (play.decider() != match.decider()) return true;
                play.playIndex(at);
                if (play.isOver()) return true; // how it ends speaks for itself
            }
        } catch (RuleFailure broken) {
            return false; // it is told when the move is really made
        }
        return false;
    }

    /** @return how many of the first moves are seen as steps: passes are none */
    private int seen(List<Move> moves, int first) {
        return first
                - (int) Passes.in(match, moves).stream()
                        .filter(pass -> pass < first)
                        .count();
    }

    /**
     * @param moves the better one first
     * @param step which of them the board has just played, from 1 on, one that {@link #steps} counts
     * @param wasMade whether the first was made in the match, so that only what comes after it could have been
     * @param meant what it keeps somebody else from or threatens; null for nothing
     * @return who makes it, the move and what came of it; where the move has no words, what the rules tell of it;
     *     nothing is drawn over it, since that would end its travel
     */
    HintView step(List<Move> moves, int step, boolean wasMade, WhyBetter.Happens meant) {
        Match play = match.copy();
        for (int i = 0; i < step - 1; i++) play.playIndex(HintWords.index(play, moves.get(i)));
        int before = wasMade ? 1 : 0;
        int last = steps(moves);
        int all = seen(moves, last) - before;
        String sentence = "";
        if (step <= before) sentence = texts.get(all > 0 ? "review.step.made.more" : "review.step.made.only");
        else if (all > 1) {
            boolean brokenOff = isBrokenOff(play, moves.get(step - 1));
            String end = brokenOff ? "review.step.hidden" : "review.step.end";
            sentence = texts.get(step == last ? end : "review.step.of", seen(moves, step) - before, all);
        }
        return step(play, moves, step, wasMade, meant, sentence);
    }

    /** Whether the turn goes on after a move that is the last one shown: only what nobody can foretell is left out. */
    private static boolean isBrokenOff(Match play, Move last) {
        Match after = play.copy();
        after.playIndex(HintWords.index(after, last));
        return !after.isOver() && after.decider() == play.decider() && after.turnNumber() == play.turnNumber();
    }

    /** @return the same of a move that somebody has only asked about, and of what would come of it */
    HintView asked(List<Move> moves, int step) {
        Match play = match.copy();
        for (int i = 0; i < step - 1; i++) play.playIndex(HintWords.index(play, moves.get(i)));
        HintView told = step(
                play,
                moves,
                step,
                false,
                null,
                texts.get("hint.against.step", seen(moves, step), seen(moves, moves.size())));
        HintView.Play next = step < moves.size() ? HintView.Play.NEXT : HintView.Play.AGAIN;
        return new HintView(Stage.ANSWER, told.head(), told.sentence(), told.overlay()).playing(next);
    }

    private HintView step(
            Match play, List<Move> moves, int step, boolean wasMade, WhyBetter.Happens meant, String sentence) {
        Move move = moves.get(step - 1);
        String who = names.of(player(play));
        boolean seen = words.isNameless(move);
        List<String> came = came(play, move, seen, words.manner());
        boolean tells = seen && !came.isEmpty();
        String glad = glad(play, move);
        // Only what calls whoever hears it you tells who it is.
        boolean addressed = words.manner().you() == play.decider()
                && tells
                && !came.get(0)
                        .equals(came(play, move, true, words.manner().to(Manner.NOBODY))
                                .get(0));
        String head = tells
                ? by(who, came.get(0), addressed)
                : texts.get(key(step, wasMade, seen), who, names.of(move)) + glad;
        String purpose = glad.isEmpty() && meant != null ? meant(meant) : "";
        // What it was made for is told before what else came of it.
        int most = purpose.isEmpty() ? MOST_TOLD : MOST_TOLD - 1;
        String more = Stream.concat(
                        Stream.of(purpose).filter(said -> !said.isEmpty()),
                        came.stream().skip(tells ? 1 : 0).limit(most))
                .collect(Collectors.joining(" "));
        return new HintView(Stage.KNOWN, head, (more + " " + sentence).strip(), OverlayView.NONE);
    }

    /** @return what there is to be glad of in the move itself, to stand behind it: its own words are not told */
    private String glad(Match before, Move move) {
        if (before.isSecret()) return "";
        String language = words.manner().language();
        return Came.all(before, HintWords.index(before, move)).stream()
                .filter(event -> event.kind() == Event.Kind.RULE)
                .findFirst()
                .filter(event -> event.isSeenBy(Match.ONLOOKER))
                .map(event -> names.catalog().cheered(event.property(), language))
                .filter(cheered -> !cheered.isEmpty())
                .map(cheered -> texts.get("review.step.glad", cheered))
                .orElse("");
    }

    private String meant(WhyBetter.Happens meant) {
        String what =
                names.catalog().cheered(meant.event().property(), words.manner().language());
        if (what.isEmpty()) return "";
        boolean stops = meant.when() == WhyBetter.Happens.When.WARDED_OFF;
        return texts.get(stops ? "review.step.stops" : "review.step.threatens", what);
    }

    private static String key(int step, boolean wasMade, boolean seen) {
        if (step > 1) return seen ? "review.step.seen" : "review.step";
        if (wasMade) return seen ? "review.step.made.seen" : "review.step.made";
        return seen ? "review.step.first.seen" : "review.step.first";
    }

    /**
     * @param addressed whether it is said to who did it
     * @return the sentence, with who did it where it does not say that
     */
    private String by(String who, String sentence, boolean addressed) {
        if (addressed) return sentence;
        boolean named = IntStream.range(0, match.rules().players())
                .mapToObj(player -> names.of(names.catalog().thing(Type.PLAYER, player)))
                .anyMatch(sentence::startsWith);
        return sentence.contains(who) ? sentence : who + ": " + (named ? sentence : Names.small(sentence));
    }

    /** @return what everybody is told of that move; the rules' own words for it only where it has no others */
    private List<String> came(Match before, Move move, boolean nameless, Manner manner) {
        int at = HintWords.index(before, move);
        List<Event> events = nameless ? Came.all(before, at) : Came.of(before, at);
        return Linked.of(events.stream()
                .filter(event -> event.isSeenBy(Match.ONLOOKER))
                .map(event -> StoryTeller.sentence(event, Match.ONLOOKER, manner))
                .filter(told -> !told.isEmpty())
                .distinct()
                .toList());
    }

    private Thing player(Match play) {
        return names.catalog().thing(Type.PLAYER, play.decider());
    }
}
