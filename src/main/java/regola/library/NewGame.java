package regola.library;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.file.BadFile;
import regola.language.source.SourceText;

/**
 * A NewGame is a game of somebody's own that begins as a template: its rules, drawings and first lesson, with a name,
 * players and colours that somebody has chosen.
 */
public final class NewGame {
    /** What the folder of a template's players is called in its rules, before the number. */
    private static final String PLAYER = "player-";

    private static final String LESSON = "01-first-lesson.md";
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]*");
    private static final Pattern HEADER = Pattern.compile("(?m)^  players .*$");

    private final String id;
    private final Map<String, byte[]> files;
    private final String lesson;

    private NewGame(String id, Map<String, byte[]> files, String lesson) {
        this.id = id;
        this.files = files;
        this.lesson = lesson;
    }

    /** As below, with remarks as the template has them. */
    public static NewGame of(
            GameTemplate template, Map<String, String> titles, List<GameTemplate.Seat> players, Set<String> taken) {
        return of(template, titles, players, taken, "en");
    }

    /**
     * @param titles what the game is called, by language
     * @param players at least as many as the template needs, at most as many as it has seats
     * @param taken ids that are not free
     * @param language in which the remarks are written
     */
    public static NewGame of(
            GameTemplate template,
            Map<String, String> titles,
            List<GameTemplate.Seat> players,
            Set<String> taken,
            String language) {
        String title = titles.getOrDefault("en", titles.values().iterator().next());
        String id = FreeId.of(title, taken, FreeId.of("my game", taken, "my-game"));
        List<String> names = names(template, players);
        String rules = TemplateComments.in(language).written(rules(template, players, names));
        String text =
                new HeaderEdit(SourceText.of(id, rules)).game(id).title(titles).text();
        Map<String, byte[]> files = new LinkedHashMap<>();
        template.drawings().forEach((name, bytes) -> files.put("art/" + name, bytes));
        files.put(id + FolderShelf.ENDING, text.getBytes(StandardCharsets.UTF_8));
        String lesson = called(template.lesson(), names)
                .replaceFirst("(?m)^game: .*$", Matcher.quoteReplacement("game: " + id));
        return new NewGame(id, files, lesson);
    }

    /** Everybody's name in the rules: like the one that is shown, and like nothing else in them. */
    private static List<String> names(GameTemplate template, List<GameTemplate.Seat> players) {
        Set<String> taken = new LinkedHashSet<>();
        Matcher found = NAME.matcher(template.rules().text());
        while (found.find()) taken.add(found.group());
        // A player's name stands before a hyphen in other names, so that nothing may begin with it.
        List<String> names = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            String name = FreeId.of(players.get(i).names().get("en"), taken, PLAYER + (i + 1));
            names.add(name);
            taken.add(name);
        }
        return names;
    }

    private static String rules(GameTemplate template, List<GameTemplate.Seat> players, List<String> names) {
        String text = template.rules().text();
        int fewest = Math.min(template.header().fewest(), players.size());
        StringBuilder counts = new StringBuilder("  players ").append(fewest);
        if (players.size() > fewest) counts.append(" to ").append(players.size());
        counts.append(": ").append(String.join(", ", seatWords(players.size())));
        text = HEADER.matcher(text).replaceFirst(Matcher.quoteReplacement(counts.toString()));
        for (int i = 1; i <= template.seats().size(); i++) {
            Pattern line =
                    Pattern.compile("(?m)^  " + PLAYER + i + " en \"[^\"]*\" it \"[^\"]*\" colour \"[^\"]*\"(.*)\n");
            if (i > players.size()) {
                text = line.matcher(text).replaceFirst("");
                continue;
            }
            GameTemplate.Seat player = players.get(i - 1);
            String said = "  " + PLAYER + i + " en \""
                    + HeaderEdit.quoted(player.names().get("en")) + "\" it \""
                    + HeaderEdit.quoted(player.names().get("it")) + "\" colour \"" + player.colour() + "\"";
            text = line.matcher(text).replaceFirst(Matcher.quoteReplacement(said) + "$1\n");
        }
        return called(text, names);
    }

    private static List<String> seatWords(int count) {
        List<String> words = new ArrayList<>();
        for (int i = 1; i <= count; i++) words.add(PLAYER + i);
        return words;
    }

    private static String called(String text, List<String> names) {
        String said = text;
        for (int i = 0; i < names.size(); i++)
            said = said.replaceAll(PLAYER + (i + 1) + "(?!\\d)", Matcher.quoteReplacement(names.get(i)));
        return said;
    }

    public String id() {
        return id;
    }

    /**
     * Writes all of it, or nothing.
     *
     * @param own the folder of somebody's own games
     * @param tutorials the folder of somebody's own lessons
     * @return the rule file
     */
    public Path write(Path own, Path tutorials) throws BadFile {
        Path target = own.resolve(id);
        Path lessons = tutorials.resolve(id);
        FolderDraft.write(lessons, Map.of(LESSON, lesson.getBytes(StandardCharsets.UTF_8)));
        try {
            FolderDraft.write(target, files);
        } finally {
            if (!Files.exists(target)) FolderDraft.remove(lessons);
        }
        return target.resolve(id + FolderShelf.ENDING);
    }
}
