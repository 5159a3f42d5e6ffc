package regola.ui.present.editor;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Position;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.CompileResult;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.CheckedGame;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.ui.present.OneThread;
import regola.ui.present.picture.Pointing;
import regola.ui.present.picture.Preview;
import regola.ui.present.picture.Spots;
import regola.ui.present.picture.Tongue;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.editor.BesideView;
import regola.ui.view.editor.JumpView;
import regola.ui.view.match.MatchView;
import regola.workshop.Meaning;
import regola.workshop.Meanings;
import regola.workshop.Origins;
import regola.workshop.Rehearsal;
import regola.workshop.Subject;
import regola.workshop.Subjects;
import regola.workshop.Tryout;

/**
 * A Beside is the match beside the text of one game's rules: under the last rules that worked, at a moment that fits
 * them, with what the rule at the cursor means in it. Confined to one thread.
 */
final class Beside {
    private static final int MOST_STORY = 60;

    private final OneThread thread = new OneThread("the board beside the text");
    private final String id;
    private final long seed;
    private final Random lot;

    private Ruleset rules;
    private Rehearsal course;
    private Tongue tongue;
    private Pointing pointing;
    private Subjects subjects;
    private Meanings meanings;
    private Origins origins;
    /** The very texts in which places are looked up. */
    private List<SourceText> texts = List.of();

    /** What was called otherwise lately. */
    private List<Map<String, String>> renamed = List.of();

    private String language;
    /** How the rules and the position came together, as a key of texts with what goes in; null for nothing to say. */
    private Said state;

    private TextCursor cursor;
    /** What is looked at; in a text that is not in force yet, what was looked at last. */
    private Subject subject;

    private Meaning meaning;
    /** Moves that put down what was pressed beside the board; empty for none. */
    private List<Move> carrying = List.of();

    /** Its places, until the first match begins; null for none. */
    private BoardView bare;

    private String tried = "";
    private Tryout trial;
    private JumpView origin;
    private long jumps;
    private boolean behind;
    /** Why no match begins with the text; null if one does, or was not tried. */
    private RuleFailure atSetUp;

    private Diagnostic over;

    /** What is said, once it is known in which language. */
    private record Said(String key, boolean warning, List<Object> holes) {
        static Said of(String key, boolean warning, Object... holes) {
            return new Said(key, warning, List.of(holes));
        }

        /** @return the same of a board on which nothing stands */
        Said ofPlaces() {
            String places = switch (key) {
                case "beside.broken.first" -> "beside.broken.first.places";
                case "beside.broken.first.at" -> "beside.broken.first.at.places";
                case "beside.fails.first" -> "beside.fails.first.places";
                default -> key;
            };
            return new Said(places, warning, holes);
        }

        String in(Texts texts) {
            return texts.get(
                    key,
                    holes.stream()
                            .map(hole -> hole instanceof Message said ? said.in(texts.language()) : hole)
                            .toArray());
        }
    }

    private static final Said OVER = Said.of("beside.over", true);

    Beside(String id, long seed, String language) {
        this.id = id;
        this.seed = seed;
        this.lot = new Random(seed);
        this.language = language;
    }

    String id() {
        return id;
    }

    // ---- rules

    /** @param all what was called otherwise lately: its earlier names, each with the later one */
    void renamed(List<Map<String, String>> all) {
        renamed = List.copyOf(all);
    }

    /**
     * Texts were looked through.
     *
     * @param apply whether rules that can be played take the place of those before
     */
    void take(CompileResult result, PlayedAs as, boolean apply) {
        thread.check();
        CheckedGame game = result.game().orElse(null);
        atSetUp = null;
        behind = game == null || rules == null || !sameTexts(game, rules.game());
        if (game == null) {
            String key = rules == null ? "beside.broken.first" : "beside.broken";
            String at = rules == null ? "beside.broken.first.at" : "beside.broken.at";
            state = result.diagnostics().stream()
                    .filter(Diagnostic::isError)
                    .findFirst()
                    .map(found -> Said.of(
                            at, true, found.span().line(), found.trouble().said()))
                    .orElse(Said.of(key, true));
            return;
        }
        if (!behind) { // what is asked of the match is asked by places in its own texts, which are the same
            if (state != null && state.key.startsWith("beside.broken")) state = null;
            return;
        }
        if (!apply && rules != null) {
            state = Said.of("beside.waiting", false);
            return;
        }
        try {
            SetUpTrial begun = SetUpTrial.begun(game, as, seed);
            over = begun.over().orElse(null);
            play(begun.ready());
            behind = false;
        } catch (RuleFailure failure) {
            atSetUp = failure;
            state = Said.of(
                    rules == null ? "beside.fails.first" : "beside.fails",
                    true,
                    failure.trouble().said());
        }
    }

