package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import regola.engine.Match;
import regola.engine.value.Answer;
import regola.engine.value.Catalog;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Type;
import regola.ui.view.board.Ref;

/**
 * A Pointing is what a person has pointed at of the next move of a match, until it is a whole move, and why the last
 * try was refused. The match is asked, never played on. Confined to one thread; made anew for each decision.
 */
public final class Pointing {
    private final Match match;
    private final Names names;
    private final List<String> taught;
    private Picks picks;
    private Refusal refusal;
    private boolean forgiven; // since the last press
    /** A piece that nothing can be done with: who then points at a place wants to go there with it. Or null. */
    private Thing spurned;
    /** What is in the hand, all that it may mean; empty if nothing is. */
    private List<Thing> lifted = List.of();
    /** Whether nothing could be done with what was taken up. */
    private boolean vain;
    /** Whether something was put down just now where it does not go. */
    private boolean misplaced;
    /** What a hint has told; null for nothing. */
    private String told;
    /** The move that is whole with what was taken up, made where it is put down; null if there is none. */
    private Move whole;

    /**
     * What was pointed at in vain, the last of it just now.
     *
     * @param zone where it lies, if it is one of several that are alike; else ""
     * @param why null where nothing could ever be done with it
     * @param stray whether it is nothing that a move could go on with, even if it were another one of its sort
     * @param early whether it is a place, and a piece is to be chosen before
     * @param stuck whether it could be moved, were there only somewhere to go: the reason speaks of one such place
     * @param nowhere whether there is no place at all where it was pressed
     */
    public record Refusal(
            List<Thing> tried, String zone, Why why, boolean stray, boolean early, boolean stuck, boolean nowhere) {
        Refusal(List<Thing> tried, String zone, Why why, boolean stray) {
            this(tried, zone, why, stray, false, false, false);
        }
    }

    private Pointing(Match match, Names names, List<String> taught) {
        this.match = match;
        this.names = names;
        this.taught = List.copyOf(taught);
        this.picks = Picks.none(match.isOver() ? List.of() : match.decision().legal());
    }

    /** @param names in any language */
    public static Pointing at(Match match, Names names) {
        return at(match, names, List.of());
    }

    /** @param taught numbers of rules that are learnt just now: of several reasons theirs is told */
    public static Pointing at(Match match, Names names, List<String> taught) {
        return new Pointing(match, names, taught);
    }

    /** @param next the move that a hint tells, as text, which is meant where only its end is picked; null for none */
    public void follow(String next) {
        told = next;
    }

    Picks picks() {
        return picks;
    }

    /** @return null if the last try was not refused */
    public Refusal refusal() {
        return refusal;
    }

    /**
     * @return what sort of thing a move goes on with now: "piece", "site", "player", "answer" where nothing is left to
     *     be pointed at, else "other"; one for each sort
     */
    public Set<String> wanted() {
        Set<String> sorts = new TreeSet<>();
        for (Move move : picks.left())
            sorts.add(
                    picks.open(move).findFirst().map(part -> sort(part.thing())).orElse("answer"));
        return sorts;
    }

    /** @return what a move can go on with now, each thing once */
    public List<Thing> next() {
        return picks.beginnings();
    }

    private static String sort(Thing thing) {
        if (thing.is(Type.Base.PIECE) || thing.is(Type.Base.KIND)) return "piece";
        return thing.is(Type.Base.SITE) ? "site" : thing.is(Type.Base.PLAYER) ? "player" : "other";
    }

    /** @return whether something of a move is picked, or something was taken up that nothing can be done with */
    public boolean isBegun() {
        return !picks.isEmpty() || spurned != null;
    }

    /** @return whether something of a move is picked, so that it goes on from there */
    public boolean isPicked() {
        return !picks.isEmpty();
    }

    /** @return whether something was put down just now where it does not go */
    boolean isMisplaced() {
        return misplaced;
    }

    /** @return what of a move is picked */
    public List<Thing> picked() {
        return picks.things();
    }

