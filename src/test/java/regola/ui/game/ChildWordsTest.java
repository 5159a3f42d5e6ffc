package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.file.BadFile;
import regola.file.PositionFile;
import regola.language.Shipped;
import regola.language.source.SourceText;
import regola.ui.present.Rules;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.match.Resumption;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryLine;
import regola.ui.view.match.WhyView;

/**
 * Who reads little is told whose turn it is and what to press, in each game, in both languages: no keys, no chances.
 */
class ChildWordsTest {
    private static final int MOVES = 20;
    private static final int LONGEST = 150;
    private static final int SEEDS = 12;

    private final List<MatchView> pictures = new ArrayList<>();

    static Stream<Arguments> all() {
        return Shipped.games().stream().flatMap(game -> Stream.of("en", "it").map(in -> Arguments.of(game, in)));
    }

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    @ParameterizedTest
    @MethodSource("all")
    void nothingIsSaidThatChildrenNeedNot(String game, String language) {
        Texts texts = Texts.in(language);
        GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        match.speak(language);
        match.start(Rules.match(Shipped.rules(game)));
        Random random = new Random(3);
        for (int i = 0; i < MOVES && !now().decision().isOver(); i++) {
            plain(now(), texts);
            now().board().sites().stream()
                    .flatMap(site -> site.pieces().stream())
                    .limit(2)
                    .forEach(piece -> {
                        match.point(List.of(Ref.piece(piece.id())));
                        plain(now(), texts);
                        if (now().why() != null)
                            assertThat(ChildWords.refusal(now().why(), now().decision(), texts))
                                    .doesNotContain("[");
                        match.clear();
                    });
            DecisionView decision = now().decision();
            if (decision.waiting() == DecisionView.Waiting.HANDOVER) {
                match.uncover();
                continue;
            }
            if (decision.waiting() != DecisionView.Waiting.PERSON) {
                match.hurry();
                continue;
            }
            List<ChoiceView> moves = now().decision().moves();
            if (moves.isEmpty()) match.playOnly();
            else match.choose(moves.get(random.nextInt(moves.size())).key());
        }
    }

    /** Who presses first where a flower falls has not chosen one: what is asked, and why, stays in sight. */
    @ParameterizedTest
    @CsvSource({"en, A butterfly distracts the frog", "it, Una farfalla distrae la rana"})
    void whoPressesFirstWhatComesLastIsStillToldWhy(String language, String why) throws BadFile {
        String position = "game: china-moon\nplayers: [red, green, orange]\nvars: {mover: red}\nzones:\n"
                + "  pond: {a20: [red-1], a3: [green-1], a5: [orange-1]}\n  bouquet: {bouquet-red:"
                + " [lotus-pink, lotus-white, lotus-yellow], bouquet-green: [], bouquet-orange: []}\n";
        GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        match.speak(language);
        MatchSetUp setUp = new MatchSetUp(Shipped.rules("china-moon", 3), 1, Set.<String>of());
        PositionFile read = PositionFile.read(SourceText.of("butterfly.yaml", position));
        match.resume(new Resumption(setUp, read.position(), List.of(), 0));
        match.choose("play hop red-1 a22");
        match.point(List.of(Ref.site("a21")));
        assertThat(now().decision().isBegun()).isTrue();
        assertThat(ChildWords.asked(now(), false, false, Texts.in(language)).sub())
                .startsWith(why);
        match.clear();
        match.point(List.of(Ref.site("a9")));
        assertThat(ChildWords.refusal(now().why(), now().decision(), Texts.in(language)))
                .contains(why);
    }

