/**
 * The guide: a small worm made of a tailor's tape, who measures as a rule does, and points at what is asked about.
 * Begin with {@link regola.ui.guide.Pose}; {@link regola.ui.guide.GuidePane} is the component,
 * {@link regola.ui.guide.ProgramIcon} the program's sign.
 */
package regola.ui.guide;
