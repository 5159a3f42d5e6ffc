package regola.ui.present.editor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.Ruling;
import regola.engine.value.Thing;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.Type;
import regola.language.source.Trouble;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.StoryTeller;
import regola.ui.present.picture.Tongue;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.editor.BesideView;
import regola.workshop.Holding;
import regola.workshop.Meaning;
import regola.workshop.Meanings;
import regola.workshop.Rehearsal;
import regola.workshop.Subject;
import regola.workshop.Tryout;

/** BesideWords say and mark what is seen on the board beside the text, in one language, at one moment. */
final class BesideWords {
    /** Of more moves than these none is listed. */
    private static final int MOST_MOVES = 80;
    /** So many things are named in a sentence. */
    private static final int MOST_NAMED = 8;
    /** So many labels do not hide the board. */
    private static final int MOST_LABELS = 90;

    private static final int MOST_ARROWS = 24;

    private final Names names;
    private final Texts texts;

    BesideWords(Tongue tongue, Texts texts) {
        this.names = tongue.names();
        this.texts = texts;
    }

    // ---- what is marked

    /** @return the board with nothing marked but what a requirement refuses and lets through */
    BoardView board(Meaning meaning, BoardView board) {
        BoardView plain = board.plain();
        if (!(meaning.subject() instanceof Subject.Requirement)) return plain;
        Set<String> held = last(meaning.ruling().held());
        Set<String> refused = last(meaning.ruling().refused());
        refused.removeAll(held);
        if (refused.isEmpty()) return plain;
        return plain.withSites(plain.sites().stream()
                .map(site -> {
                    List<PieceView> pieces = site.pieces().stream()
                            .map(piece -> piece.withRoles(roles(piece.id(), held, refused)))
                            .toList();
                    return site.with(pieces, roles(site.id(), held, refused));
                })
                .toList());
    }

    private static Set<Role> roles(String id, Set<String> held, Set<String> refused) {
        return refused.contains(id) ? Set.of(Role.REFUSED) : held.contains(id) ? Set.of(Role.LEGAL) : Set.of();
    }

    /** @return what candidates end with: the place where something would go, or else what is taken up */
    private static Set<String> last(List<Ruling.Case> cases) {
        Set<String> found = new LinkedHashSet<>();
        for (Ruling.Case one : cases) {
            List<Thing> seen = one.things().stream().filter(BesideWords::isSeen).toList();
            if (!seen.isEmpty()) found.add(seen.get(seen.size() - 1).id());
        }
        return found;
    }

    private static boolean isSeen(Thing thing) {
        return thing.is(Type.Base.SITE) || thing.is(Type.Base.PIECE);
    }

    OverlayView overlay(Meaning meaning, BoardView board) {
        OverlayView overlay = OverlayView.NONE;
        Set<Ref> onBoard = onBoard(board);
        for (Move move : meaning.moves().size() > MOST_ARROWS ? List.<Move>of() : meaning.moves())
            overlay = overlay.and(arrow(move, onBoard));
        for (Holding.Part part : meaning.holding().deciding())
            for (Holding.Reading reading : part.readings())
                if (areOn(board, reading)) overlay = overlay.and(rings(reading.is(), reading.where()));
        Map<String, List<String>> labels = new LinkedHashMap<>();
        for (Meaning.Value value : meaning.values()) {
            if (value.of() == null || meaning.type().base() == Type.Base.TRUTH) {
                if (value.of() == null) overlay = overlay.and(rings(value.is(), value.where()));
                else if (value.isYes()) overlay = overlay.and(ring(value.of(), value.at()));
                continue;
            }
            Thing at = value.of().is(Type.Base.SITE) ? value.of() : value.at();
            if (at != null && board.site(at.id()).isPresent() && !value.is().isEmpty())
                labels.computeIfAbsent(at.id(), site -> new ArrayList<>()).add(brief(value.is(), meaning.type()));
        }
        if (labels.size() > MOST_LABELS) labels = differing(labels);
        for (Map.Entry<String, List<String>> label : labels.entrySet())
            overlay = overlay.label(label.getKey(), piled(label.getValue()));
        return overlay;
    }

    /** Where there are very many, only those are written that are not as most are. */
    private static Map<String, List<String>> differing(Map<String, List<String>> labels) {
        Map<List<String>, Long> count = new HashMap<>();
        labels.values().forEach(label -> count.merge(label, 1L, Long::sum));
        long most = count.values().stream().mapToLong(each -> each).max().orElse(0);
        Map<String, List<String>> left = new LinkedHashMap<>();
        labels.forEach((site, label) -> {
            if (count.get(label) < most && left.size() < MOST_LABELS) left.put(site, label);
        });
        return left;
    }