    /** @return whether a place is picked, and a piece that goes there is still to be */
    public boolean isWhoOpen() {
        return !picks.isEmpty()
                && picks.things().stream().allMatch(thing -> thing.is(Type.Base.SITE))
                && picks.left().stream()
                        .allMatch(move -> picks.open(move)
                                .findFirst()
                                .filter(part -> isGoing(part.thing(), move))
                                .isPresent());
    }

    /**
     * @return the move of the only one that goes where only a place is picked, or of the one that a hint has told; none
     *     where that may mean anything else
     */
    public Optional<Move> byOnlyOne() {
        if (refusal != null || !isWhoOpen()) return Optional.empty();
        List<Move> left = picks.left();
        var meant = left.stream().filter(each -> left.size() == 1 || each.text().equals(told));
        Set<String> there = there(picks.things());
        boolean chosen = Picks.none(match.decision().legal()).beginnings().stream()
                .anyMatch(thing -> picks.things().contains(thing) || there.contains(thing.id()));
        return chosen ? Optional.empty() : meant.findFirst();
    }

    /** Whether that is a piece, or the place where one stands that the move begins with. */
    private boolean isGoing(Thing thing, Move move) {
        if (thing.is(Type.Base.PIECE) || thing.is(Type.Base.KIND)) return true;
        return thing.is(Type.Base.SITE)
                && thing.equals(move.arguments().get(0))
                && !there(List.of(thing)).isEmpty();
    }

    /** What was pointed at is nothing at all; what is picked stays picked. */
    public void stray() {
        refusal = new Refusal(List.of(), "", null, true);
    }

    /** Forgets why the last try was refused; what is picked stays picked. */
    public void forgive() {
        forgiven |= refusal != null;
        refusal = null;
    }

    /**
     * Points at something, which may mean several things, the most particular first; pointing at what is picked takes
     * it back, but just after a refused try, also a forgiven one, it begins again from there.
     *
     * @return the move to play, if the picks leave one and nothing in it that could still be pointed at
     */
    public Optional<Move> point(List<Ref> refs) {
        letGo();
        return pick(refs, refusal == null && !forgiven, true);
    }

    /**
     * As pointing, but what is picked already stays picked if it goes with that. Nothing is played before it is put
     * down.
     */
    public void lift(List<Ref> refs) {
        letGo();
        whole = pick(refs, false, true).orElse(null);
        if (refusal != null && !picks.isEmpty()) {
            // Something else is in the hand now than what was chosen before.
            picks = Picks.none(match.decision().legal());
            whole = pick(refs, false, true).orElse(null);
        }
        lifted = names.things(refs);
        vain = refusal != null;
    }

    /**
     * As pointing, but only what was taken up goes there: nothing else is chosen by it, and no move is made that does
     * not bring it there.
     */
    public Optional<Move> drop(List<Ref> refs) {
        List<Thing> meant = names.things(refs);
        Move ready = whole;
        whole = null;
        Optional<Move> move = Optional.empty();
        if (ready != null && goesTo(ready, meant)) {
            move = Optional.of(ready);
        } else if (ready != null) {
            forget();
            refuse(meant);
        } else if (!lifted.isEmpty() && !isBarred()) {
            move = pick(refs, refusal == null, false);
        }
        letGo();
        misplaced = refusal != null;
        return move;
    }

    /**
     * Whether a rule keeps what was taken up on the board where it lies: then nothing that is like it comes instead.
     */
    private boolean isBarred() {
        return vain && refusal != null && refusal.why() != null && Likeness.isOnBoard(lifted, names.catalog());
    }

