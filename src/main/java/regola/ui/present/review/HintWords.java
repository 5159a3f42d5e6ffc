package regola.ui.present.review;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import regola.advice.Advice;
import regola.advice.Objection;
import regola.advice.WhyBetter;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.IllegalMove;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Preview;
import regola.ui.present.picture.Tongue;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;

/** A HintWords puts advice about one decision into words and rings. */
final class HintWords {
    /** More that is ringed at once than this shows nothing. */
    private static final int MOST_RINGS = 7;
    /** More moves than these are not listed. */
    private static final int MOST_LISTED = 3;
    /** More happenings than these are not read. */
    private static final int MOST_EVENTS = 2;

    /** Losing so much of the win is much, and so much is not little. */
    private static final double MUCH = 0.2;

    private static final double SOME = 0.08;

    private final Match match;
    private final int viewer;
    private final Tongue tongue;
    private final Names names;
    private final Texts texts;
    private final Preview preview;

    HintWords(Consulted asked) {
        match = asked.match();
        viewer = asked.viewer();
        tongue = asked.tongue();
        names = asked.tongue().names();
        texts = asked.tongue().texts();
        preview = new Preview(match, asked.tongue(), viewer);
    }

    // ---- a hint

    /** @return the first step of a hint; the whole of it where there is nothing to be found out */
    HintView first(Advice advice) {
        if (advice.isOpen() || match.decision().legal().size() == 1) return whole(advice);
        List<Thing> chosen = advice.best().arguments();
        Thing begins = chosen.isEmpty() ? null : chosen.get(0);
        boolean tells = chosen.size() > 1 && begins != null && ref(begins) != null && isMovable(begins);
        if (!tells) return whole(advice);
        String name = isNameless(begins) ? "" : Names.capital(names.of(begins));
        return new HintView(
                Stage.PIECE,
                texts.get("hint.piece"),
                name.isBlank() ? texts.get("hint.piece.more") : texts.get("hint.piece.named", name),
                OverlayView.NONE.ring(ref(begins)));
    }

    private boolean isMovable(Thing thing) {
        return thing.is(Type.Base.PIECE) || thing.is(Type.Base.SITE);
    }

    /** @return the move, or the moves, and why */
    HintView whole(Advice advice) {
        if (match.decision().legal().size() == 1)
            return new HintView(Stage.MOVE, texts.get("hint.only"), named(advice.best()), shown(advice.best()));
        if (advice.isOpen()) return several(advice.good());
        String why = reasons(advice.reasons());
        return new HintView(
                Stage.MOVE,
                isNameless(advice.best()) ? texts.get("hint.move.shown") : texts.get("hint.move", named(advice.best())),
                why.isEmpty() ? texts.get("hint.noReason") : why,
                shown(advice.best()));
    }

    private HintView several(List<Move> good) {
        int all = match.decision().legal().size();
        if (good.size() == all)
            return new HintView(Stage.MOVE, texts.get("hint.all"), texts.get("hint.all.more"), OverlayView.NONE);
        Set<Ref> rings = new LinkedHashSet<>();
        for (Move move : good) {
            List<Thing> chosen = move.arguments();
            for (int i = chosen.size() - 1; i >= 0; i--) {
                Ref ref = ref(chosen.get(i));
                if (ref == null || !isMovable(chosen.get(i))) continue;
                rings.add(ref);
                break;
            }
        }
        OverlayView overlay = OverlayView.NONE;
        if (rings.size() <= MOST_RINGS) for (Ref ring : rings) overlay = overlay.ring(ring);
        boolean listed = good.size() <= MOST_LISTED && good.stream().noneMatch(this::isNameless);
        String which = listed
                ? good.stream().map(names::of).collect(Collectors.joining("; ")) + "."
                : texts.get(
                        rings.isEmpty() || rings.size() > MOST_RINGS
                                ? "hint.several.many"
                                : rings.size() == 1 ? "hint.several.ring" : "hint.several.rings");
        return new HintView(Stage.MOVE, texts.get("hint.several", good.size()), which, overlay);
    }

