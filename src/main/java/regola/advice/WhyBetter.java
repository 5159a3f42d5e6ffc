package regola.advice;

import java.util.List;
import java.util.Locale;
import regola.engine.Match;
import regola.engine.value.Aim;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.language.model.Type;

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
     * @param when whose doing it is, and of which of the two moves it is said
     */
    record Happens(Event event, When when) implements WhyBetter {
        /** When something happens. */
        public enum When {
            /** The better move brings it about by itself. */
            NOW(Spoken.SILENCE),
            /** The others could do it after the next best move, and cannot after this one. */
            WARDED_OFF(Spoken.of("Otherwise this could happen: ", "Se no può succedere questo: ")),
            /** It may come in the mover's next turn. */
            PREPARED(Spoken.of("This prepares your next turn: ", "Così prepari il tuo prossimo turno: "));

            private final Spoken before;

            When(Spoken before) {
                this.before = before;
            }
        }

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
            return when.before.in(manner) + whole(event.in(manner));
        }
    }

    /**
     * More of something that is good to have; or somebody else has less of it. What is bad to have is counted below
     * zero.
     *
     * @param whose of whom it is said; null of the one who is advised
     * @param amount how much of it, in the units of the rule file
     * @param other how much after the next best move
     * @param when how far on it is so, and how surely
     */
    record Counts(Aim aim, Whose whose, long amount, long other, Horizon when) implements WhyBetter {
        /** When there is more of it. */
        public enum Horizon {
            /** Before anybody else moves. */
            NOW("This way ", "Così "),
            /** Others move before it is so. */
            SOON("A few moves from now ", "Fra poche mosse "),
            /** Chance or what is hidden has a say in it. */
            ON_AVERAGE("A little later, on average, ", "Poco dopo, in media, "),
            /** Right after the move, held against what most other moves bring. */
            UNLIKE_MOST("Unlike after most moves, ", "A differenza di molte altre mosse, ");

            private final Spoken before;

            Horizon(String english, String italian) {
                before = Spoken.of(english, italian);
            }
        }

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
            return whole(when.before.text(language) + said().text(language));
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
    record Whose(Thing player, Spoken name) {
        static Whose of(Match match, int player) {
            Catalog names = match.rules().names();
            return new Whose(
                    names.thing(Type.PLAYER, player),
                    language -> names.title(Type.PLAYER, player, Manner.of(language)));
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