    /**
     * Two things of the same sort are two, and a point that is lost is told beside what was lost, also where a frog
     * bears the number of the points.
     */
    @ParameterizedTest
    @CsvSource({
        "en, 'Green plays, and your frog collects a yellow lotus. 2 times!', You have 3 more points.",
        "it, 'Verde gioca, e la tua rana raccoglie un loto giallo. 2 volte!', Hai 3 punti in più.",
    })
    void whatWasDoneTwiceIsToldAsTwo(String language, String twice, String points) throws BadFile {
        String position = "game: china-moon\nplayers: [red, green, orange]\nvars: {mover: red}\nzones:\n"
                + "  pond: {a1: [red-1], a2: [red-2], a28: [red-3], a20: [green-1], a25: [orange-1], a32: [orange-2],"
                + " a16: [orange-3], a34: [green-3], a36: [green-2], a5: [lotus-yellow], a30: [lotus-yellow]}\n"
                + "  bouquet: {bouquet-red: [], bouquet-green: [], bouquet-orange: []}\n";
        PositionFile read = PositionFile.read(SourceText.of("twice.yaml", position));
        GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        match.speak(language);
        MatchSetUp setUp = new MatchSetUp(Shipped.rules("china-moon", 3), 1, Set.of("green", "orange"));
        List<String> moves = List.of(
                "hop red-1 a4",
                "hop orange-3 a18",
                "hop green-3 a37",
                "hop red-2 a5",
                "hop red-3 a30",
                "hop orange-1 a27",
                "bounce a29",
                "hop orange-3 a21",
                "hop green-1 a23",
                "hop orange-2 a34");
        match.resume(new Resumption(setUp, read.position(), moves, moves.size()));
        assertThat(now().decision().waiting()).isEqualTo(DecisionView.Waiting.PERSON);
        List<String> said =
                ChildWords.asked(now(), false, false, Texts.in(language)).subs();
        assertThat(said.get(0)).startsWith(twice).contains(points);
    }

    /** A flower that another has taken is told beside the one that another move of the same turn has brought. */
    @ParameterizedTest
    @CsvSource({
        "en, gives you a yellow lotus, 'Green plays, and your frog collects a yellow lotus.', You have 2 more points.,"
                + " Hop 1 of 3: hop a frog of any colour.",
        "it, scambia un loto giallo, 'Verde gioca, e la tua rana raccoglie un loto giallo.', Hai 2 punti in più.,"
                + " Salto 1 di 3: fai saltare una rana di qualsiasi colore.",
    })
    void aSwapIsToldBesideWhatElseTheSameOneDid(
            String language, String swap, String brought, String points, String question) throws BadFile {
        String position = "game: china-moon\nplayers: [red, green, orange]\nvars: {mover: green}\nzones:\n"
                + "  pond: {a3: [red-1], a7: [green-1], a20: [orange-1], a24: [orange-2], a28: [orange-3],"
                + " a34: [green-3], a36: [green-2], a1: [red-2], a30: [red-3], a5: [lotus-yellow]}\n"
                + "  bouquet: {bouquet-red: [lotus-pink], bouquet-green: [lotus-yellow, lotus-white],"
                + " bouquet-orange: []}\n";
        PositionFile read = PositionFile.read(SourceText.of("swap.yaml", position));
        GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        match.speak(language);
        MatchSetUp setUp = new MatchSetUp(Shipped.rules("china-moon", 3), 1, Set.of("green", "orange"));
        List<String> moves = List.of(
                "hop red-1 a5",
                "hop green-1 a9",
                "swap lotus-yellow for lotus-pink with red",
                "hop orange-1 a22",
                "hop orange-2 a26",
                "hop green-2 a38",
                "hop red-3 a32");
        match.resume(new Resumption(setUp, read.position(), moves, moves.size()));
        Asked asked = ChildWords.asked(now(), false, false, Texts.in(language));
        assertThat(asked.subs().get(0)).contains(brought).contains(swap).contains(points);
        assertThat(asked.head()).as("what is asked stays").isEqualTo(question);
        assertThat(asked.subs().stream().skip(1).filter(sub -> sub.contains(points.substring(1))))
                .as("points that came of more than is told")
                .allMatch(sub -> sub.contains(
                        Texts.in(language).get("child.points.all", "").strip()));
    }

