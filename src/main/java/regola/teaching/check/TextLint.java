package regola.teaching.check;

import java.time.Duration;
import java.util.Map;
import java.util.regex.Pattern;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.teaching.check.Finding.Weight;
import regola.teaching.lesson.Hint;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.PictureCard;
import regola.teaching.lesson.Prose;
import regola.teaching.lesson.Show;
import regola.teaching.lesson.Task;
import regola.teaching.lesson.TellingTime;
import regola.teaching.lesson.Words;
import regola.teaching.lesson.WrongText;

/**
 * A TextLint looks at the texts of a lesson: are they there in both languages, and short enough to be read in a moment?
 */
final class TextLint {
    /** The most characters of a sentence. */
    static final int LINE = 90;
    /** The most characters of an answer or of a label. */
    private static final int ANSWER = 24;
    /** The most characters of what children are asked. */
    private static final int BRIEF = 60;

    private static final int SENTENCES = 2;
    private static final Pattern BETWEEN_SENTENCES = Pattern.compile("(?<=[.!?…])\\s+(?=\\p{Lu})");
    private static final Map<String, String> LANGUAGES = Map.of("en", "English", "it", "Italian");

    private static final Duration MOST_MOVING = Duration.ofSeconds(6);

    private final Findings findings;
    private LessonStep step;

    TextLint(Findings findings) {
        this.findings = findings;
    }

    void check(Lesson lesson) {
        Span front = new Span(lesson.header().source(), 0, 0);
        step = null;
        languages(lesson.header().title(), "the title", front);
        line(lesson.header().title(), "the title", front);
        if (lesson.header().idea().isEmpty())
            warn(front, "the lesson does not say its idea", "one sentence: what one knows afterwards", "add 'idea'");
        languages(lesson.header().idea(), "the idea", front);
        if (lesson.header().rules().isEmpty())
            warn(front, "the lesson does not say which rules it teaches", "", "add 'rules'");
        lesson.steps().forEach(this::check);
    }

    private void check(LessonStep checked) {
        step = checked;
        languages(step.goal(), "the goal", step.span());
        line(step.goal(), "the goal", step.span());
        if (!step.explanation().isEmpty()) languages(step.explanation(), "the explanation", step.span());
        sentences(step.explanation());
        atMost(LINE, step.explanation(), "the explanation", step.span());
        text(step.brief(), "'short'", step.span());
        atMost(BRIEF, step.brief(), "'short'", step.span());
        if (step.card() != null) card(step.card());
        if (step.task() instanceof Task.Watch watch) scene(watch);
        text(step.done(), "'done'", step.span());
        if (step.done().isEmpty() && (step.task() instanceof Task.Play || step.task() instanceof Task.Find)) {
            findings.add(
                    Weight.ADVICE,
                    step,
                    step.span(),
                    "nothing is said when this is solved",
                    "one sentence names what was learnt",
                    "add 'done'");
        }
        for (Hint hint : step.hints()) {
            text(hint.words(), "a hint", step.span());
            labels(hint.show());
        }
        labels(step.show());
        for (WrongText wrong : step.wrong()) text(wrong.words(), "the answer to a wrong try", wrong.span());
        if (step.task() instanceof Task.Answer answer) answer.choices().forEach(this::choice);
    }

    private void choice(Task.Choice choice) {
        text(choice.words(), "a choice", choice.span());
        atMost(ANSWER, choice.words(), "a choice", choice.span());
        text(choice.because(), "'because'", choice.span());
        if (choice.because().isEmpty() && !choice.right()) {
            findings.add(
                    Weight.ADVICE,
                    step,
                    choice.span(),
                    "who chooses this is not told why it is wrong",
                    "",
                    "add 'because'");
        }
    }

    private void labels(Show show) {
        show.labels().values().forEach(label -> {
            languages(label, "a label", step.span());
            atMost(ANSWER, label, "a label", step.span());
        });
    }

    private void card(PictureCard card) {
        if (card.name().isEmpty() && card.sort() != PictureCard.Sort.MARK) lacking("a name", card);
        if (card.sentence().isEmpty()) lacking("a sentence", card);
        languages(card.name(), "the name of the card", card.span());
        text(card.sentence(), "the sentence of the card", card.span());
        atMost(ANSWER, card.name(), "the name of the card", card.span());
    }

    private void lacking(CharSequence what, PictureCard card) {
        warn(
                card.span(),
                Message.of("the card of {0} lacks {1}", card.about(), Message.from(what)),
                "the rule file has none that can be said outside of a match",
                Message.of("write card: {of: {0}, name: {en: …, it: …}, en: …, it: …}", card.about()));
    }

    private void scene(Task.Watch watch) {
        boolean still = watch.moves().isEmpty() && step.show().isEmpty();
        boolean isLong = TellingTime.moving(step).compareTo(MOST_MOVING) > 0;
        if (!still && !isLong) return;
        findings.add(
                Weight.ADVICE,
                step,
                step.span(),
                still
                        ? "nothing moves here, and nothing is lit"
                        : Message.of("this scene has {0} moves", watch.moves().size()),
                "what is told is seen in a scene of 3 to 6 seconds",
                still ? "add 'moves' or 'show'" : "show less at once");
    }

    /** Where more than one sentence is read there is less room. */
    private void atMost(int most, Words words, CharSequence what, Span span) {
        words.byLanguage().forEach((language, prose) -> {
            int length = prose.spoken().length();
            if (length <= most) return;
            findings.add(
                    Weight.ADVICE,
                    step,
                    span,
                    Message.of(
                            "{0} has {1} characters{2}",
                            Message.from(what), length, language.isEmpty() ? "" : " (" + language + ")"),
                    Message.of("there is room for {0}: '{1}'", most, prose.spoken()),
                    "say less");
        });
    }

    private void text(Words words, CharSequence what, Span span) {
        if (words.isEmpty()) return;
        languages(words, what, span);
        line(words, what, span);
    }

    private void languages(Words words, CharSequence what, Span span) {
        if (words.isEmpty()) return;
        LANGUAGES.forEach((language, name) -> {
            if (!words.speaks(language))
                warn(
                        span,
                        Message.of("{0} is not there in {1}", Message.from(what), Message.of(name)),
                        "lessons speak English and Italian",
                        Message.of("add '{0}'", language));
        });
    }

    private void line(Words words, CharSequence what, Span span) {
        words.byLanguage().forEach((language, prose) -> tooLong(prose.spoken(), what, language, span));
    }

    private void tooLong(String text, CharSequence what, String language, Span span) {
        if (text.length() <= LINE) return;
        warn(
                span,
                Message.of(
                        "{0} has {1} characters{2}",
                        Message.from(what), text.length(), language.isEmpty() ? "" : " (" + language + ")"),
                Message.of("at most {0} can be read in a moment: '{1}'", LINE, text),
                "say less");
    }

    private void sentences(Words explanation) {
        explanation.byLanguage().forEach((language, prose) -> {
            String[] sentences = sentences(prose);
            if (sentences.length > SENTENCES) {
                warn(
                        step.span(),
                        Message.of("the explanation has {0} sentences ({1})", sentences.length, language),
                        Message.of("at most {0} are read", SENTENCES),
                        "say less");
            }
            for (String sentence : sentences) tooLong(sentence, "a sentence of the explanation", language, step.span());
        });
    }

    private static String[] sentences(Prose prose) {
        return BETWEEN_SENTENCES.split(prose.spoken());
    }

    private void warn(Span span, CharSequence what, CharSequence why, CharSequence fix) {
        findings.add(Weight.WARNING, step, span, what, why, fix);
    }
}
