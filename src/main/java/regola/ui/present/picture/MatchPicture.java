package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Decision;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.Outcome;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.Setting;
import regola.language.model.Type;
import regola.ui.present.ProblemViews;
import regola.ui.view.ProblemView;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.MomentView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.WheelView;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryView;
import regola.ui.view.match.TraysView;
import regola.ui.view.match.WhyView;

/** A MatchPicture puts together everything the window shows of one moment. */
public final class MatchPicture {
    /** So many pieces may leave one place together, and each still shows its way. */
    private static final int FEW = 3;

    private final Ruleset rules;
    private final Match match;
    private final List<Event> last;
    private List<Event> earlier = List.of();
    private List<Past> unanswered = List.of();
    private final Tongue tongue;
    private final Names names;
    private final Texts texts;
    private final Map<String, String> computers;
    private final int viewer;
    private Standing standing;
    private Standing first;

    private final Lights lights = new Lights();
    private boolean unlit;
    private boolean open;
    private List<Thing> seenToo = List.of();
    private List<Thing> only;
    /** Whether all stay lit where none of these would be. */
    private boolean orAll;

    private Set<Integer> chosen = Set.of();

    /**
     * @param last what happened just before this moment; nothing at the start
     * @param computers who plays where nobody sits, as opponents are called, by the names of the players
     * @param viewer the seat that looks, -1 for somebody who sees everything
     */
    public MatchPicture(Match match, List<Event> last, Tongue tongue, Map<String, String> computers, int viewer) {
        this.rules = match.rules();
        this.match = match;
        this.last = last;
        this.tongue = tongue;
        this.names = tongue.names();
        this.texts = tongue.texts();
        this.computers = computers;
        this.viewer = viewer;
        this.standing = Standing.of(match, viewer);
    }

    /** @return a match as it is printed: nobody chooses anything, and there is nothing to take back */
    public static MatchView still(Match match, Tongue tongue, int viewer) {
        return new MatchPicture(match, List.of(), tongue, Map.of(), viewer)
                .of(
                        0,
                        Pointing.at(match, tongue.names()),
                        Waiting.COMPUTER,
                        null,
                        new StoryView(List.of(), 0, 0),
                        List.of(),
                        false,
                        false);
    }

    /** @param begin the match as it began: what lies somewhere has its room as it lay then */
    public void since(Match begin) {
        first = Standing.of(begin, viewer);
    }

    /**
     * A Past is a move before the last one.
     *
     * @param player who made it
     * @param events what happened then
     */
    public record Past(int player, List<Event> events) {}

    /**
     * @param events of the move before the last one, if the same player made that too
     * @param moves of others that whoever decides now has not answered yet, before the last one
     */
    public void after(List<Event> events, List<Past> moves) {
        earlier = events;
        unanswered = moves;
    }

    /** @param seen how it is to be seen to stand, where that is not how it stands by now */
    public void stand(Standing seen) {
        standing = seen;
    }

    /** Nothing legal is lit: somebody is to find it out. */
    public void unlit() {
        unlit = true;
    }

    /**
     * Every place may be pointed at, whatever the rules allow.
     *
     * @param besides places of an endless board that are to be seen too
     */
    public void open(List<Thing> besides) {
        open = true;
        seenToo = List.copyOf(besides);
    }

    /** Of what a move may begin with these things alone are lit: the question speaks of them, and of nothing else. */
    public void only(List<Thing> things) {
        only = List.copyOf(things);
        orAll = false;
    }

    /** The same where any of them is lit at all; else a hint speaks of them, and what was lit before stays so. */
    public void onlyOrAll(List<Thing> things) {
        only(things);
        orAll = true;
    }

    /** @param players who have made a choice that the others do not know yet */
    public void chosen(Set<Integer> players) {
        chosen = Set.copyOf(players);
    }

    public Standing standing() {
        return standing;
    }

    /** @return what is marked, to mark more */
    public Lights lights() {
        return lights;
    }

