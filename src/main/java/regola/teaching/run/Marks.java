package regola.teaching.run;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Thing;
import regola.language.model.Type;

/** A Marks is what the learner has pointed at in a step that asks to find things. */
final class Marks {
    /** Only from the third check on it is told what was missed: until then there is something to look for. */
    private static final int TELLS_ALL = 3;

    private final Set<Thing> wanted;
    private final Set<Type.Base> bases;
    private final Predicate<Thing> markable;
    private final boolean all;
    private final boolean single;
    private final Set<Thing> marked = new LinkedHashSet<>();
    /** Where there is one mark only: what was found to be wrong stays marked so, and cannot be marked again. */
    private final Set<Thing> refuted = new LinkedHashSet<>();

    /** Where several are to be found: what was found to be right stays marked. */
    private final Set<Thing> found = new LinkedHashSet<>();

    /** Where several are to be found: what was found to be wrong, until it is unmarked. */
    private final Set<Thing> wrong = new LinkedHashSet<>();

    private boolean checked;
    private int checks;

    /**
     * @param wanted what is right
     * @param base what kind of thing is meant where nothing is right
     * @param all all must be marked; else any of them will do
     * @param single whether there is one mark only, which moves
     * @param markable what can be marked of the kind of thing that is meant
     */
    Marks(List<Thing> wanted, Type.Base base, boolean all, boolean single, Predicate<Thing> markable) {
        this.wanted = new LinkedHashSet<>(wanted);
        this.bases = EnumSet.of(base);
        wanted.forEach(thing -> bases.add(thing.type().base()));
        this.markable = markable;
        this.all = all;
        this.single = single;
    }

    /**
     * @return what can be marked where nobody says more: a place on the board, or in a zone where something is right;
     *     any piece and player
     */
    static Predicate<Thing> seen(Collection<Thing> wanted, Catalog names) {
        Set<String> zones = wanted.stream()
                .filter(thing -> thing.is(Type.Base.SITE))
                .map(thing -> names.site((int) thing.number()).zone())
                .collect(Collectors.toSet());
        return thing -> !thing.is(Type.Base.SITE)
                || names.site((int) thing.number()).onBoard()
                || zones.contains(names.site((int) thing.number()).zone());
    }

    void mark(List<Thing> meant) {
        meant.stream()
                .filter(thing -> bases.contains(thing.type().base()))
                .filter(markable)
                .findFirst()
                .filter(thing -> !refuted.contains(thing) && !found.contains(thing))
                .ifPresent(thing -> {
                    checked = false;
                    wrong.remove(thing);
                    if (marked.remove(thing)) return;
                    if (single) marked.clear();
                    marked.add(thing);
                });
    }

    /** @return the kinds of things that can be marked */
    Set<Type.Base> sought() {
        return Collections.unmodifiableSet(bases);
    }

    /** @return whether what is marked is right */
    boolean check() {
        checked = true;
        checks++;
        if (single) refuted.addAll(extras());
        else keepFound();
        return all ? marked.equals(wanted) : !marked.isEmpty() && wanted.containsAll(marked);
    }

    /** What is right stays, and comes before what can be taken back. */
    private void keepFound() {
        found.addAll(chosen(marked, wanted::contains));
        Set<Thing> open = extras();
        wrong.clear();
        wrong.addAll(open);
        marked.removeAll(open);
        marked.addAll(open);
    }

    /**
     * @return what is right and not marked yet, and one thing as likely; where all have to be found, what is right
     *     alone
     */
    List<Thing> narrowed(Match match) {
        Optional<Thing> right = wanted.stream()
                .filter(thing -> !marked.contains(thing))
                .findFirst()
                .or(() -> wanted.stream().findFirst());
        if (right.isEmpty()) return List.of();
        if (all && wanted.size() > 1) return List.of(right.get());
        Set<Thing> out = new HashSet<>(wanted);
        out.addAll(refuted);
        return new Narrowing(match).of(right.get(), out);
    }

    /** @return whether something was found to be wrong, and one thing at most is as likely now as what is right */
    boolean isNarrow(Match match) {
        if (refuted.isEmpty() || wanted.isEmpty()) return false;
        Set<Thing> out = new HashSet<>(wanted);
        out.addAll(refuted);
        return new Narrowing(match).beside(wanted.iterator().next(), out) < 2;
    }

    /** What was marked was no answer: it is as if nothing had been. */
    void forgive() {
        refuted.removeAll(extras());
        marked.clear();
        checks--;
        checked = checks > 0;
    }

    /** What was marked stays, and beside it is told what is right. */
    void tell() {
        checks = TELLS_ALL;
        checked = true;
    }

    /** What was wrong before cannot be marked again, where there is one mark; of several all are as they were. */
    void recall(Marking before) {
        if (!single) {
            marked.addAll(before.marked());
            found.addAll(chosen(before.hit(), wanted::contains));
            wrong.addAll(chosen(before.extra(), thing -> !wanted.contains(thing)));
            return;
        }
        checks = before.extra().size();
        refuted.addAll(before.extra());
        refuted.removeAll(wanted);
    }

    /** @return how often was checked */
    int checks() {
        return checks;
    }

    void reveal() {
        refuted.clear();
        marked.clear();
        marked.addAll(wanted);
        checked = true;
    }

    int wanted() {
        return wanted.size();
    }

    /** @return what is right */
    Set<Thing> all() {
        return shown(wanted);
    }

    int hits() {
        return chosen(marked, wanted::contains).size();
    }

    int extra() {
        return marked.size() - hits();
    }

    int missing() {
        return all ? wanted.size() - hits() : 0;
    }

    /** @return what is marked and should not be */
    Set<Thing> extras() {
        return chosen(marked, thing -> !wanted.contains(thing));
    }

    Marking picture() {
        Set<Thing> open = chosen(marked, thing -> !refuted.contains(thing));
        // What is known by now is seen while more is looked for.
        if (!checked)
            return new Marking(
                    open,
                    false,
                    chosen(marked, found::contains),
                    Set.of(),
                    shown(single ? refuted : chosen(marked, wrong::contains)));
        boolean tellsAll = all && (checks == 0 || checks >= TELLS_ALL);
        Set<Thing> extra = new LinkedHashSet<>(refuted);
        extra.addAll(extras());
        return new Marking(
                open,
                true,
                chosen(marked, wanted::contains),
                tellsAll ? chosen(wanted, thing -> !marked.contains(thing)) : Set.of(),
                shown(extra));
    }

    private static Set<Thing> chosen(Set<Thing> from, Predicate<Thing> which) {
        return shown(from.stream().filter(which).collect(Collectors.toCollection(LinkedHashSet::new)));
    }

    private static Set<Thing> shown(Set<Thing> things) {
        return Collections.unmodifiableSet(new LinkedHashSet<>(things));
    }
}
