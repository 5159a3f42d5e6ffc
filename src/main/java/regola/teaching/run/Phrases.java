package regola.teaching.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import regola.engine.Ruleset;
import regola.engine.value.Catalog;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Reason;
import regola.language.model.Text;
import regola.language.model.Type;
import regola.teaching.lesson.LessonStep;

/**
 * Phrases are the sentences with which a lesson answers where its author wrote none: verdict, cause, rule. They name
 * pieces and places as the rule file calls them, and keep to a line where that can be.
 */
final class Phrases {
    /** The most characters of an answer that stands on one line. */
    static final int LINE = 90;

    private static final int MOST_PLANNED = 5;

    private static final List<String> LANGUAGES = List.of("en", "it");

    private static final List<Spoken> PRAISE = List.of(
            Spoken.of("Well seen: that was the one to do.", "Ben visto: era quello da fare."),
            Spoken.of("That does just what was asked.", "Proprio quello che serviva."),
            Spoken.of("You worked it out by yourself.", "L'hai capito da te."),
            Spoken.of("Done, and just as it should be.", "Fatto, e proprio come si deve."));

    private final Ruleset rules;
    private final Catalog names;

    Phrases(Ruleset rules) {
        this.rules = rules;
        this.names = rules.names();
    }

    private static boolean isItalian(Manner manner) {
        return manner.language().equals("it");
    }

    // ---------------------------------------------------------------- naming

    /** @return such as "red runner 1 to s4"; without places that have no name to be said, so perhaps nothing */
    Spoken things(List<Thing> things) {
        return Spoken.by(manner -> {
            List<Thing> named = named(things, manner);
            List<String> titles =
                    named.stream().map(thing -> title(thing, manner)).toList();
            boolean isWay =
                    named.size() == 2 && isMovable(named.get(0)) && named.get(1).is(Type.Base.SITE);
            if (isWay) return titles.get(0) + (isItalian(manner) ? " su " : " to ") + titles.get(1);
            return String.join(", ", titles);
        });
    }

    private List<Thing> named(List<Thing> things, Manner manner) {
        return things.stream()
                .filter(thing -> !names.isNameless(thing.type(), thing.number(), manner))
                .toList();
    }

    private static boolean isMovable(Thing thing) {
        return thing.is(Type.Base.PIECE) || thing.is(Type.Base.KIND) || thing.is(Type.Base.SITE);
    }

    private String title(Thing thing, Manner manner) {
        return thing.number() < 0 && !thing.is(Type.Base.NUMBER) ? thing.id() : names.title(thing, manner);
    }

    /** @return what a thing is called to tell it from others, places by their names too */
    Spoken thing(Thing thing) {
        return language -> title(thing, Manner.of(language));
    }

    /** @return a move in words */
    Spoken move(Move move) {
        List<Thing> arguments = move.arguments();
        boolean isWay = arguments.size() == 2
                && isMovable(arguments.get(0))
                && arguments.get(1).is(Type.Base.SITE);
        if (isWay) return things(arguments);
        return Spoken.by(manner -> {
            boolean isNameless = named(arguments, manner).size() < arguments.size();
            return isNameless
                    ? things(arguments).in(manner)
                    : move.parts().stream()
                            .map(part -> part.thing() == null
                                    ? names.word(part.text(), manner.language())
                                    : title(part.thing(), manner))
                            .collect(Collectors.joining(" "));
        });
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
        return Spoken.by(
                manner -> fits(tried, why, manner) ? head(tried, manner) + " " + why.in(manner) : head(tried, manner));
    }

    Spoken refusedReason(List<Thing> tried, Why why) {
        return Spoken.by(manner -> fits(tried, why, manner) ? "" : why.in(manner));
    }

    private boolean fits(List<Thing> tried, Why why, Manner manner) {
        return head(tried, manner).length() + 1 + why.in(manner).length() <= LINE;
    }

    private String head(List<Thing> tried, Manner manner) {
        boolean italian = isItalian(manner);
        String what = things(tried).in(manner);
        if (what.isEmpty()) return italian ? "Non è permesso." : "Not allowed.";
        return (italian ? "Non è permesso: " : "Not allowed: ") + what + ".";
    }

