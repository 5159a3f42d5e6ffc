/**
 * Trays: what a seat owns beside the board and what lies there and is nobody's, as large pieces that are pressed and
 * dragged like those on the board. They lie over the board's region, in what its places leave free. Begin with
 * {@link regola.ui.tray.Trays}; where they stand is a {@link regola.ui.tray.TrayPlan}. Who plays where nobody sits says
 * in its tray what it did.
 */
package regola.ui.tray;
