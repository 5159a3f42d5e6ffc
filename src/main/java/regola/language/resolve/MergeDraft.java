package regola.language.resolve;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import regola.language.tree.Declaration;
import regola.language.tree.Requirement;
import regola.language.tree.StatementNode;

/**
 * A MergeDraft is the list of declarations while variants are worked in, with the ways of finding and changing them.
 */
final class MergeDraft {
    private final List<Declaration> declarations;

    MergeDraft(List<Declaration> declarations) {
        this.declarations = new ArrayList<>(declarations);
    }

    List<Declaration> declarations() {
        return declarations;
    }

    void append(Declaration declaration) {
        declarations.add(declaration);
    }

    Declaration find(DeclarationKey key) {
        for (Declaration declaration : declarations) {
            if (key.matches(DeclarationKey.of(declaration))) return declaration;
        }
        return null;
    }

    List<Declaration> findAll(Predicate<Declaration> wanted) {
        return declarations.stream().filter(wanted).toList();
    }

    /** @return the names of all declarations of the form */
    Collection<String> names(String form) {
        Set<String> names = new LinkedHashSet<>();
        for (Declaration declaration : declarations) {
            DeclarationKey key = DeclarationKey.of(declaration);
            if (key != null && key.form().equals(form)) names.add(key.shortName());
        }
        return names;
    }

    void replace(Declaration old, Declaration with) {
        for (int i = 0; i < declarations.size(); i++) {
            if (declarations.get(i) == old) declarations.set(i, with);
        }
    }

    void remove(Declaration old) {
        declarations.removeIf(declaration -> declaration == old);
    }

    void insert(Declaration anchor, boolean after, List<? extends Declaration> added) {
        for (int i = 0; i < declarations.size(); i++) {
            if (declarations.get(i) == anchor) {
                declarations.addAll(after ? i + 1 : i, added);
                return;
            }
        }
    }

    /** @return every list of requirements, of options and of conditions, in the order of the file */
    List<List<Requirement>> requirementLists() {
        List<List<Requirement>> lists = new ArrayList<>();
        rewriteAll(
                new TreeRewriter() {
                    @Override
                    protected List<Requirement> requirements(List<Requirement> list) {
                        lists.add(list);
                        return list;
                    }
                },
                false);
        return lists;
    }

    List<StatementNode.Choose> chooses() {
        List<StatementNode.Choose> found = new ArrayList<>();
        rewriteAll(
                new TreeRewriter() {
                    @Override
                    protected StatementNode.Choose chosen(StatementNode.Choose node) {
                        found.add(node);
                        return node;
                    }
                },
                false);
        return found;
    }

    void rewriteRequirements(UnaryOperator<List<Requirement>> change) {
        rewriteAll(
                new TreeRewriter() {
                    @Override
                    protected List<Requirement> requirements(List<Requirement> list) {
                        return change.apply(list);
                    }
                },
                true);
    }

    void rewriteChooses(UnaryOperator<StatementNode.Choose> change) {
        rewriteAll(
                new TreeRewriter() {
                    @Override
                    protected StatementNode.Choose chosen(StatementNode.Choose node) {
                        return change.apply(node);
                    }
                },
                true);
    }

    private void rewriteAll(TreeRewriter rewriter, boolean keep) {
        List<Declaration> made = new ArrayList<>(declarations.size());
        for (Declaration declaration : declarations) {
            if (declaration instanceof Declaration.Demand demand) made.addAll(demands(demand, rewriter));
            else made.add(rewriter.rewrite(declaration));
        }
        if (!keep) return;
        declarations.clear();
        declarations.addAll(made);
    }

    /** A demand at the left edge is a list of one requirement, for changing it. */
    private static List<Declaration> demands(Declaration.Demand demand, TreeRewriter rewriter) {
        List<Declaration> made = new ArrayList<>();
        for (Requirement one : rewriter.requirements(List.of(demand.require()))) {
            if (one instanceof Requirement.Require require) made.add(new Declaration.Demand(require, require.span()));
        }
        return made;
    }
}