    Spoken nothingToDo(List<Thing> tried) {
        if (tried.isEmpty()) return Spoken.of("There is nothing to do here now.", "Qui ora non c'è niente da fare.");
        Spoken what = things(tried.subList(tried.size() - 1, tried.size()));
        return Spoken.by(manner -> {
            String named = what.in(manner);
            if (isItalian(manner))
                return named.isEmpty()
                        ? "Qui ora non c'è niente da fare."
                        : "Con " + named + " ora non si può fare niente.";
            return named.isEmpty() ? "There is nothing to do here now." : "Nothing can be done with " + named + " now.";
        });
    }

    // ---------------------------------------------------------------- legal, but

    Spoken missed(Move move) {
        Spoken words = move(move);
        return told(words, Spoken.of("Legal, but not what was asked", "Si può, ma non è quello che serve"));
    }

    Spoken wonInstead() {
        return Spoken.of(
                "That wins the match! Here something else is asked.",
                "Così vinci la partita! Qui però si chiede altro.");
    }

    Spoken movesUsed(int moves) {
        return Spoken.of(
                "After " + moves + " moves it is not done yet. Take one back, and try another way.",
                "Dopo " + moves + " mosse non è ancora fatto. Annullane una e prova in un altro modo.");
    }

    /** @param left how many moves the learner may make yet; so many that nobody plans them all are not counted out */
    Spoken onTheWay(int left) {
        if (left > MOST_PLANNED) return Spoken.of("Go on.", "Continua.");
        return Spoken.of(
                left == 1 ? "One more move to go." : left + " more moves to go.",
                left == 1 ? "Ancora una mossa." : "Ancora " + left + " mosse.");
    }

    /**
     * @return what was right about it, where the author says nothing: the rule that the step teaches if it is short
     *     enough, else a word of praise, another one in another step
     */
    Spoken right(LessonStep step) {
        for (String number : step.rules()) {
            Spoken rule = sentence(number);
            if (rule != null
                    && LANGUAGES.stream()
                            .allMatch(language -> rule.text(language).length() <= LINE)) return rule;
        }
        return PRAISE.get(Math.floorMod(step.id().hashCode(), PRAISE.size()));
    }

    Spoken freeOver() {
        return Spoken.of("Played to the end.", "Hai giocato fino alla fine.");
    }

    /** @param winners bits of those who have won a match that was played for the fun of it; the learner is none */
    Spoken othersWon(long winners) {
        List<Thing> others = players(winners);
        return Spoken.by(manner -> {
            boolean it = isItalian(manner);
            String who = others.stream()
                    .map(other -> capital(title(other, manner)))
                    .collect(Collectors.joining(it ? " e " : " and "));
            boolean one = others.size() == 1;
            return it
                    ? "Stavolta " + (one ? "ha" : "hanno") + " vinto " + who + ". Riprova, o vai avanti."
                    : who + (one ? " has" : " have") + " won this time. Try again, or go on.";
        });
    }

    Spoken nobodyWon() {
        return Spoken.of(
                "A draw: nobody has won. Try again, or go on.", "Patta: non ha vinto nessuno. Riprova, o vai avanti.");
    }

    private List<Thing> players(long bits) {
        List<Thing> players = new ArrayList<>();
        for (int p = 0; p < names.count(Type.PLAYER); p++)
            if ((bits >>> p & 1) != 0) players.add(names.thing(Type.PLAYER, p));
        return players;
    }

    /** @return what is said, and behind a colon of what, if that has a name */
    private static Spoken told(Spoken what, Spoken said) {
        return Spoken.by(manner -> said.in(manner) + (what.in(manner).isEmpty() ? "" : ": " + what.in(manner)) + ".");
    }

    /** @return their names, or that there is nothing; empty if there are only places without names */
    Spoken thingsNamed(List<Thing> things) {
        return Spoken.by(manner -> things.isEmpty()
                ? isItalian(manner) ? "niente" : "nothing"
                : named(things, manner).stream()
                        .map(thing -> title(thing, manner))
                        .collect(Collectors.joining(", ")));
    }

    // ---------------------------------------------------------------- found, predicted, answered

