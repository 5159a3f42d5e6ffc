package regola.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import regola.ui.stage.Measure;
import regola.ui.view.ProseView;
import regola.ui.view.Texts;
import regola.ui.view.board.Role;
import regola.ui.view.lesson.AnswerView;
import regola.ui.view.lesson.LessonEndView;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;

/**
 * A Reply is what stands below the question: the answer to the last try, else the hint, else the explanation.
 *
 * @param sign what is drawn before it, and in which tone; null for an explanation
 * @param chip the verdict in a word or two; empty for an explanation
 * @param words the cause
 */
record Reply(ReplySign sign, String chip, ProseView words) {
    /** An answer of so many letters stands in a chip. */
    private static final int BRIEF = 18;

    static final Reply NONE = new Reply(null, "", ProseView.NONE);

    /** @param teacher whether the number of the rule and what was tried are said */
    static Reply of(LessonView view, Texts texts, boolean teacher) {
        MessageView message = view.message();
        if (message != null) return answer(message, view, texts, teacher);
        if (!view.hint().isEmpty() && view.state() == LessonState.HINT)
            return new Reply(ReplySign.HINT, texts.get("lesson.chip.hint"), view.hint());
        if (view.state() == LessonState.RIGHT)
            return new Reply(ReplySign.RIGHT, texts.get("lesson.chip.right"), view.explanation());
        return view.end() == null ? new Reply(null, "", view.explanation()) : end(view.end());
    }

    /** Who reads little is praised for the stars, and asked for the next one: no sums. */
    static Reply child(LessonEndView end, Texts texts) {
        if (end.open() > 0) return end(end);
        String more = end.stars() < 3 ? texts.get(end.helped() ? "lesson.end.child.help" : "lesson.end.child") : "";
        return new Reply(ReplySign.CHEER, end(end).chip(), ProseView.plain(more));
    }

    /** Whoever has done all is cheered first. */
    private static Reply end(LessonEndView end) {
        int cheer = end.open() > 0 ? 0 : end.summary().indexOf('!') + 1;
        if (cheer == 0) return new Reply(null, "", ProseView.plain(end.summary()));
        return new Reply(
                ReplySign.CHEER,
                end.summary().substring(0, cheer),
                ProseView.plain(end.summary().substring(cheer).strip()));
    }

    /** @return whether the right answer to a question was told, after wrong ones */
    private static boolean isTold(MessageView message, LessonView view) {
        return message.sort() == MessageView.Sort.MISSED
                && view.state() == LessonState.WRONG_ANSWER
                && !view.marking()
                && (view.answers().isEmpty() || right(view) != null);
    }

    private static AnswerView right(LessonView view) {
        return view.answers().stream()
                .filter(answer -> answer.state() == AnswerView.State.RIGHT)
                .findFirst()
                .orElse(null);
    }

    /** What is right is said before why; a long answer is seen by its tick. */
    private static String truth(LessonView view, Texts texts) {
        AnswerView right = right(view);
        if (right == null) return texts.get("lesson.chip.told.place");
        String words = right.words().text().replaceFirst("\\.$", "");
        return words.length() > BRIEF ? texts.get("lesson.chip.told.long") : texts.get("lesson.chip.told", words);
    }

    /** Whether the words begin with the right answer themselves: "No: mills are on rays alone". */
    private static boolean isSaid(ProseView words, LessonView view) {
        AnswerView right = right(view);
        if (right == null || words.isEmpty()) return false;
        String answer = right.words().text().replaceFirst("\\.$", "");
        String said = words.text();
        return !answer.isBlank()
                && said.regionMatches(true, 0, answer, 0, answer.length())
                && said.length() > answer.length()
                && !Character.isLetterOrDigit(said.charAt(answer.length()));
    }

    /** That it was shown says the chip: why stands below it, if that is short enough. */
    private static boolean isShort(MessageView message) {
        int letters = message.reason().text().length();
        return letters > 0 && letters <= Measure.LETTERS;
    }

    private static boolean isHit(LessonView view) {
        return view.match() != null
                && view.match().board().sites().stream()
                        .anyMatch(site ->
                                site.is(Role.HIT) || site.pieces().stream().anyMatch(piece -> piece.is(Role.HIT)));
    }

    private static Reply answer(MessageView message, LessonView view, Texts texts, boolean teacher) {
        boolean told = isTold(message, view);
        boolean shown = view.state() == LessonState.SHOWN && isShort(message);
        // What leads on says with its chip that it does: what comes next is worth more.
        boolean leads = message.sort() == MessageView.Sort.PARTLY
                && !view.marking()
                && !message.reason().isEmpty();
        ProseView cause = message.words().isEmpty()
                        || shown
                        || leads
                        || told && !message.reason().isEmpty()
                ? message.reason()
                : message.words();
        ProseView words = teacher ? message.words().and(message.reason()) : cause;
        if (teacher) words = words.and(message.tried()).and(ProseView.plain(message.place()));
        if (teacher && message.rule() != null)
            words = words.and(new ProseView(List.of(new ProseView.Run(message.rule(), ProseView.Style.RULE))));
        ReplySign sign =
                told ? ReplySign.TOLD : ReplySign.of(message.sort(), view.state(), view.marking() && isHit(view));
        String chip = told
                ? isSaid(words, view) ? "" : truth(view, texts)
                : sign.chip().isEmpty() ? "" : texts.get(sign.chip());
        return new Reply(sign, chip, without(chip, words));
    }

    /** What the chip says already is not said once more by the words behind it. */
    private static ProseView without(String chip, ProseView words) {
        String said = chip.replace("…", "").strip();
        if (said.isEmpty() || words.isEmpty()) return words;
        ProseView.Run first = words.runs().get(0);
        String rest = first.text().startsWith(said + " ")
                ? first.text().substring(said.length()).strip()
                : "";
        if (rest.isEmpty()) return words;
        List<ProseView.Run> runs = new ArrayList<>(words.runs());
        String text = rest.substring(0, 1).toUpperCase(Locale.ROOT) + rest.substring(1);
        runs.set(0, new ProseView.Run(text, first.style()));
        return new ProseView(runs);
    }
}
