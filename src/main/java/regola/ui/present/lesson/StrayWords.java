package regola.ui.present.lesson;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Stage;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Pointing;
import regola.ui.present.picture.Tongue;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SiteView;

/**
 * A StrayWords is what is said to a press that leads nowhere: what lies there, if that is something special, and what
 * can be pressed instead. Looking round is no try.
 */
final class StrayWords {
    /** With more letters than these what lies there is told alone: what can be pressed is lit for a moment anyway. */
    private static final int MOST = 118;

    private final LessonSession session;
    private final LessonRun run;
    private final Tongue tongue;
    private final Texts texts;
    private final BoardView board;

    /** @param board as it is seen; null where there is none */
    StrayWords(LessonSession session, BoardView board) {
        this.session = session;
        this.run = session.run();
        this.tongue = session.tongue();
        this.texts = tongue.texts();
        this.board = board;
    }

    /** @return empty if the last press led somewhere, or was a try */
    String said() {
        Pointing.Refusal refusal =
                session.pointing() == null ? null : session.pointing().refusal();
        if (session.isVain() && run.stage() == Stage.WATCHING) return texts.get("lesson.stray.next");
        if (session.isVain() && run.stage() == Stage.ASKING && !run.options().isEmpty())
            return told(texts.get("lesson.stray.answer"));
        // What is to be chosen is said.
        if (refusal != null && refusal.why() == null)
            return run.isMarking() ? beside(covered(), texts.get(strayMark())) : told(first());
        if (refusal == null && session.isAside())
            return isPlaceFirst() ? texts.get("lesson.stray.first") : named("lesson.stray.aside");
        if (refusal == null && isOnlyPlaceOpen()) return texts.get("lesson.stray.only");
        return refusal == null && isWhoOpen() ? texts.get("lesson.stray.who") : "";
    }

    /** Whether a place was pressed, and nothing that could go there was chosen before. */
    private boolean isPlaceFirst() {
        return !session.pressed().isEmpty()
                && session.pressed().stream().allMatch(ref -> ref.sort() == Ref.Sort.SITE)
                && session.pointing() != null
                && session.pointing().wanted().equals(Set.of("piece"));
    }

    /** What was pressed is called by its name before what is said of it, if it is a piece with a name. */
    private String named(String key) {
        String name = pressed();
        return name.isEmpty() ? texts.get(key) : texts.get("lesson.stray.named", name, texts.get(key));
    }

    /** @return what the piece is called that was pressed; empty if none was, or it lies face down */
    private String pressed() {
        return session.pressed().stream()
                .filter(ref -> ref.sort() == Ref.Sort.PIECE || ref.sort() == Ref.Sort.KIND)
                .flatMap(ref -> tongue.names().things(List.of(ref)).stream())
                .findFirst()
                .map(thing -> Names.capital(plainly(thing)))
                .orElse("");
    }

    /**
     * Whether something was taken up beside the board that can go to one place only: what is left to be done is easily
     * missed.
     */
    private boolean isOnlyPlaceOpen() {
        if (!run.isLearnersMove() || run.isUnlit() || !session.isAnswered() || board == null) return false;
        Pointing pointing = session.pointing();
        if (pointing == null || !pointing.isPicked()) return false;
        List<Thing> next = pointing.next();
        return next.size() == 1
                && next.get(0).is(Type.Base.SITE)
                && !session.pressed().isEmpty()
                && board.sites().stream().noneMatch(this::isPressed);
    }

    /** Of pieces that are all alike the place says which one was pressed. */
    private boolean isPressed(SiteView site) {
        if (session.pressed().contains(site.ref())) return true;
        boolean placed = session.pressed().stream().anyMatch(ref -> ref.sort() == Ref.Sort.SITE);
        return !placed
                && site.pieces().stream().anyMatch(piece -> session.pressed().contains(Ref.piece(piece.id())));
    }

    /** What was found to be wrong is said to be so once more, not that it cannot be marked. */
    private String strayMark() {
        if (session.isRefuted()) return "lesson.stray.refuted";
        List<Ref> pressed = session.pressed();
        if (pressed.isEmpty())
            return run.sought().contains(Type.Base.SITE) ? "lesson.stray.place" : "lesson.stray.mark";
        List<Thing> meant = tongue.names().things(pressed);
        if (run.marking().marked().stream().anyMatch(meant::contains)) return "lesson.stray.found";
        boolean place = pressed.stream().allMatch(ref -> ref.sort() == Ref.Sort.SITE);
        boolean seen = board != null
                && pressed.stream()
                        .anyMatch(ref -> board.sites().stream()
                                .anyMatch(site -> site.ref().equals(ref)));
        if (run.sought().contains(Type.Base.SITE))
            return !seen ? "lesson.stray.mark.place" : place ? "lesson.stray.mark.empty" : "lesson.stray.mark";
        return run.sought().contains(Type.Base.PIECE) && place ? "lesson.stray.mark.empty" : "lesson.stray.mark";
    }