    /**
     * @param pointing what a person has chosen so far
     * @param waiting who is to decide, if the match is not over
     * @param failure what failed in the rule file, or null
     */
    public MatchView of(
            long serial,
            Pointing pointing,
            Waiting waiting,
            RuleFailure failure,
            StoryView story,
            List<HappeningView> happenings,
            boolean canUndo,
            boolean canRedo) {
        light(pointing, waiting);
        Picks picks = pointing.picks();
        List<WheelView> wheels = wheels(waiting);
        List<SeatView> seats = waiting == Waiting.PERSON && !unlit && !isGuarded()
                ? new Gains(match, viewer).on(seats(), picks)
                : seats();
        DecisionView decision =
                match.isOver() ? end(match.outcome()) : decision(match.decision(), seats, picks, waiting, wheels);
        BoardView board = places();
        List<MomentView.Group> groups = unlit ? List.of() : tongue.groups().of(match);
        return new MatchView(
                serial,
                Names.plain(rules.game().title(), names.language()),
                played(),
                names.language(),
                board.withWheels(wheels)
                        .at(new MomentView(
                                        trails(last),
                                        open || unlit && waiting == Waiting.PERSON,
                                        tried(pointing.refusal()),
                                        groups,
                                        new Decisive(names, board, groups).of(match, last))
                                .after(isActing(pointing) ? List.of() : unanswered(seats))),
                seats,
                tongue.seats().shared(match, standing, lights),
                decision,
                story,
                reply(pointing),
                problem(failure),
                happenings,
                canUndo,
                canRedo,
                waiting == Waiting.PERSON && picks.isEmpty() && !unlit
                        ? new Gains(match, viewer).of(picks.left()).and(acting(match.decision()))
                        : OverlayView.NONE,
                "");
    }

    /** Lights what a person may do at this moment, and what was done. */
    public void light(Pointing pointing, Waiting waiting) {
        Picks picks = pointing.picks();
        Lighting lighting = new Lighting(rules, names);
        if (waiting == Waiting.PERSON && !isGuarded()) lighting.choose(picks, match.decider(), standing, lights);
        if (waiting == Waiting.PERSON && !isGuarded() && !unlit)
            lighting.light(picks, match.decider(), standing, lights, new Preview(match, tongue, viewer)::takes);
        if (only != null && picks.isEmpty() && !(orAll && !lights.anyOf(Role.LEGAL, only)))
            lights.only(Role.LEGAL, only);
        if (picks.isEmpty()) markLast();
        markRefusal(pointing.refusal());
    }

    /** @return what lies beside the board, with what is lit so far: much less work than the whole picture */
    public TraysView trays() {
        return new TraysView(seats(), tongue.seats().shared(match, standing, lights));
    }

    /** @return the board alone */
    public BoardView places() {
        return tongue.boards().of(match, standing, lights, onBoard(), seenToo);
    }

    private List<SeatView> seats() {
        return tongue.seats().of(match, standing, first, lights, computers, onBoard(), chosen);
    }

    /** Where no move names a piece, what is asked may speak of the one that acts: that is looked at meanwhile. */
    private static OverlayView acting(Decision decision) {
        boolean named = decision.legal().stream()
                .flatMap(move -> move.arguments().stream())
                .anyMatch(thing -> thing.is(Type.Base.PIECE) || thing.is(Type.Base.KIND));
        if (named) return OverlayView.NONE;
        OverlayView seen = OverlayView.NONE;
        for (Thing piece : decision.question().pieces()) seen = seen.ring(Ref.piece(piece.id()));
        return seen;
    }

    /** Whose places stand on the board: those of whoever looks, else of whoever decides, face down as they are. */
    private int onBoard() {
        if (viewer >= 0 && viewer < names.catalog().players()) return viewer;
        return Math.max(0, match.decider());
    }

    private static List<String> tried(Pointing.Refusal refusal) {
        if (refusal == null || refusal.why() == null) return List.of();
        return refusal.tried().stream()
                .filter(thing -> thing.is(Type.Base.SITE))
                .map(Thing::id)
                .toList();
    }

    /** Whoever has begun to act has seen what the others did, and has other lines to look at. */
    private static boolean isActing(Pointing pointing) {
        return !pointing.picks().isEmpty() || pointing.refusal() != null;
    }

    /**
     * @return where things went in what has happened, as far as whoever looks sees it: where they touched down is
     *     counted, what they went over is not
     */
    public List<OverlayView.Path> ways(List<Event> happened) {
        List<Event> seen = seen(happened);
        Set<String> touched = seen.stream()
                .flatMap(event -> Stream.concat(event.over().stream(), Stream.ofNullable(event.to())))
                .map(Thing::id)
                .collect(Collectors.toSet());
        return trails(seen).stream()
                .map(way -> OverlayView.Path.counting(way, touched))
                .toList();
    }

    /** @return what was taken in those moves, struck out where it stood */
    public OverlayView taken(List<Past> moves) {
        return new Guides(standing, names.language()).taken(moves, tongue, viewer);
    }

    private List<Event> seen(List<Event> happened) {
        return happened.stream().filter(event -> event.isSeenBy(viewer)).toList();
    }

