package regola.ui.present;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import regola.engine.Match;
import regola.engine.value.Decision;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Type;
import regola.ui.view.MatchView;
import regola.ui.view.Ref;
import regola.ui.view.TravelView;

/**
 * A MatchSession is one match as a person plays it: its moments, what is picked of the next move, why the last try was
 * refused. Confined to one thread; every method leaves it in a state that can be shown.
 */
final class MatchSession {
    private final MatchSetUp setUp;
    private final Opponent opponent;
    private final Set<String> computers;
    private Timeline line;
    private Tongue tongue;
    private Picks picks = Picks.none(List.of());
    private Refusal refusal;
    private RuleFailure failure;
    private List<TravelView> travels = List.of();
    /** True while a learner looks round in the past of a match in which a computer would be to move. */
    private boolean paused;

    /** What was pointed at in vain, the last of it just now. The reason is null where nothing could ever be done with it. */
    record Refusal(List<Thing> tried, Why why) {}

    /** @throws RuleFailure if the match cannot even begin */
    MatchSession(MatchSetUp setUp, Opponent opponent, String language) {
        this.setUp = setUp;
        this.opponent = opponent;
        this.computers = new HashSet<>(setUp.computers());
        this.line = Timeline.start(setUp.rules(), setUp.seed());
        this.tongue = new Tongue(setUp.rules(), language);
        settle();
    }

    /** A new moment is shown: nothing is picked in it yet. */
    private void settle() {
        Match match = line.match();
        picks = Picks.none(match.isOver() ? List.of() : match.decision().legal());
        refusal = null;
        failure = null;
    }

    private boolean isPersonToDecide() {
        return !line.match().isOver() && !isComputer(line.match().decider());
    }

    private boolean isComputer(int player) {
        return player >= 0 && computers.contains(tongue.names().catalog().id(Type.PLAYER, player));
    }

    // ---- what a person does

    void point(List<Ref> refs) {
        pick(refs, true);
    }

    /** As pointing, but what is picked already stays picked. */
    void lift(List<Ref> refs) {
        pick(refs, false);
    }

    /** @param toggles whether pointing at what is picked takes it back */
    private void pick(List<Ref> refs, boolean toggles) {
        refusal = null;
        failure = null;
        travels = List.of();
        if (!isPersonToDecide()) return;
        List<Thing> meant = tongue.names().things(refs);
        for (Thing thing : meant) {
            if (!picks.things().contains(thing)) continue;
            if (toggles) picks = picks.without(thing);
            return;
        }
        // What lies with somebody else is meant last: "this for that, with you".
        boolean lastFirst = meant.stream().anyMatch(t -> t.is(Type.Base.PLAYER) && t.number() != line.match().decider());
        Optional<Picks> next = picks.pointAt(meant, lastFirst);
        if (next.isEmpty()) refuse(meant);
        else go(next.get());
    }

    /** Plays, if the picks leave one move and nothing in it that could still be pointed at. */
    private void go(Picks next) {
        picks = next;
        if (next.left().size() != 1) return;
        Move only = next.left().get(0);
        boolean open = next.open(only).anyMatch(part -> part.thing().is(Type.Base.SITE) || part.thing().is(Type.Base.PIECE));
        if (!open) play(only);
    }

    private void refuse(List<Thing> meant) {
        // Of pieces that are alike one cannot say which is meant, so the place where it lies is meant before.
        List<Thing> particular = new ArrayList<>(meant);
        particular.sort(Comparator.comparing(this::isAlike));
        List<List<Thing>> tries = new ArrayList<>();
        for (Thing thing : particular) {
            List<Thing> all = new ArrayList<>(picks.things());
            all.add(thing);
            tries.add(all);
        }
        for (Thing thing : particular) tries.add(List.of(thing));
        for (List<Thing> tried : tries) {
            List<Why> whys = line.match().whyNot(tried);
            if (!whys.isEmpty()) {
                refusal = new Refusal(tried, nearest(whys, tried.get(tried.size() - 1)));
                return;
            }
        }
        refusal = new Refusal(tries.isEmpty() ? List.of() : tries.get(0), null);
    }

