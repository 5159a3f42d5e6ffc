package regola.teaching.read;

import java.util.List;
import regola.file.BadFile;
import regola.file.DataNode;
import regola.file.DataReader;
import regola.file.Fields;
import regola.file.Problems;
import regola.language.diagnostic.DidYouMean;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.teaching.lesson.Beginning;
import regola.teaching.lesson.Line;
import regola.teaching.lesson.Show;
import regola.teaching.lesson.TrailerScene;
import regola.teaching.lesson.Words;
import regola.teaching.read.LessonOutline.Section;

/** A SceneReader reads one scene of a trailer: a heading and its block of data. */
final class SceneReader {
    static final String TASK = "watch";

    private final Problems problems;
    private final NameReader names;
    private final WordsReader words;
    private final ShowReader shows;
    private final StepReader steps;

    SceneReader(ReadContext reading) {
        problems = reading.problems();
        names = new NameReader(reading);
        words = new WordsReader(new ProseReader(reading.rules().game(), problems), problems);
        shows = new ShowReader(names, words, problems);
        steps = new StepReader(reading, List.of());
    }

    /** @param first whether no scene stands before; @return null, and problems, if it cannot be read */
    TrailerScene read(Section section, boolean first) {
        if (!section.texts().isEmpty())
            problems.add(
                    section.texts().get(0).span(),
                    "a scene has no paragraphs",
                    "what it says stands in its block of data",
                    "write 'say: {en: \"…\", it: \"…\"}'");
        if (section.data() == null) {
            problems.add(
                    section.heading(),
                    Message.of("the scene '{0}' has no data", section.id()),
                    "",
                    "add a block '```yaml' with 'task: watch' and 'say'");
            return null;
        }
        try {
            return scene(section, DataReader.read(Excerpt.of(section.data())), first);
        } catch (BadFile bad) {
            bad.problems().forEach(problems::add);
            return null;
        }
    }

    private TrailerScene scene(Section section, DataNode data, boolean first) {
        Fields fields = Fields.of(data, "a scene", problems);
        DataNode task = fields.needed("task");
        if (task != null) watched(names.written(task, "'task'"), task.span());
        Words say = words.read(fields.needed("say"), "'say'");
        Beginning beginning = steps.beginning(fields, first);
        if (beginning.isFound())
            problems.add(
                    fields.place("start"),
                    "a scene is always the same, so it cannot begin at random",
                    "",
                    "give it a position, or 'new'");
        List<Line> moves = names.moves(fields.node("moves"), "'moves'");
        Show show = shows.read(fields.node("show"));
        fields.noOthers();
        return new TrailerScene(section.id(), say, beginning, moves, show, section.heading());
    }

    private void watched(String written, Span place) {
        if (written == null || written.equals(TASK)) return;
        problems.add(
                place,
                Message.of("there is nothing to do in a trailer, but here is task: {0}", written),
                "",
                DidYouMean.asFix(written, List.of(TASK)));
    }
}
