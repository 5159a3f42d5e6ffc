package regola.advice;

import java.util.Optional;
import regola.advice.words.WholeWords;
import regola.engine.value.Manner;
import regola.engine.value.Spoken;

/**
 * Some moves bring less of the one and the others less of the other: what is best lies between.
 *
 * @param one what there is of something that is good to have
 * @param other what there is of something else, of which one has the less, the more there is of that
 */
record Between(WhyBetter.Counts one, WhyBetter.Counts other) implements WhyBetter {
    @Override
    public String rule() {
        return one.rule();
    }

    @Override
    public String theme(Manner manner) {
        return Spoken.of("Two things count here: ", "Qui contano due cose: ").text(manner.language())
                + WholeWords.both(one.aim().sentence(), other.aim().sentence(), manner.language())
                + ".";
    }

    @Override
    public String text(String language) {
        Optional<Spoken> here = one.aim().yours(one.amount(), one.atLeast());
        Optional<Spoken> there = other.aim().yours(other.amount(), other.atLeast());
        if (here.isPresent() && there.isPresent())
            return WholeWords.whole(here.get().text(language)
                    + Spoken.of(", and still ", ", eppure ").text(language)
                    + there.get().text(language)
                    + Spoken.of(
                                    "; other moves give up one of the two",
                                    "; le altre mosse rinunciano a una delle due cose")
                            .text(language));
        Spoken rest = Spoken.of(
                ": other moves bring less of one of the two", ": le altre mosse danno meno di una delle due cose");
        Spoken enough = Spoken.of("enough of both, ", "abbastanza di entrambe le cose, ");
        return WholeWords.whole(enough.text(language)
                + WholeWords.both(one.aim().sentence(), other.aim().sentence(), language)
                + rest.text(language));
    }
}
