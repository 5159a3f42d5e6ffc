/**
 * How the window looks: two themes of our own over FlatLaf, one font at one zoom, and the colours of marks on a board.
 *
 * <p>Colours are named keys in {@code FlatLightLaf.properties} and {@code FlatDarkLaf.properties} beside these classes;
 * no panel names a colour. Begin with {@link regola.ui.theme.Appearance}.
 */
package regola.ui.theme;
