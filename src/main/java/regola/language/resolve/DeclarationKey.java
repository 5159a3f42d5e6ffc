package regola.language.resolve;

import regola.language.source.Span;
import regola.language.tree.Change;
import regola.language.tree.Declaration;
import regola.language.tree.DeclarationVisitor;
import regola.language.tree.Name;

/**
 * A DeclarationKey is what tells one declaration of a game from another: its form and its name. A form that a game has
 * only once, such as start, has an empty name; what cannot be replaced by name, such as words, has no key (null).
 *
 * @param form the word of the language
 */
record DeclarationKey(String form, String name, Span span) {

    static DeclarationKey of(Declaration declaration) {
        return declaration.accept(Reader.INSTANCE);
    }

    boolean matches(DeclarationKey other) {
        return other != null && form.equals(other.form) && name.equals(other.name);
    }

    /** @return {@code rule 'hop-to'}, or {@code start} */
    String phrase() {
        return name.isEmpty() ? form : form + " '" + name + "'";
    }

    /** @return its name, or its form if it has none */
    String shortName() {
        return name.isEmpty() ? form : name;
    }

    private static final class Reader implements DeclarationVisitor<DeclarationKey> {
        static final Reader INSTANCE = new Reader();

        private static DeclarationKey named(String form, Name name) {
            return new DeclarationKey(form, name.text(), name.span());
        }

        private static DeclarationKey only(String form, Name word) {
            return new DeclarationKey(form, "", word.span());
        }

        @Override
        public DeclarationKey setting(Declaration.Setting node) {
            return named("setting", node.name());
        }

        @Override
        public DeclarationKey choiceItems(Declaration.ChoiceItems node) {
            return named("choice", node.name());
        }

        @Override
        public DeclarationKey board(Declaration.Board node) {
            return named("board", node.name());
        }

        @Override
        public DeclarationKey mark(Declaration.Mark node) {
            return named("mark", node.name());
        }

        @Override
        public DeclarationKey zone(Declaration.Zone node) {
            return named("zone", node.name());
        }

        @Override
        public DeclarationKey pieces(Declaration.Pieces node) {
            return named("pieces", node.name());
        }

        @Override
        public DeclarationKey group(Declaration.Group node) {
            return named("group", node.name());
        }

        @Override
        public DeclarationKey keep(Declaration.Keep node) {
            return named("keep", node.name());
        }

        @Override
        public DeclarationKey each(Declaration.Each node) {
            return named("each", node.name());
        }

        @Override
        public DeclarationKey moment(Declaration.Moment node) {
            return named("moment", node.name());
        }

        @Override
        public DeclarationKey start(Declaration.Start node) {
            return only("start", node.word());
        }

        /** A round may take the place of a turn. */
        @Override
        public DeclarationKey turn(Declaration.Turn node) {
            return only("turn", node.word());
        }

        @Override
        public DeclarationKey function(Declaration.Function node) {
            return named("function", node.name());
        }

        @Override
        public DeclarationKey rule(Declaration.Rule node) {
            return named("rule", node.name());
        }

        @Override
        public DeclarationKey conditions(Declaration.Conditions node) {
            return named("conditions", node.name());
        }

        @Override
        public DeclarationKey when(Declaration.When node) {
            Span span = node.as() != null ? node.as().span() : node.moment().span();
            return new DeclarationKey("when", HandlerName.of(node), span);
        }

        @Override
        public DeclarationKey score(Declaration.Score node) {
            return only("score", node.word());
        }

        @Override
        public DeclarationKey aim(Declaration.Aim node) {
            return named("aim", node.name());
        }

        @Override
        public DeclarationKey winners(Declaration.Winners node) {
            return only("winners", node.word());
        }

        @Override
        public DeclarationKey words(Declaration.Words node) {
            return null;
        }

        @Override
        public DeclarationKey demand(Declaration.Demand node) {
            return null;
        }

        @Override
        public DeclarationKey unread(Declaration.Unread node) {
            return null;
        }

        @Override
        public DeclarationKey setSetting(Change.SetSetting node) {
            return null;
        }

        @Override
        public DeclarationKey setMark(Change.SetMark node) {
            return null;
        }

        @Override
        public DeclarationKey replace(Change.Replace node) {
            return null;
        }

        @Override
        public DeclarationKey replaceRequirement(Change.ReplaceRequirement node) {
            return null;
        }

        @Override
        public DeclarationKey remove(Change.Remove node) {
            return null;
        }

        @Override
        public DeclarationKey addBeside(Change.AddBeside node) {
            return null;
        }

        @Override
        public DeclarationKey addTo(Change.AddTo node) {
            return null;
        }
    }
}
