/**
 * Parts: small components that the pages of the window are made of, such as a card with rounded corners and a paragraph
 * that wraps.
 *
 * <p>They know the theme and nothing of games, matches or lessons. Begin with {@link regola.ui.parts.Card}.
 */
package regola.ui.parts;
