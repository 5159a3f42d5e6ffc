package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.language.model.Type;
import regola.search.Small;
import regola.ui.view.Texts;

/** Who plays "with me" grows from match to match, and never within one. */
class AdaptingTest {
    private static final Texts ENGLISH = Texts.in("en");
    private static final String FIRST = player(0);
    private static final String SECOND = player(1);

    private final Map<String, Double> kept = new HashMap<>();
    private final List<String> won = new ArrayList<>();
    private final List<String> finished = new ArrayList<>();
    private final Adapting adapting = new Adapting(new Footing() {
        @Override
        public double figure(String game) {
            return kept.getOrDefault(game, 1.0);
        }

        @Override
        public void keep(String game, double figure) {
            kept.put(game, figure);
        }

        @Override
        public void won(String game) {
            won.add(game);
        }

        @Override
        public void finished(String game) {
            finished.add(game);
        }
    });

    private static String player(int number) {
        return Small.HEAP.names().id(Type.PLAYER, number);
    }

    /** @return a heap of which every move takes one, played to its end: the first player takes the last of eleven */
    private static Match ended() {
        Match match = Match.start(Small.HEAP, 1);
        while (!match.isOver()) match.playIndex(0);
        assertThat(match.winners()).isEqualTo(1);
        return match;
    }

    private MatchRecord follow(long number, Match match, Map<String, String> computers) {
        MatchRecord record = new MatchRecord(
                number, Small.HEAP, 1, null, List.of(), 0, computers, Map.of(), match.position(), match.isOver());
        adapting.follow(record, match);
        return record;
    }

    private double figure() {
        return kept.getOrDefault(Small.HEAP.game().id(), 1.0);
    }

    @Test
    void aLearnerWhoWinsMeetsSomebodyStronger() {
        Map<String, String> grows = Map.of(SECOND, "with-me");
        follow(1, Match.start(Small.HEAP, 1), grows);
        assertThat(adapting.playing("with-me")).isEqualTo("with-me:1.00");
        assertThat(adapting.playing("easy")).isEqualTo("easy");

        MatchRecord end = follow(1, ended(), grows);
        assertThat(figure()).isCloseTo(1.2, within(1e-9));
        assertThat(adapting.playing("with-me")).as("never within a match").isEqualTo("with-me:1.00");
        assertThat(adapting.said(end, ENGLISH)).containsExactly("Sprout: I play a little stronger next time.");

        MatchRecord next = follow(2, Match.start(Small.HEAP, 1), grows);
        assertThat(adapting.playing("with-me")).isEqualTo("with-me:1.20");
        assertThat(adapting.said(next, ENGLISH)).isEmpty();
    }

    @Test
    void aLearnerWhoLosesMeetsSomebodyWeakerAndDownIsFaster() {
        Map<String, String> grows = Map.of(FIRST, "with-me");
        follow(1, Match.start(Small.HEAP, 1), grows);
        MatchRecord end = follow(1, ended(), grows);

        assertThat(figure()).isCloseTo(0.7, within(1e-9));
        assertThat(adapting.said(end, ENGLISH)).containsExactly("Sprout: I play a little weaker next time.");
    }

    @Test
    void aMatchCountsOnceHoweverOftenItEnds() {
        Map<String, String> grows = Map.of(SECOND, "with-me");
        follow(1, Match.start(Small.HEAP, 1), grows);
        follow(1, ended(), grows);
        follow(1, Match.start(Small.HEAP, 1), grows);
        follow(1, ended(), grows);

        assertThat(figure()).isCloseTo(1.2, within(1e-9));
    }

    @Test
    void whatHadEndedBeforeItWasOpenedCountsNothing() {
        follow(1, ended(), Map.of(SECOND, "with-me"));
        assertThat(kept).isEmpty();
    }

    @Test
    void withNobodyToGrowWithNothingGrows() {
        Map<String, String> nobody = Map.of(FIRST, "easy", SECOND, "with-me");
        follow(1, Match.start(Small.HEAP, 1), nobody);
        follow(1, ended(), nobody);
        assertThat(kept).isEmpty();
    }

    @Test
    void aMatchThatOnePersonHasWonAgainstAnyComputerIsCountedOnce() {
        Map<String, String> easy = Map.of(SECOND, "easy");
        follow(1, Match.start(Small.HEAP, 1), easy);
        follow(1, ended(), easy);
        follow(1, Match.start(Small.HEAP, 1), easy);
        follow(1, ended(), easy);
        assertThat(won).containsExactly(Small.HEAP.game().id());
        assertThat(kept).as("nobody grows").isEmpty();
        follow(2, Match.start(Small.HEAP, 1), Map.of(FIRST, "easy"));
        follow(2, ended(), Map.of(FIRST, "easy"));
        assertThat(won).as("the computer has won").hasSize(1);
        assertThat(finished).as("it was played to the end all the same").hasSize(2);
        follow(3, Match.start(Small.HEAP, 1), Map.of());
        follow(3, ended(), Map.of());
        assertThat(finished).hasSize(2);
        assertThat(won).as("nobody has played alone").hasSize(1);
    }

    @Test
    void nobodyGrowsBeyondTheStrongestAndSaysSo() {
        kept.put(Small.HEAP.game().id(), 4.0);
        Map<String, String> grows = Map.of(SECOND, "with-me");
        follow(1, Match.start(Small.HEAP, 1), grows);
        MatchRecord end = follow(1, ended(), grows);

        assertThat(figure()).isEqualTo(4);
        assertThat(adapting.said(end, ENGLISH)).containsExactly("Sprout: I play as well as I can already.");
    }
}