    /** @param extras what is marked and should not be: a single one is called by its name, if it has one */
    Spoken found(int hits, Collection<Thing> extras, int missing) {
        return Spoken.by(manner -> {
            String name = extras.size() == 1 ? thingsNamed(List.copyOf(extras)).in(manner) : "";
            String wrong = name.isEmpty() ? String.valueOf(extras.size()) : name;
            boolean one = extras.size() == 1;
            List<String> said = new ArrayList<>();
            if (isItalian(manner)) {
                if (hits > 0 || extras.isEmpty()) said.add(hits + (hits == 1 ? " va bene" : " vanno bene"));
                if (!extras.isEmpty()) said.add(wrong + (hits > 0 ? " no" : one ? " non va bene" : " non vanno bene"));
                if (missing > 0) said.add((missing == 1 ? "ne manca ancora " : "ne mancano ancora ") + missing);
            } else {
                if (hits > 0 || extras.isEmpty()) said.add(hits + (hits == 1 ? " is right" : " are right"));
                if (!extras.isEmpty()) said.add(wrong + (one ? " is not" : " are not") + (hits > 0 ? "" : " right"));
                if (missing > 0) said.add(missing + (missing == 1 ? " is" : " are") + " still missing");
            }
            return String.join(", ", said) + ".";
        });
    }

    /** How far it has come in a few words, where a reason follows. */
    Spoken tally(int hits, int extra, int missing) {
        return Spoken.by(manner -> {
            boolean italian = isItalian(manner);
            List<String> said = new ArrayList<>();
            said.add(hits + (italian ? " sì" : " right"));
            if (extra > 0) said.add(extra + (italian ? " no" : " wrong"));
            if (missing > 0)
                said.add(italian ? (missing == 1 ? "ne manca " : "ne mancano ") + missing : missing + " missing");
            return String.join(", ", said) + ".";
        });
    }

    Spoken notThat() {
        return Spoken.of("Look again.", "Guarda meglio.");
    }

    /** What was found, by name where there are names. */
    Spoken allFound(Collection<Thing> found) {
        Spoken said = Spoken.of(
                "All found: " + found.size() + " of " + found.size(),
                "Trovato tutto: " + found.size() + " su " + found.size());
        Spoken named = thingsNamed(List.copyOf(found));
        return Spoken.by(manner -> {
            String names = named.in(manner);
            String all = said.in(manner);
            boolean fits = !names.isEmpty() && all.length() + names.length() + 4 <= LINE;
            return all + (fits ? " (" + names + ")." : ".");
        });
    }

    Spoken predicted(List<Thing> answer, boolean right) {
        if (right) return told(thingsNamed(answer), Spoken.of("You saw it coming", "L'avevi previsto"));
        return truly(thingsNamed(answer));
    }

    /** @param answer the right one, in words; silence if it is seen on the board alone */
    Spoken truly(Spoken answer) {
        return Spoken.by(manner -> {
            String what = answer.in(manner).replaceFirst("\\.$", "");
            if (isItalian(manner)) return "Guarda: invece è " + (what.isEmpty() ? "qui" : what) + ".";
            return "Look: it is " + (what.isEmpty() ? "here" : what) + ".";
        });
    }

    /** @return one after the other */
    static Spoken both(Spoken one, Spoken other) {
        return Spoken.by(manner -> (one.in(manner) + " " + other.in(manner)).strip());
    }

    Spoken notTheAnswer() {
        return Spoken.of("Try another answer.", "Prova un'altra risposta.");
    }

    Spoken thinkAgain() {
        return Spoken.of("Not that. Think it through once more.", "Non è così. Ripensaci con calma.");
    }

    /** To an answer that is true before the moves are played. */
    Spoken soBefore() {
        return Spoken.of("So it is now. And afterwards?", "Così è adesso. E dopo?");
    }

    /** To an answer that is true on the way: only the end is asked for. */
    Spoken soForAMoment() {
        return Spoken.of("Only for a moment: it does not end there.", "Solo per un momento: non finisce lì.");
    }

    /** @param other a move that differs from the one that is asked about in its last word only, which is said */
    Spoken soAfter(Move other) {
        Move.Part last = other.parts().get(other.parts().size() - 1);
        return Spoken.by(manner -> {
            boolean nameless =
                    last.thing() != null && named(List.of(last.thing()), manner).isEmpty();
            if (nameless) return thinkAgain().in(manner);
            String said =
                    last.thing() == null ? names.word(last.text(), manner.language()) : title(last.thing(), manner);
            return isItalian(manner)
                    ? "Così sarebbe " + said + ". Rileggi la domanda."
                    : "So it would be " + said + ". Read the question once more.";
        });
    }

    Spoken likeThis() {
        return Spoken.of("Like this. Now you.", "Così. Ora tocca a te.");
    }

    // ---------------------------------------------------------------- hints

