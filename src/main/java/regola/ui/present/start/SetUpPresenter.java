package regola.ui.present.start;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import regola.ui.present.Errand;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.StartIntents;

/**
 * A SetUpPresenter is the page on which a match is set up: which game, who plays, what is varied. Intents go in from
 * any thread; everything is done on the worker, where the pictures come out too.
 */
public final class SetUpPresenter implements StartIntents {
    private final Executor worker;
    private final Consumer<SetUpView> screen;
    private final Consumer<MatchSetUp> started;
    private final LongSupplier seeds;
    private final SetUp setUp;
    private Consumer<List<Chosen>> chosen = all -> {};
    /** False before the shelf was looked at: then nobody knows what is on it. */
    private boolean opened;

    /**
     * @param screen gets each picture
     * @param started gets what a match is to begin with
     * @param seeds where the seed of the next match comes from
     */
    public SetUpPresenter(
            Executor worker,
            Shelf shelf,
            Consumer<SetUpView> screen,
            Consumer<MatchSetUp> started,
            LongSupplier seeds) {
        this.worker = worker;
        this.screen = screen;
        this.started = started;
        this.seeds = seeds;
        this.setUp = new SetUp(shelf);
    }

    /**
     * Before the shelf is looked at: begins with what was chosen other times.
     *
     * @param before the last one first
     * @param heard gets what is chosen for each game, from now on whenever somebody has changed it
     */
    public void recall(List<Chosen> before, Consumer<List<Chosen>> heard) {
        worker.execute(() -> {
            setUp.recall(before);
            chosen = heard;
        });
    }

    /** @param all whose seats somebody chose elsewhere, such as in the middle of a match */
    public void seated(List<Chosen> all) {
        worker.execute(() -> setUp.seated(all));
    }

    /**
     * Shows one game, to be set up.
     *
     * @param variants ids of those that are to be on; empty for those that were on last
     */
    public void open(String game, List<String> variants) {
        ask(() -> {
            opened = true;
            setUp.open(game, variants);
            screen.accept(setUp.picture());
        });
    }

    /** Does what may take long. */
    private void ask(Runnable work) {
        worker.execute(new Errand(texts -> setUp.about().in(texts), work, () -> {
            setUp.giveUp();
            screen.accept(setUp.picture());
        }));
    }

    /** Looks again if a file of somebody's own has changed; else nothing happens. */
    public void lookAgain() {
        ask(() -> {
            if (!setUp.isStale()) return;
            setUp.look();
            screen.accept(setUp.picture());
        });
    }

    @Override
    public void chooseGame(String id) {
        then(s -> s.chooseGame(id));
    }

    @Override
    public void choosePlayers(int players) {
        then(s -> s.choosePlayers(players));
    }

    @Override
    public void seat(String player, String kind) {
        then(s -> s.seat(player, kind));
    }

    @Override
    public void seatComputers(String kind) {
        then(s -> s.seatComputers(kind));
    }

    /** Somebody plays with whoever is at the machine: they have a seat, if nobody else has. */
    public void company() {
        then(SetUp::company);
    }

    @Override
    public void name(String player, String name) {
        then(s -> s.name(player, name));
    }

    @Override
    public void turnVariant(String id, boolean on) {
        then(s -> s.turnVariant(id, on));
    }

    @Override
    public void set(String setting, List<Long> value) {
        then(s -> s.set(setting, value));
    }

    /** All settings as the rule file has them. */
    @Override
    public void setAllBack() {
        then(SetUp::setAllBack);
    }

    /** @param on whether the page is for those who read little */
    public void children(boolean on) {
        worker.execute(() -> {
            if (setUp.children(on) && opened) screen.accept(setUp.picture());
        });
    }

    public void speak(String language) {
        worker.execute(() -> {
            setUp.speak(language);
            if (opened) screen.accept(setUp.picture());
        });
    }

    /**
     * Somebody wants to see or change the rules of the chosen game.
     *
     * @param wanted gets, on the worker, the id of the game, and a match as it is set up; null if none could begin like
     *     this
     */
    public void rules(BiConsumer<String, MatchSetUp> wanted) {
        ask(() -> {
            if (setUp.gameId() != null) wanted.accept(setUp.gameId(), setUp.ready(seeds.getAsLong()));
        });
    }

    /** Begins a match; if that fails, the page says why. */
    public void start() {
        ask(() -> {
            MatchSetUp ready = setUp.ready(seeds.getAsLong());
            if (ready == null) screen.accept(setUp.picture());
            else started.accept(ready);
        });
    }

    /**
     * Begins a match of a game without asking how: one that fits whoever has just learnt it.
     *
     * @param failed is run on the worker if none can begin; whoever sets it up is told why
     */
    public void startAtOnce(String game, Runnable failed) {
        ask(() -> {
            MatchSetUp ready = setUp.fitting(game).ready(seeds.getAsLong());
            if (ready != null) {
                started.accept(ready);
                return;
            }
            failed.run();
        });
    }

    private void then(Consumer<SetUp> intent) {
        ask(() -> {
            intent.accept(setUp);
            screen.accept(setUp.picture());
            if (setUp.gameId() != null) chosen.accept(setUp.chosen());
        });
    }
}
