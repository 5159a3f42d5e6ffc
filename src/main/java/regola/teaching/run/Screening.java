package regola.teaching.run;

import java.util.ArrayList;
import java.util.List;
import regola.engine.Match;
import regola.engine.value.PositionProblem;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.source.Trouble;
import regola.teaching.lesson.Beginning;
import regola.teaching.lesson.Show;
import regola.teaching.lesson.Trailer;
import regola.teaching.lesson.TrailerScene;

/**
 * A Screening is a trailer that has been played to its end, or as far as the rules allow it. Same trailer, same
 * screening.
 *
 * @param scenes those that could be played, in order
 * @param broken why the scene after them could not be; null if all could
 */
public record Screening(Trailer trailer, List<PlayedScene> scenes, Feedback broken) {
    public Screening {
        scenes = List.copyOf(scenes);
    }

    public static Screening of(Trailer trailer) {
        MotionTime time = new MotionTime(trailer.rules().board());
        List<PlayedScene> scenes = new ArrayList<>();
        Match match = null;
        for (TrailerScene scene : trailer.scenes()) {
            try {
                Match before = begun(trailer, scene.beginning(), match);
                List<Passage> passages = CopyPlay.play(before, scene.moves(), false);
                int motions = passages.stream()
                        .mapToInt(passage -> time.motions(passage.events()))
                        .sum();
                scenes.add(new PlayedScene(scene, before, passages, motions));
                match = CopyPlay.last(before, passages);
            } catch (Unfit unfit) {
                return new Screening(trailer, scenes, broken(unfit.what(), unfit.why(), scene, unfit));
            } catch (PositionProblem problem) {
                Spoken what = Spoken.of("its position does not fit", "la sua posizione non va bene");
                return new Screening(
                        trailer, scenes, broken(what, Spoken.same(String.valueOf(problem.getMessage())), scene, null));
            } catch (RuleFailure failure) {
                return new Screening(trailer, scenes, StepScene.failed(failure));
            }
        }
        return new Screening(trailer, scenes, null);
    }

    /** @param before where the scene before ended; null for the first */
    private static Match begun(Trailer trailer, Beginning beginning, Match before) throws Unfit {
        Match match = switch (beginning.kind()) {
            case GOES_ON -> before;
            case POSITION -> Match.at(trailer.rules(), beginning.position(), beginning.seed());
            default -> Match.start(trailer.rules(), beginning.seed());
        };
        return CopyPlay.last(match, CopyPlay.play(match, beginning.played(), false));
    }

    private static Feedback broken(Spoken what, Spoken why, TrailerScene scene, Unfit unfit) {
        return new Feedback(
                Verdict.BROKEN,
                what,
                why,
                null,
                Show.NOTHING,
                unfit == null || unfit.span() == null ? scene.span() : unfit.span());
    }

    /** @return why it could not be played to its end, with its place; only where that is so */
    public Trouble trouble() {
        Message what = Message.told(language -> broken.words().text(language).replaceFirst("\\.$", ""));
        TrailerScene scene = trailer.scenes().get(scenes.size());
        Span place = broken.place() == null ? scene.span() : broken.place();
        return Trouble.at(
                place,
                Message.of("the scene '{0}' cannot be played: {1}", scene.id(), what),
                Message.told(broken.reason()::text),
                "");
    }

    /** @return how long all of it lasts, in milliseconds */
    public int millis(String language) {
        return scenes.stream().mapToInt(scene -> scene.millis(language)).sum();
    }

    /** @return whether it could be played, and at its end somebody has won */
    public boolean isWon() {
        if (broken != null || scenes.isEmpty()) return false;
        Match end = scenes.get(scenes.size() - 1).after();
        return end.isOver()
                && !end.outcome().drawn()
                && !end.outcome().winners().isEmpty();
    }
}