    private boolean isAlike(Thing thing) {
        return thing.is(Type.Base.KIND) || thing.is(Type.Base.PIECE) && tongue.names().catalog().piece((int) thing.number()).alike();
    }

    /** A reason that speaks of the very thing, and not of the place where it stands, is meant first. */
    private static Why nearest(List<Why> whys, Thing thing) {
        return whys.stream().filter(why -> why.things().contains(thing)).findFirst().orElse(whys.get(0));
    }

    /** @param key of a choice in the last picture */
    void choose(String key) {
        refusal = null;
        failure = null;
        travels = List.of();
        if (!isPersonToDecide()) return;
        Move move = Choices.move(picks, key);
        if (move != null) play(move);
        else go(Choices.put(picks, key));
    }

    void clear() {
        travels = List.of();
        settle();
    }

    private void play(Move move) {
        try {
            line.play(move);
            paused = false;
            settle();
            travels = Travels.of(line.now().events(), viewer(), tongue.looks());
        } catch (RuleFailure broken) {
            settle();
            fail(broken);
        }
    }

    /** The rule file failed; the match stands where it stood. */
    void fail(RuleFailure broken) {
        failure = broken;
        travels = List.of();
        paused = true; // or a computer would try the same for ever
    }

    /** The rule file failed in describing this moment: back to the one before. */
    void stepBack(RuleFailure broken) {
        if (line.at() == 0) throw broken;
        line.goTo(line.at() - 1);
        settle();
        fail(broken);
    }

    boolean isComputersTurn() {
        return !paused && !line.match().isOver() && isComputer(line.match().decider());
    }

    void letComputerPlay() {
        if (!isComputersTurn()) return;
        Decision decision = line.match().decision();
        play(opponent.choose(decision));
    }

    // ---- going back and forth

    boolean canUndo() {
        return line.at() > 0;
    }

    boolean canRedo() {
        return line.at() < line.last();
    }

    /** Back to where a person decided last; one step if nobody did. */
    void undo() {
        int to = line.at() - 1;
        while (to > 0 && isComputer(line.moments().get(to).match().decider())) to--;
        boolean found = to >= 0 && !isComputer(line.moments().get(Math.max(0, to)).match().decider());
        goTo(found ? to : line.at() - 1);
    }

    void redo() {
        int to = line.at() + 1;
        while (to < line.last() && isComputer(line.moments().get(to).match().decider())) to++;
        boolean step = to == line.at() + 1;
        goTo(to);
        if (step) travels = Travels.of(line.now().events(), viewer(), tongue.looks());
    }

    void goTo(int moment) {
        line.goTo(moment);
        travels = List.of();
        settle();
        paused = !line.match().isOver() && isComputer(line.match().decider());
    }

    void goOn() {
        travels = List.of();
        failure = null;
        paused = false;
    }

    /** From the start, with the same seed: the same set-up. */
    void restart() {
        line = Timeline.start(setUp.rules(), setUp.seed());
        travels = List.of();
        paused = false;
        settle();
    }

    void seat(String player, boolean computer) {
        if (computer) computers.add(player);
        else computers.remove(player);
        travels = List.of();
        picks = Picks.none(line.match().isOver() ? List.of() : line.match().decision().legal());
    }

    void speak(String language) {
        tongue = new Tongue(setUp.rules(), language);
        travels = List.of();
    }

    /** @return the seat that looks, -1 if nothing is hidden from whoever looks */
    int viewer() {
        List<Integer> people = new ArrayList<>();
        for (int p = 0; p < tongue.names().catalog().players(); p++) if (!isComputer(p)) people.add(p);
        if (people.isEmpty()) return -1;
        int decider = line.match().decider();
        return people.contains(decider) ? decider : people.get(0);
    }

    MatchView picture(long serial) {
        return new MatchPicture(setUp.rules(), line, tongue, computers, viewer())
                .of(serial, picks, refusal, failure, travels, isPersonToDecide(), paused, canUndo(), canRedo());
    }
}
