/**
 * The picture book of a game: all its picture cards beside one another. What a learner has not met yet is an outline.
 * Start with {@link regola.ui.book.BookGrid}. No presenter and nothing of lessons lives here.
 */
package regola.ui.book;
