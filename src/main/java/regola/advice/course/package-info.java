/**
 * How the chances went over a whole match: where it turned, what brought most, and with what somebody's chance fell.
 * Only figures are looked at here; whether a decision was to blame is found out by a review.
 *
 * <p>Start with {@link regola.advice.course.ChanceCourse}.
 */
package regola.advice.course;
