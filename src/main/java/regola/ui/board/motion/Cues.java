package regola.ui.board.motion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import regola.ui.board.art.BoardLook;
import regola.ui.sound.Sound;
import regola.ui.view.board.AttemptView;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.RotationView;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.TravelView;
import regola.ui.view.board.TurnView;

/**
 * A Cues is what is heard of a journey, and when. It goes by what can be seen: something goes in hops, is put down, is
 * taken off, a loop turns, a place is turned over, several faces come up at once, a line is filled. A look may give
 * another sound for its materials: water for wood, say.
 */
public final class Cues {
    /** So many faces that come up at once are more than one and one. */
    private static final int MANY = 3;
    /** When the ghost of what may not go there is turned back, as a part of its way there and home. */
    private static final double TURNED_BACK = 0.42;

    private final List<Cue> cues = new ArrayList<>();
    private final BoardLook look;
    private int heard;

    /** @param millis since the start */
    record Cue(double millis, Sound sound) {}

    /**
     * @param from the board before everything
     * @param to the board after it
     */
    public Cues(Journey journey, BoardView from, BoardView to, BoardLook look) {
        this.look = look;
        double start = 0;
        double revealed = 0;
        int turned = 0;
        for (Journey.Stage stage : journey.stages()) {
            if (stage.what() instanceof TurnView turn
                    && stage.before().site(turn.site()).isPresent()) turned++;
            if (stage.reveal() != null) revealed = start;
            collect(stage, start, journey.hurry());
            start += stage.millis() * journey.hurry();
        }
        int faces = faces(from, to);
        if (faces + turned >= MANY) cues.removeIf(cue -> cue.sound() == Sound.FLIP);
        if (faces + turned >= MANY) add(revealed, "faces", Sound.DRUM);
        else if (faces > 0) add(revealed, "turn", Sound.FLIP);
        if (!Feat.filled(from, to, look).isEmpty()) add(start, "filled", Sound.MILL);
        cues.sort(Comparator.comparingDouble(Cue::millis));
    }

    private void add(double millis, String what, Sound usual) {
        String word = look.sound(what);
        Optional<Sound> sound = word == null ? Optional.of(usual) : Sound.named(word);
        sound.ifPresent(heardThen -> cues.add(new Cue(millis, heardThen)));
    }

    private void collect(Journey.Stage stage, double start, double hurry) {
        double arrival = start + stage.way() * hurry;
        if (stage.what() instanceof AttemptView)
            cues.add(new Cue(start + TURNED_BACK * stage.millis() * hurry, Sound.THUD));
        else if (stage.what() instanceof RotationView) {
            add(start, "slide", Sound.SLIDE);
            add(Math.max(start, arrival - 1), "put", Sound.KNOCK);
        } else if (stage.what() instanceof TurnView turn) {
            if (stage.before().site(turn.site()).isPresent()) add(start, "turn", Sound.FLIP);
        } else if (stage.reveal() != null && stage.reveal().isChange()) add(start, "turn", Sound.FLIP);
        else if (stage.what() instanceof TravelView travel && stage.route() != null)
            travel(travel, stage, start, arrival - start);
    }

    private void travel(TravelView travel, Journey.Stage stage, double start, double way) {
        boolean leaves = stage.before().site(travel.from()).isPresent();
        boolean arrives = stage.before().site(travel.to()).isPresent();
        List<Route.Hop> hops = stage.route().hops();
        if (!leaves) add(start + way, "put", Sound.KNOCK);
        else if (!arrives) add(start + way, "off", Sound.KNOCK);
        else if (hops.size() == 1 && !stage.route().isCounted()) add(start + way, "step", Sound.KNOCK);
        else {
            double whole = hops.stream().mapToDouble(Pace::weight).sum();
            double passed = 0;
            for (Route.Hop hop : hops) {
                add(start + way * passed / whole, "hop", Sound.HOP);
                passed += Pace.weight(hop);
            }
        }
    }

    /** @return how many pieces showed their back before and lie there face up now */
    private static int faces(BoardView from, BoardView to) {
        int faces = 0;
        for (SiteView site : to.sites()) {
            List<PieceView> before = from.site(site.id()).map(SiteView::pieces).orElse(List.of());
            long hidden = before.stream().filter(PieceView::hidden).count()
                    - site.pieces().stream().filter(PieceView::hidden).count();
            long shown = site.pieces().stream().filter(piece -> !piece.hidden()).count()
                    - before.stream().filter(piece -> !piece.hidden()).count();
            faces += (int) Math.max(0, Math.min(hidden, shown));
        }
        return faces;
    }

    List<Cue> all() {
        return List.copyOf(cues);
    }

    /**
     * What has come up since the last time is heard; of several at once the last.
     *
     * @param time since the start, in milliseconds; never less than before
     */
    public void at(double time, Consumer<Sound> ear) {
        Sound now = null;
        while (heard < cues.size() && cues.get(heard).millis() <= time)
            now = cues.get(heard++).sound();
        if (now != null) ear.accept(now);
    }
}
