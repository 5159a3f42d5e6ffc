package regola.ui.present.picture;

import regola.engine.value.Manner;
import regola.engine.value.Spoken;
import regola.teaching.lesson.Prose;
import regola.teaching.lesson.Words;
import regola.ui.view.ProseView;

/** A Proses makes texts of lessons ready to be shown in one way of speaking. */
public final class Proses {
    private Proses() {}

    /** @param spoken with its emphasis and links where an author wrote it */
    public static ProseView of(Spoken spoken, Manner manner) {
        return spoken instanceof Words words ? of(words.in(manner.language())) : ProseView.plain(spoken.in(manner));
    }

    private static ProseView of(Prose prose) {
        return new ProseView(prose.runs().stream()
                .map(run -> new ProseView.Run(
                        run.text(), ProseView.Style.valueOf(run.style().name())))
                .toList());
    }
}
