package regola.language;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.resolve.MergedGame;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.BoardNode;
import regola.language.tree.Declaration;
import regola.language.tree.Explain;
import regola.language.tree.Name;
import regola.language.tree.Requirement;
import regola.language.tree.Sentences;
import regola.language.tree.StatementNode;
import regola.language.tree.TreeWalk;

/**
 * A SaidNumbers holds the sentences of a game against its rules: somebody who changes a number in a rule easily forgets
 * the sentence that says it too. It warns only where the number of the sentence stands nowhere in the rule nor in
 * anything that the rule uses, and just one other number there is said by no sentence of it.
 */
final class SaidNumbers {
    /** Where more numbers stand, it is anybody's guess which of them was changed. */
    private static final int MANY = 3;

    private static final int NEAR = 4;

    private static final Set<String> PLAYERS = Set.of("player", "players", "sides");

    private static final Pattern HOLE = Pattern.compile("\\{[^}]*\\}");

    private final Map<String, List<Object>> byName = new HashMap<>();
    /** By what they are and not what they say: to compare two trees is as much work as to walk through one. */
    private final Map<Object, RuleFigures> own = new IdentityHashMap<>();
    /** Where a variant has been told already that a sentence was left behind; other languages say the same. */
    private final Set<Span> behind = new HashSet<>();

    private final Set<String> outdated = new HashSet<>();
    /** What stands around a demand that is looked at: its reason may speak of another demand beside it. */
    private Set<Long> beside = Set.of();

    private final MergedGame game;
    private final Diagnostics problems;

    private SaidNumbers(MergedGame game, Diagnostics problems) {
        this.game = game;
        this.problems = problems;
        for (Declaration one : game.declarations()) {
            declare(one);
            if (one instanceof Declaration.Board board) board.lines().forEach(this::declare);
        }
    }

    private void declare(Object node) {
        for (Name name : TreeWalk.names(node))
            byName.computeIfAbsent(name.text(), n -> new ArrayList<>()).add(node);
    }

    /** @return the words of the sentences that say what is not so any more */
    static Set<String> check(MergedGame game, Diagnostics problems) {
        SaidNumbers check = new SaidNumbers(game, problems);
        game.declarations().forEach(check::declaration);
        return check.outdated;
    }

    private void declaration(Declaration one) {
        // What a value is at first is not what its sentence tells.
        if (one instanceof Declaration.Words || one instanceof Declaration.Setting || one instanceof Declaration.Keep)
            return;
        Explain explain = TreeWalk.part(one, Explain.class);
        if (explain != null) {
            said(one, explain.text());
            said(one, explain.printed());
        }
        List<StatementNode.If.Branch> branches = new ArrayList<>();
        TreeWalk.each(one, node -> {
            if (node instanceof StatementNode.If.Branch branch) branches.add(branch);
            if (node instanceof Requirement.Require require) require(require, one);
            if (node instanceof StatementNode step && !(node instanceof StatementNode.If)) {
                Explain told = TreeWalk.part(step, Explain.class);
                if (told == null) return;
                List<Object> scope = new ArrayList<>();
                scope.add(step);
                for (StatementNode.If.Branch branch : branches)
                    if (holds(branch.span(), step.span())) scope.add(branch.condition());
                said(scope, told.text());
                said(scope, told.printed());
            }
        });
    }

    private void require(Requirement.Require require, Declaration in) {
        if (require.because() == null) return;
        beside = numbers(in).literals().keySet();
        said(require.condition(), require.because().text());
        said(require.condition(), require.because().printed());
        beside = Set.of();
    }

    private static boolean holds(Span outer, Span inner) {
        return outer.source() == inner.source() && outer.start() <= inner.start() && inner.end() <= outer.end();
    }

    /** @param scope what the sentences speak of: a node or several */
    private void said(Object scope, Sentences sentences) {
        if (sentences == null || sentences.isEmpty()) return;
        for (Sentences.Sentence sentence : sentences.list()) {
            List<SaidNumber> numbers = SaidNumber.in(sentence);
            if (!numbers.isEmpty()) numbers(scope, numbers, sentence);
            List<Span> places = SaidNumber.places(sentence);
            if (!places.isEmpty()) places(scope, places, sentence);
        }
    }

    private void numbers(Object scope, List<SaidNumber> said, Sentences.Sentence sentence) {
        Set<Long> known = new HashSet<>(calling(scope));
        known.addAll(beside);
        game.all(Declaration.Board.class).forEach(board -> known.addAll(RuleFigures.sizes(board)));
        if (numbers(scope).names().stream().anyMatch(PLAYERS::contains)) known.addAll(players());
        reach(scope).forEach(part -> known.addAll(part.values()));
        Map<Long, Span> stands = literals(scope);
        said.forEach(number -> stands.remove(number.value()));
        for (SaidNumber number : said)
            if (!known.contains(number.value())) {
                Map<Long, Span> near = near(number, stands);
                report(number.span(), near, meant(number, near), sentence);
            }
    }

