package regola.ui.screen;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import regola.ui.present.BoardPresenter;
import regola.ui.present.classroom.ClassroomPresenter;
import regola.ui.present.match.GamePresenter;
import regola.ui.view.board.OverlayView;
import regola.ui.view.match.ClassroomView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.HintView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.ProjectorView;
import regola.ui.view.match.StoryLine;
import regola.ui.view.match.StoryView;

/** A GameLectern is a match before a class: on and back are its moments. */
final class GameLectern implements Lectern {
    private final String game;
    private final GamePresenter match;
    private final Supplier<MatchView> seen;
    private final Runnable setUp;
    private final GameHelp help;
    private final BooleanSupplier numbered;

    /**
     * @param setUp goes to the page where a position is set up
     * @param numbered whether numbers of rules are said
     */
    GameLectern(
            String game,
            GamePresenter match,
            Supplier<MatchView> seen,
            Runnable setUp,
            GameHelp help,
            BooleanSupplier numbered) {
        this.game = game;
        this.match = match;
        this.seen = seen;
        this.setUp = setUp;
        this.help = help;
        this.numbered = numbered;
    }

    @Override
    public String game() {
        return game;
    }

    @Override
    public ProjectorView view() {
        return projected(seen.get(), OverlayView.NONE, numbered.getAsBoolean());
    }

    /**
     * @param numbered whether numbers of rules are said
     * @return a match with what was told last
     */
    static ProjectorView projected(MatchView view, OverlayView overlay, boolean numbered) {
        DecisionView decision = view.decision();
        String end = decision.isOver() ? decision.advice() : "";
        String reason = view.problem() != null
                ? view.problem().what()
                : view.why() == null
                        ? ""
                        : view.why().sentence()
                                + (view.why().rule() == null || !numbered
                                        ? ""
                                        : " (" + view.why().rule() + ")");
        String told = told(view.story());
        return new ProjectorView(
                        view.serial(),
                        view.title(),
                        view.board(),
                        overlay,
                        view.happenings(),
                        decision.decider(),
                        asked(decision),
                        told.contains(end) ? told : (told + " " + end).strip(),
                        reason,
                        decision.choices())
                .with(view.seats(), view.shared());
    }

    /** Whoever decides stands before what is asked, in words too. */
    private static String asked(DecisionView decision) {
        String name = decision.decider() == null ? "" : decision.decider().name();
        return decision.question().startsWith(name) ? decision.question() : name + ": " + decision.question();
    }

    static String told(StoryView story) {
        List<StoryLine> now = story.lines().stream()
                .filter(line -> line.moment() == story.moment())
                .toList();
        boolean more =
                now.stream().anyMatch(line -> line.depth() > 0); // what came of a move says more than who made it
        return now.stream()
                .filter(line -> !more || line.depth() > 0)
                .map(StoryLine::sentence)
                .collect(Collectors.joining(" "));
    }

    @Override
    public void project(boolean on) {
        match.project(on);
    }

    @Override
    public BoardPresenter presenter() {
        return match;
    }

    @Override
    public boolean setUp() {
        setUp.run();
        return true;
    }

    @Override
    public boolean ask(ClassroomPresenter classroom) {
        if (seen.get().decision().waiting() != DecisionView.Waiting.PERSON) return false;
        help.ask();
        return true;
    }

    @Override
    public String noVote() {
        return seen.get().story().looking() ? "classroom.vote.past" : "";
    }

    @Override
    public HintView told() {
        return help.told();
    }

    @Override
    public String on(ClassroomPresenter classroom, ClassroomView laid) {
        MatchView view = seen.get();
        if (view.canRedo()) match.goTo(view.story().moment() + 1);
        else if (view.decision().waiting() == DecisionView.Waiting.PAUSED) match.goOn();
        else if (!laid.lights()) classroom.setLights(true);
        else if (view.decision().waiting() == DecisionView.Waiting.PERSON) return "classroom.on.none";
        return "";
    }

    @Override
    public String back(ClassroomPresenter classroom) {
        MatchView view = seen.get();
        if (view.story().moment() == 0) return "classroom.back.none";
        match.goTo(view.story().moment() - 1);
        return "";
    }
}