    /**
     * A press beside all places, or what was taken up is put down there: then a move may take it off the board.
     *
     * @param spot a place that is there nevertheless, since the board goes on; else empty
     */
    public Optional<Move> beside(List<Ref> spot) {
        Move ready = whole;
        boolean leaves = ready != null
                && Preview.goals(names.catalog(), match, ready, lifted).stream()
                        .noneMatch(goal ->
                                names.catalog().site((int) goal.number()).onBoard());
        if (leaves) {
            letGo();
            return Optional.of(ready);
        }
        if (ready != null) forget();
        Optional<Move> move = Optional.empty();
        if (!spot.isEmpty() && lifted.isEmpty()) move = point(spot); // close to the rim of a place it is meant
        else if (!spot.isEmpty()) pick(spot, refusal == null, false);
        letGo();
        boolean vainly = move.isEmpty() && (spot.isEmpty() || refusal == null);
        if (vainly) refusal = new Refusal(List.of(), "", null, true, false, false, spot.isEmpty());
        return move;
    }

    /**
     * What was taken up is put down where it lay: a move that was whole with it is not made, and it is said what goes
     * on now, if it is not seen.
     *
     * @return nothing
     */
    public Optional<Move> putBack() {
        if (whole != null) forget();
        letGo();
        if (!isBegun() && refusal == null) stray();
        return Optional.empty();
    }

    private void letGo() {
        lifted = List.of();
        misplaced = false;
        vain = false;
        whole = null;
    }

    private void forget() {
        picks = Picks.none(match.decision().legal());
        refusal = null;
    }

    /** Whether a move brings there what is in the hand; one that moves nothing of it may be made anywhere. */
    private boolean goesTo(Move move, List<Thing> meant) {
        Set<Thing> goals = Preview.goals(names.catalog(), match, move, lifted);
        return goals.isEmpty() ? !vain : meant.stream().anyMatch(goals::contains);
    }

    /**
     * @return the legal moves that pointing there would leave; those that are left already, if it would leave none or
     *     nothing is meant
     */
    public List<Move> leading(List<Ref> refs) {
        List<Thing> meant = names.things(refs);
        boolean again = meant.stream().anyMatch(picks.things()::contains);
        Optional<Picks> next =
                meant.isEmpty() || again ? Optional.empty() : Choices.pointAt(picks, meant, isElsewhere(meant), names);
        return next.map(Picks::left).orElse(picks.isEmpty() ? List.of() : picks.left());
    }

    private Optional<Move> pick(List<Ref> refs, boolean toggles, boolean chooses) {
        Refusal before = refusal;
        refusal = null;
        forgiven = false;
        List<Thing> meant = names.things(refs);
        for (Thing thing : meant) {
            // The like of what one gives oneself is something else where it lies with somebody else.
            boolean others = thing.is(Type.Base.KIND) && isElsewhere(meant);
            if (others || !picks.things().contains(thing)) continue;
            if (toggles) picks = picks.without(thing);
            spurned = null;
            return Optional.empty();
        }
        Optional<Picks> next = Choices.pointAt(picks, meant, isElsewhere(meant), names);
        if (next.isPresent() && !isForAnotherKind(next.get(), meant) && isCarried(next.get(), meant))
            return go(next.get());
        Optional<Picks> anew = next.isPresent() || !chooses ? Optional.empty() : anew(meant);
        if (anew.isPresent()) return go(anew.get());
        boolean nothing = lifted.isEmpty() && spurned == null;
        refuse(nothing ? new Likeness(match, names).withPiece(picks, meant) : meant);
        // What nothing can be done with can go nowhere for the same reason.
        boolean known = before != null && before.why() != null && spurned != null && !Likeness.hasPiece(meant);
        if (known && refusal.why() == null) refusal = before;
        return Optional.empty();
    }

    private Optional<Picks> anew(List<Thing> meant) {
        boolean ground = spurned == null && Likeness.isPlaceOnly(meant);
        return picks.anew(meant, ground ? there(meant) : Set.of());
    }

    /** Whether what is in the hand goes there, and nothing else is chosen instead; true where nothing is. */
    private boolean isCarried(Picks next, List<Thing> meant) {
        if (lifted.isEmpty()) return true;
        if (!next.things().containsAll(picks.things())) return false;
        return !vain || next.left().stream().anyMatch(move -> goesTo(move, meant));
    }

    private Set<String> there(List<Thing> sites) {
        Standing standing = Standing.of(match, -1);
        return sites.stream().flatMap(site -> standing.at(site.id()).stream()).collect(Collectors.toSet());
    }

