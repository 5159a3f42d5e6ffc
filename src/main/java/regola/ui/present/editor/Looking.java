package regola.ui.present.editor;

import regola.language.source.Span;
import regola.ui.present.picture.Passages;
import regola.ui.view.editor.JumpView;
import regola.ui.view.rules.PassageView;

/** A Looking is where the reader of a bench looks: at which passage that was asked for, and at which of its places. */
final class Looking {
    private PassageView passage;
    private int place;
    private JumpView jump;
    private long jumps;

    /** @return null if nothing was asked for */
    PassageView passage() {
        return passage;
    }

    int place() {
        return place;
    }

    /** @return null before the first */
    JumpView jump() {
        return jump;
    }

    /** @param rule a rule's number, or a place as {@code file:line}; of what is nowhere there is no passage */
    void find(Bench bench, String rule, String language) {
        PassageView found = new Passages(bench.id(), bench.texts(), language).of(rule);
        passage = found.places().isEmpty() ? null : found;
        place = 0;
        if (passage != null) goToPlace(bench);
    }

    void close() {
        passage = null;
    }

    /** @param by how many places of the passage to go on; after the last comes the first */
    void next(Bench bench, int by) {
        if (passage == null) return;
        place = Math.floorMod(place + by, passage.places().size());
        goToPlace(bench);
    }

    private void goToPlace(Bench bench) {
        PassageView.Place here = passage.places().get(place);
        bench.show(here.file());
        jump = new JumpView(++jumps, here.file(), here.first(), here.last(), 1, true);
    }

    /** The same passage in another language. */
    void speak(Bench bench, String language) {
        if (passage == null || passage.number().isEmpty()) return;
        passage = new Passages(bench.id(), bench.texts(), language).of(passage.number());
        place = Math.min(place, passage.places().size() - 1);
        if (place < 0) passage = null;
    }

    void at(Bench bench, Span span) {
        at(bench, span.source().name(), span.line(), span.column());
    }

    void at(Bench bench, String file, int line, int column) {
        bench.show(file);
        jump = new JumpView(++jumps, file, line, line, column, false);
    }
}