    /** @return what others have moved before the last move, for whoever has not answered it yet */
    private List<MomentView.Way> unanswered(List<SeatView> seats) {
        List<MomentView.Way> ways = new ArrayList<>();
        for (Past past : unanswered) {
            SeatView by = seats.get(past.player());
            List<List<String>> all = new ArrayList<>(trails(seen(past.events())));
            Set<String> touched = touched(seen(past.events()));
            all.forEach(way -> touched.remove(way.get(way.size() - 1)));
            if (touched.size() <= FEW) touched.forEach(site -> all.add(List.of(site)));
            all.forEach(way -> ways.add(new MomentView.Way(way, by.colour(), by.emblem())));
        }
        return ways;
    }

    /** @return where something that came onto the board lies now, and where nothing lies since it left the board */
    private Set<String> touched(List<Event> moved) {
        Set<String> touched = new LinkedHashSet<>();
        for (Event event : moved) {
            if (event.kind() != Event.Kind.MOVED || event.from() == null || event.to() == null) continue;
            if (isBeside(event.from()) == isBeside(event.to())) continue;
            if (!isBeside(event.from())) {
                if (standing.at(event.from().id()).isEmpty())
                    touched.add(event.from().id());
                continue;
            }
            String piece = event.subject().id();
            List<String> now = standing.at(event.to().id()).contains(piece)
                    ? List.of(event.to().id())
                    : standing.bySite().keySet().stream()
                            .filter(site -> tongue.boards().has(site)
                                    && standing.at(site).contains(piece))
                            .toList();
            if (now.size() == 1) touched.addAll(now); // of several that are alike nobody knows which went on
        }
        return touched;
    }

    /**
     * @return the way of each piece that was moved, by the places where it touched down and those between on its path
     */
    private List<List<String>> trails(List<Event> moved) {
        List<List<String>> trails = new ArrayList<>();
        for (Event event : moved) {
            if (event.kind() != Event.Kind.MOVED || event.from() == null || event.to() == null) continue;
            List<String> way = new ArrayList<>(List.of(event.from().id()));
            event.over().forEach(place -> way.add(place.id()));
            if (!way.get(way.size() - 1).equals(event.to().id()))
                way.add(event.to().id());
            if (way.stream().allMatch(tongue.boards()::has))
                trails.add(event.over().isEmpty() ? along(way) : between(way));
        }
        // Of many that leave one place, as when they are sown, each would hide the ways of the others.
        Map<String, Long> leave =
                trails.stream().collect(Collectors.groupingBy(way -> way.get(0), Collectors.counting()));
        trails.removeIf(way -> leave.get(way.get(0)) > FEW);
        // Likewise of what comes from many places to one, as when all that is left is gathered.
        Map<String, Set<String>> gathered = trails.stream()
                .collect(Collectors.groupingBy(
                        way -> way.get(way.size() - 1), Collectors.mapping(way -> way.get(0), Collectors.toSet())));
        trails.removeIf(way -> gathered.get(way.get(way.size() - 1)).size() >= FEW);
        // At the end it counts where all lies, and not by how many ways it came there.
        return match.isOver() && trails.size() > FEW ? List.of() : trails;
    }

    /** From place to place it goes along the path that leads there, over those that it did not count. */
    private List<String> between(List<String> touched) {
        List<String> way = new ArrayList<>(touched.subList(0, 1));
        for (String next : touched.subList(1, touched.size())) {
            List<String> path = tongue.boards().way(way.get(way.size() - 1), next);
            way.addAll(path.size() > 2 ? path.subList(1, path.size()) : List.of(next));
        }
        return way;
    }

    /** What does not count its places goes along the path that leads there; but not what ends in a heap. */
    private List<String> along(List<String> leap) {
        String end = leap.get(leap.size() - 1);
        List<String> path =
                standing.at(end).size() > 1 ? List.of() : tongue.boards().way(leap.get(0), end);
        return path.isEmpty() ? leap : path;
    }

    /** Where it is to be found out which loops may be turned, all look alike. */
    private List<WheelView> wheels(Waiting waiting) {
        // Whoever only looks on sees the turn that is spoken of.
        if (waiting == Waiting.ASIDE)
            return tongue.wheels().of(match, true).stream()
                    .map(WheelView::atRest)
                    .toList();
        List<WheelView> wheels = tongue.wheels().of(match, waiting == Waiting.PERSON);
        return unlit && isTurnable(wheels)
                ? wheels.stream().map(WheelView::withoutLight).toList()
                : wheels;
    }

    private static boolean isTurnable(List<WheelView> wheels) {
        return wheels.stream().anyMatch(wheel -> wheel.turns().stream().anyMatch(WheelView.Turn::isLegal));
    }