    /** Who took up a piece of one kind in vain does not want to put down one of another. */
    private boolean isForAnotherKind(Picks next, List<Thing> meant) {
        if (spurned == null || !spurned.is(Type.Base.KIND) || Likeness.hasPiece(meant)) return false;
        return next.left().stream()
                .allMatch(move -> move.arguments().stream().anyMatch(thing -> thing.is(Type.Base.KIND))
                        && !move.arguments().contains(spurned));
    }

    /**
     * @param key of a choice in the last picture
     * @return the move to play, if it is whole
     */
    public Optional<Move> choose(String key) {
        refusal = null;
        Move move = Choices.move(picks, key);
        return move != null ? Optional.of(move) : go(Choices.put(picks, key));
    }

    /**
     * Tries a whole move.
     *
     * @return the move to play; empty if it may not be made, and then it is known why
     */
    public Optional<Move> attempt(String move) {
        refusal = null;
        Answer answer = match.ask(move);
        if (answer instanceof Answer.Legal legal) return Optional.of(legal.move());
        if (answer instanceof Answer.Refused refused) refusal = new Refusal(List.of(), "", refused.why(), false);
        return Optional.empty();
    }

    /** What lies with somebody else is meant last: "this for that, with you". */
    private boolean isElsewhere(List<Thing> meant) {
        return meant.stream().anyMatch(t -> t.is(Type.Base.PLAYER) && t.number() != match.decider());
    }

    private Optional<Move> go(Picks next) {
        picks = next;
        spurned = null;
        if (next.left().size() != 1) return Optional.empty();
        Move only = next.left().get(0);
        boolean open = next.open(only)
                .anyMatch(
                        part -> part.thing().is(Type.Base.SITE) || part.thing().is(Type.Base.PIECE));
        return open ? Optional.empty() : Optional.of(only);
    }

    private void refuse(List<Thing> meant) {
        if (isGroundOfChoices(meant) || lifted.isEmpty() && new Likeness(match, names).isAside(picks, meant)) {
            List<Thing> others = new Likeness(match, names).others(meant);
            // Who presses what waits to be put down wants that, and no longer what was chosen before.
            if (others.isEmpty() && new Likeness(match, names).isPutDown(meant))
                picks = Picks.none(match.decision().legal());
            refusal = new Refusal(others, "", null, true);
            return;
        }
        if (isRefusedWhereOthersArePut(meant)) return;
        refusal = Choices.refusal(match, names, picks, meant, isElsewhere(meant));
        if (refusal != null) return;
        // Of pieces that are alike one cannot say which is meant, so the place where it lies is meant before.
        List<Thing> particular = new ArrayList<>(meant);
        particular.sort(Comparator.comparing(this::likeness));
        List<List<Thing>> tries = new ArrayList<>();
        List<Thing> begins = picks.isEmpty() && spurned == null ? picks.beginnings() : List.of();
        boolean only = begins.size() == 1
                && Likeness.isPlaceOnly(meant)
                && !begins.get(0).is(Type.Base.SITE);
        // Where one thing only can be chosen first, it need not be: it is what was to go there.
        if (only) tries.add(List.of(begins.get(0), particular.get(0)));
        for (Thing thing : particular) if (isPlaceForSpurned(thing, meant)) tries.add(List.of(spurned, thing));
        if (Likeness.isPlaceOnly(meant) && picks.isEmpty())
            for (Thing carried : lifted) if (!carried.equals(spurned)) tries.add(List.of(carried, meant.get(0)));
        for (Thing thing : particular) {
            List<Thing> all = new ArrayList<>(picks.things());
            all.add(thing);
            tries.add(all);
        }
        for (Thing thing : particular) tries.add(List.of(thing));
        if (Likeness.isPlaceOnly(meant) && picks.isEmpty() && !lifted.isEmpty() && isForbidden(meant.get(0))) return;
        for (List<Thing> tried : tries) {
            List<Why> whys = match.whyNot(tried);
            if (whys.isEmpty()) continue;
            Thing last = tried.get(tried.size() - 1);
            boolean isForSpurned = tried.size() > 1 && (tried.get(0).equals(spurned) || lifted.contains(tried.get(0)));
            boolean early = !only && !isForSpurned && isTooEarly(meant);
            boolean stray = !only && !isForSpurned && (early || new Likeness(match, names).isStray(picks, meant));
            Why why = nearest(whys, last);
            Set<String> ways = tried.size() == 1 ? waysOf(last) : Set.of();
            // What cannot be done with it in another way is beside the point where others like it go somewhere.
            if (!ways.contains(Objects.requireNonNullElse(why.form(), "")))
                why = whys.stream()
                        .filter(each -> isStuck(each, ways))
                        .findFirst()
                        .orElse(why);
            why = new Likeness(match, names).orBefore(picks, meant, why);
            boolean stuck = isStuck(why, ways);
            refusal = new Refusal(
                    tried, likeness(last) == 0 ? "" : Likeness.placeOf(meant), why, stray, early, stuck, false);
            if (early) return;
            // Who has been told that it is another player's, or goes nowhere, means another one next.
            boolean told = new Likeness(match, names).isOthers(last) || stuck && last.is(Type.Base.KIND);
            if (Likeness.hasPiece(meant) && !isForSpurned) spurned = picks.isEmpty() && !told ? last : null;
            return;
        }
        Why otherwise = new Likeness(match, names).orBefore(picks, meant, null);
        refusal = new Refusal(tries.isEmpty() ? List.of() : tries.get(0), "", otherwise, true);
    }

