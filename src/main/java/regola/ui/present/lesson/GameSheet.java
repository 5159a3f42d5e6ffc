package regola.ui.present.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Answer;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Type;
import regola.ui.present.picture.MatchPicture;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Proses;
import regola.ui.present.picture.RuleCards;
import regola.ui.present.picture.StoryTeller;
import regola.ui.present.picture.Tongue;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SiteView;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.handout.HandoutView.Block;
import regola.ui.view.match.MatchView;
import regola.ui.view.rules.RuleCardView;

/**
 * A GameSheet is a whole game on paper for a class: its board to draw on, questions that are made from its own rules at
 * moments of random matches, and all that its rules say. No lesson is needed for it, and the same rules always make the
 * same questions.
 */
final class GameSheet {
    private static final double BOARD = 0.26;
    private static final int MOST_MATCHES = 20;
    private static final int LONGEST_MATCH = 240;
    /** So many moments are looked at for what the rules forbid there. */
    private static final int MOST_MOMENTS = 40;

    /** Of a match so many moves are not asked about: the beginning has been shown. */
    private static final int FIRST_MOVES = 2;
    /** So many moves are tried at most to find one that wins. */
    private static final int MOST_LOOKS = 15_000;

    private static final int MOST_TRIES = 160;
    private static final int MOST_QUESTIONS = 2;
    private static final int FORBIDDEN = 2;
    /** With more ways to win there is nothing to be found. */
    private static final int MOST_WAYS = 3;
    /** So many words may be a name. */
    private static final int NAME = 4;

    private final Ruleset rules;
    private final String language;
    private final Tongue tongue;
    private final List<Block> tasks = new ArrayList<>();
    private final List<Block> solved = new ArrayList<>();
    /** Of each moment that is asked about. */
    private final Map<Match, Map<String, String>> placed = new IdentityHashMap<>();

    private int number;
    private int looks;

    private GameSheet(Ruleset rules, String language) {
        this.rules = rules;
        this.language = language;
        this.tongue = new Tongue(rules, language);
    }

    /** A Tried is a move that is not allowed, and why. */
    private record Tried(Move move, Why why) {}

    /** A Ticked is a moment with moves of which some are not allowed. */
    private record Ticked(Match match, List<Tried> forbidden) {}

    /** A Won is a moment at which whoever decides can win at once. */
    private record Won(Match match, List<Move> ways) {}

    static LessonHandout.Sheet of(Ruleset rules, String language) {
        return new GameSheet(rules, language).sheet();
    }

    private LessonHandout.Sheet sheet() {
        tasks.add(new HandoutView.Blanks(List.of(say("handout.name"), say("handout.date"))));
        try {
            Match begun = Match.start(rules, 1);
            if (!begun.isOver() && !board(begun).isEndless()) drawInto(begun);
            ask();
        } catch (RuleFailure failed) {
            // Rules that fail in a match can be read all the same.
        }
        tell();
        return new LessonHandout.Sheet(tasks, solved);
    }

    private String say(String key, Object... values) {
        return tongue.texts().get(key, values);
    }

    private void head(String words) {
        number++;
        tasks.add(new HandoutView.Heading(number + "  " + words));
    }

    private void show(Match match, String said) {
        MatchView seen = view(match);
        tasks.add(new HandoutView.Picture(seen.board().plain(), OverlayView.NONE, BOARD, said));
        tasks.addAll(OwnedLines.of(seen, tongue.names()));
    }

    private BoardView board(Match match) {
        return view(match).board().plain();
    }

    private MatchView view(Match match) {
        return MatchPicture.still(match, tongue, match.decider());
    }

    private void drawInto(Match begun) {
        String asked = say("handout.game.draw", tongue.names().player(begun.decider()));
        head(asked);
        show(begun, asked);
        tasks.add(new HandoutView.Blanks(List.of(say("handout.does"))));
    }

    /** Plays random matches and asks at their moments, first what is forbidden, then what wins. */
    private void ask() {
        List<Ticked> moments = new ArrayList<>();
        Won won = null;
        for (int seed = 1; seed <= MOST_MATCHES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Match match = Match.start(rules, seed);
            for (int i = 0; i < LONGEST_MATCH && !match.isOver(); i++) {
                if (match.legalCount() == 0) break;
                if (!match.isSecret()) {
                    if (isAsked(match, i) && moments.size() < MOST_MOMENTS) look(match, moments, random.nextInt());
                    if (looks < MOST_LOOKS && (won == null || won.ways().size() > 1)) won = better(won, winning(match));
                }
                match.playIndex(random.nextInt(match.legalCount()));
            }
            if (moments.size() >= MOST_MOMENTS && won != null) break;
        }
        // What is seldom forbidden is what this game is about; that a place is taken is so in each.
        Map<String, Long> often = moments.stream()
                .flatMap(moment -> moment.forbidden().stream())
                .collect(Collectors.groupingBy(one -> reason(one.why()), Collectors.counting()));
        for (Ticked moment : moments)
            moment.forbidden().sort(Comparator.comparing(one -> often.get(reason(one.why()))));
        Set<String> told = new HashSet<>();
        for (int i = 0; i < MOST_QUESTIONS; i++) tick(moments, told, i);
        if (won != null) win(won);
    }

