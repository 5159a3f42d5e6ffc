package regola.teaching.lesson;

import regola.language.source.Span;

/**
 * A WrongText is what the author says to a try that is not what was asked. Exactly one of rule and move is given.
 *
 * @param rule said when an illegal try is refused by the rule with this number, or null
 * @param move said when a legal move of this kind is not what was asked, or null
 */
public record WrongText(String rule, MovePattern move, Words words, Span span) {}
