package regola.ui.view;

import java.util.ArrayList;
import java.util.List;

/**
 * A Notice is a card about something that a person should know: what happened, where, and what can be done about it. It stays
 * until it is put away.
 *
 * @param key      what it is about, such as {@code settings}; a later notice of the same key takes the place of the earlier
 * @param title    one sentence
 * @param text     more sentences; may say nothing
 * @param problems places, reasons and fixes
 * @param offers   what can be done about it, a button each; may be empty
 */
public record Notice(String key, Sort sort, Said title, Said text, List<ProblemView> problems, List<Offer> offers) {
    /** What kind of thing happened. */
    public enum Sort {
        /** Something went wrong. */
        PROBLEM,
        /** Something can be had. */
        OFFER,
        /** Something worth reading. */
        WORD
    }

    /**
     * An Offer is one thing that can be done; doing it puts the notice away.
     *
     * @param name unique in its notice, for whoever looks for the button
     * @param act  called on the event thread
     */
    public record Offer(String name, Said words, Runnable act) {}

    public Notice {
        problems = List.copyOf(problems);
        offers = List.copyOf(offers);
    }

    public static Notice problem(String key, Said title) {
        return new Notice(key, Sort.PROBLEM, title, Said.NOTHING, List.of(), List.of());
    }

    public static Notice offer(String key, Said title) {
        return new Notice(key, Sort.OFFER, title, Said.NOTHING, List.of(), List.of());
    }

    public static Notice word(String key, Said title) {
        return new Notice(key, Sort.WORD, title, Said.NOTHING, List.of(), List.of());
    }

    public Notice saying(Said words) {
        return new Notice(key, sort, title, words, problems, offers);
    }

    public Notice with(ProblemView problem) {
        return with(List.of(problem));
    }

    public Notice with(List<ProblemView> more) {
        List<ProblemView> all = new ArrayList<>(problems);
        all.addAll(more);
        return new Notice(key, sort, title, text, all, offers);
    }

    public Notice offering(String name, Said words, Runnable act) {
        List<Offer> all = new ArrayList<>(offers);
        all.add(new Offer(name, words, act));
        return new Notice(key, sort, title, text, problems, all);
    }
}
