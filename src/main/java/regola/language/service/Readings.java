package regola.language.service;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import regola.language.DrawingCheck;
import regola.language.DrawingNames;
import regola.language.StartSupply;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.model.CheckedGame;
import regola.language.resolve.MergedGame;
import regola.language.resolve.NameUses;
import regola.language.resolve.VariantMerge;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.syntax.RuleParser;
import regola.language.tree.RuleFile;
import regola.language.type.GameChecker;

/**
 * Readings are what the compiler found in texts and in games with some of their variants: each is gone through when it
 * is first needed, and once. All that is asked about the same texts shares them.
 */
final class Readings {
    private final DrawingNames drawings;
    private final Map<SourceText, Read> read = new HashMap<>();
    private final Map<List<SourceText>, Checked> checked = new HashMap<>();

    /** A Read is one text as a tree, with what is wrong in its form. */
    private record Read(RuleFile tree, List<Diagnostic> problems) {}

    /**
     * A Checked is the game with some variants.
     *
     * @param game as far as it could be read; null if there is none
     */
    record Checked(List<SourceText> sources, CheckedGame game, NameUses uses, List<Diagnostic> problems) {
        boolean hasErrors() {
            return problems.stream().anyMatch(Diagnostic::isError);
        }
    }

    /** @param drawings which there are; null if that is not known */
    Readings(DrawingNames drawings) {
        this.drawings = drawings;
    }

    /** @return for other texts, with what was found in those that are the same */
    Readings keeping(GameTexts next) {
        Readings kept = new Readings(next.drawings());
        Set<SourceText> texts = Set.copyOf(next.all());
        read.forEach((text, found) -> {
            if (texts.contains(text)) kept.read.put(text, found);
        });
        if (Objects.equals(drawings, next.drawings())) {
            checked.forEach((sources, found) -> {
                if (texts.containsAll(sources)) kept.checked.put(sources, found);
            });
        }
        return kept;
    }

    RuleFile tree(SourceText text) {
        return read(text).tree;
    }

    private Read read(SourceText text) {
        Read known = read.get(text);
        if (known != null) return known;
        Diagnostics problems = new Diagnostics();
        RuleFile tree;
        try {
            tree = RuleParser.parse(text, problems);
        } catch (StackOverflowError e) {
            problems.add(DiagnosticCode.TOO_DEEP.at(new Span(text, 0, 0), "some thousand"));
            tree = new RuleFile(
                    text, null, List.of(), false, new Span(text, 0, text.text().length()));
        }
        Read made = new Read(tree, problems.list());
        read.put(text, made);
        return made;
    }

    Checked checked(SourceText game, List<SourceText> variants) {
        List<SourceText> sources = new ArrayList<>(variants);
        sources.add(0, game);
        Checked known = checked.get(sources);
        if (known != null) return known;
        Checked made = check(sources, variants);
        checked.put(sources, made);
        return made;
    }

    private Checked check(List<SourceText> sources, List<SourceText> variants) {
        Diagnostics problems = new Diagnostics();
        for (SourceText source : sources) read(source).problems.forEach(problems::add);
        NameUses uses = NameUses.kept();
        CheckedGame game = null;
        try {
            List<RuleFile> files = variants.stream().map(this::tree).toList();
            boolean complete = sources.stream().allMatch(source -> tree(source).complete());
            MergedGame merged = VariantMerge.merge(tree(sources.get(0)), files, complete, uses, problems);
            if (merged != null && drawings != null) DrawingCheck.check(merged, drawings, problems);
            if (merged != null) game = GameChecker.check(merged, complete, uses, problems);
            StartSupply.check(game, merged, problems);
        } catch (StackOverflowError e) {
            problems.add(DiagnosticCode.TOO_DEEP.at(new Span(sources.get(0), 0, 0), "some thousand"));
        }
        return new Checked(sources, game, uses, problems.list());
    }
}