    /** @return whether it is known if a match begins with the texts */
    boolean hasTried() {
        return !behind || atSetUp != null;
    }

    /** @param places the board as it is seen until the first match begins; null if there is none */
    void bare(BoardView places) {
        bare = places;
    }

    RuleFailure atSetUp() {
        return atSetUp;
    }

    Diagnostic over() {
        return behind ? null : over;
    }

    private static boolean sameTexts(CheckedGame one, CheckedGame other) {
        return namedTexts(one).equals(namedTexts(other));
    }

    private static List<List<String>> namedTexts(CheckedGame game) {
        return game.sources().stream()
                .map(each -> List.of(each.name(), each.text()))
                .toList();
    }

    private void play(MatchSetUp ready) {
        Ruleset next = ready.rules();
        if (course == null) {
            course = Rehearsal.begin(next, seed);
            state = course.match().isOver() ? OVER : null;
        } else {
            Rehearsal.Taken taken = course.under(next, renamed);
            course = taken.course();
            state = said(taken);
        }
        rules = next;
        subject = null; // it belonged to the rules before
        meanings = new Meanings(next);
        subjects = new Subjects(next.game());
        origins = new Origins(next.game());
        texts = next.game().sources();
        speak(language);
        moved();
    }

    private static Said said(Rehearsal.Taken taken) {
        if (taken.to() == 0 && taken.course().match().isOver()) return OVER;
        if (taken.anew()) return Said.of("beside.anew", false);
        if (!taken.isSame()) return Said.of("beside.earlier", true, taken.from(), taken.to());
        if (taken.course().isSetUpOtherwise()) return Said.of("beside.start.other", true, taken.to());
        return taken.to() == 0 ? Said.of("beside.begins", false) : Said.of("beside.same", false, taken.to());
    }

    /** @return how it stands, under the rules of the text; null where a match begins, is over, or has other rules */
    Position stands() {
        if (course == null
                || behind
                || course.now().isBeginning()
                || course.match().isOver()) return null;
        return course.match().position();
    }

    /** Tells what is played there, as it stands; nothing where it is over, or has other rules than the text. */
    void tell(BesidePresenter.Standing heard) {
        if (course == null || behind || course.match().isOver()) return;
        heard.at(rules, seed, course.match().position());
    }

    boolean isReady() {
        return course != null;
    }

    // ---- what is looked at

    void speak(String next) {
        thread.check();
        language = next;
        if (rules == null) return;
        tongue = new Tongue(rules, Manner.of(next));
        pointing = Pointing.at(course.match(), tongue.names());
    }

    void cursor(String file, String text, int offset) {
        thread.check();
        cursor = new TextCursor(file, text, offset);
    }

    /** @param stale says whether nobody waits for the answer any more */
    void look(BooleanSupplier stale) {
        if (course == null || cursor == null) return;
        for (SourceText source : texts) {
            if (source.name().equals(cursor.file())) subject = subjectIn(source);
        }
        meaning = subject == null ? null : meanings.of(subject, course.match(), stale);
    }

    private Subject subjectIn(SourceText source) {
        int there = SameLine.in(source.text(), cursor.text(), cursor.offset());
        return there < 0 ? null : subjects.at(source, there).orElse(null);
    }

    void tryOut(String expression) {
        thread.check();
        tried = expression.strip();
        attempt();
    }

    private void attempt() {
        trial = tried.isEmpty() || course == null ? null : Tryout.of(tried, course.match());
    }

    // ---- the match

    private void moved() {
        carrying = List.of();
        pointing = Pointing.at(course.match(), tongue.names());
        attempt();
    }

    void point(List<Ref> refs) {
        act(refs, () -> pointing.point(refs));
    }

    void lift(List<Ref> refs) {
        act(refs, () -> {
            pointing.lift(refs);
            return Optional.empty();
        });
    }

    void drop(List<Ref> refs) {
        act(refs, () -> pointing.drop(refs));
    }

    void pointOff(double across, double down) {
        List<Ref> place = pointing.isBegun() && rules.board().hexes() ? Spots.at(across, down) : List.of();
        if (place.isEmpty()) clear();
        else point(place);
    }

    void attempt(String move) {
        if (course != null) act(List.of(), () -> pointing.attempt(move));
    }

    void clear() {
        thread.check();
        carrying = List.of();
        if (course != null) pointing = Pointing.at(course.match(), tongue.names());
    }

    private interface Pointed {
        Optional<Move> at();
    }

