/**
 * A trailer as it is seen: one moment of it, with what is said and how far it is. Begin with
 * {@link regola.ui.view.trailer.TrailerView}.
 */
package regola.ui.view.trailer;
