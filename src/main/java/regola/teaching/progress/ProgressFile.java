package regola.teaching.progress;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.file.BadFile;
import regola.file.DataReader;
import regola.file.Fields;
import regola.file.Json;
import regola.file.Problems;
import regola.file.SafeWriter;
import regola.file.TextFile;
import regola.language.source.Message;
import regola.language.source.SourceText;

/**
 * A ProgressFile is progress as it stands in a file: JSON. Reading is strict, so that a file that is damaged or was
 * written by a newer program is never taken for an empty one and written over.
 */
public final class ProgressFile {
    /** The version of the form of the file; a file of a later one is not read. */
    public static final long VERSION = 5;

    private static final String KEY = "regola-progress";
    private static final int MOST_STARS = 3;
    private static final int HUNDREDTHS = 100;
    private static final int MOST_FOOTING = 400;

    private ProgressFile() {}

    public static Progress read(Path file) throws BadFile {
        return read(TextFile.read(file));
    }

    /** @throws BadFile naming everything that is wrong */
    public static Progress read(SourceText source) throws BadFile {
        Problems problems = new Problems();
        Fields fields = Fields.of(DataReader.read(source), "a file of progress", problems);
        checkVersion(fields, problems);
        problems.check();
        Map<String, Learner> learners = new LinkedHashMap<>();
        fields.needed("learners");
        Fields named = fields.object("learners");
        if (named != null)
            for (String name : named.keys())
                learners.put(name, learner(Fields.of(named.node(name), "a learner", problems), problems));
        String now = fields.text("now");
        fields.noOthers();
        problems.check();
        return new Progress(learners, now == null ? "" : now);
    }

    private static void checkVersion(Fields fields, Problems problems) {
        if (fields.node(KEY) == null) {
            problems.add(
                    fields.span(),
                    "this is no file of progress",
                    Message.of("such a file begins with \"{0}\"", KEY),
                    "");
            return;
        }
        Long version = fields.number(KEY);
        if (version != null && version > VERSION) {
            problems.add(
                    fields.place(KEY),
                    "this progress was written by a newer Regola",
                    Message.of("the file has form {0}, and this program reads forms up to {1}", version, VERSION),
                    "open it with the newer program");
        } else if (version != null && version < 1) {
            problems.add(fields.place(KEY), Message.of("there is no form {0} of progress", version), "", "");
        }
    }

    private static Learner learner(Fields fields, Problems problems) {
        List<String> recent = recent(fields);
        Map<String, LessonProgress> lessons = new LinkedHashMap<>();
        Fields named = fields.object("lessons");
        if (named != null)
            for (String id : named.keys())
                lessons.put(id, lesson(Fields.of(named.node(id), "a lesson", problems), problems));
        Map<String, Double> footing = new LinkedHashMap<>();
        Fields games = fields.object("with-me");
        if (games != null)
            for (String game : games.keys())
                footing.put(game, count(games, game, MOST_FOOTING, problems) / (double) HUNDREDTHS);
        Map<String, Integer> won = matches(fields.object("won"), problems);
        Map<String, Integer> finished = matches(fields.object("finished"), problems);
        fields.noOthers();
        return new Learner(lessons, recent, footing, won, finished);
    }

    /** @return how many, by the game's id; none where they were not counted yet */
    private static Map<String, Integer> matches(Fields counted, Problems problems) {
        Map<String, Integer> many = new LinkedHashMap<>();
        if (counted != null)
            for (String game : counted.keys()) many.put(game, count(counted, game, Integer.MAX_VALUE, problems));
        return many;
    }

    /** The first form knew only which lesson was open last. */
    private static List<String> recent(Fields fields) {
        String last = fields.text("last");
        List<String> recent = fields.texts("recent");
        if (recent != null && !recent.isEmpty())
            return recent.stream().distinct().toList();
        return last == null ? List.of() : List.of(last);
    }

