package regola.workshop;

import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.RuleFailure;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.RuleCompiler;
import regola.language.diagnostic.Diagnostic;
import regola.language.source.SourceText;
import regola.language.source.Trouble;

/**
 * A PassageFit says whether rules into which something would be written still make a game: they are read and played.
 */
public final class PassageFit {
    private static final int MATCHES = 8;
    private static final int MOVES = 400;
    private static final Pattern NUMBER = Pattern.compile("\\b[A-Z]+-[0-9]+(?:\\.[0-9]+)*");

    private PassageFit() {}

    /**
     * @param before rules as they are
     * @param after the same with what would be written
     * @return what would then be wrong; empty if nothing is, or if something is wrong before
     */
    public static Optional<Trouble> trouble(SourceText before, SourceText after) {
        CompileResult then = RuleCompiler.compile(CompileRequest.of(after));
        Optional<Trouble> wrong = mistake(then);
        boolean played = wrong.isEmpty() && then.game().isPresent();
        if (played) wrong = failing(then);
        // How it was before matters only to whether it was wrong already: mostly nobody has to ask.
        return wrong.isPresent() && isSound(before, played) ? wrong : Optional.empty();
    }

    /** @return the first thing that is wrong in these rules as they are read */
    public static Optional<Trouble> mistake(SourceText rules) {
        return mistake(RuleCompiler.compile(CompileRequest.of(rules)));
    }

    private static Optional<Trouble> mistake(CompileResult read) {
        return read.diagnostics().stream()
                .filter(Diagnostic::isError)
                .findFirst()
                .map(Diagnostic::trouble);
    }

    private static boolean isSound(SourceText rules, boolean played) {
        CompileResult read = RuleCompiler.compile(CompileRequest.of(rules));
        if (read.game().isEmpty() || read.hasErrors()) return false;
        return !played || failing(read).isEmpty();
    }

    /** @return the line, from 1, in which the first mistake of these rules is; 0 for none */
    public static int broken(SourceText rules) {
        return RuleCompiler.compile(CompileRequest.of(rules)).diagnostics().stream()
                .filter(Diagnostic::isError)
                .mapToInt(found -> found.span().line())
                .min()
                .orElse(0);
    }

    /** @return what is told of rules with which every match is over before anybody moves; empty if one begins */
    public static Optional<Diagnostic> over(SourceText rules) {
        CompileResult read = RuleCompiler.compile(CompileRequest.of(rules));
        if (read.game().isEmpty() || read.hasErrors()) return Optional.empty();
        try {
            return EarlyEnd.of(Match.start(rules(read), 0));
        } catch (RuleFailure failure) {
            return Optional.empty();
        }
    }

    /**
     * Plays matches under both rules at once.
     *
     * @param before rules as they are
     * @param after the same with one more thing that happens, such as an end of the match
     * @return whether that came about, and always as the match was over anyway: the rules have it already
     */
    public static boolean isThere(SourceText before, SourceText after) {
        CompileResult now = RuleCompiler.compile(CompileRequest.of(before));
        CompileResult then = RuleCompiler.compile(CompileRequest.of(after));
        if (now.game().isEmpty() || now.hasErrors() || then.game().isEmpty() || then.hasErrors()) return false;
        Set<String> added = numbers(after);
        added.removeAll(numbers(before));
        Set<String> told = new HashSet<>();
        try {
            for (int seed = 0; seed < MATCHES; seed++) {
                Match same = Match.start(rules(now), seed);
                Match ends = Match.start(rules(then), seed, event -> told.add(String.valueOf(event.rule())));
                if (differs(same, ends, new Random(seed)) || same.isOver() != ends.isOver()) return false;
                if (same.isOver()
                        && !same.outcome().winners().equals(ends.outcome().winners())) return false;
            }
        } catch (RuleFailure failure) {
            return false;
        }
        return !Collections.disjoint(told, added);
    }

    private static Set<String> numbers(SourceText rules) {
        return NUMBER.matcher(rules.text())
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(HashSet::new));
    }

    private static boolean differs(Match now, Match then, Random lot) {
        for (int i = 0; i < MOVES && !now.isOver(); i++) {
            if (then.isOver() || then.legalCount() != now.legalCount()) return true;
            int move = lot.nextInt(now.legalCount());
            now.playIndex(move);
            then.playIndex(move);
        }
        return false;
    }

    private static Ruleset rules(CompileResult read) {
        int players = Math.max(2, read.game().orElseThrow().seats().fewest());
        return Ruleset.of(read.game().orElseThrow(), players, Map.of());
    }

    private static Optional<Trouble> failing(CompileResult rules) {
        try {
            Ruleset set = rules(rules);
            for (int seed = 0; seed < MATCHES; seed++) play(Match.start(set, seed), new Random(seed));
            return Optional.empty();
        } catch (RuleFailure failure) {
            return Optional.of(failure.trouble());
        }
    }

    private static void play(Match match, Random lot) {
        for (int i = 0; i < MOVES && !match.isOver(); i++) match.playIndex(lot.nextInt(match.legalCount()));
    }
}