    /** Whether a place was chosen first, and it is open who goes there. */
    private boolean isWhoOpen() {
        return run.isLearnersMove()
                && session.isAnswered()
                && session.pointing() != null
                && session.pointing().isWhoOpen();
    }

    // ---- what lies there

    private String told(String instead) {
        return beside(there(), instead);
    }

    private static String beside(String there, String instead) {
        if (there.isEmpty()) return instead;
        return there.length() + instead.length() < MOST ? Names.ended(there) + " " + instead : there;
    }

    /**
     * @return what the special place is that was pressed, or what lies there covered; empty if it is no such place, or
     *     somebody stands in it
     */
    private String there() {
        if (board == null || session.pressed().stream().noneMatch(ref -> ref.sort() == Ref.Sort.SITE)) return "";
        if (!covered().isEmpty()) return covered();
        return board.sites().stream()
                .filter(site -> session.pressed().contains(Ref.site(site.id())))
                .filter(site -> !isTaken(site))
                .flatMap(site -> site.marks().stream())
                .filter(mark -> mark.art() != null)
                .map(StrayWords::sentence)
                .findFirst()
                .orElse("");
    }

    /** @return what lies covered where it was pressed, for who may know nothing else of it */
    private String covered() {
        return session.pressed().stream()
                .filter(ref -> ref.sort() == Ref.Sort.SITE)
                .map(ref -> tongue.boards().told(ref.id()))
                .filter(told -> !told.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** Whether something that moves stands there; what merely lies at a place belongs to it. */
    private boolean isTaken(SiteView site) {
        List<Move> legal = run.match() == null || run.match().isOver()
                ? List.of()
                : run.match().decision().legal();
        return site.pieces().stream()
                .anyMatch(piece -> legal.stream()
                        .flatMap(move -> move.arguments().stream())
                        .anyMatch(thing -> thing.id().equals(piece.id())));
    }

    private static String sentence(MarkView mark) {
        if (!mark.sentence().isEmpty()) return mark.sentence();
        String name = mark.name();
        return name.isEmpty() ? "" : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1) + ".";
    }

    // ---- what can be pressed instead

    /** @return what is said to be chosen first, where all moves go on alike */
    private String first() {
        Set<String> sorts = session.pointing().wanted();
        return switch (sorts.size() == 1 ? sorts.iterator().next() : "") {
            case "piece" -> firstPiece();
            case "site" -> site();
            case "player" -> texts.get("lesson.stray.player");
            default -> other();
        };
    }

    private String other() {
        return texts.get(run.isUnlit() ? "lesson.stray.other.unlit" : "lesson.stray.other");
    }

    /** Whether a move goes on with what stands somewhere: then nobody looks for a place. */
    private boolean isOnTaken() {
        List<String> next = session.pointing().next().stream().map(Thing::id).toList();
        return board != null
                && board.sites().stream()
                        .filter(site -> next.contains(site.id()))
                        .noneMatch(site -> site.pieces().isEmpty());
    }

    private String site() {
        if (session.pointing().isPicked()) return texts.get("lesson.stray.site");
        if (session.pressed().isEmpty() && isOnTaken()) return other();
        if (session.pressed().isEmpty()) return texts.get("lesson.stray.place");
        if (pressed().isEmpty()) return texts.get("lesson.stray.place.other");
        if (isOnTaken()) return named("lesson.stray.taken");
        // What waits beside the board is meant to come in: nothing is missing but where.
        boolean waits = board != null && board.sites().stream().noneMatch(this::isPressed);
        return named(waits ? "lesson.stray.place.where" : "lesson.stray.place.other");
    }

    /** By name, where it is known which and they are few; else what is lit. */
    private String firstPiece() {
        WhoFirst first = new WhoFirst(run, tongue.names(), session.pointing().next());
        List<Thing> things = first.things();
        List<String> who = things.stream().map(first::called).distinct().toList();
        return switch (who.size()) {
            case 1 -> texts.get(things.size() == 1 ? "lesson.stray.piece.one" : "lesson.stray.piece.same", who.get(0));
            case 2 -> texts.get("lesson.stray.piece.two", who.get(0), who.get(1));
            default -> texts.get(run.isUnlit() ? "lesson.stray.piece.unlit" : "lesson.stray.piece");
        };
    }

    /** @return what a thing is called, without a number that is seen nowhere */
    private String plainly(Thing thing) {
        return tongue.names().catalog().title(thing, tongue.names().manner().naming(false));
    }
}
