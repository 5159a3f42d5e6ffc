package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import regola.engine.Ruleset;
import regola.ui.keep.LibraryShelf;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.support.ShippedShelf;
import regola.ui.view.Texts;
import regola.ui.view.match.MatchView;
import regola.ui.work.Worker;

/** A match in which something does not end is as it was kept last, and goes on. */
class StuckMatchTest {
    private final AtomicBoolean free = new AtomicBoolean();
    private final List<MatchView> pictures = new CopyOnWriteArrayList<>();
    private final List<MatchRecord> records = new CopyOnWriteArrayList<>();
    private final List<Throwable> troubles = new CopyOnWriteArrayList<>();
    private final Worker worker = new Worker("match", troubles::add);
    private final AtomicBoolean stuck = new AtomicBoolean();
    private final GamePresenter game = new GamePresenter(worker, pictures::add, problem -> {}, KnownRules.thinking());

    /** Whoever keeps the match does not come to an end. */
    private void keep(MatchRecord match) {
        records.add(match);
        if (stuck.getAndSet(false)) while (!free.get()) Thread.onSpinWait();
    }

    @AfterEach
    void end() {
        free.set(true);
        worker.finish();
    }

    private static void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as(what).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    @Test
    void itIsAsItWasKeptLastAndWhatIsLostWritesNothing() {
        LibraryShelf shelf = ShippedShelf.GAMES;
        Ruleset rules = Ruleset.of(shelf.read("nine-mens-morris", List.of()).game(), 2, Map.of());
        game.record(this::keep);
        game.start(new MatchSetUp(rules, 7, Set.of()));
        game.attempt("place a1");
        await("White has placed", () -> pictures.size() >= 2);
        int before = records.size();
        stuck.set(true);
        game.attempt("place d1");
        await("the move is kept for ever", () -> records.size() > before && worker.job() != null);
        game.undo(); // waits
        assertThat(worker.job().about().in(Texts.in("en"))).startsWith("Nine Men's Morris");
        assertThat(worker.giveUp(worker.job())).isTrue();
        await("the match is as it was, and what waited is done", () -> pictures.size() >= 4);
        assertThat(pictures.get(2).story().moment()).isEqualTo(2);
        assertThat(now().story().moment()).isEqualTo(1);
        await("what was undone is kept", () -> records.get(records.size() - 1).at() == 1);
        int kept = records.size();
        free.set(true);
        await(
                "the lost thread has come to its end",
                () -> Thread.getAllStackTraces().keySet().stream()
                                .filter(t -> t.getName().equals("match"))
                                .count()
                        == 1);
        game.redo();
        await("the match goes on", () -> pictures.size() >= 5);
        assertThat(now().story().last())
                .as("nothing was played by the lost one")
                .isEqualTo(2);
        await("what was done again is kept, and nothing else", () -> records.size() > kept);
        assertThat(records).hasSize(kept + 1);
        assertThat(troubles).isEmpty();
    }
}
