package regola.ui.lesson;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Area;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JLayeredPane;
import javax.swing.SwingUtilities;
import regola.ui.board.panel.BoardPanel;
import regola.ui.guide.GuidePane;
import regola.ui.guide.PointingPane;
import regola.ui.guide.Pose;
import regola.ui.party.Party;
import regola.ui.party.PartyPane;
import regola.ui.party.Stuff;
import regola.ui.sound.Sound;
import regola.ui.stage.StagePane;
import regola.ui.view.MotionLevel;
import regola.ui.view.board.AttemptView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.lesson.LessonEndView;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;
import regola.ui.voice.Reader;

/**
 * A LessonMood is how a lesson feels: the guide's face and what it points at, a sound for what came of a try, stars and
 * a small feast at the end, and the voice. None of it says anything that does not stand in the bubble.
 */
final class LessonMood {
    private final StagePane page;
    private final BoardPanel board;
    private final GuidePane guide;
    private final AnswersPanel answers;
    private final KnownPane end;
    private final Bubble bubble;
    private final PointingPane pointing = new PointingPane();
    private final PartyPane party = new PartyPane();
    private Consumer<Sound> ear = sound -> {};
    private Reader reader = new Reader();
    private MotionLevel motion = MotionLevel.FULL;
    private Moment last;

    /** What of a picture makes it new to who looks at it. */
    private record Moment(
            String language,
            String title,
            int at,
            String asked,
            LessonState state,
            MessageView message,
            String hint,
            LessonEndView end) {
        static Moment of(LessonView view) {
            return new Moment(
                    view.language(),
                    view.title(),
                    view.at(),
                    view.goal().text(),
                    view.state(),
                    view.message(),
                    view.hint().text(),
                    view.end());
        }

        boolean asksTheSame(Moment other) {
            return other != null
                    && language.equals(other.language)
                    && title.equals(other.title)
                    && at == other.at
                    && asked.equals(other.asked)
                    && (end == null) == (other.end == null);
        }

        boolean isAt(Moment other) {
            return title.equals(other.title) && at == other.at;
        }
    }

    LessonMood(StagePane page, BoardPanel board, GuidePane guide, Bubble bubble, AnswersPanel answers, KnownPane end) {
        this.page = page;
        this.board = board;
        this.guide = guide;
        this.bubble = bubble;
        this.answers = answers;
        this.end = end;
        page.add(pointing, JLayeredPane.DRAG_LAYER);
        page.add(party, JLayeredPane.DRAG_LAYER);
    }

    /** @return whether there is nothing new in the other picture for who looks at it */
    static boolean isSame(LessonView one, LessonView other) {
        return Moment.of(one).equals(Moment.of(other));
    }

    /** @param hears gets every sound as it is to be heard */
    void hear(Consumer<Sound> hears, Reader reads) {
        ear = hears;
        reader = reads;
        board.onSound(hears);
    }

    void setMotion(MotionLevel next) {
        motion = next;
        guide.setMotion(next);
        if (next != MotionLevel.FULL) pointing.finish();
    }

    void arrange() {
        pointing.setBounds(0, 0, page.getWidth(), page.getHeight());
        party.setBounds(0, 0, page.getWidth(), page.getHeight());
    }

    /** A picture is shown whose moves are still on their way: only the face is that of what is told already. */
    void tell(LessonView next) {
        look(next);
    }

    /**
     * All of a picture is there.
     *
     * @return what is drawn over the board now; the rings come when the dots have arrived
     */
    OverlayView arrived(LessonView next, Runnable pointed) {
        Moment moment = Moment.of(next);
        Moment before = last;
        last = moment;
        Point thing = look(next);
        boolean tried = next.match() != null && !next.match().happenings().isEmpty();
        boolean translated = before != null && !before.language().equals(moment.language());
        if (moment.equals(before) && !tried) return pointing.isOn() ? withoutRings(next) : next.overlay();
        party.end();
        if (!moment.asksTheSame(before)) pointing.finish();
        read(next, moment.asksTheSame(before));
        if (before != null && !translated) {
            sound(next);
            boolean over =
                    next.end() != null && before.end() == null && before.title().equals(next.title());
            if (over && next.end().open() == 0) feast(next);
            if (isWon(next.message()) && !isWon(before.message()) && moment.isAt(before)) celebrate(next);
        }
        if (thing == null || guide.pose() != Pose.POINT || translated) return next.overlay();
        return point(next, thing, pointed);
    }

    private OverlayView point(LessonView next, Point thing, Runnable pointed) {
        Point nose = SwingUtilities.convertPoint(guide, guide.nose(), page);
        Point there = SwingUtilities.convertPoint(guide, thing, page);
        pointing.point(nose, there, page.measure().unit(), guide.isVisible() ? motion : MotionLevel.NONE, pointed);
        return pointing.isOn() ? withoutRings(next) : next.overlay();
    }

    private static OverlayView withoutRings(LessonView view) {
        OverlayView all = view.overlay();
        return new OverlayView(Set.of(), all.paths(), all.arrows(), all.labels(), all.dimmed(), all.ghosts());
    }

    // ---- the guide

