package regola.ui.present.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.advice.Advice;
import regola.advice.AsOften;
import regola.advice.Costs;
import regola.advice.LastWord;
import regola.advice.Objection;
import regola.advice.TurnAhead;
import regola.advice.WhyBetter;
import regola.advice.seen.Blow;
import regola.advice.words.FairShare;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.ui.present.match.Consulted;
import regola.ui.present.match.OnlyMove;
import regola.ui.present.picture.Choices;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Preview;
import regola.ui.present.picture.Tongue;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Alike;
import regola.ui.view.match.HintView.Stage;

/** A HintWords puts advice about one decision into words and rings. */
final class HintWords {
    /** More moves than these are not listed, nor more things ringed where one of them is meant. */
    static final int MOST_LISTED = 3;
    /** Of so many ways one sees which goes where. */
    private static final int MOST_WAYS = 3;
    /** Of more moves than these none is called as another is. */
    private static final int MOST_NAMED = 60;
    /** More letters do not fit below the board. */
    static final int MOST_LETTERS = 170;
    /** So large a part of all times is as good as always. */
    private static final double SURELY = 0.95;

    private static final String TICK = "\u2713";

    private final Match match;
    private final int viewer;
    private final Tongue tongue;
    private final Names names;
    private final Texts texts;
    final Preview preview;

    HintWords(Consulted asked) {
        match = asked.match();
        viewer = asked.viewer();
        tongue = asked.tongue();
        names = asked.tongue().advising();
        texts = asked.tongue().texts();
        preview = new Preview(match, asked.tongue(), viewer);
    }

    // ---- a hint

    /** @return the first step of a hint, and what to press then; the whole of it where nothing is to be found out */
    HintView first(Advice given, String then) {
        if (given.good().size() == match.legalCount()) return whole(given);
        Advice advice = new Lookalikes(this).once(given);
        if (advice.isOpen()) return new FirstOfSeveral(this, match, advice).hint(then);
        List<Thing> chosen = advice.best().arguments();
        Ref begins = chosen.size() > 1 ? beginning(chosen.get(0), advice.best()) : null;
        String theme = new Counsel(match, advice).theme(theme(advice.reasons()), manner());
        List<Ref> few = begins != null ? List.of() : FirstOfSeveral.few(this, match, advice);
        if (!few.isEmpty()) {
            OverlayView rings = OverlayView.NONE;
            for (Ref each : few) rings = rings.ring(each);
            return new HintView(
                    Stage.PIECE,
                    theme.isEmpty() ? texts.get("hint.few") : theme,
                    texts.get("hint.few.more", then),
                    rings);
        }
        if (begins == null)
            return theme.isEmpty() || chosen.isEmpty()
                    ? whole(advice)
                    : new HintView(Stage.PIECE, theme, texts.get("hint.theme.more", then), OverlayView.NONE);
        String next = begins.sort() == Ref.Sort.LYING ? "hint.piece.next" : "hint.piece.more";
        String more = (theme + " " + texts.get(next, then)).strip();
        return new HintView(Stage.PIECE, begins(advice.best()), more, OverlayView.NONE.ring(begins));
    }

    /** @return what the move begins with, by its name where it has one */
    String begins(Move move) {
        Thing begins = move.arguments().get(0);
        String asked = Choices.asked(move, names);
        if (asked.isEmpty() && ManyMoves.isOnlyBeginning(match, begins)) return texts.get("hint.piece.only");
        String name = isNameless(begins) ? "" : Names.capital(names.of(begins));
        if (name.isBlank()) return texts.get("hint.piece");
        return (asked + " " + texts.get("hint.piece.named", name)).strip();
    }

