package regola.ui.window;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import regola.ui.screen.Screen;
import regola.ui.theme.EventThread;

/**
 * A Late is a page that is made when somebody goes there for the first time: a window that opens has nothing to do with
 * pages that nobody has seen yet. For the event thread only.
 */
final class Late<S extends Screen> {
    private final Supplier<? extends S> making;
    private final Consumer<Screen> arrived;
    private S screen;

    /** @param arrived gets the page when it has been made */
    Late(Supplier<? extends S> making, Consumer<Screen> arrived) {
        this.making = making;
        this.arrived = arrived;
    }

    /**
     * A page that comes to the front by itself, when what it was asked for is there.
     *
     * @param making gets the way to the front
     * @param shown gets the page whenever it takes that way
     */
    Late(Function<Runnable, ? extends S> making, Consumer<Screen> arrived, Consumer<? super S> shown) {
        this.making = () -> making.apply(() -> shown.accept(screen));
        this.arrived = arrived;
    }

    /** One that is there already. */
    static <S extends Screen> Late<S> here(S screen) {
        Late<S> late = new Late<>(() -> screen, nobody -> {});
        late.get();
        return late;
    }

    S get() {
        EventThread.check("A page");
        if (screen == null) {
            screen = making.get();
            arrived.accept(screen);
        }
        return screen;
    }

    boolean isHere() {
        return screen != null;
    }

    /** @return whether that is this page */
    boolean is(Screen other) {
        return screen != null && screen == other;
    }

    /** What a page that is not there yet will know when it is made need not be told to it. */
    void ifHere(Consumer<? super S> told) {
        if (screen != null) told.accept(screen);
    }
}