    /** A number far from the one that is said is hardly what has become of it, where there is a nearer one. */
    private static Map<Long, Span> near(SaidNumber number, Map<Long, Span> stands) {
        Map<Long, Span> near = new LinkedHashMap<>(stands);
        near.keySet().removeIf(one -> Math.abs(one - number.value()) > NEAR);
        return near.isEmpty() ? stands : near;
    }

    private static String meant(SaidNumber number, Map<Long, Span> near) {
        if (near.size() != 1) return null;
        long now = near.keySet().iterator().next();
        return Math.abs(now - number.value()) > NEAR ? null : number.instead(now);
    }

    private void places(Object scope, List<Span> said, Sentences.Sentence sentence) {
        List<RuleFigures> all = reach(scope);
        Map<String, Span> stands = new LinkedHashMap<>(all.get(0).places());
        said.forEach(one -> stands.remove(place(one)));
        for (Span one : said) {
            String place = place(one);
            if (isPlace(place) && all.stream().noneMatch(part -> part.hasPlace(place)))
                report(
                        one,
                        stands,
                        stands.size() == 1 ? stands.keySet().iterator().next() : null,
                        sentence);
        }
    }

    private boolean isPlace(String name) {
        return game.all(Declaration.Board.class).stream()
                .anyMatch(board -> numbers(board).hasPlace(name) || RuleFigures.isOnGrid(board, name));
    }

    private static String place(Span span) {
        return written(span).toLowerCase(Locale.ROOT);
    }

    private static String written(Span span) {
        return span.source().text().substring(span.start(), span.end());
    }

    /** @param instead what to say; null if a person has to think */
    private void report(Span said, Map<?, Span> stands, String instead, Sentences.Sentence sentence) {
        if (stands.isEmpty() || stands.size() > MANY) return;
        for (Sentences.Part part : sentence.parts())
            if (part instanceof Sentences.Words words && holds(part.span(), said)) outdated.add(words.words());
        Span there = stands.values().iterator().next();
        if (there.source() != said.source()) {
            if (!behind.add(there)) return;
            problems.add(DiagnosticCode.SENTENCE_BEHIND.at(there, written(said), written(there), said.line()));
            return;
        }
        List<Message> now = stands.entrySet().stream()
                .map(one -> Message.of(
                        "{0} in line {1}", one.getKey(), one.getValue().line()))
                .toList();
        Diagnostic found = DiagnosticCode.OTHER_NUMBER.at(said, written(said), Message.all(now));
        problems.add(instead == null ? found : found.fix(Message.of("did you mean '{0}'?", instead)));
    }

    /**
     * What stands in the scope itself and in the things that it names; how many pieces there are has nothing to do with
     * how long a row is.
     */
    private Map<Long, Span> literals(Object scope) {
        RuleFigures here = numbers(scope);
        Map<Long, Span> found = new LinkedHashMap<>(here.literals());
        List<Object> things =
                here.names().stream().flatMap(name -> named(name).stream()).toList();
        boolean rows = things.stream().anyMatch(BoardNode.LinesInARow.class::isInstance);
        for (Object one : things)
            if (!rows || !(one instanceof Declaration.Pieces))
                numbers(one).literals().forEach(found::putIfAbsent);
        return found;
    }

    /** Pieces are spoken of by their names too, in which the holes of the declaration are filled. */
    private List<Object> named(String name) {
        return byName.computeIfAbsent(
                name,
                n -> game.all(Declaration.Pieces.class).stream()
                        .filter(pieces -> pieces.items().stream()
                                .anyMatch(item -> fits(item.template().value(), name)))
                        .map(Object.class::cast)
                        .toList());
    }

    private static boolean fits(String template, String name) {
        Matcher hole = HOLE.matcher(template);
        return Pattern.matches(hole.replaceAll("[a-z0-9-]+"), name);
    }

    private RuleFigures numbers(Object one) {
        return own.computeIfAbsent(one, RuleFigures::new);
    }

    /** @return what a sentence speaks of, then what that needs, and what that needs */
    private List<RuleFigures> reach(Object scope) {
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<RuleFigures> found = new ArrayList<>(List.of(numbers(scope)));
        for (int i = 0; i < found.size(); i++)
            for (String name : found.get(i).names())
                for (Object next : named(name)) if (seen.add(next)) found.add(numbers(next));
        return found;
    }

    /** Whoever calls a rule may have the condition for what its sentence tells. */
    private Set<Long> calling(Object scope) {
        Set<Long> values = new HashSet<>();
        if (scope instanceof Declaration.Rule)
            for (Name name : TreeWalk.names(scope))
                for (Declaration one : game.declarations())
                    if (numbers(one).names().contains(name.text()))
                        values.addAll(numbers(one).values());
        return values;
    }

    private Set<Long> players() {
        Set<Long> many = new HashSet<>();
        if (game.players() != null)
            for (long n = game.players().fewest(); n <= game.players().most(); n++) many.add(n);
        return many;
    }
}
