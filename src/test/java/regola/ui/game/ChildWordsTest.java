package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import regola.language.Shipped;
import regola.ui.present.Rules;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.match.Thinking;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.WhyView;

/**
 * Who reads little is told whose turn it is and what to press, in each game, in both languages: no keys, no chances.
 */
class ChildWordsTest {
    private static final int MOVES = 20;
    private static final int LONGEST = 150;

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
        GamePresenter match =
                new GamePresenter(Runnable::run, pictures::add, problem -> {}, new Thinking(Runnable::run));
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
                            assertThat(ChildWords.refusal(now().why(), texts)).doesNotContain("[");
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

    private static void plain(MatchView view, Texts texts) {
        Asked asked = ChildWords.asked(view, false, false, texts);
        assertThat(asked.head()).isNotBlank().hasSizeLessThanOrEqualTo(SayBar.ONE_LINE + 40);
        assertThat(asked.sub()).hasSizeLessThanOrEqualTo(LONGEST);
        for (String said : asked.subs())
            assertThat(said)
                    .as(view.decision().question())
                    .doesNotContainPattern("\\bEsc\\b|\\bX\\b|\\[|\\b[A-Z]{2}-\\d");
        if (view.decision().waiting() == DecisionView.Waiting.PERSON
                && !view.decision().isForced()) assertThat(asked.head()).contains("!");
    }

    /** Who looks away while another moves reads what became of it, before what to do now. */
    @ParameterizedTest
    @CsvSource({"en", "it"})
    void whatBecameOfTheMoveOfAnotherIsSaidInFewWords(String language) {
        Texts texts = Texts.in(language);
        GamePresenter match =
                new GamePresenter(Runnable::run, pictures::add, problem -> {}, new Thinking(Runnable::run));
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

    @ParameterizedTest
    @CsvSource({"en, Follow the arrow!, Follow one of the arrows!", "it, Segui la freccia!, Segui una delle frecce!"})
    void aHintSaysWhereToLook(String language, String one, String several) {
        Texts texts = Texts.in(language);
        OverlayView arrow = OverlayView.NONE.arrow(Ref.site("a1"), Ref.site("a2"));
        Asked hint = ChildWords.hint(new HintView(Stage.MOVE, "Best: x", "A mill! At worst once in 25.", arrow), texts);
        assertThat(hint.head()).isEqualTo(one);
        assertThat(hint.sub()).as("a reason is short").isEqualTo("A mill!");
        OverlayView two = arrow.arrow(Ref.site("b1"), Ref.site("b2"));
        Asked many =
                ChildWords.hint(new HintView(Stage.MOVE, "3 moves", "At worst, about once in 25: a pike.", two), texts);
        assertThat(many.head()).isEqualTo(several);
        assertThat(many.sub()).as("chances are for others").isEmpty();
    }

    /** Nothing to look for is an answer too, and not an empty bar. */
    @ParameterizedTest
    @CsvSource({"en", "it"})
    void whereAllIsAlikeAChildIsToldToPlayAnything(String language) {
        Texts texts = Texts.in(language);
        for (HintView.Alike all : List.of(HintView.Alike.OPEN, HintView.Alike.AHEAD, HintView.Alike.BEHIND)) {
            Asked hint = ChildWords.hint(new HintView(Stage.MOVE, "told", "", OverlayView.NONE, all), texts);
            assertThat(hint.head()).isNotEqualTo("told").contains("!");
            assertThat(hint.sub()).isEqualTo(texts.get("child.hint.any.lit"));
            OverlayView ring = OverlayView.NONE.ring(Ref.site("a1")).ring(Ref.site("a2"));
            assertThat(ChildWords.hint(new HintView(Stage.MOVE, "told", "", ring, all), texts)
                            .sub())
                    .isEqualTo(texts.get("child.hint.any.rings"));
        }
    }

    @ParameterizedTest
    @CsvSource({"en, Not like that., Remember:", "it, Così no., Ricorda:"})
    void aRefusalSaysTheRule(String language, String refused, String duty) {
        Texts texts = Texts.in(language);
        assertThat(ChildWords.refusal(new WhyView(WhyView.Sort.REFUSED, "a", "R-1", "Too far.", "x:1"), texts))
                .isEqualTo("⊘ " + refused + " Too far.");
        assertThat(ChildWords.refusal(new WhyView(WhyView.Sort.DUTY, "a", "R-1", "Hop.", "x:1"), texts))
                .isEqualTo("➜ " + duty + " Hop.");
    }
}