    /** Alike values of what lies on one another stand once. */
    private static String piled(List<String> values) {
        return new LinkedHashSet<>(values).stream().limit(4).collect(Collectors.joining(" · "));
    }

    private OverlayView ring(Thing thing) {
        if (thing.is(Type.Base.SITE)) return OverlayView.NONE.ring(Ref.site(thing.id()));
        return thing.is(Type.Base.PIECE) ? OverlayView.NONE.ring(Ref.piece(thing.id())) : OverlayView.NONE;
    }

    /** @param at where it lies, if it is a piece; of those that are alike only that tells which one is meant */
    private OverlayView ring(Thing thing, Thing at) {
        boolean alike = thing.is(Type.Base.PIECE)
                && thing.number() >= 0
                && names.catalog().piece((int) thing.number()).alike();
        return alike && at != null ? OverlayView.NONE.ring(Ref.site(at.id())) : ring(thing);
    }

    /** @param where these lie, if they are pieces; else empty */
    private OverlayView rings(List<Thing> things, List<Thing> where) {
        OverlayView rings = OverlayView.NONE;
        for (int i = 0; i < things.size(); i++)
            rings = rings.and(ring(things.get(i), where.isEmpty() ? null : where.get(i)));
        return rings;
    }

    /** @return whether there are several places, or pieces on places, and the board shows them all */
    static boolean areOn(BoardView board, Holding.Reading reading) {
        List<Thing> places = reading.where().isEmpty() ? reading.is() : reading.where();
        return reading.isCount()
                && !places.isEmpty()
                && places.stream()
                        .allMatch(place -> place.is(Type.Base.SITE)
                                && board.site(place.id()).isPresent());
    }

    private static Set<Ref> onBoard(BoardView board) {
        Set<Ref> there = new HashSet<>();
        for (SiteView site : board.sites()) {
            there.add(Ref.site(site.id()));
            site.pieces().forEach(piece -> there.add(Ref.piece(piece.id())));
        }
        return there;
    }

    /** @return rings round the places where moves end */
    OverlayView places(List<Move> moves) {
        OverlayView rings = OverlayView.NONE;
        for (Move move : moves) {
            List<Thing> seen =
                    move.arguments().stream().filter(BesideWords::isSeen).toList();
            if (!seen.isEmpty()) rings = rings.and(ring(seen.get(seen.size() - 1)));
        }
        return rings;
    }

    /** From a hand no arrow comes: where the piece may go is ringed. */
    private static List<Thing> seen(Move move, Set<Ref> onBoard) {
        return move.arguments().stream()
                .filter(BesideWords::isSeen)
                .filter(thing -> onBoard.contains(ref(thing)))
                .toList();
    }

    private OverlayView arrow(Move move, Set<Ref> onBoard) {
        List<Thing> seen = seen(move, onBoard);
        if (seen.size() < 2) return rings(seen, List.of());
        return OverlayView.NONE.arrow(ref(seen.get(0)), ref(seen.get(seen.size() - 1)));
    }

    private static Ref ref(Thing thing) {
        return thing.is(Type.Base.SITE) ? Ref.site(thing.id()) : Ref.piece(thing.id());
    }

    private String brief(List<Thing> is, Type type) {
        if (type.shape() == Type.Shape.ONE) return names.of(is.get(0));
        return is.size() <= 2
                ? is.stream().map(names::of).collect(Collectors.joining(", "))
                : texts.get("beside.count", is.size());
    }

    // ---- what is said

    String head(Subject subject) {
        if (subject instanceof Subject.Requirement)
            return subject.name().isEmpty()
                    ? texts.get("beside.head.requirement")
                    : texts.get("beside.head.requirement.number", subject.name());
        if (subject instanceof Subject.Decision) return texts.get("beside.head.decision", subject.name());
        if (subject instanceof Subject.Form) return texts.get("beside.head.form", subject.name());
        if (subject instanceof Subject.Handler) return texts.get("beside.head.handler", subject.name());
        if (subject instanceof Subject.Step) return texts.get("beside.head.line", subject.name());
        Subject.Valued valued = (Subject.Valued) subject;
        return switch (valued.sort()) {
            case FUNCTION -> texts.get("beside.head.function", subject.name());
            case KEPT -> texts.get("beside.head.kept", subject.name());
            case PLACES -> texts.get("beside.head.places", subject.name());
            case PIECES -> texts.get("beside.head.pieces", subject.name());
            case DEMAND -> texts.get("beside.head.demand", subject.name());
        };
    }

