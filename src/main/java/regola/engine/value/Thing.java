package regola.engine.value;

import regola.language.model.Type;

/**
 * A Thing is something with a name that a person can point at or a move can speak of: a site, piece, kind, player,
 * line, number or item of a choice. Things are equal if their base and name are; alike pieces are one thing outside.
 *
 * @param type what it is; one value, never a set
 * @param number its number in this ruleset; the value itself for numbers
 * @param id its name in rule files, moves and positions
 */
public record Thing(Type type, long number, String id) {

    public boolean is(Type.Base base) {
        return type.base() == base;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Thing that && type.equals(that.type) && id.equals(that.id);
    }

    @Override
    public int hashCode() {
        return type.hashCode() * 31 + id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
