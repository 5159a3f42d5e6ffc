package regola.ui.present.lesson;

import java.util.LinkedHashSet;
import java.util.Set;
import regola.teaching.lesson.PictureCard;
import regola.teaching.run.LessonRun;
import regola.ui.present.picture.Cards;
import regola.ui.view.board.CardView;
import regola.ui.view.rules.RuleCardView;

/**
 * A RuleInFront is a rule as it is read beside a lesson: first what the lesson says of it, in the words of its picture
 * card, then what the rules say besides. A rule may be about more than what is taught now.
 */
final class RuleInFront {
    private RuleInFront() {}

    static RuleCardView of(LessonSession session, String number) {
        RuleCardView rule = session.cards().of(number);
        LessonRun run = session.run();
        for (int step = run.at(); step >= 0; step--) {
            PictureCard told = run.lesson().steps().get(step).card();
            if (told == null || !number.equals(told.about())) continue;
            CardView card = new Cards(run.lesson().rules().game(), session.tongue()).of(told);
            Set<String> sentences = new LinkedHashSet<>();
            sentences.add(card.sentence());
            sentences.addAll(rule.sentences());
            return new RuleCardView(number, card.name(), sentences.stream().toList(), rule.reasons(), rule.places());
        }
        return rule;
    }
}
