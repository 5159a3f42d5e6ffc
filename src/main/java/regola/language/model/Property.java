package regola.language.model;

import regola.language.source.Span;

/**
 * A Property is something kept about each site of a set, each piece of a class, or each player.
 *
 * @param of what it is kept about: SITE, PIECE or PLAYER
 * @param among the board, region or piece class; null for all
 * @param visibleIf over slot 0, the subject: who may see it sees it only if this holds; null if everybody always sees
 *     it
 * @param byOwner whether its owner sees it even then: the player it is kept about, or whose piece it is
 * @param art a drawing, seen where it is yes; null if it has none
 */
public record Property(
        String name,
        int index,
        Type.Base of,
        String among,
        Type type,
        Expr initial,
        Expr visibleIf,
        boolean byOwner,
        String art,
        Reason reason,
        Span span) {}
