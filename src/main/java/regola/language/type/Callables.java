package regola.language.type;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.Moment;
import regola.language.model.Rule;
import regola.language.source.Span;
import regola.language.tree.Declaration;
import regola.language.tree.Name;

/** Callables are what steps can call by name: rules, moments and conditions; and the decisions met so far. */
final class Callables {
    static final int MOST_UNFOLDED = 20_000;

    private final Map<String, Rule> rules = new LinkedHashMap<>();
    private final Map<String, Moment> moments = new LinkedHashMap<>();
    private final Map<String, Declaration.Conditions> conditions = new LinkedHashMap<>();
    private final Map<String, Span> decisions = new HashMap<>();
    private final Set<String> moveWords = new LinkedHashSet<>();
    private final Map<String, List<Span>> picks = new LinkedHashMap<>();
    private boolean finishes;
    private int unfolded;
    private Span finishByScore;

    Map<String, Rule> rules() {
        return rules;
    }

    Map<String, Moment> moments() {
        return moments;
    }

    Map<String, Declaration.Conditions> conditions() {
        return conditions;
    }

    /** @return the message if another decision has the name already, else null */
    Diagnostic declareDecision(Name name) {
        Span first = decisions.putIfAbsent(name.text(), name.span());
        return first == null
                ? null
                : DiagnosticCode.DUPLICATE
                        .at(name.span(), name.text())
                        .why(
                                "a decision is known by its name in saved matches and lessons, so each choose has a name of its own")
                        .related(first, "the first choose is here");
    }

    /** @return the words that moves are made of; filled while decisions are checked */
    Set<String> moveWords() {
        return moveWords;
    }

    /** @return where options choose something, by what they call it; filled while decisions are checked */
    Map<String, List<Span>> picks() {
        return picks;
    }

    void addPick(Name name) {
        picks.computeIfAbsent(name.text(), unseen -> new ArrayList<>()).add(name.span());
    }

    /**
     * @return false if so many conditions have been unfolded already that a file can only want to exhaust the program
     */
    boolean mayUnfold(int more) {
        unfolded += more;
        return unfolded <= MOST_UNFOLDED;
    }

    /** @param byScore true if nobody is named as winner */
    void addFinish(Span span, boolean byScore) {
        finishes = true;
        if (byScore && finishByScore == null) finishByScore = span;
    }

    boolean finishes() {
        return finishes;
    }

    /** @return the first finish that leaves it to the points who wins, or null */
    Span finishByScore() {
        return finishByScore;
    }

    /** @return where the decision is, or null */
    Span decision(String name) {
        return decisions.get(name);
    }

    boolean hasDecision(String name) {
        return decisions.containsKey(name);
    }
}
