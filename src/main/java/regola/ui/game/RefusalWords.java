package regola.ui.game;

import java.util.Objects;
import regola.ui.view.ProblemView;
import regola.ui.view.Texts;
import regola.ui.view.match.WhyView;

/** What is said below the board where something is not allowed, or where the rules themselves have failed. */
final class RefusalWords {
    private RefusalWords() {}

    /** @param teacher whether it says too where the reason stands */
    static String of(WhyView why, boolean teacher, Texts texts) {
        String where = teacher && !why.place().isEmpty()
                ? " (" + why.place().substring(why.place().lastIndexOf('/') + 1) + ")"
                : "";
        return switch (why.sort()) {
                    case REFUSED -> "⊘ " + (denies(why.sentence(), texts) ? "" : texts.get("why.title") + ": ");
                    case DUTY -> "➜ " + texts.get("why.duty") + ": ";
                    case STRAY -> "➜ ";
                }
                + why.sentence()
                + where;
    }

    /** Whether it begins by saying no itself: said twice, it would sound like the contrary. */
    private static boolean denies(String sentence, Texts texts) {
        String no = texts.get("why.title").replaceFirst(" .*", " ");
        return sentence.regionMatches(true, 0, no, 0, no.length());
    }

    static String of(ProblemView problem, Texts texts) {
        StringBuilder words = new StringBuilder(texts.get("problem.title")).append(": ");
        words.append(problem.what()).append(". ").append(texts.get("problem.kept"));
        if (!Objects.requireNonNullElse(problem.why(), "").isEmpty())
            words.append(' ').append(texts.get("problem.why", problem.why())).append(". ");
        if (!Objects.requireNonNullElse(problem.fix(), "").isEmpty())
            words.append(texts.get("problem.fix", problem.fix())).append('.');
        return words.toString();
    }
}
