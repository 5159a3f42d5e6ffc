package regola.ui.present.rules;

import java.math.BigInteger;
import java.util.Comparator;

/** A RuleNumbers puts numbers of rules in the order in which people count: CM-5.9 comes before CM-5.10. */
final class RuleNumbers {
    static final Comparator<String> IN_ORDER = RuleNumbers::compare;

    private RuleNumbers() {}

    private static int compare(String one, String other) {
        int i = 0;
        int j = 0;
        while (i < one.length() && j < other.length()) {
            boolean numbers = isDigit(one, i) && isDigit(other, j);
            int iEnd = numbers ? endOfDigits(one, i) : i + 1;
            int jEnd = numbers ? endOfDigits(other, j) : j + 1;
            int found = numbers
                    ? digits(one, i, iEnd).compareTo(digits(other, j, jEnd))
                    : Character.compare(one.charAt(i), other.charAt(j));
            if (found != 0) return found;
            i = iEnd;
            j = jEnd;
        }
        return Integer.compare(one.length() - i, other.length() - j);
    }

    private static boolean isDigit(String text, int at) {
        return text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    private static int endOfDigits(String text, int from) {
        int end = from;
        while (end < text.length() && isDigit(text, end)) end++;
        return end;
    }

    /** Numbers may be long: somebody writes them. */
    private static BigInteger digits(String text, int from, int to) {
        return new BigInteger(text.substring(from, to));
    }
}
