package regola.advice;

import regola.advice.words.FairShare;
import regola.advice.words.WholeWords;
import regola.engine.value.Spoken;

/**
 * Several moves win as often, and the rules tell no other difference.
 *
 * @param share so many of a hundred matches that go on from here
 * @param players among whom these are shared out
 */
public record AsOften(long share, int players) implements WhyBetter {
    /** @return whether nobody is clearly ahead */
    public boolean isOpen() {
        return !standing().isAhead() && !standing().isBehind();
    }

    private FairShare standing() {
        return new FairShare(share, players);
    }

    /** Nobody can tell one percent from the next, and a child none of them. */
    @Override
    public String text(String language) {
        Spoken said = standing().isAhead()
                ? Spoken.of("with each of them you will probably win", "con ognuna è probabile che tu vinca")
                : standing().isBehind()
                        ? Spoken.of("with each of them it stays hard to win", "con ognuna resta difficile vincere")
                        : Spoken.of("with each of them the match stays open", "con ognuna la partita resta aperta");
        return WholeWords.whole(said.text(language));
    }
}