    /** That another has made a mill is why a man is taken: it is said where that is said, and while the other plays. */
    @ParameterizedTest
    @CsvSource({
        "en, Red makes a mill, Red takes a man of yours",
        "it, Rosso fa un nuovo mulino., Rosso cattura una tua pedina"
    })
    void aMillOfAnotherIsToldWithWhatItCosts(String language, String mill, String taken) throws BadFile {
        String position = "game: moulin-rouge\nplayers: [red, blue]\nvars: {mover: red}\nzones:\n"
                + "  crossings: {c1: [blue-man], f1: [red-man], c2: [blue-man], d2: [blue-man], g2: [red-man],"
                + " d3: [blue-man], g3: [red-man]}\n"
                + "  hand: {hand-red: [red-man, red-man], hand-blue: [blue-man, blue-man]}\n";
        PositionFile read = PositionFile.read(SourceText.of("mill.yaml", position));
        GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        match.speak(language);
        MatchSetUp setUp = new MatchSetUp(Shipped.rules("moulin-rouge", 2), 1, Set.of("red"));
        match.resume(new Resumption(setUp, read.position(), List.of("place g1"), 1));
        assertThat(SinceMine.of(now()).news())
                .as("what stands there while a man is taken")
                .startsWith(mill);
        match.resume(new Resumption(setUp, read.position(), List.of("place g1", "capture d2"), 2));
        assertThat(now().decision().waiting()).isEqualTo(DecisionView.Waiting.PERSON);
        Asked asked = ChildWords.asked(now(), false, false, Texts.in(language));
        assertThat(asked.subs().get(0)).startsWith(mill).contains(taken);
    }

    @Test
    void aPointThatIsLostIsToldBesideAFrogOfThatNumber() {
        Texts italian = Texts.in("it");
        assertThat(ChildWords.points(-1, "Verde: la tua rana 1 salta.", italian))
                .isEqualTo("Hai un punto in meno.");
        assertThat(ChildWords.points(2, "Prendi 2 punti.", italian))
                .as("it is told already")
                .isEmpty();
        assertThat(ChildWords.points(2, "You win 2 more points.", Texts.in("en")))
                .isEmpty();
    }

    @Test
    void whoGoesOnIsNotNext() {
        GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        match.start(new MatchSetUp(Shipped.rules("china-moon", 3), 1, Set.of("green", "orange")));
        SeatView red = now().seats().get(0);
        SeatView green = now().seats().get(1);
        assertThat(ChildWords.isNext(green, green))
                .as("what is told of Green stays")
                .isFalse();
        assertThat(ChildWords.isNext(green, red)).isTrue();
        assertThat(ChildWords.isNext(green, null)).isTrue();
        assertThat(ChildWords.isNext(red, red)).as("what was asked is answered").isTrue();
        assertThat(ChildWords.isNext(null, green)).isFalse();
    }

    private static void plain(MatchView view, Texts texts) {
        Asked asked = ChildWords.asked(view, false, false, texts);
        assertThat(asked.head()).isNotBlank().hasSizeLessThanOrEqualTo(SayBar.ONE_LINE + 40);
        assertThat(asked.sub()).hasSizeLessThanOrEqualTo(LONGEST);
        for (String said : asked.subs())
            assertThat(said)
                    .as(view.decision().question())
                    .doesNotContainPattern("\\bEsc\\b|\\bX\\b|[\\[(]|\\b[A-Z]{2}-\\d");
        if (view.decision().waiting() == DecisionView.Waiting.PERSON
                && !view.decision().isForced()) assertThat(asked.head()).contains("!");
    }

