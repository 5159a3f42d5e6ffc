package regola.engine.lower;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regola.engine.run.Phrase;
import regola.language.model.Reason;
import regola.language.model.Text;

/** A PhraseLowering is the making of phrases from the sentences of a rule file. */
final class PhraseLowering {
    private PhraseLowering() {}

    /** @param reason may be null: then there is nothing to say */
    static Phrase of(Reason reason, ExprLowering exprs) {
        Map<String, Phrase.Sentence> byLanguage = new HashMap<>();
        if (reason != null && reason.text() != null) {
            reason.text()
                    .byLanguage()
                    .forEach((language, sentence) ->
                            byLanguage.put(language, new Phrase.Sentence(parts(sentence, exprs), sentence.asides())));
        }
        return new Phrase(exprs.game.layout, byLanguage);
    }

    private static List<Phrase.Part> parts(Text.Sentence sentence, ExprLowering exprs) {
        List<Phrase.Part> parts = new ArrayList<>();
        for (Text.Part part : sentence.parts()) {
            if (part instanceof Text.Hole hole)
                parts.add(new Phrase.Part(
                        null, exprs.lower(hole.value()).node(), hole.value().type()));
            else parts.add(new Phrase.Part(((Text.Words) part).words(), null, null));
        }
        return List.copyOf(parts);
    }
}
