package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Container;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.JMenuBar;
import javax.swing.JToolBar;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.engine.Ruleset;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.command.Actions;
import regola.ui.command.Menus;
import regola.ui.game.GamePanel;
import regola.ui.keep.LibraryShelf;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.picture.RuleCards;
import regola.ui.present.rules.RuleBookPresenter;
import regola.ui.present.start.MatchSetUp;
import regola.ui.present.start.SetUpPresenter;
import regola.ui.rules.RulesPanel;
import regola.ui.start.GameImages;
import regola.ui.start.SetUpPanel;
import regola.ui.support.ClippedText;
import regola.ui.support.Deaf;
import regola.ui.support.KnownRules;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.theme.ThemeChoice;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.Ref;
import regola.ui.view.match.GameIntents;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.MatchView;
import regola.ui.view.rules.BookPage;
import regola.ui.view.rules.BookView;
import regola.ui.view.rules.RuleCardView;
import regola.ui.view.rules.RulesIntents;
import regola.ui.view.rules.RulesWishes;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.SetUpWishes;
import regola.ui.view.start.StartIntents;

/** No words are cut off: every page, at each zoom, in each language, at each size of the window at which it must do. */
@ExtendWith(OnEventThread.class)
class PagesTest {
    /** In each room another share of the games. */
    private static final int SHARE = 3;

