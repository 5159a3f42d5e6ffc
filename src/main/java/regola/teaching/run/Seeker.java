package regola.teaching.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Sought;
import regola.teaching.lesson.Task;

/**
 * A Seeker makes exercises: it plays random matches and looks for moments at which a step can be done, but not by every
 * move. The same step, seed and round give the same exercise; the later the round, the more legal moves there are to
 * choose from.
 */
final class Seeker {
    /** Of so many moments one is taken: what is easy and what is hard is seen by comparing. */
    private static final int COMPARED = 6;
    /** In how many rounds it goes from the easiest of them to the hardest. */
    private static final int ROUNDS_UP = 6;

    private static final int MOST_MATCHES = 400;
    private static final int MOST_DECISIONS = 2_000;
    /** Moments and moves that are looked at in all; keeps a search that finds nothing within a second or so. */
    private static final int MOST_TRIED = 30_000;

    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final LessonStep step;
    private final Sought sought;
    private final Ruleset rules;
    private int tried;

    Seeker(LessonStep step, Ruleset rules) {
        this.step = step;
        this.sought = step.beginning().sought();
        this.rules = rules;
    }

    /** @param round from 0 */
    Exercise find(int round) throws Unfit {
        SplittableRandom chance = new SplittableRandom(step.beginning().seed() + (round + 1) * SPREAD);
        List<Exercise> found = new ArrayList<>();
        for (int match = 0; match < MOST_MATCHES && tried < MOST_TRIED && found.size() < COMPARED; match++) {
            Exercise exercise = inOneMatch(chance.split(), round);
            if (exercise != null) found.add(exercise);
        }
        if (found.isEmpty()) throw new Unfit(Phrases.noExercise(), Spoken.SILENCE, step.span());
        found.sort(Comparator.comparingInt(Exercise::legal));
        return found.get(Math.min(found.size() - 1, round * found.size() / ROUNDS_UP));
    }

    /** @return null if the match has no such moment: each gives one at most, so that exercises are not all alike */
    private Exercise inOneMatch(SplittableRandom chance, int round) {
        Match match = Match.start(rules, chance.nextLong());
        Exercise kept = null;
        int seen = 0;
        for (int i = 0; i < MOST_DECISIONS && !match.isOver() && tried < MOST_TRIED; i++) {
            Exercise here = here(match, round);
            // Each moment of the match is as likely as the others, however many there are.
            if (here != null && chance.nextInt(++seen) == 0) kept = here;
            match = CopyPlay.after(match, chance.nextInt(match.legalCount()));
        }
        return kept;
    }

    private Exercise here(Match match, int round) {
        tried++;
        int legal = match.legalCount();
        if (legal < sought.fewest() || legal > sought.most()) return null;
        try {
            if (sought.when() != null && !match.holds(sought.when())) return null;
            if (step.task() instanceof Task.Play play) return playable(match, play, round);
            if (step.task() instanceof Task.Find find
                    && find.query() != null
                    && match.answer(find.query()).isEmpty()) return null;
            return new Exercise(match, round, legal, 0);
        } catch (RuleFailure failure) {
            return null; // a question that cannot be answered here is none for this moment
        }
    }

    /** @return null unless some of the moves lead on, and others do not */
    private Exercise playable(Match match, Task.Play task, int round) {
        PlayCourse course = new PlayCourse(task, step.beginning().seed(), match.decider());
        if (!course.isLearners(match.decider())) return null;
        PlayedSoFar standing = PlayedSoFar.first(match);
        Search search = new Search(task, course);
        int ways = 0;
        List<Move> legal = match.decision().legal();
        for (Move move : legal) {
            tried++;
            if (search.leadsOn(standing, move) && ++ways > sought.ways()) return null;
        }
        return ways == 0 || ways == legal.size() ? null : new Exercise(match, round, legal.size(), ways);
    }
}
