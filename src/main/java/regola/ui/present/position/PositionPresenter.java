package regola.ui.present.position;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import regola.engine.Ruleset;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem;
import regola.engine.value.RuleFailure;
import regola.file.BadFile;
import regola.file.PositionFile;
import regola.language.model.Type;
import regola.language.source.SourceText;
import regola.ui.present.Errand;
import regola.ui.present.ProblemViews;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.match.Resumption;
import regola.ui.present.picture.GameTitle;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.ProblemView;
import regola.ui.view.Said;
import regola.ui.view.board.Ref;
import regola.ui.view.position.PositionIntents;
import regola.ui.view.position.PositionView;

/**
 * A PositionPresenter sets up one position at a time: pieces go from place to place whatever the rules say, and after
 * each change the rules are asked. Intents go in from any thread, pictures come out on the worker.
 */
public final class PositionPresenter implements PositionIntents {
    private final Executor worker;
    private final Consumer<PositionView> screen;
    private MatchSetUp setUp;
    private Position now;
    private PositionDraft start;
    private History history;
    private PositionVerdict verdict;
    private HeldPiece hand = HeldPiece.EMPTY;
    private String language = "en";
    private PositionPicture picture;
    private long serial;
    private boolean covered;
    /** What was shown last, with what the rules say of it; null if nothing was. */
    private Shown shown;

    private volatile Said about = Said.NOTHING;

    private record Shown(PositionDraft draft, PositionVerdict verdict) {}

    public PositionPresenter(Executor worker, Consumer<PositionView> screen) {
        this.worker = worker;
        this.screen = screen;
    }

    /**
     * Begins with the match at hand, as it stands. What lies face down in it for all is covered until that is asked
     * for.
     *
     * @param match where it stands; null to begin with how every match begins
     * @param failed gets why the rules cannot be played at all; nothing is shown then
     */
    public void begin(MatchSetUp under, Position match, Consumer<ProblemView> failed) {
        about = GameTitle.withFile(under.rules().game());
        ask(() -> {
            try {
                PositionDraft begin = PositionDraft.start(under.rules(), under.seed());
                Errand.stopIfGivenUp();
                start = begin;
            } catch (RuleFailure broken) {
                failed.accept(ProblemViews.of(broken.trouble()));
                return;
            }
            setUp = under;
            covered = true;
            now = match;
            PositionDraft first = match == null ? start : PositionDraft.of(under.rules(), match);
            Errand.stopIfGivenUp();
            history = new History(first);
            shown = null;
            hand = HeldPiece.EMPTY;
            tongue();
            judge();
        });
    }

    public void speak(String chosen) {
        ask(() -> {
            language = chosen;
            if (history == null) return;
            tongue();
            show();
        });
    }

    private void tongue() {
        picture = new PositionPicture(setUp.rules(), language, start);
    }

    /** Whether what lies face down for all is not seen here either, as before a class. */
    @Override
    public void cover(boolean on) {
        then(() -> covered = on);
    }

    // ---- by hand

    /** Somebody points at a piece or a place: what the hand holds goes there, or what is there is chosen. */
    @Override
    public void point(List<Ref> refs) {
        then(() -> {
            String site = id(refs, Ref.Sort.SITE);
            String piece = id(refs, Ref.Sort.PIECE);
            if (site == null) return;
            if (hand instanceof HeldPiece.Pile pile) {
                put(pile, site);
            } else if (hand instanceof HeldPiece.Brush brush) {
                lay(brush, site);
            } else if (hand instanceof HeldPiece.Piece held && piece == null) {
                change(draft -> draft.moved(held.piece(), held.site(), site));
                hand = HeldPiece.EMPTY;
            } else {
                HeldPiece next = piece == null ? new HeldPiece.Place(site) : new HeldPiece.Piece(piece, site);
                hand = next.equals(hand) ? HeldPiece.EMPTY : next;
            }
        });
    }

    private void put(HeldPiece.Pile pile, String site) {
        String next = draft().likeFrom(pile.zone(), pile.piece());
        if (next != null) change(draft -> draft.moved(next, pile.zone(), site));
        // The hand stays full while there are more of them.
        if (draft().likeFrom(pile.zone(), pile.piece()) == null || pile.zone().equals(site)) hand = HeldPiece.EMPTY;
    }