    /** How a hint marks what it means. */
    enum Mark {
        RING(
                "Begin with the one in the ring.",
                "Comincia da dove vedi il cerchio.",
                "press the ringed place",
                "premi il posto cerchiato"),
        POINTER(
                "Begin where the arrow points.",
                "Comincia da dove indica la freccia.",
                "press where the arrow points",
                "premi dove indica la freccia");

        private final Spoken thing;
        private final String place;
        private final String posto;

        Mark(String thing, String cosa, String place, String posto) {
            this.thing = Spoken.of(thing, cosa);
            this.place = place;
            this.posto = posto;
        }
    }

    /** It is seen which is meant: what rule files call it has an article in one game, and a number in another. */
    Spoken lookAt(Mark mark) {
        return both(mark.thing, Spoken.of("Where can it go?", "Da lì dove si può andare?"));
    }

    /** Places without a name to be said are shown: an arrow points there. */
    Spoken thisMove(Move move, Mark mark) {
        Spoken words = move(move);
        return Spoken.by(manner -> {
            String said = capital(words.in(manner));
            if (named(move.arguments(), manner).size() == move.arguments().size()) return said + ".";
            long shown = move.arguments().stream().filter(Phrases::isMovable).count();
            String how = shown < 2
                    ? isItalian(manner) ? mark.posto : mark.place
                    : isItalian(manner) ? "segui la freccia" : "follow the arrow";
            return (said.isEmpty() ? capital(how) : said + ": " + how) + ".";
        });
    }

    Spoken oneOfTwo() {
        return Spoken.of(
                "It is one of these two. What tells them from each other?",
                "È uno di questi due. Che cosa li distingue?");
    }

    Spoken oneOfThem() {
        return Spoken.of("This is one of them. Which others are like it?", "Questo è uno. Quali altri sono come lui?");
    }

    Spoken anyOfThem() {
        return Spoken.of(
                "More than one move is right: try the one you like.",
                "Ci sono più mosse giuste: prova quella che ti piace.");
    }

    Spoken onlyOne() {
        return Spoken.of("Only one such move is allowed here.", "Qui è permessa una sola mossa così.");
    }

    Spoken oneWayOn() {
        return Spoken.of("A good start. From here there is one way only.", "Buon inizio. Da qui c'è una sola strada.");
    }

    Spoken oneOfTwoWaysOn() {
        return Spoken.of("A good start. Now to one of these two.", "Buon inizio. E ora su uno di questi due.");
    }

    Spoken anyWayOn() {
        return Spoken.of("A good start. From here every way is right.", "Buon inizio. Da qui va bene ogni strada.");
    }

    Spoken lookHere() {
        return Spoken.of("Look closely here.", "Guarda bene qui.");
    }

    /** @param answer that is struck out; silence if one wrong one is left, which stays */
    Spoken struck(Spoken answer) {
        return Spoken.by(manner -> {
            String said = answer.in(manner).replaceFirst("[.!?]$", "");
            if (isItalian(manner))
                return said.isEmpty() ? "È una di queste due. Pensaci." : "Non è: " + said + ". E le altre?";
            return said.isEmpty()
                    ? "It is one of these two. Think it through."
                    : "It is not: " + said + ". And the others?";
        });
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

    /**
     * @param wanted the player who was to win
     * @param winners bits of those who did
     */
    Spoken wonInstead(int wanted, long winners) {
        List<Thing> others = players(winners);
        Thing meant = names.thing(Type.PLAYER, wanted);
        return Spoken.by(manner -> {
            String who = title(meant, manner);
            String won = others.stream().map(other -> title(other, manner)).collect(Collectors.joining(", "));
            if (others.isEmpty())
                return isItalian(manner)
                        ? "deve vincere " + who + ", ma qui non vince nessuno"
                        : who + " is to win by it, but nobody does";
            return isItalian(manner)
                    ? "deve vincere " + who + ", ma con queste regole vince " + won
                    : who + " is to win by it, but with these rules " + won + " wins";
        });
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

    static Spoken notAmong() {
        return Spoken.of(
                "something that is right is not among what can be marked",
                "qualcosa di giusto non è tra ciò che si può segnare");
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
        return language -> (language.equals("it")
                        ? "Questo passo non va d'accordo con le regole: "
                        : "This step does not fit the rules: ")
                + what.text(language) + ".";
    }

    static Spoken rulesFailed(RuleFailure failure) {
        return language -> (language.equals("it") ? "Le regole si sono fermate: " : "The rules failed: ")
                + failure.said().text(language) + ".";
    }
}
