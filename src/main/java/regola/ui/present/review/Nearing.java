package regola.ui.present.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import regola.advice.Advice;
import regola.advice.AtHand;
import regola.advice.Briefly;
import regola.advice.LastWord;
import regola.advice.WhyBetter;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.language.model.Reason;
import regola.language.model.Type;
import regola.ui.present.picture.RuleSentences;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;

/**
 * A Nearing leads who reads little to one move, always by the same steps: what to look for, where, and the move with
 * its reason.
 *
 * @param advice of which one move is told
 */
record Nearing(HintWords words, Match match, Advice advice) {
    /** So many things stand in rings where the move is nothing but one of them. */
    private static final int AMONG = 3;
    /** More letters of a rule nobody reads beside the board. */
    private static final int SHORT = 100;
    /** What has fewer letters only adds to what was said before. */
    private static final int LEAST = 40;
    /** So many letters of a word are the same whether it is one thing or several. */
    private static final int STEM = 5;

    /**
     * A Told is a rule that is told once in a match.
     *
     * @param number of the rule
     */
    record Told(String number, String sentence) {}

    /** @return whether one move is told before others, and can be seen on the board: then there is something to find */
    boolean isToFind() {
        HintView whole = words.whole(advice);
        return match.legalCount() > 1 && !whole.isAllAlike() && !whole.overlay().isEmpty();
    }

    /** @return what to look for, with the rule that explains it where that is new, and nothing of where it is */
    HintView look(Set<String> known) {
        String rule = glad(known).map(told -> " " + told.sentence()).orElse("");
        return new HintView(Stage.PIECE, words.texts().get("child.hint.think"), sought() + rule, OverlayView.NONE);
    }

    /**
     * @param all what others are told first
     * @param looks whether it is not told yet where
     * @param known numbers of rules that have been told in this match
     * @return what to look for, or where; what others are told where nothing is to be found
     */
    HintView first(HintView all, boolean looks, Set<String> known) {
        if (!isToFind()) return all;
        return looks ? look(known) : where(known).orElse(all);
    }

    /**
     * @param whole what others are told at the end
     * @param begun whether something of it is chosen already
     * @return that one move alone, with what it is good for
     */
    HintView move(HintView whole, boolean begun) {
        String why = Briefly.why(advice, best(), match, words.manner());
        String other = advice.isOpen() ? words.texts().get("child.hint.others") : surprise();
        String said = why.isEmpty() ? other : why;
        // What comes after it in the same turn is asked for when it comes: two plans at once are none.
        OverlayView seen = FirstOfSeveral.alone(words, match, best(), begun);
        if (advice.stake().ways().isEmpty()) for (Ref danger : whole.overlay().points()) seen = seen.point(danger);
        return new HintView(Stage.MOVE, whole.head(), said, seen)
                .playing(whole.play())
                .bringing(Briefly.brings(best(), match, words.manner()))
                .beside(comes(said));
    }

    /**
     * @param known numbers of rules that have been told in this match
     * @return where that is, with what speaks for it or what comes of it, as far as it can be seen, and beside it how
     *     such a move is made if that is told for the first time; empty where the board has nothing to be ringed but
     *     the move itself
     */
    Optional<HintView> where(Set<String> known) {
        List<Ref> pressed = FirstOfSeveral.pressed(words, match, best());
        List<Ref> ringed = pressed.size() > 1 ? pressed.subList(0, 1) : among(pressed);
        if (ringed.isEmpty()) return Optional.empty();
        OverlayView rings = OverlayView.NONE;
        for (Ref each : ringed) rings = rings.ring(each);
        String rule = made(known).map(Told::sentence).orElse("");
        String why = Briefly.reason(advice, best(), match, words.manner());
        String seen = Stream.of(why, comes(""), surprise())
                .filter(said -> !said.isEmpty())
                .findFirst()
                .orElse("");
        return Optional.of(
                seen.isEmpty()
                        ? new HintView(Stage.PIECE, words.texts().get("hint.piece"), rule, rings)
                        : new HintView(Stage.PIECE, words.texts().get("hint.piece"), seen, rings).beside(rule));
    }

    /** @return that nobody knows what comes of the move; empty where it is known */
    private String surprise() {
        boolean foretold = new Witness(match.decider()).isForetold(match, HintWords.index(match, best()));
        return foretold ? "" : words.texts().get("child.hint.surprise");
    }

    /** @return what else comes of the move at once, unless it has been said */
    private String comes(String said) {
        String comes = Briefly.comes(best(), match, words.manner());
        String core = comes.substring(comes.indexOf(": ") + 1).strip().toLowerCase(Locale.ROOT);
        return said.toLowerCase(Locale.ROOT).contains(core) ? "" : comes;
    }

    private Move best() {
        return Briefly.shown(advice);
    }

