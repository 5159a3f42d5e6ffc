/** The page where a position is set up, as it is seen. Begin with {@link regola.ui.view.position.PositionView}. */
package regola.ui.view.position;
