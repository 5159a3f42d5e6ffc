package regola.ui.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import regola.ui.present.Errand;
import regola.ui.present.OneThread;
import regola.ui.present.Sketch;
import regola.ui.view.Said;

/** What does not end is given up, and everything else goes on. */
class WorkerTest {
    private final List<Object> done = new CopyOnWriteArrayList<>();
    private final List<Throwable> troubles = new CopyOnWriteArrayList<>();
    private final AtomicBoolean free = new AtomicBoolean();
    private final Worker worker = new Worker("tested", troubles::add);

    @AfterEach
    void end() {
        free.set(true);
        worker.finish();
    }

    /** Hears nothing, not even that it is interrupted, until the test lets it go. */
    private void stuck() {
        while (!free.get()) Thread.onSpinWait();
    }

    private static void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as(what).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    private static void drain(Worker worker) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        worker.execute(latch::countDown);
        assertThat(latch.await(20, TimeUnit.SECONDS))
                .as("what was asked for next is done")
                .isTrue();
    }

    @Test
    void whatBelongsToAThreadThatIsLetGoGoesToTheOneInItsPlace() throws InterruptedException {
        OneThread guard = new OneThread("a match");
        worker.execute(new Errand(
                Said.plain("a stone"),
                () -> {
                    guard.check();
                    done.add("begun");
                    stuck();
                    try {
                        guard.check();
                    } catch (IllegalStateException refused) {
                        done.add("the lost one is refused");
                    }
                },
                guard::check));
        await("it is under way", () -> done.contains("begun"));
        worker.giveUp(worker.job());
        worker.execute(guard::check);
        drain(worker);
        free.set(true);
        await("the lost thread has come back", () -> done.contains("the lost one is refused"));
        assertThat(troubles).isEmpty();
    }

    @Test
    void whatIsStuckIsGivenUpPutInOrderAndWhatWaitedIsDone() throws InterruptedException {
        worker.execute(new Errand(
                Said.plain("a stone"),
                () -> {
                    stuck();
                    worker.execute(() -> done.add("queued by the lost one"));
                    Errand.stopIfGivenUp();
                    done.add("written by the lost one");
                },
                () -> done.add("put in order")));
        worker.execute(() -> done.add("next"));
        await("it is under way", () -> worker.job() != null);
        Worker.Job job = worker.job();
        assertThat(job.about().in(null)).isEqualTo("a stone");
        assertThat(job.hasTaken(TimeUnit.HOURS.toMillis(1))).isFalse();
        assertThat(Watch.patience(job)).isEqualTo(Watch.PATIENCE_MILLIS);
        Errand seen = new Errand(Said.NOTHING, () -> {}, () -> {}, true);
        assertThat(Watch.patience(Worker.Job.of(seen, job.by())))
                .as("the page shows that one waits")
                .isEqualTo(Watch.LONG_PATIENCE_MILLIS);
        assertThat(worker.giveUp(job)).isTrue();
        drain(worker);
        assertThat(done).containsExactly("put in order", "next");
        assertThat(worker.giveUp(job)).as("once").isFalse();
        free.set(true);
        await(
                "the lost thread is gone",
                () -> Thread.getAllStackTraces().keySet().stream()
                                .filter(t -> t.getName().equals("tested"))
                                .count()
                        == 1);
        drain(worker);
        assertThat(done).containsExactly("put in order", "next");
        assertThat(troubles).isEmpty();
    }

    @Test
    void aSketchThatIsStuckKeepsNothingWaiting() throws InterruptedException {
        worker.execute(new Sketch<>(
                Said.plain("evil"),
                false,
                () -> {
                    stuck();
                    return "picture";
                },
                done::add,
                () -> done.add("none")));
        worker.execute(() -> done.add("asked for"));
        drain(worker);
        assertThat(done).containsExactly("asked for");
        Worker sketcher = worker.all().toList().get(1);
        await("it is under way", () -> sketcher.job() != null);
        assertThat(sketcher.job().asked()).isFalse();
        assertThat(sketcher.giveUp(sketcher.job())).isTrue();
        await("it is told", () -> done.contains("none"));
        worker.execute(new Sketch<>(Said.NOTHING, false, () -> "the next picture", done::add, () -> {}));
        await("the next is drawn", () -> done.contains("the next picture"));
        free.set(true);
        drain(worker);
        assertThat(done).containsExactly("asked for", "none", "the next picture");
    }

    @Test
    void aSketchIsMadeBesideAndHandedBackToTheWorker() {
        worker.execute(new Sketch<>(
                Said.NOTHING,
                false,
                () -> Thread.currentThread().getName(),
                made -> {
                    done.add(made);
                    done.add(Thread.currentThread().getName());
                },
                () -> {}));
        await("it is handed back", () -> done.size() == 2);
        assertThat(done).containsExactly("tested-sketches", "tested");
    }

    @Test
    void aFailureIsReportedAndTheNextThingIsDone() throws InterruptedException {
        worker.execute(() -> {
            throw new IllegalStateException("one");
        });
        worker.execute(new Sketch<>(
                Said.NOTHING,
                false,
                () -> {
                    throw new IllegalStateException("two");
                },
                done::add,
                () -> done.add("none")));
        await("both are told", () -> troubles.size() == 2);
        await("nothing comes of the sketch", () -> done.contains("none"));
        drain(worker);
    }

    @Test
    void closingDoesNotWaitLongForWhatIsStuck() {
        worker.execute(this::stuck);
        await("it is under way", () -> worker.job() != null);
        long before = System.nanoTime();
        worker.finish();
        assertThat(TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - before)).isLessThan(8);
        worker.execute(() -> done.add("too late"));
        assertThat(done).isEmpty();
    }
}
