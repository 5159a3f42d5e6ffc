package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import regola.language.Shipped;

/** A match is used by one thread at a time; who comes meanwhile is told so. */
class TurnstileTest {
    private final Match match = Match.start(Shipped.rules("nine-mens-morris"), 1);

    @Test
    void whoComesWhileAnotherPlaysIsRefused() {
        AtomicReference<Throwable> refused = new AtomicReference<>();
        match.listen(event -> {
            if (refused.get() != null) return;
            try {
                CompletableFuture.runAsync(() -> match.ask("place a1"), work -> new Thread(work, "another").start())
                        .join();
            } catch (CompletionException told) {
                refused.set(told.getCause());
            }
        });
        match.playIndex(0);
        assertThat(refused.get())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("'another' came")
                .hasMessageContaining("'" + Thread.currentThread().getName() + "' was at it");
    }

    @Test
    void oneAfterTheOtherIsNoMistake() {
        assertThatThrownBy(() -> match.play("nonsense")).isInstanceOf(RuntimeException.class);
        CompletableFuture.runAsync(() -> match.playIndex(0), work -> new Thread(work).start())
                .join();
        match.playIndex(0);
        assertThat(match.turnNumber()).isEqualTo(3);
    }
}
