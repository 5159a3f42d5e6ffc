package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;
import static regola.teaching.ShippedLessons.GAMES;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.language.model.Text;
import regola.library.LessonLibrary;
import regola.teaching.lesson.Lesson;
import regola.teaching.read.LessonFile;
import regola.ui.present.Rules;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.RuleCards;
import regola.ui.present.position.PositionPresenter;
import regola.ui.present.rules.OpenBook;
import regola.ui.present.start.MatchSetUp;
import regola.ui.present.start.SetUpPresenter;
import regola.ui.view.ProseView;
import regola.ui.view.Texts;
import regola.ui.view.position.PositionView;
import regola.ui.view.start.SettingView;

/**
 * Nothing that is shown in Italian is English: what a window shows of every game with each of its variants, in matches,
 * set-up and book of rules, every sentence of its files and lessons, and every text of the window is asked for in both
 * languages, and must differ.
 */
class BothLanguagesTest {
    private static final Pattern WORD = Pattern.compile("\\p{L}{3,}");
    /** What views hold beside words: what things are called by in files, drawings, colours. */
    private static final Set<String> NO_WORDS = Set.of(
            "id",
            "face",
            "kind",
            "page",
            "key",
            "art",
            "look",
            "colour",
            "symbol",
            "language",
            "game",
            "file",
            "site",
            "from",
            "to",
            "regions",
            "group",
            "learner",
            "learners",
            "number",
            "rule",
            "place",
            "author",
            "sites",
            "letter",
            "chosen",
            "move",
            "lines",
            "value",
            "rival");
    /**
     * Words that are the same in both languages: names of games and people, and loan words that Italian has made its
     * own.
     */
    private static final Set<String> SAME = Set.of(
            // Titles of published games, which have no other name in Italian.
            "China Moon",
            "Nin Jan",
            "Kalah",
            "Reversi",
            "Croak!",
            "Moulin Rouge",
            "Army of Frogs",
            // A variant named after the parlour game, which Italians call by the same word; another after
            // professionals.
            "Memory",
            "Pro",
            // What a computer, a keyboard and their files are called.
            "Computer",
            "Tab",
            "Esc",
            "Ctrl",
            "Alt",
            "Backspace",
            "Java",
            "Regola",
            "PDF…");

    private static final int MOMENTS = Thorough.oneIn(2, 60);
    /** Read once for all questions. */
    private static final List<Lesson> LESSONS = LessonLibrary.open(List.of()).lessons().stream()
            .map(text -> LessonFile.read(text.source(), GAMES).lesson().orElseThrow())
            .toList();

    private final Set<String> english = new TreeSet<>();

    static Stream<List<String>> games() {
        return GAMES.ids().stream()
                .flatMap(game -> Stream.concat(
                        Stream.of(List.of(game)),
                        GAMES.variantIds(game).stream().map(variant -> List.of(game, variant))));
    }

    /** Each game alone, and a share of its variants. */
    static Stream<List<String>> someGames() {
        List<List<String>> all = games().toList();
        List<List<String>> variants =
                all.stream().filter(game -> game.size() > 1).toList();
        return Stream.concat(all.stream().filter(game -> game.size() == 1), Thorough.some(3, 0, variants).stream());
    }

    private static Ruleset rules(List<String> game) {
        return GAMES.compile(game.get(0), game.subList(1, game.size()))
                .game()
                .map(checked -> Ruleset.of(checked, checked.seats().fewest(), Map.of()))
                .orElseThrow();
    }

    /**
     * Remembers what is English in a text that is to be Italian, part by part where names stand one beside the other.
     */
    private void compare(String en, String it) {
        if (it == null || en == null) return;
        List<String> ours = List.of(en.split(" · "));
        for (String part : it.split(" · ")) {
            if (ours.contains(part) && WORD.matcher(part).find() && !SAME.contains(part)) english.add(part);
        }
    }

