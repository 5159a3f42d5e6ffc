/**
 * From text to syntax tree: the only room that knows ANTLR. The grammar is {@code Rules.g4}; the parser made from it
 * lies in {@code regola.language.syntax.generated} and is never edited. Nothing here knows what a name means.
 *
 * <p>Start with {@link regola.language.syntax.RuleParser}. On the way to the tree a text goes through
 * {@code LayoutTokenSource} (indentation), the parser with {@code FriendlyErrorStrategy} (what to do about a mistake),
 * {@code Complaint} (how to say it), and {@code FileBuilder} with its companions (parse tree to tree).
 */
package regola.language.syntax;