    private void act(List<Ref> refs, Pointed what) {
        thread.check();
        if (course == null) return;
        List<Thing> things = tongue.names().things(refs);
        if (course.match().isOver()) {
            goTo(things.isEmpty() ? Optional.empty() : origins.ofThing(things.get(0), course.match()));
            return;
        }
        String decision = course.match().asked();
        boolean begins = !pointing.isPicked();
        Optional<Move> move = what.at();
        carrying = List.of();
        if (move.isPresent()) {
            goTo(origins.ofMove(decision, move.get()));
            play(move.get());
            return;
        }
        Pointing.Refusal refusal = pointing.refusal();
        // What waits beside the board is named by no move, and put down all the same: it begins the move.
        List<Move> downs = refusal != null && begins
                ? Preview.puttingDown(tongue.names().catalog(), course.match(), things)
                : List.of();
        if (!downs.isEmpty()) {
            clear();
            carrying = downs;
            goTo(origins.ofMove(decision, downs.get(0)));
            return;
        }
        if (refusal != null && refusal.why() != null) {
            goTo(Optional.ofNullable(refusal.why().span()));
            return;
        }
        List<Move> leading =
                things.isEmpty() || refusal != null ? List.of() : course.match().movesWith(List.of(things.get(0)));
        if (!leading.isEmpty()) goTo(origins.ofMove(decision, leading.get(0)));
        else if (!things.isEmpty()) goTo(origins.ofThing(things.get(0), course.match()));
    }

    private void play(Move move) {
        try {
            course.play(move);
            state = null;
            moved();
        } catch (RuleFailure failure) {
            clear();
            state = Said.of("beside.move.fails", true, failure.trouble().said());
            goTo(Optional.ofNullable(failure.span()));
        }
    }

    void byLot() {
        thread.check();
        if (course == null || course.match().isOver()) return;
        play(course.match().legal(lot.nextInt(course.match().legalCount())));
    }

    void go(int by) {
        thread.check();
        if (course == null) return;
        course.goTo(course.at() + by);
        state = null;
        moved();
    }

    void again() {
        thread.check();
        if (course == null) return;
        try {
            course = Rehearsal.begin(rules, seed);
            state = null;
        } catch (RuleFailure failure) {
            state = Said.of("beside.fails", true, failure.trouble().said());
        }
        moved();
    }

    /**
     * @param key {@code choose C} of a choice, {@code end} of how the match ended, {@code move N} of what may be played
     *     now, {@code story M N} of what was told at a moment, or {@code rule R} of a rule's number
     */
    void follow(String key) {
        thread.check();
        if (course == null) return;
        String[] words = key.split(" ", -1);
        if (words[0].equals("rule")) {
            goTo(origins.ofRule(words[1]));
            return;
        }
        if (key.startsWith(BesideTurn.CHOOSE)) {
            act(List.of(), () -> pointing.choose(key.substring(BesideTurn.CHOOSE.length())));
            return;
        }
        if (key.equals(BesideTurn.END)) {
            if (course.match().isOver())
                goTo(origins.ofRule(course.match().outcome().rule()));
            return;
        }
        if (words[0].equals("move")) {
            List<Move> moves = moves();
            int index = Integer.parseInt(words[1]);
            if (index < moves.size()) goTo(origins.ofMove(course.match().asked(), moves.get(index)));
            return;
        }
        int moment = Integer.parseInt(words[1]);
        int event = Integer.parseInt(words[2]);
        if (moment >= course.moments().size()) return;
        Rehearsal.Moment there = course.moments().get(moment);
        if (event < 0 && there.move() != null) goTo(origins.ofMove(there.decision(), there.move()));
        else if (event >= 0 && event < there.events().size())
            goTo(origins.ofEvent(there.events().get(event)));
    }

    private void goTo(Optional<Span> span) {
        span.ifPresent(
                at -> origin = new JumpView(++jumps, at.source().name(), at.line(), at.line(), at.column(), false));
    }

    private List<Move> moves() {
        if (course.match().isOver()) return List.of();
        boolean about = meaning != null && !meaning.moves().isEmpty();
        return about ? meaning.moves() : course.match().decision().legal();
    }

    // ---- the picture

