package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.Thorough;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;

/** What hints and answers say at some moments of every game is read for faults, in both languages. */
class SaidInHintsTest {
    static List<String> games() {
        return Shipped.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothingIsSaidTwiceOrHalf(String game) {
        int players = Math.min(3, Shipped.game(game).seats().most());
        SaidInHints all = SaidInHints.of(game, players, Thorough.oneIn(50, 100), 200);
        all.said().forEach((language, told) -> {
            assertThat(told).as(language).isNotEmpty();
            assertThat(told.stream()
                            .flatMap(each -> HintFaults.of(each).stream())
                            .distinct())
                    .as(game + " " + language)
                    .isEmpty();
        });
    }

    /**
     * What is good in a game everywhere is no reason for a move here: what cannot be told is shown. Where any move is
     * fine it is no reason either, but what to think of.
     */
    @ParameterizedTest
    @MethodSource("games")
    void noHintGivesWhatIsGoodEverywhereAsAReason(String game) {
        Ruleset rules =
                Shipped.rules(game, Math.min(3, Shipped.game(game).seats().most()));
        SaidInHints all = SaidInHints.of(game, rules.players(), Thorough.oneIn(50, 100), 200);
        all.said().forEach((language, told) -> {
            List<String> counsels = rules.aims().stream()
                    .map(aim -> aim.counsel().text(language))
                    .filter(counsel -> !counsel.isEmpty())
                    .toList();
            assertThat(told.stream()
                            .filter(each -> each.stage() == Stage.MOVE && !each.isAllAlike())
                            .map(HintView::sentence)
                            .filter(said -> counsels.stream().anyMatch(said::contains)))
                    .as(game + " " + language)
                    .isEmpty();
            assertThat(told.stream()
                            .filter(each -> each.stage() == Stage.MOVE
                                    && each.sentence().matches(".*\\b(can|could|può) (answer|rispondere).*"))
                            .map(HintView::overlay))
                    .as("an answer that is spoken of is drawn, or told in words")
                    .doesNotContain(OverlayView.NONE);
        });
    }

    /** Somebody who is far ahead or behind has asked all the same: which move does most is told where one does. */
    @ParameterizedTest
    @ValueSource(strings = {"nin-jan", "kalah"})
    void whereTheMatchIsAsGoodAsDecidedAMoveIsTold(String game) {
        int players = Math.min(3, Shipped.game(game).seats().most());
        SaidInHints all = SaidInHints.of(game, players, Thorough.oneIn(3, 180), 200);
        all.said()
                .forEach((language, told) -> assertThat(told.stream()
                                .filter(each ->
                                        each.alike() == HintView.Alike.AHEAD || each.alike() == HintView.Alike.BEHIND)
                                .map(HintView::sentence))
                        .as(game + " " + language)
                        .anyMatch(said -> !said.isEmpty()));
    }

    /** Where it does not matter which move is made, it is said why, as far as it can be known. */
    @Test
    void whereAllMovesAreAlikeItIsSaidWhy() {
        assertThat(SaidInHints.of("nine-mens-morris", 2, 40, 200).said().get("en").stream()
                        .map(HintView::head))
                .as("the last man but two is taken, whichever it is")
                .contains("Whatever you play wins the match.");
        assertThat(SaidInHints.of("nin-jan", 3, 40, 200).said().get("it").stream()
                        .map(HintView::sentence))
                .as("and what that is which counts")
                .noneMatch(said -> said.isBlank())
                .anyMatch(said -> said.startsWith("Gli altri scelgono nello stesso momento"));
    }

    /** That somebody will probably win is not said without a word of why. */
    @ParameterizedTest
    @ValueSource(strings = {"nin-jan", "kalah", "nine-mens-morris"})
    void whoeverIsFarAheadIsToldOnWhatItRests(String game) {
        SaidInHints all = SaidInHints.of(game, Shipped.game(game).seats().fewest(), 40, 200);
        all.said()
                .forEach((language, told) -> assertThat(told.stream()
                                .filter(each ->
                                        each.alike() == HintView.Alike.AHEAD || each.alike() == HintView.Alike.BEHIND)
                                .filter(each ->
                                        !each.head().equals(Texts.in(language).get("hint.all.wins"))))
                        .as(game + " " + language)
                        .noneMatch(each -> each.sentence().isEmpty()));
    }

    /** Of several moves that are as good that one is told which does most at once, instead of nothing special. */
    @Test
    void ofSeveralGoodMovesTheForemostIsTold() {
        assertThat(SaidInHints.of("english-draughts", 2, 40, 300).said().get("en").stream()
                        .map(HintView::sentence))
                .anyMatch(said -> said.contains("I would play the one that is shown. "));
        assertThat(SaidInHints.of("moulin-rouge", 2, 40, 200).said().get("en").stream()
                        .map(HintView::sentence))
                .as("a ring that is to be turned has a knob, which is ringed")
                .noneMatch(said -> said.contains("that no ring shows"))
                .noneMatch(said -> said.matches(".*Also: [^.]*;[^.]*;[^.]*;.*"));
    }

    /** What the foremost move brings is not so yet: as a sentence of its own it says when. */
    @Test
    void whatTheForemostBringsIsNotSaidAsIfItWereSoNow() {
        SaidInHints all = SaidInHints.of("english-draughts", 2, 40, 300);
        assertThat(all.said().get("en").stream()
                        .map(HintView::sentence)
                        .filter(said -> said.contains("I would play the one that is shown. ")))
                .isNotEmpty()
                .allMatch(said -> said.contains("I would play the one that is shown. Then "));
        assertThat(all.said().get("it").stream()
                        .map(HintView::sentence)
                        .filter(said -> said.contains("Io sceglierei quella che vedi sul tabellone. ")))
                .isNotEmpty()
                .allMatch(said -> said.contains("sceglierei quella che vedi sul tabellone. Così "));
    }

    /** What speaks against a move is not left out for what the move itself brings. */
    @Test
    void bothLanguagesTellAsMuchOfWhatSpeaksAgainstAMove() {
        SaidInHints all = SaidInHints.of("croak", 2, 40, 200);
        List<HintView> english = all.said().get("en"), italian = all.said().get("it");
        for (int i = 0; i < english.size(); i++)
            if (english.get(i).sentence().contains("takes the"))
                assertThat(italian.get(i).sentence())
                        .as(english.get(i).sentence())
                        .contains("cattura");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It gives you a mill. It gives you a mill.",
                "Otherwise the the match is lost.",
                "Con la tua la la pila resta.",
                "Then you have 3.",
                "Then you have a mill. Best: take this",
                "then you have a mill.",
                "Best: take this.",
                "You get 2 more points {more}."
            })
    void faultsAreFound(String said) {
        assertThat(HintFaults.of(new HintView(Stage.MOVE, "Best: Take this", said, OverlayView.NONE)))
                .isNotEmpty();
    }

    @Test
    void aWholeHintHasNone() {
        assertThat(HintFaults.of(new HintView(
                        Stage.MOVE, "Best: Take 2", "Then you have 2 mills, instead of 1.", OverlayView.NONE)))
                .isEmpty();
    }

    /** Dice decide much, and yet it can be told what one sees right after the moves, or that it is all the same. */
    @Test
    void whereChanceDecidesItIsStillToldWhatTheMovesDo() {
        assertThat(SaidInHints.of("royal-game-of-ur", 2, 150, 300).said().get("en").stream()
                        .map(HintView::sentence))
                .as("two of three moves leave fewer runners in danger")
                .anyMatch(said ->
                        said.startsWith("If in doubt, play one of the ringed ones. Then only 2 of your runners"))
                .as("moves are not called as good without a word of why")
                .doesNotContain("The arrows show the moves.");
    }
}