    /** What one plays for is said before anything is asked, as long as one has done nothing. */
    @Test
    void whatOnePlaysForIsSaidFirst() {
        GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        match.speak("it");
        match.start(new MatchSetUp(Shipped.rules("china-moon", 3), 7, Set.of()));
        Asked first = ChildWords.asked(now(), false, false, Texts.in("it"));
        assertThat(first.subs().get(0))
                .startsWith("Raccogli i fiori che valgono di più.")
                .contains("Salto 1 di 3");
        match.choose(now().decision().moves().get(0).key());
        assertThat(ChildWords.asked(now(), false, false, Texts.in("it")).subs())
                .noneMatch(said -> said.contains("Raccogli i fiori"));
    }

    /** How far a hop goes stands in brackets for others. */
    @ParameterizedTest
    @CsvSource({
        "en, Hop 1 of 3: Red hops a frog of any colour.",
        "it, Salto 1 di 3: Rosso fa saltare una rana di qualsiasi colore."
    })
    void whatStandsInBracketsIsNotReadByChildren(String language, String question) {
        GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        match.speak(language);
        match.start(Rules.match(Shipped.rules("china-moon", 3)));
        assertThat(now().decision().question()).contains("(");
        assertThat(ChildWords.asked(now(), false, false, Texts.in(language)).sub())
                .contains(question);
    }

    /** Who looks away while another moves reads what became of it, before what to do now. */
    @ParameterizedTest
    @CsvSource({"en", "it"})
    void whatBecameOfTheMoveOfAnotherIsSaidInFewWords(String language) {
        Texts texts = Texts.in(language);
        GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        match.speak(language);
        match.start(Rules.match(Shipped.rules("reversi")));
        match.choose(now().decision().moves().get(0).key());
        List<String> told = now().decision().told();
        assertThat(told).hasSizeGreaterThan(1);
        Asked asked = ChildWords.asked(now(), false, false, texts);
        assertThat(asked.subs().get(0))
                .contains(told.get(told.size() - 1))
                .contains(now().decision().question());
        assertThat(asked.sub())
                .as("what to do stands first where there is little room")
                .doesNotContain(told.get(0));
    }

    /**
     * What others did to the child is told with the sign of who did it until the next one begins, and once more when it
     * is the child's turn; below the name of who plays nobody reads what another did.
     */
    @ParameterizedTest
    @CsvSource({"en, ' gives Red ', ' gives you '", "it, ' di Rosso.', ' dei tuoi.'"})
    void whatWasDoneToTheChildIsToldOfWhoDidIt(String language, String swapped, String withYou) {
        Texts texts = Texts.in(language);
        int stayed = 0;
        for (int seed = 1; seed <= SEEDS && stayed == 0; seed++) {
            GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
            match.speak(language);
            match.start(new MatchSetUp(Shipped.rules("china-moon", 3), seed, Set.of("green", "orange")));
            boolean taken = false;
            String red = now().seats().get(0).name();
            for (int i = 0; i < 3 * MOVES && !now().decision().isOver(); i++) {
                Asked asked = ChildWords.asked(now(), false, false, texts);
                boolean mine = now().decision().waiting() == DecisionView.Waiting.PERSON;
                int heads = (int) now().story().lines().stream()
                        .filter(line -> line.depth() == 0)
                        .count();
                StoryLine last = now().story().lines().stream()
                        .filter(line -> line.depth() == 0)
                        .skip(heads - 1L)
                        .findFirst()
                        .orElseThrow();
                boolean own = last.text().startsWith(red);
                if (own) taken = false;
                boolean justNow = !own && now().decision().told().stream().anyMatch(told -> told.contains(swapped));
                if (justNow) taken = true;
                if (own && !mine)
                    assertThat(asked.subs().get(0))
                            .as("what the child did")
                            .doesNotContain(now().decision().told().stream()
                                    .filter(said -> said.startsWith(red))
                                    .findFirst()
                                    .orElse(last.text()));
                SeatView mover = now().seats().stream()
                        .filter(seat -> seat.emblem() == last.emblem())
                        .findFirst()
                        .orElse(null);
                if (justNow && !mine) {
                    assertThat(asked.head()).contains(withYou);
                    assertThat(ChildWords.spokenOf(now(), false, texts)).isEqualTo(mover);
                }
                if (!mine && mover != null && !asked.head().contains(withYou)) {
                    String watch =
                            texts.get("child.watch", now().decision().decider().name());
                    // Below another's name stands nothing that was done before it was that one's turn.
                    if (!mover.id().equals(now().decision().decider().id()))
                        assertThat(asked.head().equals(watch)
                                        && !String.join("", asked.subs()).isEmpty())
                                .as("%s %s", asked.head(), asked.subs())
                                .isFalse();
                }
                if (taken && mine) {
                    assertThat(asked.head() + " " + asked.subs().get(0)).contains(withYou);
                    stayed++;
                }
                if (!mine) match.shown(now().serial());
                else if (now().decision().moves().isEmpty()) match.playOnly();
                else match.choose(now().decision().moves().get(0).key());
                if (!mine && now().decision().waiting() == DecisionView.Waiting.COMPUTER) match.hurry();
            }
        }
        assertThat(stayed).as("turns that began with it").isPositive();
    }

