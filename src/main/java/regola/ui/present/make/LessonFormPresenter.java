package regola.ui.present.make;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.Outcome;
import regola.engine.value.PositionProblem;
import regola.engine.value.RuleFailure;
import regola.file.BadFile;
import regola.language.model.Type;
import regola.teaching.draft.LessonForm;
import regola.ui.present.BoardPresenter;
import regola.ui.present.BoardSession;
import regola.ui.present.Errand;
import regola.ui.present.ProblemViews;
import regola.ui.present.picture.GameTitle;
import regola.ui.view.ProblemView;
import regola.ui.view.Said;
import regola.ui.view.board.OverlayView;
import regola.ui.view.make.LessonFormIntents;
import regola.ui.view.make.LessonFormView;
import regola.ui.view.make.LessonFormView.Line;
import regola.ui.view.make.LessonFormView.Part;
import regola.ui.view.make.LessonFormView.Told;

/**
 * A LessonFormPresenter fills in one lesson at a time: what is right is pointed at on the board, everything else is
 * typed. Nothing becomes a lesson in which something is missing. Intents go in from any thread, pictures come out on
 * the worker.
 */
public final class LessonFormPresenter extends BoardPresenter implements LessonFormIntents {
    private static final int MOST_RULES = 4;
    private static final int MOST_LEGAL = 300;
    private static final String ENDING = ".md";

    private final Executor worker;
    private final LessonStore store;
    private final LessonFormStage stage;
    private Work now;
    /** Another lesson of the game that is being made; null for none. */
    private Work other;

    private FormBoard board;
    private boolean playsOn;
    private boolean asked;
    private List<ProblemView> faults = List.of();
    private String language = "en";
    private long serial;

    private volatile Said about = Said.NOTHING;

    /**
     * A Work is a lesson that is being made.
     *
     * @param file empty before there is one
     * @param saved what is in the file; null before there is one
     */
    private record Work(Ruleset rules, LessonForm form, int at, String file, LessonForm saved) {
        Work with(LessonForm next, int step) {
            return new Work(rules, next, step, file, saved);
        }

        Work in(String writtenTo) {
            return new Work(rules, form, at, writtenTo, form);
        }

        LessonForm.Step step() {
            return form.steps().get(at);
        }

        String game() {
            return rules.game().id();
        }

        boolean isSaved() {
            return form.equals(saved);
        }

        boolean isPlayedAs(Work another) {
            return game().equals(another.game()) && form.front().equals(another.form.front());
        }
    }

    public LessonFormPresenter(Executor worker, LessonStore store, LessonFormStage stage) {
        super(worker);
        this.worker = worker;
        this.store = store;
        this.stage = stage;
    }

    // ---- which lesson

    /** @param begun a lesson with one step, about the rules */
    public void begin(Ruleset rules, LessonForm begun) {
        ask(() -> {
            Work next = new Work(rules, begun, 0, "", null);
            Work before = now == null || now.form().isBlank() ? other : now;
            if (now != null && !now.isSaved()) keep(now);
            if (before == null || !before.isPlayedAs(next)) before = unfinished(next);
            other = before;
            enter(next);
        });
    }

    /** What was left unfinished another time. */
    private Work unfinished(Work like) {
        return store.unfinished(like.game())
                .flatMap(LessonForm::read)
                .map(form -> new Work(like.rules(), form, 0, "", null))
                .filter(work -> work.isPlayedAs(like))
                .orElse(null);
    }

    /** @param file of a lesson of somebody's own */
    public void change(String file) {
        ask(() -> {
            try {
                LessonForm form = LessonForm.read(store.read(file)).orElse(null);
                if (form == null) {
                    stage.refused(file, List.of());
                    return;
                }
                Ruleset rules = store.rules(file, form.filled().text());
                Errand.stopIfGivenUp();
                if (now != null && !now.isSaved()) keep(now);
                other = null;
                enter(new Work(rules, form, 0, file, form));
            } catch (BadFile bad) {
                stage.refused(file, ProblemViews.of(bad.problems()));
            }
        });
    }

    private void enter(Work work) {
        now = work;
        about = GameTitle.withFile(work.rules().game());
        playsOn = false;
        asked = false;
        faults = List.of();
        place();
        show();
    }

    /** Somebody leaves the page: what is in no file is kept until another time. */
    public void leave() {
        worker.execute(() -> {
            if (now != null && !now.isSaved()) keep(now);
        });
    }

    private void keep(Work work) {
        if (!work.form().isBlank())
            store.keepUnfinished(work.game(), work.form().text());
    }

    public void speak(String chosen) {
        worker.execute(() -> {
            language = chosen;
            if (board == null) return;
            board.speak(chosen);
            show();
        });
    }

    // ---- what is typed

