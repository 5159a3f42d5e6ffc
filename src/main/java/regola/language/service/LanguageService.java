package regola.language.service;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
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
    private final Readings readings;
    private Analysis analysis;
    private Sayings sayings;
    private final Map<Set<SourceText>, Analysis> near = new HashMap<>();

    public LanguageService(GameTexts texts) {
        this(texts, new Readings(texts.drawings()));
    }

    private LanguageService(GameTexts texts, Readings readings) {
        this.texts = texts;
        this.readings = readings;
    }

    /** @return the same for other texts; those that are the same texts as before are not gone through again */
    public LanguageService after(GameTexts next) {
        return new LanguageService(next, readings.keeping(next));
    }

    public GameTexts texts() {
        return texts;
    }

    private Analysis analysis() {
        if (analysis == null) analysis = new Analysis(texts, readings);
        return analysis;
    }

    private Sayings sayings() {
        if (sayings == null) sayings = new Sayings(analysis());
        return sayings;
    }

    /** What stands in a text has to do with the text itself and its game; the other variants cost only time. */
    private Analysis near(SourceText text) {
        return near(text == texts.game() ? Set.of() : Set.of(text));
    }

    private Analysis near(Set<SourceText> variants) {
        if (variants.size() == texts.variants().size() || analysis != null && analysis.isJoined()) return analysis();
        List<SourceText> inOrder =
                texts.variants().stream().filter(variants::contains).toList();
        return near.computeIfAbsent(
                variants, each -> new Analysis(new GameTexts(texts.game(), inOrder, texts.drawings()), readings));
    }

    /**
     * @param everything whether it matters what all variants say of it
     * @return where the name at a place can be looked up; a name that neither the text nor its game explains may be one
     *     of a variant
     */
    private Analysis about(SourceText text, int offset, boolean everything) {
        Analysis close = near(text);
        Symbol symbol = close.at(text, offset);
        if (symbol == null) return Hovers.isKnown(text, offset) ? close : analysis();
        if (!everything || symbol.isLocal()) return close;
        Set<SourceText> changing = new HashSet<>();
        if (text != texts.game()) changing.add(text);
        for (SourceText variant : texts.variants()) if (Hovers.mayChange(variant, symbol.name())) changing.add(variant);
        return near(changing);
    }

    /** @return what is wrong in the text, the game taken alone and a variant with its game */
    public List<Diagnostic> problems(SourceText text) {
        return analysis().way(text).problems().stream()
                .filter(problem -> problem.span().source() == text)
                .toList();
    }

    /** @return what could be written there, what is likeliest first */
    public List<Completion> complete(SourceText text, int offset, String language) {
        return new Completions(near(text), sayings(), language).at(text, offset);
    }

    /** @return whether something must come there before the line can end, in the midst of a line that says something */
    public boolean mustGoOn(SourceText text, int offset) {
        return Completions.mustGoOn(text, offset);
    }

    public Optional<Hover> hover(SourceText text, int offset, String language) {
        Analysis about = NumbersOfRules.at(text, offset) == null ? about(text, offset, true) : near(text);
        return new Hovers(about, sayings(), language).at(text, offset);
    }

    /** @return where the thing is declared whose name stands there */
    public Optional<Span> definition(SourceText text, int offset) {
        String number = NumbersOfRules.at(text, offset);
        if (number != null)
            return Optional.ofNullable(sayings().ofNumber(number)).map(saying -> saying.at());
        Symbol found = about(text, offset, false).at(text, offset);
        return Optional.ofNullable(found).map(Symbol::declared);
    }

    /** @return all places where the thing is written whose name stands there, with that of its declaration */
    public List<Span> uses(SourceText text, int offset) {
        String number = NumbersOfRules.at(text, offset);
        if (number != null) return NumbersOfRules.places(texts, number);
        Symbol found = analysis().at(text, offset);
        return found == null ? List.of() : found.places();
    }

    /** @return what would be called otherwise, as it stands there */
    public Optional<Span> renamable(SourceText text, int offset) {
        Span number = NumbersOfRules.spanAt(text, offset);
        if (number != null) return Optional.of(number);
        Analysis about = about(text, offset, false);
        return about.at(text, offset) == null ? Optional.empty() : Optional.of(about.placeAt(text, offset));
    }

    /** The game before and after is the same but for the name, or it is refused. */
    public Renaming rename(SourceText text, int offset, String name) {
        String next = name.strip();
        return new Renames(naming(text, offset, next)).rename(text, offset, next);
    }

    /** Variants that say neither the name nor the next one, and make none, are the same before and after. */
    private Analysis naming(SourceText text, int offset, String next) {
        Symbol symbol = NumbersOfRules.at(text, offset) == null
                ? about(text, offset, false).at(text, offset)
                : null;
        if (symbol == null || next.isEmpty()) return analysis();
        Set<SourceText> touched = new HashSet<>();
        for (SourceText variant : texts.variants()) {
            if (variant == text || Renames.touches(variant, symbol.name(), next)) touched.add(variant);
        }
        return near(touched);
    }

    public List<OutlineItem> outline(SourceText text) {
        return FileOutline.of(readings.tree(text));
    }

    /** @return stretches of lines that can be folded up below their first line, from the top down */
    public List<Fold> folds(SourceText text) {
        return Fold.in(text);
    }

    /** A Fold is a line, from 1, with the lines that belong to it, up to the last. */
    public record Fold(int first, int last) {
        private static List<Fold> in(SourceText text) {
            return RuleLayout.folds(text);
        }
    }

    /** @return the edits that lay out the text; empty if it is laid out already or cannot be without changing it */
    public List<Edit> format(SourceText text) {
        return RuleLayout.edits(text);
    }

    /** @return how what is wrong between the two places can be mended, the nearest to the first place first */
    public List<Mend> mends(SourceText text, int from, int to) {
        List<Mend> found = new ArrayList<>();
        List<Diagnostic> problems = problems(text);
        Optional<Straightening> all = Straightening.of(text, problems);
        for (Diagnostic problem : problems) {
            if (!isIn(problem.span(), from, to)) continue;
            if (all.isPresent() && Straightening.isMoved(problem)) {
                Repair moved = all.get().repair();
                return List.of(new Mend(
                        problem, new Edit(moved.span(), moved.text()), all.get().label()));
            }
            SureRepair.of(problem).ifPresent(repair -> found.add(mend(problem, repair)));
        }
        if (found.isEmpty()) found.addAll(mendsElsewhere(text, problems, from, to));
        found.sort(
                Comparator.comparingInt(mend -> Math.abs(mend.mistake().span().start() - from)));
        return found;
    }

    private static Mend mend(Diagnostic problem, Repair repair) {
        return new Mend(problem, new Edit(repair.span(), repair.text()), repair.label());
    }

    private static boolean isIn(Span at, int from, int to) {
        return at.end() >= from && at.start() <= to;
    }

    /** What is told at another line because of what stands here is mended from here too. */
    private static List<Mend> mendsElsewhere(SourceText text, List<Diagnostic> problems, int from, int to) {
        List<Mend> found = new ArrayList<>();
        for (Diagnostic problem : problems) {
            boolean here = problem.code() == DiagnosticCode.SHORT_SUPPLY
                    && problem.related().stream()
                            .map(Diagnostic.Related::span)
                            .anyMatch(at -> at.source() == text && isIn(at, from, to));
            if (!here) continue;
            Repair.elsewhere(problem).ifPresent(repair -> found.add(mend(problem, repair)));
            Repair.of(problem).ifPresent(repair -> found.add(mend(problem, repair)));
        }
        return found;
    }
}