    BesideView view(long serial, boolean live) {
        thread.check();
        Texts inWords = Texts.in(language);
        boolean places = course == null && bare != null && state != null;
        String said = state == null ? "" : places ? state.ofPlaces().in(inWords) : state.in(inWords);
        boolean warning = state != null && state.warning;
        if (course == null)
            return new BesideView(
                    serial,
                    id,
                    bare,
                    List.of(),
                    List.of(),
                    OverlayView.NONE,
                    BesideView.Turn.NONE,
                    "",
                    "",
                    said,
                    warning,
                    false,
                    BesideView.Trial.NONE,
                    List.of(),
                    List.of(),
                    live,
                    behind,
                    0,
                    false,
                    false,
                    origin);
        BesideTurn turn = new BesideTurn(course, pointing, tongue, origins, inWords, serial);
        MatchView match = turn.view();
        BesideWords words = new BesideWords(tongue, inWords);
        BesideLines lines = new BesideLines(
                rules, tongue.names(), inWords, match, course.match().board());
        boolean plays = plays();
        BoardView board = meaning == null || plays ? match.board() : words.board(meaning, match.board());
        return new BesideView(
                serial,
                id,
                board,
                match.seats(),
                match.shared(),
                overlay(plays, words, lines, board).and(words.overlay(trial)),
                turn.turn(),
                head(words, lines, inWords),
                said(turn.turn(), words, lines, board, inWords),
                said,
                warning,
                course.isSetUpOtherwise(),
                words.trial(trial),
                course.match().isOver() ? turn.ended() : words.moves(moves()),
                words.story(course, MOST_STORY),
                live,
                behind,
                course.now().number(),
                course.at() > 0,
                course.at() < course.last(),
                origin);
    }

    /** @return whether the board shows what was pressed, and not what the rule at the cursor means */
    private boolean plays() {
        Pointing.Refusal refusal = pointing.refusal();
        return pointing.isBegun() || refusal != null && refusal.why() != null || !carrying.isEmpty();
    }

    private OverlayView overlay(boolean plays, BesideWords words, BesideLines lines, BoardView board) {
        if (!carrying.isEmpty()) return words.places(carrying);
        if (meaning == null || plays || isWhereNoneIs()) return OverlayView.NONE;
        return words.overlay(meaning, board).and(lines.overlay(meaning.subject()));
    }

    /** What is looked at; where other rules are played than those of the text, that they are these. */
    private String head(BesideWords words, BesideLines lines, Texts inWords) {
        if (meaning == null) return "";
        String head = lines.head(meaning.subject());
        if (head.isEmpty()) head = words.head(meaning.subject());
        boolean says =
                meaning.subject() instanceof Subject.Said line && line.word().equals("#");
        return !behind || says ? head : inWords.get("beside.head.unapplied", head);
    }

    /** Why something is refused, what is in the hand, or what the line at the cursor is about. */
    private String said(BesideView.Turn turn, BesideWords words, BesideLines lines, BoardView board, Texts inWords) {
        Pointing.Refusal refusal = pointing.refusal();
        if (refusal != null && refusal.why() != null) return refusal.why().in(Manner.of(language));
        if (!carrying.isEmpty()) return inWords.get("beside.carrying");
        // Where it is asked which move is meant, nothing else is to be done.
        if (!turn.over() && !turn.head().isEmpty()) return "";
        if (meaning == null) return inWords.get(waits() ? "beside.nothing.yet" : "beside.nothing");
        if (isWhereNoneIs()) return none(inWords);
        if (turn.over() && (isAboutMoves() || meaning.subject() instanceof Subject.Requirement)) return "";
        boolean plain = meaning.subject() instanceof Subject.Ground || meaning.subject() instanceof Subject.Said;
        if (pointing.isPicked() && meaning.subject() instanceof Subject.Ground) return begun(words, inWords);
        if (plain) return lines.sentences(meaning.subject());
        String word = cursor == null ? "" : cursor.firstWord();
        String own = TextCursor.firstWord(meaning.subject()
                .span()
                .source()
                .lineText(meaning.subject().span().line()));
        String about = word.equals(own) ? "" : lines.about(word);
        // How many moves can be played has nothing to do with a step that comes before or after the choice.
        if (!about.isEmpty() && isAboutMoves()) return about;
        if (pointing.isBegun()) return begun(words, inWords);
        return (about + " " + words.sentences(meaning, board)).strip();
    }

    /** Nothing of the rule is drawn meanwhile: the board shows where what is chosen can go. */
    private String begun(BesideWords words, Texts inWords) {
        String count = meaning.moves().isEmpty() || !isAboutMoves() ? "" : words.count(meaning);
        return pointing.isPicked() ? (count + " " + inWords.get("beside.begun")).strip() : count;
    }

    private boolean isAboutMoves() {
        return meaning.subject() instanceof Subject.Form || meaning.subject() instanceof Subject.Decision;
    }

    /** @return whether the line at the cursor is not in the rules that are played */
    private boolean waits() {
        return behind && cursor != null && !cursor.isBlank();
    }

    private boolean isWhereNoneIs() {
        return meaning != null
                && meaning.subject() instanceof Subject.Decision
                && cursor != null
                && cursor.isWhereNoneIs();
    }

    private String none(Texts inWords) {
        if (course.match().isOver()) return inWords.get("beside.stuck");
        return inWords.get("beside.stuck") + " " + inWords.get("beside.stuck.not");
    }
}
