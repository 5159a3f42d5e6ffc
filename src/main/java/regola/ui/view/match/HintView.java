package regola.ui.view.match;

import regola.ui.view.board.OverlayView;

/**
 * A HintView is what somebody who asked for a hint is told now.
 *
 * @param stage how far it has come
 * @param head in few words
 * @param sentence the rest; may be empty
 * @param overlay what is drawn over the board
 * @param alike whether all moves are as good, and how it stands then
 * @param play whether what is told of can be seen on the board move by move
 * @param brings what there is to be glad of in what is told, in a word or two; empty if nothing surely comes of it
 * @param also what is told beside it: what else comes of it at once, or how such a move is made; may be empty
 */
public record HintView(
        Stage stage,
        String head,
        String sentence,
        OverlayView overlay,
        Alike alike,
        Play play,
        String brings,
        String also) {
    /** Nobody has asked. */
    public static final HintView NONE = new HintView(Stage.NONE, "", "", OverlayView.NONE);

    /**
     * PIECE: what the move begins with is told, not yet the move. MOVE: the move and why. ASKING: another move is
     * waited for, to be judged, not made. JUDGING: one was tried, and what speaks against it is looked for. ANSWER:
     * what speaks against that one. BACK: the question is over, what is done counts again. KNOWN: what could be known.
     */
    public enum Stage {
        NONE,
        THINKING,
        PIECE,
        MOVE,
        ASKING,
        JUDGING,
        ANSWER,
        BACK,
        KNOWN
    }

    /**
     * NOT: some moves are better than others. ONLY: there is no other one. OPEN: none is better. AHEAD, BEHIND: none
     * is, and the match is as good as decided.
     */
    public enum Alike {
        NOT,
        ONLY,
        OPEN,
        AHEAD,
        BEHIND
    }

    /** NONE: there is nothing to be seen. FIRST: all of it is. NEXT: there is more of it. AGAIN: that was all of it. */
    public enum Play {
        NONE,
        FIRST,
        NEXT,
        AGAIN
    }

    /** Whoever reads little reads no more letters than these at a glance. */
    public static final int SHORT = 60;

    /** @return whether words are few, and nothing in them has to be reckoned */
    public static boolean isPlain(String words) {
        return !words.isBlank() && words.length() <= SHORT && !words.matches(".*\\d.*");
    }

    /** @return the same, with another sentence behind the others; as it is where that is empty */
    public HintView and(String last) {
        return last.isEmpty()
                ? this
                : new HintView(stage, head, (sentence + " " + last).strip(), overlay, alike, play, brings, also);
    }

    /** Nothing to be glad of comes of it. */
    public HintView(Stage stage, String head, String sentence, OverlayView overlay, Alike alike, Play play) {
        this(stage, head, sentence, overlay, alike, play, "", "");
    }

    /** @return the same, of which this comes */
    public HintView bringing(String glad) {
        return new HintView(stage, head, sentence, overlay, alike, play, glad, also);
    }

    /** @return the same, beside which this is told */
    public HintView beside(String words) {
        return new HintView(stage, head, sentence, overlay, alike, play, brings, words);
    }

    /** @return the same, with nothing drawn but the move: what else is pointed at has to be read about */
    public HintView plain() {
        return new HintView(stage, head, sentence, overlay.withoutPoints(), alike, play, brings, also);
    }

    /** Nothing of it is played. */
    public HintView(Stage stage, String head, String sentence, OverlayView overlay, Alike alike) {
        this(stage, head, sentence, overlay, alike, Play.NONE);
    }

    /** @return the same, with another sentence */
    public HintView saying(String other) {
        return new HintView(stage, head, other, overlay, alike, play, brings, also);
    }

    /** @return whether it is a step of a hint: where to look, or the move */
    public boolean isToldInSteps() {
        return stage == Stage.PIECE || stage == Stage.MOVE;
    }

    /** @return the same, with this drawn over the board instead */
    public HintView seeing(OverlayView other) {
        return new HintView(stage, head, sentence, other, alike, play, brings, also);
    }

    /** @return the same, of which this can be seen on the board */
    public HintView playing(Play next) {
        return new HintView(stage, head, sentence, overlay, alike, next, brings, also);
    }

    /** Of moves that are not all alike. */
    public HintView(Stage stage, String head, String sentence, OverlayView overlay) {
        this(stage, head, sentence, overlay, Alike.NOT);
    }

    /** The only move there is. */
    public static HintView only(String head, String sentence, OverlayView overlay) {
        return new HintView(Stage.MOVE, head, sentence, overlay, Alike.ONLY);
    }

    /** @return whether there are several moves, and all are as good */
    public boolean isAllAlike() {
        return alike != Alike.NOT && alike != Alike.ONLY;
    }

    /** @return whether another move may be worse than what has been told, and is worth asking about */
    public boolean hasOthers() {
        return stage == Stage.MOVE && alike == Alike.NOT;
    }

    /** @return whether something is being looked for, which can be given up */
    public boolean thinks() {
        return stage == Stage.THINKING || stage == Stage.JUDGING;
    }

    /** @return whether a move made on the board is only a question */
    public boolean asks() {
        return stage == Stage.ASKING || stage == Stage.JUDGING || stage == Stage.ANSWER;
    }
}
