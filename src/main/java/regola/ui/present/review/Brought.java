package regola.ui.present.review;

import java.util.List;
import regola.engine.value.Catalog;
import regola.engine.value.Event;

/**
 * A Brought is what comes at once of a move that somebody asks about. What there is to be glad of in it is granted, so
 * that nobody takes it for what speaks against the move; the rest is told as the rules tell it.
 */
record Brought(HintWords words, List<Event> atOnce) {
    /** @return both, in this order; empty if nothing comes of the move at once */
    String sentence() {
        Catalog names = words.names().catalog();
        String language = words.manner().language();
        String glad = atOnce.stream()
                .filter(Brought::isOfARule)
                .map(event -> names.cheered(event.property(), language))
                .filter(cheered -> !cheered.isEmpty())
                .findFirst()
                .map(cheered -> words.texts().get("hint.against.brings", cheered))
                .orElse("");
        List<Event> price = atOnce.stream()
                .filter(event -> !isOfARule(event)
                        || names.cheered(event.property(), language).isEmpty())
                .toList();
        String costs = price.isEmpty() ? "" : words.texts().get("hint.against.atOnce", words.events(price));
        return (glad + " " + costs).strip();
    }

    private static boolean isOfARule(Event event) {
        return event.kind() == Event.Kind.RULE;
    }
}