    /** @return what the move is good for, without telling it */
    String theme(List<WhyBetter> reasons) {
        // That somebody else can win next comes before all that there is to look for.
        return Stream.concat(reasons.stream().filter(LastWord::isTold), reasons.stream())
                .map(reason -> reason.theme(manner()))
                .filter(words -> !words.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** What is only taken is not played: it goes away. */
    private String key(Move move) {
        boolean one = move.arguments().size() == 1;
        return one && preview.takes(move, move.arguments().get(0)) ? "hint.take.shown" : "hint.move.shown";
    }

    boolean isMovable(Thing thing) {
        return thing.is(Type.Base.PIECE) || thing.is(Type.Base.SITE);
    }

    /** What goes to a place is seen there; of what only changes hands it is seen where it lies. */
    private Ref beginning(Thing thing, Move move) {
        if (isMovable(thing)) return ref(thing);
        boolean lies = thing.is(Type.Base.KIND) && move.arguments().stream().noneMatch(this::isMovable);
        return lies ? preview.lying(thing, move) : null;
    }

    /** @return the move, or the moves, and why */
    HintView whole(Advice given) {
        if (match.legalCount() == 1) return AllAlike.only(this, given.best());
        Advice advice = given.good().size() == match.legalCount() ? given : new Lookalikes(this).once(given);
        if (advice.isOpen()) return several(advice);
        FarOff later = new FarOff(this, match, advice);
        String why = new Counsel(match, advice).with(reasons(advice.reasons()), later.reply(), manner());
        Counted counted = new Counted(this, match, advice);
        return new HintView(
                Stage.MOVE,
                isNameless(advice.best())
                        ? texts.get(key(advice.best()))
                        : texts.get("hint.move", named(advice.best())),
                counted.with(((why.isEmpty() ? texts.get("hint.noReason") : why) + " " + later.reply()).strip()),
                counted.on(later.seen()));
    }

    /**
     * @param more the key of what stands on the button that tells more
     * @return the same, where it is the whole, with what comes after it in the same turn
     */
    HintView first(Advice advice, String more, TurnAhead ahead) {
        HintView first = first(advice, texts.get("hint.then", texts.get(more)));
        if (first.stage() == Stage.MOVE || AllAlike.isLost(advice.reasons())) return whole(advice, ahead);
        String theme = new Counsel(match, advice).theme(theme(advice.reasons()), manner());
        return new Endangered(this, advice.stake()).on(first, theme);
    }

    /** @return the same with what comes after it in the same turn, in order */
    HintView whole(Advice advice, TurnAhead ahead) {
        HintView whole = new Endangered(this, advice.stake()).on(whole(advice), "");
        return new TurnWords(this, ahead).after(whole, advice.best());
    }

    /** @return the one move that is told, as text; null where there are several */
    String told(Advice given) {
        Advice once = given.good().size() == match.legalCount() ? given : new Lookalikes(this).once(given);
        return once.isOpen() ? null : once.best().text();
    }

    /** @return the words for a later decision, said to the same one */
    HintWords at(Match later) {
        return new HintWords(new Consulted(0, later, tongue, viewer));
    }

    Texts texts() {
        return texts;
    }

    private HintView several(Advice advice) {
        List<Move> good = advice.good();
        if (good.size() == match.legalCount())
            return all(FairShare.of(advice.share(), match.rules().players()), advice);
        if (AllAlike.isLost(advice.reasons()))
            return new HintView(
                    Stage.MOVE, texts.get("hint.all.lost"), reasons(advice.reasons()), OverlayView.NONE, Alike.BEHIND);
        FarOff later = new FarOff(this, match, advice);
        if (later.isFirst()) return later.several();
        List<WhyBetter> told = Lettered.plain(advice.reasons());
        String meant = which(good, told);
        String why = new Counsel(match, advice).with(reasons(told), meant, manner());
        // What no move prevents comes behind all the rest, and one sees the rings without being told.
        ManyMoves many = new ManyMoves(this, good);
        boolean one = many.isMost() && new Foremost(this, told).isOne();
        boolean full = why.length() + meant.length() >= MOST_LETTERS && AllAlike.isWhateverTold(told)
                || many.isSeenWithout(meant, why)
                || one;
        String common = many.common();
        if (common.length() + why.length() + meant.length() >= MOST_LETTERS) common = "";
        if (why.isEmpty() && common.isEmpty()) why = texts.get("hint.noReason.several");
        String which = Stream.of(common, why, full ? "" : meant)
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(" "));
        OverlayView seen = one
                ? shown(new Foremost(this, told).moves().get(0))
                : new Pairs(this, good)
                        .on(new Foremost(this, told).on(new Lettered(this, told).on(marked(good, special(told)))));
        return new HintView(Stage.MOVE, many.head(), which, seen);
    }

    /**
     * @return what is said where all is as good: how it stands, if one side is far ahead, and what one can still see
     */
    private HintView all(FairShare standing, Advice advice) {
        List<Move> all = advice.good();
        List<WhyBetter> reasons = advice.reasons();
        AllAlike alike = new AllAlike(this, standing, reasons);
        boolean none = alike.foremost().isEmpty();
        OverlayView seen = none ? alike.seen(advice) : marked(alike.foremost(), List.of());
        Counted counted = new Counted(this, match, advice);
        return new HintView(
                Stage.MOVE,
                alike.head(advice),
                counted.with(alike.with(new Counsel(match, advice))),
                counted.on(alike.isApart() ? new Lettered(this, reasons).on(seen) : seen),
                alike.alike());
    }

    /** @return the moves that surely bring something at once which the others do not */
    private static List<Move> special(List<WhyBetter> reasons) {
        return reasons.stream()
                .filter(HintWords::isSpecial)
                .map(reason -> ((WhyBetter.Apart) reason).move())
                .toList();
    }

    static boolean isSpecial(WhyBetter reason) {
        return reason instanceof WhyBetter.Apart apart && !(apart.what() instanceof WhyBetter.Counts);
    }

    /** @return which moves are meant besides those of which it has been said what they have before the others */
    private String which(List<Move> good, List<WhyBetter> said) {
        List<Move> told = Lettered.told(said);
        List<Move> rest = good.stream().filter(move -> !told.contains(move)).toList();
        boolean lettered = told.size() > 1 && told.stream().anyMatch(this::isNameless);
        // A ring that bears no letter, and of which nothing is told, would make one look for its reason.
        if (lettered && !rest.isEmpty() && new Lettered(this, said).isPossible())
            return texts.get(rest.size() > 1 ? "hint.several.plain.more" : "hint.several.plain");
        if (told.isEmpty() || good.stream().anyMatch(this::isNameless)) return listed(good, said);
        if (rest.size() > MOST_LISTED) return texts.get(new ManyMoves(this, good).key(marked(good, special(said))));
        return rest.isEmpty() ? "" : texts.get("hint.several.also", names(rest));
    }

    /** @return which moves are meant: in words if they are few, and those that no ring can show in any case */
    private String listed(List<Move> good, List<WhyBetter> said) {
        List<Move> special = special(said);
        if (!special.isEmpty() && good.size() <= MOST_LISTED && good.stream().noneMatch(this::isNameless))
            return texts.get(
                    "hint.several.also",
                    names(good.stream().filter(move -> !special.contains(move)).toList()));
        boolean listed = good.size() <= MOST_LISTED && good.stream().noneMatch(this::isNameless);
        List<Move> told = new Foremost(this, said).moves();
        List<Move> unseen = good.stream()
                .filter(move -> rings(move).isEmpty() && !told.contains(move))
                .toList();
        if (listed || unseen.size() == good.size()) return texts.get("hint.several.these", names(good));
        OverlayView marked = marked(good, special(said));
        ManyMoves many = new ManyMoves(this, good);
        boolean arrows = !marked.arrows().isEmpty() && many.isEachShown();
        String rings = texts.get(many.key(new Foremost(this, said).without(marked)));
        if (!arrows && special(said).stream().anyMatch(this::isNameless)) rings = "";
        if (unseen.size() > MOST_LISTED)
            return rings + " " + texts.get("hint.several.also.more", unseen.size(), names.of(unseen.get(0)));
        return unseen.isEmpty() ? rings : rings + " " + texts.get("hint.several.also", names(unseen));
    }

    private String names(List<Move> moves) {
        return names.of(moves);
    }

    /**
     * @param special those that bring more than the others: if they have to be seen, nothing else is ringed
     * @return all of the moves on the board, so that nobody takes one that is not meant for one that is
     */
    OverlayView marked(List<Move> good, List<Move> special) {
        boolean told = special.stream().anyMatch(this::isNameless);
        ManyMoves many = new ManyMoves(this, good);
        if (!many.isEachShown()) return new ManyMoves(this, told ? special : good).begun();
        OverlayView marked = good.size() > MOST_WAYS ? OverlayView.NONE : preview.of(good, () -> false);
        boolean ways = marked.paths().isEmpty();
        for (Move move : good) {
            List<Ref> rings = rings(move);
            // From one tray to another there is no way to be seen: what lies there is ringed.
            boolean lies = rings.stream().anyMatch(ring -> ring.sort() == Ref.Sort.LYING);
            // Rings alone do not tell which end belongs to which beginning.
            if (told && special.contains(move)) for (Ref ring : rings) marked = marked.ring(ring);
            if (lies && !told) for (Ref ring : rings) marked = marked.ring(ring);
            else if (told && ways && rings.size() == 2 && !rings.get(0).equals(rings.get(1)))
                marked = marked.arrow(rings.get(0), rings.get(1));
            else if (ways && rings.size() == 2 && !rings.get(0).equals(rings.get(1)))
                marked = marked.arrow(rings.get(0), rings.get(1)).ring(rings.get(0));
            else if (!told) for (Ref ring : rings) marked = marked.ring(ring);
        }
        return marked;
    }

    /** @return the things that the move is made with; where it turns a ring, the knob that does it */
    List<Ref> rings(Move move) {
        if (preview.hasKnob(move)) return List.of(Ref.move(move.text()));
        return move.arguments().stream()
                .map(thing -> beginning(thing, move))
                .filter(Objects::nonNull)
                .toList();
    }

    /** @return the reasons as sentences; empty if there are none */
    String reasons(List<WhyBetter> reasons) {
        boolean seen = reasons.stream()
                .anyMatch(reason -> reason instanceof WhyBetter.Apart apart && isNameless(apart.move()));
        List<String> said = new ArrayList<>();
        int lettered = 0;
        for (WhyBetter reason : Advice.inOrder(reasons)) {
            // That it stays hard whatever one does is no reason, and helps nobody.
            if (reason instanceof AsOften && reasons.size() > 1) continue;
            String words;
            if (isSpecial(reason)) words = special((WhyBetter.Apart) reason, reasons);
            else if (reason instanceof WhyBetter.Apart && new Foremost(this, reasons).isOne())
                words = new Foremost(this, reasons).among();
            else if (reason instanceof WhyBetter.Apart apart) {
                // Moves that one has to see have no names: each is told by its letter, where that stands on the board.
                String letter = Lettered.letter(lettered++);
                if (seen && !new Lettered(this, reasons).isPossible()) continue;
                words = apart.text(seen ? letter : names.of(apart.move()), manner().language());
            } else if (reason instanceof Costs costs && isNamed(costs.few()))
                words = costs.in(costs.few().stream().map(names::of).toList(), manner());
            else words = reason.in(manner());
            if (!said.contains(words)) said.add(words);
        }
        return String.join(" ", said);
    }

    private boolean isNamed(List<Move> moves) {
        return !moves.isEmpty() && moves.stream().noneMatch(this::isNameless);
    }

    /** What several moves bring alike is said once, of all of them. */
    private String special(WhyBetter.Apart apart, List<WhyBetter> reasons) {
        String brings = apart.said(manner().language());
        List<Move> moves = special(reasons.stream()
                .filter(each -> isSpecial(each)
                        && ((WhyBetter.Apart) each).said(manner().language()).equals(brings))
                .toList());
        boolean more = moves.size() > 1;
        boolean others = special(reasons).stream().distinct().count() > moves.size();
        if (moves.stream().anyMatch(this::isNameless) && others) return texts.get("hint.several.special.of", brings);
        if (moves.stream().anyMatch(this::isNameless))
            return texts.get(more ? "hint.several.special.more" : "hint.several.special", brings);
        return texts.get(more ? "hint.several.special.named.more" : "hint.several.special.named", brings, names(moves));
    }

    // ---- why not another move

    /** @return what is said before a move is tried */
    HintView asking(boolean again) {
        return new HintView(
                Stage.ASKING, texts.get(again ? "hint.again" : "hint.whyNot"), texts.get("hint.ask"), OverlayView.NONE);
    }

    HintView answer(Objection objection) {
        return answer(objection, objection.move().equals(objection.better()));
    }

    /** @param best whether it is what would be done instead of it, too */
    HintView answer(Objection objection, boolean best) {
        if (objection.none() && !objection.events().isEmpty())
            return new Drawn(this, objection).beside(texts.get("hint.all.lost"), events(objection.events()));
        if (objection.none())
            return new HintView(
                    Stage.ANSWER,
                    texts.get(best ? "hint.against.best" : "hint.against.none"),
                    Brought.explained(this, match, objection.move(), best),
                    shown(objection.move()));
        return new Drawn(this, objection).with(texts.get(Loss.key(objection, SURELY)), against(objection));
    }

    private String against(Objection objection) {
        if (objection.lost() && !objection.atOnce().isEmpty()) return events(objection.atOnce());
        Brought brought = new Brought(this, objection.atOnce());
        String brings = brought.sentence();
        // Where something is lost nobody asks what else there is.
        if (brings.isEmpty() && objection.events().isEmpty() && objection.blow() == null)
            brings = brought.granted(match, objection);
        String more = instead(objection);
        // What the move itself brings is told first; where not both fit, what speaks against it counts.
        return !more.isEmpty() && brings.length() + more.length() > MOST_LETTERS ? more : (brings + " " + more).strip();
    }

    /** @return what may come of it, or else what the best move does more, or at least how it could be answered */
    private String instead(Objection objection) {
        Replied replied = new Replied(this, objection);
        if (replied.isTold()) return replied.sentence();
        if (objection.blow() != null) return blow(objection.blow());
        String reply = objection.isNear() || objection.isExplained() ? "" : reply(objection);
        return reply.isEmpty()
                ? more(objection, objection.reasons())
                : Upshot.orChances(match, objection, this) + " " + reply;
    }

    /** @return that somebody could bring that about after the move that was asked about */
    String couldGet(Event event) {
        return new WhyBetter.Happens(
                        event,
                        WhyBetter.Happens.When.WARDED_OFF,
                        match.decider(),
                        match.rules().names())
                .against(true, WhyBetter.YOURS, manner());
    }

    /** @return what may happen, and how often */
    private String blow(Blow blow) {
        String events = events(blow.events());
        int who = blow.chooser(match.decider());
        if (who >= 0 && match.guesses(match.decider()).isNothingHidden()) return can(who, events);
        if (blow.share() >= SURELY) return texts.get("hint.against.events", events);
        long times = Math.round(10 * blow.share());
        long otherwise = Math.round(10 * blow.otherwise());
        if (times <= 1) return texts.get("hint.against.once", events, blow.onceIn());
        if (otherwise > 0 && otherwise < times) return texts.get("hint.against.times.than", events, times, otherwise);
        return texts.get("hint.against.times", events, times);
    }

    /** @return that a player can do it right after a move */
    String can(int player, String events) {
        return texts.get(
                "hint.against.can", Names.capital(names.of(names.catalog().thing(Type.PLAYER, player))), events);
    }

    /** @return how it could be answered, in words or on the board; empty if nobody answers */
    private String reply(Objection objection) {
        return onward().answer(objection.move(), objection.reply());
    }

    /** @return what the best move does more, or that it is hard to tell */
    String more(Objection objection, List<WhyBetter> reasons) {
        boolean named = !isNameless(objection.better());
        List<WhyBetter> told = reasons.stream()
                .filter(reason -> !objection.isNear() || isSeen(reason))
                .toList();
        Optional<Forgone> forgone = named ? Forgone.of(objection, told, manner()) : Optional.empty();
        if (forgone.isPresent())
            return (forgone.get().in(this, named(objection.better())) + " "
                            + against(told.subList(1, told.size()), true))
                    .strip();
        String why = against(told, named);
        if (!why.isEmpty()) return named ? texts.get("hint.against.better.named", named(objection.better()), why) : why;
        if (!objection.isNear() && !objection.atOnce().isEmpty()) return "";
        return objection.isNear()
                ? new HardlyApart(this, objection).sentence()
                : Upshot.orChances(match, objection, this);
    }

    /**
     * @param named whether the better move has just been named or shown
     * @return the reasons for it as sentences, held against the move that was made
     */
    String against(List<WhyBetter> reasons, boolean named) {
        return against(reasons, named, WhyBetter.YOURS);
    }

    private String against(List<WhyBetter> reasons, boolean named, Spoken other) {
        List<String> said = new ArrayList<>();
        boolean better = false; // whether the better move has been spoken of
        for (WhyBetter reason : reasons) {
            String words = held(reason, named || better, other);
            better |= !reason.isTheirs();
            if (!said.contains(words)) said.add(words);
        }
        return String.join(" ", said);
    }

    /**
     * The same where it is looked back at: whoever has just tried another move takes that one for "yours".
     *
     * @param other what the move is called that was made
     */
    String past(List<WhyBetter> reasons, boolean named, Spoken other) {
        List<WhyBetter> theirs = reasons.stream().filter(WhyBetter::isTheirs).toList();
        if (!theirs.isEmpty() && reasons.get(0).isTheirs()) return against(reasons, named, other);
        List<WhyBetter> rest =
                reasons.stream().filter(reason -> !theirs.contains(reason)).toList();
        return (against(rest, named, other) + " " + reasons(theirs)).strip();
    }

    /** Both moves have numbers, and it must be plain which has which. */
    private String held(WhyBetter reason, boolean named, Spoken other) {
        String held = reason.against(named, other, manner());
        if (!held.isEmpty()) return held;
        return named ? reason.in(manner()) : texts.get("hint.against.better", reason.in(manner()));
    }

    /** Whether it is so at once: of moves that are nearly as good, what may be so later is no difference. */
    private static boolean isSeen(WhyBetter reason) {
        if (reason instanceof WhyBetter.Happens happens) return happens.when() != WhyBetter.Happens.When.PREPARED;
        return reason.isPeril() || reason instanceof WhyBetter.Counts counts && counts.isAtOnce();
    }

    String events(List<Event> events) {
        return Told.of(events, this);
    }

    /** @return the move and the answer to it, one after the other */
    OverlayView replied(Move move, List<Move> answer) {
        Match after = answer.isEmpty() ? null : onward().answered(move, answer.get(0));
        return after == null ? shown(move) : new Sequel(this, move).with(after, answer.get(0));
    }

    /** @return the move, and what may come of it in a world that may be the true one */
    OverlayView struck(Move move, Blow blow) {
        return blow.reply()
                .map(reply -> new Sequel(this, move).with(blow.way().after(blow.at()), reply))
                .orElseGet(() -> shown(move));
    }

    /** @return where moves of another moment lead, as the same person sees it */
    Preview preview(Match at) {
        return new Preview(at, tongue, viewer);
    }

    /** @return why there is nothing else */
    OnlyMove only(Move move) {
        return new OnlyMove(match, move, tongue, viewer);
    }

    /** @return how it could go on from here, in words */
    LineWords onward() {
        return new LineWords(this, match, names, texts);
    }

    /** @return where the move leads, with its beginning and its end ringed */
    OverlayView shown(Move move) {
        OverlayView seen = preview.whole(move);
        for (Ref ring : rings(move)) seen = seen.ring(ring);
        return seen;
    }

    /** @return the same with a tick where the move ends, if that is a place of the board */
    OverlayView ticked(OverlayView seen, Move move) {
        List<Ref> ends = rings(move);
        Ref end = ends.isEmpty() ? null : ends.get(ends.size() - 1);
        return end == null || end.sort() != Ref.Sort.SITE || seen.rings().contains(end)
                ? seen
                : seen.label(end.id(), TICK);
    }

    /** @return the move in words; empty where a place of it cannot be said: then one has to see it */
    String named(Move move) {
        return isNameless(move) ? "" : names.of(move);
    }

    /** Whether a move has to be seen: a place of it has no name, or another move is called the same. */
    boolean isNameless(Move move) {
        return move.arguments().stream().anyMatch(this::isNameless) || isOneOfTwins(move);
    }

    private boolean isOneOfTwins(Move move) {
        List<Move> legal = match.isOver() ? List.of() : match.decision().legal();
        if (legal.size() > MOST_NAMED || !legal.contains(move)) return false;
        String called = names.of(move);
        return legal.stream()
                .anyMatch(other -> !other.equals(move) && names.of(other).equals(called));
    }

    private boolean isNameless(Thing thing) {
        return names.catalog().isNameless(thing.type(), thing.number(), manner());
    }

    static Ref ref(Thing thing) {
        if (thing.number() < 0) return null;
        if (thing.is(Type.Base.SITE)) return Ref.site(thing.id());
        if (thing.is(Type.Base.PIECE)) return Ref.piece(thing.id());
        return thing.is(Type.Base.KIND) ? Ref.kind(thing.id()) : null;
    }

    Names names() {
        return names;
    }

    /** Who asks is spoken to: what is taken is yours. */
    Manner manner() {
        return tongue.asking();
    }

    static int index(Match match, Move move) {
        return match.decision().legal().indexOf(move);
    }
}
