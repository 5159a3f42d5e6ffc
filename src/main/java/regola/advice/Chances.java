package regola.advice;

import java.util.List;
import regola.advice.WhyBetter.Counts;
import regola.advice.words.InTen;
import regola.advice.words.WholeWords;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.search.Dice;

/**
 * The good moves win more often, as far as can be foreseen, and the rules give no other reason: what tells them from
 * the rest comes only after the moves to come.
 *
 * @param share so many of a hundred matches that go on from here
 * @param other so many after the next best move
 * @param several whether more than one move is meant
 */
public record Chances(long share, long other, boolean several) implements WhyBetter {
    /** Of a hundred matches; less than that is due to where the numbers are rounded. */
    private static final long LEAST = 6;

    static long percent(double share) {
        return Math.round(100 * share);
    }

    @Override
    public String text(String language) {
        return WholeWords.whole(wins().text(language));
    }

    /** @return whether it says more than that it is better: how much can be felt */
    boolean isFelt() {
        return share - other >= LEAST && !new InTen(share).isLike(new InTen(other));
    }

    /** @return those of the reasons that say so much */
    static List<WhyBetter> felt(List<WhyBetter> reasons) {
        return reasons.stream()
                .filter(reason -> reason instanceof Chances chances && chances.isFelt())
                .toList();
    }

    /** @return whether another move brings at once as much of what is counted, so that it does not tell them apart */
    static boolean isAsMuch(Match match, Counts counts, int other) {
        // Nobody knows what comes of a move where something is hidden: then it may be as much.
        return !match.guesses(match.decider()).isNothingHidden() || lead(match, counts, other) >= 0;
    }

    /** @return whether another move surely brings more of it at once */
    static boolean isMore(Match match, Counts counts, int other) {
        return match.guesses(match.decider()).isNothingHidden() && lead(match, counts, other) > 0;
    }

    /** @return how much more of it another move brings; 0 where that is not known */
    private static long lead(Match match, Counts counts, int other) {
        int aim = match.rules().aims().indexOf(counts.aim());
        boolean own = counts.whose() == null;
        int whose = own ? match.decider() : (int) counts.whose().player().number();
        try {
            // What chance will bring is made up: nothing of what it really will is told by it.
            Match then = match.scratch();
            match.guesses(match.decider()).draw(Dice.mix(other), then);
            then.playIndex(other);
            long there = aim < 0 ? 0 : then.aim(aim, whose);
            return own ? there - counts.amount() : counts.amount() - there;
        } catch (RuleFailure failure) {
            return 0; // the search has told of it
        }
    }

    private Spoken wins() {
        InTen here = new InTen(share);
        InTen there = new InTen(other);
        if (!isFelt())
            return several
                    ? Spoken.of("they pay off some moves later", "rendono qualche mossa dopo")
                    : Spoken.of(
                            "I tried it out: with it you win a little more often",
                            "ho provato: con questa vinci un po' più spesso");
        if (several)
            return Spoken.of(
                    "I tried it out: you win " + here.words().text("en") + ", with the others at most "
                            + there.beside(here).text("en"),
                    "ho provato: vinci " + here.words().text("it") + ", con le altre al massimo "
                            + there.beside(here).text("it"));
        return Spoken.of(
                "I tried it out: you win " + here.words().text("en") + ", with the next best "
                        + there.beside(here).text("en"),
                "ho provato: vinci " + here.words().text("it") + ", con la migliore delle altre "
                        + there.beside(here).text("it"));
    }

    /** Every other move wins much less often: it may save the match, or win one that would have stayed open. */
    public record OnlyOne() implements WhyBetter {
        @Override
        public String theme(Manner manner) {
            return Spoken.of(
                            "One move is much better than all others here.",
                            "Qui una mossa è molto meglio di tutte le altre.")
                    .text(manner.language());
        }

        @Override
        public String text(String language) {
            return Spoken.of("Every other move is much worse.", "Ogni altra mossa è molto peggio.")
                    .text(language);
        }
    }
}
