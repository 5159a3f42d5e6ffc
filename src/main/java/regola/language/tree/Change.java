package regola.language.tree;

import java.util.List;
import regola.language.source.Span;

/** A Change is a section that only a variant may have: it changes what the game declares. */
public sealed interface Change extends Declaration {

    /** {@code set hop-steps = 1, 2, 3}. */
    record SetSetting(Name setting, SettingNode.Value value, Span span) implements Change {
        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.setSetting(this);
        }
    }

    /** {@code set mark trap on a6, a7}. */
    record SetMark(Name mark, List<BoardNode.SiteRange> sites, Span span) implements Change {
        public SetMark {
            sites = List.copyOf(sites);
        }

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.setMark(this);
        }
    }

    /** {@code replace} and a declaration that takes the place of one with the same name; never a Change itself. */
    record Replace(Declaration with, Span span) implements Change {
        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.replace(this);
        }
    }

    /** {@code replace require … because CM-5.6 …}: takes the place of the requirement with that number. */
    record ReplaceRequirement(Requirement.Require with, Span span) implements Change {
        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.replaceRequirement(this);
        }
    }

    record Remove(Anchor what, Span span) implements Change {
        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.remove(this);
        }
    }

    /** {@code add before|after X}: whens or requirements, one of the two lists is empty. */
    record AddBeside(boolean after, Anchor anchor, List<When> whens, List<Requirement> requirements, Span span)
            implements Change {
        public AddBeside {
            whens = List.copyOf(whens);
            requirements = List.copyOf(requirements);
        }

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.addBeside(this);
        }
    }

    /**
     * {@code add to NAME}: items of a choose, requirements of conditions, or steps; all lists but one are empty. A
     * block with {@code if none} alone is read as an item of a choose.
     */
    record AddTo(
            Name target, List<ChooseItem> items, List<Requirement> requirements, List<StatementNode> steps, Span span)
            implements Change {
        public AddTo {
            items = List.copyOf(items);
            requirements = List.copyOf(requirements);
            steps = List.copyOf(steps);
        }

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.addTo(this);
        }
    }

    /** An Anchor is what a change points at: a name or a rule number. */
    sealed interface Anchor {
        String text();

        Span span();
    }

    record ByName(Name name) implements Anchor {
        @Override
        public String text() {
            return name.text();
        }

        @Override
        public Span span() {
            return name.span();
        }
    }

    record ByNumber(RuleNumber number) implements Anchor {
        @Override
        public String text() {
            return number.text();
        }

        @Override
        public Span span() {
            return number.span();
        }
    }
}
