/**
 * What an editor asks about rule files while somebody writes them: what fits at a place, what a name means, where it is
 * declared and used, how to call it otherwise, what is in a file, how it is laid out, how a mistake is mended. It works
 * on texts, right or broken, knows the compiler, and nothing of any window or protocol; it reads no files and keeps
 * nothing but what it found out about the texts it was given.
 *
 * <p>What a name means is what the compiler found ({@code resolve.NameUses}), and what fits is what the grammar says
 * ({@code syntax.NextWords}); so a new word of the language needs nothing here. Start with
 * {@link regola.language.service.LanguageService}.
 */
package regola.language.service;