    /** @return what it looks at, in its pixels; null for whoever sits before it */
    private Point look(LessonView next) {
        Point thing = target(next);
        Pose pose = isWon(next.message()) ? Pose.CHEER : pose(next.state());
        // It points at nothing but a thing that is lit.
        guide.take(pose == Pose.POINT && thing == null ? Pose.ASK : pose, thing);
        return thing;
    }

    private static boolean isWon(MessageView message) {
        return message != null && message.sort() == MessageView.Sort.WON;
    }

    private static Pose pose(LessonState state) {
        return switch (state) {
            case TELL, HINT -> Pose.POINT;
            case REFUSED, WRONG_ANSWER, BROKEN -> Pose.NO;
            case MISSED -> Pose.THINK;
            case RIGHT, PARTLY -> Pose.NOD;
            case SHOWN, NOT_WON -> Pose.SIT;
            case DONE -> Pose.CHEER;
            default -> Pose.ASK;
        };
    }

    /** @return the nearest of what is lit; of several as near the first by name, so that it is always the same */
    private Point target(LessonView next) {
        Point eyes = guide.nose();
        Point nearest = null;
        for (Ref ref : next.overlay().lookedAt()) {
            Point at = on(ref);
            if (at == null) continue;
            Point there = SwingUtilities.convertPoint(board, at, guide);
            boolean nearer = nearest == null || there.distanceSq(eyes) < nearest.distanceSq(eyes);
            boolean asNear = nearest != null && there.distanceSq(eyes) == nearest.distanceSq(eyes);
            if (nearer || asNear && there.y < nearest.y) nearest = there;
        }
        return nearest;
    }

    private Point on(Ref ref) {
        return switch (ref.sort()) {
            case SITE -> board.pointOf(ref.id());
            case PIECE -> board.pointOfPiece(ref.id());
            default -> null;
        };
    }

    // ---- what is heard

    private void sound(LessonView next) {
        switch (next.state()) {
            case REFUSED, MISSED, WRONG_ANSWER -> {
                // What was tried in vain on the board has been heard on its way.
                boolean heard = next.match() != null
                        && next.match().happenings().stream().anyMatch(AttemptView.class::isInstance);
                if (!heard) ear.accept(Sound.THUD);
            }
            case HINT -> ear.accept(Sound.TICK);
            case RIGHT -> {
                if (!isWon(next.message())) ear.accept(Sound.RIGHT);
            }
            default -> {}
        }
    }

    /** @param same whether the question was read before, so that only the reply is new */
    private void read(LessonView next, boolean same) {
        String asked = next.end() == null
                ? next.goal().text()
                : next.end().learnt().isEmpty() ? next.title() : next.end().learnt();
        Reply reply = bubble.reply();
        String replied = (reply.chip().isEmpty() ? "" : reply.chip() + ". ")
                + reply.words().text();
        String all = (asked + " " + replied).strip();
        if (!same) reader.read(all, all, next.language());
        else if (!replied.isBlank()) reader.read(replied, all, next.language());
    }

    // ---- the end

    private void feast(LessonView next) {
        boolean all = next.end().stars() == 3;
        if (next.end().stars() > 0) end.await();
        end.stars().fall(motion, star -> {
            boolean lastOne = star == next.end().stars();
            ear.accept(all && lastOne ? Sound.PARTY : Sound.star(star));
            if (lastOne) end.come(motion);
        });
        double unit = page.measure().unit();
        Rectangle block = bubble.getBounds().union(answers.getBounds());
        Party flies = all
                ? Party.big(new Rectangle(page.getSize()), unit, next.serial())
                : Party.small(block, unit, next.serial());
        party.begin(
                flies, stuff(), bubble.getBounds(), all ? bubble.getBounds() : lit(next), unit, motion, end::finish);
    }

    /** A match in a lesson is won as any other is. */
    private void celebrate(LessonView next) {
        double unit = page.measure().unit();
        Party flies = Party.big(new Rectangle(page.getSize()), unit, next.serial());
        party.begin(flies, stuff(), bubble.getBounds(), bubble.getBounds(), unit, motion, () -> {});
        ear.accept(Sound.PARTY);
    }

    private Stuff stuff() {
        return Stuff.named(board.look().party()).orElse(Stuff.STARS);
    }

    /** @return where things are lit on the board */
    private Area lit(LessonView next) {
        Area lit = new Area();
        if (next.match() == null) return lit;
        Set<Ref> things = new HashSet<>(next.overlay().rings());
        for (SiteView site : next.match().board().sites()) {
            if (isLit(site.roles())) things.add(site.ref());
            for (PieceView piece : site.pieces()) if (isLit(piece.roles())) things.addAll(piece.refs());
        }
        int around = page.measure().px(44);
        for (Ref ref : things) {
            Point at = on(ref);
            if (at == null) continue;
            Point there = SwingUtilities.convertPoint(board, at, page);
            lit.add(new Area(new Rectangle(there.x - around, there.y - around, 2 * around, 2 * around)));
        }
        return lit;
    }

    private static boolean isLit(Set<Role> roles) {
        return !roles.isEmpty();
    }

    /** @return whether something flies or points */
    boolean isMoving() {
        return party.isMoving() || pointing.isOn() || end.isMoving();
    }
}
