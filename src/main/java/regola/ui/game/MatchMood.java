package regola.ui.game;

import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import javax.swing.Icon;
import javax.swing.JLayeredPane;
import javax.swing.SwingUtilities;
import regola.ui.board.art.ArtStore;
import regola.ui.board.motion.Feat;
import regola.ui.board.paint.PieceIcon;
import regola.ui.board.panel.BoardPanel;
import regola.ui.guide.GuidePane;
import regola.ui.guide.Pose;
import regola.ui.party.Flourish;
import regola.ui.party.Party;
import regola.ui.party.PartyPane;
import regola.ui.party.Stuff;
import regola.ui.sound.Sound;
import regola.ui.stage.Measure;
import regola.ui.stage.StagePane;
import regola.ui.stage.TextSize;
import regola.ui.tray.Trays;
import regola.ui.view.MotionLevel;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ToldView;
import regola.ui.view.board.TravelView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;
import regola.ui.voice.Reader;

/**
 * A MatchMood is how a match feels: what is heard of it, and at its end the guide beside the board, with a feast where
 * a person has won. None of it says anything that does not stand below the board.
 */
final class MatchMood {
    /** How far what is seen large stands off the upper edge, in sizes of its own. */
    private static final double CLEAR = 0.9;
    /** How much closer words are to what they are about where that is not what is seen large. */
    private static final double CLOSE = 0.6;
    /** How large the guide is, in units of space. */
    private static final double GUIDE = 108;

    private final StagePane page;
    private final BoardPanel board;
    private final GuidePane guide = new GuidePane();
    private final PartyPane party = new PartyPane();
    private final Flourish flourish = new Flourish();
    private final ArtStore art;
    private final Function<String, Point> offBoard;
    private Consumer<Sound> ear = sound -> {};
    private Reader reader = new Reader();
    private MotionLevel motion = MotionLevel.FULL;
    private Rectangle say = new Rectangle();
    private MatchView last;
    private String read = "";

    /** @param offBoard where a place lies that is not on the board, in the board's pixels; null if nowhere */
    MatchMood(StagePane page, ArtStore art, BoardPanel board, Function<String, Point> offBoard) {
        this.page = page;
        this.art = art;
        this.offBoard = offBoard;
        this.board = board;
        guide.setVisible(false);
        page.add(guide, JLayeredPane.PALETTE_LAYER);
        page.add(flourish, JLayeredPane.MODAL_LAYER);
        page.add(party, JLayeredPane.DRAG_LAYER);
    }

    /** @param hears gets every sound as it is to be heard */
    void hear(Consumer<Sound> hears, Reader reads) {
        ear = hears;
        reader = reads;
        board.onSound(hears);
    }

    boolean hasVoice() {
        return reader.hasMouth();
    }

    /** Reads once more what stands there. */
    void readAgain() {
        reader.again();
    }

    void setMotion(MotionLevel next) {
        motion = next;
        guide.setMotion(next);
    }

    /**
     * @param below the board: what says how it ended
     * @param trays on which the guide stands, if there it covers none of them
     * @param region of the board, in the page's pixels
     * @param end where it stands otherwise, if it is there and has room
     */
    void arrange(Measure m, Rectangle below, Trays trays, Rectangle region, EndPane end) {
        say = below;
        int size = m.px(GUIDE);
        Point foot = trays.stand(m, region, size);
        if (foot == null && end.getParent() == page && end.isVisible()) foot = end.stand(size);
        if (foot == null) guide.setBounds(0, 0, 0, 0);
        else guide.setBounds(foot.x - size / 2, foot.y - size + m.px(6), size, size);
        party.setBounds(0, 0, page.getWidth(), page.getHeight());
        flourish.setBounds(party.getBounds());
    }
    /** Another picture is shown. */
    void show(MatchView next) {
        flourish.end();
        if (!next.decision().isOver()) {
            party.end();
            guide.setVisible(false);
        }
        String asked = next.decision().question();
        String why = next.why() == null ? "" : next.why().sentence();
        boolean mine = next.decision().isOver() || next.decision().waiting() == DecisionView.Waiting.PERSON;
        String all = (why + " " + asked).strip();
        if (!mine || all.equals(read)) return;
        read = all;
        reader.read(why.isEmpty() ? asked : why, all, next.language());
    }

