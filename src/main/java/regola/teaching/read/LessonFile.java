package regola.teaching.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regola.engine.Ruleset;
import regola.file.BadFile;
import regola.file.DataReader;
import regola.file.Problems;
import regola.language.Games;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonHeader;
import regola.teaching.lesson.LessonStep;

/**
 * A LessonFile is what came of reading a lesson file.
 *
 * @param header there if the file says at least which game it is about
 * @param lesson there if there are no problems
 * @param problems everything found wrong, from top to bottom
 */
public record LessonFile(
        SourceText source, Optional<LessonHeader> header, Optional<Lesson> lesson, List<Trouble> problems) {
    public LessonFile {
        problems = List.copyOf(problems);
    }

    /** Reads a lesson and holds it against the rules of its game. Throws for no text whatever. */
    public static LessonFile read(SourceText source, Games games) {
        Problems problems = new Problems();
        LessonOutline outline = OutlineReader.read(source, problems);
        FrontReader front = new FrontReader(source, outline, problems);
        Optional<LessonHeader> header = front.header();
        Ruleset rules = header.isEmpty() ? null : front.rules(games);
        List<LessonStep> steps = rules == null
                ? List.of()
                : steps(
                        outline,
                        new ReadContext(source, problems, rules),
                        header.get().rules());
        if (rules == null) outline.sections().forEach(section -> readOnly(section, problems));
        Optional<Lesson> lesson =
                problems.isEmpty() ? header.map(h -> new Lesson(h, rules, outline.notes(), steps)) : Optional.empty();
        return new LessonFile(source, header, lesson, problems.sorted());
    }

    private static List<LessonStep> steps(LessonOutline outline, ReadContext reading, List<String> lessonRules) {
        StepReader reader = new StepReader(reading, lessonRules);
        List<LessonStep> steps = new ArrayList<>();
        for (LessonOutline.Section section : outline.sections())
            steps.add(reader.read(section, section == outline.sections().get(0)));
        return steps;
    }

    /** Where the rules are not known, at least the form of the data can be looked at. */
    private static void readOnly(LessonOutline.Section section, Problems problems) {
        if (section.data() == null) return;
        try {
            DataReader.read(Excerpt.of(section.data()));
        } catch (BadFile bad) {
            bad.problems().forEach(problems::add);
        }
    }

    /** Reads only what the lesson says about itself, for lists of lessons. */
    public static Optional<LessonHeader> header(SourceText source) {
        Problems unheard = new Problems();
        return new FrontReader(source, OutlineReader.read(source, unheard), unheard).header();
    }
}
