package regola.ui.lesson;

import java.util.List;
import java.util.regex.Pattern;
import regola.ui.view.lesson.AnswerView;

/**
 * Which digit gives which answer: the first answer 1, the second 2. Where the answers are numbers themselves, each
 * digit gives the answer that it is: nobody who types a 2 means the answer that stands second.
 */
final class AnswerDigits {
    private static final Pattern NUMBER = Pattern.compile("[-\u2212]?\\d+");

    private final List<AnswerView> answers;
    private final boolean numbers;

    AnswerDigits(List<AnswerView> answers) {
        this.answers = List.copyOf(answers);
        this.numbers = answers.stream()
                .allMatch(answer -> NUMBER.matcher(answer.words().text()).matches());
    }

    /** @return the place of the answer, from 0; -1 if the digit gives none */
    int place(int digit) {
        if (!numbers) return digit <= answers.size() ? digit - 1 : -1;
        for (int i = 0; i < answers.size(); i++)
            if (answers.get(i).words().text().equals(String.valueOf(digit))) return i;
        return -1;
    }

    /** @return the digit that gives the answer, which is written beside it; empty where none does */
    String beside(int place) {
        String words = answers.get(place).words().text();
        if (numbers) return words.length() == 1 ? words : "";
        return place >= AnswersPanel.MOST_KEYS ? "" : String.valueOf(place + 1);
    }
}
