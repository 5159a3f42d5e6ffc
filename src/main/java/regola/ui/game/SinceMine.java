package regola.ui.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryLine;

/**
 * A SinceMine is what has happened to the only person in a match since that one's last turn, in the words of the story:
 * what was taken, given or found, also where a move of somebody else has made that person give it away. It is told
 * until the person has a turn again.
 */
final class SinceMine {
    private final MatchView view;
    private final SeatView mine;
    /** Who made the last move; null for nobody. */
    private final SeatView mover;

    private SinceMine(MatchView view) {
        this.view = view;
        List<SeatView> people = view.seats().stream()
                .filter(seat -> seat.sort() == SeatView.Sort.HUMAN)
                .toList();
        mine = people.size() == 1 ? people.get(0) : null;
        mover = lines().stream()
                .filter(line -> line.depth() == 0)
                .reduce((before, last) -> last)
                .map(this::by)
                .orElse(null);
    }

    static SinceMine of(MatchView view) {
        return new SinceMine(view);
    }

    /** @return what the only person is called; empty where several play */
    String name() {
        return mine == null ? "" : mine.name();
    }

    /** @return whether the last move is the person's own */
    boolean isOwnMove() {
        return mine != null && mover != null && mover.id().equals(mine.id());
    }

    /** @return whether somebody else than that seat made the last move */
    boolean isByOther(SeatView seat) {
        return mover != null && !mover.id().equals(seat.id());
    }

    /** @return who made the last move; null for nobody */
    SeatView mover() {
        return mover;
    }

    /** @return a sentence about the last move with who made it, where it does not say that and it was somebody else */
    String by(String sentence) {
        return isOwnMove() ? sentence : by(sentence, mover);
    }

    private String by(String sentence, SeatView mover) {
        if (sentence.isEmpty() || mover == null || sentence.contains(mover.name())) return sentence;
        boolean named = view.seats().stream().map(SeatView::name).anyMatch(sentence::startsWith);
        String first = sentence.substring(0, 1);
        String rest = sentence.substring(1).replace(": ", " – "); // there is no second colon
        return mover.name() + ": " + (named ? first : first.toLowerCase(Locale.ROOT)) + rest;
    }

    /**
     * A Told is a sentence about that person, or of what came of it in the same move.
     *
     * @param by who made the move; null for nobody
     * @param plain whether it only tells where a thing of theirs went
     */
    private record Told(String sentence, SeatView by, boolean plain) {}

    /**
     * @return the sentences about that person, and what came of it in the same move, in the order in which it happened;
     *     none where several people play
     */
    List<String> sentences() {
        return told().stream().map(Told::sentence).toList();
    }

    /**
     * @return the same without what explains them, as far as they are short, with who did it where that is not said,
     *     and how often where the same was done more than once
     */
    List<String> briefly(Texts texts) {
        Map<Told, Integer> times = new LinkedHashMap<>();
        for (Told each : told()) {
            Told core = new Told(Asked.core(each.sentence), each.by, each.plain);
            if (core.sentence.length() <= ChildWords.TELLING) times.merge(core, 1, Integer::sum);
        }
        List<Told> told = new ArrayList<>(times.keySet());
        // Where a thing went is told as long as what became of its owner has room beside it.
        while ((told.size() > Asked.MOST || letters(told) > 3 * ChildWords.TELLING / 2)
                && told.stream().anyMatch(Told::plain))
            told.remove(told.stream().filter(Told::plain).findFirst().orElseThrow());
        return told.stream()
                .map(each -> by(each.sentence, each.by)
                        + (times.get(each) > 1 ? " " + texts.get("child.times", times.get(each)) : ""))
                .toList();
    }

    private static int letters(List<Told> told) {
        return told.stream().mapToInt(each -> each.sentence.length()).sum();
    }

    private List<Told> told() {
        List<Told> told = new ArrayList<>();
        if (mine == null) return told;
        SeatView by = null;
        boolean own = false;
        boolean about = false;
        Told cause = null;
        List<StoryLine> lines = lines();
        for (int i = 0; i < lines.size(); i++) {
            StoryLine line = lines.get(i);
            if (line.depth() == 0) {
                SeatView next = by(line);
                if (next != by) cause = null;
                by = next;
                own = isOwn(by, line);
                about = false;
                if (own) told.clear();
            } else if (!own && line.asks()) {
                if (isCause(i, lines, by)) cause = new Told(plainly(line.text()), by, true);
            } else if (!own) {
                about |= isAbout(line.text());
                boolean plain = !about && isAllThatCame(i, lines);
                if (about && cause != null) told.add(cause);
                if (about || plain) told.add(new Told(line.text(), by, plain));
                if (about) cause = null;
            }
        }
        return told;
    }

