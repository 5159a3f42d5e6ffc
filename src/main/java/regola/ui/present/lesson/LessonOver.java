package regola.ui.present.lesson;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.teaching.lesson.LessonStep;
import regola.teaching.run.LessonRun;
import regola.teaching.run.StepResult;
import regola.ui.present.picture.Cards;
import regola.ui.present.picture.Tongue;
import regola.ui.view.Texts;
import regola.ui.view.board.CardView;
import regola.ui.view.lesson.LessonCardView;
import regola.ui.view.lesson.LessonEndView;

/** A LessonOver is what the learner sees at the end of a lesson: how it went, and what it was about. */
final class LessonOver {
    /** With so many mistakes alone there are two stars: where there is one, help has cost the second. */
    private static final int TWO_STARS = 2;

    private final LessonRun run;
    private final Tongue tongue;
    private final Texts texts;
    private final String language;

    LessonOver(LessonSession session) {
        this.run = session.run();
        this.tongue = session.tongue();
        this.texts = tongue.texts();
        this.language = tongue.names().language();
    }

    /** @param next the lesson that follows, or null */
    LessonEndView of(LessonShelf.Entry next) {
        int open =
                (int) run.results().stream().filter(result -> !result.solved()).count();
        String summary = open > 0
                ? texts.get(
                        "lesson.end.open",
                        run.results().size() - open,
                        run.results().size())
                : howItWent();
        return new LessonEndView(
                run.stars(),
                summary,
                open > 0 ? "" : tip(),
                learnt(),
                open,
                cards(),
                next == null ? "" : next.id(),
                next == null ? "" : next.title().text(language),
                run.tries() == 0,
                isKept());
    }

    private boolean isKept() {
        return LessonCardView.isKept(run.lesson().id());
    }

    /** An exercise from a match keeps its answer back until the end; then that is what one knows. */
    private String learnt() {
        List<LessonStep> steps = run.lesson().steps();
        String done = isKept() ? steps.get(steps.size() - 1).done().text(language) : "";
        return done.isEmpty() ? run.lesson().header().idea().text(language) : done;
    }

    /**
     * @return those of all steps, each thing once; where there are none, what the lesson itself says that it is about
     */
    private List<CardView> cards() {
        Cards drawn = new Cards(run.lesson().rules().game(), tongue);
        Set<CardView> cards = new LinkedHashSet<>();
        for (LessonStep step : run.lesson().steps()) {
            if (step.card() == null) continue;
            cards.add(drawn.of(step.card()).among(cards));
        }
        String idea = learnt();
        if (cards.isEmpty() && !idea.isEmpty()) {
            String title = run.lesson().header().title().text(language);
            cards.add(new CardView(run.lesson().id(), null, null, null, title, idea));
        }
        return List.copyOf(cards);
    }

    /** Whoever has fewer than three stars reads what they had, and what the others are for, in a line. */
    private String howItWent() {
        return texts.get(
                switch (run.stars()) {
                    case 3 -> withThree();
                    case 2 ->
                        run.tries() == 0
                                ? "lesson.end.two.help"
                                : extraHints() > 0 ? "lesson.end.two.both" : "lesson.end.two";
                    default -> run.tries() > TWO_STARS ? "lesson.end.one" : "lesson.end.one.help";
                },
                cost());
    }

    /** Only whoever needed no help and has just lost or left no match knows it by heart. */
    private String withThree() {
        if (run.isNotWon()) return "lesson.end.three.lost";
        if (run.isBrokenOff()) return "lesson.end.three.open";
        return run.isHelped() ? "lesson.end.three.helped" : "lesson.end.three";
    }

    private String tip() {
        String more = run.stars() == 3 ? "" : texts.get("lesson.end.more", cost());
        boolean told = run.results().stream().anyMatch(StepResult::told);
        // A wrong try is also one that the rules refuse; not where trying is what the step is for.
        String counts = run.stars() < 3 && run.tries() > 0 ? texts.get("lesson.end.counts") : "";
        return Stream.of(more, counts, told ? texts.get("lesson.end.told") : "")
                .filter(said -> !said.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /** @return what there was this time that stars are not for */
    private String cost() {
        int hints = extraHints();
        int shown = (int) run.results().stream().filter(StepResult::shown).count();
        return Stream.of(
                        times(run.tries(), "lesson.end.cost.try", "lesson.end.cost.try.more"),
                        times(hints, "lesson.end.cost.hint", "lesson.end.cost.hint.more"),
                        times(shown, "lesson.end.cost.shown", "lesson.end.cost.shown.more"))
                .filter(said -> !said.isEmpty())
                .collect(Collectors.joining(", "));
    }

    /** @return how many hints there were beside the first of each step, which is free */
    private int extraHints() {
        return run.results().stream()
                .mapToInt(result -> Math.max(0, result.hints() - 1))
                .sum();
    }

    private String times(int count, String once, String more) {
        return count == 0 ? "" : count == 1 ? texts.get(once) : texts.get(more, count);
    }
}
