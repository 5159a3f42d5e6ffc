package regola.language.service;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.Repair;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * A LanguageService answers what an editor asks about the texts of one game as they stand now, right or broken; for
 * other texts there is another. It finds out about them when it is first asked. Belongs to one thread.
 *
 * <p>Every text given must be one of these texts, and every offset between 0 and its length; it throws for nothing that
 * a text contains.
 */
public final class LanguageService {
    private final GameTexts texts;
    private Analysis analysis;
    private Sayings sayings;
    private final Map<SourceText, LanguageService> near = new HashMap<>();

    public LanguageService(GameTexts texts) {
        this.texts = texts;
    }

    public GameTexts texts() {
        return texts;
    }

    private Analysis analysis() {
        if (analysis == null) analysis = Analysis.of(texts);
        return analysis;
    }

    private Sayings sayings() {
        if (sayings == null) sayings = new Sayings(analysis());
        return sayings;
    }

    /** What stands in a text has to do with the text itself and its game; the other variants cost only time. */
    private LanguageService near(SourceText text) {
        boolean alone = text == texts.game();
        if (analysis != null || alone && texts.variants().isEmpty()) return this;
        return near.computeIfAbsent(
                text,
                each -> new LanguageService(
                        new GameTexts(texts.game(), alone ? List.of() : List.of(text), texts.drawings())));
    }

    /** @return what is wrong in the text, the game taken alone and a variant with its game */
    public List<Diagnostic> problems(SourceText text) {
        return near(text).analysis().way(text).problems().stream()
                .filter(problem -> problem.span().source() == text)
                .toList();
    }

    /** @return what could be written there, what is likeliest first */
    public List<Completion> complete(SourceText text, int offset, String language) {
        LanguageService near = near(text);
        return new Completions(near.analysis(), near.sayings(), language).at(text, offset);
    }

    public Optional<Hover> hover(SourceText text, int offset, String language) {
        return new Hovers(analysis(), sayings(), language).at(text, offset);
    }

    /** @return where the thing is declared whose name stands there */
    public Optional<Span> definition(SourceText text, int offset) {
        String number = RuleNumbers.at(text, offset);
        if (number != null)
            return Optional.ofNullable(sayings().ofNumber(number)).map(saying -> saying.at());
        Symbol found = analysis().at(text, offset);
        return Optional.ofNullable(found).map(Symbol::declared);
    }

    /** @return all places where the thing is written whose name stands there, with that of its declaration */
    public List<Span> uses(SourceText text, int offset) {
        String number = RuleNumbers.at(text, offset);
        if (number != null) return RuleNumbers.places(texts, number);
        Symbol found = analysis().at(text, offset);
        return found == null ? List.of() : found.places();
    }

    /** @return what would be called otherwise, as it stands there */
    public Optional<Span> renamable(SourceText text, int offset) {
        Span number = RuleNumbers.spanAt(text, offset);
        if (number != null) return Optional.of(number);
        return analysis().at(text, offset) == null
                ? Optional.empty()
                : Optional.of(analysis().placeAt(text, offset));
    }

    /** The game before and after is the same but for the name, or it is refused. */
    public Renaming rename(SourceText text, int offset, String name) {
        return new Renames(analysis()).rename(text, offset, name.strip());
    }

    public List<OutlineItem> outline(SourceText text) {
        return Outline.of(near(text).analysis().tree(text));
    }

    /** @return stretches of lines that can be folded up below their first line, from the top down */
    public List<Fold> folds(SourceText text) {
        return Fold.in(text);
    }

    /** A Fold is a line, from 1, with the lines that belong to it, up to the last. */
    public record Fold(int first, int last) {
        private static List<Fold> in(SourceText text) {
            return Layout.folds(text);
        }
    }

    /** @return the edits that lay out the text; empty if it is laid out already or cannot be without changing it */
    public List<Edit> format(SourceText text) {
        return Layout.edits(text);
    }

    /** @return how what is wrong between the two places can be mended, the nearest to the first place first */
    public List<Mend> mends(SourceText text, int from, int to) {
        List<Mend> found = new ArrayList<>();
        for (Diagnostic problem : problems(text)) {
            Span at = problem.span();
            if (at.end() < from || at.start() > to) continue;
            Repair.of(problem)
                    .ifPresent(repair -> found.add(new Mend(
                            problem,
                            new Edit(repair.span(), repair.text()),
                            repair.text().strip())));
        }
        found.sort(
                Comparator.comparingInt(mend -> Math.abs(mend.mistake().span().start() - from)));
        return found;
    }
}
