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

    /** @return it in a sentence; empty where it is not known */
    String sentence() {
        Texts texts = LookBack.tongue(found, manner).texts();
        if (exit.decided() < 0) return texts.get("review.out.forced");
        if (exit.came() == null) return "";
        String came = often(exit.came()).words().text(manner.language());
        int move = exit.decided() + 1;
        // However small it was, whoever chose it sees that there was a way without.
        boolean small = exit.came().share() <= SELDOM
                && exit.came().share() >= Exit.NONE
                && exit.least().share() < Exit.NONE;
        if (exit.avoidable() < Review.AVOIDABLE && (small || exit.isNeedless()))
            return named(exit.least()).isEmpty()
                    ? texts.get("review.out.risk.seen", move, came)
                    : texts.get("review.out.risk", move, came, named(exit.least()));
        if (exit.avoidable() < Review.AVOIDABLE) return hardly(texts, move, came);
        String least = often(exit.least()).beside(often(exit.came())).text(manner.language());
        String made = named(exit.came());
        String safest = named(exit.least());
        return made.isEmpty() || safest.isEmpty()
                ? texts.get("review.out.seen", move, came, least)
                : texts.get("review.out.seen.named", move, made, came, safest, least);
    }

    /** @return that no other move would have made it much less likely */
    private String hardly(Texts texts, int move, String came) {
        InTen least = often(exit.least());
        if (exit.least().share() >= OFTEN)
            return texts.get("review.out.whatever", move, least.words().text(manner.language()));
        if (exit.came().share() <= SELDOM) return texts.get("review.out.seldom", move, came);
        return least.isLike(often(exit.came()))
                ? texts.get("review.out.likely", move, came)
                : texts.get(
                        "review.out.less",
                        move,
                        came,
                        least.beside(often(exit.came())).text(manner.language()));
    }

    private String named(Peril peril) {
        HintWords words = LookBack.words(found, exit.decided(), manner);
        return words.named(found.before().get(exit.decided()).legal(peril.move()));
    }

    private static InTen often(Peril peril) {
        return new InTen(Math.round(100 * peril.share()));
    }
}
