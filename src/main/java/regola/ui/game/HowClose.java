package regola.ui.game;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryLine;

/** A HowClose is what is true of a match that is over: why it ended, and how close it was or how long it took. */
final class HowClose {
    /** Of all that two have together, what lies between them where it was not close. */
    private static final double FAR = 0.2;

    private static final Pattern NUMBER = Pattern.compile("[-\u2212]?\\d+");

    /** More letters are not read beside the board. */
    private static final int LONGEST = 120;

    private HowClose() {}

    /**
     * @return how it ended, before that what brought it about: of an end alone one asks how it came; and behind it by
     *     what it is decided who has won
     */
    static String why(MatchView view) {
        String end = view.decision().advice();
        // Who gives up does so whatever was played last.
        if (view.decision().waiting() == Waiting.GIVEN_UP) return end;
        List<String> told = new ArrayList<>();
        for (StoryLine line : view.story().lines()) {
            if (line.depth() == 0) told.clear();
            else if (!end.contains(line.text()) && !line.text().contains(end)) told.add(line.text());
        }
        // What is called out, or what somebody does to somebody else, says more than what comes of it.
        String cause = told.stream()
                .filter(said -> said.endsWith("!"))
                .findFirst()
                .or(() -> told.stream()
                        .filter(said -> view.seats().stream()
                                        .filter(seat -> said.contains(seat.name()))
                                        .count()
                                > 1)
                        .findFirst())
                .orElse(told.isEmpty() ? "" : told.get(told.size() - 1));
        // Why somebody has won stands last: it is what is left where there is little room.
        String by = view.decision().asks();
        return Stream.of(cause + " " + end + " " + by, end + " " + by, end)
                .map(String::strip)
                .filter(said -> !end.isEmpty() && said.length() <= LONGEST)
                .findFirst()
                .orElse(end);
    }

    /**
     * @param seats of a match that was played to its end
     * @param me the only person who played
     * @param moves how many there were
     * @return the sentence; empty where there is nothing to be said
     */
    static String of(List<SeatView> seats, SeatView me, int moves, Texts texts) {
        List<SeatView> others = seats.stream()
                .filter(seat -> !seat.equals(me) && seat.sort() != SeatView.Sort.NEUTRAL)
                .toList();
        OptionalLong best = others.stream()
                .filter(seat -> me.winner() || seat.winner())
                .mapToLong(seat -> points(seat).orElse(Long.MIN_VALUE))
                .max();
        OptionalLong mine = points(me);
        boolean counted = mine.isPresent() && best.isPresent() && best.getAsLong() > Long.MIN_VALUE;
        // Who was out long before the others came to an end has not held out so long.
        if (!counted && me.out() && others.size() > 1) return "";
        if (!counted) return texts.get(me.winner() ? "end.fact.won" : "end.fact.held", moves);
        long ahead = mine.getAsLong() - best.getAsLong();
        // Where the points have not decided, nothing is said of them.
        if (ahead == 0 || ahead > 0 != me.winner()) return "";
        if (Math.abs(ahead) == 1) return texts.get(ahead > 0 ? "end.fact.ahead.one" : "end.fact.behind.one");
        return texts.get(ahead > 0 ? "end.fact.ahead" : "end.fact.behind", Math.abs(ahead));
    }

    /**
     * @param seats of a match that was played to its end
     * @param me the only person who played
     * @return the same to those who read little, beside what cheers them: both numbers of points; empty where these
     *     have not decided, or are not counted
     */
    static String forChildren(List<SeatView> seats, SeatView me, Texts texts) {
        OptionalLong mine = points(me);
        OptionalLong best = seats.stream()
                .filter(seat -> !seat.equals(me) && (me.winner() || seat.winner()))
                .map(HowClose::points)
                .filter(OptionalLong::isPresent)
                .mapToLong(OptionalLong::getAsLong)
                .max();
        if (mine.isEmpty() || best.isEmpty()) return "";
        boolean ahead = mine.getAsLong() > best.getAsLong();
        if (mine.getAsLong() == best.getAsLong() || ahead != me.winner()) return "";
        String other = String.valueOf(best.getAsLong()).replace('-', '\u2212');
        return texts.get(
                ahead ? "child.end.most.by" : "child.end.lost.by", me.score().strip(), other);
    }

    /**
     * @param seats of a match that was given up
     * @param me the only person who played, and who has given up
     * @param moves how many there were
     * @return how it stood, or how long it took; empty where nothing had been done
     */
    static String given(List<SeatView> seats, SeatView me, int moves, Texts texts) {
        OptionalLong mine = points(me);
        OptionalLong best = seats.stream()
                .filter(seat -> !seat.equals(me) && seat.sort() != SeatView.Sort.NEUTRAL)
                .map(HowClose::points)
                .filter(OptionalLong::isPresent)
                .mapToLong(OptionalLong::getAsLong)
                .max();
        if (moves == 0) return "";
        if (mine.isEmpty() || best.isEmpty())
            return moves == 1 ? texts.get("end.fact.given.one") : texts.get("end.fact.given", moves);
        long ahead = mine.getAsLong() - best.getAsLong();
        if (ahead == 0) return texts.get("end.fact.given.level");
        if (Math.abs(ahead) == 1)
            return texts.get(ahead > 0 ? "end.fact.given.ahead.one" : "end.fact.given.behind.one");
        return texts.get(ahead > 0 ? "end.fact.given.ahead" : "end.fact.given.behind", Math.abs(ahead));
    }

    /**
     * @param seats of a match that was played to its end
     * @param me the only person who played, and who has lost
     * @return whether the winner has so much more that nobody would call it close
     */
    static boolean isFar(List<SeatView> seats, SeatView me) {
        OptionalLong mine = points(me);
        OptionalLong best = seats.stream()
                .filter(SeatView::winner)
                .map(HowClose::points)
                .filter(OptionalLong::isPresent)
                .mapToLong(OptionalLong::getAsLong)
                .max();
        if (mine.isEmpty() || best.isEmpty()) return false;
        long all = Math.abs(mine.getAsLong()) + Math.abs(best.getAsLong());
        return best.getAsLong() - mine.getAsLong() > FAR * all;
    }

    private static OptionalLong points(SeatView seat) {
        String score = seat.score() == null ? "" : seat.score().strip();
        return NUMBER.matcher(score).matches()
                ? OptionalLong.of(Long.parseLong(score.replace('\u2212', '-')))
                : OptionalLong.empty();
    }
}
