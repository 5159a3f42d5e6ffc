/**
 * What a lesson is once it has been read: frozen values, with everything in it bound to the rules of its game. Things
 * are {@link regola.engine.value.Thing}s of the lesson's ruleset, conditions are {@link regola.engine.Claim}s, and
 * every step knows its place in the file. Nothing here reads, judges or plays. Start with
 * {@link regola.teaching.lesson.Lesson}.
 */
package regola.teaching.lesson;
