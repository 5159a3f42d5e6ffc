package regola.ui.present.lesson;

import java.util.List;
import java.util.Optional;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.ui.present.picture.Pointing;
import regola.ui.view.board.Ref;

/**
 * An OnlyMover is the one with which every legal move begins, such as a man that jumps on: whoever presses a place
 * means that it goes there, and need not say who does.
 */
final class OnlyMover {
    private OnlyMover() {}

    /**
     * @param pointing just after a place was pressed
     * @return the move to play, if it is whole with the only one; none where several could go anywhere
     */
    static Optional<Move> goes(Pointing pointing, Match match) {
        if (pointing.refusal() != null || !pointing.isWhoOpen()) return Optional.empty();
        List<Thing> next = pointing.next();
        boolean only = next.size() == 1
                && match.decision().legal().stream()
                        .allMatch(move -> move.arguments().get(0).equals(next.get(0)));
        return only ? pointing.point(List.of(ref(next.get(0)))) : Optional.empty();
    }

    private static Ref ref(Thing thing) {
        if (thing.is(Type.Base.SITE)) return Ref.site(thing.id());
        return thing.is(Type.Base.KIND) ? Ref.kind(thing.id()) : Ref.piece(thing.id());
    }
}