    /** The places that the last move touched; where it put or moved something, not those where it only turned some. */
    private void markLast() {
        Set<Thing> touched = new LinkedHashSet<>();
        Set<Thing> left = new HashSet<>();
        Set<Thing> turned = new HashSet<>();
        // Whoever has only taken or drawn something after it has put or moved what one looks for.
        boolean puts = last.stream()
                .anyMatch(event -> event.kind() == Event.Kind.MOVED && event.to() != null && !isBeside(event.to()));
        List<Event> shown =
                puts ? last : Stream.concat(earlier.stream(), last.stream()).toList();
        for (Event event : shown) {
            if (event.kind() != Event.Kind.MOVED) continue;
            Thing from = event.from();
            Thing to = event.to();
            if (from != null) touched.add(from);
            if (to != null) touched.add(to);
            if (from == null || to == null) continue;
            if (isBeside(to)) left.add(from);
            if (isBeside(from) && left.contains(to)) turned.add(to);
            else turned.remove(to);
        }
        boolean moved = touched.stream().anyMatch(site -> !isBeside(site) && !turned.contains(site));
        touched.stream()
                .filter(site -> !moved || !turned.contains(site))
                .forEach(site -> lights.mark(Ref.site(site.id()), Role.LAST));
    }

    private boolean isBeside(Thing site) {
        return !tongue.boards().has(site.id());
    }

    /** Whoever presses what nothing is done with, but which counts points, is told how many. */
    private WhyView reply(Pointing pointing) {
        WhyView why = tongue.replies().of(pointing, match.decider(), move -> takesPressed(pointing, move));
        if (why == null || why.sort() != WhyView.Sort.STRAY || unlit) return why;
        return new Gains(match, viewer)
                .of(pointing.refusal().tried(), standing)
                .map(worth -> why.saying(texts.get(
                        "stray.worth", Names.capital(names.of(worth.getKey())), worth.getValue(), why.sentence())))
                .orElse(why);
    }

    /** Where all is to be found out nobody is told where it would be taken. */
    private boolean takesPressed(Pointing pointing, Move move) {
        List<Thing> tried = pointing.refusal().tried();
        return !unlit
                && !tried.isEmpty()
                && new Preview(match, tongue, viewer).takes(move, tried.get(tried.size() - 1));
    }

    private void markRefusal(Pointing.Refusal refusal) {
        // Where no rule speaks of what was tried, nothing is forbidden: it is told what can be done.
        if (refusal == null || refusal.early() || refusal.why() == null) return;
        List<Thing> tried = refusal.tried();
        if (!tried.isEmpty()) markRefused(tried.get(tried.size() - 1), refusal.zone());
        // Where the rule says itself what it speaks of, nothing else is marked.
        List<Thing> shown = refusal.why().shownTo(tried);
        shown.forEach(thing -> Lighting.mark(thing, Role.SHOWN, lights));
        if (!shown.isEmpty()) return;
        for (Thing cause : refusal.why().things()) {
            if (!tried.contains(cause)) Lighting.mark(cause, Role.CAUSE, lights);
        }
    }

    /** What is one of several that are alike is marked where it was pointed at, and nowhere else. */
    private void markRefused(Thing thing, String zone) {
        if (zone.isEmpty()) Lighting.mark(thing, Role.REFUSED, lights);
        else if (thing.is(Type.Base.KIND)) lights.markIn(zone, Ref.kind(thing.id()), Role.REFUSED);
        else lights.markIn(zone, Ref.piece(thing.id()), Role.REFUSED);
    }

