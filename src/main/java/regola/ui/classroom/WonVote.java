package regola.ui.classroom;

import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.ClassroomView;
import regola.ui.view.match.DecisionIntents;
import regola.ui.view.match.ProjectorView;

/** A WonVote is what has to be pressed for what a class was for most. */
final class WonVote {
    private WonVote() {}

    /**
     * @param answer gets the place of an answer, from 0
     * @return null if nothing that is shown stands for the option
     */
    static Runnable of(ClassroomView.Option won, ProjectorView shown, DecisionIntents intents, IntConsumer answer) {
        if (won.site() != null) {
            List<Ref> refs =
                    shown.board().site(won.site()).map(WonVote::pointed).orElse(List.of());
            return refs.isEmpty() ? null : () -> intents.point(refs);
        }
        for (int i = 0; i < shown.answers().size(); i++) {
            int place = i;
            if (shown.answers().get(i).words().equals(won.words())) return () -> answer.accept(place);
        }
        return shown.choices().stream()
                .filter(choice -> !won.words().isEmpty() && choice.words().equals(won.words()))
                .findFirst()
                .<Runnable>map(choice -> () -> intents.choose(choice.key()))
                .orElse(null);
    }

    /** The piece that may be taken there comes before the place. */
    private static List<Ref> pointed(SiteView site) {
        Stream<Ref> piece = site.is(Role.TARGET)
                ? Stream.of()
                : site.pieces().stream()
                        .filter(each -> each.is(Role.LEGAL) || each.is(Role.TARGET))
                        .limit(1)
                        .map(PieceView::refs)
                        .flatMap(List::stream);
        return Stream.concat(piece, Stream.of(Ref.site(site.id()))).toList();
    }
}