    private static LessonProgress lesson(Fields fields, Problems problems) {
        int stars = count(fields, "stars", MOST_STARS, problems);
        int tries = count(fields, "tries", Integer.MAX_VALUE, problems);
        int hints = count(fields, "hints", Integer.MAX_VALUE, problems);
        String step = fields.text("step");
        Map<String, StepProgress> steps = new LinkedHashMap<>();
        Fields named = fields.object("steps");
        if (named != null)
            for (String id : named.keys()) steps.put(id, step(Fields.of(named.node(id), "a step", problems), problems));
        fields.noOthers();
        return new LessonProgress(stars, tries, hints, step, steps);
    }

    private static StepProgress step(Fields fields, Problems problems) {
        int tries = count(fields, "tries", Integer.MAX_VALUE, problems);
        int hints = count(fields, "hints", Integer.MAX_VALUE, problems);
        boolean done = Boolean.TRUE.equals(fields.truth("done"));
        boolean shown = Boolean.TRUE.equals(fields.truth("shown"));
        boolean told = Boolean.TRUE.equals(fields.truth("told"));
        fields.noOthers();
        return new StepProgress(done, tries, hints, shown, told);
    }

    private static int count(Fields fields, String key, int most, Problems problems) {
        Long number = fields.number(key);
        if (number == null) return 0;
        if (number >= 0 && number <= most) return number.intValue();
        problems.add(
                fields.node(key).span(),
                Message.of("'{0}' cannot be {1}", key, number),
                most < Integer.MAX_VALUE ? Message.of("it is a number from 0 to {0}", most) : "",
                "");
        return 0;
    }

    public static void write(Path file, Progress progress) throws BadFile {
        SafeWriter.write(file, text(progress));
    }

    /** @return JSON that reads back as the same progress */
    public static String text(Progress progress) {
        Map<String, Object> learners = new LinkedHashMap<>();
        progress.learners().forEach((name, learner) -> learners.put(name, data(learner)));
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(KEY, VERSION);
        if (!progress.now().isEmpty()) fields.put("now", progress.now());
        fields.put("learners", learners);
        return Json.page(fields);
    }

    private static Map<String, Object> data(Learner learner) {
        Map<String, Object> lessons = new LinkedHashMap<>();
        learner.lessons().forEach((id, lesson) -> lessons.put(id, data(lesson)));
        Map<String, Object> fields = new LinkedHashMap<>();
        if (!learner.recent().isEmpty()) fields.put("recent", learner.recent());
        fields.put("lessons", lessons);
        Map<String, Object> footing = new LinkedHashMap<>();
        learner.footing().forEach((game, figure) -> footing.put(game, Math.round(figure * HUNDREDTHS)));
        if (!footing.isEmpty()) fields.put("with-me", footing);
        if (!learner.won().isEmpty()) fields.put("won", new LinkedHashMap<String, Object>(learner.won()));
        if (!learner.finished().isEmpty())
            fields.put("finished", new LinkedHashMap<String, Object>(learner.finished()));
        return fields;
    }

    private static Map<String, Object> data(LessonProgress lesson) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("stars", lesson.stars());
        fields.put("tries", lesson.tries());
        fields.put("hints", lesson.hints());
        if (lesson.step() != null) fields.put("step", lesson.step());
        if (lesson.steps().isEmpty()) return fields;
        Map<String, Object> steps = new LinkedHashMap<>();
        lesson.steps().forEach((id, step) -> steps.put(id, data(step)));
        fields.put("steps", steps);
        return fields;
    }

    /** What is not so is left out. */
    private static Map<String, Object> data(StepProgress step) {
        Map<String, Object> fields = new LinkedHashMap<>();
        if (step.done()) fields.put("done", true);
        if (step.tries() > 0) fields.put("tries", step.tries());
        if (step.hints() > 0) fields.put("hints", step.hints());
        if (step.shown()) fields.put("shown", true);
        if (step.told()) fields.put("told", true);
        return fields;
    }
}
