package regola.library;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.CompileRequest;
import regola.language.GameHeader;
import regola.language.RuleCompiler;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;

/**
 * A GameTemplate is a small complete game to begin one's own from: rules, drawings, and a first lesson. In its texts
 * players are called {@code player-1}, {@code player-2} and so on, for those who begin from it give them other names.
 *
 * @param id the name of its folder
 * @param header what it says about itself
 * @param lesson the text of its lesson
 * @param drawings by file name: what lies in its folder {@code art}
 */
public record GameTemplate(
        String id, GameHeader header, SourceText rules, String lesson, Map<String, byte[]> drawings) {
    /** All templates in the order in which they are shown, one a line. */
    private static final String INDEX = "/templates/index.txt";

    private static final Pattern PLAYER =
            Pattern.compile("(?m)^  player-(\\d) en \"([^\"]*)\" it \"([^\"]*)\" colour \"(#[0-9A-F]{6})\"");

    public GameTemplate {
        drawings = Map.copyOf(drawings);
    }

    /**
     * A Seat is a player before anybody has said what to call them.
     *
     * @param names by language
     * @param colour such as {@code #C8372D}
     */
    public record Seat(Map<String, String> names, String colour) {
        public Seat {
            names = Map.copyOf(names);
        }
    }

    /** @return the templates that came with the program; reads files */
    public static List<GameTemplate> all() {
        RuleShelf shelf = ShippedShelves.templates(FolderShelf.ENDING);
        Map<String, SourceText> rules = byFolder(shelf);
        Map<String, SourceText> lessons = byFolder(ShippedShelves.templates(LessonLibrary.ENDING));
        List<GameTemplate> all = new ArrayList<>();
        for (String id : index()) {
            SourceText text = rules.get(id);
            GameHeader header = RuleCompiler.gameHeader(text).orElseThrow();
            all.add(new GameTemplate(id, header, text, lessons.get(id).text(), shelf.drawings(text)));
        }
        return all;
    }

    private static Map<String, SourceText> byFolder(RuleShelf shelf) {
        Map<String, SourceText> texts = new LinkedHashMap<>();
        for (SourceText text : shelf.read().texts()) {
            String[] parts = text.name().split("/", -1);
            texts.put(parts[parts.length - 2], text);
        }
        return texts;
    }

    private static List<String> index() {
        try (InputStream in = GameTemplate.class.getResourceAsStream(INDEX)) {
            if (in == null) throw new IllegalStateException("the program has lost its list of templates, " + INDEX);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty())
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** @return the game as it is, ready to be set up */
    public CheckedGame game() {
        return RuleCompiler.compile(CompileRequest.of(rules)).game().orElseThrow();
    }

    /** @return as many as can play */
    public List<Seat> seats() {
        List<Seat> seats = new ArrayList<>();
        for (Matcher found = PLAYER.matcher(rules.text()); found.find(); )
            seats.add(new Seat(Map.of("en", found.group(2), "it", found.group(3)), found.group(4)));
        return seats;
    }
}
