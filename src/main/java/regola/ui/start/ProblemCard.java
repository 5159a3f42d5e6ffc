package regola.ui.start;

import java.util.List;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Card;
import regola.ui.parts.Paragraph;
import regola.ui.view.ProblemView;
import regola.ui.view.Texts;

/**
 * A ProblemCard says what is wrong with something: where, what, why, and how to mend it. Without problems it is not
 * seen.
 */
final class ProblemCard extends Card {
    private static final long serialVersionUID = 1;

    ProblemCard(String name) {
        super(new MigLayout("ins 10 14 10 14, wrap 1, fillx", "[grow, fill]"));
        setName(name);
        setVisible(false);
        dress("Regola.problem.background", "Regola.problem.border", 1);
    }

    void show(String title, List<ProblemView> problems, Texts texts) {
        removeAll();
        setVisible(!problems.isEmpty());
        if (problems.isEmpty()) return;
        Paragraph head = Paragraph.heading("problems.title", 1);
        head.setText(title);
        add(head, "wmin 40");
        for (ProblemView problem : problems) {
            Paragraph words = Paragraph.plain("problem");
            words.setText(words(problem, texts));
            add(words, "wmin 40");
        }
    }

    private static String words(ProblemView known, Texts texts) {
        ProblemView problem = known.in(texts);
        StringBuilder text =
                new StringBuilder(problem.place().isEmpty() ? "" : problem.place() + "  ").append(problem.what());
        if (problem.why() != null && !problem.why().isEmpty())
            text.append('\n').append(texts.get("problem.why", problem.why()));
        if (problem.fix() != null && !problem.fix().isEmpty())
            text.append('\n').append(texts.get("problem.fix", problem.fix()));
        return text.toString();
    }
}
