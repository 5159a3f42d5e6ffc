package regola.ui.lesson;

import java.util.List;
import regola.ui.stage.Measure;
import regola.ui.view.ProseView;
import regola.ui.view.Texts;
import regola.ui.view.board.Role;
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
    static final Reply NONE = new Reply(null, "", ProseView.NONE);

    /** @param teacher whether the number of the rule and what was tried are said */
    static Reply of(LessonView view, Texts texts, boolean teacher) {
        MessageView message = view.message();
        if (message != null) return answer(message, view, texts, teacher);
        if (!view.hint().isEmpty() && view.state() == LessonState.HINT)
            return new Reply(ReplySign.HINT, texts.get("lesson.chip.hint"), view.hint());
        if (view.state() == LessonState.RIGHT)
            return new Reply(ReplySign.RIGHT, texts.get("lesson.chip.right"), view.explanation());
        return new Reply(
                null,
                "",
                view.end() == null
                        ? view.explanation()
                        : ProseView.plain(view.end().summary()));
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
        boolean shown = view.state() == LessonState.SHOWN && isShort(message);
        // What leads on says with its chip that it does: what comes next is worth more.
        boolean leads = message.sort() == MessageView.Sort.PARTLY
                && !view.marking()
                && !message.reason().isEmpty();
        ProseView cause = message.words().isEmpty() || shown || leads ? message.reason() : message.words();
        ProseView words = teacher ? message.words().and(message.reason()) : cause;
        if (teacher) words = words.and(message.tried()).and(ProseView.plain(message.place()));
        if (teacher && message.rule() != null)
            words = words.and(new ProseView(List.of(new ProseView.Run(message.rule(), ProseView.Style.RULE))));
        ReplySign sign = ReplySign.of(message.sort(), view.state(), view.marking() && isHit(view));
        return new Reply(sign, sign.chip().isEmpty() ? "" : texts.get(sign.chip()), words);
    }
}