    /** Compares two views of one thing, whatever they are made of. */
    private void compareViews(Object en, Object it) {
        if (en instanceof String one) {
            compare(one, (String) it);
        } else if (en instanceof Optional<?> one) {
            compareViews(one.orElse(null), ((Optional<?>) it).orElse(null));
        } else if (en instanceof List<?> all) {
            assertThat((List<?>) it).hasSameSizeAs(all);
            for (int i = 0; i < all.size(); i++) compareViews(all.get(i), ((List<?>) it).get(i));
        } else if (en instanceof ProseView prose) {
            compare(prose.text(), ((ProseView) it).text());
        } else if (en instanceof Record record && it != null) {
            for (RecordComponent part : record.getClass().getRecordComponents()) {
                if (!NO_WORDS.contains(part.getName()) && !isIdOfSetting(record, part))
                    compareViews(value(record, part), value((Record) it, part));
            }
        }
    }

    /** A setting is shown as its sentence; its name is for the file. */
    private static boolean isIdOfSetting(Record record, RecordComponent part) {
        return record instanceof SettingView && part.getName().equals("name");
    }

    private static Object value(Record record, RecordComponent part) {
        try {
            part.getAccessor().setAccessible(true);
            return part.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** All of one sort that hangs on something made of records. */
    private static <T> List<T> all(Class<T> sort, Object root) {
        List<T> found = new ArrayList<>();
        Map<Object, Boolean> seen = new IdentityHashMap<>();
        List<Object> open = new ArrayList<>(List.of(root));
        while (!open.isEmpty()) {
            Object next = open.remove(open.size() - 1);
            if (next == null || seen.put(next, true) != null) continue;
            if (sort.isInstance(next)) found.add(sort.cast(next));
            if (next instanceof Collection<?> many) open.addAll(many);
            else if (next instanceof Map<?, ?> map) open.addAll(map.values());
            else if (next instanceof Record record)
                for (RecordComponent part : record.getClass().getRecordComponents()) open.add(value(record, part));
        }
        return found;
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyMomentOfAMatchIsItalian(List<String> game) {
        Ruleset rules = rules(game);
        MatchSession en = session(rules, "en");
        MatchSession it = session(rules, "it");
        for (int i = 0; i < MOMENTS; i++) {
            compareViews(en.picture(i), it.picture(i));
            AtOnce.play(en);
            AtOnce.play(it);
        }
        compareViews(en.paper().handout(), it.paper().handout());
        assertThat(english).isEmpty();
    }

    private static MatchSession session(Ruleset rules, String language) {
        return new MatchSession(Resumption.fresh(new MatchSetUp(rules, 5, Set.of())), Manner.of(language));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyMoveIsItalian(List<String> game) {
        Ruleset rules = rules(game);
        Names en = new Names(rules, "en");
        Names it = new Names(rules, "it");
        Match match = Match.start(rules, 5, event -> {});
        for (int i = 0; i < 2 * MOMENTS && !match.isOver(); i++) {
            for (Move move : match.decision().legal()) {
                compare(en.of(move), it.of(move));
                for (Move.Part part : move.parts())
                    if (part.thing() == null) compare(en.word(part.text()), it.word(part.text()));
            }
            match.playIndex(i * 7 % match.legalCount());
        }
        assertThat(english).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("someGames")
    void theBookOfRulesIsItalian(List<String> game) {
        Ruleset rules = rules(game);
        compareViews(
                OpenBook.whole(rules, "en").pages(), OpenBook.whole(rules, "it").pages());
        RuleCards cards = new RuleCards(rules, "it");
        new RuleCards(rules, "en").all().forEach(card -> compareViews(card, cards.of(card.number())));
        assertThat(english).isEmpty();
    }

    /** Sentences that random matches never come to, and the titles of what stands beside them. */
    @ParameterizedTest
    @MethodSource("games")
    void everySentenceOfARuleFileIsItalian(List<String> game) {
        List<Text> texts = all(Text.class, rules(game).game());
        assertThat(texts).hasSizeGreaterThan(30);
        for (Text text : texts) {
            if (text.isEmpty()) continue;
            assertThat(text.byLanguage()).containsKeys("en", "it");
            compare(Names.plain(text, "en"), Names.plain(text, "it"));
        }
        assertThat(english).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsChosenBeforeAMatchAndWhatIsSetUpIsItalian(List<String> game) {
        List<Object> pictures = new ArrayList<>();
        for (String language : List.of("en", "it")) {
            SetUpPresenter presenter = new SetUpPresenter(
                    Runnable::run,
                    Rules.shelf(game.get(0), game.subList(1, game.size()).toArray(String[]::new)),
                    pictures::add,
                    match -> {},
                    () -> 42);
            presenter.open(game.get(0), List.of());
            presenter.speak(language);
        }
        compareViews(pictures.get(0), pictures.get(pictures.size() - 1));
        assertThat(english).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPositionThatIsSetUpIsItalian(List<String> game) {
        List<PositionView> pictures = new ArrayList<>();
        PositionPresenter presenter = new PositionPresenter(Runnable::run, pictures::add);
        presenter.begin(new MatchSetUp(rules(game), 7, Set.of()), null, problem -> {
            throw new AssertionError(problem.what());
        });
        presenter.cover(false);
        presenter.speak("it");
        PositionView it = pictures.get(pictures.size() - 1);
        presenter.speak("en");
        PositionView en = pictures.get(pictures.size() - 1);
        assertThat(it.fields()).isNotEmpty();
        compareViews(en, it);
        assertThat(english).isEmpty();
    }

    @Test
    void everyWordOfALessonIsItalian() {
        for (Lesson lesson : LESSONS)
            for (Spoken words : all(Spoken.class, lesson)) compare(words.text("en"), words.text("it"));
        assertThat(LESSONS).hasSizeGreaterThan(70);
        assertThat(english).isEmpty();
    }

    @Test
    void everyTextOfTheWindowIsItalian() {
        for (String key : Texts.in("en").keys()) {
            if (!key.startsWith("language."))
                compare(Texts.in("en").get(key), Texts.in("it").get(key));
        }
        assertThat(english).isEmpty();
    }

    /**
     * Who reads {@code Aiuto} looks for what explains the program; what a lesson gives is a hint, under whatever key it
     * stands.
     */
    @Test
    void helpAndAHintAreTwoWords() {
        Texts en = Texts.in("en");
        Texts it = Texts.in("it");
        assertThat(it.get("menu.help")).isEqualTo("Aiuto");
        assertThat(it.keys())
                .filteredOn(key -> en.get(key).matches("(?i).*\\bhints?\\b.*"))
                .isNotEmpty()
                .allSatisfy(key -> assertThat(it.get(key))
                        .doesNotContainIgnoringCase("aiut")
                        .containsIgnoringCase("indizi"));
    }

    /** Words of which Italian texts use another for the same thing, and what makes them wrong. */
    private static final Map<String, String> OTHERWISE = Map.of(
            "(?i)\\bsalt\\w+ (un|il|questo|quel|il prossimo) turno",
            "frogs hop; who does not play passes, or loses the turn",
            "(?i)\\bmoll[ae]\\b",
            "rimbalzo",
            "(?i)\\btavolier[ei]\\b",
            "tabellone",
            "(?i)\\bclicc",
            "fai clic su",
            "[’\"]|perchè|finchè|qual'è|\\bE'",
            "apostrophes are straight, quotes are «», accents stand where they belong");

    private static void isInOurWords(String said) {
        OTHERWISE.forEach((wrong, why) -> assertThat(said).as(why).doesNotContainPattern(wrong));
    }

    @ParameterizedTest
    @MethodSource("games")
    void ruleFilesHaveOneWordForOneThing(List<String> game) {
        all(Text.class, rules(game).game()).forEach(text -> isInOurWords(Names.plain(text, "it")));
    }

    @Test
    void lessonsAndTheWindowHaveOneWordForOneThing() {
        for (Lesson lesson : LESSONS) for (Spoken words : all(Spoken.class, lesson)) isInOurWords(words.text("it"));
        Texts it = Texts.in("it");
        it.keys().forEach(key -> isInOurWords(it.get(key)));
    }
}
