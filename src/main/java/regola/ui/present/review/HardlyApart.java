package regola.ui.present.review;

import java.util.List;
import regola.advice.Objection;
import regola.advice.Objection.NearlyAs;
import regola.advice.WhyBetter;
import regola.ui.view.Texts;

/** A HardlyApart is what is said of a move that is nearly as good as the best: what each of them brings, or both do. */
record HardlyApart(HintWords words, Objection objection) {

    String sentence() {
        List<NearlyAs> known = objection.reasons().stream()
                .filter(NearlyAs.class::isInstance)
                .map(NearlyAs.class::cast)
                .toList();
        List<WhyBetter.Apart> each = known.stream()
                .filter(NearlyAs::isOfOne)
                .map(one -> (WhyBetter.Apart) one.what())
                .toList();
        Texts texts = words.texts();
        if (known.isEmpty()) return texts.get("hint.against.near.more");
        if (each.isEmpty())
            return texts.get(
                    "hint.against.near.both", words.reasons(List.of(known.get(0).what())));
        String mine = brings(each, true);
        String best = brings(each, false);
        boolean named = !words.isNameless(objection.better());
        String other = named ? words.named(objection.better()) : texts.get("hint.against.near.other");
        if (mine.isEmpty()) return texts.get("hint.against.near.one", other, best);
        String own = texts.get("hint.against.near.own");
        return best.isEmpty()
                ? texts.get("hint.against.near.one", own, mine)
                : texts.get("hint.against.near.each", own, mine, other, best);
    }

    /** @return what the move has before the other, the one that was asked about or the best; empty if nothing */
    private String brings(List<WhyBetter.Apart> each, boolean mine) {
        return each.stream()
                .filter(apart -> apart.move().equals(objection.move()) == mine)
                .map(apart -> apart.said(words.manner().language()))
                .findFirst()
                .orElse("");
    }
}