    /** Whether a rule forbids the place for what is in the hand, and others are put down by naming a place. */
    private boolean isRefusedWhereOthersArePut(List<Thing> meant) {
        if (lifted.isEmpty() || !picks.isEmpty()) return false;
        for (Thing place : meant) {
            Why why = Preview.whyNotPut(names.catalog(), match, lifted, place);
            if (why == null) continue;
            refusal = new Refusal(List.of(lifted.get(0), place), Likeness.placeOf(lifted), why, false);
            return true;
        }
        return false;
    }

    /** Whether a rule says of what is in the hand that it may not go there at all, in a way in which others may. */
    private boolean isForbidden(Thing place) {
        for (Thing carried : lifted) {
            if (!match.whyNot(List.of(carried, place)).isEmpty()) return false;
        }
        for (Thing carried : lifted) {
            for (String move : ways(carried, place)) {
                if (!(match.ask(move) instanceof Answer.Refused refused)) continue;
                List<Thing> tried = List.of(carried, place);
                refusal = new Refusal(
                        tried, likeness(carried) == 0 ? "" : Likeness.placeOf(lifted), refused.why(), false);
                return true;
            }
        }
        return false;
    }

    /** @return what it would be called to go there, in the ways in which things of its sort go somewhere now */
    private Set<String> ways(Thing carried, Thing place) {
        Set<String> ways = new TreeSet<>();
        for (Move move : picks.left()) {
            List<String> words = new ArrayList<>();
            int things = 0;
            int carries = 0;
            for (Move.Part part : move.parts()) {
                Thing thing = part.thing();
                if (thing != null) things++;
                boolean carriedHere = thing != null
                        && carries == 0
                        && thing.type().base() == carried.type().base();
                if (carriedHere) carries++;
                words.add(
                        carriedHere
                                ? carried.id()
                                : thing != null && thing.is(Type.Base.SITE) ? place.id() : part.text());
            }
            if (things == 2 && carries == 1) ways.add(String.join(" ", words));
        }
        return ways;
    }

    /**
     * Things that are alike and merely lie about there do not make a place another one: the only one of its sort wants
     * to go there.
     */
    private boolean isPlaceForSpurned(Thing thing, List<Thing> meant) {
        if (spurned == null || !picks.isEmpty()) return false;
        if (!Likeness.hasPiece(meant)) return true;
        boolean liesAbout = meant.stream().allMatch(each -> each.is(Type.Base.SITE) || likeness(each) > 0);
        return thing.is(Type.Base.SITE) && spurned.is(Type.Base.PIECE) && likeness(spurned) == 0 && liesAbout;
    }

