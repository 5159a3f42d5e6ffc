package regola.ui.present.start;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.language.model.CheckedGame;
import regola.language.model.Naming;
import regola.language.model.Reason;
import regola.language.model.Seats;
import regola.language.model.Setting;
import regola.language.source.Trouble;
import regola.ui.present.Errand;
import regola.ui.present.OneThread;
import regola.ui.present.ProblemViews;
import regola.ui.present.Sketch;
import regola.ui.present.picture.GameTitle;
import regola.ui.present.picture.Lights;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.SideColours;
import regola.ui.present.picture.Standing;
import regola.ui.present.picture.Tongue;
import regola.ui.view.ProblemView;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.SeatView;
import regola.ui.view.start.GameView;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.SettingView;
import regola.ui.view.start.VariantView;

/** A SetUp is what is chosen for a match that has not begun. Confined to one thread. */
final class SetUp {
    private final OneThread thread = new OneThread("what is chosen for a match");
    private static final int MOVES_BEFORE_PICTURE = 20;

    private final Shelf shelf;
    private final List<String> variants = new ArrayList<>();
    private final Map<String, List<Long>> changed = new LinkedHashMap<>();
    /** Who plays as a person, by the id of the game: what is chosen for one says nothing about another. */
    private final Map<String, Set<Integer>> sitting = new HashMap<>();

    private Set<Integer> people = new HashSet<>(Set.of(0));
    private String language = "en";
    private List<Shelf.Entry> entries = List.of();
    private Shelf.Entry chosen;
    private CheckedGame game;
    private List<ProblemView> problems = List.of();
    private int players;
    private final Map<String, BoardView> pictures = new HashMap<>();
    /** Games whose rules were read since their file was last seen to change; those among them that hold errors. */
    private final Set<String> looked = new HashSet<>();

    private final Set<String> faulty = new HashSet<>();
    private Chosen last;
    private volatile Said about = Said.of("slow.shelf");
    private ToIntFunction<String> taught = game -> 0;

    SetUp(Shelf shelf) {
        this.shelf = shelf;
    }

    /**
     * What somebody chose another time; it is chosen when the shelf is looked at first, as far as it still is there.
     */
    void recall(Chosen before) {
        last = before;
    }

    /** @param lessons how many lessons a game has, by its id */
    void taught(ToIntFunction<String> lessons) {
        taught = lessons;
    }

    /** @return null while no game is chosen */
    Chosen chosen() {
        return chosen == null ? null : new Chosen(chosen.id(), players, people, variants, changed);
    }

    /** @return null while no game is chosen */
    String gameId() {
        return chosen == null ? null : chosen.id();
    }

    void open() {
        thread.check();
        List<Shelf.Entry> now = shelf.entries();
        Errand.stopIfGivenUp();
        entries = now;
        // Somebody's own rule files may have changed: they are looked at anew, and keep their pictures till then.
        entries.stream().filter(e -> !e.file().isEmpty()).forEach(e -> looked.remove(e.id()));
        if (chosen == null && last != null && entries.stream().anyMatch(e -> e.id().equals(last.game()))) {
            chooseAsLast();
            return;
        }
        Shelf.Entry before = chosen;
        chosen = before == null ? null : again(before);
        if (chosen != null && chosen.id().equals(before.id())) {
            variants.removeIf(id -> chosen.variants().stream().noneMatch(v -> v.id().equals(id)));
            read();
        } else if (chosen != null) {
            sitting.put(chosen.id(), people);
            chooseGame(chosen.id());
        } else {
            chooseGame(first());
        }
    }

    /**
     * The game with the most to learn from; of those that are alike the one that stands first. Null if there is none.
     */
    private String first() {
        String first = null;
        int most = -1;
        for (Shelf.Entry entry : entries) {
            if (!entry.problems().isEmpty()) continue;
            int lessons = taught.applyAsInt(entry.id());
            if (lessons <= most) continue;
            most = lessons;
            first = entry.id();
        }
        return first;
    }

    private void chooseAsLast() {
        chooseGame(last.game());
        people.clear();
        people.addAll(last.people());
        last.variants().stream()
                .filter(id -> chosen.variants().stream().anyMatch(v -> v.id().equals(id)))
                .forEach(variants::add);
        changed.putAll(last.settings());
        players = last.players();
        read();
    }

    /** The same game as before, or what has become of its file. */
    private Shelf.Entry again(Shelf.Entry before) {
        Optional<Shelf.Entry> same =
                entries.stream().filter(e -> e.id().equals(before.id())).findFirst();
        if (same.isPresent() || before.file().isEmpty()) return same.orElse(null);
        return entries.stream()
                .filter(e -> e.file().equals(before.file()))
                .findFirst()
                .orElse(null);
    }

    /** @return true if somebody has changed a file since the shelf was looked at */
    boolean isStale() {
        return shelf.hasChanged();
    }

