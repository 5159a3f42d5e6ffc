package regola.advice;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import regola.advice.WhyBetter.Counts;
import regola.advice.WhyBetter.Happens;
import regola.advice.words.WholeWords;
import regola.advice.words.Whose;
import regola.engine.value.Aim;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Spoken;
import regola.language.model.Type;

/** An Against says a reason to somebody who asks about another move: it must be plain which of the two is meant. */
final class Against {
    private Against() {}

    /**
     * @param named whether the better move has just been named
     * @param other what the other one is called
     * @return what there is with each of the two
     */
    static String of(Counts reason, boolean named, Spoken other, String language) {
        String with = (named
                        ? Spoken.of("With it", "Con quella")
                        : Spoken.of("With the best move", "Con la mossa migliore"))
                .text(language);
        String then = with + time(reason).text(language);
        boolean own = reason.whose() == null;
        Spoken alone = alone(reason, reason.amount(), reason.atLeast());
        if (alone == null)
            return WholeWords.whole(then
                    + reason.said().text(language)
                    + (reason.aim().isHeldAgainst(own)
                            ? with(other, " than with ", " che con ").text(language)
                            : ""));
        // A worth below nothing is no number of things: it is understood only with what it is the worth of.
        if (isBelowNothing(reason, reason.amount()) || isBelowNothing(reason, reason.other()))
            return WholeWords.whole(then
                    + alone.text(language)
                    + with(other, "; with ", "; con ").text(language)
                    + " "
                    + alone(reason, reason.other(), false).text(language));
        return WholeWords.whole(then + alone.text(language) + but(reason, other, language));
    }

    /** @return how many there are with the other move, as one goes on to say it */
    private static String but(Counts reason, Spoken other, String language) {
        String with = with(other, " with ", " con ").text(language);
        if (reason.other() == 0)
            return Spoken.of(", but none" + with, ", ma" + with + " no").text(language);
        boolean fewer = Math.abs(reason.other()) < Math.abs(reason.amount());
        Spoken but = fewer ? Spoken.of(", but only ", ", ma solo ") : Spoken.of(", but ", ", ma ");
        return but.text(language) + reason.aim().amount(reason.other()) + with;
    }

    /** Whether so much is no number of things: what is bad to have is counted below zero, and there are some of it. */
    private static boolean isBelowNothing(Counts reason, long amount) {
        return reason.aim().unit() < 0 ? amount > 0 : amount < 0;
    }

    /** @return what there is after one of several good moves; how much more it is, is so of these alone */
    static String rest(Counts reason, String language) {
        boolean held = reason.aim().isHeldAgainst(reason.whose() == null);
        Spoken than =
                held ? Spoken.of(" than with the other good moves", " che con le altre mosse buone") : Spoken.SILENCE;
        return reason.when(Counts.Horizon.APART).words(language) + than.text(language);
    }

    /** @return the sentence about what there is, without what it would be otherwise where it can be left out */
    static Spoken alone(Counts reason) {
        Spoken alone = alone(reason, reason.amount(), reason.atLeast());
        return alone == null ? said(reason) : alone;
    }

    /** @return so much by itself, as the rules say it, without a capital and a full stop; empty if they do not */
    static Optional<Spoken> byItself(Counts reason) {
        return Optional.ofNullable(alone(reason, reason.amount(), reason.atLeast()));
    }

    /** @return so much by itself, as a sentence; null if the rules do not say that */
    private static Spoken alone(Counts reason, long amount, boolean atLeast) {
        return (reason.whose() == null
                        ? reason.aim().yours(amount, atLeast)
                        : reason.aim().theirs(reason.whose().name(), amount, atLeast))
                .orElse(null);
    }

