package regola.ui.present.trailer;

import java.util.List;
import java.util.Map;
import regola.engine.Match;
import regola.teaching.lesson.Show;
import regola.ui.present.picture.Guides;
import regola.ui.present.picture.Happenings;
import regola.ui.present.picture.MatchPicture;
import regola.ui.present.picture.Pointing;
import regola.ui.present.picture.Tongue;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryView;

/** A TrailerPicture shows a beat as somebody sees it who plays none of the sides. */
final class TrailerPicture {
    private final Beat beat;
    private final Tongue tongue;
    private final MatchPicture picture;

    TrailerPicture(Beat beat, Tongue tongue) {
        this.beat = beat;
        this.tongue = tongue;
        picture = new MatchPicture(beat.now().match(), beat.events(), tongue, Map.of(), Match.ONLOOKER);
    }

    /** @param fresh whether it has just happened, so that it is seen to happen */
    MatchView match(long serial, boolean fresh) {
        int last = beat.played().size() - 1;
        StoryView story = tongue.story().of(beat.played(), last, Match.ONLOOKER);
        List<HappeningView> happenings = fresh && !beat.isFirst()
                ? new Happenings(tongue, Match.ONLOOKER, beat.before().match()).of(beat.events(), last, story.lines())
                : List.of();
        return picture.of(
                serial,
                Pointing.at(beat.now().match(), tongue.names()),
                Waiting.COMPUTER,
                null,
                story,
                happenings,
                false,
                false);
    }

    /** @param show of the scene */
    OverlayView overlay(Show show) {
        return new Guides(picture.standing(), tongue.names().language()).of(show);
    }
}
