package regola.ui.work;

import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

    private static final int MILLIS_BETWEEN_LOOKS = 250;
    private static final String GIVEN_UP = "slow.given";
    private static final String PICTURES = "slow.pictures";

    private final List<Worker> workers;
    private final Notices notices;
    private final Map<Worker, Worker.Job> told = new IdentityHashMap<>();
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
        if (job == null || job == told.get(worker) || !job.hasTaken(PATIENCE_MILLIS)) return;
        if (job.asked()) tell(worker, job);
        else if (worker.giveUp(job)) noPicture(job);
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

    private void noPicture(Worker.Job job) {
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
        notices.tell(Notice.word(PICTURES, titled("slow.picture", "slow.picture.something", names))
                .saying(Said.of("slow.picture.text")));
    }
}
