package regola.ui.present.match;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Thing;
import regola.ui.present.picture.MatchPicture;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.StoryTeller;
import regola.ui.view.Texts;
import regola.ui.view.board.LastTurn;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;

/**
 * A Recent is what has happened before a moment, in the words of the story: what the others did since somebody decided
 * last; what came of choices made in secret, when they are shown, and once more when the next are about to be made. Who
 * chose sees who won what, in any game with such choices.
 */
final class Recent {
    /** More sentences than these nobody reads in passing. */
    private static final int MOST_HEARD = 3;

    /** Nor does anybody tell apart more ways than of so many moves. */
    private static final int MOST_SEEN = 8;

    /**
     * What is only remarked, what was done, what of whoever hears it was moved and no more, what somebody is glad of or
     * how somebody left the match, and what touches whoever hears it: also that there is one player less.
     */
    private static final int REMARK = 0;

    private static final int DONE = 1;
    static final int MOVED = 2;
    static final int GLAD = 3;
    static final int MINE = 4;

    private final List<Snapshot> moments;
    private final int at;
    private final int viewer;
    private final Manner manner;
    /** To whom it is told; {@link Manner#NOBODY} for nobody in particular. */
    private final int hearer;
    /** Of whom it is told what that one has lost; {@link Manner#NOBODY} for nobody. */
    private final int loser;

    /**
     * @param at the moment that has just come about
     * @param viewer the seat that looks, -1 for somebody who sees everything
     */
    Recent(List<Snapshot> moments, int at, int viewer, Manner manner) {
        this(moments, at, viewer, manner, moments.get(at).match().decider(), Manner.NOBODY);
    }

    private Recent(List<Snapshot> moments, int at, int viewer, Manner manner, int hearer, int loser) {
        this.hearer = hearer;
        this.loser = loser;
        this.moments = moments;
        this.at = at;
        this.viewer = viewer;
        this.manner = manner;
    }

    /** @return the same, told to that player whoever decides */
    Recent to(int player) {
        return new Recent(moments, at, viewer, manner, player, loser);
    }

    /** @return what is to be told before anybody decides, a sentence each; empty if nothing is */
    List<String> sentences() {
        Snapshot now = moments.get(at);
        if (at == 0 || now.match().isOver()) return List.of();
        if (now.secret()) return shown(now);
        if (!now.match().decision().secret()) return List.of();
        List<String> told = new ArrayList<>();
        int from = at;
        while (from > 0 && !moments.get(from).secret()) from--;
        if (from == 0) return List.of(); // nothing was chosen in secret before
        for (int i = from + 1; i <= at; i++) told.addAll(of(moments.get(i).events()));
        return told;
    }

    /** What is told after the last thing that not everybody saw: then all is shown. */
    private List<String> shown(Snapshot moment) {
        List<Event> events = moment.events();
        int from = events.size();
        while (from > 0 && events.get(from - 1).isSeenBy(Match.ONLOOKER)) from--;
        return from == 0 ? List.of() : of(events.subList(from, events.size()));
    }

    /** @return what the story says of the last move; empty if nothing */
    List<String> last() {
        return at == 0 ? List.of() : of(moments.get(at).events());
    }

    /**
     * What is told at this moment: of the last move; to a person who decides now what all others did since that person
     * decided last, or why the turn is that person's once more.
     *
     * <p>Before that it is told what that person has lost in a turn of their own, as long as they have had no other.
     *
     * @param shown what came of what was chosen in secret, where that is waited for
     * @param names of the players, by their numbers
     */
    List<String> heard(Waiting waiting, List<String> shown, IntFunction<String> names) {
        return switch (waiting) {
            case TOLD -> shown;
            case COMPUTER, PAUSED ->
                at == 0 ? List.of() : weightiest(afterLosses(heard(at, withoutMove(), true, names), names));
            case PERSON -> {
                List<Heard> others = others(names);
                List<String> told = new ArrayList<>();
                if (others.isEmpty()) {
                    afterLosses(List.of(), names).forEach(lost -> told.add(lost.sentence()));
                    onceMore(names).stream()
                            .filter(came -> !told.contains(came))
                            .forEach(told::add);
                } else told.addAll(weightiest(afterLosses(others, names)));
                yield told.stream().filter(each -> !isAsked(each)).toList();
            }
            default -> List.of();
        };
    }

