package regola.ui.present.review;

import regola.advice.Review;
import regola.advice.words.InTen;
import regola.engine.value.Manner;
import regola.search.Exit;
import regola.search.Peril;
import regola.ui.view.Texts;

/** An ExitWords says how far it could be seen coming that somebody was put out of a match, and what could be done. */
record ExitWords(Found found, Exit exit, Manner manner) {
    /** What happens less often nobody has to reckon with. */
    private static final double SELDOM = 0.15;
    /** What happens as often after every move could not be prevented. */
    private static final double OFTEN = 0.3;

    /** Less than one of the worlds that are looked at. */
    private static final double NONE = 0.02;

    /** @return it in a sentence; empty where it is not known */
    String sentence() {
        Texts texts = LookBack.tongue(found, manner).texts();
        if (exit.decided() < 0) return texts.get("review.out.forced");
        if (exit.came() == null) return "";
        String came = often(exit.came()).words().text(manner.language());
        int move = exit.decided() + 1;
        boolean small = exit.avoidable() < Review.AVOIDABLE && exit.came().share() <= SELDOM;
        // However small it was, whoever chose it sees that there was a way without.
        if (small
                && exit.least().share() < NONE
                && exit.came().share() >= NONE
                && !named(exit.least()).isEmpty()) return texts.get("review.out.risk", move, came, named(exit.least()));
        if (exit.avoidable() < Review.AVOIDABLE)
            return exit.least().share() >= OFTEN
                    ? texts.get(
                            "review.out.whatever",
                            move,
                            often(exit.least()).words().text(manner.language()))
                    : exit.came().share() <= SELDOM
                            ? texts.get("review.out.seldom", move, came)
                            : texts.get("review.out.likely", move, came);
        String least = often(exit.least()).beside(often(exit.came())).text(manner.language());
        String made = named(exit.came());
        String safest = named(exit.least());
        return made.isEmpty() || safest.isEmpty()
                ? texts.get("review.out.seen", move, came, least)
                : texts.get("review.out.seen.named", move, made, came, safest, least);
    }

    private String named(Peril peril) {
        HintWords words = LookBack.words(found, exit.decided(), manner);
        return words.named(found.before().get(exit.decided()).legal(peril.move()));
    }

    private static InTen often(Peril peril) {
        return new InTen(Math.round(100 * peril.share()));
    }
}