    /** All of a picture is there. */
    void arrived(MatchView next) {
        boolean ends = next.decision().isOver()
                && last != null
                && !last.decision().isOver()
                && !next.happenings().isEmpty();
        // What is taken back is no feat.
        boolean back = last != null
                && (next.story().moment() < last.story().moment()
                        || next.story().aside() < last.story().aside());
        if (last != null && !back && !next.happenings().isEmpty()) flourish(last, next);
        last = next;
        if (!next.decision().isOver()) return;
        boolean won = next.seats().stream().anyMatch(seat -> seat.winner() && seat.sort() == SeatView.Sort.HUMAN);
        guide.take(won ? Pose.CHEER : Pose.SIT, null);
        guide.setVisible(true);
        if (!ends || !won) return;
        double unit = page.measure().unit();
        Rectangle over = new Rectangle(page.getSize());
        // Who reads little reads who has won first, and sees the feast after it.
        boolean calm = page.mode() == Measure.Mode.CHILDREN;
        Party flies = calm ? Party.calm(over, unit, next.serial()) : Party.big(over, unit, next.serial());
        party.begin(flies, stuff(), say, new Rectangle(), unit, motion, () -> {});
        ear.accept(Sound.PARTY);
    }

    /** What is of consequence is seen large for a moment, where it happened or came to lie. */
    private void flourish(MatchView before, MatchView next) {
        int size = Math.abs(board.heightOf(board.look().piece(1)) - board.heightOf(0));
        Rectangle room = SwingUtilities.convertRectangle(
                board.getParent(), board.getBounds().union(say), page);
        List<Flourish.Spot> spots = new ArrayList<>();
        for (Feat feat : Feat.of(before.board(), next.board(), next.happenings(), board.look())) {
            List<Point> places = new ArrayList<>();
            for (String place : feat.places()) {
                Point on = board.pointOf(place);
                Point found = on != null ? on : offBoard.apply(place);
                if (found != null) places.add(SwingUtilities.convertPoint(board, found, page));
            }
            List<IntFunction<Icon>> pictures = feat.pieces().stream()
                    .map(piece -> piece.withRoles(Set.of()))
                    .<IntFunction<Icon>>map(piece -> large -> new PieceIcon(art, piece, large))
                    .toList();
            // Near the upper edge it would be cut off, and hide the points that it brings.
            if (places.size() == 1) places.get(0).y = Math.max(places.get(0).y, room.y + (int) (CLEAR * size));
            if (places.size() == pictures.size()) spots.add(new Flourish.Spot(places, pictures, size));
        }
        Measure m = page.measure();
        flourish.within(room);
        boolean glad = !isByComputer(before) && !hasLost(before, next);
        Flourish.Cheer cheer = glad ? cheer(next, spots, size) : null;
        flourish.begin(spots, cheer, glad ? stuff() : null, m.unit(), motion, next.serial());
    }

    /**
     * What a computer does to people is seen, and nobody is glad of it; where only computers play, all of it is fun.
     */
    static boolean isByComputer(MatchView before) {
        String decider = before.decision().decider() == null
                ? ""
                : before.decision().decider().id();
        return before.seats().stream().anyMatch(seat -> seat.sort() == SeatView.Sort.HUMAN)
                && before.seats().stream()
                        .anyMatch(seat -> seat.id().equals(decider) && seat.sort() == SeatView.Sort.COMPUTER);
    }

    /** Whether whoever did it has fewer points by it than before, as by a pile that is worth less than nothing. */
    static boolean hasLost(MatchView before, MatchView next) {
        SeatView did = before.decision().decider();
        return did != null
                && next.seats().stream().anyMatch(now -> now.id().equals(did.id()) && points(now) < points(did));
    }

    private static int points(SeatView seat) {
        String written = seat.score() == null ? "" : seat.score().replace('\u2212', '-');
        return written.matches("-?\\d{1,6}") ? Integer.parseInt(written) : 0;
    }

    /** @return what is called out of what has just happened, the last of it; null if nothing */
    private Flourish.Cheer cheer(MatchView next, List<Flourish.Spot> spots, int size) {
        String words = "";
        Point at = spots.isEmpty()
                ? null
                : spots.get(0).places().get(spots.get(0).places().size() / 2);
        for (HappeningView each : next.happenings()) {
            if (each instanceof ToldView told && !told.cheer().isEmpty()) words = told.cheer();
            boolean there = at != null && board.siteAt(SwingUtilities.convertPoint(page, at, board)) != null;
            if (there || !(each instanceof TravelView travel)) continue;
            Point on = board.pointOf(travel.to());
            if (on != null) at = SwingUtilities.convertPoint(board, on, page);
        }
        if (words.isEmpty()) return null;
        if (at == null) at = SwingUtilities.convertPoint(board, board.getWidth() / 2, board.getHeight() / 2, page);
        // Close to what lies there: what is seen large is elsewhere then.
        boolean elsewhere = !spots.isEmpty() && !spots.get(0).places().contains(at);
        return new Flourish.Cheer(
                words, at, elsewhere ? (int) (CLOSE * size) : size, TextSize.TITLE.font(page.measure()));
    }

    private Stuff stuff() {
        return Stuff.named(board.look().party()).orElse(Stuff.STARS);
    }
}