    /**
     * @param picture of the moment: it knows where things went in what has happened, and what was taken
     * @param texts for what is said beside the sentences of the story
     * @return the picture in which that is told, and in which each seat where nobody sits tells its own last turn
     */
    MatchView tell(
            MatchView view,
            Waiting waiting,
            List<String> shown,
            MatchPicture picture,
            IntFunction<String> names,
            Texts texts) {
        Recent told = new Recent(moments, at, viewer, manner, hearer, SeatTurns.hearer(view));
        MatchView all = new SeatTurns(moments, at, this, texts)
                .on(view.telling(told.heard(waiting, shown, names)), picture::ways, names);
        // Whoever has begun to act has seen it.
        int from = since(waiting);
        return from == 0 || view.isRefused() || view.decision().isBegun()
                ? all
                : all.guided(picture.taken(pasts(Math.max(from, at - MOST_SEEN), at + 1)));
    }

    /** @return the first moment that is new to the person who decides now; 0 where nobody does */
    int since(Waiting waiting) {
        return waiting == Waiting.PERSON && !moments.get(at).match().isOver() ? since() : 0;
    }

    /**
     * @return among several opponents, what the others have done before the last move since the person who decides now
     *     has decided last: what is told of it can be seen then
     */
    List<MatchPicture.Past> unanswered(Waiting waiting) {
        int from = since(waiting);
        if (from == 0 || moments.get(at).match().rules().players() < 3) return List.of();
        return pasts(Math.max(from, at - MOST_SEEN), at);
    }

    private List<MatchPicture.Past> pasts(int from, int to) {
        return IntStream.range(from, to)
                .mapToObj(moments::get)
                .map(moment -> new MatchPicture.Past(moment.decider(), moment.events()))
                .toList();
    }

    /** Where places have no names, that something was moved says less than what was found there and what that does. */
    private List<String> withoutMove() {
        List<String> all = last();
        return manner.naming() || all.size() < 2 || !isOnlyMoved(all.get(0), at) ? all : all.subList(1, all.size());
    }

    private int since() {
        int decider = moments.get(at).match().decider();
        int first = at + 1;
        while (first > 1 && (moments.get(first - 1).decider() != decider || isGivenUp(first - 1))) first--;
        return first;
    }

    /** Who could do nothing but give something up has decided nothing: the next question would not say why it comes. */
    private boolean isGivenUp(int moment) {
        return moments.get(moment).move().arguments().isEmpty()
                && moments.get(moment - 1).match().legalCount() == 1;
    }

    /** @return what whoever decides has just brought about while the turn goes on; empty if nothing */
    private List<String> onceMore(IntFunction<String> names) {
        if (at == 0) return List.of();
        Match before = moments.get(at - 1).match();
        Match now = moments.get(at).match();
        boolean on = !now.isOver()
                && now.rules().players() > 1
                && moments.get(at).decider() == now.decider()
                && before.mover() == now.mover();
        if (!on) return List.of();
        return cameOf(at, names);
    }

    /**
     * What a move has brought about beside itself, for who made it: what there is to be glad of, what it does to
     * somebody else, such as a special square on which it has put another's frog, or that nothing comes of that.
     */
    private List<String> cameOf(int moment, IntFunction<String> names) {
        Snapshot made = moments.get(moment);
        Set<String> came = new LinkedHashSet<>();
        String move = "";
        String about = "";
        for (Event event : made.events()) {
            String said = StoryTeller.sentence(event, viewer, manner);
            // What has happened is not undone by what is told after it.
            if (event.kind() == Event.Kind.MOVED || event.kind() == Event.Kind.CHANGED) about = "";
            if (said.isEmpty()) continue;
            boolean first = move.isEmpty();
            if (first) move = said;
            if (event.kind() == Event.Kind.RULE) {
                if (isGlad(event, made.match()) || !first && isAboutOther(said, made.decider(), names)) came.add(said);
                // What there is to be glad of is told, whatever is said of it then.
                about = first || isGlad(event, made.match()) ? "" : said;
            } else if (event.kind() == Event.Kind.TOLD
                    && (!about.isEmpty() || isAboutOther(said, made.decider(), names))) {
                came.remove(about);
                came.add(said);
            }
        }
        return List.copyOf(came);
    }

