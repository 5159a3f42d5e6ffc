package regola.advice;

import java.util.List;
import regola.engine.value.Aim;
import regola.engine.value.Event;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;

/** A WhyBetter is a reason why one move is better than another, as a sentence, and what it speaks of. */
public sealed interface WhyBetter extends Spoken {
    /** @return the number of the rule that it rests on, or null */
    String rule();

    /** @return what lights up while it is read */
    List<Thing> things();

    /** The move ends the match, and the mover wins. */
    record Wins() implements WhyBetter {
        @Override
        public String rule() {
            return null;
        }

        @Override
        public List<Thing> things() {
            return List.of();
        }

        @Override
        public String text(String language) {
            return Spoken.of("That wins the match.", "Così la partita è vinta.").text(language);
        }
    }

    /** Nothing else keeps the match from being lost. */
    record OnlyOne() implements WhyBetter {
        @Override
        public String rule() {
            return null;
        }

        @Override
        public List<Thing> things() {
            return List.of();
        }

        @Override
        public String text(String language) {
            return Spoken.of("Everything else is much worse.", "Tutto il resto è molto peggio.")
                    .text(language);
        }
    }

    /** Something that the move brings about by itself. */
    record Brings(Event event) implements WhyBetter {
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
            return event.text(language);
        }
    }

    /** Something that the others could do after the next best move, and cannot after this one. */
    record WardsOff(Event event) implements WhyBetter {
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
            return Spoken.of("Otherwise this could follow:", "Altrimenti potrebbe seguire:")
                            .text(language) + " " + event.text(language);
        }
    }

    /**
     * More of something that is good to have, a few moves later.
     *
     * @param amount how much of it, in the units of the rule file
     * @param other how much after the next best move
     */
    record Gains(Aim aim, long amount, long other) implements WhyBetter {
        @Override
        public String rule() {
            return aim.rule();
        }

        @Override
        public List<Thing> things() {
            return List.of();
        }

        @Override
        public String text(String language) {
            String about = aim.sentence().text(language);
            return Spoken.of(
                            "It pays in this: " + about + " (" + signed(amount - other) + ").",
                            "Rende in questo: " + about + " (" + signed(amount - other) + ").")
                    .text(language);
        }
    }

    /** Less of something that is good for somebody else to have. */
    record Takes(Aim aim, Thing player, long amount, long other) implements WhyBetter {
        @Override
        public String rule() {
            return aim.rule();
        }

        @Override
        public List<Thing> things() {
            return List.of(player);
        }

        @Override
        public String text(String language) {
            String about = aim.sentence().text(language);
            return Spoken.of(
                            "It leaves the other side less of this: " + about + " (" + signed(amount - other) + ").",
                            "Lascia meno di questo all'altra parte: " + about + " (" + signed(amount - other) + ").")
                    .text(language);
        }
    }

    private static String signed(long amount) {
        return amount < 0 ? "\u2212" + -amount : "+" + amount;
    }
}