    private final LibraryShelf shelf = ShippedShelf.GAMES;
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter game =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());

    /** A window of that size, less what menu and tools take of it. */
    record Room(int width, int height, int zoom, String language) {
        Texts texts() {
            return Texts.in(language);
        }

        Dimension page() {
            Actions actions = new Actions();
            actions.speak(texts());
            Menus menus = new Menus(actions, texts());
            JMenuBar bar = menus.bar(
                    chosen -> {}, new Menus.Feeling(ThemeChoice.LIGHT, theme -> {}, MotionLevel.FULL, level -> {}));
            JToolBar tools = menus.toolbar();
            assertThat(bar.getPreferredSize().width).as("the menus").isLessThanOrEqualTo(width);
            assertThat(tools.getPreferredSize().width).as("the tools").isLessThanOrEqualTo(width);
            return new Dimension(width, height - bar.getPreferredSize().height - tools.getPreferredSize().height);
        }

        @Override
        public String toString() {
            return width + "x" + height + " " + zoom + "% " + language;
        }
    }

    static Stream<Room> rooms() {
        List<Room> rooms = new ArrayList<>();
        for (String language : Texts.LANGUAGES) {
            rooms.add(new Room(1024, 700, 100, language));
            rooms.add(new Room(1024, 700, 150, language));
            rooms.add(new Room(1280, 800, 125, language));
            rooms.add(new Room(1280, 800, 175, language));
            rooms.add(new Room(1280, 800, 200, language));
            rooms.add(new Room(1920, 1080, 200, language));
        }
        return rooms.stream();
    }

    private static int turn(Room room) {
        return rooms().toList().indexOf(room);
    }

    static Stream<Arguments> matches() {
        return Thorough.some(2, 0, rooms().toList()).stream().map(room -> Arguments.of(room, room.zoom == 125 ? 3 : 5));
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private static ArtStore art() {
        return new ArtStore(ArtSource.ofProgram());
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void thePageOnWhichAMatchIsSetUp(Room room) {
        new Appearance(Theme.LIGHT, room.zoom).install();
        List<SetUpView> pages = new ArrayList<>();
        SetUpPresenter setUp = new SetUpPresenter(Runnable::run, shelf, pages::add, ready -> {}, () -> 11);
        setUp.speak(room.language);
        for (var listed : Thorough.some(SHARE, turn(room), shelf.entries())) {
            setUp.open(listed.id(), List.of());
            SetUpPanel panel = new SetUpPanel(
                    art(),
                    Deaf.to(GameImages.class),
                    Deaf.to(StartIntents.class),
                    Deaf.to(SetUpWishes.class),
                    under -> {});
            panel.show(pages.get(pages.size() - 1), room.texts());
            show(panel, new Dimension(room.width, room.page().height), "setup-" + listed.id() + "-" + room);
            assertThat(ClippedText.in(panel)).as(listed.id()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void thePageOfRules(Room room) {
        new Appearance(Theme.LIGHT, room.zoom).install();
        Ruleset rules = Ruleset.of(shelf.read("china-moon", List.of("flies")).game(), 3, Map.of());
        List<BookView> views = new ArrayList<>();
        RuleBookPresenter presenter = new RuleBookPresenter(Runnable::run, views::add);
        presenter.speak(room.language);
        presenter.open(rules);
        presenter.showCodes(true);
        List<String> pages = last(views).pages().stream().map(BookPage::id).toList();
        RulesPanel panel =
                new RulesPanel(art(), Deaf.to(RulesIntents.class), Deaf.to(RulesWishes.class), (below, items) -> {});
        for (String page : pages) {
            presenter.turnTo(page);
            panel.show(last(views), room.texts());
            show(panel, room.page(), "rules-" + page + "-" + room);
            assertThat(ClippedText.in(panel)).as(page).isEmpty();
        }
        presenter.seek("nothing says so");
        panel.show(last(views), room.texts());
        show(panel, room.page(), "rules-none-" + room);
        assertThat(ClippedText.in(panel)).isEmpty();
    }

    private static BookView last(List<BookView> views) {
        return views.get(views.size() - 1);
    }

    /**
     * A whole match played by computers, looked at in each sort of decision, in the past, with a rule and after a
     * refused try.
     */
    @ParameterizedTest
    @MethodSource("matches")
    void theGamePage(Room room, int players) {
        new Appearance(Theme.LIGHT, room.zoom).install();
        Ruleset rules = Ruleset.of(shelf.read("china-moon", List.of("flies")).game(), players, Map.of());
        game.speak(room.language);
        game.start(new MatchSetUp(rules, 5, Set.of()));
        for (var seat : now().seats()) game.seat(seat.id(), "random");
        List<String> seen = new ArrayList<>();
        RuleCardView longest = new RuleCards(rules, room.language).of("CM-5.7");
        for (int i = 0; i < 400 && !now().decision().isOver(); i++) {
            game.shown(now().serial());
            String asked = now().decision().rule();
            if (asked == null || seen.contains(asked)) continue;
            seen.add(asked);
            String decider = now().decision().decider() == null
                    ? null
                    : now().decision().decider().id();
            if (decider != null) game.seat(decider, null);
            look(room, players + "-" + asked, null);
            if (!now().decision().choices().isEmpty()) {
                game.choose(now().decision().choices().get(0).key());
                look(room, players + "-" + asked + "-chosen", null);
            }
            if (decider != null) game.seat(decider, "random");
        }
        assertThat(now().decision().isOver()).isTrue();
        assertThat(seen).hasSizeGreaterThan(3);
        look(room, players + "-over", null);
        look(room, players + "-rule", longest);
        game.goTo(3);
        look(room, players + "-past", null);
        for (var seat : now().seats()) game.seat(seat.id(), null);
        game.goOn();
        game.point(List.of(Ref.piece("red-1")));
        game.point(List.of(Ref.site("a20")));
        look(room, players + "-refused", null);
        assertThat(now().why()).isNotNull();
    }

    /** Each game has a title of its own length, and words of its own for what it asks. */
    @ParameterizedTest
    @MethodSource("rooms")
    void theFirstDecisionOfEachGameWithAllItsVariants(Room room) {
        new Appearance(Theme.LIGHT, room.zoom).install();
        game.speak(room.language);
        for (Ruleset rules : Thorough.some(SHARE, turn(room), everyGame())) {
            game.start(new MatchSetUp(rules, 5, Set.of()));
            look(
                    room,
                    "first-" + rules.game().id() + "-" + rules.game().variants().size(),
                    null);
        }
    }

    /** @return each game as it is, and with the first variant it has */
    private List<Ruleset> everyGame() {
        List<Ruleset> all = new ArrayList<>();
        for (var entry : shelf.entries()) {
            all.add(rules(entry.id(), List.of()));
            if (!entry.variants().isEmpty())
                all.add(rules(entry.id(), List.of(entry.variants().get(0).id())));
        }
        return all;
    }

    private Ruleset rules(String game, List<String> variants) {
        var read = shelf.read(game, variants).game();
        return Ruleset.of(read, read.seats().fewest(), Map.of());
    }

    /** Lays a page out; with {@code -Dscreens=true} it is painted too, to be looked at. */
    private static void show(Container page, Dimension size, String name) {
        if (Boolean.getBoolean("screens")) Offscreen.write(Offscreen.paint(page, size.width, size.height), name);
        else Offscreen.lay(page, size.width, size.height);
    }

    private void look(Room room, String what, RuleCardView rule) {
        GamePanel panel = new GamePanel(art(), Deaf.to(GameIntents.class), Deaf.to(GameWishes.class));
        panel.move(MotionLevel.NONE);
        panel.setTeacher(false);
        Offscreen.lay(panel, room.page().width, room.page().height);
        panel.show(now(), room.texts());
        if (rule != null) panel.showRule(rule);
        show(panel, room.page(), "game-" + what + "-" + room);
        assertThat(ClippedText.in(panel)).as(what).isEmpty();
    }
}
