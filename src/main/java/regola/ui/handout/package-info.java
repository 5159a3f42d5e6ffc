/**
 * Handouts: what a view says is put on pages, and pages become a PDF with drawings and words, a picture, or sheets from
 * a printer; a film becomes an animated picture. Nothing here knows a match or where files lie, and nothing needs the
 * thread of the window. Begin with {@link regola.ui.handout.Pages}.
 */
package regola.ui.handout;