    private boolean isAboutOther(String sentence, int than, IntFunction<String> names) {
        return IntStream.range(0, moments.get(at).match().rules().players())
                .filter(player -> player != than)
                .mapToObj(names)
                .anyMatch(sentence::contains);
    }

    private boolean isGlad(Event event, Match match) {
        return !match.names().cheered(event.property(), manner.language()).isEmpty();
    }

    /**
     * A Heard is a sentence about what somebody else did.
     *
     * @param sentence with who did it, where it does not say that itself
     * @param bare as the story has it
     * @param weight how much it concerns whoever hears it; see {@link #weight}
     * @param itself whether it is the move itself, and not what came of it
     * @param at the moment that it is of
     * @param by who decided there
     */
    record Heard(String sentence, String bare, int weight, boolean itself, int at, int by) {}

    /**
     * @return whether it names whoever it is told to: that another is out touches everybody, but is not done to them
     */
    boolean isAbout(String sentence, IntFunction<String> names) {
        return hearer >= 0 && sentence.contains(names.apply(hearer));
    }

    /** @return all that is told of what happened from one moment to another, in its order, each with its weight */
    List<Heard> turn(int from, int to, IntFunction<String> names) {
        List<Heard> heard = new ArrayList<>();
        for (int i = from; i <= to; i++) heard.addAll(heard(i, of(moments.get(i).events()), true, names));
        return heard;
    }

    /** @return the one piece that goes somewhere where that is told; empty where none does, or several do */
    String goer(Heard heard) {
        Set<String> goers = new LinkedHashSet<>();
        boolean here = false;
        for (Event event : moments.get(heard.at).events()) {
            String said = StoryTeller.sentence(event, viewer, manner);
            if (!said.isEmpty()) here = said.equals(heard.bare);
            boolean seen = viewer < 0 || event.isSeenBy(viewer);
            if (here && seen && event.kind() == Event.Kind.MOVED)
                goers.add(event.subject().id());
        }
        return goers.size() == 1 ? goers.iterator().next() : "";
    }

    /** @return what went somewhere at a moment */
    Carried carried(int moment) {
        return new Carried(moments.get(moment), viewer, manner);
    }

    /**
     * @return how many things of whoever hears it went somewhere where that is told, although it does not name that one
     */
    int untold(Heard heard, IntFunction<String> names) {
        return hearer < 0 || isAbout(heard.bare, names) ? 0 : carried(heard.at).many(hearer, heard.bare);
    }

    /**
     * @param words as the sentence is said
     * @return of whom it speaks first: a piece, or who plays there; nobody where it does not begin with that
     */
    LastTurn.Doer doer(Heard heard, String words, IntFunction<String> names) {
        LastTurn.Doer piece = carried(heard.at)
                .first(heard.bare)
                .map(thing -> new LastTurn.Doer(
                        thing.id(),
                        Names.capital(moments.get(heard.at).match().names().title(thing, manner))))
                .orElse(LastTurn.Doer.NOBODY);
        String player = names.apply(heard.by);
        return piece.begins(words) ? piece : new LastTurn.Doer(String.valueOf(heard.by), player).orNobody(words);
    }

    /** @return what the story says at a moment of what takes something from the board */
    Set<String> takings(int moment, Predicate<Thing> isOnBoard) {
        return takings(moment, piece -> true, isOnBoard);
    }

