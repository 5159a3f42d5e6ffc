package regola.teaching.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import regola.engine.Ruleset;
import regola.file.Problems;
import regola.language.Games;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
import regola.teaching.lesson.LessonHeader;
import regola.teaching.lesson.Trailer;
import regola.teaching.lesson.TrailerScene;

/**
 * A TrailerFile is what came of reading the file of a trailer, which is written as a lesson is.
 *
 * @param trailer there if there are no problems
 * @param problems everything found wrong, from top to bottom
 */
public record TrailerFile(SourceText source, Optional<Trailer> trailer, List<Trouble> problems) {
    /** What the file is called, in the folder of its game. */
    public static final String NAME = "trailer.md";

    public TrailerFile {
        problems = List.copyOf(problems);
    }

    /** @param file a path or a name */
    public static boolean isTrailer(String file) {
        String path = file.replace('\\', '/');
        return path.substring(path.lastIndexOf('/') + 1).equals(NAME);
    }

    /** Reads a trailer and holds it against the rules of its game. Throws for no text whatever. */
    public static TrailerFile read(SourceText source, Games games) {
        Problems problems = new Problems();
        LessonOutline outline = OutlineReader.read(source, problems);
        FrontReader front = new FrontReader(source, outline, problems);
        Optional<LessonHeader> header = front.header();
        Ruleset rules = header.isEmpty() ? null : front.rules(games);
        List<TrailerScene> scenes =
                rules == null ? List.of() : scenes(outline, new ReadContext(source, problems, rules));
        Optional<Trailer> trailer =
                problems.isEmpty() ? header.map(told -> new Trailer(told, rules, scenes)) : Optional.empty();
        return new TrailerFile(source, trailer, problems.sorted());
    }

    private static List<TrailerScene> scenes(LessonOutline outline, ReadContext reading) {
        SceneReader reader = new SceneReader(reading);
        List<TrailerScene> scenes = new ArrayList<>();
        for (LessonOutline.Section section : outline.sections())
            scenes.add(reader.read(section, section == outline.sections().get(0)));
        return scenes.stream().filter(Objects::nonNull).toList();
    }
}