    /** @return the one thing and some others that are not good; empty where there are no others */
    private List<Ref> among(List<Ref> pressed) {
        if (pressed.isEmpty()) return List.of();
        List<Ref> others = new ArrayList<>(match.decision().legal().stream()
                .filter(move -> !advice.good().contains(move))
                .map(move -> FirstOfSeveral.pressed(words, match, move))
                .filter(rings -> rings.size() == 1)
                .map(rings -> rings.get(0))
                .filter(ring -> !ring.equals(pressed.get(0)))
                .distinct()
                .toList());
        long seed = advice.grounds() == null ? 0 : advice.grounds().seed();
        Collections.shuffle(others, new Random(seed));
        if (others.isEmpty()) return List.of();
        return Stream.concat(pressed.stream(), others.stream().limit(AMONG - 1)).toList();
    }

    /**
     * @return what is in danger, else what there is to be glad of, else what the rules advise and the move serves, else
     *     what they advise, else what to look at; never empty
     */
    private String sought() {
        Manner manner = words.manner();
        String language = manner.language();
        String glad = Briefly.brings(best(), match, manner);
        List<WhyBetter> last =
                advice.reasons().stream().filter(LastWord::isTold).toList();
        Counsel counsel = new Counsel(match, advice);
        return Stream.of(
                        Stream.of(words.theme(last)),
                        Stream.of(glad.isEmpty() ? "" : words.texts().get("child.hint.seek", glad)),
                        Stream.of(words.theme(Briefly.seen(advice, best(), match))),
                        Briefly.advised(best(), match).stream().map(advised -> advised.text(language)),
                        Stream.of(counsel.sentence().text(language), thing()))
                .flatMap(said -> said)
                .map(Nearing::first)
                .filter(HintView::isPlain)
                .findFirst()
                .orElseGet(() -> words.texts().get("child.hint.look.any"));
    }

    /**
     * @return to look at what the move is made with, where others are made with what is called otherwise; else empty
     */
    private String thing() {
        String thing = thing(best());
        boolean others = match.decision().legal().stream()
                .map(this::thing)
                .anyMatch(other -> !other.isEmpty() && !other.equals(thing));
        return thing.isEmpty() || !others ? "" : words.texts().get("child.hint.look.thing", thing);
    }

    private String thing(Move move) {
        return move.arguments().stream()
                .filter(thing -> thing.is(Type.Base.PIECE) && thing.number() >= 0)
                .map(thing -> match.names().title(thing, words.manner()))
                .findFirst()
                .orElse("");
    }

    /** @return the rule that explains what the move is good for; empty if it is known, or there is none */
    Optional<Told> glad(Set<String> known) {
        return told(Stream.concat(gladRule().stream(), spokenOf()), known);
    }

    /** @return the rule of how such a move is made, likewise */
    Optional<Told> made(Set<String> known) {
        return told(made().stream(), known);
    }

    private Optional<Told> told(Stream<String> numbers, Set<String> known) {
        return numbers.filter(number -> !known.contains(number))
                .map(number -> new Told(number, sentence(number)))
                .filter(told -> !told.sentence().isEmpty())
                .findFirst();
    }

    private Optional<String> gladRule() {
        int index = match.decision().legal().indexOf(best());
        return Optional.ofNullable(AtHand.of(match, List.of(index)).get(index)).map(Event::rule);
    }

    /** @return the rules that there is to be glad of, as far as what is looked for speaks of that */
    private Stream<String> spokenOf() {
        String sought = sought().toLowerCase(Locale.ROOT);
        return match.rules().game().rules().stream()
                .filter(rule -> {
                    String glad =
                            match.names().cheered(rule.name(), words.manner().language());
                    String last = glad.substring(glad.lastIndexOf(' ') + 1);
                    return !last.isEmpty() && sought.contains(last.substring(0, Math.min(STEM, last.length())));
                })
                .map(rule -> rule.reason().rule());
    }

    private Optional<String> made() {
        if (match.isSecret()) return Optional.empty();
        Match after = match.scratch();
        List<Event> events = new ArrayList<>();
        after.listen(events::add);
        try {
            after.playIndex(match.decision().legal().indexOf(best()));
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
        return events.stream()
                .filter(event -> event.kind() == Event.Kind.RULE)
                .map(Event::rule)
                .filter(Objects::nonNull)
                .findFirst();
    }

    /**
     * @return what the rule says of all cases, or the last of it, which says most, or the first; empty if all is long
     */
    private String sentence(String number) {
        Reason reason = match.rules().game().ruleTexts().get(number);
        RuleSentences sentences = new RuleSentences(match.rules(), words.names(), words.texts());
        if (reason == null || !sentences.isGeneral(reason)) return "";
        String said = sentences.of(reason);
        String[] parts = said.split("(?<=[.!?]) ");
        return Stream.of(said, parts[parts.length - 1], parts[0])
                .filter(part -> part.length() <= SHORT && part.length() >= LEAST)
                .findFirst()
                .orElse("");
    }

    /** What stands behind a colon explains it, and goes where it makes it long; so does what stands in brackets. */
    private static String first(String said) {
        String whole = said.replaceAll(" \\([^)]*\\)", "").strip();
        String first = HintView.isPlain(whole) ? whole : whole.split("[:;] ")[0].strip();
        return first.isEmpty() || first.matches(".*[.?!]") ? first : first + ".";
    }
}
