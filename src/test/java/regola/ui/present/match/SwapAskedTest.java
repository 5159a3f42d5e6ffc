package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.file.BadFile;
import regola.file.PositionFile;
import regola.language.Shipped;
import regola.language.source.SourceText;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.WhyView;

/** Of a swap first the own flower is asked for, then another's: what is not asked for is neither lit nor taken. */
class SwapAskedTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter match =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());

    @BeforeEach
    void swap() {
        Match start = Match.start(Shipped.rules("china-moon", 3), 85547159189676L);
        match.start(new MatchSetUp(start.rules(), 85547159189676L, Set.of()));
        Stream.of("hop red-1 a2;hop red-3 a3;hop orange-3 a4;hop green-1 a5;hop green-2 a6;bounce a8;hop orange-1 a6;"
                        .concat("bounce a9;hop red-2 a6;bounce a10;hop red-3 a7;hop green-2 a12;leave lotus-pink a8;")
                        .concat(
                                "hop red-3 a11;hop red-2 a14;hop green-3 a3;hop green-2 a15;bounce a17;hop orange-3 a7;")
                        .concat(
                                "hop green-1 a8;hop green-1 a12;leave lotus-pink a10;hop orange-3 a10;hop orange-1 a15;")
                        .concat("bounce a18;hop red-3 a15;bounce a19")
                        .split(";"))
                .forEach(move -> {
                    if (now().decision().isForced()) match.playOnly();
                    else match.choose("play " + move);
                });
        assertThat(now().decision().asks()).isEqualTo("Which flower do you give?");
    }

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private SeatView seat(String id) {
        return now().seats().stream()
                .filter(seat -> seat.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private PieceView flower(String id, String kind) {
        return seat(id).zones().stream()
                .flatMap(zone -> zone.piles().stream())
                .map(pile -> pile.piece())
                .filter(piece -> piece.id().startsWith(kind))
                .findFirst()
                .orElseThrow();
    }

    private void press(String seat, String kind) {
        ZoneView zone = seat(seat).zones().get(0);
        List<Ref> refs = new ArrayList<>(flower(seat, kind).refs());
        refs.add(Ref.site(zone.site()));
        refs.add(seat(seat).ref());
        match.point(refs);
    }

    private boolean isLit(String seat, String kind) {
        return flower(seat, kind).is(Role.LEGAL) || flower(seat, kind).is(Role.TARGET);
    }

    @Test
    void whatIsNotAskedForIsNotLit() {
        assertThat(isLit("red", "lotus-white")).isTrue();
        assertThat(isLit("green", "lotus-pink")).isFalse();
        press("red", "lotus-white");
        assertThat(now().decision().asks()).isEqualTo("Which flower do you want for it?");
        assertThat(isLit("green", "lotus-pink")).isTrue();
        assertThat(isLit("red", "lotus-yellow")).isFalse();
    }

    @Test
    void anothersFlowerWaitsUntilItIsAskedFor() {
        press("green", "lotus-pink");
        assertThat(now().why().sort()).isEqualTo(WhyView.Sort.STRAY);
        assertThat(now().decision().asks()).isEqualTo("Which flower do you give?");
        press("red", "lotus-white");
        press("green", "lotus-pink");
        assertThat(now().story().lines())
                .extracting(line -> line.text())
                .anyMatch(told -> told.contains("gives Green a white lotus"));
    }

    @Test
    void anotherOfOnesOwnIsGivenInstead() {
        press("red", "lotus-white");
        press("red", "lotus-yellow");
        assertThat(now().decision().asks()).isEqualTo("Which flower do you want for it?");
        assertThat(flower("red", "lotus-yellow").is(Role.CHOSEN)).isTrue();
        assertThat(flower("red", "lotus-white").is(Role.CHOSEN)).isFalse();
    }

    /** Before one is taken, what each would bring or cost is written on it; else what it brings there. */
    @Test
    void whatIsOfferedSaysWhatItWouldBring() {
        swapOf("[lotus-pink, lotus-yellow, lotus-white]", "[lotus-pink, lotus-pink, lotus-white]");
        assertThat(worth("red", "lotus-pink")).isEqualTo("1");
        press("green", "lotus-white");
        assertThat(worth("red", "lotus-pink"))
                .as("a third one, for a single one")
                .isEqualTo("+2");
        assertThat(worth("red", "lotus-yellow")).isEqualTo("0");
        assertThat(worth("green", "lotus-pink")).as("one's own").isEqualTo("3");
        press("green", "lotus-pink");
        assertThat(worth("red", "lotus-yellow")).as("a first one, for a second").isEqualTo("\u22121");
        match.clear();
        assertThat(worth("red", "lotus-yellow")).isEqualTo("1");
    }

    /**
     * What is given for something says what both bring at best, as what is taken says it then; what is only given away
     * says what that costs, and not what all of its kind count.
     */
    @Test
    void whatIsGivenAwaySaysWhatThatCosts() {
        swapOf("[lotus-pink, lotus-white]", "[lotus-pink, lotus-yellow, lotus-yellow, lotus-black]");
        assertThat(worth("green", "lotus-yellow")).as("2 fewer and 2 more").isEqualTo("0");
        assertThat(worth("green", "lotus-black")).as("2 more and 2 more").isEqualTo("+4");
        assertThat(worth("red", "lotus-pink")).as("not one's own").isEqualTo("1");
        press("green", "lotus-black");
        assertThat(worth("red", "lotus-pink")).as("the same as was said before").isEqualTo("+4");
        assertThat(worth("red", "lotus-white")).isEqualTo("+3");
        begin("{a10: [red-1], a5: [orange-1]}", "[lotus-pink, lotus-white, lotus-white, lotus-blue]", "[lotus-pink]");
        match.choose("play hop red-1 a12");
        assertThat(worth("red", "lotus-white")).as("at a butterfly").isEqualTo("\u22122");
        assertThat(worth("red", "lotus-blue")).isEqualTo("\u22124");
        assertThat(worth("green", "lotus-pink")).isEqualTo("1");
    }

    /** At a butterfly one's own flower falls: the like of it that lies with somebody else is none to choose. */
    @Test
    void theFlowerOfSomebodyElseIsNotTakenForOnesOwn() {
        begin("{a10: [red-1], a5: [orange-1]}", "[lotus-pink, lotus-white]", "[lotus-pink]");
        match.choose("play hop red-1 a12");
        press("green", "lotus-pink");
        assertThat(now().why().sort()).isEqualTo(WhyView.Sort.STRAY);
        assertThat(now().why().sentence()).startsWith("That is Green's.");
        assertThat(now().decision().isBegun()).isFalse();
        press("red", "lotus-pink");
        assertThat(now().decision().isBegun()).isTrue();
    }

    /** Nothing happens to a flower before it is said what: whose it is, and which one. */
    @Test
    void theOnlyFlowerThatCanFallIsNamedBeforeItFalls() {
        match.playForced(true);
        match.forChildren(true);
        begin("{a10: [red-1], a5: [orange-1]}", "[lotus-pink]", "[]");
        match.choose("play hop red-1 a12");
        assertThat(now().decision().question()).startsWith("A butterfly distracts the frog: ");
        assertThat(now().decision().forced())
                .isEqualTo("Red can do only this. Red loses a pink lotus, which falls on a11.");
        assertThat(now().decision().patient())
                .as("it waits until that has been read")
                .isTrue();
        match.forChildren(false);
        begin("{a10: [red-1], a5: [orange-1]}", "[lotus-pink]", "[]");
        match.choose("play hop red-1 a12");
        assertThat(now().decision().isForced()).isTrue();
        assertThat(now().decision().patient()).isFalse();
    }

    /** What cannot be taken now says nevertheless what it would count: long before the points are added up. */
    @Test
    void aFlowerOnThePondSaysWhatItWouldCount() {
        begin("{a10: [red-1], a5: [orange-1], island-4: [lotus-blue], a3: [lotus-pink]}", "[lotus-pink]", "[]");
        match.point(List.of(Ref.site("island-4")));
        assertThat(now().why().sentence()).startsWith("The blue lotus: +4 for you if you get it. ");
        match.point(List.of(Ref.site("a3")));
        assertThat(now().why().sentence()).startsWith("A pink lotus: +2 for you if you get it. ");
        match.point(List.of(Ref.site("a2")));
        assertThat(now().why().sentence()).doesNotContain("for you");
    }

    private String worth(String seat, String kind) {
        return seat(seat).zones().stream()
                .flatMap(zone -> zone.piles().stream())
                .filter(pile -> pile.piece().id().startsWith(kind))
                .findFirst()
                .orElseThrow()
                .worth();
    }

    /** What others have of one's own sort is refused for that, and what is chosen stays chosen. */
    @Test
    void theSameFlowerOfSomebodyElseIsRefusedBecauseItIsTheSame() {
        swapOf("[lotus-pink, lotus-white, lotus-yellow]", "[lotus-pink, lotus-white, lotus-yellow]");
        press("green", "lotus-white");
        press("red", "lotus-white");
        assertThat(now().why().rule()).isEqualTo("CM-5.35");
        assertThat(now().why().sentence()).startsWith("From Red you would get a white lotus for a white lotus");
        assertThat(now().decision().asks()).isEqualTo("Which flower do you want for it?");
        assertThat(flower("green", "lotus-white").is(Role.CHOSEN)).isTrue();
        assertThat(flower("red", "lotus-white").is(Role.REFUSED)).isTrue();
    }

    /** It may be taken, but not given: that it lies with oneself is no reason against it. */
    @Test
    void aFlowerThatOthersHaveNothingButIsRefusedBecauseItIsTheSame() {
        swapOf("[lotus-pink]", "[lotus-pink, lotus-white, lotus-yellow]");
        press("green", "lotus-pink");
        assertThat(now().why().rule()).isEqualTo("CM-5.35");
        assertThat(now().why().sentence()).startsWith("From Red you would get a pink lotus for a pink lotus");
        assertThat(now().decision().asks()).isEqualTo("Which flower do you give?");
    }

    @Test
    void aFrogPressedMeanwhileIsToldWhatComesFirst() {
        swapOf("[lotus-pink]", "[lotus-pink, lotus-white, lotus-yellow]");
        match.point(List.of(Ref.piece("red-1"), Ref.site("a3")));
        assertThat(now().why().rule()).isEqualTo("CM-5.36");
        assertThat(now().why().sentence()).isEqualTo("First the silly frog swaps a flower.");
    }

    private void swapOf(String red, String green) {
        begin("{a17: [green-1], a3: [red-1], a5: [orange-1]}", red, green);
        match.choose("play hop green-1 a19");
        assertThat(now().decision().asks()).isEqualTo("Which flower do you give?");
    }

    private void begin(String pond, String red, String green) {
        String position = "game: china-moon\nplayers: [red, green, orange]\nvars: {mover: red}\nzones:\n  pond: " + pond
                + "\n  bouquet: {bouquet-red: " + red + ", bouquet-green: " + green + "}\n";
        try {
            PositionFile read = PositionFile.read(SourceText.of("swap.yaml", position));
            MatchSetUp setUp = new MatchSetUp(Shipped.rules("china-moon", 3), 1, Set.of());
            match.resume(new Resumption(setUp, read.position(), List.of(), 0));
        } catch (BadFile bad) {
            throw new AssertionError(bad);
        }
    }

    /** Whoever presses another frog while one bounces wants to move it, and not to land where it stands. */
    @Test
    void aFrogPressedWhileAnotherBouncesIsToldThatThisOneComesFirst() {
        begin("{a11: [green-1], a14: [red-1], a5: [orange-1]}", "[]", "[]");
        match.choose("play hop green-1 a13");
        match.point(List.of(Ref.piece("orange-1"), Ref.site("a5")));
        assertThat(now().why().rule()).isEqualTo("CM-5.21");
        assertThat(now().why().sentence()).isEqualTo("First Green's frog 1 moves on from the bounce pad.");
        match.point(List.of(Ref.piece("red-1"), Ref.site("a14")));
        assertThat(now().why().rule())
                .as("close to where it lands both may be meant")
                .isEqualTo("CM-5.8");
        assertThat(now().why().sentence())
                .isEqualTo("A pad has room for one frog only. First Green's frog 1 moves on from the bounce pad.");
        match.point(List.of(Ref.site("a14")));
        assertThat(now().why().sentence()).as("a place is not moved").isEqualTo("A pad has room for one frog only.");
    }
}
