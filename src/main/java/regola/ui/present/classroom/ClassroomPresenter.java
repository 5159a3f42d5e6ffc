package regola.ui.present.classroom;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
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
    /** Of what is as high to the eye, within a distance of two neighbours. */
    private static final int ROWS = 2;

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
    /** What was to be seen when that was put away. */
    private Object before = "";
    /** Who was asked when the vote was opened. */
    private String asked = "";
    /** True after what won was done, until it is known whether the same move needs more. */
    private boolean onward;
    /** Whether one place alone was left to go to, which nobody has to vote for. */
    private boolean passed;

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
            onward = false;
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
     * back with its votes as long as it is about the same, and nothing has been moved.
     */
    public void turnVote(ProjectorView shown) {
        then(() -> {
            if (options != null) {
                away = options;
                before = moment(shown);
                options = null;
                return;
            }
            options = options(shown, lights, 2);
            onward = false;
            passed = false;
            asked = asked(shown);
            if (!options.equals(away) || !before.equals(moment(shown))) votes.clear();
        });
    }

    /** What won is played: its votes do not come back. If it only was how a move begins, the vote goes on. */
    public void endVote() {
        then(() -> {
            onward = options != null && !isNamed(options);
            passed = false;
            options = null;
            away = null;
            votes.clear();
        });
    }

    /**
     * There is another picture. A vote is about what it shows: it goes on with where a piece that was lifted may go, by
     * whichever way it was, and ends with the move. What the teacher names stays.
     */
    public void follow(ProjectorView shown) {
        worker.execute(() -> {
            if (options == null ? !onward : isNamed(options)) return;
            boolean same = shown != null && asked.equals(asked(shown)) && shown.next() == null;
            List<Option> next = same ? options(shown, true, 1) : List.of();
            if (next.equals(options) || isNamed(next) && isThere(shown)) return;
            // Where the teacher leaves one place to go to, there is nothing to vote for until more can be chosen.
            if (options != null && next.size() == 1) {
                options = null;
                away = null;
                votes.clear();
                onward = true;
                passed = true;
                show();
                return;
            }
            if (passed && next.size() == 1) return;
            passed = false;
            onward = false;
            options = next.isEmpty() || options == null && isNamed(next) && !isUnderWay(shown) ? null : next;
            away = null;
            votes.clear();
            show();
        });
    }

    /** @return what a vote is about beside its letters: who is asked, and where everything lies */
    private static Object moment(ProjectorView shown) {
        if (shown == null) return "";
        return List.of(
                asked(shown),
                shown.board().sites().stream()
                        .map(site -> site.pieces().stream().map(PieceView::name).toList())
                        .toList());
    }

    private static String asked(ProjectorView shown) {
        if (shown == null) return "";
        return shown.decider() == null ? shown.headline() : shown.decider().id();
    }

    /** @return whether something is chosen that has to go somewhere */
    private static boolean isUnderWay(ProjectorView shown) {
        return shown.board().sites().stream().anyMatch(ClassroomPresenter::isTarget);
    }

    private static boolean isTarget(SiteView site) {
        return site.is(Role.TARGET) || site.pieces().stream().anyMatch(piece -> piece.is(Role.TARGET));
    }

    /** @return whether the teacher names what the letters stand for */
    private static boolean isNamed(List<Option> options) {
        return options.stream().allMatch(ClassroomPresenter::isFree);
    }

    /** @param least with fewer the teacher names them */
    private static List<Option> options(ProjectorView shown, boolean lights, int least) {
        List<Option> found = new ArrayList<>();
        if (shown != null) shown.answers().forEach(answer -> found.add(new Option("", answer.words(), null, 0)));
        boolean asked = !found.isEmpty();
        if (lights && shown != null && !asked) {
            shown.choices().forEach(choice -> found.add(new Option("", choice.words(), null, 0)));
            if (found.size() < 2)
                read(shown.lit()).forEach(site -> found.add(new Option("", called(site), site.id(), 0)));
        }
        if (lights && shown != null && !asked && found.size() < least) {
            found.clear();
            found.addAll(colours(shown));
        }
        if (found.size() < least || found.size() > MOST_OPTIONS) {
            found.clear();
            for (int i = 0; i < PLAIN_OPTIONS; i++) found.add(new Option("", "", null, 0));
        }
        List<Option> lettered = new ArrayList<>();
        for (Option one : found) lettered.add(new Option(letter(lettered.size()), one.words(), one.site(), 0));
        return lettered;
    }

    /** @return whether the places that the teacher gave letters to can still be pressed */
    private boolean isThere(ProjectorView shown) {
        return options != null
                && shown != null
                && shown.lit().stream()
                        .map(SiteView::id)
                        .toList()
                        .containsAll(options.stream()
                                .map(Option::site)
                                .filter(Objects::nonNull)
                                .toList());
    }

    /**
     * Of more than there are letters for, what is pressed has one: the letter that most are for, if that stands for
     * nothing yet, else the next. As long as there are letters, one more is ready.
     */
    public void letter(ProjectorView shown, String place) {
        then(() -> {
            if (options == null || options.stream().anyMatch(one -> place.equals(one.site()))) return;
            Option most = tally().leading();
            Option free = most != null && isFree(most)
                    ? most
                    : options.stream()
                            .filter(ClassroomPresenter::isFree)
                            .findFirst()
                            .orElse(null);
            SiteView site = shown.board().site(place).orElse(null);
            if (free == null || site == null) return;
            List<Option> next = new ArrayList<>();
            for (Option one : options)
                next.add(one.letter().equals(free.letter()) ? new Option(one.letter(), called(site), place, 0) : one);
            if (next.size() < MOST_OPTIONS && next.stream().noneMatch(ClassroomPresenter::isFree))
                next.add(new Option(letter(next.size()), "", null, 0));
            options = next;
        });
    }

    private static boolean isFree(Option option) {
        return option.site() == null && option.words().isEmpty();
    }

    private static String letter(int place) {
        return String.valueOf((char) ('A' + place));
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

    /** Letters go as one reads: row by row from above, and in a row from the left. */
    private static List<SiteView> read(List<SiteView> lit) {
        return lit.stream()
                .sorted(Comparator.comparingLong((SiteView site) -> Math.round(site.y() * ROWS))
                        .thenComparingDouble(SiteView::x))
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
