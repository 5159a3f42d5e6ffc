package regola.teaching.run;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import regola.engine.Ruleset;
import regola.engine.value.Catalog;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Reason;
import regola.language.model.Text;
import regola.language.model.Type;

/**
 * Phrases are the sentences with which a lesson answers where its author wrote none: verdict, cause, rule. They name
 * pieces and places as the rule file calls them, and keep to a line where that can be.
 */
final class Phrases {
    /** The most characters of an answer that stands on one line. */
    static final int LINE = 90;

    private final Ruleset rules;
    private final Catalog names;

    Phrases(Ruleset rules) {
        this.rules = rules;
        this.names = rules.names();
    }

    private static boolean isItalian(String language) {
        return language.equals("it");
    }

    // ---------------------------------------------------------------- naming

    /** @return such as "red runner 1 to s4" */
    Spoken things(List<Thing> things) {
        return language -> {
            List<String> titles =
                    things.stream().map(thing -> title(thing, language)).toList();
            boolean isWay = things.size() == 2
                    && isMovable(things.get(0))
                    && things.get(1).is(Type.Base.SITE);
            if (isWay) return titles.get(0) + (isItalian(language) ? " su " : " to ") + titles.get(1);
            return String.join(", ", titles);
        };
    }

    private static boolean isMovable(Thing thing) {
        return thing.is(Type.Base.PIECE) || thing.is(Type.Base.KIND) || thing.is(Type.Base.SITE);
    }

    private String title(Thing thing, String language) {
        return thing.number() < 0 && !thing.is(Type.Base.NUMBER) ? thing.id() : names.title(thing, language);
    }

    Spoken thing(Thing thing) {
        return language -> title(thing, language);
    }

    /** @return a move in words */
    Spoken move(Move move) {
        List<Thing> arguments = move.arguments();
        boolean isWay = arguments.size() == 2
                && isMovable(arguments.get(0))
                && arguments.get(1).is(Type.Base.SITE);
        if (isWay) return things(arguments);
        return language -> move.parts().stream()
                .map(part -> part.thing() == null ? names.word(part.text(), language) : title(part.thing(), language))
                .collect(Collectors.joining(" "));
    }