    @Override
    public void type(Part part, String tongue, String words) {
        change(form -> {
            LessonForm.Step step = form.steps().get(now.at());
            return switch (part) {
                case TITLE -> form.called(form.title().with(tongue, words));
                case GOAL -> form.with(now.at(), step.asking(step.goal().with(tongue, words)));
                case DONE -> form.with(now.at(), step.saying(step.done().with(tongue, words)));
                case WRONG ->
                    form.with(
                            now.at(),
                            step.answering(
                                    LessonForm.Wrong.of(step.wrong().words().with(tongue, words), board.legal())));
                case RIGHT -> form;
            };
        });
    }

    private void change(UnaryOperator<LessonForm> change) {
        then(() -> now = now.with(change.apply(now.form()), now.at()));
    }

    private void step(UnaryOperator<LessonForm.Step> change) {
        now = now.with(now.form().with(now.at(), change.apply(now.step())), now.at());
    }

    // ---- what is right

    @Override
    public void right(LessonFormView.Right right) {
        then(() -> {
            switch (right) {
                case MOVES -> {
                    if (now.step().right().sort() != LessonForm.Sort.MOVES)
                        step(step -> step.with(LessonForm.Right.OPEN).about(List.of()));
                }
                case ANY -> step(step -> step.with(LessonForm.Right.ANY).about(List.of()));
                case WINS -> {
                    Outcome won = won();
                    if (won != null)
                        step(step -> step.with(LessonForm.Right.wins(
                                        won.rule(), board.match().names().id(Type.PLAYER, winner())))
                                .about(List.of(won.rule())));
                }
            }
        });
    }

    @Override
    public void toggle(String move) {
        then(() -> mark(move));
    }

    private void chosen(Move move) {
        if (!playsOn) {
            mark(move.text());
            return;
        }
        List<String> played = new ArrayList<>(now.step().played());
        played.add(move.text());
        step(step -> step.after(played));
        place();
    }

    private void mark(String move) {
        List<String> moves = new ArrayList<>(now.step().right().moves());
        if (!moves.remove(move)) moves.add(move);
        board.clear();
        List<String> rules = moves.isEmpty() ? List.of() : fired(moves.get(0));
        step(step -> step.with(LessonForm.Right.moves(moves)).about(rules));
    }

    /** @return numbers of the rules that come to bear on a move */
    private List<String> fired(String move) {
        List<Event> events = new ArrayList<>();
        Match after = board.match().copy();
        after.listen(events::add);
        after.play(move);
        Set<String> numbers = new HashSet<>(board.rules().game().ruleNumbers());
        return events.stream()
                .flatMap(event -> Stream.ofNullable(event.rule()))
                .filter(numbers::contains)
                .distinct()
                .limit(MOST_RULES)
                .toList();
    }

    private int winner() {
        return board.match().decider();
    }

    /** @return how the match ends if whoever is to move wins it now; null if that cannot be, or no rule says so */
    private Outcome won() {
        for (Move move : board.legal()) {
            Match after = board.match().copy();
            try {
                after.play(move);
            } catch (RuleFailure broken) {
                continue;
            }
            boolean wins = after.isOver() && (after.winners() >>> winner() & 1) != 0;
            if (wins && after.outcome().rule() != null) return after.outcome();
        }
        return null;
    }

    // ---- where it begins

    @Override
    public void playOn(boolean on) {
        then(() -> playsOn = on);
    }

    @Override
    public void back() {
        then(() -> {
            List<String> played = now.step().played();
            if (played.isEmpty()) return;
            step(step -> step.after(played.subList(0, played.size() - 1)));
            place();
        });
    }

    private void place() {
        try {
            Match match = now.step().match(now.rules());
            Errand.stopIfGivenUp();
            board = new FormBoard(match, language, this::chosen);
            LessonForm.Told wrong = now.step().wrong().words();
            if (!wrong.isEmpty()) step(step -> step.answering(LessonForm.Wrong.of(wrong, board.legal())));
        } catch (BadFile bad) {
            stage.refused(now.file(), ProblemViews.of(bad.problems()));
        } catch (PositionProblem | RuleFailure unfit) {
            stage.refused(now.file(), List.of(ProblemViews.saying(String.valueOf(unfit.getMessage()))));
        }
    }

    // ---- steps

    @Override
    public void goTo(int step) {
        then(() -> turnTo(Math.max(0, Math.min(step, now.form().steps().size() - 1))));
    }

    private void turnTo(int step) {
        now = now.with(now.form(), step);
        playsOn = false;
        place();
    }

    @Override
    public void add() {
        then(() -> {
            LessonForm.Step here = now.step();
            List<String> played = new ArrayList<>(here.played());
            int decided = board.match().decider();
            here.right().moves().stream().findFirst().ifPresent(played::add);
            now = now.with(now.form().adding(now.at() + 1, here.next(played)), now.at() + 1);
            asked = false;
            place();
            // Somebody else answers first, as a rule.
            playsOn = !board.match().isOver() && board.match().decider() != decided;
        });
    }

