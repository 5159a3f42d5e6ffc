package regola.ui.view.match;

import java.util.List;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.ZoneView;

/**
 * A ProjectorView is what a class sees of a match or a lesson: the board, whose decision it is, and what happened last.
 * Nothing in it is hidden from anybody.
 *
 * @param serial grows with every picture
 * @param title the game or the lesson
 * @param decider the seat that decides, or null
 * @param headline what is asked
 * @param told what happened last, or what helps to understand
 * @param unlit the same while nothing is lit: it speaks of nothing that only the lights show
 * @param reason why the last try was refused; empty if it was not
 * @param choices what may be chosen from a list
 * @param answers what a question offers to choose from: they are part of what is asked
 * @param seats whose trays stand beside the board; empty for none
 * @param shared what lies there and is nobody's
 * @param next the title of what comes next where this is done, which may be empty; null where it is not
 */
public record ProjectorView(
        long serial,
        String title,
        BoardView board,
        OverlayView overlay,
        List<HappeningView> happenings,
        SeatView decider,
        String headline,
        String told,
        String unlit,
        String reason,
        List<ChoiceView> choices,
        List<Answer> answers,
        List<SeatView> seats,
        List<ZoneView> shared,
        String next) {
    /** An Answer is one of those that a question offers. */
    public record Answer(String words, Sort sort) {
        /** OPEN: not chosen. RIGHT: the right one, chosen or shown. WRONG: chosen, and not right. */
        public enum Sort {
            OPEN,
            RIGHT,
            WRONG
        }
    }

    public ProjectorView {
        happenings = List.copyOf(happenings);
        choices = List.copyOf(choices);
        answers = List.copyOf(answers);
        seats = List.copyOf(seats);
        shared = List.copyOf(shared);
    }

    /** A board without trays. */
    public ProjectorView(
            long serial,
            String title,
            BoardView board,
            OverlayView overlay,
            List<HappeningView> happenings,
            SeatView decider,
            String headline,
            String told,
            String reason,
            List<ChoiceView> choices) {
        this(
                serial,
                title,
                board,
                overlay,
                happenings,
                decider,
                headline,
                told,
                told,
                reason,
                choices,
                List.of(),
                List.of(),
                List.of(),
                null);
    }

    /** @return the same with what a question offers */
    public ProjectorView asking(List<Answer> offered) {
        return new ProjectorView(
                serial,
                title,
                board,
                overlay,
                happenings,
                decider,
                headline,
                told,
                unlit,
                reason,
                choices,
                offered,
                seats,
                shared,
                next);
    }

    /** @return the same with what is told while nothing is lit */
    public ProjectorView unlit(String words) {
        return new ProjectorView(
                serial,
                title,
                board,
                overlay,
                happenings,
                decider,
                headline,
                told,
                words,
                reason,
                choices,
                answers,
                seats,
                shared,
                next);
    }

    /** @return the same with what lies beside the board */
    public ProjectorView with(List<SeatView> owners, List<ZoneView> ofNobody) {
        return new ProjectorView(
                serial,
                title,
                board,
                overlay,
                happenings,
                decider,
                headline,
                told,
                unlit,
                reason,
                choices,
                answers,
                owners,
                ofNobody,
                next);
    }

    /** @return the same, done; what comes next has that title, which may be empty */
    public ProjectorView done(String following) {
        return new ProjectorView(
                serial,
                title,
                board,
                overlay,
                happenings,
                decider,
                headline,
                told,
                unlit,
                reason,
                choices,
                answers,
                seats,
                shared,
                following);
    }

    /** @return what can be pressed now: where something may be put comes before what may be taken */
    public List<SiteView> lit() {
        List<SiteView> targets =
                board.sites().stream().filter(site -> bears(site, Role.TARGET)).toList();
        return targets.isEmpty()
                ? board.sites().stream().filter(site -> bears(site, Role.LEGAL)).toList()
                : targets;
    }

    private static boolean bears(SiteView site, Role role) {
        return site.is(role) || site.pieces().stream().anyMatch(piece -> piece.is(role));
    }
}
