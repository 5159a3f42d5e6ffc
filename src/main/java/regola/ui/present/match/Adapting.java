package regola.ui.present.match;

import java.util.List;
import java.util.stream.IntStream;
import regola.engine.Match;
import regola.language.model.Type;
import regola.opponent.Opponents;
import regola.ui.view.Texts;

/**
 * An Adapting lets who plays "with me" grow with the learner: by one small step after each match, down faster than up,
 * and never within a match. Single moves are not steered, and what was changed is said. It also counts what a learner
 * has won against computers, whoever these were. Confined to the worker.
 */
final class Adapting {
    /** What a learner's win adds, and what a win of those who grow takes off; so learners win a little more often. */
    private static final double UP = 0.2;

    private static final double DOWN = 0.3;

    private final Footing footing;
    private long match = -1;
    private String playing = Opponents.WITH_ME;
    /** Whether the match has counted: what is played again from an earlier moment does not count twice. */
    private boolean counted;
    /** The key of what is said when it has counted; empty for nothing. */
    private String said = "";

    Adapting(Footing footing) {
        this.footing = footing;
    }

    /** @return how somebody plays in this match who is called so */
    String playing(String who) {
        return who.equals(Opponents.WITH_ME) ? playing : who;
    }

    /**
     * The match stands otherwise now.
     *
     * @param stands as the record says
     */
    void follow(MatchRecord record, Match stands) {
        String game = record.rules().game().id();
        if (record.matchNumber() != match) {
            match = record.matchNumber();
            counted = record.over(); // it had ended before it was opened here
            said = "";
            if (grows(record)) playing = Opponents.withMe(footing.figure(game));
        }
        if (record.over() && !counted) count(record, stands, game);
    }

    private static boolean grows(MatchRecord record) {
        return record.computers().containsValue(Opponents.WITH_ME);
    }

    private void count(MatchRecord record, Match ended, String game) {
        List<String> seats = IntStream.range(0, record.rules().players())
                .mapToObj(seat -> record.rules().names().id(Type.PLAYER, seat))
                .toList();
        long people = seats.stream()
                .filter(seat -> !record.computers().containsKey(seat))
                .count();
        if (people == 0) return;
        counted = true;
        boolean personWon = false;
        long grown = 0;
        boolean grownWon = false;
        for (int seat = 0; seat < seats.size(); seat++) {
            String who = record.computers().get(seats.get(seat));
            boolean won = record.givenUp() == null
                    ? (ended.winners() >>> seat & 1) != 0
                    : !record.givenUp().equals(seats.get(seat));
            if (who == null) personWon |= won;
            if (!Opponents.WITH_ME.equals(who)) continue;
            grown++;
            grownWon |= won;
        }
        boolean alone = people == 1 && people < seats.size();
        boolean ends = alone && record.givenUp() == null;
        if (ends) footing.finished(game);
        if (ends && personWon) footing.won(game);
        if (!grows(record)) return;
        double before = footing.figure(game);
        double step = personWon == grownWon ? 0 : personWon ? UP : -DOWN / grown;
        double after = Math.max(0, Math.min(Opponents.highestFigure(), before + step));
        if (after != before) footing.keep(game, after);
        if (step > 0) said = after > before ? "withme.stronger" : "withme.strongest";
        else if (step < 0) said = after < before ? "withme.weaker" : "withme.weakest";
        else said = "withme.same";
    }

    /**
     * @return how it plays next time, for whoever sees the end of the match; nothing where nobody grows with anybody
     */
    List<String> said(MatchRecord record, Texts texts) {
        boolean here = record != null && record.over() && record.matchNumber() == match && !said.isEmpty();
        return here ? List.of(texts.get(said, texts.get("rival.with-me"))) : List.of();
    }
}