    /**
     * Whether a line tells what somebody has brought about with a move that took nothing along: what is done to another
     * in the next move comes of it, such as a man that is taken for a mill.
     */
    private boolean isCause(int line, List<StoryLine> lines, SeatView by) {
        StoryLine came = lines.get(line);
        boolean first = lines.get(line - 1).depth() == 0;
        return !first && came.way().isEmpty() && by != null && came.text().startsWith(by.name() + " ");
    }

    /** @return the first that a sentence tells, without what stands behind a colon: where that was */
    private String plainly(String sentence) {
        String said = Asked.core(sentence).split("(?<=[.!?]) ")[0];
        int colon = said.indexOf(": ");
        boolean names = colon > 0
                && isNaming(said.substring(0, colon))
                && said.substring(0, colon).contains(" ");
        return names ? said.substring(0, colon) + "." : said;
    }

    /** Whether a line tells where a thing of that person went, and nothing came of it. */
    private boolean isAllThatCame(int line, List<StoryLine> lines) {
        StoryLine move = lines.get(line);
        boolean moves = lines.get(line - 1).depth() == 0 && !move.way().isEmpty();
        boolean last = line + 1 == lines.size() || lines.get(line + 1).depth() == 0;
        return moves && last && move.text().contains(mine.name());
    }

    /**
     * @return of what whoever made the last move has done on end, the last thing that is news: it was done to the
     *     person, or it names one who has something new; with who made the move. Empty if nothing is
     */
    String news() {
        String news = "";
        SeatView by = null;
        boolean made = false;
        for (StoryLine line : lines()) {
            if (line.depth() == 0) {
                SeatView next = by(line);
                // Below the next one's name nobody reads what another did.
                if (isOwn(next, line) || next != by) news = "";
                by = next;
                made = false;
                continue;
            }
            // What is told first is the move; what stands before a colon is what comes now.
            String said = plainly(line.text());
            boolean came = (made || line.way().isEmpty()) && !said.contains(": ") && isNaming(said);
            made = true;
            if (isAbout(line.text())) said = Asked.core(line.text());
            if ((came || isAbout(said)) && !isOwn(by, line) && said.length() <= ChildWords.TELLING) news = by(said, by);
        }
        return news;
    }

    private boolean isOwn(SeatView by, StoryLine line) {
        boolean own = mine != null && (by == null || by.id().equals(mine.id()));
        return own && !view.story().between().contains(line.moment());
    }

    private boolean isNaming(String sentence) {
        return view.seats().stream().map(SeatView::name).anyMatch(sentence::contains);
    }

    /** @return by how many points the person has more than after the last move of their own */
    long gained() {
        int own = 0;
        for (StoryLine line : lines()) if (line.depth() == 0 && isOwn(by(line), line)) own = line.moment();
        return gained(own);
    }

    /** @return by how many points the person has more since the last move */
    long gainedJustNow() {
        return gained(view.story().moment() - 1);
    }

    private long gained(int from) {
        return mine == null ? 0 : view.story().gained(view.seats().indexOf(mine), from);
    }

    /**
     * @return what came of the last move, if it is the person's own: not the move itself; where nothing came of it for
     *     that person, what it does to the others
     */
    List<String> upshot() {
        List<String> told = new ArrayList<>();
        List<String> others = new ArrayList<>();
        String move = "";
        for (StoryLine line : lines()) {
            if (line.depth() == 0) {
                told.clear();
                others.clear();
                move = "";
            } else if (move.isEmpty()) move = line.text(); // what is told first is the move
            else if (line.text().contains(mine.name())) told.add(line.text());
            else if (isNaming(line.text())) others.add(line.text());
        }
        // Where points came or went with the move itself, it is said what with.
        if (told.isEmpty() && gainedJustNow() != 0 && move.contains(mine.name())) told.add(move);
        return told.isEmpty() ? others : told;
    }

    private List<StoryLine> lines() {
        return view.story().lines().stream()
                .filter(line -> line.moment() <= view.story().moment())
                .toList();
    }

    private SeatView by(StoryLine line) {
        return view.seats().stream()
                .filter(seat -> seat.emblem() == line.emblem())
                .findFirst()
                .orElse(null);
    }

    /** What a piece of somebody does is about the piece, unless another is said to do it to them. */
    private boolean isAbout(String sentence) {
        if (!sentence.contains(mine.name())) return false;
        // Whoever is named first does it: "The Green queen takes Red's servant".
        int at = sentence.indexOf(mine.name());
        boolean others = view.seats().stream()
                .filter(seat -> !seat.id().equals(mine.id()))
                .mapToInt(seat -> sentence.indexOf(seat.name()))
                .anyMatch(other -> other >= 0 && other < at);
        return others
                || Pattern.compile("(?<!\\bdi )\\b" + Pattern.quote(mine.name()) + "\\b(?!['’]s)")
                        .matcher(sentence)
                        .find();
    }
}
