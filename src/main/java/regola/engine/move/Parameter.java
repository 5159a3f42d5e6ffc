package regola.engine.move;

import regola.engine.run.Node;
import regola.language.model.Type;

/**
 * A Parameter is one thing to be chosen in an option, and how those are found that may be.
 *
 * @param name as the rule file calls it
 * @param type of the thing chosen
 * @param slot where it stands while the option's requirements and effects are computed
 * @param candidates everything that may be thought of
 * @param form how the candidates are given
 * @param alike true if some of the candidates may be pieces that are called by their kind
 * @param shift where the value begins in a packed move
 * @param bits how many bits it has there
 */
public record Parameter(
        String name, Type type, int slot, Node candidates, Form form, boolean alike, int shift, int bits) {

    /** BITS: up to 64 things in one word; WIDE: an array of bits; NUMBERS: a sorted array of numbers. */
    public enum Form {
        BITS,
        WIDE,
        NUMBERS
    }

    /** Numbers may be negative; everything else counts from 0. */
    public long unpacked(long move) {
        long value = move << 64 - shift - bits;
        return isSigned() ? value >> 64 - bits : value >>> 64 - bits;
    }

    boolean isSigned() {
        return type.base() == Type.Base.NUMBER;
    }

    public long packed(long value) {
        return (value & (1L << bits) - 1) << shift;
    }

    /** @return true if the value can be packed */
    public boolean fits(long value) {
        return unpacked(packed(value)) == value;
    }
}
