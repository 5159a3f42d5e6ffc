package regola.ui.work;

import java.lang.management.ManagementFactory;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import javax.swing.Timer;
import regola.ui.notice.Notices;
import regola.ui.theme.EventThread;
import regola.ui.view.Notice;
import regola.ui.view.Said;

/**
 * A Watch looks now and then at what workers are doing. What somebody waits for and takes long is told, and can be
 * given up; what nobody has asked for is given up by itself. For the event thread only.
 */
public final class Watch {
    /**
     * Rules that ask for too much say so themselves within two seconds; this is for what is worse, and for slow
     * machines.
     */
    static final int PATIENCE_MILLIS = 5_000;

    /** Where the page shows by itself that one waits. */
    static final int LONG_PATIENCE_MILLIS = 20_000;

    /**
     * A sketch that takes long may only wait for a busy machine: it is given up when it has computed so long after
     * that, or has stood still for very long.
     */
    static final int COMPUTING_MILLIS = 2_000;

    private static final int STANDSTILL_MILLIS = 60_000;
    private static final int MILLIS_BETWEEN_LOOKS = 250;
    private static final String GIVEN_UP = "slow.given";
    private static final String PICTURES = "slow.pictures";

    private final List<Worker> workers;
    private final Notices notices;
    private final Map<Worker, Worker.Job> told = new IdentityHashMap<>();
    /** Of sketches that take long, how much their threads had computed when that was seen, in nanoseconds. */
    private final Map<Worker.Job, Long> computed = new IdentityHashMap<>();
    /** What there is no picture of: one card tells of all. */
    private final Set<Said> unpictured = new LinkedHashSet<>();

    private final Timer looks = new Timer(MILLIS_BETWEEN_LOOKS, e -> look());

    public Watch(List<Worker> workers, Notices notices) {
        this.workers = workers.stream().flatMap(Worker::all).toList();
        this.notices = notices;
    }

    public void start() {
        EventThread.check("the watch over workers");
        looks.start();
    }

    public void stop() {
        EventThread.check("the watch over workers");
        looks.stop();
    }

    private void look() {
        workers.forEach(this::look);
    }

    private void look(Worker worker) {
        Worker.Job job = worker.job();
        Worker.Job before = told.get(worker);
        if (before != null && before != job) {
            told.remove(worker);
            notices.away(key(worker));
        }
        if (job == null || job == told.get(worker) || !job.hasTaken(patience(job))) return;
        if (job.asked()) tell(worker, job);
        else if (isEndless(job) && worker.giveUp(job)) noPicture(job);
    }

    static int patience(Worker.Job job) {
        return job.seen() ? LONG_PATIENCE_MILLIS : PATIENCE_MILLIS;
    }

    private boolean isEndless(Worker.Job job) {
        long now = ManagementFactory.getThreadMXBean().getThreadCpuTime(job.by().getId());
        Long then = computed.get(job);
        if (then == null) {
            computed.keySet().removeIf(other -> other.by() == job.by()); // it has come to its end
            computed.put(job, now);
        }
        // Where computing cannot be counted, only the clock tells.
        boolean counted = now >= 0 && !job.hasTaken(STANDSTILL_MILLIS);
        return !counted || then != null && now - then >= TimeUnit.MILLISECONDS.toNanos(COMPUTING_MILLIS);
    }

    private String key(Worker worker) {
        return "slow." + workers.indexOf(worker);
    }

    private void tell(Worker worker, Worker.Job job) {
        told.put(worker, job);
        notices.tell(Notice.word(key(worker), titled("slow.title", "slow.something", job.about()))
                .saying(Said.of("slow.text"))
                .offering("giveup", Said.of("slow.giveup"), () -> giveUp(worker, job)));
    }

    private void giveUp(Worker worker, Worker.Job job) {
        told.remove(worker);
        if (!worker.giveUp(job)) return; // it has come to its end just now
        notices.tell(Notice.word(GIVEN_UP, titled("slow.given", "slow.given.something", job.about()))
                .saying(Said.of("slow.given.text")));
    }

    private static Said titled(String named, String nameless, Said about) {
        return texts -> about.in(texts).isEmpty() ? texts.get(nameless) : texts.get(named, about.in(texts));
    }

    /**
     * What is missing is told of only where it says something: that the rules of a file of one's own may have no end.
     */
    private void noPicture(Worker.Job job) {
        if (job.about() == Said.NOTHING) return;
        if (!notices.shows(PICTURES)) unpictured.clear();
        unpictured.add(job.about());
        List<Said> all = List.copyOf(unpictured);
        Said names = texts -> String.join(
                ", ",
                all.stream()
                        .map(each -> each.in(texts))
                        .filter(each -> !each.isEmpty())
                        .distinct()
                        .toList());
        notices.tell(Notice.word(PICTURES, Said.of("slow.picture", names)).saying(Said.of("slow.picture.text")));
    }
}
