package regola.ui.present.start;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import regola.engine.Ruleset;
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
import regola.ui.present.picture.GameTitle;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.SideColours;
import regola.ui.view.ProblemView;
import regola.ui.view.Rival;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.start.ChairView;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.SettingView;
import regola.ui.view.start.VariantView;

/** A SetUp is what is chosen for a match that has not begun. Confined to one thread. */
final class SetUp {
    /** More numbers than these are turned, and not chosen by name. */
    private static final int MOST_NAMED = 12;

    private final OneThread thread = new OneThread("what is chosen for a match");

    private final Shelf shelf;
    private final List<String> variants = new ArrayList<>();
    private final Map<String, List<Long>> changed = new LinkedHashMap<>();
    private final SeatedPlayers seating = new SeatedPlayers();
    private String language = "en";
    private List<Shelf.Entry> entries = List.of();
    private Shelf.Entry chosen;
    private CheckedGame game;
    private List<ProblemView> problems = List.of();
    private int players;
    /** What somebody chose for each game, by its id. */
    private final Map<String, Chosen> before = new LinkedHashMap<>();

    /** Whether those choose who read little: they play as one begins. */
    private boolean children;

    private volatile Said about = Said.of("slow.shelf");

    SetUp(Shelf shelf) {
        this.shelf = shelf;
    }

    /**
     * What somebody chose other times, for each game at most once, the last one first; it is chosen again with its
     * game, as far as it still is there.
     */
    void recall(List<Chosen> chosenBefore) {
        chosenBefore.forEach(each -> before.putIfAbsent(each.game(), each));
    }

    /** @param all whose seats somebody chose elsewhere, such as in the middle of a match */
    void seated(List<Chosen> all) {
        thread.check();
        remember();
        for (Chosen each : all) before.merge(each.game(), each, (old, now) -> old.seated(now.kinds()));
        if (chosen != null && before.containsKey(chosen.id())) seating.recall(before.get(chosen.id()));
    }

    /** @return what is chosen for each game, that of the chosen one first */
    List<Chosen> chosen() {
        remember();
        List<Chosen> all = new ArrayList<>(before.values());
        if (chosen != null) all.sort(Comparator.comparing(each -> !each.game().equals(chosen.id())));
        return all;
    }

    private void remember() {
        if (chosen == null || game == null) return;
        // What others have changed in the rules stays theirs.
        Chosen theirs = children ? before.get(chosen.id()) : null;
        List<String> on = children ? theirs == null ? List.of() : theirs.variants() : variants;
        Map<String, List<Long>> set = children ? theirs == null ? Map.of() : theirs.settings() : changed;
        before.put(chosen.id(), new Chosen(chosen.id(), players, seating.kinds(), seating.names(), on, set));
    }

    /** @return null while no game is chosen */
    String gameId() {
        return chosen == null ? null : chosen.id();
    }

    /** Looks at the shelf again; what is set up stays as it is, as far as it can. */
    void look() {
        thread.check();
        List<Shelf.Entry> now = shelf.entries();
        Errand.stopIfGivenUp();
        entries = now;
        Shelf.Entry old = chosen;
        chosen = old == null ? null : again(old);
        if (chosen != null && chosen.id().equals(old.id())) {
            variants.removeIf(id -> chosen.variants().stream().noneMatch(v -> v.id().equals(id)));
            read();
        } else if (chosen != null) {
            if (before.containsKey(old.id())) before.putIfAbsent(chosen.id(), before.get(old.id()));
            chooseGame(chosen.id());
        } else {
            game = null;
            problems = List.of();
        }
    }

    /**
     * A game is to be set up: as somebody set it up last, but with these variants if they are given.
     *
     * @param on ids of variants; empty for those that were on
     */
    void open(String wanted, List<String> on) {
        thread.check();
        List<Shelf.Entry> now = shelf.entries();
        Errand.stopIfGivenUp();
        entries = now;
        chooseGame(wanted);
        if (on.isEmpty() || variants.equals(on)) return;
        variants.clear();
        variants.addAll(on);
        read();
    }

