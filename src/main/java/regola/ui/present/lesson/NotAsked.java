package regola.ui.present.lesson;

import java.util.List;
import java.util.Optional;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.language.model.Type;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Tongue;

/**
 * A NotAsked is a move that is allowed, and not what was asked. Whoever has just taken a queen with it is not told only
 * that.
 *
 * @param move null where none is known
 * @param happened what the rules tell of it
 */
record NotAsked(Tongue tongue, Move move, List<Event> happened) {
    String sentence() {
        return glad().map(said -> said + " " + tongue.texts().get("lesson.missed.glad"))
                .or(() -> moved().map(name -> tongue.texts().get("lesson.missed.named", name)))
                .orElseGet(() -> tongue.texts().get("lesson.missed.plain"));
    }

    /** @return what there is to be glad of in it */
    private Optional<String> glad() {
        Names names = tongue.names();
        return happened.stream()
                .filter(event -> event.kind() == Event.Kind.RULE)
                .filter(event -> !names.catalog()
                        .cheered(event.property(), names.language())
                        .isEmpty())
                .map(event -> event.in(names.manner()).strip())
                .filter(said -> !said.isEmpty())
                .findFirst();
    }

    /** @return what it was that moved, if that has a name */
    private Optional<String> moved() {
        return move == null
                ? Optional.empty()
                : move.arguments().stream()
                        .limit(1)
                        .filter(thing -> thing.is(Type.Base.PIECE) || thing.is(Type.Base.KIND))
                        .findFirst()
                        .map(thing -> tongue.names()
                                .catalog()
                                .title(thing, tongue.names().manner().naming(false)));
    }
}