    /** Who misses the pieces to choose from and meets the place where they lie has not tried to go there. */
    private boolean isGroundOfChoices(List<Thing> meant) {
        if (!picks.isEmpty() || spurned != null || !Likeness.isPlaceOnly(meant)) return false;
        Set<String> there = there(meant);
        return picks.beginnings().stream().anyMatch(thing -> thing.is(Type.Base.PIECE) && there.contains(thing.id()));
    }

    /**
     * @param thing a piece, or where one stands
     * @return the first words of the forms in which others like it can go somewhere now; "" for a form without words
     */
    private Set<String> waysOf(Thing thing) {
        if (!picks.isEmpty()
                || thing.is(Type.Base.SITE) && there(List.of(thing)).isEmpty()) return Set.of();
        return picks.left().stream()
                .filter(move -> goesLike(thing, move))
                .map(move -> word(move.parts().get(0)))
                .collect(Collectors.toSet());
    }

    private boolean goesLike(Thing thing, Move move) {
        List<Thing> open = picks.open(move).map(Move.Part::thing).toList();
        return open.size() == 2
                && open.get(0).type().base() == thing.type().base()
                && sortOf(open.get(0)).equals(sortOf(thing))
                && Likeness.zone(names.catalog(), open.get(0)).equals(Likeness.zone(names.catalog(), thing))
                && open.get(1).is(Type.Base.SITE);
    }

    private static String word(Move.Part part) {
        return part.thing() == null ? part.text() : "";
    }

    /** Whether nothing is said against it but where it would have to go to. */
    private static boolean isStuck(Why why, Set<String> ways) {
        return why.open() && ways.contains(Objects.requireNonNullElse(why.form(), ""));
    }

    /** A place with nothing on it, where what moves is still to be chosen. */
    private boolean isTooEarly(List<Thing> meant) {
        if (!picks.isEmpty()) return new Likeness(match, names).isWithoutMover(picks, meant);
        if (spurned != null || hasMover(meant)) return false;
        return wanted().equals(Set.of("piece")) || new Likeness(match, names).isWithoutMover(picks, meant);
    }

    /** Whether a piece is meant of the sort that moves begin with; what merely lies at a place belongs to the place. */
    private boolean hasMover(List<Thing> meant) {
        Set<String> sorts = picks.left().stream()
                .flatMap(move -> picks.open(move).limit(1))
                .map(Move.Part::thing)
                .map(this::sortOf)
                .collect(Collectors.toSet());
        return meant.stream()
                .filter(thing -> thing.is(Type.Base.PIECE) || thing.is(Type.Base.KIND))
                .anyMatch(thing -> sorts.contains(sortOf(thing)));
    }

    /** @return the set of pieces that a piece or a kind belongs to; empty for anything else */
    private String sortOf(Thing thing) {
        Catalog catalog = names.catalog();
        int number = (int) thing.number();
        if (thing.is(Type.Base.PIECE))
            return catalog.kind(catalog.piece(number).kind()).pieceClass();
        return thing.is(Type.Base.KIND) ? catalog.kind(number).pieceClass() : "";
    }

    /** @return 0 for the only one of its sort; more for one of several, a kind before a piece that is like others */
    private int likeness(Thing thing) {
        if (thing.is(Type.Base.KIND)) return 1;
        return thing.is(Type.Base.PIECE)
                        && names.catalog().piece((int) thing.number()).alike()
                ? 2
                : 0;
    }

    /** A reason that speaks of the very thing, and not of the place where it stands, is meant first. */
    private Why nearest(List<Why> whys, Thing thing) {
        for (Why why : whys) if (taught.contains(why.rule())) return why;
        return whys.stream()
                .filter(why -> why.things().contains(thing))
                .findFirst()
                .orElse(whys.get(0));
    }
}
