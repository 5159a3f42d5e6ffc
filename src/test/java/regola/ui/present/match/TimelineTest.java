package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Position;
import regola.language.Shipped;
import regola.ui.view.match.StoryView;

/** A match with all its moments: back, round, and on from there. */
class TimelineTest {
    private final Ruleset rules = Shipped.rules("china-moon", 3);
    private Timeline line;

    @BeforeEach
    void play() {
        line = Timeline.start(rules, 7);
        for (String move : new String[] {"hop red-1 a2", "hop red-2 a3", "hop green-1 a4"}) line.play(move);
    }

    private static String text(Match match) {
        return match.position().toString();
    }

    @Test
    void everyMomentIsKeptWithWhatLedThere() {
        assertThat(line.at()).isEqualTo(3);
        assertThat(line.last()).isEqualTo(3);
        assertThat(line.moments().get(0).move()).isNull();
        assertThat(line.moments().get(0).decider()).isEqualTo(-1);
        assertThat(line.moments().get(0).events()).as("the set-up").isNotEmpty();
        assertThat(line.moments().get(2).move().text()).isEqualTo("hop red-2 a3");
        assertThat(line.moments().get(2).decider()).isZero();
        assertThat(line.moments().get(2).title()).isEqualTo("choose-hop");
        assertThat(line.moments().get(2).events()).as("hop and flower").hasSizeGreaterThan(1);
    }

    @Test
    void whoGoesBackSeesWhatStoodThereAndChangesNothing() {
        String end = text(line.match());
        line.goTo(0);
        assertThat(text(line.match())).isEqualTo(text(Match.start(rules, 7)));
        line.goTo(2);
        assertThat(line.match().decision().legal())
                .noneMatch(move -> move.text().startsWith("hop red-1"));
        line.goTo(3);
        assertThat(text(line.match())).isEqualTo(end);
        assertThat(line.last()).isEqualTo(3);
    }

    /** Whoever takes back a choice of its own that nobody has answered yet knows no more than before. */
    @Test
    void itIsKnownWhetherSecretChoicesWereShownBeforeTheyWereTakenBack() {
        Timeline secret = Timeline.start(Shipped.rules("nin-jan", 2), 7);
        secret.play(secret.match().decision().legal().get(0).text());
        secret.goTo(0);
        secret.stay();
        assertThat(secret.ahead(0)).isNotEqualTo(StoryView.Ahead.CHOICES);
        secret.goTo(1);
        secret.play(secret.match().decision().legal().get(0).text());
        assertThat(secret.ahead(0)).as("nothing was taken back").isNotEqualTo(StoryView.Ahead.CHOICES);
        for (int moment = 1; moment >= 0; moment--) {
            secret.goTo(moment);
            secret.stay();
            assertThat(secret.ahead(0)).isEqualTo(StoryView.Ahead.CHOICES);
        }
        line.goTo(1);
        line.stay();
        assertThat(line.ahead(0)).as("nothing is secret").isNotEqualTo(StoryView.Ahead.CHOICES);
    }

    @Test
    void thereIsNothingBeforeTheBeginningAndAfterTheEnd() {
        line.goTo(-4);
        assertThat(line.at()).isZero();
        line.goTo(Integer.MAX_VALUE);
        assertThat(line.at()).isEqualTo(3);
    }

    @Test
    void aMatchThatWasPlayedToItsEndHasEndedForWhoeverLooksBack() {
        Timeline whole = Timeline.start(Shipped.rules("reversi", 2), 7);
        assertThat(whole.hasEnded()).isFalse();
        while (!whole.match().isOver())
            whole.play(whole.match().decision().legal().get(0));
        assertThat(whole.hasEnded()).isTrue();
        whole.goTo(3);
        assertThat(whole.hasEnded()).as("only looked at").isTrue();
        whole.stay();
        assertThat(whole.hasEnded()).as("it goes on from there").isFalse();
    }

    @Test
    void aMoveFromThePastForgetsWhatCameAfter() {
        line.goTo(1);
        line.play("hop orange-1 a3");
        assertThat(line.last()).isEqualTo(2);
        assertThat(line.at()).isEqualTo(2);
        line.goTo(1);
        line.play("hop red-2 a3");
        line.play("hop green-1 a4");
        assertThat(text(line.match())).as("same seed and moves, same match").isEqualTo(text(replayed()));
    }

    private Match replayed() {
        Match match = Match.start(rules, 7);
        for (String move : new String[] {"hop red-1 a2", "hop red-2 a3", "hop green-1 a4"}) match.play(move);
        return match;
    }

    @Test
    void whatIsNotLegalChangesNothing() {
        line.goTo(1);
        assertThatThrownBy(() -> line.play("hop red-1 a9")).isInstanceOf(RuntimeException.class);
        assertThat(line.at()).isEqualTo(1);
        assertThat(line.last()).as("what came after is still there").isEqualTo(3);
    }

    @Test
    void aMatchThatBeginsFromAPositionKnowsIt() {
        Position from = replayed().position();
        Timeline later = Timeline.start(rules, from, 9);
        assertThat(later.from()).isEqualTo(from);
        assertThat(later.seed()).isEqualTo(9);
        assertThat(line.from()).isNull();
        assertThat(text(later.match())).isEqualTo(from.toString());
    }

    /** A tile that was turned over lies face down again, but whoever took it back knows what it is. */
    @Test
    void whatWasHiddenHasBeenSeenWhenItIsTakenBack() {
        Timeline pond = Timeline.start(Shipped.rules("croak", 2), 7);
        assertThat(pond.ahead(0)).isEqualTo(StoryView.Ahead.NOTHING);
        pond.play(pond.match().decision().legal().get(0).text());
        assertThat(pond.ahead(0)).as("nothing was taken back").isEqualTo(StoryView.Ahead.NOTHING);
        pond.goTo(0);
        assertThat(pond.ahead(0)).as("one only looks round").isEqualTo(StoryView.Ahead.NOTHING);
        pond.stay();
        assertThat(pond.ahead(0)).isEqualTo(StoryView.Ahead.HIDDEN);
        Timeline open = Timeline.start(Shipped.rules("moulin-rouge", 3), 7);
        open.play(open.match().decision().legal().get(0).text());
        open.goTo(0);
        open.stay();
        assertThat(open.ahead(0)).as("nothing is hidden").isEqualTo(StoryView.Ahead.NOTHING);
    }
}
