package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.language.model.Type;
import regola.search.Budget;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.picture.Tongue;
import regola.ui.support.KnownRules;
import regola.ui.view.Texts;
import regola.ui.view.review.ReviewView;

/** Where no move cost much it is told which turns of others did. */
class FellTest {
    private static final Ruleset RULES = Shipped.rules("croak", 4);
    private static final long SEED = 58852676277260L;
    /**
     * The beginning of a match in which the servant that went ahead was taken, and nothing could be blamed for that.
     */
    private static final List<String> MOVES = List.of(
            "hop red-s1 c2",
            "hop red-s2 b3",
            "hop green-s1 b7",
            "hop blue-s2 h6",
            "bounce g5",
            "bounce g4",
            "hop pink-s2 g2",
            "hop red-s1 d3",
            "hop green-s1 c8",
            "hop blue-s1 f7",
            "hop pink-s2 g3",
            "hop red-s1 e3",
            "hop red-s2 c2",
            "hop red-s1 f2",
            "hop green-q b7",
            "hop blue-s2 h3",
            "bounce g3",
            "hop pink-s1 f1",
            "hop red-s1 f1",
            "hop green-s3 a6",
            "hop blue-s1 f8",
            "hop pink-q h2",
            "bounce g3",
            "hop red-s1 f2",
            "hop green-q b8",
            "bounce c7",
            "bounce d8",
            "hop blue-q g8",
            "bounce h7",
            "stop",
            "hop pink-s1 f2",
            "hop red-q a2",
            "hop green-q e7",
            "hop green-s2 b8");

    private static ReviewView seen(Manner manner, Map<String, String> computers) {
        Match match = Match.start(RULES, SEED);
        MOVES.forEach(match::play);
        List<ReviewView> seen = new ArrayList<>();
        LookBack back = new LookBack(
                KnownRules::tuning, 300, Budget.ofIterations(1_200), Runnable::run, Runnable::run, seen::add);
        back.at(
                new MatchRecord(
                        1, RULES, SEED, null, MOVES, MOVES.size(), computers, Map.of(), match.position(), false),
                Map.of(),
                manner);
        return seen.get(seen.size() - 1);
    }

    private static final Map<String, String> OTHERS = Map.of("green", "fair", "blue", "fair", "pink", "fair");

    @Test
    void whatOthersTookIsToldThoughTheMatchGoesOn() {
        ReviewView view = seen(Manner.of("en"), OTHERS);
        ReviewView.Moment fell = view.moments().stream()
                .filter(moment -> moment.kind() == ReviewView.Kind.FELL && moment.moment() == 30)
                .findFirst()
                .orElseThrow();
        assertThat(fell.person()).isFalse();
        assertThat(fell.kind().isTask()).as("nobody can try it again").isFalse();
        assertThat(fell.told().get(0)).isEqualTo("Here Pink chose: Hop Pink's servant 1 → f2.");
        assertThat(fell.told().get(1)).startsWith("Pink's servant 1 takes your servant 1");
        assertThat(fell.told().get(2))
                .matches("With this turn your chance fell from \\d+\u00a0% to \\d+\u00a0%. Your move before it.*");
        assertThat(view.verdict()).contains("See where your chance fell most.");
        assertThat(view.moves())
                .as("what others did is to be seen")
                .noneMatch(made -> made.words().isEmpty());
        assertThat(view.moves().get(30).told()).startsWith("Pink's servant 1 takes Red's servant 1");
    }

    /** Where two sit before the machine nobody is "you". */
    @Test
    void onlyOneAloneIsTold() {
        assertThat(seen(Manner.of("it"), Map.of("green", "fair", "blue", "fair"))
                        .moments())
                .noneMatch(moment -> moment.kind() == ReviewView.Kind.FELL);
    }

    /** Where nothing else is told, what there is less of is told in the rule file's words, before and after. */
    @Test
    void whatIsLessIsCounted() {
        Match before = Match.start(Shipped.rules("nine-mens-morris"), 1);
        for (String move : List.of("place a1", "place a7", "place b4", "place d7")) before.play(move);
        Match after = before.copy();
        after.play("place d1");
        Upshot.Less less = Upshot.less(after, played(after, "place g1"), 0).orElseThrow();
        assertThat(less.in(Texts.in("en"), "en"))
                .isEqualTo("Before: you have a mill that one man can close. After: "
                        + "you have no mill that one man can close.");
        assertThat(less.in(Texts.in("it"), "it")).startsWith("Prima: hai un mulino che una pedina può chiudere. Dopo:");
        assertThat(Upshot.less(before, before.copy(), 0))
                .as("nothing has changed")
                .isEmpty();
    }

    private static Match played(Match match, String move) {
        Match after = match.copy();
        after.play(move);
        return after;
    }

    /** What luck made of a way that is shown is not taken for what the move was worth. */
    @Test
    void ofWhatLayHiddenItIsSaidThatNobodyCouldKnowIt() {
        ReviewWords words = new ReviewWords(new Tongue(RULES, Manner.of("en")));
        ReviewView.Fall fall = new ReviewView.Fall(0.39, 0.34, "", "");
        assertThat(words.hidden(false, 0.39, fall))
                .isEqualTo("Nobody could know what lay there: as far as one could know, "
                        + "the chance was about 39\u00a0%, and not 34\u00a0%.");
        assertThat(words.hidden(true, 0.28, fall)).endsWith("the chance was about 28\u00a0%.");
    }

    /** What others hold in their hands is no more told by a move that is pressed than by one that is not. */
    @Test
    void whatOthersAloneKnowIsNotTold() {
        Ruleset cards = Shipped.rules("nin-jan", 3);
        Match match = Match.start(cards, 7);
        List<String> moves = new ArrayList<>();
        List<Integer> secret = new ArrayList<>();
        for (int i = 0; i < 24 && !match.isOver(); i++) {
            if (match.isSecret() && match.decider() != 0) secret.add(i);
            moves.add(match.legal(i % match.legalCount()).text());
            match.playIndex(i % match.legalCount());
        }
        assertThat(match.isOver()).isFalse();
        List<ReviewView> seen = new ArrayList<>();
        LookBack back =
                new LookBack(KnownRules::tuning, 60, Budget.ofIterations(120), Runnable::run, Runnable::run, seen::add);
        Map<String, String> others = new LinkedHashMap<>();
        for (int player = 1; player < 3; player++) others.put(cards.names().id(Type.PLAYER, player), "fair");
        back.at(
                new MatchRecord(1, cards, 7, null, moves, moves.size(), others, Map.of(), match.position(), false),
                Map.of(),
                Manner.of("en"));
        List<ReviewView.Made> made = seen.get(seen.size() - 1).moves();
        assertThat(secret).isNotEmpty().allSatisfy(at -> {
            assertThat(made.get(at).words()).isEmpty();
            assertThat(made.get(at).told()).isEmpty();
        });
    }
}