    private void lay(HeldPiece.Brush brush, String site) {
        if (!picture.fields().isAmong(brush.property(), site)) return;
        Object value = brush.word() == null ? Boolean.TRUE : brush.word();
        String name = brush.property().name();
        Object said = draft().said(PositionFields.SITES, site, name);
        Object is = said == null ? picture.fields().initial(brush.property()) : said;
        Object next = value.equals(is) ? brush.word() == null ? Boolean.FALSE : null : value;
        Object written = next != null && next.equals(picture.fields().initial(brush.property())) ? null : next;
        change(draft -> draft.saying(PositionFields.SITES, site, name, written));
    }

    /** A piece of the board is carried away. */
    @Override
    public void lift(List<Ref> refs) {
        then(() -> {
            String site = id(refs, Ref.Sort.SITE);
            String piece = id(refs, Ref.Sort.PIECE);
            if (site != null && piece != null) hand = new HeldPiece.Piece(piece, site);
        });
    }

    /** What is carried is let go on a place of the board, or off it. */
    @Override
    public void drop(String site) {
        then(() -> {
            if (hand instanceof HeldPiece.Piece held) {
                change(draft -> draft.moved(held.piece(), held.site(), site));
                hand = HeldPiece.EMPTY;
            } else if (hand instanceof HeldPiece.Pile pile) {
                put(pile, site);
                hand = HeldPiece.EMPTY;
            }
        });
    }

    /** Takes pieces of a kind from a place off the board, to put one after the other; the same again puts them back. */
    @Override
    public void take(String zone, String piece) {
        then(() -> {
            if (!setUp.rules().names().isNamed(Type.PIECE, piece)) return; // one that is covered
            HeldPiece.Pile pile = new HeldPiece.Pile(zone, piece);
            hand = pile.equals(hand) ? HeldPiece.EMPTY : pile;
        });
    }

    /** As taking, but never lets go: a mouse begins to pull. */
    @Override
    public void pull(String zone, String piece) {
        then(() -> {
            if (setUp.rules().names().isNamed(Type.PIECE, piece)) hand = new HeldPiece.Pile(zone, piece);
        });
    }

    /** Points at a place off the board: what the hand holds goes there. */
    @Override
    public void into(String zone) {
        then(() -> {
            if (hand instanceof HeldPiece.Pile pile && !pile.zone().equals(zone)) {
                put(pile, zone);
            } else if (hand instanceof HeldPiece.Piece held) {
                change(draft -> draft.moved(held.piece(), held.site(), zone));
                hand = HeldPiece.EMPTY;
            }
        });
    }

    /** @param id of something that can be laid on places; the same again puts it back */
    @Override
    public void brush(String id) {
        then(() -> {
            HeldPiece.Brush taken = picture.brush(id);
            hand = taken == null || taken.equals(hand) ? HeldPiece.EMPTY : taken;
        });
    }

    /** Takes a piece off the board: the one pointed at, or the topmost there. */
    @Override
    public void remove(List<Ref> refs) {
        then(() -> {
            String site = id(refs, Ref.Sort.SITE);
            if (site == null) return;
            List<String> there = draft().at(site);
            String pointed = id(refs, Ref.Sort.PIECE);
            String piece = pointed != null ? pointed : there.isEmpty() ? null : there.get(there.size() - 1);
            if (piece != null) change(draft -> draft.moved(piece, site, PositionDraft.BOX));
            hand = HeldPiece.EMPTY;
        });
    }

    /** Turns a loop of the board with all that lies on it, as the last picture offers it. */
    @Override
    public void turn(String move) {
        then(() -> {
            hand = HeldPiece.EMPTY;
            picture.wheels()
                    .forEach(wheel -> wheel.turns().stream()
                            .filter(turn -> turn.move().equals(move))
                            .findFirst()
                            .ifPresent(turn -> change(draft -> draft.turned(wheel.sites(), turn.places()))));
        });
    }

    @Override
    public void letGo() {
        then(() -> hand = HeldPiece.EMPTY);
    }

    // ---- in words and numbers

    /** @param field the id of a field of the last picture */
    @Override
    public void fill(String field, String value) {
        then(() -> change(draft -> picture.fields().fill(draft, field, value)));
    }

    // ---- the whole