    /** @return the reasons as sentences; empty if there are none */
    String reasons(List<WhyBetter> reasons) {
        return reasons.stream().map(reason -> reason.in(manner())).collect(Collectors.joining(" "));
    }

    // ---- why not another move

    /** @return what is said before a move is tried */
    HintView asking(boolean again) {
        return new HintView(
                Stage.ASKING, texts.get(again ? "hint.again" : "hint.whyNot"), texts.get("hint.ask"), OverlayView.NONE);
    }

    HintView answer(Objection objection) {
        if (objection.isNone())
            return new HintView(
                    Stage.ANSWER,
                    texts.get(objection.move().equals(objection.better()) ? "hint.against.best" : "hint.against.none"),
                    texts.get("hint.against.none.more"),
                    shown(objection.move()));
        return new HintView(
                Stage.ANSWER,
                texts.get(how(objection.loss())),
                against(objection),
                replied(objection.move(), objection.reply()));
    }

    private String against(Objection objection) {
        String events = events(objection.events());
        if (!events.isEmpty()) return texts.get("hint.against.events", events);
        String why = reasons(objection.reasons());
        return why.isEmpty() ? texts.get("hint.against.unknown") : texts.get("hint.against.better", why);
    }

    private static String how(double loss) {
        return loss >= MUCH ? "hint.against.much" : loss >= SOME ? "hint.against.some" : "hint.against.little";
    }

    String events(List<Event> events) {
        List<String> said = new ArrayList<>();
        for (Event event : events) {
            String words = Names.capital(event.in(manner()).strip());
            if (!words.isEmpty() && !said.contains(words)) said.add(words);
        }
        // What matters most comes last, such as who has won.
        return String.join(" ", said.subList(Math.max(0, said.size() - MOST_EVENTS), said.size()));
    }

    /** @return the move and the answer to it, one after the other */
    OverlayView replied(Move move, List<Move> answer) {
        OverlayView seen = shown(move);
        if (answer.isEmpty()) return seen;
        Move reply = answer.get(0);
        try {
            Match after = match.copy();
            after.play(after.decision().legal().get(index(after, move)));
            if (after.isOver() || after.isSecret() || !after.decision().legal().contains(reply)) return seen;
            return seen.and(new Preview(after, tongue, viewer).of(List.of(reply), () -> false));
        } catch (RuleFailure | IllegalMove broken) {
            return seen; // it is told when the move is really made
        }
    }

    // ---- how it goes on

    /** @return moves in words, as far as they can be told */
    String followed(List<Move> moves) {
        return moves.stream()
                .skip(1)
                .limit(MOST_LISTED)
                .takeWhile(move -> !isNameless(move)) // what has to be seen is on the board
                .map(names::of)
                .collect(Collectors.joining("; "));
    }

    /** @return where the move leads, with its beginning and its end ringed */
    OverlayView shown(Move move) {
        OverlayView seen = preview.of(List.of(move), () -> false);
        for (Thing thing : move.arguments()) {
            Ref ref = ref(thing);
            if (ref != null && isMovable(thing)) seen = seen.ring(ref);
        }
        return seen;
    }

    /** @return the move in words; empty where a place of it cannot be said: then one has to see it */
    String named(Move move) {
        return isNameless(move) ? "" : names.of(move);
    }

    private boolean isNameless(Move move) {
        return move.arguments().stream().anyMatch(this::isNameless);
    }

    private boolean isNameless(Thing thing) {
        return names.catalog().isNameless(thing.type(), thing.number(), manner());
    }

    private static Ref ref(Thing thing) {
        if (thing.number() < 0) return null;
        if (thing.is(Type.Base.SITE)) return Ref.site(thing.id());
        if (thing.is(Type.Base.PIECE)) return Ref.piece(thing.id());
        return thing.is(Type.Base.KIND) ? Ref.kind(thing.id()) : null;
    }

    private Manner manner() {
        return names.manner();
    }

    private static int index(Match match, Move move) {
        return match.decision().legal().indexOf(move);
    }
}