    /**
     * @return a game as it is played at once by somebody who has just learnt it: as they set it up last, else against
     *     somebody who grows with them; here nothing changes
     */
    SetUp fitting(String wanted) {
        thread.check();
        SetUp fitting = new SetUp(shelf);
        fitting.recall(chosen());
        fitting.children(children);
        if (!children) fitting.seating.usual(Rival.WITH_ME);
        fitting.open(wanted, List.of());
        return fitting;
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

    void chooseGame(String id) {
        thread.check();
        remember();
        take(id);
    }

    private void take(String id) {
        chosen = entries.stream().filter(e -> e.id().equals(id)).findFirst().orElse(null);
        variants.clear();
        changed.clear();
        seating.clear();
        players = 0;
        game = null;
        about = chosen == null ? Said.NOTHING : about(chosen);
        if (chosen != null && before.containsKey(id)) choose(before.get(id));
        if (children && chosen != null && chosen.problems().isEmpty()) chooseFirst(shelf.firstMatch(id));
        read();
    }

    private void chooseFirst(FirstMatch first) {
        variants.clear();
        variants.addAll(first.variants());
        changed.clear();
        changed.putAll(first.settings());
        if (players == 0) players = first.players();
    }

    private void choose(Chosen again) {
        seating.recall(again);
        again.variants().stream()
                .filter(id -> chosen.variants().stream().anyMatch(v -> v.id().equals(id)))
                .forEach(variants::add);
        changed.putAll(again.settings());
        players = again.players();
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

    /**
     * @param on whether those choose who read little: then who plays where nobody has chosen is the weakest
     * @return whether it was otherwise before
     */
    boolean children(boolean on) {
        thread.check();
        boolean other = seating.usual(on ? Rival.BEGINNER : Rival.EASY);
        if (on == children) return other;
        remember();
        children = on;
        if (chosen != null) take(chosen.id());
        return true;
    }

    void seat(String player, String kind) {
        thread.check();
        if (game != null) seating.seat(game.seats().names().indexOf(player), kind);
    }

    void seatComputers(String kind) {
        thread.check();
        if (game != null) seating.seatComputers(players, kind);
    }

    void company() {
        thread.check();
        if (game != null) seating.company(players);
    }

    void name(String player, String name) {
        thread.check();
        if (game != null) seating.name(game.seats().names().indexOf(player), name);
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
            Map<String, String> computers = new HashMap<>();
            for (int i = 0; i < players; i++)
                if (seating.kind(i).computer())
                    computers.put(game.seats().names().get(i), seating.kind(i).id());
            Map<String, String> called = new HashMap<>();
            for (int i = 0; i < players; i++) {
                String seat = game.seats().names().get(i);
                if (seating.names().containsKey(i))
                    called.put(seat, seating.names().get(i));
            }
            return new MatchSetUp(rules, seed, computers, called);
        } catch (RuleFailure broken) {
            problems = List.of(ProblemViews.of(broken.trouble()));
            return null;
        }
    }

    SetUpView picture() {
        thread.check();
        if (chosen == null)
            return new SetUpView(
                    null, "", "", "", "", "", 0, 0, 0, List.of(), List.of(), List.of(), List.of(), problems, language);
        List<ProblemView> all = new ArrayList<>(chosen.problems());
        problems.stream().filter(p -> !all.contains(p)).forEach(all::add);
        List<VariantView> switches = chosen.variants().stream()
                .filter(each -> !each.bare())
                .map(this::variant)
                .toList();
        String about = Names.plain(chosen.about(), language);
        Texts texts = Texts.in(language);
        if (game == null) {
            return new SetUpView(
                    chosen.id(),
                    title(chosen),
                    "",
                    about,
                    "",
                    chosen.file(),
                    0,
                    0,
                    0,
                    List.of(),
                    List.of(),
                    switches,
                    List.of(),
                    all,
                    language);
        }
        return new SetUpView(
                chosen.id(),
                title(chosen),
                Names.plain(game.aim(), language),
                about,
                game.author() == null ? "" : game.author(),
                chosen.file(),
                game.seats().fewest(),
                game.seats().most(),
                players,
                chairs(texts),
                seating.kinds(players).stream().map(kind -> kind.view(texts)).toList(),
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

    private List<ChairView> chairs(Texts texts) {
        List<ChairView> chairs = new ArrayList<>();
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
            SeatView.Sort sort = neutral
                    ? SeatView.Sort.NEUTRAL
                    : seating.kind(i).computer() ? SeatView.Sort.COMPUTER : SeatView.Sort.HUMAN;
            String colour = colours.get(id);
            if (all.playOthers())
                name += " ("
                        + all.played().get(i).stream()
                                .map(side -> Names.capital(spoken(side)))
                                .collect(Collectors.joining(", "))
                        + ")";
            if (!neutral) name = seating.nameOr(i, name);
            SeatView seat = new SeatView(
                    id, Names.capital(name), colour, i, null, sort, false, false, false, false, List.of(), Set.of());
            if (neutral) chairs.add(new ChairView(seat, null, ""));
            else {
                String kind = seating.kind(i).id();
                chairs.add(new ChairView(seat, kind, seating.kind(i).called(texts)));
            }
        }
        return chairs;
    }

    /** What a word of the rule file is called; one that has no name of its own is read without hyphens. */
    private String spoken(String word) {
        Naming naming = game.namings().get(word);
        return naming == null || naming.text().isEmpty()
                ? word.replace('-', ' ')
                : Names.plain(naming.text(), language);
    }

    /** @return what each number that can be chosen is called; nothing where none has a name, or there are many */
    private List<String> numbers(Setting setting) {
        List<String> keys = LongStream.rangeClosed(
                        setting.least(), Math.min(setting.most(), setting.least() + MOST_NAMED))
                .mapToObj(number -> setting.name() + " " + number)
                .toList();
        boolean named = keys.size() <= MOST_NAMED && keys.stream().anyMatch(game.namings()::containsKey);
        if (!named) return List.of();
        return keys.stream()
                .map(key -> game.namings().containsKey(key) ? spoken(key) : key.substring(key.indexOf(' ') + 1))
                .toList();
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
                setting.form() == Setting.Form.NUMBER
                        ? numbers(setting)
                        : setting.words().stream().map(this::spoken).toList(),
                changed.getOrDefault(setting.name(), setting.value()),
                setting.value());
    }
}
