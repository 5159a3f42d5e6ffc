package regola.ui.present.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.engine.Ruleset;
import regola.engine.value.Answer;
import regola.engine.value.Move;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem;
import regola.engine.value.RuleFailure;
import regola.language.source.Trouble;
import regola.ui.present.ProblemViews;
import regola.ui.view.ProblemView;

/**
 * A CarryOver takes a match that is being played under other rules: first as it stands, from the beginning of the turn
 * on with the moves made since; else all of it from its beginning, if every move still holds.
 *
 * @param timeline the match under the new rules; null if it cannot be
 * @param how in what way it goes on
 * @param problems why it cannot be; empty if it can
 */
record CarryOver(Timeline timeline, WentOn how, List<ProblemView> problems) {
    private static final int MOST_PROBLEMS = 3;
    /** What a position says of the rules that it was played under. */
    private static final List<String> OF_THE_RULES = List.of("game", "variants", "settings");

    /** @param seed of everything that chance decides from now on */
    static CarryOver of(Timeline old, Ruleset rules, long seed, String language) {
        List<ProblemView> problems = new ArrayList<>();
        try {
            int start = turnStart(old);
            Timeline timeline =
                    Timeline.start(rules, bare(old.moments().get(start).match().position()), seed);
            int played = play(timeline, old, start);
            return new CarryOver(timeline, new WentOn(old.at() - start - played, false), List.of());
        } catch (PositionProblem misfit) {
            misfit.problems().stream()
                    .limit(MOST_PROBLEMS)
                    .forEach(p -> problems.add(ProblemViews.of(p.trouble(language))));
        } catch (RuleFailure failure) {
            problems.add(ProblemViews.of(failure.trouble()));
        }
        return again(old, rules, language, problems);
    }

    /** All of it from its own seed. */
    private static CarryOver again(Timeline old, Ruleset rules, String language, List<ProblemView> problems) {
        if (old.from() != null) return new CarryOver(null, null, problems);
        try {
            Timeline timeline = Timeline.start(rules, old.seed());
            int played = play(timeline, old, 0);
            if (played == old.at()) return new CarryOver(timeline, new WentOn(0, true), List.of());
            problems.add(refusal(timeline, old.moments().get(played + 1).move(), language));
        } catch (RuleFailure failure) {
            problems.add(ProblemViews.of(failure.trouble()));
        }
        return new CarryOver(null, null, problems);
    }

    private static ProblemView refusal(Timeline timeline, Move move, String language) {
        String what = "'" + move.text() + "'";
        if (timeline.match().isOver()) return ProblemViews.of(Trouble.nowhere(what, "", ""));
        Answer answer = timeline.match().ask(move);
        if (answer instanceof Answer.Refused no)
            return ProblemViews.of(Trouble.at(no.why().span(), what, no.why().text(language), ""));
        String words = answer instanceof Answer.NotUnderstood no ? no.message().text(language) : "";
        return ProblemViews.of(Trouble.nowhere(what, words, ""));
    }

    /** @return the moment at which the turn of the present moment began */
    private static int turnStart(Timeline old) {
        int at = old.at();
        while (at > 0 && turn(old, at) == turn(old, at - 1)) at--;
        return at;
    }

    private static int turn(Timeline old, int moment) {
        return old.moments().get(moment).match().turnNumber();
    }

    /** @return how many moves after that moment hold, up to the present one */
    private static int play(Timeline timeline, Timeline old, int from) {
        int played = 0;
        while (from + played < old.at()) {
            Move move = old.moments().get(from + played + 1).move();
            if (timeline.match().isOver() || !(timeline.match().ask(move) instanceof Answer.Legal legal)) break;
            timeline.play(legal.move());
            played++;
        }
        return played;
    }

    private static Position bare(Position position) {
        Map<String, Object> fields = new LinkedHashMap<>(position.fields());
        fields.keySet().removeAll(OF_THE_RULES);
        return Position.of(fields);
    }
}