    @Override
    public void remove() {
        then(() -> {
            if (now.form().steps().size() < 2) return;
            now = now.with(now.form().without(now.at()), now.at());
            turnTo(Math.max(0, now.at() - 1));
        });
    }

    @Override
    public void join() {
        then(() -> {
            if (other == null) return;
            LessonForm form = other.form();
            int last = form.steps().size();
            now = other.with(form.adding(last, now.step()), last);
            other = null;
            asked = false;
            place();
        });
    }

    // ---- its file

    @Override
    public void save() {
        then(this::write);
    }

    @Override
    public void tryIt() {
        then(() -> {
            if (!write()) return;
            String name = now.file().replace('\\', '/');
            String lesson = name.substring(name.lastIndexOf('/') + 1);
            stage.tryIt(now.game(), now.game() + "/" + lesson.substring(0, lesson.length() - ENDING.length()));
        });
    }

    /** @return whether it is in its file */
    private boolean write() {
        asked = true;
        faults = List.of();
        if (!now.form().isWhole()) {
            keep(now);
            int first = 0;
            while (now.form().missing(first).isEmpty()) first++;
            if (now.form().missing(now.at()).isEmpty()) turnTo(first);
            return false;
        }
        if (now.isSaved()) return true;
        String text = now.form().text();
        faults = ProblemViews.of(store.misfits(now.file(), text));
        Errand.stopIfGivenUp();
        if (!faults.isEmpty()) {
            keep(now);
            return false;
        }
        try {
            LessonForm.Told title = now.form().title();
            String called = title.en().isBlank() ? title.it() : title.en();
            now = now.in(store.write(now.file(), now.game(), called, text));
            store.keepUnfinished(now.game(), "");
            stage.saved(now.file());
            return true;
        } catch (BadFile bad) {
            stage.failed(ProblemViews.of(bad.problems()));
            return false;
        }
    }

    // ---- the board

    @Override
    protected BoardSession board() {
        return board;
    }

    @Override
    protected Said about() {
        return about;
    }

    @Override
    protected void onBoard(Consumer<BoardSession> intent) {
        then(() -> intent.accept(board));
    }

    private void then(Runnable intent) {
        ask(() -> {
            if (now == null || board == null) return;
            intent.run();
            show();
        });
    }

    /** Does what may take long; what was given up has changed nothing that is not shown. */
    private void ask(Runnable work) {
        worker.execute(new Errand(texts -> about.in(texts), work, () -> {}));
    }

    private void show() {
        if (board == null) return;
        LessonForm form = now.form();
        LessonForm.Step step = now.step();
        Map<Part, Told> words = new EnumMap<>(Part.class);
        words.put(Part.TITLE, told(form.title()));
        words.put(Part.GOAL, told(step.goal()));
        words.put(Part.DONE, told(step.done()));
        words.put(Part.WRONG, told(step.wrong().words()));
        List<Integer> undone = new ArrayList<>();
        for (int i = 0; asked && i < form.steps().size(); i++)
            if (i != now.at() && !form.missing(i).isEmpty()) undone.add(i + 1);
        Set<Part> missing = EnumSet.noneOf(Part.class);
        if (asked) form.missing(now.at()).forEach(each -> missing.add(Part.valueOf(each.name())));
        LessonForm.Right right = step.right();
        String file = now.file().replace('\\', '/');
        stage.show(new LessonFormView(
                ++serial,
                now.game(),
                board.view(serial),
                playsOn ? OverlayView.NONE : board.leading(right.moves()),
                words,
                now.at(),
                form.steps().size(),
                switch (right.sort()) {
                    case ANY -> LessonFormView.Right.ANY;
                    case WINS -> LessonFormView.Right.WINS;
                    default -> LessonFormView.Right.MOVES;
                },
                lines(right.moves().stream()
                        .flatMap(text -> board.legal().stream()
                                .filter(move -> move.text().equals(text)))),
                lines(board.legal().stream()),
                won() == null ? "" : board.tongue().names().player(winner()),
                playsOn,
                !step.played().isEmpty(),
                !board.match().isOver(),
                missing,
                undone,
                faults,
                now.isSaved(),
                file.substring(file.lastIndexOf('/') + 1),
                other == null ? "" : title(other.form())));
    }

    private String title(LessonForm form) {
        String said = form.title().in(language);
        String any = said.isBlank() ? form.title().en() + form.title().it() : said;
        return any.isBlank() ? "…" : any;
    }

    private static Told told(LessonForm.Told words) {
        return new Told(words.en(), words.it());
    }

    /** Moves that are said in the same words, as of pieces that are alike, are one. */
    private List<Line> lines(Stream<Move> moves) {
        Set<String> said = new HashSet<>();
        return moves.limit(MOST_LEGAL)
                .map(move -> new Line(move.text(), board.tongue().names().of(move)))
                .filter(line -> said.add(line.words()))
                .toList();
    }
}
