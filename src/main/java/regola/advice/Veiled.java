package regola.advice;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import regola.advice.seen.Lot;
import regola.engine.value.Manner;
import regola.engine.value.Spoken;

/**
 * What a move brings, or several that are as good bring, is not to be known by anybody yet.
 *
 * @param lots what they may bring at best and at worst, and how often; empty if that is nothing to be told
 */
public record Veiled(Veil veil, List<Lot> lots) implements WhyBetter {
    /** What it is hidden by. */
    public enum Veil {
        /** The only good move turns something over, or the like. */
        ONE_LIES_HIDDEN("What it uncovers is luck.", "Che cosa scopre è un caso."),
        /** Each of the moves does. */
        LIES_HIDDEN("Nobody knows yet what they will uncover.", "Che cosa c'è sotto non lo sa ancora nessuno."),
        MOSTLY_HIDDEN("Nobody knows what most of them will uncover.", "Sotto a quasi tutte nessuno sa che c'è."),
        /** Others choose at the same time. */
        CHOSEN_IN_SECRET(
                "The others choose at the same time: what will come of each nobody can know yet.",
                "Gli altri scelgono nello stesso momento: come andrà non lo sa ancora nessuno.");

        private final Spoken said;

        Veil(String english, String italian) {
            said = Spoken.of(english, italian);
        }
    }

    /** Of more moves nobody asks what each may uncover. */
    private static final int MOST_PRAISED = 6;

    public Veiled {
        lots = List.copyOf(lots);
    }

    /** @param moves that it is said of: what may come of all of them alike tells none from another */
    static Veiled of(Veil veil, List<Integer> moves, double scale, Crowd crowd) {
        List<Lot> lots = Lot.of(crowd.match(), moves, scale, crowd.seed(), crowd.cancelled());
        return new Veiled(
                veil, moves.size() == 1 ? lots : lots.stream().filter(Lot::some).toList());
    }

    /** @return the same; where the good moves turn something over, with what may come of that, if it is not said yet */
    static List<WhyBetter> told(List<WhyBetter> said, List<Integer> praised, double scale, Crowd crowd) {
        boolean one = praised.size() == 1;
        boolean looks = said.size() < Adviser.MOST_SAID
                && praised.size() <= MOST_PRAISED
                && !(said.isEmpty() && !one)
                && said.stream().noneMatch(Veiled.class::isInstance)
                && !Adviser.endsIt(said)
                // How often that may be the end has been told with all else that may be it.
                && said.stream().noneMatch(Averted.Escape.class::isInstance)
                && !crowd.match().isSecret();
        Optional<Veil> veil = looks ? crowd.veil(praised) : Optional.empty();
        if (veil.isEmpty()) return said;
        Veiled veiled = of(one ? Veil.ONE_LIES_HIDDEN : veil.get(), praised, scale, crowd);
        return veiled.lots.isEmpty()
                ? said
                : Stream.concat(said.stream(), Stream.of(veiled)).toList();
    }

    @Override
    public String text(String language) {
        return in(Manner.of(language));
    }

    @Override
    public String in(Manner manner) {
        StringBuilder said = new StringBuilder(veil.said.text(manner.language()));
        boolean some = false;
        for (Lot lot : lots) {
            said.append(' ').append(lot.in(manner, lot.some() && !some));
            some |= lot.some();
        }
        return said.toString();
    }

    @Override
    public String rule() {
        return lots.isEmpty() ? null : lots.get(lots.size() - 1).event().rule();
    }
}
