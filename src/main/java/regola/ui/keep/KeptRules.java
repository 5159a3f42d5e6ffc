package regola.ui.keep;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regola.home.Kept;
import regola.home.Recovery;
import regola.home.Slot;
import regola.ui.present.editor.UnsavedTexts;

/** A KeptRules keeps texts of rule files in the recovery: the name of the file in the first line, then the text. */
public final class KeptRules implements UnsavedTexts {
    private static final String KIND = "rules";

    private final Recovery recovery;
    private final Map<String, Slot> slots = new HashMap<>();

    public KeptRules(Recovery recovery) {
        this.recovery = recovery;
    }

    /** @return the files that have text in no file; for a word about them at the start */
    public static List<String> files(Recovery recovery) {
        return recovery.kept(KIND).stream().map(KeptRules::file).distinct().toList();
    }

    private static String file(Kept kept) {
        return kept.text().text().split("\n", 2)[0];
    }

    @Override
    public boolean keep(String file, String text) {
        slots.computeIfAbsent(file, name -> recovery.begin(KIND)).keep(() -> file + "\n" + text);
        return true;
    }

    @Override
    public void forget(String file) {
        for (Kept kept : recovery.kept(KIND))
            if (file(kept).equals(file)) kept.slot().forget();
    }

    @Override
    public Optional<String> of(String file) {
        return recovery.kept(KIND).stream()
                .filter(kept -> file(kept).equals(file))
                .findFirst()
                .map(kept -> kept.text()
                        .text()
                        .substring(
                                Math.min(file.length() + 1, kept.text().text().length())));
    }
}
