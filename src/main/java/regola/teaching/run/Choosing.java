package regola.teaching.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.teaching.lesson.Task;
import regola.teaching.lesson.Words;

/** A Choosing is the answers that a step offers, and what has become of them. */
final class Choosing {
    /** After so many wrong answers to a question the right one is told. */
    static final int MOST_WRONG = 2;

    /** With fewer wrong ones left none can be struck out, or nothing would be left to think about. */
    private static final int FEW = 2;

    private final List<Spoken> words;
    private final List<Boolean> right;
    private final List<Words> because;
    private final List<Option.State> states;

    private Choosing(List<Spoken> words, List<Boolean> right, List<Words> because) {
        this.words = words;
        this.right = right;
        this.because = because;
        this.states = new ArrayList<>(Collections.nCopies(words.size(), Option.State.OPEN));
    }

    static Choosing of(Task.Answer answer) {
        return new Choosing(
                answer.choices().stream().map(choice -> (Spoken) choice.words()).toList(),
                answer.choices().stream().map(Task.Choice::right).toList(),
                answer.choices().stream().map(Task.Choice::because).toList());
    }

    /** @param truth what the moves lead to; it must be among the options */
    static Choosing of(Task.Predict predict, List<Thing> truth, Phrases phrases) throws Unfit {
        if (truth.isEmpty() || !predict.options().contains(truth.get(0)))
            throw new Unfit(
                    Phrases.notAnOption(phrases.thingsNamed(truth)),
                    Spoken.SILENCE,
                    predict.moves().get(0).span());
        return new Choosing(
                predict.options().stream().map(phrases::thing).toList(),
                predict.options().stream().map(truth.get(0)::equals).toList(),
                Collections.nCopies(predict.options().size(), Words.NONE));
    }

    List<Option> options() {
        List<Option> options = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) options.add(new Option(words.get(i), states.get(i)));
        return List.copyOf(options);
    }

    boolean canChoose(int option) {
        return option >= 0 && option < words.size() && states.get(option) == Option.State.OPEN;
    }

    /** @return whether it is right */
    boolean choose(int option) {
        states.set(option, right.get(option) ? Option.State.RIGHT : Option.State.WRONG);
        return right.get(option);
    }

    /**
     * @return the first wrong answer that was not chosen yet, and cannot be from now on; silence if only one is left
     */
    Spoken strike() {
        List<Integer> wrong = IntStream.range(0, words.size())
                .filter(option -> states.get(option) == Option.State.OPEN && !right.get(option))
                .boxed()
                .toList();
        if (wrong.size() < FEW) return Spoken.SILENCE;
        states.set(wrong.get(0), Option.State.STRUCK);
        return words.get(wrong.get(0));
    }

    /** @return whether one wrong answer is left at most */
    boolean isNarrow() {
        return IntStream.range(0, words.size())
                        .filter(option -> states.get(option) == Option.State.OPEN && !right.get(option))
                        .count()
                < FEW;
    }

    /** @return whether the last choice was wrong once too often, or leaves one answer only: then the truth is told */
    boolean isLost() {
        long wrong = states.stream().filter(Option.State.WRONG::equals).count();
        long open = states.stream().filter(Option.State.OPEN::equals).count();
        return wrong >= MOST_WRONG || wrong > 0 && open < 2;
    }

    /** Those that were wrong are so still, if they are the same answers. */
    void recall(List<Option> before) {
        if (before.size() != words.size()) return;
        for (int i = 0; i < before.size(); i++)
            if (before.get(i).state() != Option.State.OPEN && !right.get(i))
                states.set(i, before.get(i).state());
    }

    void reveal() {
        for (int i = 0; i < right.size(); i++) if (right.get(i)) states.set(i, Option.State.RIGHT);
    }

    Words because(int option) {
        return because.get(option);
    }

    /** @return the first right answer */
    Spoken right() {
        return words.get(firstRight());
    }

    int firstRight() {
        return right.indexOf(true);
    }
}