    /** Of a swap three things are chosen, one after the other: each is asked for when it is to be chosen. */
    @ParameterizedTest
    @CsvSource({
        "en, A silly frog: which flower do you give?, Which flower do you want for it?, From whom?",
        "it, Una rana sciocca: quale fiore dai?, Quale fiore vuoi in cambio?, Da chi?"
    })
    void whatIsChosenInPartsIsAskedForInParts(String language, String first, String second, String third) {
        Texts texts = Texts.in(language);
        Set<String> heads = new TreeSet<>();
        for (int seed = 1; seed <= Thorough.oneIn(3, 2 * SEEDS); seed++) {
            GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
            match.speak(language);
            match.start(new MatchSetUp(Shipped.rules("china-moon", 3), seed, Set.of()));
            Random random = new Random(seed);
            for (int i = 0; i < 5 * MOVES && !now().decision().isOver(); i++) {
                DecisionView decision = now().decision();
                if (decision.waiting() != DecisionView.Waiting.PERSON
                        || decision.moves().isEmpty()) {
                    match.shown(now().serial());
                    if (now().decision() == decision) match.playOnly();
                    continue;
                }
                List<ChoiceView> all = decision.moves();
                if (!decision.asks().isEmpty() && all.size() > 2) {
                    assertThat(ChildWords.asked(now(), false, false, texts).subs())
                            .anyMatch(sub -> sub.contains(first));
                    assertThat(Asked.of(now(), false, false, texts).head())
                            .as("the whole is asked first")
                            .isNotEqualTo(decision.asks());
                    while (!now().decision().asks().isEmpty()
                            && !now().decision().choices().isEmpty()) {
                        match.choose(now().decision().choices().get(0).key());
                        if (!now().decision().isBegun()) break;
                        heads.add(ChildWords.asked(now(), false, false, texts).head());
                        heads.add(Asked.of(now(), false, false, texts).head());
                    }
                    match.clear();
                    if (!now().decision().asks().isEmpty())
                        match.choose(all.get(0).key());
                } else match.choose(all.get(random.nextInt(all.size())).key());
            }
        }
        assertThat(heads).contains(second, third).hasSize(2);
    }

    /** Whoever presses a special square that nothing is done with now wants to know what it is. */
    @ParameterizedTest
    @CsvSource({
        "en, A silly frog: the owner, First Red hops a frog of any colour.",
        "it, Una rana sciocca: se qui arriva una tua rana, Prima Rosso fa saltare una rana di qualsiasi colore."
    })
    void whoPressesASpecialSquareIsToldWhatItDoes(String language, String told, String asked) {
        GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        match.speak(language);
        match.start(new MatchSetUp(Shipped.rules("china-moon", 3), 1, Set.of()));
        match.point(List.of(Ref.site("a19")));
        assertThat(now().why().sentence()).startsWith(told);
        assertThat(ChildWords.refusal(now().why(), now().decision(), Texts.in(language)))
                .contains(told)
                .as("and what is asked of it now")
                .endsWith(asked);
    }

