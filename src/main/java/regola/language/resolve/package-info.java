/**
 * What names mean: the variants merged into their game, the table of all declared names, and the scopes of locals with
 * their slots. Expressions and statements are gone through in {@code regola.language.type}, which asks here. The tree
 * stays as it was read: merging makes a new one. Start with {@link regola.language.resolve.VariantMerge}, then
 * {@link regola.language.resolve.SymbolTable}.
 */
package regola.language.resolve;
