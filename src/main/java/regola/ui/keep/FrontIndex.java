package regola.ui.keep;

import java.io.IOException;
import java.io.StringReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import regola.engine.value.Spoken;
import regola.ui.present.start.Fronts;
import regola.ui.present.start.Fronts.GameFront;
import regola.ui.view.Texts;

/**
 * A FrontIndex is the outside of all games that come with the program, written down when the program is built, so that
 * no rule and no lesson has to be read for the first page.
 */
public final class FrontIndex {
    /** Its name beside the pictures; there is none where the program runs without its jar. */
    public static final String FILE = "index.properties";

    private FrontIndex() {}

    /** @return empty if the program was not packed, or holds an index that is not one */
    static Optional<List<GameFront>> ofProgram() {
        try {
            Optional<byte[]> written = PictureStore.packed(FILE);
            if (written.isEmpty()) return Optional.empty();
            Properties all = new Properties();
            all.load(new StringReader(new String(written.get(), StandardCharsets.UTF_8)));
            return Optional.of(read(all));
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty(); // then the files themselves are read
        }
    }

    static List<GameFront> read(Properties all) {
        List<GameFront> fronts = new ArrayList<>();
        for (String game : list(all, "games")) {
            List<Fronts.LessonFront> lessons = new ArrayList<>();
            for (String id : list(all, game + ".lessons"))
                lessons.add(new Fronts.LessonFront(
                        id, spoken(all, id + ".title"), spoken(all, id + ".chapter"), list(all, id + ".steps")));
            fronts.add(new GameFront(
                    game,
                    game,
                    List.of(),
                    spoken(all, game + ".title"),
                    spoken(all, game + ".aim"),
                    all.getProperty(game + ".seats", ""),
                    "",
                    "",
                    false,
                    lessons,
                    Boolean.parseBoolean(all.getProperty(game + ".trailer"))));
        }
        return fronts;
    }

    private static List<String> list(Properties all, String key) {
        String words = all.getProperty(key, "");
        return words.isEmpty() ? List.of() : List.of(words.split(" "));
    }

    private static Spoken spoken(Properties all, String key) {
        String english = all.getProperty(key + ".en", "");
        String italian = all.getProperty(key + ".it", english);
        return Spoken.of(english, italian);
    }

    /** Writes it down; the same games give the same bytes. */
    public static void write(List<GameFront> fronts, Writer to) throws IOException {
        TreeMap<String, String> all = new TreeMap<>();
        all.put("games", String.join(" ", fronts.stream().map(GameFront::id).toList()));
        for (GameFront front : fronts) {
            put(all, front.id() + ".title", front.title());
            put(all, front.id() + ".aim", front.aim());
            all.put(front.id() + ".seats", front.seats());
            all.put(front.id() + ".trailer", String.valueOf(front.trailer()));
            all.put(
                    front.id() + ".lessons",
                    String.join(
                            " ",
                            front.lessons().stream().map(Fronts.LessonFront::id).toList()));
            for (Fronts.LessonFront lesson : front.lessons()) {
                put(all, lesson.id() + ".title", lesson.title());
                put(all, lesson.id() + ".chapter", lesson.chapter());
                all.put(lesson.id() + ".steps", String.join(" ", lesson.steps()));
            }
        }
        // Not as Properties write themselves: with the time of day in it no two builds would be alike.
        for (var each : all.entrySet())
            to.write(escaped(each.getKey()).replace(" ", "\\ ").replace(":", "\\:") + " = " + escaped(each.getValue())
                    + "\n");
    }

    private static void put(Map<String, String> all, String key, Spoken words) {
        for (String language : Texts.LANGUAGES) all.put(key + "." + language, words.text(language));
    }

    private static String escaped(String words) {
        return words.replace("\\", "\\\\").replace("\n", "\\n");
    }
}
