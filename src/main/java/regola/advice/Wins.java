package regola.advice;

import regola.engine.value.Manner;
import regola.engine.value.Spoken;

/**
 * The move ends the match, and the mover wins. Nothing else is said of it.
 *
 * @param each whether several moves do
 */
public record Wins(boolean each) implements WhyBetter {
    @Override
    public String theme(Manner manner) {
        return Spoken.of("You can win at once.", "Puoi vincere subito.").text(manner.language());
    }

    @Override
    public String text(String language) {
        return Spoken.of(
                        each ? "Each of them wins the match." : "That wins the match.",
                        each ? "Con ognuna la partita è vinta." : "Così la partita è vinta.")
                .text(language);
    }

    @Override
    public String against(boolean named, Spoken other, Manner manner) {
        return Spoken.of(
                        named ? "It wins the match." : "The best move wins the match.",
                        named ? "Fa vincere la partita." : "La mossa migliore fa vincere la partita.")
                .text(manner.language());
    }

    /** The other move loses at once, and this one does not. */
    public record Survives() implements WhyBetter {
        @Override
        public String text(String language) {
            return Spoken.of("With it you stay in the match.", "Così resti in partita.")
                    .text(language);
        }

        @Override
        public String against(boolean named, Spoken other, Manner manner) {
            return named
                    ? text(manner.language())
                    : Spoken.of("With the best move you stay in the match.", "Con la mossa migliore resti in partita.")
                            .text(manner.language());
        }
    }
}