    private Set<String> takings(int moment, Predicate<Thing> isMeant, Predicate<Thing> isOnBoard) {
        Set<String> takings = new LinkedHashSet<>();
        String said = "";
        for (Event event : moments.get(moment).events()) {
            if (event.kind() == Event.Kind.RULE) {
                String sentence = StoryTeller.sentence(event, viewer, manner);
                if (!sentence.isEmpty()) said = sentence;
            }
            boolean moved = event.kind() == Event.Kind.MOVED && event.from() != null && event.to() != null;
            boolean off = moved && isOnBoard.test(event.from()) && !isOnBoard.test(event.to());
            if (off && event.subject().number() >= 0 && isMeant.test(event.subject())) takings.add(said);
        }
        return takings;
    }

    /**
     * It is said who did something, where the sentence itself does not say that. Where more has happened than is read
     * in passing, what was done to whoever decides is told before what there is to be glad of, and that before the
     * rest.
     */
    private List<Heard> others(IntFunction<String> names) {
        List<Heard> heard = new ArrayList<>();
        for (int i = since(Waiting.PERSON); i > 0 && i <= at; i++) {
            // What comes to light with the last secret choice is nobody's doing alone.
            heard.addAll(heard(i, came(i, names), !moments.get(i).secret(), names));
        }
        return heard;
    }

    /** @return the same behind what whoever reads it has lost by their own doing: nobody else tells them that */
    private List<Heard> afterLosses(List<Heard> heard, IntFunction<String> names) {
        List<Heard> lost = lost(names);
        List<Heard> all = new ArrayList<>(lost);
        for (Heard each : heard) all.removeIf(one -> one.at == each.at && one.bare.equals(each.bare));
        for (Heard each : heard)
            all.add(lost.stream()
                    .filter(one -> one.at == each.at && one.bare.equals(each.bare))
                    .findFirst()
                    .orElse(each));
        return all;
    }

    /** What went off the board in their last turn and was theirs, unless they meant to take it off. */
    private List<Heard> lost(IntFunction<String> names) {
        if (loser < 0 || !moments.get(at).match().isIn(loser)) return List.of();
        int last = at;
        while (last > 0 && !isTurnOfLoser(last)) last--;
        List<Heard> lost = new ArrayList<>();
        for (int i = last; i > 0 && isTurnOfLoser(i); i--) {
            Match match = moments.get(i).match();
            Set<String> told = takings(
                    i,
                    piece -> match.names().piece((int) piece.number()).owner() == loser,
                    site -> isOnBoard(site, match));
            List<Heard> here = heard(i, of(moments.get(i).events()), true, names).stream()
                    .filter(each -> told.contains(each.bare) && !each.itself && each.weight != GLAD)
                    .map(each -> new Heard(each.sentence, each.bare, MINE, false, each.at, each.by))
                    .toList();
            lost.addAll(0, here);
        }
        return lost;
    }

    private boolean isTurnOfLoser(int moment) {
        return !moments.get(moment).secret() && moments.get(moment - 1).match().mover() == loser;
    }

    /** @param isNamed whether each sentence says who did it */
    private List<Heard> heard(int at, List<String> sentences, boolean isNamed, IntFunction<String> names) {
        if (sentences.isEmpty()) return List.of();
        List<String> told = isNamed ? named(sentences, at, names) : sentences;
        return IntStream.range(0, told.size())
                .mapToObj(n -> new Heard(
                        told.get(n),
                        sentences.get(n),
                        weight(sentences.get(n), at, names),
                        n == 0 && isActed(sentences.get(n), at),
                        at,
                        moments.get(at).decider()))
                .toList();
    }

    private boolean isActed(String sentence, int of) {
        return moments.get(of).events().stream()
                .anyMatch(event -> event.kind() == Event.Kind.RULE
                        && StoryTeller.sentence(event, viewer, manner).equals(sentence));
    }