    /** @param board on which it is shown */
    String sentences(Meaning meaning, BoardView board) {
        List<String> said = new ArrayList<>();
        if (meaning.failure() != null)
            said.add(texts.get(
                    "beside.look.fails", told(meaning.failure().trouble()).what()));
        else if (meaning.subject() instanceof Subject.Requirement) requirement(meaning.ruling(), said);
        else if (meaning.subject() instanceof Subject.Form || meaning.subject() instanceof Subject.Decision)
            form(meaning, board, said);
        else if (meaning.subject() instanceof Subject.Handler) handler(meaning, said);
        else if (meaning.subject() instanceof Subject.Step step)
            new BesideSteps(this, texts, board).say(meaning, step, said);
        else valued(meaning, (Subject.Valued) meaning.subject(), board, said);
        if (!meaning.whole()) said.add(texts.get("beside.cut"));
        return String.join(" ", said);
    }

    private void requirement(Ruling ruling, List<String> said) {
        if (!ruling.asked()) {
            said.add(texts.get("beside.unasked"));
            return;
        }
        int refused = ruling.refused().size();
        int all = ruling.cases().size();
        if (refused == 0) {
            boolean before = ruling.held().size() < all;
            said.add(texts.get(before ? "beside.refuses.others" : "beside.refuses.none", all));
            return;
        }
        said.add(texts.get(
                "beside.refuses", refused, all, names.of(ruling.refused().get(0).move())));
        Set<String> held = last(ruling.held());
        Set<String> crossed = last(ruling.refused());
        crossed.removeAll(held);
        said.add(texts.get(crossed.isEmpty() ? "beside.refuses.some" : "beside.refuses.crossed"));
        if (crossed.isEmpty())
            said.add(named(
                    ruling.refused().stream().map(one -> names.of(one.move())).toList()));
    }

    /** @return how many moves can be played, wherever they are seen */
    String count(Meaning meaning) {
        return texts.get("beside.form.plain", meaning.moves().size());
    }

    private void form(Meaning meaning, BoardView board, List<String> said) {
        int count = meaning.moves().size();
        Set<Ref> onBoard = onBoard(board);
        boolean drawn = count <= MOST_ARROWS
                && meaning.moves().stream()
                        .noneMatch(move -> seen(move, onBoard).isEmpty());
        if (!meaning.ruling().asked()) said.add(texts.get("beside.unasked"));
        else if (count == 0) said.add(texts.get("beside.form.none"));
        else if (!drawn) said.add(texts.get("beside.form.listed", count));
        else {
            boolean arrows = meaning.moves().stream()
                    .anyMatch(move -> seen(move, onBoard).size() > 1);
            said.add(texts.get(arrows ? "beside.form.arrows" : "beside.form", count));
        }
    }

    private void handler(Meaning meaning, List<String> said) {
        long places = meaning.values().stream().filter(Meaning.Value::isYes).count();
        if (meaning.values().isEmpty()) said.add(texts.get("beside.handler.anywhere"));
        else said.add(texts.get(places == 0 ? "beside.handler.nowhere" : "beside.handler.places", places));
        said.add(
                meaning.moves().isEmpty()
                        ? texts.get("beside.handler.quiet")
                        : texts.get("beside.handler.moves", movesNamed(meaning.moves())));
    }

    private void valued(Meaning meaning, Subject.Valued subject, BoardView board, List<String> said) {
        if (subject.sort() == Subject.Sort.DEMAND) {
            boolean holds = meaning.values().stream().allMatch(Meaning.Value::isYes);
            said.add(texts.get(holds ? "beside.demand.holds" : "beside.demand.fails"));
            return;
        }
        if (meaning.values().isEmpty()) {
            said.add(texts.get("beside.open", Meanings.written(subject)));
            return;
        }
        Meaning.Value first = meaning.values().get(0);
        if (first.of() != null) values(meaning, said);
        else if (meaning.type().shape() == Type.Shape.ONE)
            said.add(texts.get("beside.is", yields(first.is(), meaning.type())));
        else several(first.is(), meaning.type(), board, said);
    }

    /** Of each thing its value, or where it stands. */
    void values(Meaning meaning, List<String> said) {
        if (meaning.who() != null) said.add(texts.get("beside.for", names.of(meaning.who())));
        Meaning.Value first = meaning.values().get(0);
        if (!isSeen(first.of())) {
            said.add(meaning.values().stream()
                            .limit(MOST_NAMED)
                            .map(value -> names.of(value.of()) + ": " + yields(value.is(), meaning.type()))
                            .collect(Collectors.joining("; "))
                    + ".");
        } else if (meaning.type().base() == Type.Base.TRUTH) {
            long yes = meaning.values().stream().filter(Meaning.Value::isYes).count();
            said.add(texts.get("beside.yes", yes, meaning.values().size()));
        } else {
            said.add(texts.get(first.of().is(Type.Base.SITE) ? "beside.each.site" : "beside.each.piece"));
        }
    }

