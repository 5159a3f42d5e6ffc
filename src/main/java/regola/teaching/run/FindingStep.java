package regola.teaching.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.value.Answer;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Type;
import regola.teaching.lesson.Task;
import regola.teaching.lesson.WrongText;

/** A FindingStep is finding things on the board. */
final class FindingStep implements Doing {
    private final StepScene scene;
    private final Task.Find task;
    private final Marks marks;

    private FindingStep(StepScene scene, Task.Find task, Marks marks) {
        this.scene = scene;
        this.task = task;
        this.marks = marks;
    }

    static FindingStep begin(Task.Find task, StepScene scene) throws Unfit {
        List<Thing> wanted = task.query() == null ? task.things() : scene.start.answer(task.query());
        if (wanted.isEmpty() && !task.all())
            throw new Unfit(Phrases.nothingToFind(), Spoken.SILENCE, scene.step.span());
        Type.Base base = task.query() == null
                ? wanted.get(0).type().base()
                : task.query().type().base();
        Predicate<Thing> markable = markable(task, wanted, scene.start);
        if (!wanted.stream().allMatch(markable)) throw new Unfit(Phrases.notAmong(), Spoken.SILENCE, scene.step.span());
        return new FindingStep(scene, task, new Marks(wanted, base, task.all(), !task.all(), markable));
    }

    /** @return what can be marked: what the lesson says, else whatever is seen */
    static Predicate<Thing> markable(Task.Find task, List<Thing> wanted, Match start) {
        if (task.among() == null) return Marks.seen(wanted, start.names());
        Set<Thing> among = new HashSet<>(start.answer(task.among()));
        return among::contains;
    }

    @Override
    public boolean isMarking() {
        return scene.isAsking();
    }

    @Override
    public boolean isSingle() {
        return !task.all();
    }

    @Override
    public Marking marking() {
        return marks.picture();
    }

    @Override
    public Set<Type.Base> sought() {
        return marks.sought();
    }

    @Override
    public List<Thing> among() {
        return task.among() == null ? List.of() : scene.start.answer(task.among());
    }

    @Override
    public void mark(List<Thing> meant) {
        scene.quiet();
        marks.mark(meant);
    }

    @Override
    public void check() {
        scene.quiet();
        if (marks.check()) {
            scene.done(task.all() ? scene.phrases.allFound(marks.all()) : scene.phrases.right(scene.step));
            return;
        }
        // Who has found some and nothing wrong is not done yet, but has done nothing wrong.
        if (marks.extra() > 0) scene.tried();
        else scene.explored();
        Spoken words = task.all()
                ? scene.phrases.found(marks.hits(), marks.extras(), marks.missing())
                : scene.phrases.notThat();
        List<Reason> reasons = reasons();
        // What is marked wrongly is told first: then nothing is good so far.
        Verdict verdict = marks.extra() == 0 && marks.hits() > 0 ? Verdict.PARTLY : Verdict.MISSED;
        if (reasons.isEmpty()) explain(verdict, words);
        else why(verdict, words, together(reasons), reasons.get(0).rule());
    }

    /** A Reason is what is said to a wrong mark. */
    private record Reason(Spoken words, String rule) {}

    /** @return what is said to the wrong marks, each reason once; what the lesson says itself first */
    private List<Reason> reasons() {
        List<Reason> written = new ArrayList<>();
        List<Reason> derived = new ArrayList<>();
        List<Reason> otherwise = new ArrayList<>();
        for (Thing extra : marks.extras()) {
            Spoken own = scene.wrongly(List.of(extra));
            Refused refused = own == null ? refused(extra) : null;
            if (own != null) written.add(new Reason(own, null));
            else if (refused != null)
                derived.add(new Reason(
                        refused.words(scene.step.wrong()), refused.why().rule()));
            else if (scene.otherwise(List.of(extra)) != null)
                otherwise.add(new Reason(scene.otherwise(List.of(extra)), null));
        }
        Map<String, Reason> each = new LinkedHashMap<>();
        Stream.of(written, derived, otherwise)
                .flatMap(List::stream)
                .forEach(reason -> each.putIfAbsent(reason.words().text("en"), reason));
        return List.copyOf(each.values());
    }

    /** As many reasons as can be read at once: the others are said when these marks are gone. */
    private static Spoken together(List<Reason> reasons) {
        Spoken first = reasons.get(0).words();
        return reasons.size() < 2 ? first : Phrases.both(first, reasons.get(1).words());
    }

    /** Where several are to be found, how far it has come is said before the reason: who looks for more must know. */
    private void why(Verdict verdict, Spoken count, Spoken reason, String rule) {
        Spoken tally = scene.phrases.tally(marks.hits(), marks.extra(), marks.missing());
        if (task.all()) scene.say(verdict, Phrases.both(tally, reason), Spoken.SILENCE, rule);
        else scene.say(verdict, reason, count, rule);
    }

    /** Nobody has written anything about these marks: the rule that the step teaches is the reason. */
    private void explain(Verdict verdict, Spoken words) {
        String rule = marks.extras().isEmpty() ? null : scene.phrases.plainRule(scene.step.rules());
        scene.say(verdict, words, rule == null ? scene.step.goal() : scene.phrases.sentence(rule), rule);
    }

    /** A Refused is a wrong mark and what the rules say to it. */
    private record Refused(Thing marked, Why why) {
        /** @return what the lesson says to this rule, or the rule's own sentence */
        Spoken words(List<WrongText> written) {
            List<Thing> tried = List.of(marked);
            return written.stream()
                    .filter(wrong -> wrong.answers(why, tried))
                    .min(Comparator.comparing(wrong -> wrong.remoteness(why, tried)))
                    .<Spoken>map(WrongText::words)
                    .orElseGet(why::sentence);
        }
    }

    /** @return what the rules say to a wrong mark; null if the lesson does not have it tried, or they say nothing */
    private Refused refused(Thing extra) {
        if (task.why() == null || scene.start.isOver()) return null;
        try {
            if (scene.start.ask(task.why().with(extra)) instanceof Answer.Refused no)
                return new Refused(extra, no.why());
        } catch (RuleFailure failure) {
            return null; // the lesson goes on with its own words
        }
        return null;
    }

    @Override
    public void recall(List<Option> options, Marking marking) {
        marks.recall(marking);
    }

    @Override
    public int wanted() {
        return marks.wanted();
    }

    @Override
    public boolean isNarrow() {
        return marks.isNarrow(scene.start);
    }

    @Override
    public List<Thing> narrowed() {
        return marks.narrowed(scene.start);
    }

    @Override
    public boolean hasSolution() {
        return true;
    }

    @Override
    public void showSolution() {
        marks.reveal();
        scene.play(Stage.SHOWN, List.of(), scene.start);
        scene.say(Verdict.RIGHT, scene.phrases.likeThis(), scene.step.done(), scene.firstRule());
    }
}
