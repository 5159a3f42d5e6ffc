package regola.ui.present.editor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import regola.engine.Ruleset;
import regola.engine.value.Position;
import regola.engine.value.RuleFailure;
import regola.language.CompileResult;
import regola.language.diagnostic.Diagnostic;
import regola.ui.present.Errand;
import regola.ui.view.Said;
import regola.ui.view.board.Ref;
import regola.ui.view.editor.BesideIntents;

/**
 * A BesidePresenter is the board beside the text of rules. Intents go in from any thread; everything is done on the
 * worker of the editor. Each game has a match of its own, which stays as long as the presenter lives.
 */
public final class BesidePresenter implements BesideIntents {
    private final Executor worker;
    /** Who takes names back goes back a few of them, not more. */
    private static final int MOST_RENAMED = 12;

    private final EditorStage stage;
    private final LongSupplier seeds;
    private final Runnable check;
    private final Map<String, Beside> all = new HashMap<>();
    /** How many cursors have been told of; only the last one is looked at. */
    private final AtomicLong cursors = new AtomicLong();

    private final List<Map<String, String>> renamed = new ArrayList<>();
    private volatile boolean seen;
    private boolean live = true;
    private Beside beside;
    private Bench bench;
    private CompileResult last;
    private String language = "en";
    private long serial;

    /** @param check has the texts looked through once more, on the worker */
    BesidePresenter(Executor worker, EditorStage stage, LongSupplier seeds, Runnable check) {
        this.worker = worker;
        this.stage = stage;
        this.seeds = seeds;
        this.check = check;
    }

    // ---- from the editor, on its worker

    /** Things are called otherwise; the match beside the text is to go on all the same. */
    void renamed(Map<String, String> names) {
        renamed.add(names);
        if (renamed.size() > MOST_RENAMED) renamed.remove(0);
    }

    /** The texts of a bench were looked through. */
    void checked(Bench of, CompileResult result) {
        bench = of;
        last = result;
        if (!seen) return;
        beside = all.computeIfAbsent(of.id(), id -> new Beside(id, seeds.getAsLong(), language));
        take(live);
    }

    /**
     * @return why no match begins with the texts as they were looked through last; null if one does or none was tried
     */
    RuleFailure atSetUp() {
        return seen && beside != null ? beside.atSetUp() : null;
    }

    /** @return what is told if every match with these texts is over before anybody moves; null if none was tried */
    Diagnostic over() {
        return seen && beside != null ? beside.over() : null;
    }

    /** @return whether a match was begun with the texts as they were looked through last, or could not */
    boolean hasTried() {
        return seen && beside != null && beside.hasTried();
    }

    private void take(boolean apply) {
        if (beside == null || last == null) return;
        beside.speak(language);
        beside.renamed(renamed);
        beside.take(last, bench.as, apply);
        if (!beside.isReady())
            beside.bare(BarePlaces.of(bench.game().text(), bench.as, language).orElse(null));
        Errand.stopIfGivenUp();
        look();
        show();
    }

    void speak(String next) {
        language = next;
        if (beside == null) return;
        beside.speak(next);
        if (seen) show();
    }

    /** @return the position that is seen beside the text, on the worker; null if nothing was played there */
    Position stands() {
        return seen && beside != null ? beside.stands() : null;
    }

    /** @param heard is told, on the worker, what is played beside the text; nothing where nothing goes on there */
    public void tell(Standing heard) {
        worker.execute(() -> {
            if (seen && beside != null) beside.tell(heard);
        });
    }

    /** A Standing hears how a match stands. */
    public interface Standing {
        void at(Ruleset rules, long seed, Position position);
    }

    private void look() {
        long now = cursors.get();
        beside.look(() -> cursors.get() != now);
    }

    private void show() {
        stage.beside(beside.view(++serial, live));
    }

    // ---- from the page

    @Override
    public void open(boolean wanted) {
        seen = wanted;
        if (wanted) worker.execute(check);
    }

    @Override
    public void cursor(String file, String text, int offset) {
        if (!seen) return;
        long mine = cursors.incrementAndGet();
        BooleanSupplier stale = () -> cursors.get() != mine;
        worker.execute(() -> {
            if (beside == null || stale.getAsBoolean()) return;
            beside.cursor(file, text, offset);
            beside.look(stale);
            if (!stale.getAsBoolean()) show();
        });
    }

    /** Does it where there is a board, and shows what came of it. */
    private void then(Consumer<Beside> work) {
        worker.execute(new Errand(
                texts -> Said.NOTHING.in(texts),
                () -> {
                    if (beside == null || !beside.isReady()) return;
                    work.accept(beside);
                    look();
                    show();
                },
                () -> {}));
    }

    @Override
    public void tryOut(String expression) {
        then(here -> here.tryOut(expression));
    }

    @Override
    public void live(boolean on) {
        worker.execute(() -> {
            live = on;
            take(on);
        });
    }

    @Override
    public void applyNow() {
        worker.execute(() -> take(true));
    }

    @Override
    public void go(int by) {
        then(here -> here.go(by));
    }

    @Override
    public void again() {
        then(Beside::again);
    }

    @Override
    public void byLot() {
        then(Beside::byLot);
    }

    @Override
    public void follow(String key) {
        then(here -> here.follow(key));
    }

    @Override
    public void point(List<Ref> refs) {
        then(here -> here.point(refs));
    }

    @Override
    public void lift(List<Ref> refs) {
        then(here -> here.lift(refs));
    }

    @Override
    public void drop(List<Ref> refs) {
        then(here -> here.drop(refs));
    }

    @Override
    public void dropOff(int x, int y, double across, double down) {
        then(here -> here.pointOff(across, down));
    }

    @Override
    public void pointOff(double across, double down) {
        then(here -> here.pointOff(across, down));
    }

    @Override
    public void attempt(String move) {
        then(here -> here.attempt(move));
    }

    @Override
    public void clear() {
        then(Beside::clear);
    }
}