    /** Of several things only those are ringed that lie on the board; the others lie beside it. */
    private void several(List<Thing> is, Type type, BoardView board, List<String> said) {
        List<String> onBoard = new ArrayList<>();
        for (SiteView site : board.sites()) {
            onBoard.add(Type.SITE + " " + site.id());
            site.pieces().forEach(piece -> onBoard.add(Type.PIECE + " " + piece.id()));
        }
        List<Thing> ringed = new ArrayList<>();
        List<Thing> others = new ArrayList<>();
        // Pieces that are alike have one name: as many of them are ringed as lie there.
        for (Thing thing : is) {
            Type sort = thing.is(Type.Base.SITE) ? Type.SITE : Type.PIECE;
            (isSeen(thing) && onBoard.remove(sort + " " + thing.id()) ? ringed : others).add(thing);
        }
        if (ringed.isEmpty()) {
            said.add(texts.get("beside.is", yields(is, type)));
            return;
        }
        said.add(texts.get("beside.ringed", ringed.size(), yields(ringed, type)));
        if (!others.isEmpty()) said.add(texts.get("beside.elsewhere", others.size(), yields(others, type)));
    }

    String movesNamed(List<Move> moves) {
        return named(moves.stream().map(names::of).toList());
    }

    String named(List<String> all) {
        Set<String> once = new LinkedHashSet<>(all);
        String some = once.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
        return once.size() > MOST_NAMED ? texts.get("beside.more", some, once.size() - MOST_NAMED) : some;
    }

    String yields(List<Thing> is, Type type) {
        if (is.isEmpty()) return texts.get(type.shape() == Type.Shape.ONE ? "beside.none" : "beside.empty");
        return named(is.stream().map(names::of).toList());
    }

    // ---- what was tried

    /** @param trial null if nothing was */
    BesideView.Trial trial(Tryout trial) {
        if (trial == null) return BesideView.Trial.NONE;
        if (trial.failure() != null)
            return new BesideView.Trial(
                    trial.written(), sentence(told(trial.failure().trouble())), true);
        if (trial.type() == null) {
            Diagnostic first =
                    trial.mistakes().isEmpty() ? null : trial.mistakes().get(0);
            String why = first == null ? texts.get("beside.none") : sentence(told(first.trouble()));
            return new BesideView.Trial(trial.written(), why, true);
        }
        String is = yields(trial.is(), trial.type());
        boolean many = trial.type().shape() != Type.Shape.ONE && !trial.is().isEmpty();
        return new BesideView.Trial(
                trial.written(), many ? texts.get("beside.many", trial.is().size(), is) : is, false);
    }

    private Trouble told(Trouble trouble) {
        return trouble.in(texts.language());
    }

    private static String sentence(Trouble told) {
        return told.fix().isEmpty() ? ended(told.what()) : ended(told.what()) + " " + ended(told.fix());
    }

    private static String ended(String words) {
        boolean end = !words.isEmpty() && ".!?".indexOf(words.charAt(words.length() - 1)) >= 0;
        return Names.capital(words) + (end ? "" : ".");
    }

    /** @return what a trial yields that lies on the board */
    OverlayView overlay(Tryout trial) {
        return trial == null || trial.type() == null ? OverlayView.NONE : rings(trial.is(), trial.where());
    }

    // ---- what leads to rules

    List<BesideView.Line> moves(List<Move> moves) {
        List<BesideView.Line> lines = new ArrayList<>();
        Set<String> told = new HashSet<>();
        for (int i = 0; i < moves.size() && lines.size() < MOST_MOVES; i++) {
            String words = names.of(moves.get(i));
            if (told.add(words)) lines.add(new BesideView.Line("move " + i, words, 0));
        }
        return lines;
    }

    /** @return what happened up to the moment that is shown, the latest first; each move above what came of it */
    List<BesideView.Line> story(Rehearsal course, int most) {
        List<BesideView.Line> lines = new ArrayList<>();
        for (int i = course.at(); i >= 0 && lines.size() < most; i--) {
            Rehearsal.Moment moment = course.moments().get(i);
            String who = moment.decider() < 0 ? "" : names.player(moment.decider()) + ": ";
            String head = moment.move() == null ? texts.get("story.start") : who + names.of(moment.move());
            lines.add(new BesideView.Line("story " + i + " -1", head, 0));
            for (int e = 0; e < moment.events().size(); e++) {
                Event event = moment.events().get(e);
                String said = StoryTeller.sentence(event, -1, names.manner());
                if (!said.isEmpty()) lines.add(new BesideView.Line("story " + i + " " + e, said, 1));
            }
        }
        return lines;
    }
}