    private DecisionView decision(
            Decision decision, List<SeatView> seats, Picks picks, Waiting waiting, List<WheelView> wheels) {
        boolean turnable = isTurnable(wheels);
        boolean personDecides = waiting == Waiting.PERSON;
        SeatView decider = seats.get(decision.by()).called(names.player(decision.by()));
        boolean covered = waiting == Waiting.HANDOVER;
        String question = covered ? texts.get("handover.question") : Names.sentence(decision.in(tongue.asking()));
        if (question.isBlank()) question = texts.get("decision.any", decider.name());
        if (personDecides && picks.isEmpty() && !unlit && !isGuarded())
            question = (Names.ended(question) + " " + tongue.replies().duty(match, picks)).strip();
        Choices choices = new Choices(names, tongue.looks(), this::isOnSight);
        List<ChoiceView> list = personDecides && !isGuarded() ? choices.of(picks) : List.of();
        Set<String> onRims = wheels.stream()
                .flatMap(wheel -> wheel.turns().stream())
                .map(WheelView.Turn::move)
                .collect(Collectors.toSet());
        list = Choices.atTheirPlaces(list, picks, onRims);
        // What is pictured there can be pointed at where it lies.
        if (unlit)
            list = list.stream().filter(choice -> choice.picture() == null).toList();
        String advice = switch (waiting) {
            case PERSON ->
                texts.get(
                        turnable && picks.isEmpty()
                                ? "advice.wheel"
                                : advice(picks, list, decision.legal().size(), choices));
            case HANDOVER, TOLD, ASIDE -> "";
            case PAUSED -> texts.get("advice.paused", decider.name());
            default -> texts.get("advice.computer", decider.name());
        };
        return new DecisionView(
                question,
                tongue.rule(decision),
                decider,
                waiting,
                advice,
                personDecides && !isGuarded() && !unlit ? choices.asks(picks) : "",
                personDecides && !isGuarded() && !(unlit && picks.isEmpty()) ? choices.draft(picks) : List.of(),
                list,
                covered ? 0 : decision.legal().size(),
                personDecides && !isGuarded() && !unlit ? choices.whole(picks) : List.of(),
                "",
                false,
                List.of());
    }

    /** Whether what can be done now would tell somebody who looks on what only the decider sees. */
    private boolean isGuarded() {
        return viewer == Match.ONLOOKER && Facing.isForOneOnly(match);
    }

    private static String advice(Picks picks, List<ChoiceView> list, int legal, Choices choices) {
        if (list.isEmpty())
            return picks.isEmpty()
                    ? "advice.first"
                    : choices.asksForWhatComesBefore(picks) ? "advice.which" : "advice.next";
        boolean button = list.size() == 1 && !list.get(0).placed();
        if (button && legal == 1 && picks.isEmpty()) return "advice.only";
        if (list.stream().allMatch(ChoiceView::placed)) return picks.isEmpty() ? "advice.first" : "advice.next";
        return choices.isOnSight(picks) ? "advice.both" : "advice.list";
    }

    /** Whether it is somewhere one can point at: on the board or in a seat. */
    private boolean isOnSight(Thing thing) {
        return switch (thing.type().base()) {
            case SITE -> tongue.boards().has(thing.id());
            case PLAYER -> true;
            case PIECE -> standing.bySite().values().stream().anyMatch(pieces -> pieces.contains(thing.id()));
            case KIND ->
                standing.bySite().values().stream()
                        .anyMatch(pieces -> pieces.stream().anyMatch(piece -> isOf(piece, thing)));
            default -> false;
        };
    }

    private boolean isOf(String piece, Thing kind) {
        long number = names.catalog().number(Type.PIECE, piece);
        return number >= 0 && names.catalog().piece((int) number).kind() == kind.number();
    }

    private DecisionView end(Outcome outcome) {
        String winners = outcome.winners().stream().map(names::player).collect(Collectors.joining(", "));
        boolean drawn = outcome.drawn() || outcome.winners().isEmpty();
        String key = drawn ? "end.drawn" : outcome.winners().size() == 1 ? "end.won" : "end.shared";
        String said = outcome.in(names.manner());
        return new DecisionView(
                texts.get(key, winners),
                outcome.rule(),
                null,
                Waiting.NOBODY,
                said,
                drawn ? "" : decidedBy(outcome, said),
                List.of(),
                List.of(),
                0,
                List.of(),
                "",
                false,
                List.of());
    }

    /** @return by what the rules say who has won, where how it ended does not say that; else empty */
    private String decidedBy(Outcome outcome, String said) {
        boolean told = outcome.winners().stream().map(names::player).anyMatch(said::contains);
        if (told || rules.game().winners() == null) return "";
        String by =
                new RuleSentences(rules, names, texts).of(rules.game().winners().reason());
        // Of one winner alone nobody asks what would be if there were several.
        int more = by.indexOf("; ");
        return outcome.winners().size() > 1 || more < 0 ? by : by.substring(0, more) + ".";
    }

    private static ProblemView problem(RuleFailure failure) {
        return failure == null ? null : ProblemViews.of(failure.trouble());
    }

    /** Variants, and settings that are not as the rule file has them. */
    private String played() {
        List<String> said = new ArrayList<>();
        rules.game().variants().forEach(variant -> said.add(Names.plain(variant.title(), names.language())));
        Map<String, List<Long>> values = rules.settings();
        for (Setting setting : rules.game().settings()) {
            List<Long> value = values.getOrDefault(setting.name(), setting.value());
            if (!value.equals(setting.value())) said.add(SettingWords.of(setting, value, names, texts));
        }
        return String.join(" · ", said);
    }
}
