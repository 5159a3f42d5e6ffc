package regola.ui.view.lesson;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import regola.ui.view.ProseView;
import regola.ui.view.board.CardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.MatchView;
import regola.ui.view.rules.RuleView;

/**
 * A LessonView is all that the window shows of a lesson at one moment.
 *
 * @param serial grows with every picture of the lesson
 * @param language "en" or "it"
 * @param title what the lesson is called
 * @param steps for each step whether it is done
 * @param told the places of those steps that are done only because the answer was told
 * @param at the place of the present step, from 0
 * @param state how the step stands
 * @param goal what is to be done, in one sentence
 * @param brief the same in fewer words for children, or the goal itself
 * @param card what this step is about, or the step before it that said so last; null if none has yet
 * @param trays whose trays stand beside the board, the same in all steps of a lesson
 * @param own the place of the learner's seat among those of the match, whose tray stands nearest; -1 for whoever
 *     decides
 * @param ahead what any step of the lesson needs room for
 * @param explanation what helps to understand it; may be empty
 * @param sought what is to be pointed at for an answer
 * @param rules the rules in the margin
 * @param message the answer to the last try, or null
 * @param hint the hint that was reached; may be empty
 * @param untilHint how many milliseconds until another hint, or how it is done, opens by itself; 0 if nothing is waited
 *     for
 * @param acts what is offered now
 * @param answers to choose from; empty if the step has none
 * @param end the card at the end, null before it
 * @param match the match as it stands; null if the lesson is so broken that there is none
 * @param overlay what guides the eye over the board
 */
public record LessonView(
        long serial,
        String language,
        String title,
        List<Boolean> steps,
        Set<Integer> told,
        int at,
        LessonState state,
        ProseView goal,
        ProseView brief,
        CardView card,
        Trays trays,
        int own,
        AheadView ahead,
        ProseView explanation,
        Sought sought,
        List<RuleView> rules,
        MessageView message,
        ProseView hint,
        int untilHint,
        List<ActView> acts,
        List<AnswerView> answers,
        LessonEndView end,
        MatchView match,
        OverlayView overlay) {
    /** NONE: nobody's. OWN: that of the player who is to decide. ALL: everybody's. */
    public enum Trays {
        NONE,
        OWN,
        ALL
    }

    /** What is to be pointed at for an answer. NOTHING: nothing is. PLACE, PLAYER: that alone. THING: anything else. */
    public enum Sought {
        NOTHING,
        PLACE,
        PLAYER,
        THING
    }

    public LessonView {
        steps = List.copyOf(steps);
        told = Set.copyOf(told);
        rules = List.copyOf(rules);
        acts = List.copyOf(acts);
        answers = List.copyOf(answers);
    }

    /** @return whether things are to be marked for an answer */
    public boolean marking() {
        return sought != Sought.NOTHING;
    }

    /** @return whether things are marked first and then checked */
    public boolean marks() {
        return marking() && offers(LessonAct.CHECK);
    }

    /** @return whether the act is offered and open */
    public boolean can(LessonAct act) {
        return acts.stream().anyMatch(each -> each.act() == act && !each.quiet());
    }

    /** @return whether what leads on is open */
    public boolean leads() {
        return acts.stream().anyMatch(act -> act.main() && !act.quiet());
    }

    /** @return whether a button leads on and nothing is to be done on the board */
    public boolean isOnlyLedOn() {
        return !marking() && leads();
    }

    /** @return whether the act is offered, open or not */
    public boolean offers(LessonAct act) {
        return acts.stream().anyMatch(each -> each.act() == act);
    }

    /** @return how much is marked on the board, judged or not */
    public int counted() {
        return marks(EnumSet.of(Role.MARKED, Role.HIT, Role.EXTRA));
    }

    private int marks(Set<Role> counted) {
        int marks = 0;
        for (SiteView site : match.board().sites()) {
            if (!Collections.disjoint(site.roles(), counted)) marks++;
            for (PieceView piece : site.pieces()) if (!Collections.disjoint(piece.roles(), counted)) marks++;
        }
        return marks;
    }
}
