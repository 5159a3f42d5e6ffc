package regola.ui.present.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.rulebook.Examples;
import regola.rulebook.Outline;
import regola.ui.view.rules.BookPage;
import regola.ui.view.rules.BookView;
import regola.ui.view.rules.RuleBookView;
import regola.ui.view.rules.SoughtWords;
import regola.ui.view.rules.SoughtWords.Nearness;

/** An OpenBook is the rulebook of a game in one language, to be turned and searched. */
public final class OpenBook {
    /** Chance falls alike for whoever reads the same rules. */
    private static final long SEED = 1;

    private final RuleBook numbered;
    private final String language;
    private final List<BookPage> pages;
    private final boolean looking;
    /** What each page tells. */
    private final Map<String, String> told = new LinkedHashMap<>();

    private OpenBook(Ruleset rules, Outline outline, Examples examples, boolean looking, String language) {
        this.numbered = new RuleBook(rules, language);
        this.language = language;
        this.looking = looking;
        this.pages = new BookPages(rules, outline, examples, Match.start(rules, SEED), language).all(numbered.page());
        for (BookPage page : pages) told.put(page.id(), told(page));
    }

    /** @return the book without moments of matches, while they are looked for */
    static OpenBook unillustrated(Ruleset rules, Outline outline, String language) {
        return new OpenBook(rules, outline, Examples.NONE, true, language);
    }

    static OpenBook illustrated(Ruleset rules, Outline outline, Examples examples, String language) {
        return new OpenBook(rules, outline, examples, false, language);
    }

    /**
     * @param between is run between moves of the matches that are looked through; it may throw to stop the search
     * @return the moments that the book of these rules shows
     */
    static Examples examples(Ruleset rules, Outline outline, Runnable between) {
        return Examples.find(rules, outline, SEED, between);
    }

    /** @return the whole book, for paper */
    public static OpenBook whole(Ruleset rules, String language) {
        Outline outline = Outline.of(rules);
        return illustrated(rules, outline, examples(rules, outline, () -> {}), language);
    }

    public List<BookPage> pages() {
        return pages;
    }

    /** @return what the game is called */
    public String title() {
        return numbered.page().title();
    }

    /** @return what is not as in the plain game */
    List<RuleBookView.InForce> inForce() {
        return numbered.page().inForce();
    }

    /**
     * @param at the id of the page that somebody reads
     * @param sought words that a page must have, all of them
     * @param kept whether it stays open although that does not stand on it
     */
    BookView view(String at, String sought, boolean kept, boolean codes) {
        SoughtWords words = SoughtWords.of(sought);
        Set<String> found = new LinkedHashSet<>();
        told.forEach((id, text) -> {
            if (words.isIn(text)) found.add(id);
        });
        RuleBookView rules = numbered.page(sought);
        List<BookPage> seen = pages.stream()
                .map(page ->
                        page.id().equals(BookPages.REFERENCE) && !words.words().isEmpty() && found.contains(page.id())
                                ? reference(page, rules)
                                : page)
                .toList();
        String open = kept || found.isEmpty() ? at : nearest(words, found, at);
        return new BookView(rules.game(), rules.title(), language, seen, open, sought.strip(), found, codes, looking);
    }

    /** @return the page that comes nearest to what is sought: the one that is open, or else the first of them */
    private String nearest(SoughtWords words, Set<String> found, String at) {
        String nearest = at;
        Nearness most = words.nearness(told.getOrDefault(at, ""));
        for (String id : found) {
            Nearness near = words.nearness(told.get(id));
            if (near.compareTo(most) <= 0) continue;
            most = near;
            nearest = id;
        }
        return nearest;
    }

    /** Of the numbered rules only those are left that say it. */
    private static BookPage reference(BookPage page, RuleBookView rules) {
        return new BookPage(
                page.id(),
                page.title(),
                page.parts().stream()
                        .filter(part -> part instanceof BookPage.Numbered numbered
                                && rules.entries().contains(numbered.entry()))
                        .toList());
    }

    /** @return all that a page tells itself: who seeks something wants no page that leads to another */
    private static String told(BookPage page) {
        List<String> said = new ArrayList<>(List.of(page.title()));
        for (BookPage.Part part : page.parts()) {
            if (part instanceof BookPage.Step step) said.add(step.words());
            else if (!(part instanceof BookPage.Next)) said.addAll(words(part));
        }
        return String.join("\n", said);
    }

    /** @return all that a page says */
    static String words(BookPage page) {
        List<String> said = new ArrayList<>(List.of(page.title()));
        page.parts().forEach(part -> said.addAll(words(part)));
        return String.join("\n", said);
    }

    /** @return the sentences of one part, titles and captions too */
    static List<String> words(BookPage.Part part) {
        if (part instanceof BookPage.Cover cover) return List.of(cover.title());
        // Who seeks something wants the page that tells it.
        if (part instanceof BookPage.Contents) return List.of();
        if (part instanceof BookPage.Lead lead) return List.of(lead.words());
        if (part instanceof BookPage.Sentence sentence) return List.of(sentence.words());
        if (part instanceof BookPage.Heading heading) return List.of(heading.words());
        if (part instanceof BookPage.Forbidden forbidden) return List.of(forbidden.words());
        if (part instanceof BookPage.Changed changed) return List.of(changed.words());
        if (part instanceof BookPage.Step step)
            return Stream.concat(Stream.of(step.words()), titles(step.pages())).toList();
        if (part instanceof BookPage.Next next) return titles(next.pages()).toList();
        if (part instanceof BookPage.Thing thing) return List.of(thing.words());
        if (part instanceof BookPage.Special special)
            return List.of(special.mark().name(), special.words());
        if (part instanceof BookPage.Shown shown) return List.of(shown.caption());
        if (part instanceof BookPage.Moment moment) return moment.told();
        if (part instanceof BookPage.Score score)
            return Stream.of(score.name(), score.points(), score.has())
                    .filter(said -> !said.isEmpty())
                    .toList();
        return List.of(RuleBook.said(((BookPage.Numbered) part).entry()));
    }

    private static Stream<String> titles(List<BookPage.Link> links) {
        return links.stream().map(BookPage.Link::title);
    }
}