    /** @return a game that has not been looked at yet, or null */
    private String unpictured() {
        return entries.stream()
                .filter(e -> e.problems().isEmpty() && !looked.contains(e.id()))
                .map(Shelf.Entry::id)
                .findFirst()
                .orElse(null);
    }

    /** A Look is what came of looking at a game: whether its rules hold, and its board; null where there is none. */
    private record Look(boolean holds, BoardView board) {}

    /**
     * One attempt for each game, whatever comes of it. @return how to draw it, beside everything else; null if there is
     * nothing to draw
     */
    Sketch<?> sketch(Runnable drawn) {
        String id = unpictured();
        if (id == null) return null;
        looked.add(id);
        pictures.put(id, null);
        Shelf.Entry entry =
                entries.stream().filter(e -> e.id().equals(id)).findFirst().orElseThrow();
        String spoken = language;
        return new Sketch<>(
                about(entry),
                false,
                () -> draw(id, spoken),
                look -> {
                    if (look.holds()) faulty.remove(id);
                    else faulty.add(id);
                    if (looked.contains(id)) pictures.put(id, look.board());
                    drawn.run();
                },
                drawn);
    }

    /**
     * Looks whether the rules of a game hold, and draws its board as a match of it begins; where nothing lies on it
     * then, as it may look some moves later.
     */
    private Look draw(String id, String spoken) {
        CheckedGame read = shelf.read(id, List.of()).game();
        if (read == null) return new Look(false, null);
        try {
            Ruleset rules = Ruleset.of(read, read.seats().fewest(), Map.of());
            Match match = Match.start(rules, 1);
            BoardView board = board(rules, match, spoken);
            if (board.sites().stream().allMatch(site -> site.pieces().isEmpty())) {
                playOn(match);
                board = board(rules, match, spoken);
            }
            return new Look(true, board);
        } catch (RuleFailure broken) {
            return new Look(true, null); // it is told when somebody wants to play it
        }
    }

    private static BoardView board(Ruleset rules, Match match, String spoken) {
        return new Tongue(rules, spoken).boards().of(match, Standing.of(match.view(0)), new Lights(), 0);
    }

    /** Any moves, but always the same. */
    private static void playOn(Match match) {
        for (int i = 0; i < MOVES_BEFORE_PICTURE && !match.isOver(); i++) {
            List<Move> legal = match.decision().legal();
            match.play(legal.get((i * 31 + 7) % legal.size()));
        }
    }

    /** Pictures of games that may have changed are drawn anew. */
    void forgetPictures() {
        pictures.clear();
        looked.clear();
    }

    void chooseGame(String id) {
        thread.check();
        chosen = entries.stream().filter(e -> e.id().equals(id)).findFirst().orElse(null);
        variants.clear();
        changed.clear();
        people = sitting.computeIfAbsent(String.valueOf(id), any -> new HashSet<>(Set.of(0)));
        players = 0;
        game = null;
        about = chosen == null ? Said.NOTHING : about(chosen);
        read();
    }

    /** @return what is looked at or set up now, in words; for any thread */
    Said about() {
        return about;
    }

    private static Said about(Shelf.Entry entry) {
        return texts -> GameTitle.withFile(GameTitle.of(entry.title(), entry.id(), texts.language()), entry.file());
    }

    /** What was begun last took too long and was given up. */
    void giveUp() {
        if (chosen == null) return;
        Texts texts = Texts.in(language);
        problems = ProblemViews.of(
                List.of(Trouble.nowhere(texts.get("slow.given", about.in(texts)), "", texts.get("slow.given.fix"))));
    }

    /** Reads the game anew with the variants that are on; what was set stays set as far as it still fits. */
    private void read() {
        thread.check();
        problems = List.of();
        if (chosen == null || !chosen.problems().isEmpty()) return;
        Shelf.Reading reading = shelf.read(chosen.id(), variants);
        Errand.stopIfGivenUp();
        if (reading.game() == null) {
            // The controls stay as they were, so that one can turn back what went wrong.
            problems = reading.problems();
            return;
        }
        game = reading.game();
        changed.entrySet()
                .removeIf(set -> game.settings().stream()
                        .noneMatch(s -> s.name().equals(set.getKey()) && SettingFit.fits(s, set.getValue())));
        Seats seats = game.seats();
        int wanted = players == 0 ? 2 : players;
        players = Math.max(seats.fewest(), Math.min(seats.most(), wanted));
    }

    void choosePlayers(int count) {
        thread.check();
        if (game != null)
            players = Math.max(game.seats().fewest(), Math.min(game.seats().most(), count));
    }

    void seat(String player, boolean computer) {
        thread.check();
        if (game == null) return;
        int number = game.seats().names().indexOf(player);
        if (computer) people.remove(number);
        else people.add(number);
    }

    void turnVariant(String id, boolean on) {
        variants.remove(id);
        if (on) variants.add(id);
        read();
    }

    void set(String setting, List<Long> value) {
        thread.check();
        changed.put(setting, List.copyOf(value));
        problems = List.of();
    }

    void setAllBack() {
        thread.check();
        changed.clear();
        problems = List.of();
    }

