package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;
import static regola.teaching.ShippedLessons.GAMES;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.engine.Ruleset;
import regola.engine.value.Catalog;
import regola.engine.value.Manner;
import regola.language.model.Type;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryLine;

/**
 * Where a board bears no names of places, no sentence of a match speaks of one: in random matches of every game with
 * each of its variants, by what story, reasons, questions and choices say. Who does not see the board, and who sees the
 * names on it, hears them all the same.
 */
class NoNamesOfPlacesTest {
    private static final int MOVES = Thorough.oneIn(5, 40);
    private static final int TRIES = 3;

    private static final Map<List<String>, Ruleset> RULES = new HashMap<>();

    static Stream<List<String>> games() {
        return GAMES.ids().stream()
                .flatMap(game -> Stream.concat(
                        Stream.of(List.of(game)),
                        GAMES.variantIds(game).stream().map(variant -> List.of(game, variant))));
    }

    /** Compiled once for both questions. */
    private static Ruleset rules(List<String> game) {
        return RULES.computeIfAbsent(game, NoNamesOfPlacesTest::compiled);
    }

    private static Ruleset compiled(List<String> game) {
        return GAMES.compile(game.get(0), game.subList(1, game.size()))
                .game()
                .map(checked -> Ruleset.of(checked, checked.seats().fewest(), Map.of()))
                .orElseThrow();
    }

    private static MatchSession session(Ruleset rules, Manner manner) {
        return new MatchSession(Resumption.fresh(new MatchSetUp(rules, 5, Set.of())), manner);
    }

    @ParameterizedTest
    @MethodSource("games")
    void noSentenceOfAMatchNamesAPlace(List<String> game) {
        Ruleset rules = rules(game);
        for (String language : Texts.LANGUAGES) {
            Set<String> named = new TreeSet<>();
            Set<String> notations = notations(rules.names());
            walk(
                    rules,
                    new Manner(language, false),
                    view -> said(view).stream()
                            .filter(text -> namesAPlace(notations, text))
                            .forEach(named::add));
            assertThat(named).as(game + " " + language).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoSeesNamesIsToldThemAndWhoOnlyListensHearsThem(List<String> game) {
        Ruleset rules = rules(game);
        Set<String> notations = notations(rules.names());
        List<StoryLine> said = story(rules, Manner.of("en"));
        List<StoryLine> unsaid = story(rules, new Manner("en", false));
        assertThat(unsaid.stream().map(StoryLine::heard).toList())
                .isEqualTo(said.stream().map(StoryLine::text).toList());
        boolean spoken = said.stream().anyMatch(line -> namesAPlace(notations, line.text()));
        boolean lit = unsaid.stream()
                .filter(line -> namesAPlace(notations, line.heard()))
                .allMatch(line -> !line.places().isEmpty());
        assertThat(spoken).isEqualTo(!notations.isEmpty() || rules.board().hexes());
        assertThat(lit).isTrue();
    }

    private static List<StoryLine> story(Ruleset rules, Manner manner) {
        MatchSession session = session(rules, manner);
        for (int i = 0; i < MOVES; i++) letPlay(session, rules);
        return session.picture(0).story().lines();
    }

    /** Whoever decides does anything legal. */
    private static void letPlay(MatchSession session, Ruleset rules) {
        List<String> players =
                rules.names().ids(Type.PLAYER).subList(0, rules.names().players());
        players.forEach(player -> session.seat(player, "random"));
        AtOnce.play(session);
        players.forEach(player -> session.seat(player, null));
    }

    /** Goes through a random match, and before each move points at what mostly cannot be done. */
    private static void walk(Ruleset rules, Manner manner, Consumer<MatchView> look) {
        MatchSession session = session(rules, manner);
        Random random = new Random(7);
        for (int i = 0; i < MOVES; i++) {
            MatchView view = session.picture(i);
            look.accept(view);
            if (view.decision().isOver()) return;
            for (int k = 0; k < TRIES; k++) {
                session.point(anywhere(session.picture(i).board(), random));
                look.accept(session.picture(i));
                // What was legal has been played: the match goes on from there.
                if (random.nextInt(3) == 0) session.clear();
            }
            session.clear();
            if (session.isForced()) {
                look.accept(session.forced(session.picture(i)));
                session.playForced();
            } else {
                letPlay(session, rules);
            }
            session.uncover();
        }
    }

    private static List<Ref> anywhere(BoardView board, Random random) {
        List<SiteView> sites = board.sites();
        SiteView site = sites.get(random.nextInt(sites.size()));
        List<Ref> refs = new ArrayList<>();
        site.pieces().stream().limit(1).forEach(piece -> refs.addAll(piece.refs()));
        refs.add(Ref.site(site.id()));
        return refs;
    }

    /**
     * What is painted, not what is only heard; all moves in words are a list that is asked for by key, with the names
     * on the board.
     */
    private static List<String> said(MatchView view) {
        List<String> said = new ArrayList<>();
        DecisionView decision = view.decision();
        said.addAll(List.of(decision.question(), decision.advice(), decision.forced()));
        decision.draft().forEach(word -> said.add(word.words()));
        decision.choices().stream().map(ChoiceView::words).forEach(said::add);
        view.story().lines().stream().map(StoryLine::text).forEach(said::add);
        Optional.ofNullable(view.why()).ifPresent(why -> said.add(why.sentence()));
        return said;
    }

    /** Whether one of its words is the notation of a place that the rule file has no words for. */
    private static boolean namesAPlace(Set<String> notations, String text) {
        if (text.matches(".*-?\\d+,-?\\d+.*")) return true;
        return Stream.of(text.split("[^\\p{L}\\d-]+")).anyMatch(notations::contains);
    }

    private static Set<String> notations(Catalog names) {
        Set<String> notations = IntStream.range(0, names.count(Type.SITE))
                .filter(site -> names.isNameless(Type.SITE, site, new Manner("en", false)))
                .mapToObj(site -> names.id(Type.SITE, site))
                .collect(Collectors.toCollection(TreeSet::new));
        names.ids(Type.LINE).stream().filter(line -> !names.isNamed(line)).forEach(notations::add);
        return notations;
    }
}
