package regola.ui.view;

import java.util.ArrayList;
import java.util.List;

/**
 * A Notice is a card about something that a person should know: what happened, where, and what can be done about it. It
 * belongs to a page and goes with it, unless it has to be read wherever one goes; then it stays until it is put away.
 *
 * @param key what it is about, such as {@code settings}; a later notice of the same key takes the place of the earlier
 * @param title one sentence
 * @param text more sentences; may say nothing
 * @param problems places, reasons and fixes
 * @param offers what can be done about it, a button each; may be empty
 * @param page the name of the page to which it belongs; {@link #HERE} or {@link #EVERYWHERE}
 */
public record Notice(
        String key, Sort sort, Said title, Said text, List<ProblemView> problems, List<Offer> offers, String page) {
    /** It belongs to the page on which it is told. */
    public static final String HERE = "";
    /** It has to be read, whatever page comes to the front: something could not be kept, or will be lost. */
    public static final String EVERYWHERE = "*";

    /** What kind of thing happened. */
    public enum Sort {
        /** Something went wrong. */
        PROBLEM,
        /** Something can be had. */
        OFFER,
        /** Something worth reading. */
        WORD,
        /** Something worth reading that goes by itself, since what it offers can be done elsewhere too. */
        PASSING
    }

    /**
     * An Offer is one thing that can be done; doing it puts the notice away.
     *
     * @param name unique in its notice, for whoever looks for the button
     * @param act called on the event thread
     */
    public record Offer(String name, Said words, Runnable act) {}

    public Notice {
        problems = List.copyOf(problems);
        offers = List.copyOf(offers);
    }

    public static Notice problem(String key, Said title) {
        return new Notice(key, Sort.PROBLEM, title, Said.NOTHING, List.of(), List.of(), HERE);
    }

    public static Notice offer(String key, Said title) {
        return new Notice(key, Sort.OFFER, title, Said.NOTHING, List.of(), List.of(), HERE);
    }

    public static Notice word(String key, Said title) {
        return new Notice(key, Sort.WORD, title, Said.NOTHING, List.of(), List.of(), HERE);
    }

    public Notice saying(Said words) {
        return new Notice(key, sort, title, words, problems, offers, page);
    }

    public Notice with(ProblemView problem) {
        return with(List.of(problem));
    }

    public Notice with(List<ProblemView> more) {
        List<ProblemView> all = new ArrayList<>(problems);
        all.addAll(more);
        return new Notice(key, sort, title, text, all, offers, page);
    }

    public Notice offering(String name, Said words, Runnable act) {
        List<Offer> all = new ArrayList<>(offers);
        all.add(new Offer(name, words, act));
        return new Notice(key, sort, title, text, problems, all, page);
    }

    /** @param name of the page that is about to come to the front, to which it belongs */
    public Notice on(String name) {
        return new Notice(key, sort, title, text, problems, offers, name);
    }

    /** @return what lies here only as long as it takes to read it, though something can be done about it */
    public Notice passing() {
        return new Notice(key, Sort.PASSING, title, text, problems, offers, page);
    }

    public Notice everywhere() {
        return on(EVERYWHERE);
    }
}