    void speak(String chosenLanguage) {
        thread.check();
        language = chosenLanguage;
    }

    /** @return null if the rules cannot be set up so; then the problems say why */
    MatchSetUp ready(long seed) {
        thread.check();
        if (game == null || !problems.isEmpty()) return null;
        try {
            Map<String, List<Long>> values = new LinkedHashMap<>(changed);
            game.settings().forEach(s -> values.remove(s.name(), s.value()));
            Ruleset rules = Ruleset.of(game, players, values);
            Errand.stopIfGivenUp();
            Set<String> computers = new HashSet<>();
            for (int i = 0; i < players; i++)
                if (!people.contains(i)) computers.add(game.seats().names().get(i));
            return new MatchSetUp(rules, seed, computers);
        } catch (RuleFailure broken) {
            problems = List.of(ProblemViews.of(broken.trouble()));
            return null;
        }
    }

    SetUpView picture() {
        thread.check();
        List<GameView> games = entries.stream()
                .map(e -> new GameView(
                        e.id(),
                        title(e),
                        Names.plain(e.about(), language),
                        !e.problems().isEmpty() || faulty.contains(e.id()),
                        !e.file().isEmpty(),
                        pictures.get(e.id())))
                .toList();
        if (chosen == null)
            return new SetUpView(
                    games, null, "", "", "", "", 0, 0, 0, List.of(), List.of(), List.of(), problems, language);
        List<ProblemView> all = new ArrayList<>(chosen.problems());
        problems.stream().filter(p -> !all.contains(p)).forEach(all::add);
        List<VariantView> switches =
                chosen.variants().stream().map(this::variant).toList();
        String about = Names.plain(chosen.about(), language);
        if (game == null) {
            return new SetUpView(
                    games,
                    chosen.id(),
                    title(chosen),
                    about,
                    "",
                    chosen.file(),
                    0,
                    0,
                    0,
                    List.of(),
                    switches,
                    List.of(),
                    all,
                    language);
        }
        return new SetUpView(
                games,
                chosen.id(),
                title(chosen),
                about,
                game.author() == null ? "" : game.author(),
                chosen.file(),
                game.seats().fewest(),
                game.seats().most(),
                players,
                seats(),
                switches,
                game.settings().stream().map(this::setting).toList(),
                all,
                language);
    }

    private VariantView variant(Shelf.Variant variant) {
        String about = Names.plain(variant.about(), language);
        return new VariantView(
                variant.id(),
                Names.plain(variant.title(), language),
                about,
                variants.contains(variant.id()),
                variant.own());
    }

    private String title(Shelf.Entry entry) {
        String title = Names.plain(entry.title(), language);
        if (!title.isEmpty()) return title;
        // A file that does not say what it is: its name, without the folders.
        String name = entry.file().isEmpty() ? entry.id() : entry.file();
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    }

    private List<SeatView> seats() {
        List<SeatView> seats = new ArrayList<>();
        Seats all = game.seats();
        Map<String, String> colours = SideColours.of(game);
        int neutrals = all.playOthers()
                ? 0
                : all.otherNames().isEmpty() ? all.neutrals() : all.otherNames().size();
        for (int i = 0; i < players + neutrals; i++) {
            boolean neutral = i >= players;
            String id = neutral && !all.otherNames().isEmpty()
                    ? all.otherNames().get(i - players)
                    : all.names().get(i);
            Naming naming = game.namings().get(id);
            String name = naming == null || naming.text().isEmpty() ? id : Names.plain(naming.text(), language);
            SeatView.Sort sort =
                    neutral ? SeatView.Sort.NEUTRAL : people.contains(i) ? SeatView.Sort.HUMAN : SeatView.Sort.COMPUTER;
            String colour = colours.get(id);
            if (all.playOthers())
                name += " ("
                        + all.played().get(i).stream()
                                .map(side -> Names.capital(spoken(side)))
                                .collect(Collectors.joining(", "))
                        + ")";
            seats.add(new SeatView(
                    id, Names.capital(name), colour, i, null, sort, false, false, false, false, List.of(), Set.of()));
        }
        return seats;
    }

    /** What a word of the rule file is called; one that has no name of its own is read without hyphens. */
    private String spoken(String word) {
        Naming naming = game.namings().get(word);
        return naming == null || naming.text().isEmpty()
                ? word.replace('-', ' ')
                : Names.plain(naming.text(), language);
    }

    private SettingView setting(Setting setting) {
        Reason reason = setting.reason();
        String sentence = reason == null ? "" : Names.plain(reason.text(), language);
        return new SettingView(
                setting.name(),
                sentence.isEmpty() ? setting.name() : sentence,
                reason == null ? null : reason.rule(),
                SettingView.Form.valueOf(setting.form().name()),
                setting.least(),
                setting.most(),
                setting.fewest(),
                setting.many(),
                setting.words().stream().map(this::spoken).toList(),
                changed.getOrDefault(setting.name(), setting.value()),
                setting.value());
    }
}