    /** @return what there is more of, or somebody has less of; no capital, no full stop */
    static Spoken said(Counts reason) {
        Aim aim = reason.aim();
        Whose whose = reason.whose();
        long amount = reason.amount();
        if (reason.when() == Counts.Horizon.CHANGED) {
            Optional<Spoken> alone = whose == null ? aim.yours(amount, false) : aim.theirs(whose.name(), amount, false);
            if (alone.isPresent()) return alone.get();
        }
        Map<String, List<Spoken>> named = reason.named().entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        each -> each.getValue().stream().map(Whose::name).toList()));
        return whose == null
                ? reason.others()
                        .yours(aim, amount, reason.other(), reason.atLeast(), named)
                        .orElse(named(
                                Spoken.of("you stand better in this: ", "stai meglio in questo: "), aim.sentence()))
                : reason.others()
                        .theirs(aim, whose.name(), amount, reason.other(), reason.atLeast(), named)
                        .orElse(named(
                                named(whose.name(), Spoken.of(" stands worse in this: ", " sta peggio in questo: ")),
                                aim.sentence()));
    }

    private static Spoken with(Spoken other, String en, String it) {
        return named(Spoken.of(en, it), other);
    }

    private static Spoken named(Spoken before, Spoken name) {
        return language -> before.text(language) + name.text(language);
    }

    /** @return what to look for, without telling the move */
    static String theme(Counts reason, String language) {
        boolean own = reason.whose() == null;
        String counsel = own ? reason.aim().counsel().text(language) : "";
        // Of whom the sentence speaks tells more than what is good in general.
        boolean one =
                !reason.named().isEmpty() && reason.named().values().stream().allMatch(things -> things.size() == 1);
        // A number says nothing yet to whoever has not seen the move.
        boolean speaks = one && !isNumbered(reason, language)
                || !own && reason.named().values().stream().anyMatch(things -> !things.isEmpty());
        if (!counsel.isEmpty() && !speaks) return WholeWords.ended(counsel);
        boolean numbered = !own && isNumbered(reason, language);
        if (numbered && !speaks)
            return WholeWords.whole(Spoken.of("Here you can hold {who} back ({aim})", "Qui puoi frenare {who} ({aim})")
                    .text(language)
                    .replace("{who}", reason.whose().name().text(language))
                    .replace("{aim}", reason.aim().sentence().text(language)));
        // What comes of the move can be aimed at as it is told: that does not tell the move, nor that it is one
        // with a piece, and not what is to be taken.
        boolean turn = reason.when() == Counts.Horizon.TURN || reason.when() == Counts.Horizon.TURN_EACH;
        Spoken look = turn
                ? Spoken.of(
                        "Play so that at the end of your turn ", "Cerca una mossa dopo la quale, alla fine del turno, ")
                : Spoken.of("Play so that ", "Cerca una mossa dopo la quale ");
        return WholeWords.whole(look.text(language) + alone(reason).text(language));
    }

    /** @return what stands behind the sentence of a reason: than what it is more, or how many others do as well */
    static Spoken held(Counts reason) {
        if (!follows(reason.when()) && reason.aim().isHeldAgainst(reason.whose() == null)) return than(reason);
        boolean turn = reason.when() == Counts.Horizon.TURN || reason.when() == Counts.Horizon.TURN_EACH;
        boolean told = turn || reason.when() == Counts.Horizon.NOW || reason.when() == Counts.Horizon.EACH;
        // It is not told what they bring instead.
        return told && reason.others().isUnsaid() ? reason.others().rare() : Spoken.SILENCE;
    }

    /** Whoever hears how much more there is asks: than what? What follows another reason is understood. */
    private static Spoken than(Counts reason) {
        if (reason.when() == Counts.Horizon.CHANGED) return Spoken.of(" than before", " di prima");
        return reason.others().all()
                ? Spoken.of(" than with other moves", " che con altre mosse")
                : Spoken.of(" than with most other moves", " che con la maggior parte delle altre");
    }

    private static boolean isNumbered(Counts reason, String language) {
        return alone(reason).text(language).matches(".*\\d.*");
    }

    /** Whether it is said after something else, so that it is understood what it is held against. */
    static boolean follows(Counts.Horizon when) {
        return switch (when) {
            case ALSO, SOON_ALSO, SOON_TOO, APART -> true;
            default -> false;
        };
    }

    /** When it is so, in the middle of a sentence. */
    private static Spoken time(Counts reason) {
        Spoken later = reason.later();
        return switch (reason.when()) {
            case ON_AVERAGE ->
                Spoken.of(", by your next turn, usually, ", ", prima del tuo prossimo turno, di solito, ");
            case LIKELY -> Spoken.of(", most likely, ", ", molto probabilmente, ");
            case TURN, TURN_TOO, TURN_EACH -> Spoken.of(", at the end of your turn, ", ", alla fine del turno, ");
            case SOON, SOON_TOO, SOON_ALSO ->
                Spoken.of(", if all goes well, " + later.text("en"), ", se va tutto bene, " + later.text("it"));
            case REACHED, REACHED_EACH, REACHED_ALSO ->
                Spoken.of(", if nobody gets in the way, next turn ", ", salvo disturbi, al prossimo turno ");
            case ANSWERED, ANSWERED_EACH, ANSWERED_ALSO ->
                Spoken.of(", whatever the answer, ", ", comunque ti rispondano, ");
            default -> reason.moment() == 0 ? Spoken.of(" ", " ") : named(Spoken.of(" ", " "), later);
        };
    }

    /**
     * @return what there is to be glad of, and with which of the two; empty if it has to be said as the rule says it
     */
    static String of(Happens reason, boolean named, Spoken other, Manner manner) {
        String language = manner.language();
        Event event = reason.event();
        String glad = event.kind() == Event.Kind.RULE ? reason.names().cheered(event.property(), language) : "";
        List<Integer> told = reason.told(manner);
        boolean own = told.isEmpty() || told.get(0) == reason.seat();
        boolean plain = !glad.isEmpty() && told.size() <= 1 && !reason.isThere();
        if (reason.when().isWhatever()) return "";
        if (reason.when().isTheirs())
            return told.isEmpty() || own || !plain || reason.when() == Happens.When.WORSE
                    ? WholeWords.behind(
                            named(
                                            with(other, "With ", "Con "),
                                            Spoken.of(" this could happen: ", " può succedere questo. "))
                                    .text(language),
                            reason.isThere() ? WholeWords.core(event.in(manner)) : event.in(manner))
                    : named(
                                    with(other, "With ", "Con "),
                                    // Two names side by side would be read as one.
                                    Spoken.of(
                                            " {who} could get {glad} next.",
                                            (other.equals(WhyBetter.YOURS) ? " " : ", ")
                                                    + "{who} può avere subito {glad}."))
                            .text(language)
                            .replace("{who}", reason.names().title(Type.PLAYER, told.get(0), manner))
                            .replace("{glad}", glad);
        if (!own || !plain) return "";
        return switch (reason.when()) {
            case NOW, EACH ->
                (named
                                        ? told.isEmpty()
                                                ? Spoken.of("It brings ", "Porta ")
                                                : Spoken.of("It brings you ", "Ti dà ")
                                        : told.isEmpty()
                                                ? Spoken.of("The best move brings ", "La mossa migliore porta ")
                                                : Spoken.of("The best move brings you ", "La mossa migliore ti dà "))
                                .text(language)
                        + WholeWords.ended(glad);
            case FORCED ->
                (named
                                        ? Spoken.of(
                                                "With it your next turn can bring you {glad}, whatever the answer",
                                                "Con quella il tuo prossimo turno può darti {glad}, qualunque sia la"
                                                        + " risposta")
                                        : Spoken.of(
                                                "With the best move your next turn can bring you {glad}, whatever the"
                                                        + " answer",
                                                "Con la mossa migliore il tuo prossimo turno può darti {glad}, qualunque"
                                                        + " sia la risposta"))
                                .text(language)
                                .replace("{glad}", glad)
                        + with(other, "; with ", "; con ").text(language)
                        + Spoken.of(" that is not sure.", " non è sicuro.").text(language);
            case THREATENED ->
                (named
                                        ? Spoken.of("With it you threaten ", "Con quella minacci ")
                                        : Spoken.of(
                                                "With the best move you threaten ", "Con la mossa migliore minacci "))
                                .text(language)
                        + glad
                        + with(other, "; with ", "; con ").text(language)
                        + Spoken.of(" you do not.", " no.").text(language);
            case PREPARED ->
                (named
                                        ? Spoken.of(
                                                "With it your next turn can bring you ",
                                                "Con quella il tuo prossimo turno può darti ")
                                        : Spoken.of(
                                                "With the best move your next turn can bring you ",
                                                "Con la mossa migliore il tuo prossimo turno può darti "))
                                .text(language)
                        + WholeWords.ended(glad);
            default -> "";
        };
    }
}
