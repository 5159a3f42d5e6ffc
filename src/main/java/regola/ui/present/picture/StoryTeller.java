package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.ui.view.Texts;
import regola.ui.view.board.Ref;
import regola.ui.view.match.StoryLine;
import regola.ui.view.match.StoryView;

/** A StoryTeller tells what happened: for each move who decided what, and below it each rule that came to act. */
public final class StoryTeller {
    /** So many places can light up and be looked at one by one. */
    private static final int MOST_PLACES = 9;
    /** Nobody plays alone whose opponents make more moves than these before a next turn. */
    private static final int LATELY = 40;

    private final Names names;
    private final PieceLooks looks;
    private final Texts texts;
    /** How it is said to who plays alone. */
    private final Manner asking;

    private final List<List<StoryLine>> told = new ArrayList<>();
    private final List<Snapshot> tellings = new ArrayList<>();
    /** What it came to at each moment that was told; reckoned once, because a long match is drawn often. */
    private final List<List<Long>> points = new ArrayList<>();

    private int viewer = Integer.MIN_VALUE;

    StoryTeller(Names names, PieceLooks looks, Texts texts, Manner asking) {
        this.asking = asking;
        this.names = names;
        this.looks = looks;
        this.texts = texts;
    }

    /**
     * @param at the moment that is shown
     * @param viewer the seat that looks, -1 for somebody who sees everything
     */
    public StoryView of(List<Snapshot> moments, int at, int viewer) {
        if (this.viewer != viewer) {
            told.clear();
            tellings.clear();
            points.clear();
            this.viewer = viewer;
        }
        List<StoryLine> lines = new ArrayList<>();
        for (int i = 0; i < moments.size(); i++) {
            Snapshot moment = moments.get(i);
            // What was told once stays told; only what was played anew is told anew.
            if (i >= told.size() || tellings.get(i) != moment) {
                told.subList(Math.min(i, told.size()), told.size()).clear();
                tellings.subList(Math.min(i, tellings.size()), tellings.size()).clear();
                points.subList(Math.min(i, points.size()), points.size()).clear();
                told.add(tell(i == 0 ? null : moments.get(i - 1), moment, i));
                points.add(points(moment.match()));
                tellings.add(moment);
            }
            lines.addAll(told.get(i));
        }
        return new StoryView(lines, at, moments.size() - 1)
                .between(between(moments))
                .spoken(spoken(moments, at))
                .scored(scores(at));
    }

    /** What nobody is told any more is left out. */
    private Map<String, String> spoken(List<Snapshot> moments, int at) {
        Map<String, String> spoken = new LinkedHashMap<>();
        if (asking.you() == Manner.NOBODY) return spoken;
        for (int i = Math.max(0, at - LATELY); i <= at; i++)
            for (Event event : moments.get(i).events()) {
                String toAll = sentence(event, viewer, names.manner());
                String toYou = sentence(event, viewer, asking);
                if (!toAll.equals(toYou)) spoken.put(toAll, toYou);
            }
        return spoken;
    }

    private Map<Integer, List<Long>> scores(int at) {
        Map<Integer, List<Long>> scores = new HashMap<>();
        for (int i = Math.max(0, at - LATELY); i <= at; i++) if (!points.get(i).isEmpty()) scores.put(i, points.get(i));
        return scores;
    }

    /** Only who plays alone reads what it comes to. */
    private List<Long> points(Match match) {
        if (asking.you() == Manner.NOBODY || !match.hasScores()) return List.of();
        return IntStream.range(0, match.rules().players())
                .mapToObj(match::score)
                .toList();
    }

    private static Set<Integer> between(List<Snapshot> moments) {
        Set<Integer> between = new LinkedHashSet<>();
        for (int i = 1; i < moments.size(); i++) {
            int mover = moments.get(i - 1).match().mover();
            int decider = moments.get(i).decider();
            if (mover >= 0 && decider >= 0 && mover != decider) between.add(i);
        }
        return between;
    }

