package regola.advice;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import regola.advice.seen.Witness;
import regola.advice.words.Euphony;
import regola.advice.words.OtherMoves;
import regola.advice.words.SpokenOf;
import regola.advice.words.WholeWords;
import regola.advice.words.Whose;
import regola.advice.words.WithOthers;
import regola.engine.value.Aim;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.language.model.Type;

/** A WhyBetter is a reason why one move is better than another, as a sentence, and what it speaks of. */
public sealed interface WhyBetter extends Spoken
        permits Wins,
                Same,
                Chances.OnlyOne,
                Chances,
                AsOften,
                Wins.Survives,
                Veiled,
                WhyBetter.Apart,
                WhyBetter.Happens,
                WhyBetter.Counts,
                Costs,
                Costs.GivesUp,
                Costs.Offers,
                Objection.NearlyAs,
                AtHand.NotYet,
                Averted.Escape,
                Tendency,
                Looming.Risked,
                Between {
    /** @return the number of the rule that it rests on, or null */
    default String rule() {
        return null;
    }

    /** @return what lights up while it is read */
    default List<Thing> things() {
        return List.of();
    }

    /** @return what to look for, without telling the move; empty if that cannot be said */
    default String theme(Manner manner) {
        return "";
    }

    /** @return whether it is what somebody else could do */
    default boolean isTheirs() {
        return false;
    }

    /** @return whether it tells how its seat may be out of the match by its next turn */
    default boolean isPeril() {
        return false;
    }

    /** @return whether it speaks against the move in spite of all that speaks for it */
    default boolean isCaveat() {
        return false;
    }

    /** What the other move is called to somebody who asks about it: in the middle of a sentence. */
    Spoken YOURS = Spoken.of("your move", "la tua mossa");

    /**
     * @param named whether the better move has just been named
     * @param other what the other move is called in the middle of a sentence, such as {@link #YOURS}
     * @return the same to somebody who asks about another move; empty if it has to be said as it is
     */
    default String against(boolean named, Spoken other, Manner manner) {
        return "";
    }

    /**
     * One of several moves that are as good, and what it has before the others.
     *
     * @param what there is more of than after the other good moves, or what it surely brings at once and most do not
     */
    record Apart(Move move, WhyBetter what) implements WhyBetter {
        @Override
        public String rule() {
            return what.rule();
        }

        @Override
        public List<Thing> things() {
            return what.things();
        }

        @Override
        public String theme(Manner manner) {
            return what.theme(manner);
        }

        /** @return how much more that is than after the others, in the units of the aims; 0 where it is not counted */
        long weight() {
            return what instanceof Counts counted ? Math.abs(counted.amount() - counted.other()) : 0;
        }

        /** @return what it has, without a capital and a full stop where it is no sentence of a rule */
        public String said(String language) {
            if (!(what instanceof Counts counted)) return what.text(language);
            // What it is otherwise is so of the other good moves alone, and would be taken for so of all.
            return Against.byItself(counted).map(alone -> alone.text(language)).orElse(counted.words(language));
        }

        /** @return what it has, as a sentence by itself: that it is so then, and not yet */
        public String then(String language) {
            if (!(what instanceof Counts counted)) return WholeWords.whole(said(language));
            String alone = Against.byItself(counted)
                    .map(said -> said.text(language))
                    .orElseGet(() -> Against.rest(counted, language));
            return WholeWords.whole(Counts.Horizon.NOW.before.text(language) + alone);
        }

        @Override
        public String text(String language) {
            // A move is written here as one types it, without a capital.
            return move.text() + ": " + WholeWords.ended(said(language));
        }

        /** @param named the move as it is called where this is read */
        public String text(String named, String language) {
            return WholeWords.whole(named + ": " + said(language));
        }
    }

    /**
     * Something happens, as the rules tell it.
     *
     * @param when whose doing it is, and of which of the two moves it is said
     * @param seat who is advised
     * @param names what everything is called in the match
     * @param there whether it is always the very same, so that it is told as the rules tell it, with where it is
     */
    record Happens(Event event, When when, int seat, Catalog names, boolean there) implements WhyBetter {
        /** Something of which it is told whose it is, and not where. */
        public Happens(Event event, When when, int seat, Catalog names) {
            this(event, when, seat, names, false);
        }

        @Override
        public boolean isTheirs() {
            return when.isTheirs();
        }

        /** When something happens. */
        public enum When {
            /** The better move brings it about by itself. */
            NOW(
                    Spoken.SILENCE,
                    Spoken.of("It brings you ", "Ti dà "),
                    Spoken.of("It brings ", "Porta "),
                    Spoken.of("Look for ", "Cerca ")),
            /** Another move of the same turn can bring it about after this one. */
            IN_TURN(
                    Spoken.of("In this turn: ", "In questo turno: "),
                    Spoken.of("In this turn it can bring you ", "In questo turno può darti "),
                    Spoken.of("In this turn it can bring ", "In questo turno può portare "),
                    Spoken.of("Look for ", "Cerca ")),
            /** One of several moves brings it about by itself, and that one is named before it. */
            ALONE(Spoken.SILENCE, Spoken.SILENCE, Spoken.SILENCE, Spoken.SILENCE),
            /** It is how what has just been said comes about. */
            SO(
                    Spoken.of("How: ", "Come: "),
                    Spoken.of("How: it brings you ", "Come: ti dà "),
                    Spoken.of("How: it brings ", "Come: arriva "),
                    Spoken.SILENCE),
            /** Each of several moves brings it about by itself. */
            EACH(
                    Spoken.of("Each leads to this. ", "Ognuna porta a questo. "),
                    Spoken.of("Each brings you ", "Ognuna ti dà "),
                    Spoken.of("Each brings ", "Ognuna porta "),
                    Spoken.of("Look for ", "Cerca ")),
            /** The others could do it after the next best move, and cannot after this one. */
            WARDED_OFF(
                    Spoken.of("Otherwise this could happen: ", "Altrimenti può succedere questo. "),
                    Spoken.of("Otherwise {who} could get {glad} next", "Altrimenti {who} può avere subito {glad}"),
                    Spoken.of("Otherwise the answer could bring ", "Altrimenti la risposta può portare "),
                    Spoken.of("Keep {who} from {glad}", "Non lasciare a {who} {glad}")),
            /** They could do such a thing after either move, and do more harm with it after the next best. */
            WORSE(WARDED_OFF.before, Spoken.SILENCE, Spoken.SILENCE, WARDED_OFF.theme),
            /** As what is warded off, and they could do it even if nothing came in between. */
            THREATENS(
                    WARDED_OFF.before,
                    WARDED_OFF.gladOf,
                    WARDED_OFF.glad,
                    Spoken.of("{who} threatens {glad}", "{who} minaccia {glad}")),
            /** The others could do it after some other moves, and cannot after any that is praised. */
            AFTER_SOME(
                    Spoken.of("After some other moves this could happen: ", "Dopo alcune altre può succedere questo. "),
                    Spoken.of(
                            "After some other moves {who} could get {glad} next",
                            "Dopo alcune altre {who} può avere subito {glad}"),
                    Spoken.of(
                            "After some other moves the answer could bring ",
                            "Dopo alcune altre la risposta può portare "),
                    Spoken.of(
                            "Look out: some moves let {who} get {glad}",
                            "Attenzione: con alcune mosse {who} può avere {glad}")),
            /** The same after most other moves. */
            AFTER_MOST(
                    Spoken.of(
                            "After most other moves this could happen: ",
                            "Dopo la maggior parte delle altre può succedere questo. "),
                    Spoken.of(
                            "After most other moves {who} could get {glad} next",
                            "Dopo la maggior parte delle altre {who} può avere subito {glad}"),
                    Spoken.of(
                            "After most other moves the answer could bring ",
                            "Dopo la maggior parte delle altre la risposta può portare "),
                    WARDED_OFF.theme),
            /** The others could do it next after any move. */
            WHATEVER(
                    Spoken.of("No move prevents this: ", "Nessuna mossa impedisce questo. "),
                    Spoken.of(
                            "{who} can get {glad} next, and no move prevents it",
                            "{who} può avere subito {glad}, e nessuna mossa lo impedisce"),
                    Spoken.of(
                            "Whatever you play, the answer can bring ",
                            "Qualunque mossa tu faccia, la risposta può portare "),
                    Spoken.SILENCE),
            /** Any move brings the seat such a thing, and the others can do it next. */
            IN_RETURN(
                    Spoken.of("In return this can happen: ", "In cambio può succedere questo. "),
                    Spoken.of("{who} can get {glad} in return", "{who} può avere in cambio {glad}"),
                    Spoken.of("The answer can bring in return ", "La risposta può portare in cambio "),
                    Spoken.SILENCE),
            /** The others can make sure of it after any move, though it takes them two turns. */
            WHATEVER_LATER(
                    WHATEVER.before,
                    Spoken.of(
                            "{who} can make sure of {glad} soon, and no move prevents it",
                            "{who} può assicurarsi presto {glad}, e nessuna mossa lo impedisce"),
                    WHATEVER.glad,
                    Spoken.SILENCE),
            /** It may come in the mover's next turn. */
            PREPARED(
                    Spoken.of("It prepares your next turn: ", "Così prepari il tuo prossimo turno: "),
                    Spoken.of("Your next turn can bring you ", "Il tuo prossimo turno può darti "),
                    Spoken.of("Your next turn can bring ", "Il tuo prossimo turno può portare "),
                    Spoken.of("Prepare ", "Prepara ")),
            /** Every move brings it about, so that it tells none from another. */
            ANYWAY(
                    Spoken.of("Every move here leads to this. ", "Qui ogni mossa porta a questo. "),
                    Spoken.of("Every move here gives you ", "Qui ogni mossa ti dà "),
                    Spoken.of("Every move here brings ", "Qui ogni mossa porta "),
                    Spoken.of("See what comes next: every move brings ", "Guarda che cosa segue: ogni mossa porta ")),
            /** It can be had in the mover's next turn, whatever the others answer. */
            FORCED(
                    Spoken.of("Whatever the answer, your next turn can be: ", "Comunque ti rispondano, poi: "),
                    Spoken.of(
                            "Whatever the answer, your next turn can bring you ",
                            "Comunque ti rispondano, poi puoi avere "),
                    Spoken.of("Whatever the answer, there can be ", "Comunque ti rispondano, poi può arrivare "),
                    Spoken.of("Prepare what nobody can stop: ", "Prepara ciò che nessuno può fermare: ")),
            /** It can be had in the mover's next turn, after every answer has brought the others the same. */
            TAKEN_BACK(
                    Spoken.of(
                            "An exchange. The answer must bring the same first. Then: ",
                            "Uno scambio. Prima la risposta porta lo stesso. Poi: "),
                    Spoken.of(
                            "An exchange: the answer must be {glad}, and then you can have {glad} too",
                            "Uno scambio: la risposta è per forza {glad}, e poi puoi avere {glad} anche tu"),
                    Spoken.of(
                            "The answer must bring the same; then there can be ",
                            "La risposta porta lo stesso; poi può arrivare "),
                    Spoken.of("Look for an exchange: ", "Cerca uno scambio: ")),
            /** It can be had in the mover's next turn, unless the others prevent it. */
            THREATENED(
                    Spoken.of("It is a threat. Next turn: ", "È una minaccia. Al prossimo turno: "),
                    Spoken.of("You threaten ", "Minacci "),
                    Spoken.of("It is a threat. Next turn there can be ", "È una minaccia. Poi può arrivare "),
                    Spoken.of("Threaten ", "Minaccia ")),
            /** The same, and another good move does so too. */
            STANDS(
                    Spoken.of("It is one of several threats. Next turn: ", "È una di più minacce. Al prossimo turno: "),
                    THREATENED.gladOf,
                    THREATENED.glad,
                    THREATENED.theme);

            private final Spoken before;
            private final Spoken gladOf;
            private final Spoken glad;
            private final Spoken theme;

            /**
             * @param before what stands before the sentence of the rule
             * @param gladOf the same before what there is to be glad of, or around it, where the rule's sentence tells
             *     whose it is
             * @param glad where it does not
             * @param theme where no more is told than what to look for
             */
            When(Spoken before, Spoken gladOf, Spoken glad, Spoken theme) {
                this.before = before;
                this.gladOf = gladOf;
                this.glad = glad;
                this.theme = theme;
            }

            /** @return whether it is what the others could do */
            public boolean isTheirs() {
                return switch (this) {
                    case WARDED_OFF, WORSE, THREATENS, AFTER_SOME, AFTER_MOST, IN_RETURN -> true;
                    default -> isWhatever();
                };
            }

            /** @return whether they could do it after any move */
            public boolean isWhatever() {
                return this == WHATEVER || this == WHATEVER_LATER;
            }
        }

        @Override
        public String rule() {
            return event.rule();
        }

        @Override
        public List<Thing> things() {
            return Witness.things(event);
        }

        @Override
        public String text(String language) {
            return in(Manner.of(language));
        }

        @Override
        public String theme(Manner manner) {
            String language = manner.language();
            String glad = event.kind() == Event.Kind.RULE ? names.cheered(event.property(), language) : "";
            if (glad.isEmpty()) return LastWord.theme(this, threatens(manner), manner);
            if (!when.isTheirs()) return WholeWords.whole(when.theme.text(language) + glad);
            int whose = threatens(manner);
            String who = whose >= 0 ? names.title(Type.PLAYER, whose, manner) : "";
            Spoken look = whose >= 0 ? when.theme : Spoken.of("Look out for {glad}", "Attenzione a {glad}");
            String said = look.text(language).replace("{who}", who).replace("{glad}", glad);
            return WholeWords.whole(Euphony.in(said, language));
        }

        /** @return who is to be kept from it; -1 where it is not told who */
        private int threatens(Manner manner) {
            List<Integer> others =
                    told(manner).stream().filter(player -> player != seat).toList();
            if (others.size() == 1) return others.get(0);
            return names.count(Type.PLAYER) == 2 ? 1 - seat : -1;
        }

        @Override
        public String in(Manner manner) {
            String glad = event.kind() == Event.Kind.RULE ? names.cheered(event.property(), manner.language()) : "";
            if (when == When.ALONE) return glad;
            if (glad.isEmpty()) return WholeWords.behind(when.before.in(manner), event.in(manner));
            List<Integer> told = told(manner);
            if (told.isEmpty()) return WholeWords.whole(when.glad.text(manner.language()) + glad);
            int whose = told.get(0);
            // How much it is tells more than that it is something.
            if (when == When.NOW && event.in(manner).chars().anyMatch(Character::isDigit))
                return WholeWords.whole(event.in(manner));
            // Of whom it speaks is not who is glad of it.
            if (when == When.NOW && told.size() == 1 && whose != seat)
                return WholeWords.whole(glad + ": " + event.in(manner).strip());
            if (isThere()) return WholeWords.behind(when.before.in(manner), WholeWords.core(event.in(manner)));
            // Who gets it must be the one for whom it is said to be good.
            if (told.size() > 1 || whose == seat == when.isTheirs() || when == When.WORSE)
                return WholeWords.behind(when.before.in(manner), event.in(manner));
            String brings = when.gladOf.text(manner.language());
            return WholeWords.whole((brings.contains("{glad}") ? brings : brings + "{glad}")
                    .replace("{who}", names.title(Type.PLAYER, whose, manner))
                    .replace("{glad}", glad));
        }

        @Override
        public String against(boolean named, Spoken other, Manner manner) {
            return Against.of(this, named, other, manner);
        }

        /** Whether it is told as the rules tell it, since that says more than whose it is. */
        boolean isThere() {
            return there && SpokenOf.isMoreThan(event, names.cheered(event.property(), "en"));
        }

        /**
         * @return what the seat itself, and nobody else, has there to be glad of; empty if the rules do not say that
         */
        public String gladOf(Manner manner) {
            List<Integer> told = told(manner);
            boolean own = told.isEmpty() || told.size() == 1 && told.get(0) == seat;
            return own && event.kind() == Event.Kind.RULE ? names.cheered(event.property(), manner.language()) : "";
        }

        /** @return the players of whom the rule's sentence speaks, as it names them one after the other */
        List<Integer> told(Manner manner) {
            return SpokenOf.players(event, names, manner);
        }
    }

    /**
     * More of something that is good to have; or another has less of it. What is bad to have is counted below zero.
     *
     * @param whose of whom it is said; null of the one who is advised
     * @param amount how much of it, in the units of the rule file
     * @param other how much after the next best move, or as it is usual
     * @param when how far on it is so, and how surely
     * @param moment of what comes later: 1 for the end of the others' answer, 2 for that of the next turn, and so on;
     *     else 0
     * @param atLeast whether it is so of several moves, and after some of them it is even better
     * @param others what it is held against
     * @param named what its sentence names, as far as it can be told
     */
    record Counts(
            Aim aim,
            Whose whose,
            long amount,
            long other,
            Horizon when,
            int moment,
            boolean atLeast,
            OtherMoves others,
            Map<String, List<Whose>> named)
            implements WhyBetter {
        /** @return whether some other moves bring as much at once */
        boolean isShared() {
            return isAtOnce() && others.isUnsaid();
        }

        /** When there is more of it. */
        public enum Horizon {
            /** Before anybody else moves. */
            NOW("Then ", "Così "),
            /** Before anybody else moves, when the seat has made other moves of its turn as well. */
            TURN("At the end of your turn ", "Alla fine del turno "),
            /** After something that the move brings by itself: before anybody else moves, or as in the turn. */
            TOO("And ", "E "),
            TURN_TOO("And at the end of your turn ", "E alla fine del turno "),
            /** The same, held against how it is before the move, where nothing tells it from other moves. */
            CHANGED("Then ", "Così "),
            /** The same, after something else has been held against other moves. */
            ALSO("And ", "E "),
            /** Others move before it is so. */
            SOON("If all goes well, ", "Se va tutto bene, "),
            /** The same, after something that is so at once has been held against other moves, or that is so then. */
            SOON_TOO("If all goes well, ", "Se va tutto bene, "),
            SOON_ALSO("And ", "E "),
            /** Chance or what is hidden has a say in it. */
            ON_AVERAGE("By your next turn, usually, ", "Prima del tuo prossimo turno, di solito, "),
            /** Right after it, as most of what may lie hidden would have it. */
            LIKELY("Most likely ", "Molto probabilmente "),
            /** Right after one of several moves that are as good, where that one is named before it. */
            APART("", ""),
            /** Right after each of several moves, held against what most other moves bring. */
            EACH("After each of them ", "Dopo ognuna "),
            /** The same, when the seat has made other moves of its turn as well. */
            TURN_EACH("After each, at the end of your turn, ", "Dopo ognuna, alla fine del turno, "),
            /** Right after each of several moves, and not held against what others bring. */
            ALL("After each of them ", "Dopo ognuna "),
            /** The seat can have it with the first move of its next turn, whatever the others happen to play. */
            REACHED("If nobody gets in the way, next turn ", "Salvo disturbi, al prossimo turno "),
            REACHED_EACH("After each, if undisturbed, next turn ", "Dopo ognuna, salvo disturbi, poi "),
            REACHED_ALSO("And if nobody gets in the way, next turn ", "E salvo disturbi, al prossimo turno "),
            /** The next player cannot have more than that in the next turn. */
            ANSWERED("Whatever the answer, ", "Comunque ti rispondano, "),
            ANSWERED_EACH("After each of them, whatever the answer, ", "Dopo ognuna, a ogni risposta, "),
            ANSWERED_ALSO("And whatever the answer, ", "E comunque ti rispondano, ");

            final Spoken before;

            Horizon(String english, String italian) {
                before = Spoken.of(english, italian);
            }

            /** Whether it is said of several moves. */
            boolean isOfEach() {
                return this == EACH || this == TURN_EACH || this == ALL;
            }

            /** Whether it is what can be had next, by whoever it is said of. */
            boolean isNext() {
                return compareTo(REACHED) >= 0;
            }
        }

        /** @return the same, said of another time */
        public Counts when(Horizon next) {
            return new Counts(aim, whose, amount, other, next, moment, atLeast, others, named);
        }

        /** @return the same, where it need not be said how far on it is so, or is said anew */
        Counts soon(int next) {
            return new Counts(aim, whose, amount, other, when, next, atLeast, others, named);
        }

        /** @return the same, where what it would be otherwise is what the next best brings */
        Counts againstNext() {
            OtherMoves one = new OtherMoves(others.all(), true, 0);
            return new Counts(aim, whose, amount, other, when, moment, atLeast, one, named);
        }

        @Override
        public String rule() {
            return aim.rule();
        }

        @Override
        public List<Thing> things() {
            return Stream.concat(
                            Stream.ofNullable(whose), named.values().stream().flatMap(List::stream))
                    .map(Whose::player)
                    .toList();
        }

        @Override
        public String text(String language) {
            return WholeWords.whole(words(language));
        }

        @Override
        public String against(boolean named, Spoken other, Manner manner) {
            return Against.of(this, named, other, manner.language());
        }

        /** @return whether it is surely so as soon as the move is made */
        public boolean isAtOnce() {
            return moment == 0 && when != Horizon.ON_AVERAGE && when != Horizon.LIKELY;
        }

        /** @return whether it speaks of that one of the others */
        boolean isOf(int player) {
            return whose != null && whose.player().number() == player;
        }

        /** @return whether both speak of one thing of one player, at what sounds like one time */
        boolean isOfTheSame(Counts other) {
            boolean average = when == Horizon.ON_AVERAGE;
            return aim.equals(other.aim)
                    && (whose == null
                            ? other.whose == null
                            : other.whose != null && whose.player().equals(other.whose.player()))
                    && average == (other.when == Horizon.ON_AVERAGE)
                    && moment == other.moment;
        }

        /** @return whether both can be told beside each other: as many, or no fewer than there are at least */
        boolean agrees(Counts other) {
            if (!atLeast) return amount == other.amount;
            return whose == null ? other.amount >= amount : other.amount <= amount;
        }

        /** @return the same without a capital and a full stop */
        String words(String language) {
            String said = said().text(language);
            return when.before.text(language)
                    + later().text(language)
                    + (when.isOfEach() ? WithOthers.said(said, language) : said)
                    + Against.held(this).text(language);
        }

        @Override
        public String theme(Manner manner) {
            return Against.theme(this, manner.language());
        }

        /** Every second moment is the end of a turn of whoever is advised. */
        Spoken later() {
            if (when.isNext()) return Spoken.SILENCE;
            int turns = (moment + 1) / 2;
            return switch (moment) {
                case 0 -> Spoken.SILENCE;
                case 1 -> Spoken.of("after the answer ", "dopo la risposta ");
                case 2 -> Spoken.of("after your next turn ", "dopo il tuo prossimo turno ");
                default -> Spoken.of("in " + turns + " turns ", "fra " + turns + " turni ");
            };
        }

        Spoken said() {
            return Against.said(this);
        }
    }
}
