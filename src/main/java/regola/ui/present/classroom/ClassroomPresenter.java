package regola.ui.present.classroom;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import regola.ui.present.Pause;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.ClassroomView;
import regola.ui.view.match.ClassroomView.Option;
import regola.ui.view.match.ClassroomView.Tool;
import regola.ui.view.match.ClassroomView.Vote;
import regola.ui.view.match.ProjectorView;

/**
 * A ClassroomPresenter is what a teacher lays over a board for the class: lights, spotlight, tools, a countdown, a
 * vote. Intents go in from any thread, pictures come out on the worker.
 */
public final class ClassroomPresenter {
    /** So many options a vote has at most; each needs a letter that nothing else needs. */
    public static final int MOST_OPTIONS = 8;

    static final int MINUTE = 60;
    private static final int PLAIN_OPTIONS = 4;

    private final Executor worker;
    private final InstantSource clock;
    private final Pause pause;
    private final Consumer<ClassroomView> screen;
    private boolean lights = true;
    private boolean blank;
    private boolean spotlight;
    private Tool tool = Tool.POINT;
    /** When the time is over; null if there is no countdown. */
    private Instant over;

    private boolean ticking;
    private List<Option> options;
    /** What the vote was about that was put away; null if none was. */
    private List<Option> away;

    private final Deque<Integer> votes = new ArrayDeque<>();

    /** @param screen gets each picture */
    public ClassroomPresenter(Executor worker, InstantSource clock, Pause pause, Consumer<ClassroomView> screen) {
        this.worker = worker;
        this.clock = clock;
        this.pause = pause;
        this.screen = screen;
    }

    /** As it begins: nothing is laid over the board. */
    public void begin() {
        then(() -> {
            lights = true;
            blank = false;
            spotlight = false;
            tool = Tool.POINT;
            over = null;
            options = null;
            away = null;
            votes.clear();
        });
    }

    public void turnLights() {
        then(() -> lights = !lights);
    }

    public void setLights(boolean on) {
        then(() -> lights = on);
    }

    public void turnBlank() {
        then(() -> blank = !blank);
    }

    public void turnSpotlight() {
        then(() -> spotlight = !spotlight);
    }

    /** Takes a tool, or puts it away if it is in the hand already. */
    public void take(Tool chosen) {
        then(() -> tool = tool == chosen ? Tool.POINT : chosen);
    }

    // ---- time

    /** A minute to think, or a minute more. */
    public void addMinute() {
        then(() -> {
            Instant now = clock.instant();
            over = (over == null || over.isBefore(now) ? now : over).plusSeconds(MINUTE);
            tick();
        });
    }

    /** The countdown goes away; before that it stays, even when time is over. */
    public void endCountdown() {
        then(() -> over = null);
    }

    private void tick() {
        if (ticking || over == null || left() == 0) return;
        ticking = true;
        pause.after(
                Duration.ofMillis(250),
                () -> worker.execute(() -> {
                    ticking = false;
                    tick();
                    show();
                }));
    }

    /** @return whole seconds; what has begun counts */
    private int left() {
        long millis = Duration.between(clock.instant(), over).toMillis();
        return (int) Math.max(0, (millis + 999) / 1000);
    }

    // ---- a vote

    /**
     * Opens a vote, or puts it away. It is about the answers of a question; else about what can be chosen now, if that
     * is shown and there is not too much of it; else about A to D, which the teacher names. One that was put away comes
     * back with its votes as long as it is about the same.
     */
    public void turnVote(ProjectorView shown) {
        then(() -> {
            if (options != null) {
                away = options;
                options = null;
                return;
            }
            options = options(shown);
            if (!options.equals(away)) votes.clear();
        });
    }

    /** What won is played: its votes do not come back. */
    public void endVote() {
        then(() -> {
            options = null;
            away = null;
            votes.clear();
        });
    }

    private List<Option> options(ProjectorView shown) {
        List<Option> found = new ArrayList<>();
        if (shown != null) shown.answers().forEach(answer -> found.add(new Option("", answer.words(), null, 0)));
        boolean asked = !found.isEmpty();
        if (lights && shown != null && !asked) {
            shown.choices().forEach(choice -> found.add(new Option("", choice.words(), null, 0)));
            if (found.isEmpty()) lit(shown).forEach(site -> found.add(new Option("", called(site), site.id(), 0)));
        }
        if (lights && shown != null && !asked && found.size() < 2) {
            found.clear();
            found.addAll(colours(shown));
        }
        if (found.size() < 2 || found.size() > MOST_OPTIONS) {
            found.clear();
            for (int i = 0; i < PLAIN_OPTIONS; i++) found.add(new Option("", "", null, 0));
        }
        List<Option> lettered = new ArrayList<>();
        for (Option one : found)
            lettered.add(new Option(String.valueOf((char) ('A' + lettered.size())), one.words(), one.site(), 0));
        return lettered;
    }

    /** Where all that may be taken lies in one place, whose it is makes the difference. */
    private static List<Option> colours(ProjectorView shown) {
        Set<String> lit = shown.board().sites().stream()
                .flatMap(site -> site.pieces().stream())
                .filter(piece -> piece.is(Role.LEGAL) && piece.colour() != null)
                .map(PieceView::colour)
                .collect(Collectors.toSet());
        return shown.seats().stream()
                .filter(seat -> lit.contains(seat.colour()))
                .map(seat -> new Option("", seat.name(), null, 0))
                .toList();
    }

    /** A place without a name of its own has its letter on the board: the class reads no such thing as a4 there. */
    private static String called(SiteView site) {
        return site.name().equalsIgnoreCase(site.id()) ? "" : site.name();
    }

    /** Where something may be put comes before what may be taken. */
    private static List<SiteView> lit(ProjectorView shown) {
        List<SiteView> targets = shown.board().sites().stream()
                .filter(site -> site.is(Role.TARGET))
                .toList();
        if (!targets.isEmpty()) return targets;
        return shown.board().sites().stream()
                .filter(site -> site.is(Role.LEGAL) || site.pieces().stream().anyMatch(piece -> piece.is(Role.LEGAL)))
                .toList();
    }

    /** @param option its place among the options, from 0; where there is none, nothing happens */
    public void vote(int option) {
        then(() -> {
            if (options != null && option >= 0 && option < options.size()) votes.push(option);
        });
    }

    /** The last vote was a slip. */
    public void unvote() {
        then(() -> {
            if (options != null) votes.poll();
        });
    }

    private Vote tally() {
        if (options == null) return null;
        List<Option> counted = new ArrayList<>();
        for (int i = 0; i < options.size(); i++) {
            int place = i;
            counted.add(options.get(i)
                    .with((int) votes.stream().filter(vote -> vote == place).count()));
        }
        return new Vote(counted);
    }

    // ----

    private void then(Runnable change) {
        worker.execute(() -> {
            change.run();
            show();
        });
    }

    private void show() {
        screen.accept(new ClassroomView(lights, blank, spotlight, tool, over == null ? -1 : left(), tally()));
    }
}