    private static String capital(String words) {
        return words.isEmpty() ? words : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /**
     * @return the sentence of the first of these rules whose words have no values to put in; its number, or null if
     *     there is none
     */
    String plainRule(List<String> numbers) {
        return numbers.stream()
                .filter(number -> sentence(number) != null)
                .findFirst()
                .orElse(null);
    }

    /** @return what the rule file says about a rule, or null if it says nothing that can be said without a match */
    Spoken sentence(String number) {
        Reason reason = rules.game().ruleTexts().get(number);
        if (reason == null || reason.text().isEmpty()) return null;
        boolean isPlain = reason.text().byLanguage().values().stream()
                .allMatch(sentence -> sentence.parts().stream().allMatch(Text.Words.class::isInstance));
        if (!isPlain) return null;
        return language -> reason.text().in(language).parts().stream()
                .map(part -> ((Text.Words) part).words())
                .collect(Collectors.joining());
    }

    // ---------------------------------------------------------------- refused

    /** @return one line if the rule's sentence fits into it; else without, for then it stands below */
    Spoken refused(List<Thing> tried, Why why) {
        return language ->
                fits(tried, why, language) ? head(tried, language) + " " + why.text(language) : head(tried, language);
    }

    Spoken refusedReason(List<Thing> tried, Why why) {
        return language -> fits(tried, why, language) ? "" : why.text(language);
    }

    private boolean fits(List<Thing> tried, Why why, String language) {
        return head(tried, language).length() + 1 + why.text(language).length() <= LINE;
    }

    private String head(List<Thing> tried, String language) {
        boolean italian = isItalian(language);
        if (tried.isEmpty()) return italian ? "Non è permesso." : "Not allowed.";
        return (italian ? "Non è permesso: " : "Not allowed: ") + things(tried).text(language) + ".";
    }

    Spoken nothingToDo(List<Thing> tried) {
        if (tried.isEmpty()) return Spoken.of("There is nothing to do here now.", "Qui ora non c'è niente da fare.");
        Spoken what = things(tried.subList(tried.size() - 1, tried.size()));
        return Spoken.of(
                "Nothing can be done with " + what.text("en") + " now.",
                "Con " + what.text("it") + " ora non si può fare niente.");
    }

    // ---------------------------------------------------------------- legal, but

    Spoken missed(Move move) {
        Spoken words = move(move);
        return Spoken.of(
                "Legal, but not what was asked: " + words.text("en") + ".",
                "Si può, ma non è quello che serve: " + words.text("it") + ".");
    }

    Spoken movesUsed(int moves) {
        return Spoken.of(
                "All legal, but not done after " + moves + " moves.",
                "Tutto regolare, ma dopo " + moves + " mosse non è ancora fatto.");
    }

    Spoken onTheWay() {
        return Spoken.of("Go on.", "Continua.");
    }

    Spoken right() {
        return Spoken.of("That is it.", "Proprio così.");
    }

    Spoken freeOver() {
        return Spoken.of("Played to the end.", "Hai giocato fino alla fine.");
    }

    /** @return their names, or that there is nothing */
    Spoken thingsNamed(List<Thing> things) {
        return language -> things.isEmpty()
                ? isItalian(language) ? "niente" : "nothing"
                : things.stream().map(thing -> title(thing, language)).collect(Collectors.joining(", "));
    }

    // ---------------------------------------------------------------- found, predicted, answered

    Spoken found(int hits, int extra, int missing) {
        return Spoken.of(
                hits + " found" + (extra > 0 ? ", " + extra + " too many" : "")
                        + (missing > 0 ? ", " + missing + " still missing" : "") + ".",
                hits + (hits == 1 ? " trovato" : " trovati") + (extra > 0 ? ", " + extra + " di troppo" : "")
                        + (missing > 0 ? (missing == 1 ? ", ne manca ancora " : ", ne mancano ancora ") + missing : "")
                        + ".");
    }

    Spoken notThat() {
        return Spoken.of("Look again.", "Guarda meglio.");
    }

    Spoken allFound() {
        return Spoken.of("All found.", "Trovato tutto.");
    }

    Spoken predicted(List<Thing> answer, boolean right) {
        return language -> {
            String what = thingsNamed(answer).text(language);
            if (isItalian(language)) return (right ? "Proprio così: " : "Guarda: invece è ") + what + ".";
            return (right ? "That is it: " : "Look: it is ") + what + ".";
        };
    }

    /** @return one after the other */
    static Spoken both(Spoken one, Spoken other) {
        return language -> (one.text(language) + " " + other.text(language)).strip();
    }

    Spoken notTheAnswer() {
        return Spoken.of("Try another answer.", "Prova un'altra risposta.");
    }

    Spoken likeThis() {
        return Spoken.of("Like this. Now you.", "Così. Ora tocca a te.");
    }

    // ---------------------------------------------------------------- hints

    Spoken lookAt(Thing thing) {
        Spoken title = thing(thing);
        return Spoken.of("Look here: " + title.text("en") + ".", "Guarda qui: " + title.text("it") + ".");
    }

    Spoken thisMove(Move move) {
        Spoken words = move(move);
        return language -> capital(words.text(language)) + ".";
    }

    Spoken howMany(int count) {
        return Spoken.of(
                count == 1 ? "There is one." : "There are " + count + ".",
                count == 1 ? "Ce n'è 1." : "Ce ne sono " + count + ".");
    }

    Spoken deadEnd() {
        return Spoken.of(
                "From here it cannot be done any more. Take your move back.",
                "Da qui non si può più fare. Annulla la mossa.");
    }

    // ---------------------------------------------------------------- when the lesson and the rules do not fit

    static Spoken notLegal(String move) {
        return Spoken.of(
                "the lesson plays '" + move + "', which the rules do not allow here",
                "la lezione gioca '" + move + "', che qui le regole non permettono");
    }

    static Spoken noSolution() {
        return Spoken.of("nothing that can be done here is right", "niente di ciò che si può fare qui è giusto");
    }

    static Spoken noExercise() {
        return Spoken.of(
                "random matches never came to a place where it can be done, but not by every move",
                "le partite a caso non sono mai arrivate dove si può fare, ma non con ogni mossa");
    }

    static Spoken neverYourMove() {
        return Spoken.of("there is no move for the learner here", "qui non c'è una mossa per chi impara");
    }

    static Spoken goesOnFrom(String step) {
        return Spoken.of(
                "it goes on from '" + step + "', which cannot be done",
                "continua da '" + step + "', che non si può fare");
    }

    static Spoken nothingToFind() {
        return Spoken.of("there is nothing to find", "non c'è niente da trovare");
    }

    static Spoken notAnOption(Spoken answer) {
        return Spoken.of(
                "the true answer, " + answer.text("en") + ", is not among the options",
                "la risposta vera, " + answer.text("it") + ", non è tra quelle da scegliere");
    }

    static Spoken numbered(Why why) {
        return language -> (why.rule() == null ? "" : why.rule() + ": ") + why.text(language);
    }

    static Spoken stepBroken(Spoken what) {
        return language -> (isItalian(language)
                        ? "Questo passo non va d'accordo con le regole: "
                        : "This step does not fit the rules: ")
                + what.text(language) + ".";
    }

    static Spoken rulesFailed(RuleFailure failure) {
        return Spoken.of(
                "The rules failed: " + failure.what() + ".", "Le regole si sono fermate: " + failure.what() + ".");
    }
}