    private static List<String> weightiest(List<Heard> heard) {
        List<Heard> kept = new ArrayList<>(heard);
        boolean much = heard.stream().anyMatch(each -> each.weight >= MOVED);
        if (much) kept.removeIf(each -> each.weight == REMARK);
        while (kept.size() > MOST_HEARD) {
            // Of each of them one hears something, as far as may be.
            List<Heard> more = kept.stream()
                    .filter(one ->
                            kept.stream().filter(each -> each.by == one.by).count() > 1)
                    .toList();
            // Nobody's plain move is heard in the stead of what matters of another's.
            boolean matters = more.stream().allMatch(each -> each.weight >= MOVED)
                    && kept.stream().anyMatch(each -> each.weight < MOVED);
            List<Heard> from = more.isEmpty() || matters ? kept : more;
            int least = from.stream().mapToInt(Heard::weight).min().orElseThrow();
            if (!much && least >= DONE) break; // of what weighs the same others choose by how long it is
            // What came first explains the rest of its move, and of older moves most is over.
            Heard drop = from.stream()
                    .filter(each -> each.weight == least)
                    .findFirst()
                    .orElseThrow();
            for (Heard each : from) if (each.weight == least && each.at == drop.at) drop = each;
            kept.remove(drop);
        }
        return kept.stream().map(Heard::sentence).toList();
    }

    /** @return how much a sentence of a moment concerns whoever decides now: what is done to that one most */
    private int weight(String sentence, int of, IntFunction<String> names) {
        String asks = asks(of);
        int glad = gladness(sentence, of, names);
        if (of < at && glad < GLAD && sentence.equals(asks)) return REMARK;
        return isAbout(sentence, names) ? weightOfMine(sentence, asks, of, names) : glad;
    }

    /** Where a thing of one's own went says no more once it is told what became of it there. */
    private int weightOfMine(String sentence, String asks, int of, IntFunction<String> names) {
        if (carried(of).isDrawn(hearer, sentence)) return REMARK; // of whoever drew it something else is told
        if (!isOnlyMoved(sentence, of)) return MINE;
        boolean goesOn = !asks.isEmpty() && of < at;
        boolean became = of(moments.get(of).events()).stream()
                .anyMatch(each -> !each.equals(sentence) && !each.equals(asks) && isAbout(each, names));
        return goesOn || became ? REMARK : MOVED;
    }

    /** @return what only says at a moment what is to be decided next: what comes of that tells it better */
    private String asks(int of) {
        return of == 0 ? "" : StoryTeller.asking(moments.get(of - 1), moments.get(of), viewer, manner);
    }

    /** Whether it says only what is asked now, which says itself what it is about. */
    private boolean isAsked(String told) {
        String asks = asks(at);
        if (asks.isEmpty() || !told.endsWith(Names.small(asks).substring(1))) return false;
        String asked = moments.get(at).match().decision().in(manner);
        String about = asks.substring(0, asks.indexOf(": ") + 1);
        return !about.isEmpty() && asked.startsWith(about);
    }

    /** Whether a sentence is the move itself, and all that it does is to move something on the board. */
    private boolean isOnlyMoved(String sentence, int of) {
        if (!sentence.equals(of(moments.get(of).events()).get(0))) return false;
        Match match = moments.get(of).match();
        boolean moved = false;
        boolean here = false;
        for (Event event : moments.get(of).events()) {
            String said = StoryTeller.sentence(event, viewer, manner);
            if (!said.isEmpty()) here = said.equals(sentence);
            if (!here || event.kind() != Event.Kind.MOVED) continue;
            if (!isOnBoard(event.from(), match) || !isOnBoard(event.to(), match)) return false;
            moved = true;
        }
        return moved;
    }

    private static boolean isOnBoard(Thing site, Match match) {
        return site != null
                && site.number() >= 0
                && match.names().site((int) site.number()).onBoard();
    }

    /** @return the same for whoever hears it */
    private int gladness(String sentence, int of, IntFunction<String> names) {
        if (isOut(sentence, of, names)) return MINE;
        if (isOfLeaver(sentence, of, names)) return GLAD;
        Match after = moments.get(of).match();
        return moments.get(of).events().stream()
                .filter(event -> StoryTeller.sentence(event, viewer, manner).equals(sentence))
                .mapToInt(event -> isGlad(event, after)
                        ? GLAD
                        : event.kind() == Event.Kind.RULE && isNaming(sentence, names) ? DONE : REMARK)
                .max()
                .orElse(REMARK);
    }