    /** What somebody else's move makes the child give away is told at its next turn, though the child chose what. */
    @Test
    void whatTheChildHadToGiveAwayIsToldToo() {
        Texts texts = Texts.in("en");
        int told = 0;
        for (int seed = 1; seed <= SEEDS && told == 0; seed++) {
            GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
            match.start(new MatchSetUp(Shipped.rules("china-moon", 3), seed, Set.of("green", "orange")));
            for (int i = 0; i < 5 * MOVES && !now().decision().isOver(); i++) {
                MatchView view = now();
                boolean turn = view.decision().waiting() == DecisionView.Waiting.PERSON
                        && view.seats().get(0).moving();
                if (turn
                        && ChildWords.asked(view, false, false, texts)
                                .subs()
                                .get(0)
                                .contains("ou lose ")) told++;
                if (view.decision().waiting() != DecisionView.Waiting.PERSON) {
                    match.shown(view.serial());
                    if (now() == view) match.hurry();
                } else if (view.decision().moves().isEmpty()) match.playOnly();
                else match.choose(view.decision().moves().get(0).key());
            }
        }
        assertThat(told).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"en, Follow the arrow!", "it, Segui la freccia!"})
    void aHintSaysWhereToLook(String language, String one) {
        Texts texts = Texts.in(language);
        OverlayView arrow = OverlayView.NONE.arrow(Ref.site("a1"), Ref.site("a2"));
        Asked hint =
                ChildWords.hint(new HintView(Stage.MOVE, "Best: x", "So you get a mill.", arrow), untouched(), texts);
        assertThat(hint.head()).isEqualTo(one);
        assertThat(hint.sub()).isEqualTo("So you get a mill.");
        HintView brings = new HintView(Stage.MOVE, "Best: x", "So it is.", arrow).bringing("a mill");
        assertThat(ChildWords.hint(brings, untouched(), texts).sub())
                .as("what it brings comes before all else")
                .isEqualTo(texts.get("child.hint.brings", "a mill"));
    }

    /** Between places beside each other no arrow is seen; the numbers are. */
    @ParameterizedTest
    @CsvSource({"en, Follow the numbers!", "it, Segui i numeri!"})
    void aWayInStepsIsFollowedByItsNumbers(String language, String head) {
        OverlayView.Path way = new OverlayView.Path(List.of(
                new OverlayView.Step("a1", ""), new OverlayView.Step("a2", "1"), new OverlayView.Step("a3", "2")));
        HintView hint = new HintView(Stage.MOVE, "Best: x", "So you get a mill.", OverlayView.NONE.path(way));
        assertThat(ChildWords.hint(hint, untouched(), Texts.in(language)).head())
                .isEqualTo(head);
    }

    /** Of one ringed man a child is asked where it can go; with several nobody knows who is meant. */
    @ParameterizedTest
    @CsvSource({
        "en, Where can it go?, Look at what shines purple first",
        "it, Dove può andare?, Prima guarda che cosa brilla di viola"
    })
    void aHintSaysWhatToLookAtFirst(String language, String one, String several) {
        Texts texts = Texts.in(language);
        OverlayView ring = OverlayView.NONE.ring(Ref.site("a1"));
        assertThat(ChildWords.hint(new HintView(Stage.PIECE, "This man.", "", ring), untouched(), texts)
                        .sub())
                .startsWith(one)
                .endsWith(" " + texts.get("say.hint.more") + ".");
        OverlayView two = ring.ring(Ref.site("a2"));
        assertThat(ChildWords.hint(new HintView(Stage.PIECE, "Look for another turn.", "", two), untouched(), texts)
                        .sub())
                .startsWith(several)
                .doesNotContain("?")
                .endsWith(" " + texts.get("say.hint.more") + ".");
    }

    private DecisionView untouched() {
        GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        match.start(Rules.match(Shipped.rules("english-draughts")));
        return now().decision();
    }

    /** Nobody is told to press a ring who has just pressed it. */
    @ParameterizedTest
    @CsvSource({
        "en, Press where it shines purple!, Now press where it is lit.",
        "it, Premi dove brilla il viola!, Ora premi dove è illuminato."
    })
    void whoHasPressedARingIsToldWhatComesNow(String language, String before, String after) {
        GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        match.speak(language);
        match.start(Rules.match(Shipped.rules("english-draughts")));
        OverlayView rings = OverlayView.NONE.ring(Ref.site("a3")).ring(Ref.site("c3"));
        HintView hint = new HintView(Stage.MOVE, "two", "", rings);
        assertThat(ChildWords.hint(hint, now().decision(), Texts.in(language)).head())
                .isEqualTo(before);
        match.point(List.of(Ref.site("c3")));
        assertThat(ChildWords.hint(hint, now().decision(), Texts.in(language)).head())
                .isEqualTo(after);
    }

    /** Nothing to look for is an answer too, and not an empty bar. */
    @ParameterizedTest
    @CsvSource({"en", "it"})
    void whereAllIsAlikeAChildIsToldToPlayAnything(String language) {
        Texts texts = Texts.in(language);
        for (HintView.Alike all : List.of(HintView.Alike.OPEN, HintView.Alike.AHEAD, HintView.Alike.BEHIND)) {
            Asked hint =
                    ChildWords.hint(new HintView(Stage.MOVE, "told", "", OverlayView.NONE, all), untouched(), texts);
            assertThat(hint.head()).isNotEqualTo("told").contains("!");
            assertThat(hint.sub()).isEqualTo(texts.get("child.hint.any.lit"));
            OverlayView ring = OverlayView.NONE.ring(Ref.site("a1")).ring(Ref.site("a2"));
            assertThat(ChildWords.hint(new HintView(Stage.MOVE, "told", "", ring, all), untouched(), texts)
                            .sub())
                    .isEqualTo(texts.get("child.hint.any.rings"))
                    .as("whoever may play anything is not sent to one of a few")
                    .doesNotContain("one of", "uno degli");
        }
    }

    /** "First press what is lit" does not say what for: what is asked does, in whichever form it is asked. */
    @ParameterizedTest
    @CsvSource({
        "en, Red may place a man: press what is lit.",
        "it, Rosso può mettere una pedina: premi dove è illuminato."
    })
    void whoPressesBesideWhatIsLitIsToldWhatForItIsLit(String language, String told) {
        Texts texts = Texts.in(language);
        GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        match.speak(language);
        match.start(Rules.match(Shipped.rules("moulin-rouge")));
        WhyView stray = new WhyView(WhyView.Sort.STRAY, "a", null, texts.get("stray.piece"), "x:1");
        assertThat(ChildWords.refusal(stray, now().decision(), texts)).isEqualTo("➜ " + told);
    }

    @ParameterizedTest
    @CsvSource({"en, Not like that., Remember:", "it, Così no., Ricorda:"})
    void aRefusalSaysTheRule(String language, String refused, String duty) {
        Texts texts = Texts.in(language);
        assertThat(ChildWords.refusal(
                        new WhyView(WhyView.Sort.REFUSED, "a", "R-1", "Too far.", "x:1"), untouched(), texts))
                .isEqualTo("⊘ " + refused + " Too far.");
        assertThat(ChildWords.refusal(new WhyView(WhyView.Sort.DUTY, "a", "R-1", "Hop.", "x:1"), untouched(), texts))
                .isEqualTo("➜ " + duty + " Hop.");
    }
}
