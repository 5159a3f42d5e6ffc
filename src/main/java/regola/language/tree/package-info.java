/**
 * The syntax tree of a rule file: what is written, piece by piece, each with its span. It knows no meaning: whether a
 * name exists and what type an expression has is found out in {@code regola.language.resolve} and {@code .type}, which
 * keep their results beside the tree; the tree is frozen. Start with {@link regola.language.tree.RuleFile}, then
 * {@link regola.language.tree.Declaration}.
 */
package regola.language.tree;
