package regola.rulebook;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import regola.language.model.Mark;
import regola.language.model.Reason;
import regola.language.model.Rule;

/** A TopicDraft is a topic while the rules are gone through. */
final class TopicDraft {
    final String id;
    final Topic.Sort sort;
    final List<String> names = new ArrayList<>();
    final Set<Reason> said = new LinkedHashSet<>();
    final List<Topic.Asked> decisions = new ArrayList<>();
    final Set<Reason> follows = new LinkedHashSet<>();
    final Set<Integer> variants = new TreeSet<>();
    final Set<String> rules = new LinkedHashSet<>();
    final Set<String> numbers = new LinkedHashSet<>();
    final Set<String> next = new LinkedHashSet<>();
    Mark mark;

    TopicDraft(String id, Topic.Sort sort) {
        this.id = id;
        this.sort = sort;
    }

    /** A rule without a sentence begins unheard. */
    void shownBy(Rule rule) {
        if (!rule.reason().text().isEmpty()) rules.add(rule.name());
    }

    void say(Reason reason) {
        if (Outline.says(reason)) said.add(reason);
    }

    void follow(Reason reason) {
        if (!Outline.says(reason)) return;
        follows.add(reason);
        if (reason.rule() != null) numbers.add(reason.rule());
    }

    Topic topic() {
        return new Topic(
                id,
                sort,
                names,
                List.copyOf(said),
                decisions,
                List.copyOf(follows),
                mark,
                List.copyOf(variants),
                rules,
                numbers,
                List.copyOf(next));
    }
}