    /** Whether it says of somebody what is told: what names nobody, such as what was under a tile, says least. */
    boolean isNaming(String sentence, IntFunction<String> names) {
        return IntStream.range(0, moments.get(at).match().rules().players())
                .mapToObj(names)
                .anyMatch(sentence::contains);
    }

    /** Whether it tells that somebody has left the match there: it is the last that a rule tells of that one alone. */
    private boolean isOut(String sentence, int of, IntFunction<String> names) {
        Match before = moments.get(of - 1).match();
        Match after = moments.get(of).match();
        return IntStream.range(0, after.rules().players())
                .filter(player -> before.isIn(player) && !after.isIn(player))
                .mapToObj(player -> lastOf(player, of, names))
                .anyMatch(sentence::equals);
    }

    /** Whether it tells, behind the move itself, of somebody who leaves the match there, and of nobody else: how. */
    private boolean isOfLeaver(String sentence, int of, IntFunction<String> names) {
        Match before = moments.get(of - 1).match();
        Match after = moments.get(of).match();
        boolean leaver = IntStream.range(0, after.rules().players())
                .filter(player -> sentence.contains(names.apply(player)))
                .allMatch(player -> before.isIn(player) && !after.isIn(player));
        return leaver
                && isNaming(sentence, names)
                && !sentence.equals(of(moments.get(of).events()).get(0));
    }

    private String lastOf(int player, int of, IntFunction<String> names) {
        int players = moments.get(of).match().rules().players();
        return moments.get(of).events().stream()
                .filter(event -> event.kind() == Event.Kind.RULE)
                .map(event -> StoryTeller.sentence(event, viewer, manner))
                .filter(told -> IntStream.range(0, players)
                        .allMatch(each -> told.contains(names.apply(each)) == (each == player)))
                .reduce("", (first, last) -> last);
    }

    /**
     * Where places have no names, that somebody has moved says least, unless the move itself takes something: what came
     * of it is told, if that tells of anybody.
     */
    private List<String> came(int moment, IntFunction<String> names) {
        List<String> all = of(moments.get(moment).events());
        if (manner.naming() || all.size() < 2 || weight(all.get(0), moment, names) >= GLAD) return all;
        List<String> rest = all.subList(1, all.size());
        String asks = asks(moment);
        return rest.stream().anyMatch(each -> isNaming(each, names) && !each.equals(asks)) ? rest : all;
    }

    /**
     * @return the same, each that does not say it with who did it: whichever of them is read, it is known whose it is;
     *     but what is about a thing that acts on somebody else says what did it
     */
    private List<String> named(List<String> sentences, int of, IntFunction<String> names) {
        String who = names.apply(moments.get(of).decider());
        // What is only remarked nobody does, and who is out is not said to be so by somebody.
        List<String> remarks = of(moments.get(of).events().stream()
                .filter(event -> event.kind() != Event.Kind.RULE)
                .toList());
        return sentences.stream()
                .map(each -> each.contains(who)
                                || remarks.contains(each)
                                || isOut(each, of, names)
                                || each.contains(": ") && isNaming(each, names)
                        ? each
                        : who + ": " + inside(each, names).replace(": ", " – "))
                .toList();
    }

    /** @return as it is said behind a colon: with a small letter, unless it begins with a player's name */
    private String inside(String sentence, IntFunction<String> names) {
        boolean named = IntStream.range(0, moments.get(at).match().rules().players())
                .mapToObj(names)
                .anyMatch(sentence::startsWith);
        return named ? sentence : Names.small(sentence);
    }

    private List<String> of(List<Event> events) {
        return events.stream()
                .map(event -> StoryTeller.sentence(event, viewer, manner))
                .filter(told -> !told.isEmpty())
                .distinct()
                .toList();
    }
}
