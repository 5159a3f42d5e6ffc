package regola.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Counts;
import regola.advice.WhyBetter.Happens;
import regola.advice.seen.Witness;
import regola.advice.words.Euphony;
import regola.advice.words.SpokenOf;
import regola.advice.words.WholeWords;
import regola.engine.Match;
import regola.engine.value.Aim;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.language.model.Type;

/**
 * Other moves cost something: after so many of them somebody else can have what there is to be glad of, and who made
 * them nothing in return. That outweighs whatever else is counted.
 *
 * @param event what the other one can have
 * @param by who that is
 * @param moves after so many of the other moves
 * @param others so many there are
 * @param few which these are, where they are one or two of many
 * @param there whether it is the very same after all of them, and is told with where it is
 */
public record Costs(Event event, int by, int moves, int others, List<Move> few, Catalog names, boolean there)
        implements WhyBetter {
    /** So many moves are few beside so many times as many. */
    private static final int FEW = 2;

    private static final int BESIDE = 4;
    /** What so many of the others cost is told before anything is counted. */
    private static final double MANY = 0.5;
    /** From so many on it is told as if of all but a few: nobody would count them. */
    private static final double NEARLY = 0.9;
    /** Where more moves than these can be made nobody looks at all of them. */
    private static final int MOST_MOVES = 40;
    /** More is not said where one thing weighs most. */
    private static final int MOST_SAID = 2;
    /** Nor more letters, where something is told besides. */
    private static final int MOST_LETTERS = 220;

    /** @return the reasons with what other moves cost, if that is so of many and of none that is praised */
    static List<WhyBetter> told(List<WhyBetter> said, Match match, List<Integer> praised, BooleanSupplier cancelled) {
        int others = match.legalCount() - praised.size();
        if (others == 0 || match.legalCount() > MOST_MOVES || match.isSecret()) return said;
        try {
            if (praised.stream()
                    .anyMatch(move -> Gift.of(match, move, null, cancelled).isPresent())) return said;
            List<Gift> gifts = IntStream.range(0, match.legalCount())
                    .filter(move -> !praised.contains(move))
                    .mapToObj(move -> Gift.of(match, move, null, cancelled))
                    .flatMap(Optional::stream)
                    .toList();
            boolean some = said.stream()
                    .anyMatch(reason -> reason instanceof Happens happens
                            && (happens.when() == Happens.When.AFTER_SOME
                                    || happens.when() == Happens.When.AFTER_MOST));
            if (gifts.isEmpty()) return said;
            Costs costs = of(gifts, others, match.names()).among(match, praised, cancelled);
            if (!some && costs.moves < MANY * others) return said;
            List<WhyBetter> told = with(said, costs);
            return told.equals(List.of(costs)) && costs.isThere(gifts) ? List.of(costs.there(true)) : told;
        } catch (RuleFailure failure) {
            return said; // the search has told of it
        }
    }

    private Costs there(boolean so) {
        return new Costs(event, by, moves, others, few, names, so);
    }

    /** Whether it is the very same after all the moves, and tells of nobody else. */
    private boolean isThere(List<Gift> gifts) {
        return few.isEmpty()
                && SpokenOf.isMoreThan(event, names.cheered(event.property(), "en"))
                && SpokenOf.players(event, names, Manner.of("en")).equals(List.of(by))
                && gifts.stream()
                        .flatMap(gift -> gift.events().stream())
                        .filter(each -> Witness.isAlike(each, event))
                        .allMatch(each -> each.text("en").equals(event.text("en")));
    }

    /**
     * @return the reasons, and what the rules tell that the one good move does for somebody else: it would be taken for
     *     a mistake by whoever was not told
     */
    static List<WhyBetter> explained(List<WhyBetter> said, Match match, List<Integer> praised) {
        if (praised.size() > 1 || match.isSecret() || Adviser.endsIt(said)) return said;
        int letters = said.stream().mapToInt(each -> each.text("en").length()).sum();
        Manner manner = Manner.of("en");
        try {
            return new Witness(match.decider())
                    .remarksOnOthers(match, praised.get(0)).stream()
                            .filter(each -> letters + each.in(manner).length() <= MOST_LETTERS)
                            .filter(each -> SpokenOf.players(each, match.names(), manner).stream()
                                    .anyMatch(player -> player != match.decider()
                                            && (isBetterOff(match, praised.get(0), player)
                                                    || !isSpokenOf(player, said))))
                            .findFirst()
                            .map(each -> Stream.concat(
                                            said.stream(),
                                            Stream.<WhyBetter>of(new Happens(
                                                    each, Happens.When.NOW, match.decider(), match.names())))
                                    .toList())
                            .orElse(said);
        } catch (RuleFailure failure) {
            return said; // the search has told of it
        }
    }

    /** Whether the move is to the good of that player, by what the rule file says is good. */
    private static boolean isBetterOff(Match match, int move, int player) {
        if (!match.hasAims()) return false;
        Match after = match.copy();
        after.playIndex(move);
        return !after.isOver() && after.aims(player) > match.aims(player);
    }

    /** Whether it is told already that the player has less of something for it. */
    private static boolean isSpokenOf(int player, List<WhyBetter> said) {
        return said.stream().anyMatch(reason -> reason instanceof Counts counts && counts.isOf(player));
    }

    /** @return that of the things that they cost which most of them do */
    private static Costs of(List<Gift> gifts, int others, Catalog names) {
        return gifts.stream()
                .flatMap(gift -> gift.events().stream()
                        .map(event ->
                                new Costs(event, gift.by(), after(event, gifts), others, List.of(), names, false)))
                .max(Comparator.comparingInt(Costs::moves))
                .orElseThrow();
    }

    /** @return the same with which moves these are, where they are few */
    private Costs among(Match match, List<Integer> praised, BooleanSupplier cancelled) {
        if (moves > FEW || match.legalCount() < BESIDE * moves) return this;
        List<Move> these = IntStream.range(0, match.legalCount())
                .filter(move -> !praised.contains(move))
                .filter(move -> Gift.of(match, move, null, cancelled)
                        .filter(gift -> Witness.isAmong(event, gift.events()))
                        .isPresent())
                .mapToObj(match::legal)
                .toList();
        return new Costs(event, by, moves, others, these, names, false);
    }

    private static int after(Event event, List<Gift> gifts) {
        return (int) gifts.stream()
                .filter(gift -> Witness.isAmong(event, gift.events()))
                .count();
    }

    private static List<WhyBetter> with(List<WhyBetter> said, Costs costs) {
        List<WhyBetter> caused = new ArrayList<>();
        List<WhyBetter> rest = new ArrayList<>();
        for (WhyBetter reason : said) {
            // What is counted is outweighed, unless less than half of the others cost something: then it tells why just
            // these are good.
            if (!(reason instanceof Happens happens)) {
                boolean own = reason instanceof Counts counts && counts.whose() == null && counts.isAtOnce();
                if (own && 2 * costs.moves <= costs.others) caused.add(reason);
                continue;
            }
            if (Cause.isCaused(happens)) caused.add(reason);
            else if (!happens.when().isTheirs() || !Witness.isAlike(happens.event(), costs.event)) rest.add(reason);
        }
        return Stream.of(caused, List.<WhyBetter>of(costs), rest)
                .flatMap(List::stream)
                .limit(MOST_SAID)
                .toList();
    }

    /** @return the same for one of so many praised moves, of which the others cost nothing */
    Costs ofOne(int praised) {
        return new Costs(event, by, moves, others + praised - 1, few, names, there);
    }

    @Override
    public String rule() {
        return event.rule();
    }

    @Override
    public String theme(Manner manner) {
        if (few.size() == 1)
            return WholeWords.whole(filled(
                    Spoken.of(
                            "Look out: one move lets {who} get {glad}",
                            "Attenzione: con una mossa {who} può avere {glad}"),
                    manner));
        if (few.size() > 1)
            return WholeWords.whole(filled(
                    Spoken.of(
                            "Look out: two moves let {who} get {glad}",
                            "Attenzione: con due mosse {who} può avere {glad}"),
                    manner));
        if (moves < MANY * others)
            return WholeWords.whole(filled(
                    Spoken.of(
                            "Look out: some moves let {who} get {glad}",
                            "Attenzione: con alcune mosse {who} può avere {glad}"),
                    manner));
        return WholeWords.whole(filled(Spoken.of("Keep {who} from {glad}", "Non lasciare a {who} {glad}"), manner));
    }

    @Override
    public String text(String language) {
        return in(Manner.of(language));
    }

    /**
     * @param named what the few moves are called
     * @return the same, where these are named
     */
    public String in(List<String> named, Manner manner) {
        String before = Spoken.of("Not ", "Non ").text(manner.language())
                + String.join(
                        Spoken.of(" nor ", " né ").text(manner.language()),
                        named.stream()
                                .map(each -> Spoken.of("“" + each + "”", "«" + each + "»")
                                        .text(manner.language()))
                                .toList());
        Spoken what = Spoken.of(
                ": then {who} can get {glad}, and you get nothing in return",
                ": poi {who} può avere {glad}, e tu niente in cambio");
        return WholeWords.whole(before + filled(what, manner));
    }

    @Override
    public String in(Manner manner) {
        if (there)
            return WholeWords.behind(
                    after().text(manner.language())
                            + Spoken.of(
                                            "this can happen, and you get nothing in return: ",
                                            "può succedere questo, e tu niente in cambio. ")
                                    .text(manner.language()),
                    WholeWords.core(event.in(manner)));
        Spoken what = Spoken.of(
                "{who} can get {glad}, and you get nothing in return", "{who} può avere {glad}, e tu niente in cambio");
        return after().text(manner.language()) + WholeWords.ended(filled(what, manner));
    }

    /** @return the same of one good move, in a few words */
    String otherwise(Manner manner) {
        Spoken what = Spoken.of("Otherwise {who} could get {glad}", "Altrimenti {who} può avere {glad}");
        return WholeWords.ended(filled(what, manner));
    }

    private Spoken after() {
        if (moves == 1 && others == 1) return Spoken.of("After the other move ", "Dopo l'altra mossa ");
        if (moves == others) return Spoken.of("After every other move ", "Dopo ogni altra mossa ");
        if (moves >= NEARLY * others)
            return Spoken.of("After nearly all the other moves ", "Dopo quasi tutte le altre mosse ");
        if (2 * moves > others)
            return Spoken.of("After most of the other moves ", "Dopo la maggior parte delle altre mosse ");
        return moves == 1
                ? Spoken.of("After one of the other moves ", "Dopo una delle altre mosse ")
                : Spoken.of("After some of the other moves ", "Dopo alcune delle altre mosse ");
    }

    private String filled(Spoken words, Manner manner) {
        String said = words.text(manner.language())
                .replace("{who}", names.title(Type.PLAYER, by, manner))
                .replace("{glad}", names.cheered(event.property(), manner.language()));
        return Euphony.in(said, manner.language());
    }

    /**
     * The good move lets somebody else have something for nothing first: who follows it and was not told would take it
     * for a mistake.
     *
     * @param event what the other one can have
     * @param by who that is
     * @param later whether nothing comes of the move before that
     */
    record Offers(Event event, int by, boolean later, Catalog names) implements WhyBetter {
        /** @return the reasons, the last of them what the one good move offers; as they were where it offers nothing */
        static List<WhyBetter> told(
                List<WhyBetter> said, Match match, List<Integer> praised, BooleanSupplier cancelled) {
            boolean looks = praised.size() == 1
                    && match.legalCount() > 1
                    && match.legalCount() <= MOST_MOVES
                    && !match.isSecret()
                    && said.stream().noneMatch(reason -> reason instanceof Wins || isTold(reason));
            if (!looks) return said;
            try {
                return Gift.of(match, praised.get(0), null, cancelled)
                        .map(gift -> Stream.concat(
                                        said.stream().limit(Adviser.MOST_SAID - 1),
                                        Stream.<WhyBetter>of(new Offers(
                                                gift.events().get(0),
                                                gift.by(),
                                                said.stream().noneMatch(GivesUp::isBrought),
                                                match.names())))
                                .toList())
                        .orElse(said);
            } catch (RuleFailure failure) {
                return said; // the search has told of it
            }
        }

        /** Whether it is told already that others can have something after it. */
        private static boolean isTold(WhyBetter reason) {
            return reason instanceof Happens happens
                    && (happens.when().isWhatever()
                            || happens.when() == Happens.When.TAKEN_BACK
                            || happens.when() == Happens.When.IN_RETURN);
        }

        @Override
        public String rule() {
            return event.rule();
        }

        @Override
        public String text(String language) {
            return in(Manner.of(language));
        }

        @Override
        public String in(Manner manner) {
            String language = manner.language();
            String pays = later
                    ? Spoken.of(" It pays off later.", " Rende più avanti.").text(language)
                    : "";
            return Spoken.of("The price: {who} can get {glad} next.", "Il prezzo: {who} può avere subito {glad}.")
                            .text(language)
                            .replace("{who}", names.title(Type.PLAYER, by, manner))
                            .replace("{glad}", names.cheered(event.property(), language))
                    + pays;
        }
    }

    /**
     * The good move itself gives something up that most others keep, such as a mill that it opens: who follows it and
     * was not told would take it for a mistake.
     *
     * @param aim what there is less of, or none
     * @param amount what is left of it right after the move
     * @param anew whether it is what the seat's next turn is to bring: a mill that is opened to be closed again
     */
    record GivesUp(Aim aim, long amount, boolean anew) implements WhyBetter {
        /** So large a part of the others keeps it. */
        private static final double MOST = 2 / 3.0;
        /** What is to come in the seat's next turn. */
        private static final Set<Happens.When> NEXT =
                EnumSet.of(Happens.When.FORCED, Happens.When.PREPARED, Happens.When.THREATENED);

        /**
         * @return the reasons, and what the move gives up for them; as they were where nothing is, or there is no room
         */
        static List<WhyBetter> told(List<WhyBetter> said, Match match, List<Integer> praised) {
            boolean room = praised.size() == 1
                    && hasRoom(said)
                    && said.stream().noneMatch(reason -> reason instanceof Wins || reason instanceof Costs)
                    && said.stream().noneMatch(GivesUp::isBrought);
            boolean open = match.legalCount() <= MOST_MOVES
                    && match.hasAims()
                    && !match.isSecret()
                    && match.guesses(match.decider()).isNothingHidden();
            if (!room || !open) return said;
            try {
                return IntStream.range(0, match.rules().aims().size())
                        .filter(aim -> isGivenUp(aim, match, praised.get(0)))
                        .mapToObj(aim -> new GivesUp(
                                match.rules().aims().get(aim),
                                after(match, praised.get(0)).aim(aim, match.decider()),
                                isAnew(match.rules().aims().get(aim), said, match.names())))
                        .filter(gives -> said.stream().noneMatch(gives::isOf))
                        .filter(gives -> gives.aim.yours(gives.amount, false).isPresent())
                        .findFirst()
                        .map(gives -> Stream.concat(
                                        said.stream().limit(Adviser.MOST_SAID - 1L), Stream.<WhyBetter>of(gives))
                                .toList())
                        .orElse(said);
            } catch (RuleFailure failure) {
                return said; // the search has told of it
            }
        }

        /** A second number makes room: who gives up what others would keep would be taken to have missed it. */
        private static boolean hasRoom(List<WhyBetter> said) {
            return !said.isEmpty() && (said.size() < Adviser.MOST_SAID || said.get(said.size() - 1) instanceof Counts);
        }

        /** Whether the move brings so much at once that nobody asks what it costs. */
        private static boolean isBrought(WhyBetter reason) {
            return reason instanceof Happens happens && Cause.isCaused(happens);
        }

        /** Whether one of the reasons is that the next turn can bring just what the rules call one of it. */
        private static boolean isAnew(Aim aim, List<WhyBetter> said, Catalog names) {
            return said.stream()
                    .filter(reason -> reason instanceof Happens happens && NEXT.contains(happens.when()))
                    .map(reason -> names.cheered(((Happens) reason).event().property(), "en"))
                    .anyMatch(aim::speaksOf);
        }

        private static boolean isGivenUp(int aim, Match match, int move) {
            Aim counted = match.rules().aims().get(aim);
            if (counted.unit() <= 0 || !counted.words().counts()) return false;
            long now = match.aim(aim, match.decider());
            if (now <= 0 || !isLess(aim, match, move, now)) return false;
            long keep = IntStream.range(0, match.legalCount())
                    .filter(other -> other != move && !isLess(aim, match, other, now))
                    .count();
            return keep > 0 && keep >= MOST * (match.legalCount() - 1) && !isMadeUpFor(aim, match, move);
        }

        /**
         * Whether it brings as much of what the rule file names first: frogs that are joined need no way back to each
         * other.
         */
        private static boolean isMadeUpFor(int aim, Match match, int move) {
            int seat = match.decider();
            Match after = after(match, move);
            if (after.isOver()) return true;
            long lost = match.aim(aim, seat) - after.aim(aim, seat);
            return IntStream.range(0, aim).anyMatch(first -> after.aim(first, seat) - match.aim(first, seat) >= lost);
        }

        /** Of what the rule file names first any loss is a price; of all else, that nothing is left. */
        private static boolean isLess(int aim, Match match, int move, long now) {
            Match after = after(match, move);
            long kept =
                    aim == 0 ? now : Math.min(now, match.rules().aims().get(aim).unit());
            return !after.isOver() && after.aim(aim, match.decider()) < kept;
        }

        private static Match after(Match match, int move) {
            Match after = match.copy();
            after.playIndex(move);
            return after;
        }

        private boolean isOf(WhyBetter reason) {
            return reason instanceof Counts counts && counts.aim().equals(aim) && counts.whose() == null;
        }

        @Override
        public String rule() {
            return aim.rule();
        }

        @Override
        public String text(String language) {
            if (anew)
                return Spoken.of(
                                "You give up the one you have, to get it anew.",
                                "Rinunci a quel che hai, per averlo di nuovo.")
                        .text(language);
            return WholeWords.whole(
                    Spoken.of("The price: then ", "Il prezzo: poi ").text(language)
                            + aim.yours(amount, false).orElse(aim.sentence()).text(language));
        }
    }
}
