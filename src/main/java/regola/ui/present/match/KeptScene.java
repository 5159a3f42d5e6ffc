package regola.ui.present.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.RuleFailure;
import regola.language.model.Type;
import regola.language.source.SourceText;
import regola.ui.present.picture.Lights;
import regola.ui.present.picture.Standing;
import regola.ui.present.picture.Tongue;
import regola.ui.present.start.Shelf;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;

/** A KeptScene is the board of a match that was kept, as it stands, and as the one person in it may see it. */
public final class KeptScene {
    private KeptScene() {}

    /**
     * Reads the rules and plays the match again up to where it stands; it may take long. On any thread but the
     * window's.
     *
     * @param shelf where the rules are looked for
     * @return empty if it cannot be gone on with as it is
     */
    public static Optional<BoardView> of(SourceText text, Shelf shelf, Texts texts) {
        if (!(MatchOpening.open(text, shelf, texts) instanceof Opened.Whole whole)) return Optional.empty();
        Resumption kept = whole.match();
        try {
            Timeline timeline = Timeline.start(
                    kept.setUp().rules(), kept.start(), kept.setUp().seed());
            for (String move : kept.moves().subList(0, kept.at())) timeline.play(move);
            Match match = timeline.match();
            int seer = seer(kept);
            Tongue tongue = new Tongue(kept.setUp().rules(), texts.language());
            return Optional.of(tongue.boards().of(match, Standing.of(match.view(seer)), new Lights(), seer));
        } catch (RuleFailure failure) {
            return Optional.empty(); // it is told when somebody goes on with it
        }
    }

    /** Where several people play, nothing is shown that one of them hides. */
    private static int seer(Resumption kept) {
        Catalog names = kept.setUp().rules().names();
        List<Integer> people = new ArrayList<>();
        for (int seat = 0; seat < kept.setUp().rules().players(); seat++)
            if (!kept.setUp().computers().containsKey(names.id(Type.PLAYER, seat))) people.add(seat);
        return people.size() == 1 ? people.get(0) : Match.ONLOOKER;
    }
}
