package regola.teaching.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Thing;
import regola.language.model.Type;

/**
 * A Narrowing is what is left to look at when a learner asks where to look: what is right and one thing beside it that
 * is as likely, so that there is still something to think about.
 */
final class Narrowing {
    private final Catalog names;
    /** The site where each piece lies, and how many lie at each site, by their ids. */
    private final Map<String, String> siteOf = new HashMap<>();

    private final Map<String, Integer> heights = new HashMap<>();

    Narrowing(Match match) {
        names = match.names();
        // As somebody who looks on sees it: nothing hidden is given away by what stands beside what is right.
        Map<String, Object> zones = match.position().object("zones");
        if (zones != null) zones.values().forEach(this::read);
    }

    private void read(Object zone) {
        if (!(zone instanceof Map<?, ?> sites)) return;
        sites.forEach((site, pieces) -> {
            if (!(pieces instanceof List<?> list)) return;
            heights.put(String.valueOf(site), list.size());
            list.forEach(piece -> siteOf.put(String.valueOf(piece), String.valueOf(site)));
        });
    }

    /**
     * @param right one of the things that are right
     * @param others all that are right, and what was found to be wrong: none of them is put beside it
     * @return what is right and what stands beside it; what is right alone where nothing is like it
     */
    List<Thing> of(Thing right, Collection<Thing> others) {
        return with(right, alike(right).filter(thing -> !others.contains(thing)));
    }

    /** @return how many things could be put beside what is right */
    long beside(Thing right, Collection<Thing> others) {
        return alike(right).filter(thing -> !others.contains(thing)).count();
    }

    /** @param among what may be put beside what is right */
    List<Thing> with(Thing right, Stream<Thing> among) {
        List<Thing> both = new ArrayList<>(List.of(right));
        among.filter(thing -> !thing.equals(right))
                .min(Comparator.comparing((Thing thing) -> unlike(thing, right))
                        .thenComparing(thing -> Math.abs(thing.number() - right.number()))
                        .thenComparing(Thing::number))
                .ifPresent(both::add);
        return List.copyOf(both);
    }

    private Stream<Thing> alike(Thing right) {
        int all = names.count(right.type());
        Stream<Thing> things = LongStream.range(0, all).mapToObj(number -> names.thing(right.type(), number));
        if (right.is(Type.Base.SITE)) {
            String zone = names.site((int) right.number()).zone();
            return things.filter(
                    thing -> names.site((int) thing.number()).zone().equals(zone) && !names.isAbsent(thing.id()));
        }
        // Which of several that are alike is meant cannot be told by its name.
        if (!right.is(Type.Base.PIECE) || names.piece((int) right.number()).alike()) return Stream.empty();
        String zone = zoneOf(right);
        return things.filter(thing -> zone.equals(zoneOf(thing)) && sort(thing).equals(sort(right)));
    }

    /** @return the zone in which a piece lies; empty if it is in none */
    private String zoneOf(Thing piece) {
        String site = siteOf.get(piece.id());
        Thing there = site == null ? null : names.find(site);
        return there == null || !there.is(Type.Base.SITE)
                ? ""
                : names.site((int) there.number()).zone();
    }

    private String sort(Thing piece) {
        return names.kind(names.piece((int) piece.number()).kind()).pieceClass();
    }

    /** A place with something on it is like another one with something, and a piece like one of the same player. */
    private boolean unlike(Thing thing, Thing right) {
        if (thing.is(Type.Base.PIECE) && right.is(Type.Base.PIECE))
            return names.piece((int) thing.number()).owner()
                    != names.piece((int) right.number()).owner();
        return heights.getOrDefault(thing.id(), 0) > 0 != heights.getOrDefault(right.id(), 0) > 0;
    }
}
