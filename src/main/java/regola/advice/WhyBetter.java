package regola.advice;

import java.util.List;
import java.util.Locale;
import regola.engine.value.Aim;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;

/** A WhyBetter is a reason why one move is better than another, as a sentence, and what it speaks of. */
public sealed interface WhyBetter extends Spoken {
    /** @return the number of the rule that it rests on, or null */
    default String rule() {
        return null;
    }

    /** @return what lights up while it is read */
    default List<Thing> things() {
        return List.of();
    }

    /** The move ends the match, and the mover wins. */
    record Wins() implements WhyBetter {
        @Override
        public String text(String language) {
            return Spoken.of("That wins the match.", "Così la partita è vinta.").text(language);
        }
    }

    /** Nothing else keeps the match from being lost. */
    record OnlyOne() implements WhyBetter {
        @Override
        public String text(String language) {
            return Spoken.of("Every other move is much worse.", "Ogni altra mossa è molto peggio.")
                    .text(language);
        }
    }

    /**
     * Something happens, as the rules tell it.
     *
     * @param wardedOff whether the others could do it after the next best move, and cannot after this one; else the
     *     better move brings it about by itself
     */
    record Happens(Event event, boolean wardedOff) implements WhyBetter {
        @Override
        public String rule() {
            return event.rule();
        }

        @Override
        public List<Thing> things() {
            return EventThings.of(event);
        }

        @Override
        public String text(String language) {
            return in(Manner.of(language));
        }

        @Override
        public String in(Manner manner) {
            String said = whole(event.in(manner));
            return wardedOff
                    ? Spoken.of("Otherwise this could happen: ", "Se no può succedere questo: ")
                                    .in(manner)
                            + said
                    : said;
        }
    }

    /**
     * More of something that is good to have; or somebody else has less of it. What is bad to have is counted below
     * zero.
     *
     * @param whose of whom it is said; null of the one who is advised
     * @param amount how much of it, in the units of the rule file
     * @param other how much after the next best move
     * @param soon whether others move before it is so
     */
    record Counts(Aim aim, Whose whose, long amount, long other, boolean soon) implements WhyBetter {
        @Override
        public String rule() {
            return aim.rule();
        }

        @Override
        public List<Thing> things() {
            return whose == null ? List.of() : List.of(whose.player);
        }

        @Override
        public String text(String language) {
            Spoken when =
                    soon ? Spoken.of("A few moves from now ", "Fra poche mosse ") : Spoken.of("This way ", "Così ");
            return whole(when.text(language) + said().text(language));
        }

        private Spoken said() {
            return whose == null
                    ? aim.yours(amount, other)
                            .orElse(named(
                                    Spoken.of("you stand better in this: ", "stai meglio in questo: "), aim.sentence()))
                    : aim.theirs(whose.name, amount, other)
                            .orElse(named(
                                    named(whose.name, Spoken.of(" stands worse in this: ", " sta peggio in questo: ")),
                                    aim.sentence()));
        }

        private static Spoken named(Spoken before, Spoken name) {
            return language -> before.text(language) + name.text(language);
        }
    }

    /** A Whose is a player with the name by which it is spoken of. */
    record Whose(Thing player, Spoken name) {}

    /** @return a sentence that begins with a capital and ends where it ends */
    private static String whole(String words) {
        String said = words.strip();
        if (said.isEmpty()) return said;
        String capital = said.substring(0, 1).toUpperCase(Locale.ROOT) + said.substring(1);
        return ".!?".indexOf(said.charAt(said.length() - 1)) >= 0 ? capital : capital + ".";
    }
}