    @Override
    public void empty() {
        then(() -> {
            hand = HeldPiece.EMPTY;
            change(draft -> draft.emptied(start));
        });
    }

    /** Back to how every match begins. */
    @Override
    public void start() {
        then(() -> {
            hand = HeldPiece.EMPTY;
            change(draft -> start);
        });
    }

    /** Back to where the match at hand stands. */
    @Override
    public void match() {
        then(() -> {
            hand = HeldPiece.EMPTY;
            if (now != null) change(draft -> PositionDraft.of(setUp.rules(), now));
        });
    }

    public void undo() {
        then(() -> {
            hand = HeldPiece.EMPTY;
            history.back();
            verdict = null;
        });
    }

    public void redo() {
        then(() -> {
            hand = HeldPiece.EMPTY;
            history.forth();
            verdict = null;
        });
    }

    /** @param written gets the position as JSON */
    public void copy(Consumer<String> written) {
        worker.execute(() -> {
            if (history != null) written.accept(PositionFile.write(draft().position()));
        });
    }

    /**
     * Takes a position written as JSON. One that breaks rules is taken as it is, to be mended here; one that names what
     * does not exist is refused.
     *
     * @param refused gets all that is wrong with it, each with its line
     */
    public void paste(String text, Consumer<List<ProblemView>> refused) {
        then(() -> {
            try {
                PositionFile file =
                        PositionFile.read(SourceText.of(picture.texts().get("position.clipboard"), text));
                PositionVerdict on = PositionVerdict.of(setUp.rules(), file.position(), setUp.seed());
                if (!on.canBeMended()) throw file.placed(new PositionProblem(on.problems()));
                hand = HeldPiece.EMPTY;
                change(draft -> PositionDraft.of(setUp.rules(), file.position()));
            } catch (BadFile bad) {
                refused.accept(ProblemViews.of(bad.problems()));
            }
        });
    }

    /** @param match gets a match that begins here; not at all if the rules do not allow it */
    public void play(Consumer<Resumption> match) {
        worker.execute(() -> {
            if (history != null && judged().match() != null)
                match.accept(new Resumption(setUp, draft().position(), List.of(), 0));
        });
    }

    /**
     * @param record gets a match that stands here and in which nothing has been played; not at all if the rules do not
     *     allow it
     */
    public void record(Consumer<MatchRecord> record) {
        worker.execute(() -> {
            if (history == null || judged().match() == null) return;
            Ruleset rules = setUp.rules();
            Position position = draft().position();
            record.accept(new MatchRecord(
                    0,
                    rules,
                    setUp.seed(),
                    position,
                    List.of(),
                    0,
                    setUp.computers(),
                    setUp.called(),
                    position,
                    judged().match().isOver()));
        });
    }

    // ----

    private PositionDraft draft() {
        return history.now();
    }

    private void change(UnaryOperator<PositionDraft> change) {
        if (history.add(change.apply(draft()))) verdict = null;
    }

    private PositionVerdict judged() {
        if (verdict != null) return verdict;
        PositionVerdict found = PositionVerdict.of(setUp.rules(), draft().position(), setUp.seed());
        Errand.stopIfGivenUp();
        verdict = found;
        return found;
    }

    private void judge() {
        verdict = null;
        show();
    }

    private static String id(List<Ref> refs, Ref.Sort sort) {
        return refs.stream()
                .filter(ref -> ref.sort() == sort)
                .map(Ref::id)
                .findFirst()
                .orElse(null);
    }

    private void then(Runnable intent) {
        ask(() -> {
            if (history == null) return;
            intent.run();
            show();
        });
    }

    /** Does what may take long. */
    private void ask(Runnable work) {
        worker.execute(new Errand(texts -> about.in(texts), work, this::asShownLast));
    }

    /** What the rules say of the last change took too long to find out: it is taken back. */
    private void asShownLast() {
        if (shown == null) {
            history = null;
            return;
        }
        if (draft() != shown.draft()) history.add(shown.draft());
        verdict = shown.verdict();
        hand = HeldPiece.EMPTY;
        show();
    }

    private void show() {
        PositionView view =
                picture.of(++serial, draft(), hand, judged(), history.canGoBack(), history.canGoForth(), covered);
        Errand.stopIfGivenUp();
        shown = new Shown(draft(), judged());
        screen.accept(view);
    }
}
