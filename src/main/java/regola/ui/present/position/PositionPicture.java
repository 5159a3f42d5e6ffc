package regola.ui.present.position;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Outcome;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem;
import regola.language.model.Property;
import regola.language.model.Type;
import regola.language.source.Trouble;
import regola.ui.present.picture.PositionPictures;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.WheelView;
import regola.ui.view.position.FieldView;
import regola.ui.view.position.PositionView;

/** A PositionPicture puts together everything that is seen of a draft. */
final class PositionPicture {
    private final Ruleset rules;
    private final PositionPictures pictures;
    private final PositionFields fields;
    private final Cover cover = new Cover();

    PositionPicture(Ruleset rules, String language, PositionDraft start) {
        this.rules = rules;
        this.pictures = new PositionPictures(rules, language);
        this.fields = new PositionFields(rules, pictures, start);
    }

    Texts texts() {
        return pictures.texts();
    }

    PositionFields fields() {
        return fields;
    }

    /** @return what of the board can be turned by hand */
    List<WheelView> wheels() {
        return pictures.wheels();
    }

    PositionView of(
            long serial,
            PositionDraft draft,
            HeldPiece hand,
            PositionVerdict verdict,
            boolean canUndo,
            boolean canRedo,
            boolean covered) {
        Map<Ref, Role> lit = new HashMap<>();
        Set<String> zones = new HashSet<>();
        for (PositionProblem.Problem problem : verdict.problems()) {
            for (String site : problem.sites()) lit.put(Ref.site(site), Role.CAUSE);
            zones.addAll(problem.sites());
        }
        if (hand instanceof HeldPiece.Piece piece) lit.put(Ref.piece(piece.piece()), Role.CHOSEN);
        String place = hand instanceof HeldPiece.Piece piece
                ? piece.site()
                : hand instanceof HeldPiece.Place site ? site.site() : null;
        if (place != null) lit.put(Ref.site(place), Role.CHOSEN);
        List<FieldView> own = new ArrayList<>();
        if (hand instanceof HeldPiece.Piece piece) own.addAll(fields.ofPiece(draft, piece.piece(), piece.site()));
        boolean canCover = cover.look(verdict);
        boolean hides = canCover && covered;
        if (place != null)
            own.addAll(fields.ofSite(draft, place, property -> !hides || !cover.covers(place, property)));
        List<FieldView> all = new ArrayList<>(own);
        all.addAll(fields.ofAll(draft));
        Position seen = hides ? cover.over(draft.position(), verdict) : draft.position();
        return new PositionView(
                serial,
                texts().get("position.title", pictures.title()),
                pictures.board(seen, lit),
                hides ? OverlayView.NONE : veils(verdict),
                pictures.zones(seen, draft.at(PositionDraft.BOX), zones),
                brushes(),
                held(hand),
                chosen(hand),
                all,
                own.size(),
                faults(verdict),
                verdict(verdict),
                canUndo,
                canRedo,
                canCover,
                covered);
    }

    private static String held(HeldPiece hand) {
        return hand instanceof HeldPiece.Pile pile
                ? PositionView.pile(pile.zone(), pile.piece())
                : hand instanceof HeldPiece.Brush brush ? brush.id() : "";
    }

    private String chosen(HeldPiece hand) {
        if (hand instanceof HeldPiece.Piece piece) {
            return texts().get(
                            "position.chosen",
                            pictures.piece(piece.piece()).name(),
                            pictures.name(Type.SITE, piece.site()));
        }
        return hand instanceof HeldPiece.Place place ? pictures.name(Type.SITE, place.site()) : "";
    }

    // ---- what is laid on places

    private List<PieceView> brushes() {
        List<PieceView> brushes = new ArrayList<>();
        for (Property property : fields.brushes()) {
            if (property.type().base() == Type.Base.TRUTH) {
                brushes.add(pictures.brush(
                        property.name(), pictures.name(property.name(), property.reason()), property.art()));
                continue;
            }
            for (String word : rules.names().ids(property.type()))
                brushes.add(pictures.word(property.name() + "=" + word, word));
        }
        return brushes;
    }

    /** @return null if there is nothing of that id */
    HeldPiece.Brush brush(String id) {
        for (Property property : fields.brushes()) {
            if (property.name().equals(id)) return new HeldPiece.Brush(property, null);
            if (id.startsWith(property.name() + "="))
                return new HeldPiece.Brush(
                        property, id.substring(property.name().length() + 1));
        }
        return null;
    }

    /** What lies face down for everybody is seen here all the same, under a veil. */
    private static OverlayView veils(PositionVerdict verdict) {
        if (verdict.match() == null) return OverlayView.NONE;
        OverlayView veils = OverlayView.NONE;
        Set<String> dimmed = new HashSet<>();
        verdict.match().view(Match.ONLOOKER).object("sites").forEach((site, kept) -> {
            if (kept instanceof Map<?, ?> values && values.containsValue("?")) dimmed.add(site);
        });
        return dimmed.isEmpty()
                ? veils
                : new OverlayView(
                        veils.rings(),
                        veils.paths(),
                        veils.arrows(),
                        veils.labels(),
                        dimmed,
                        veils.ghosts(),
                        veils.points());
    }

    // ---- what the rules say

    private List<PositionView.Fault> faults(PositionVerdict verdict) {
        List<PositionView.Fault> faults = new ArrayList<>();
        for (PositionProblem.Problem problem : verdict.problems()) {
            String said = problem.said().text(texts().language());
            faults.add(new PositionView.Fault(
                    problem.rule(), said.substring(0, 1).toUpperCase(Locale.ROOT) + said.substring(1)));
        }
        if (verdict.failure() != null) {
            Trouble failed = verdict.failure().trouble().in(texts().language());
            faults.add(new PositionView.Fault(null, failed.what() + ". " + failed.why()));
        }
        return faults;
    }

    private String verdict(PositionVerdict verdict) {
        Match match = verdict.match();
        if (match == null)
            return texts().get("position.unsound", verdict.problems().size() + (verdict.failure() == null ? 0 : 1));
        if (!match.isOver()) {
            String asked = match.decision().text(texts().language());
            return texts().get(
                            "position.sound",
                            asked.isBlank()
                                    ? pictures.name(
                                            Type.PLAYER, match.decision().byId())
                                    : asked);
        }
        Outcome outcome = match.outcome();
        return texts().get("position.over", outcome.text(texts().language()));
    }
}
