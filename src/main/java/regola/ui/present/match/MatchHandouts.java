package regola.ui.present.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import regola.engine.Match;
import regola.ui.present.picture.MatchPicture;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Pointing;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.Tongue;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;
import regola.ui.view.handout.FilmView;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.handout.HandoutView.Block;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryLine;
import regola.ui.view.match.StoryView;

/** A MatchHandouts puts matches on paper, as somebody sees them who plays none of the sides. */
final class MatchHandouts {
    /** As much of the height of a page as the board of a position may take. */
    private static final double BOARD = 0.52;

    private MatchHandouts() {}

    // ---- a position

    /** @param moments of a match, the last of which is put on paper */
    static HandoutView position(List<Snapshot> moments, Tongue tongue) {
        Texts texts = tongue.texts();
        MatchView view = seen(moments, tongue);
        List<Block> blocks = new ArrayList<>();
        blocks.add(new HandoutView.Picture(view.board(), OverlayView.NONE, BOARD, view.title()));
        DecisionView decision = view.decision();
        if (decision.decider() != null) blocks.add(asked(decision));
        else blocks.add(new HandoutView.Paragraph((decision.question() + " " + decision.advice()).strip(), false));
        caption(view.story()).forEach(line -> blocks.add(new HandoutView.Paragraph(line, true)));
        blocks.add(new HandoutView.Heading(texts.get("handout.seats")));
        view.seats().forEach(seat -> blocks.add(side(seat, has(seat, texts))));
        for (ZoneView zone : view.shared()) {
            String lies = lies(zone);
            if (!lies.isEmpty()) blocks.add(new HandoutView.Paragraph(zone.name() + ": " + lies, false));
        }
        return new HandoutView(view.title(), view.rules(), view.title(), blocks);
    }

    private static MatchView seen(List<Snapshot> moments, Tongue tongue) {
        Snapshot now = moments.get(moments.size() - 1);
        StoryView story = tongue.story().of(moments, moments.size() - 1, Match.ONLOOKER);
        return new MatchPicture(
                        now.match(), moments.size() == 1 ? List.of() : now.events(), tongue, Map.of(), Match.ONLOOKER)
                .of(
                        0,
                        Pointing.at(now.match(), tongue.names()),
                        DecisionView.Waiting.COMPUTER,
                        null,
                        story,
                        List.of(),
                        false,
                        false);
    }

    private static HandoutView.Side side(SeatView seat, String words) {
        return new HandoutView.Side(seat.name(), seat.colour(), seat.emblem(), words);
    }

    /** Most questions name who is asked; the others do so here. */
    private static HandoutView.Side asked(DecisionView decision) {
        SeatView seat = decision.decider();
        boolean named = decision.question().contains(seat.name());
        return new HandoutView.Side(
                named ? decision.question() : seat.name(),
                seat.colour(),
                seat.emblem(),
                named ? "" : decision.question());
    }

    private static String has(SeatView seat, Texts texts) {
        List<String> said = new ArrayList<>();
        if (seat.score() != null) said.add(texts.get("handout.points", seat.score()));
        for (ZoneView zone : seat.zones()) {
            String lies = lies(zone);
            if (!lies.isEmpty()) said.add(zone.name() + ": " + lies);
        }
        return String.join(" · ", said);
    }

    private static String lies(ZoneView zone) {
        return zone.piles().stream().map(pile -> lies(zone, pile)).collect(Collectors.joining(", "));
    }

    /** Of what is closed only the number is known. */
    private static String lies(ZoneView zone, PileView pile) {
        if (pile.piece().refs().equals(List.of(Ref.site(zone.site())))) return String.valueOf(pile.count());
        String name = Names.small(pile.piece().name());
        return pile.count() == 1 ? name : pile.count() + " × " + name;
    }

    /** What the story tells of its last moment. */
    private static List<String> caption(StoryView story) {
        return story.lines().stream()
                .filter(line -> line.moment() == story.moment())
                .map(StoryLine::sentence)
                .toList();
    }

    // ---- a match, moment by moment

    static FilmView film(List<Snapshot> moments, Tongue tongue) {
        List<FilmView.Frame> frames = new ArrayList<>();
        for (int i = 1; i <= moments.size(); i++) {
            MatchView view = seen(moments.subList(0, i), tongue);
            frames.add(new FilmView.Frame(view.board(), OverlayView.NONE, String.join(" ", caption(view.story()))));
        }
        return new FilmView(
                Names.plain(
                        moments.get(0).match().rules().game().title(),
                        tongue.names().language()),
                frames);
    }
}
