package regola.ui.present.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Repair;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * A MissedWord is a word that is missing inside a line that cannot be read: one or two that stood there when the text
 * was right, or the only one of the little words with which the line can be read. What else is said of such a line is
 * about the words that are left, and mostly beside the point.
 */
final class MissedWord {
    private static final List<String> LITTLE = List.of(
            "on", "of", "to", "in", "is", "not", "or", "and", "from", "with", "where", "then", "do", "by", "at", "for");

    /** Where a value is missing a little word would only be taken for the name of one. */
    private static final String VALUE = "write a value here";

    private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9-]+|\\S");
    private static final List<String> SIGNS = List.of(":", "=", ",");
    private static final int MOST_WORDS = 2;
    /** Each place is the game read once more. */
    private static final int MOST = 3;

    private final SourceText text;
    private final List<Diagnostic> found;
    private final Function<SourceText, List<Diagnostic>> compiled;

    private MissedWord(SourceText text, List<Diagnostic> found, Function<SourceText, List<Diagnostic>> compiled) {
        this.text = text;
        this.found = found;
        this.compiled = compiled;
    }

    /**
     * @param right the text as it was when nothing was wrong; null if it never was
     * @param found in the text
     * @param compiled what would be found in another text in its place
     * @return what is told instead: the word that is missing is told first, and not what comes of that
     */
    static List<Diagnostic> in(
            String right, SourceText text, List<Diagnostic> found, Function<SourceText, List<Diagnostic>> compiled) {
        Optional<Diagnostic> first =
                found.stream().filter(MissedWord::isUnreadable).findFirst();
        if (first.isEmpty()) return found;
        MissedWord missed = new MissedWord(text, found, compiled);
        boolean known = right != null && !missed.isNew(right, first.get().span().line());
        return (known ? missed.stoodBefore(right) : missed.little(first.get())).orElse(found);
    }

    /** Whether nothing stood there when the text was right: somebody is writing a line of their own. */
    private boolean isNew(String right, int line) {
        return LineDiff.of(right, text.text()).stream()
                .anyMatch(hunk -> hunk.before().isEmpty()
                        && hunk.from() < line
                        && line <= hunk.from() + hunk.now().size());
    }

    private static boolean isUnreadable(Diagnostic each) {
        return each.isError() && each.code().code().startsWith("R1");
    }

    private Optional<List<Diagnostic>> stoodBefore(String right) {
        int tried = 0;
        for (LineDiff.Hunk hunk : LineDiff.of(right, text.text())) {
            if (hunk.before().size() != hunk.now().size()) continue;
            for (int i = 0; i < hunk.now().size(); i++) {
                int start = start(hunk.from() + i);
                Optional<Diagnostic> gap = gap(hunk.before().get(i), hunk.now().get(i), start);
                if (gap.isEmpty() || tried++ >= MOST) continue;
                Optional<List<Diagnostic>> told = told(gap.get());
                if (told.isPresent()) return told;
            }
        }
        return Optional.empty();
    }

    /** @return that words are missing, if nothing else was changed in the line */
    private Optional<Diagnostic> gap(String before, String now, int start) {
        List<String> old =
                TOKEN.matcher(before).results().map(MatchResult::group).toList();
        List<MatchResult> left = TOKEN.matcher(now).results().toList();
        List<String> kept = left.stream().map(MatchResult::group).toList();
        int lost = old.size() - kept.size();
        if (lost < 1 || lost > MOST_WORDS || kept.isEmpty()) return Optional.empty();
        int same = 0;
        while (same < kept.size() && kept.get(same).equals(old.get(same))) same++;
        List<String> words = old.subList(same, same + lost);
        boolean rest = kept.subList(same, kept.size()).equals(old.subList(same + lost, old.size()));
        if (!rest || !words.stream().allMatch(MissedWord::isWord)) return Optional.empty();
        int at = same == 0 ? left.get(0).start() : left.get(same - 1).end();
        return Optional.of(missing(
                start + at,
                String.join(" ", words),
                Message.of("it stood here before, and without it this line cannot be read")));
    }

    private static boolean isWord(String token) {
        return Character.isLetterOrDigit(token.charAt(0)) || SIGNS.contains(token);
    }

    /** What is said already stays where its own repair is right; of two words that would do nobody knows which. */
    private Optional<List<Diagnostic>> little(Diagnostic one) {
        if (one.trouble().advice().toString().equals(VALUE)) return Optional.empty();
        Optional<Repair> own = Repair.of(one);
        if (own.isPresent() && !own.get().text().isBlank() && left(own.get()).isPresent()) return Optional.empty();
        int at = one.span().start();
        while (at > 0 && text.text().charAt(at - 1) == ' ') at--;
        if (at == 0 || text.text().charAt(at - 1) == '\n') return Optional.empty();
        List<List<Diagnostic>> good = new ArrayList<>();
        for (String word : LITTLE) {
            told(missing(at, word, Message.of("with it this line can be read"))).ifPresent(good::add);
            if (good.size() > 1) return Optional.empty();
        }
        return good.stream().findFirst();
    }

    private Diagnostic missing(int at, String words, Message why) {
        return DiagnosticCode.MISSING
                .at(new Span(text, at, at), Message.of("'{0}'", words))
                .why(why)
                .fix(Message.of("write {0} here", Message.of("'{0}'", words)));
    }

    private Optional<List<Diagnostic>> told(Diagnostic missing) {
        return left(Repair.of(missing).orElseThrow()).map(left -> {
            List<Diagnostic> all = new ArrayList<>(left);
            all.add(0, missing);
            return all;
        });
    }

    /**
     * @return what is left of what was found when the repair is made; empty if it makes nothing right, or more wrong
     */
    private Optional<List<Diagnostic>> left(Repair repair) {
        SourceText made = SourceText.of(text.name(), repair.made());
        List<Diagnostic> then = compiled.apply(made).stream()
                .filter(each -> each.isError() && each.span().source() == made)
                .toList();
        List<String> stay = then.stream().map(MissedWord::place).toList();
        List<Diagnostic> left = found.stream()
                .filter(each -> !each.isError() || stay.contains(place(each)))
                .toList();
        long errors = found.stream().filter(Diagnostic::isError).count();
        boolean more = !found.stream()
                .map(MissedWord::place)
                .collect(Collectors.toSet())
                .containsAll(stay);
        boolean mends = then.size() < errors
                && left.stream().filter(Diagnostic::isError).count() < errors;
        return more || !mends ? Optional.empty() : Optional.of(left);
    }

    private static String place(Diagnostic each) {
        return each.code() + " " + each.span().line() + " " + each.what();
    }

    private int start(int line) {
        int start = 0;
        for (int i = 0; i < line; i++) start = text.text().indexOf('\n', start) + 1;
        return start;
    }
}
