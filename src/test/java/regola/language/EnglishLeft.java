package regola.language;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** An EnglishLeft finds English words that are left in what should be Italian. */
public final class EnglishLeft {
    /** What stands in quotes is of the rules language or of a file. */
    private static final Pattern QUOTED = Pattern.compile("(?<![a-zàèéìòù])'[^']*'(?![a-z])|\"[^\"]*\"");

    /** What there is: names of the file, one after the other. */
    private static final Pattern NAMES =
            Pattern.compile("(qui si conoscono|ci sono|^sono|^ha|^può avere|scrivono|si scrive):? .*");

    private static final Set<String> ENGLISH = Set.of(
            "the",
            "is",
            "are",
            "and",
            "or",
            "not",
            "of",
            "to",
            "with",
            "which",
            "this",
            "that",
            "there",
            "write",
            "must",
            "can",
            "cannot",
            "only",
            "what",
            "where",
            "when",
            "here",
            "has",
            "have",
            "needs",
            "means",
            "say",
            "says",
            "below",
            "above",
            "before",
            "after",
            "behind",
            "line",
            "piece",
            "pieces",
            "site",
            "sites",
            "number",
            "value",
            "values",
            "rule",
            "rules",
            "setting",
            "type",
            "called",
            "declared",
            "known",
            "for",
            "from",
            "by");

    private EnglishLeft() {}

    public static Set<String> in(String words) {
        Set<String> left =
                new TreeSet<>(List.of(QUOTED.matcher(NAMES.matcher(words).replaceAll(""))
                        .replaceAll("")
                        .split("[^a-zàèéìòù]+")));
        left.retainAll(ENGLISH);
        return left;
    }
}