    /** Places of a board without end have no names that anybody could find on paper. */
    private boolean isAsked(Match match, int moves) {
        return moves >= FIRST_MOVES && match.legalCount() > 1 && !board(match).isEndless();
    }

    private static Won better(Won before, Won now) {
        if (now == null) return before;
        return before == null || now.ways().size() < before.ways().size() ? now : before;
    }

    private Won winning(Match match) {
        int mover = match.decider();
        int count = match.legalCount();
        if (count < 2) return null;
        List<Move> ways = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            looks++;
            Match then = match.copy();
            then.playIndex(i);
            if (then.isOver() && (then.winners() >> mover & 1) != 0) ways.add(match.legal(i));
            if (ways.size() > MOST_WAYS) return null;
        }
        return ways.isEmpty() || ways.size() == count ? null : new Won(match.copy(), ways);
    }

    private void win(Won won) {
        String asked = say("handout.game.win", tongue.names().player(won.match().decider()));
        head(asked);
        show(won.match(), asked);
        if (board(won.match()).isEndless()) tasks.add(new HandoutView.Paragraph(say("handout.mark"), true));
        else tasks.add(new HandoutView.Blanks(List.of(say("handout.does"))));
        tasks.add(new HandoutView.Blanks(List.of(say("handout.why"))));
        tasks.add(new HandoutView.Blanks(List.of("")));
        if (board(won.match()).isEndless()) {
            OverlayView ring = OverlayView.NONE;
            for (Thing thing : won.ways().get(0).arguments())
                if (thing.is(Type.Base.SITE)) ring = ring.ring(Ref.site(thing.id()));
            solved.add(new HandoutView.Paragraph(number + "  " + say("handout.game.ringed"), false));
            solved.add(new HandoutView.Picture(board(won.match()), ring, BOARD, asked));
            return;
        }
        String ways = won.ways().stream()
                .map(move -> called(won.match(), move))
                .distinct()
                .collect(Collectors.joining("; "));
        solved.add(new HandoutView.Paragraph(number + "  " + ways + why(won), false));
    }

    /** @return what the rules tell of the first way, as an answer to why it wins; empty if nothing */
    private String why(Won won) {
        List<Event> events = new ArrayList<>();
        Match then = won.match().copy();
        then.listen(events::add);
        then.play(won.ways().get(0));
        String told = events.stream()
                .map(event -> StoryTeller.sentence(event, won.match().decider(), Manner.of(language)))
                .filter(said -> !said.isEmpty())
                .distinct()
                .collect(Collectors.joining(" "));
        return told.isEmpty() ? "" : " \u2013 " + told;
    }

    // ---- what is forbidden

    private void look(Match match, List<Ticked> moments, int seed) {
        Match kept = match.copy();
        List<Tried> forbidden = forbidden(kept, seed);
        if (!forbidden.isEmpty()) moments.add(new Ticked(kept, forbidden));
    }

    /** @return what the places of the board are called on which pieces lie, by the ids of these */
    private Map<String, String> places(Match match) {
        return placed.computeIfAbsent(match, of -> {
            Map<String, String> places = new HashMap<>();
            for (SiteView site : board(of).sites()) site.pieces().forEach(piece -> places.put(piece.id(), site.name()));
            return places;
        });
    }

    /** A piece on the board that has only a number to be told from others is called by whose it is and where. */
    private String called(Match match, Move move) {
        String said = tongue.names().of(move);
        for (Move.Part part : move.parts()) {
            Thing piece = part.thing();
            if (piece == null || !piece.is(Type.Base.PIECE)) continue;
            if (!tongue.names().of(piece).equals(piece.id())) continue;
            Catalog catalog = tongue.names().catalog();
            int whose = catalog.kind(catalog.piece((int) piece.number()).kind()).owner();
            String where = places(match).get(piece.id());
            if (whose < 0 || where == null) continue;
            said = said.replace(
                    piece.id(), say("handout.game.piece", tongue.names().player(whose), where));
        }
        return said;
    }

    /** Moves as the legal ones, with another thing put in: one for each reason that says no. */
    private List<Tried> forbidden(Match match, int seed) {
        List<Move> legal = match.decision().legal();
        List<Move> tries = new ArrayList<>();
        for (Move move : legal.subList(0, Math.min(legal.size(), 12)))
            for (int at = 0; at < move.parts().size(); at++) others(match, move, at, tries);
        Collections.shuffle(tries, new Random(seed));
        Set<String> allowed = legal.stream().map(move -> called(match, move)).collect(Collectors.toSet());
        Set<String> reasons = new HashSet<>();
        List<Tried> forbidden = new ArrayList<>();
        for (Move move : tries.subList(0, Math.min(tries.size(), MOST_TRIES))) {
            if (allowed.contains(called(match, move))) continue; // pieces that are alike are called alike
            if (!(match.ask(move.text()) instanceof Answer.Refused no)) continue;
            if (reasons.add(reason(no.why()))) forbidden.add(new Tried(move, no.why()));
        }
        return forbidden;
    }

    private void others(Match match, Move move, int at, List<Move> tries) {
        Thing thing = move.parts().get(at).thing();
        if (thing == null || !thing.is(Type.Base.SITE) && !thing.is(Type.Base.PIECE)) return;
        Set<String> near = Set.copyOf(match.names().ids(thing.type()));
        for (String id : near.stream().sorted().toList()) {
            // Nobody moves to where they are.
            if (move.parts().stream()
                    .anyMatch(part -> part.thing() != null && part.thing().id().equals(id))) continue;
            Thing other = match.names().thing(thing.type(), match.names().number(thing.type(), id));
            // Of places beside the board nobody thinks.
            if (other.is(Type.Base.SITE)
                    && !match.names().site((int) other.number()).onBoard()) continue;
            List<Move.Part> parts = new ArrayList<>(move.parts());
            parts.set(at, Move.Part.argument(parts.get(at).parameter(), other));
            tries.add(new Move(parts));
        }
    }

    private String reason(Why why) {
        return Names.capital(Proses.of(why, Manner.of(language)).text());
    }

    /** The moment at which most is forbidden that was not asked yet. */
    private void tick(List<Ticked> moments, Set<String> told, int seed) {
        Ticked best = null;
        List<Tried> news = List.of();
        for (Ticked moment : moments) {
            List<Tried> fresh = moment.forbidden().stream()
                    .filter(one -> !told.contains(reason(one.why())))
                    .limit(FORBIDDEN)
                    .toList();
            if (fresh.size() <= news.size()) continue;
            best = moment;
            news = fresh;
        }
        if (best == null) return;
        news.forEach(one -> told.add(reason(one.why())));
        String asked =
                say("handout.game.tick", tongue.names().player(best.match().decider()));
        head(asked);
        show(best.match(), asked);
        List<Move> legal = best.match().decision().legal();
        Random random = new Random(seed);
        Move right = legal.get(random.nextInt(legal.size()));
        List<String> moves = new ArrayList<>(List.of(called(best.match(), right)));
        for (Tried one : news) moves.add(called(best.match(), one.move()));
        Collections.shuffle(moves, random);
        moves.forEach(move -> tasks.add(new HandoutView.Box(move)));
        solved.add(new HandoutView.Paragraph(
                number + "  " + say("handout.game.allowed", called(best.match(), right)), false));
        for (Tried one : news)
            solved.add(new HandoutView.Barred(called(best.match(), one.move()) + ": " + reason(one.why())));
    }

    // ---- what the rules say

    private void tell() {
        tasks.add(new HandoutView.Heading(say("handout.game.rules")));
        RuleCards cards = new RuleCards(rules, language);
        Set<String> said = new HashSet<>();
        for (RuleCardView card : cards.all()) {
            if (!cards.isForPeople(card.number())) continue;
            card.sentences().stream()
                    .filter(one -> isSentence(one) && said.add(open(one)))
                    .forEach(one -> tasks.add(new HandoutView.Paragraph(open(one) + ".", false)));
            card.reasons().stream()
                    .filter(one -> said.add(open(one)))
                    .forEach(one -> tasks.add(new HandoutView.Barred(one)));
        }
    }

    /** A name for what is reckoned is no rule for a class. */
    private static boolean isSentence(String said) {
        return said.matches(".*[.!?]") || said.split(" ").length > NAME;
    }

    private static String open(String said) {
        return said.endsWith(".") ? said.substring(0, said.length() - 1) : said;
    }
}
