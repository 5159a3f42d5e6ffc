package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Named;
import regola.advice.seen.Witness;
import regola.advice.words.OtherMoves;
import regola.advice.words.Whose;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Aim;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Spoken;
import regola.language.Shipped;
import regola.language.model.Goal;
import regola.language.model.Type;

/** Every sentence that a hint can make of an aim, in both languages, read as a learner would. */
class HintSentencesTest {
    private static final Pattern TWICE = Pattern.compile("\\b(\\p{L}{2,}) \\1\\b", Pattern.CASE_INSENSITIVE);
    /** A heading with a list behind it is nothing that anybody says. */
    private static final Pattern LABEL = Pattern.compile(
            "(have|has|fewer|more|less|avoid|this|avrai|avrà|hai|meno|più|questo): ", Pattern.CASE_INSENSITIVE);
    /** No longer than can be read beside a board that waits. */
    private static final int LONGEST = 125;

    /** How many there are, and how many there would be otherwise. */
    private static final long[][] PAIRS = {{13, 12}, {2, 1}, {1, 0}};

    static List<String> games() {
        return Shipped.games();
    }

    /** @return the aims of the game and those that its variants add, each with a ruleset that it belongs to */
    private static List<Ruleset> rulesets(String game) {
        int players = Math.min(3, Shipped.game(game).seats().most());
        List<Ruleset> all = new ArrayList<>(List.of(Shipped.rules(game, players)));
        for (String variant : Shipped.variants(game)) {
            List<Goal> aims = Shipped.game(game, variant).aims();
            if (aims.size() != all.get(0).aims().size()) all.add(Shipped.rules(game, players, variant));
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyAimIsSaidInWholeSentences(String game) {
        for (Ruleset rules : rulesets(game)) {
            for (Aim aim : rules.aims()) {
                assertThat(aim.yours(1, 0, false)).as(aim.id()).isPresent();
                assertThat(aim.theirs(Spoken.SILENCE, 0, 1, false).isPresent())
                        .as(aim.id())
                        .isEqualTo(aim.isTold(false));
                for (WhyBetter.Counts.Horizon when : WhyBetter.Counts.Horizon.values()) {
                    if (when == WhyBetter.Counts.Horizon.APART) continue; // a move is named before it
                    for (long[] pair : PAIRS) {
                        long more = Math.max(pair[0] * aim.unit(), pair[1] * aim.unit());
                        long less = Math.min(pair[0] * aim.unit(), pair[1] * aim.unit());
                        read(new WhyBetter.Counts(aim, null, more, less, when, 0, false, OtherMoves.ALIKE, Map.of()));
                        for (int p = 0; p < rules.players() && aim.isTold(false); p++) {
                            Whose whose = whose(rules, p);
                            WhyBetter.Counts theirs = new WhyBetter.Counts(
                                    aim, whose, less, more, when, 0, false, OtherMoves.ALIKE, Map.of());
                            read(theirs);
                            for (String language : List.of("en", "it"))
                                assertThat(theirs.text(language))
                                        .contains(whose.name().text(language));
                        }
                    }
                }
            }
        }
    }

    private static Whose whose(Ruleset rules, int player) {
        return new Whose(
                rules.names().thing(Type.PLAYER, player),
                language -> rules.names().title(Type.PLAYER, player, language));
    }

    /** As somebody at the table would say it: no numbers where there is one or none. */
    @Test
    void oneAndNoneAndSeveralHaveTheirOwnWords() {
        Ruleset rules = Shipped.rules("nine-mens-morris", 2);
        Aim mills = rules.aims().stream()
                .filter(aim -> aim.id().equals("closed-mills"))
                .findFirst()
                .orElseThrow();
        long one = mills.unit();
        WhyBetter.Counts.Horizon now = WhyBetter.Counts.Horizon.NOW;
        WhyBetter.Counts.Horizon soon = WhyBetter.Counts.Horizon.SOON;
        WhyBetter.Counts.Horizon each = WhyBetter.Counts.Horizon.EACH;
        WhyBetter first = new WhyBetter.Counts(mills, null, one, 0, now, 0, false, OtherMoves.ALIKE, Map.of());
        WhyBetter second = new WhyBetter.Counts(mills, null, 2 * one, one, now, 0, false, OtherMoves.ALIKE, Map.of());
        WhyBetter none =
                new WhyBetter.Counts(mills, whose(rules, 1), 0, one, soon, 2, false, OtherMoves.ALIKE, Map.of());
        WhyBetter least = new WhyBetter.Counts(mills, null, 3 * one, one, each, 0, true, OtherMoves.ALIKE, Map.of());
        assertThat(first.text("en")).isEqualTo("Then you have a mill.");
        assertThat(first.text("it")).isEqualTo("Così hai un mulino.");
        assertThat(second.text("en")).isEqualTo("Then you have 2 mills, instead of 1.");
        OtherMoves differ = new OtherMoves(true, false, 2 * one);
        WhyBetter three = new WhyBetter.Counts(mills, null, 3 * one, 0, now, 0, false, differ, Map.of());
        WhyBetter fewer = new WhyBetter.Counts(mills, whose(rules, 1), one, 4 * one, now, 0, false, differ, Map.of());
        assertThat(three.text("en")).isEqualTo("Then you have 3 mills, but with other moves at most 2.");
        assertThat(three.text("it")).isEqualTo("Così hai 3 mulini, ma con le altre mosse al massimo 2.");
        assertThat(fewer.text("en")).isEqualTo("Then Black has only one mill, but with other moves at least 2.");
        OtherMoves most = new OtherMoves(false, false, one);
        WhyBetter notAll = new WhyBetter.Counts(mills, null, 2 * one, one, now, 0, false, most, Map.of());
        assertThat(notAll.text("en"))
                .as("some others bring as many")
                .isEqualTo("Then you have 2 mills, unlike after most other moves.");
        assertThat(second.text("it")).isEqualTo("Così hai 2 mulini, invece di 1.");
        assertThat(none.text("en")).isEqualTo("If all goes well, after your next turn Black has no mill.");
        assertThat(none.text("it")).isEqualTo("Se va tutto bene, dopo il tuo prossimo turno Nero non ha mulini.");
        assertThat(least.text("en")).isEqualTo("After each of them you have at least 3 mills, with the other moves 1.");
    }

    /** What there is to be glad of is said of whoever gets it, in one short sentence for each time. */
    @Test
    void aMillIsSpokenOfByItsName() {
        Ruleset rules = Shipped.rules("nine-mens-morris", 2);
        Event mill = Event.saying(
                Event.Kind.RULE,
                "NM-6.2",
                Spoken.of("White has made a mill.", "Bianco ha fatto un mulino."),
                "take-one",
                -1);
        for (int seat = 0; seat < 2; seat++) {
            boolean own = seat == 0;
            WhyBetter now = new WhyBetter.Happens(mill, When.NOW, seat, rules.names());
            WhyBetter warded = new WhyBetter.Happens(mill, When.WARDED_OFF, seat, rules.names());
            assertThat(now.text("en")).isEqualTo(own ? "It brings you a mill." : "A mill: White has made a mill.");
            assertThat(now.text("it")).isEqualTo(own ? "Ti dà un mulino." : "Un mulino: Bianco ha fatto un mulino.");
            assertThat(warded.text("en"))
                    .isEqualTo(
                            own
                                    ? "Otherwise this could happen: White has made a mill."
                                    : "Otherwise White could get a mill next.");
            assertThat(warded.theme(Manner.of("en"))).isEqualTo("Keep " + (own ? "Black" : "White") + " from a mill.");
            assertThat(now.theme(Manner.of("it"))).isEqualTo("Cerca un mulino.");
        }
    }

    /** Who asks about another move must see which of the two is meant. */
    @Test
    void whatThereIsToBeGladOfIsToldOfTheRightOneOfTwoMoves() {
        Ruleset rules = Shipped.rules("nine-mens-morris", 2);
        Event mill = Event.saying(
                Event.Kind.RULE,
                "NM-6.2",
                Spoken.of("White has made a mill.", "Bianco ha fatto un mulino."),
                "take-one",
                -1);
        Manner en = Manner.of("en");
        WhyBetter.Happens own = new WhyBetter.Happens(mill, When.NOW, 0, rules.names());
        WhyBetter.Happens theirs = new WhyBetter.Happens(mill, When.WARDED_OFF, 1, rules.names());
        WhyBetter.Happens next = new WhyBetter.Happens(mill, When.PREPARED, 0, rules.names());
        assertThat(own.against(false, WhyBetter.YOURS, en)).isEqualTo("The best move brings you a mill.");
        assertThat(own.against(true, WhyBetter.YOURS, en)).isEqualTo("It brings you a mill.");
        assertThat(theirs.against(true, WhyBetter.YOURS, en)).isEqualTo("With your move White could get a mill next.");
        assertThat(theirs.against(true, WhyBetter.YOURS, Manner.of("it")))
                .isEqualTo("Con la tua mossa Bianco può avere subito un mulino.");
        assertThat(next.against(true, WhyBetter.YOURS, en)).isEqualTo("With it your next turn can bring you a mill.");
        Spoken red = Spoken.of("Red's move", "la mossa di Rosso");
        assertThat(theirs.against(true, red, en)).isEqualTo("With Red's move White could get a mill next.");
        assertThat(theirs.against(true, red, Manner.of("it")))
                .as("nobody speaks to a computer player")
                .isEqualTo("Con la mossa di Rosso, Bianco può avere subito un mulino.");
    }

    /** Two are not "each opponent" for one another, and whoever is the only one is not told of "the opponent". */
    @Test
    void fromWhomAMillTakesMenIsSaidAsManyAsThereAre() {
        assertThat(mill(2, "en")).endsWith("may take one man.");
        assertThat(mill(2, "it")).endsWith("può catturare una pedina.");
        assertThat(mill(3, "en")).endsWith("may take one man from each of the 2 opponents.");
        assertThat(mill(3, "it")).endsWith("può catturare una pedina di ognuno dei 2 avversari.");
    }

    private static String mill(int players, String language) {
        Match match = Match.start(Shipped.rules("moulin-rouge", players), 4);
        Random random = new Random(4);
        while (true) {
            int move = random.nextInt(match.legalCount());
            for (Event event : new Witness(match.decider()).atOnce(match, move))
                if ("mill-made".equals(event.property())) return event.text(language);
            match.playIndex(move);
        }
    }

    /** Where nothing tells a move from others it is still said what it does. */
    @Test
    void whatAMoveDoesIsHeldAgainstHowItIsNow() {
        Ruleset rules = Shipped.rules("kalah", 2);
        Aim store = rules.aims().get(0);
        WhyBetter.Counts.Horizon changed = WhyBetter.Counts.Horizon.CHANGED;
        WhyBetter more = new WhyBetter.Counts(
                store, null, 3 * store.unit(), store.unit(), changed, 0, false, OtherMoves.ALIKE, Map.of());
        assertThat(more.text("en")).isEqualTo("Then you have 2 more seeds in your store than before.");
        assertThat(more.text("it"))
                .as("not the store of before")
                .isEqualTo("Così nel tuo granaio hai 2 semi in più di prima.");
        Aim ends = rules.aims().get(2);
        WhyBetter two = new WhyBetter.Counts(
                ends, null, 2 * ends.unit(), ends.unit(), changed, 0, false, OtherMoves.ALIKE, Map.of());
        assertThat(two.text("en")).isEqualTo("Then 2 of your houses reach the store exactly.");
    }

    /** What to look for is said as advice, and not as a heading over a list. */
    @Test
    void whatToLookForIsTheCounselOfTheRules() {
        Ruleset rules = Shipped.rules("reversi", 2);
        Aim corners = rules.aims().get(0);
        WhyBetter.Counts.Horizon now = WhyBetter.Counts.Horizon.NOW;
        WhyBetter mine =
                new WhyBetter.Counts(corners, null, corners.unit(), 0, now, 0, false, OtherMoves.ALIKE, Map.of());
        WhyBetter.Counts theirs = new WhyBetter.Counts(
                corners, whose(rules, 1), 0, corners.unit(), now, 0, false, OtherMoves.ALIKE, Map.of());
        assertThat(mine.theme(Manner.of("en"))).isEqualTo("Take the corners: a disc there is never turned again.");
        assertThat(theirs.theme(Manner.of("en"))).isEqualTo("Play so that White holds no corner.");
        Aim border = rules.aims().get(2);
        WhyBetter few = new WhyBetter.Counts(
                border,
                whose(rules, 1),
                3 * border.unit(),
                5 * border.unit(),
                now,
                0,
                false,
                OtherMoves.ALIKE,
                Map.of());
        assertThat(few.theme(Manner.of("en")))
                .as("a whole sentence, and not two scraps beside a colon")
                .isEqualTo("Here you can hold White back (discs on the border).");
        assertThat(few.theme(Manner.of("it"))).isEqualTo("Qui puoi frenare Bianco (dischi sul bordo).");
        assertThat(((WhyBetter.Counts) mine)
                        .against(true, Spoken.of("Red's move", "la mossa di Rosso"), Manner.of("en")))
                .contains(", but none with Red's move");
        assertThat(((WhyBetter.Counts) mine).against(true, WhyBetter.YOURS, Manner.of("en")))
                .isEqualTo("With it you hold a corner, but none with your move.");
        assertThat(((WhyBetter.Counts) mine).against(true, WhyBetter.YOURS, Manner.of("it")))
                .isEqualTo("Con quella hai un angolo, ma con la tua mossa no.");
    }

    /** There is more with the better move, or less of what is bad to have: it is heard which of the two it is. */
    @Test
    void onlySoManyIsSaidOfWhatIsLess() {
        Aim mills = Shipped.rules("nine-mens-morris", 2).aims().get(1);
        long one = mills.unit();
        WhyBetter.Counts.Horizon now = WhyBetter.Counts.Horizon.NOW;
        WhyBetter more = new WhyBetter.Counts(mills, null, 3 * one, 2 * one, now, 0, false, OtherMoves.ALIKE, Map.of());
        assertThat(more.against(false, WhyBetter.YOURS, Manner.of("en")))
                .isEqualTo("With the best move you have 3 mills, but only 2 with your move.");
        assertThat(more.against(false, WhyBetter.YOURS, Manner.of("it")))
                .isEqualTo("Con la mossa migliore hai 3 mulini, ma solo 2 con la tua mossa.");
    }

    /** What is bad to have is a number of things too: nobody has "only" so many of it with the worse move. */
    @Test
    void whatIsBadToHaveIsHeldAgainstAnotherMoveInNumbers() {
        Aim beside = Shipped.rules("reversi", 2).aims().stream()
                .filter(aim -> aim.yours(aim.unit(), false).isPresent() && aim.unit() < 0)
                .findFirst()
                .orElseThrow();
        WhyBetter.Counts.Horizon now = WhyBetter.Counts.Horizon.NOW;
        WhyBetter fewer = new WhyBetter.Counts(
                beside, null, beside.unit(), 2 * beside.unit(), now, 0, false, OtherMoves.ALIKE, Map.of());
        assertThat(fewer.against(false, WhyBetter.YOURS, Manner.of("en")))
                .isEqualTo(
                        "With the best move only one of your discs lies beside an empty corner, but 2 with your move.");
    }

    /** Behind a colon no second one follows. */
    @Test
    void theSentenceOfARuleKeepsItsColonOnlyWhereItIsTheFirst() {
        Ruleset rules = Shipped.rules("english-draughts", 2);
        Event over = Event.saying(
                Event.Kind.FINISHED,
                "ED-1",
                Spoken.of("Black cannot move: White wins.", "Nero non può muovere: vince Bianco."),
                null,
                -1);
        WhyBetter warded = new WhyBetter.Happens(over, When.WARDED_OFF, 0, rules.names());
        assertThat(warded.text("en")).isEqualTo("Otherwise this could happen: Black cannot move – White wins.");
        assertThat(warded.text("it")).isEqualTo("Altrimenti può succedere questo. Nero non può muovere: vince Bianco.");
    }

    /** How something comes about is told behind it. */
    @Test
    void howItComesAboutFollowsWhatComesAbout() {
        Ruleset rules = Shipped.rules("nine-mens-morris", 2);
        Aim mills = rules.aims().get(0);
        WhyBetter soon = new WhyBetter.Counts(
                mills, null, mills.unit(), 0, WhyBetter.Counts.Horizon.SOON, 2, false, OtherMoves.ALIKE, Map.of());
        Event mill = Event.saying(Event.Kind.RULE, "NM-6.2", Spoken.of("A mill.", "Un mulino."), "take-one", -1);
        WhyBetter how = new WhyBetter.Happens(mill, When.SO, 0, rules.names());
        assertThat(Advice.inOrder(List.of(soon, how))).containsExactly(soon, how);
    }

    /** "Otherwise he wins. You take a man." would say that both would happen otherwise. */
    @Test
    void whatIsSoAtOnceIsSaidFirstAndWhatOthersCouldDoLast() {
        Ruleset rules = Shipped.rules("nine-mens-morris", 2);
        Event mill = Event.saying(Event.Kind.RULE, "NM-6.2", Spoken.of("A mill.", "Un mulino."), "take-one", -1);
        WhyBetter theirs = new WhyBetter.Happens(mill, WhyBetter.Happens.When.WARDED_OFF, 0, rules.names());
        WhyBetter own = new WhyBetter.Happens(mill, WhyBetter.Happens.When.NOW, 0, rules.names());
        WhyBetter next = new WhyBetter.Happens(mill, WhyBetter.Happens.When.FORCED, 0, rules.names());
        WhyBetter more = new Wins.Survives();
        assertThat(Advice.inOrder(List.of(theirs, next, own, more))).containsExactly(own, more, next, theirs);
        WhyBetter also = new WhyBetter.Counts(
                rules.aims().get(0), null, 2, 1, WhyBetter.Counts.Horizon.ALSO, 0, false, OtherMoves.ALIKE, Map.of());
        assertThat(Advice.inOrder(List.of(theirs, also, own)))
                .as("no hint begins with 'and'")
                .containsExactly(own, theirs, also);
    }

    /** That a move brings another turn is held against nothing: "one more" would be taken for one more than now. */
    @Test
    void whatThereIsMoreOfAfterWhatAMoveBringsIsHeldAgainstTheOthers() {
        Aim store = Shipped.rules("kalah", 2).aims().get(0);
        long unit = store.unit();
        WhyBetter more = new WhyBetter.Counts(
                store,
                null,
                13 * unit,
                12 * unit,
                WhyBetter.Counts.Horizon.TURN_TOO,
                0,
                false,
                OtherMoves.ALIKE,
                Map.of());
        assertThat(more.text("en"))
                .isEqualTo("And at the end of your turn you have one more seed in your store than with other moves.");
        assertThat(more.text("it"))
                .isEqualTo("E alla fine del turno nel tuo granaio hai un seme in più che con altre mosse.");
        WhyBetter now = ((WhyBetter.Counts) more).when(WhyBetter.Counts.Horizon.TOO);
        assertThat(now.text("en")).isEqualTo("And you have one more seed in your store than with other moves.");
        WhyBetter also = ((WhyBetter.Counts) more).when(WhyBetter.Counts.Horizon.ALSO);
        assertThat(also.text("en"))
                .as("what it is held against has been said")
                .isEqualTo("And you have one more seed in your store.");
    }

    /** Whom an aim is about is named where the position says it, and nobody where it does not. */
    @ParameterizedTest
    @MethodSource("games")
    void whatAnAimIsAboutIsNamed(String game) {
        for (Ruleset rules : rulesets(game)) {
            Match match = Match.start(rules, 7);
            for (int a = 0; a < rules.aims().size(); a++) {
                for (String name : rules.named(a).keySet()) {
                    Map<String, List<Whose>> named = Named.after(match, List.of(0), a, 1 - match.decider());
                    assertThat(named).containsKey(name);
                    Aim aim = rules.aims().get(a);
                    WhyBetter.Counts.Horizon now = WhyBetter.Counts.Horizon.NOW;
                    WhyBetter said = new WhyBetter.Counts(aim, null, 1, 0, now, 0, false, OtherMoves.ALIKE, named);
                    WhyBetter theirs =
                            new WhyBetter.Counts(aim, whose(rules, 1), 0, 1, now, 0, false, OtherMoves.ALIKE, named);
                    for (WhyBetter each : aim.isTold(false) ? List.of(said, theirs) : List.of(said)) read(each);
                }
            }
        }
    }

    /** The queens at the beginning are known to all. */
    @Test
    void thePieceThatIsMeantIsSaid() {
        Ruleset rules = Shipped.rules("croak", 2);
        Match match = Match.start(rules, 7);
        int hunt = rules.aims().stream().map(Aim::id).toList().indexOf("hunt");
        Map<String, List<Whose>> named = Named.after(match, List.of(0), hunt, match.decider());
        assertThat(named.get("hunted")).isNotEmpty();
        WhyBetter closer = new WhyBetter.Counts(
                rules.aims().get(hunt),
                null,
                -3,
                -5,
                WhyBetter.Counts.Horizon.NOW,
                0,
                false,
                OtherMoves.ALIKE,
                Map.of("hunted", named.get("hunted").subList(0, 1)));
        String queen = named.get("hunted").get(0).name().text("en");
        assertThat(closer.text("en"))
                .isEqualTo("Then one of your frogs is within 3 hops of " + queen + ", instead of 5.");
        assertThat(queen).matches("the \\w+ queen");
        assertThat(closer.things()).contains(named.get("hunted").get(0).player());
    }

    private static void read(WhyBetter reason) {
        assertThat(reason.text("it")).isNotEqualTo(reason.text("en"));
        for (String language : List.of("en", "it")) {
            String said = reason.text(language);
            assertThat(said).matches("\\p{Lu}[^{}\\[\\]<>_]*[^ .]\\.").hasSizeLessThanOrEqualTo(LONGEST);
            assertThat(said).doesNotContain("  ", " .", " ,", " :", "null", "..");
            assertThat(said.chars().filter(c -> c == ':').count()).as(said).isLessThanOrEqualTo(1);
            for (Pattern bad : List.of(TWICE, LABEL)) {
                Matcher found = bad.matcher(said);
                assertThat(found.find()).as(said).isFalse();
            }
            // Numbers stand together, the one that is first, so that each is known for what it is.
            if (said.contains("13") && said.contains("12"))
                assertThat(said)
                        .as(said)
                        .matches(
                                ".*\\b1[23]\\b.*(, instead of|, invece di|, with the other moves|, con le altre mosse) 1[23]\\b.*");
            assertThat(said).as(said).doesNotContain("|").doesNotContainPattern("\\b0\\b");
        }
    }
}
