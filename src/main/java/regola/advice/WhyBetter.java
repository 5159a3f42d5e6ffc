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
            return in(Manner.of(language));
        }

        @Override
        public String in(Manner manner) {
            return Spoken.of("It brings this:", "Ne viene questo:").in(manner) + " " + whole(event.in(manner));
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
            return in(Manner.of(language));
        }

        @Override
        public String in(Manner manner) {
            return Spoken.of("Otherwise this could follow:", "Altrimenti potrebbe seguire:")
                            .in(manner) + " " + whole(event.in(manner));
        }
    }

    /**
     * More of something that is good to have, a few moves later; or less of something that is bad to have, which is
     * counted below zero.
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
            String frame;
            boolean italian = language.equals("it");
            if (other < 0 && amount == 0) frame = italian ? "Così eviti: " : "This way you avoid: ";
            else if (amount < 0) frame = italian ? "Così ne hai meno: " : "This way you have fewer: ";
            else if (other <= 0) frame = italian ? "Così avrai: " : "This way you will have: ";
            else frame = italian ? "Così avrai di più: " : "This way you will have more: ";
            return whole(frame + aim.sentence().text(language));
        }
    }

    /**
     * Less of something that is good for somebody else to have.
     *
     * @param player who has it
     * @param name of that player
     */
    record Takes(Aim aim, Thing player, Spoken name, long amount, long other) implements WhyBetter {
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
            boolean italian = language.equals("it");
            String frame;
            if (amount < 0) frame = italian ? " avrà di più: " : " will have more: ";
            else if (amount == 0) frame = italian ? " non avrà: " : " will not have: ";
            else frame = italian ? " avrà di meno: " : " will have fewer: ";
            return whole(name.text(language) + frame + aim.sentence().text(language));
        }
    }

    /** @return a sentence that begins with a capital and ends where it ends */
    private static String whole(String words) {
        String said = words.strip();
        if (said.isEmpty()) return said;
        String capital = said.substring(0, 1).toUpperCase(Locale.ROOT) + said.substring(1);
        return ".!?".indexOf(said.charAt(said.length() - 1)) >= 0 ? capital : capital + ".";
    }
}
