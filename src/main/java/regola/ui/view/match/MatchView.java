package regola.ui.view.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import regola.ui.view.ProblemView;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.LastTurn;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.WheelView;
import regola.ui.view.board.ZoneView;

/**
 * A MatchView is all that the window shows of a match at one moment.
 *
 * @param serial grows with every picture of the match
 * @param title the game's name
 * @param rules what is played: variants and changed settings, in words; may be empty
 * @param shared zones that belong to nobody
 * @param why why the last try was refused, or null
 * @param problem what failed in the rule file, or null
 * @param happenings what happened since the picture before, in order; after something was taken back, how everything
 *     went home
 * @param guide words on the board that go with this decision
 * @param aim what one plays for, as long as nobody who sits here has decided anything; else empty
 * @param language "en" or "it"
 */
public record MatchView(
        long serial,
        String title,
        String rules,
        String language,
        BoardView board,
        List<SeatView> seats,
        List<ZoneView> shared,
        DecisionView decision,
        StoryView story,
        WhyView why,
        ProblemView problem,
        List<HappeningView> happenings,
        boolean canUndo,
        boolean canRedo,
        OverlayView guide,
        String aim) {
    public MatchView {
        seats = List.copyOf(seats);
        shared = List.copyOf(shared);
        happenings = List.copyOf(happenings);
    }

    /**
     * @return the same, with the only move about to play itself: why, and where it leads
     * @param waits whether it waits for a press
     */
    public MatchView forced(String words, OverlayView where, boolean waits) {
        return with(decision.forced(words, waits), guide.and(where));
    }

    /** @return whether a person can turn something by its signs: nothing else on a board is done so */
    public boolean turns() {
        return decision.waiting() == DecisionView.Waiting.PERSON
                && board.wheels().stream()
                        .flatMap(wheel -> wheel.turns().stream())
                        .anyMatch(WheelView.Turn::isLegal);
    }

    /** @return the same, with what came of the last move, a sentence each */
    public MatchView telling(List<String> sentences) {
        return with(decision.telling(sentences), guide);
    }

    /**
     * @return the same where each seat where nobody sits tells itself what it did: what else is told is what was done
     *     to who reads it, and what no seat tells
     */
    public MatchView toldAtSeats() {
        boolean person = decision.waiting() == DecisionView.Waiting.PERSON;
        if (!person && decision.waiting() != DecisionView.Waiting.COMPUTER) return this;
        List<String> told = new ArrayList<>(decision.told());
        for (SeatView seat : seats) {
            // The same may have been told of another before.
            if (!person && seat.turn().last() != story.moment()) continue;
            for (LastTurn.Said said : seat.turn().others()) told.removeIf(said.elsewhere()::equals);
        }
        // Whoever is in the midst of a turn has read what was done before it.
        if (person && story.since() > 0 && story.since() <= story.moment()) {
            List<LastTurn.Said> yours = seats.stream()
                    .filter(seat -> seat.turn().last() >= story.since())
                    .sorted(Comparator.comparingInt(seat -> seat.turn().last()))
                    .flatMap(seat -> seat.turn().yours().stream())
                    .toList();
            // That something of theirs was moved along is seen at the seat, and no news beside what they lost.
            boolean more = yours.stream().anyMatch(said -> said.weight() > LastTurn.WEIGHTY);
            List<String> news = yours.stream()
                    .filter(said -> !more || said.weight() > LastTurn.WEIGHTY)
                    .map(LastTurn.Said::elsewhere)
                    .distinct()
                    .toList();
            told.removeIf(news::contains);
            told.addAll(news);
        }
        return telling(told);
    }

    /** @return the same, over though its rules do not say so */
    public MatchView ended(DecisionView end, List<SeatView> standing) {
        return with(end, standing, OverlayView.NONE);
    }

    /** @return the same with these seats */
    public MatchView seated(List<SeatView> sides) {
        return with(decision, sides, guide);
    }

    /** @return the same in which that seat acts */
    public MatchView acting(int seat) {
        List<SeatView> all = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) all.add(seats.get(i).acting(i == seat));
        return with(decision, all, guide);
    }

    /**
     * @return of whom is spoken: who is told to be out, who is seen to move in what could have been, else who decides;
     *     null for nobody
     */
    public SeatView spokenOf() {
        if (isTellingOut()) return person();
        return story.aside() == 0
                ? decision.decider()
                : seats.stream().filter(SeatView::deciding).findFirst().orElse(decision.decider());
    }

    /** @return whether the match waits so that the only person reads to be out of it */
    public boolean isTellingOut() {
        return decision.waiting() == DecisionView.Waiting.PAUSED && !story.looking() && isOut();
    }

    /** @return whether only one person plays, and has left the match, which goes on */
    public boolean isOut() {
        SeatView only = person();
        return only != null && only.out();
    }

    private SeatView person() {
        List<SeatView> people = seats.stream()
                .filter(seat -> seat.sort() == SeatView.Sort.HUMAN)
                .toList();
        return people.size() == 1 ? people.get(0) : null;
    }

    /** @return the same, of which this is asked */
    public MatchView deciding(DecisionView asked) {
        return with(asked, guide);
    }

    /** @return the same on a board of which not all is seen */
    public MatchView on(BoardView seen) {
        return with(seen, seats, decision, happenings, guide, aim);
    }

    /** @return the same, with what one plays for */
    public MatchView about(String words) {
        return with(board, seats, decision, happenings, guide, words);
    }

    /** @return the same, with more on the board that goes with this decision */
    public MatchView guided(OverlayView more) {
        return with(decision, guide.and(more));
    }

    /** @return the same, with something that happened since the picture before */
    public MatchView happening(List<HappeningView> happened) {
        return with(board, seats, decision, happened, guide, aim);
    }

    private MatchView with(DecisionView decides, OverlayView shown) {
        return with(decides, seats, shown);
    }

    private MatchView with(DecisionView decides, List<SeatView> sides, OverlayView shown) {
        return with(board, sides, decides, happenings, shown, aim);
    }

    private MatchView with(
            BoardView on,
            List<SeatView> sides,
            DecisionView decides,
            List<HappeningView> happened,
            OverlayView shown,
            String playedFor) {
        return new MatchView(
                serial, title, rules, language, on, sides, shared, decides, story, why, problem, happened, canUndo,
                canRedo, shown, playedFor);
    }

    /**
     * @param before the picture before; null if there is none
     * @return whether something that was, or could have been, is looked at here which is not seen in that picture
     */
    public boolean isTurnedToAfter(MatchView before) {
        if (!story.looking()) return false;
        return before == null
                || !before.story.looking()
                || before.story.moment() != story.moment()
                || before.story.aside() != story.aside();
    }

    /** @return whether something was refused just now: what was advised before would lie over what is told of that */
    public boolean isRefused() {
        return why != null && why.sort() != WhyView.Sort.STRAY;
    }

    /** @return whether a person decides here who can be advised, also where somebody only looks at what was */
    public boolean isPersonHere() {
        return switch (decision.waiting()) {
            case PERSON -> true;
            case PAUSED ->
                story.looking()
                        && decision.decider() != null
                        && decision.decider().sort() == SeatView.Sort.HUMAN;
            default -> false;
        };
    }
}