    private List<StoryLine> tell(Snapshot before, Snapshot moment, int number) {
        String asks = asking(before, moment, viewer, names.manner());
        List<StoryLine> lines = new ArrayList<>();
        List<Set<Ref>> places = new ArrayList<>(List.of(new LinkedHashSet<>()));
        List<List<Ref>> named = new ArrayList<>(List.of(chosen(moment)));
        List<Went> ways = new ArrayList<>(List.of(new Went()));
        for (Event event : moment.events()) {
            String text = sentence(event, viewer, names.manner());
            if (!text.isEmpty()) {
                String said = sentence(event, viewer, asking);
                StoryLine line = new StoryLine(number, 1, event.rule(), text, null, -1)
                        .about(sentence(event, viewer, asking.naming(true)), List.of())
                        .to(said, behind(said, moment.match().rules().players()));
                lines.add(text.equals(asks) ? line.asking() : line);
                named.add(refs(event.places()));
                places.add(new LinkedHashSet<>(refs(event.places())));
                ways.add(new Went());
            }
            if (event.kind() != Event.Kind.MOVED || viewer >= 0 && !event.isSeenBy(viewer)) continue;
            // What goes somewhere goes there because of what was told last, and of the move itself.
            List<Ref> way = refs(
                    Stream.of(event.from(), event.to()).filter(Objects::nonNull).toList());
            places.get(0).addAll(way);
            places.get(places.size() - 1).addAll(way);
            if (way.size() < 2) continue;
            ways.get(0).go(way.get(0), way.get(1));
            if (ways.size() > 1) ways.get(ways.size() - 1).go(way.get(0), way.get(1));
        }
        StoryLine head = head(moment, number, lines.isEmpty());
        lines.add(0, moment.move() == null ? head : head.about(head.heard(), few(places.get(0), named.get(0))));
        for (int i = 1; i < lines.size(); i++)
            lines.set(i, lines.get(i).about(lines.get(i).heard(), few(places.get(i), named.get(i))));
        for (int i = 0; i < lines.size(); i++)
            lines.set(i, lines.get(i).along(ways.get(i).places()));
        return lines;
    }

    private String behind(String sentence, int players) {
        boolean named = IntStream.range(0, players).mapToObj(names::player).anyMatch(sentence::startsWith);
        return named ? sentence : Names.small(sentence);
    }

    /**
     * @param said the places that the sentence itself names; where many more have changed, all of them would light up
     *     the whole board and say nothing
     */
    private static List<Ref> few(Set<Ref> places, List<Ref> said) {
        if (places.size() <= MOST_PLACES) return List.copyOf(places);
        return said.size() <= MOST_PLACES ? said : List.of();
    }

    private List<Ref> chosen(Snapshot moment) {
        if (moment.move() == null) return List.of();
        return refs(moment.move().arguments().stream()
                .filter(thing -> thing.is(Type.Base.SITE))
                .toList());
    }

    private List<Ref> refs(List<Thing> sites) {
        return sites.stream()
                .filter(site -> site.number() >= 0
                        && names.catalog().site((int) site.number()).onBoard())
                .map(site -> Ref.site(site.id()))
                .toList();
    }

    /** @return what the story says of an event; empty if nothing */
    public static String sentence(Event event, int viewer, Manner manner) {
        boolean said = event.kind() == Event.Kind.RULE
                || event.kind() == Event.Kind.TOLD
                || event.kind() == Event.Kind.FINISHED;
        // What may not be known is not told; whose move it was stands above it.
        String text = said && (viewer < 0 || event.isSeenBy(viewer)) ? event.in(manner) : "";
        return text.isBlank() ? "" : Names.sentence(text);
    }

    /**
     * @param before the moment before; null if there is none
     * @return what is told last at a moment and only says what is to be decided next in the same turn, without anything
     *     having come of it yet; empty if nothing does
     */
    public static String asking(Snapshot before, Snapshot moment, int viewer, Manner manner) {
        boolean on = before != null
                && !moment.match().isOver()
                && before.match().mover() == moment.match().mover();
        String last = "";
        int told = 0;
        for (Event event : moment.events()) {
            String said = sentence(event, viewer, manner);
            if (!said.isEmpty()) {
                last = event.kind() == Event.Kind.RULE ? said : "";
                told++;
            } else if (event.kind() == Event.Kind.MOVED || event.kind() == Event.Kind.CHANGED) last = "";
        }
        return on && told > 1 ? last : "";
    }

    /** Where the rules tell the move themselves, its own words would only say it twice. */
    private StoryLine head(Snapshot moment, int number, boolean alone) {
        if (moment.move() == null) return new StoryLine(number, 0, null, texts.get("story.start"), null, -1);
        String title = names.word(moment.title());
        boolean titled = !title.equals(moment.title());
        boolean hidden = viewer >= 0 && moment.events().stream().anyMatch(event -> !event.isSeenBy(viewer));
        boolean secret = moment.secret() && viewer >= 0 && viewer != moment.decider();
        boolean itself = !secret && (moment.secret() || alone && !hidden);
        String what = secret
                ? ": " + texts.get("story.secret")
                : itself ? ": " + names.of(moment.move()) : titled && alone ? ": " + title : "";
        int decider = moment.decider();
        String who = names.player(decider);
        return new StoryLine(number, 0, null, who + what, looks.playerColour(decider), decider)
                .about(who + (itself ? ": " + names.called(moment.move()) : what), List.of());
    }
}
