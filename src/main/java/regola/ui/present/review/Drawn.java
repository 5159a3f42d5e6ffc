package regola.ui.present.review;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.advice.Objection;
import regola.advice.Punishment;
import regola.advice.WhyBetter;
import regola.advice.WhyBetter.Happens;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;

/**
 * A Drawn is what the board shows of a move that somebody asks about. How others could answer is drawn only where it is
 * said what that is: a piece where none stands is a riddle otherwise.
 */
record Drawn(HintWords words, Objection objection) {
    /** So many of a hundred matches more are told. */
    private static final int FELT = 2;

    /** @return what speaks against the move, with what of that the board shows */
    HintView with(String head, String said) {
        return objection.blow() == null
                ? beside(head, said)
                : told(head, said, words.struck(objection.move(), objection.blow()));
    }

    /** @return something else that is said of the move, with how others could answer it */
    HintView beside(String head, String said) {
        Move move = objection.move();
        Optional<Punishment> feared = feared();
        if (feared.isPresent()) return feared(head, said, feared.get());
        boolean told = new Replied(words, objection).isTold();
        List<Move> reply = told || isShown(move) ? objection.reply() : List.of();
        String answer = words.onward().answer(move, reply);
        if (answer.isEmpty()) return told(head, said, words.shown(move));
        if (said.contains(answer)) return told(head, said, words.replied(move, reply));
        String all = (said + " " + answer).strip();
        return all.length() > HintWords.MOST_LETTERS
                ? told(head, said, words.shown(move))
                : told(head, all, words.replied(move, reply));
    }

    /**
     * Whether an answer is shown of which nobody is glad at once: of two players it is the one to reckon with; of
     * several it is only what the next one happens to do, and giving way is no answer at all.
     */
    private boolean isShown(Move move) {
        Match match = words.onward().match();
        return match.rules().players() < 3
                && objection.reply().stream()
                        .limit(1)
                        .noneMatch(reply -> reply.arguments().isEmpty())
                && Replied.isQuiet(match, move, objection.reply());
    }

    /** @return how others could bring about what is said first against the move; empty if that is something else */
    private Optional<Punishment> feared() {
        boolean theirs = !new Replied(words, objection).isTold()
                && !objection.reasons().isEmpty()
                && objection.reasons().get(0) instanceof Happens happens
                && happens.when().isTheirs()
                && !happens.when().isWhatever()
                && happens.when() != Happens.When.IN_RETURN;
        if (!theirs) return Optional.empty();
        Match match = words.onward().match();
        try {
            return Punishment.worst(
                    match,
                    HintWords.index(match, objection.move()),
                    ((Happens) objection.reasons().get(0)).event());
        } catch (RuleFailure failure) {
            return Optional.empty(); // it is told when the move is really made
        }
    }

    private HintView feared(String head, String said, Punishment worst) {
        List<Move> reply = List.of(worst.answer());
        OverlayView seen = words.replied(objection.move(), reply);
        String answer = words.onward().answer(objection.move(), reply);
        Match match = words.onward().match();
        boolean again = worst.isRepeated(match, HintWords.index(match, objection.move()));
        String back = again
                ? " " + words.texts().get("hint.against.again")
                : new Replied(words, objection).back(worst.answer());
        // Where not all fits, what it comes to counts more than what the best move has besides.
        String first = words.against(objection.reasons().subList(0, 1), false);
        return Stream.of(List.of(said, answer, back), List.of(first, answer, back), List.of(first, back))
                .map(parts -> parts.stream()
                        .map(String::strip)
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining(" ")))
                .filter(told -> told.length() <= HintWords.MOST_LETTERS)
                .findFirst()
                .map(told -> told(head, told, seen))
                .orElseGet(() -> told(head, said, seen));
    }

    /**
     * @return the same with how often one wins with the better move and with this one, where that is not told already
     *     and has room: between nearly as good and weaker there are many steps
     */
    private HintView figured(HintView told) {
        boolean apart = !objection.none()
                && !objection.lost()
                && !objection.losesNext()
                && objection.blow() == null
                && !objection.reasons().isEmpty()
                && objection.reasons().stream().noneMatch(WhyBetter::isPeril);
        long best = Math.round(100 * objection.best());
        long yours = Math.round(100 * (objection.best() - objection.loss()));
        // Of one in a hundred nobody feels anything, and the next search may say the opposite.
        if (!apart || best - yours < FELT) return told;
        HintView figured = told.and(words.texts().get("hint.against.chances", yours, best));
        return figured.sentence().length() > HintWords.MOST_LETTERS ? told : figured;
    }

    /** @return what is told, where the better move stands in rings, as advice does, if it is spoken of without words */
    HintView withBetter(HintView answer) {
        HintView told = figured(answer);
        boolean spoken = !objection.none()
                && !objection.lost()
                && objection.blow() == null
                && !new Replied(words, objection).isTold()
                && (words.isNameless(objection.better()) || isTurn(objection.better()));
        if (!spoken) return told;
        OverlayView both = told.overlay();
        for (Ref ring : words.rings(objection.better())) both = both.ring(ring);
        // A ring round an empty place does not say what comes there.
        for (OverlayView.Ghost ghost : words.shown(objection.better()).ghosts())
            if (ghost.from() == null && !ghost.gone())
                both = both.ghost(ghost.piece(), ghost.site(), null, ghost.under());
        return new HintView(told.stage(), told.head(), told.sentence(), both, told.alike(), told.play());
    }

    /** Which knob it is finds nobody by its name as soon as on the board. */
    private boolean isTurn(Move move) {
        return words.rings(move).stream().anyMatch(ring -> ring.sort() == Ref.Sort.MOVE);
    }

    private static HintView told(String head, String said, OverlayView seen) {
        return new HintView(Stage.ANSWER, head, said, seen.asMade());
    }
}
