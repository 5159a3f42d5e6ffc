package regola.ui.present.editor;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import regola.language.diagnostic.Diagnostic;
import regola.language.source.SourceText;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookTrial;
import regola.workshop.PassageFit;
import regola.workshop.PassageProof;

/** A PassageTrial tries rules with a passage of the book in them. On any thread but the window's. */
public final class PassageTrial {
    /** So long other places are tried. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    /** An end after which the points decide. */
    private static final Pattern PLAIN_END = Pattern.compile(" *finish(?! *(?:won|drawn)\\b)(?: .*)?");

    private static final String ARRIVED = "arrived";

    private PassageTrial() {}

    /**
     * @param inUse the same with lines that do something whenever there is something for it to do; null for what does
     *     something by itself
     */
    public static BookTrial of(
            BookDraft would,
            Map<Integer, Supplier<BookDraft>> elsewhere,
            Supplier<BookDraft> inUse,
            String belongs,
            String language) {
        BookTrial trial = of(would, elsewhere, belongs, language);
        if (!trial.equals(BookTrial.GOOD)) return trial;
        // Where matches are only won by somebody or drawn nobody counts.
        if (said(would).contains("winners =") && would.after().lines().noneMatch(PassageTrial::counts))
            return new BookTrial("", 0, false, 0, new BookTrial.Never(0, "uncounted", 0, "", 0));
        if (inUse == null) return trial;
        BookDraft used = inUse.get();
        if (used.itself().isEmpty() || wrong(used, language).isPresent()) return trial;
        PassageProof.Found found = PassageProof.played(
                used.after(), used.itself().first(), used.itself().last());
        return found.happens()
                ? trial
                : new BookTrial("", 0, false, 0, new BookTrial.Never(found.matches(), "lack", 0, "", found.turns()));
    }

    private static boolean counts(String line) {
        return PLAIN_END.matcher(line).matches();
    }

    /**
     * @param elsewhere the same written at other places, by the lines near which, in the order of the text; empty for
     *     what always goes to the same
     * @param belongs where it belongs in a rule file
     */
    public static BookTrial of(
            BookDraft would, Map<Integer, Supplier<BookDraft>> elsewhere, String belongs, String language) {
        int broken = PassageFit.broken(text(would.before()));
        if (broken > 0) return new BookTrial("", 0, false, broken, null);
        long until = System.nanoTime() + PATIENCE.toNanos();
        Optional<String> wrong = wrong(would, language);
        if (wrong.isEmpty() && isSaid(would, belongs)) return new BookTrial("", 0, true);
        BookTrial.Never over = wrong.isEmpty() ? over(would, belongs) : null;
        if (wrong.isEmpty() && over == null && does(would, belongs)) return BookTrial.GOOD;
        int holding = 0;
        for (Map.Entry<Integer, Supplier<BookDraft>> other : elsewhere.entrySet()) {
            // What holds somewhere is looked for as long as it takes; where it does something, as long as there is
            // time.
            if (System.nanoTime() > until && (wrong.isEmpty() || holding > 0)) break;
            BookDraft there = other.getValue().get();
            if (there.after().equals(would.after())
                    || wrong(there, language).isPresent()
                    || over(there, belongs) != null) continue;
            if (does(there, belongs)) return new BookTrial("", other.getKey(), isSaid(there, belongs));
            if (holding == 0) holding = other.getKey();
        }
        if (over != null) return new BookTrial("", 0, false, 0, over);
        if (wrong.isPresent() && holding == 0) return new BookTrial(wrong.get(), 0, false);
        if (belongs.equals("require")) return new BookTrial("", 0, true);
        int line = wrong.isPresent() ? holding : 0;
        return new BookTrial(
                "",
                line,
                false,
                0,
                never(line == 0 ? would : elsewhere.get(line).get()));
    }

    /** @return what is wrong as soon as the rules are read, without a match; null if nothing is */
    public static BookTrial read(BookDraft would, String language) {
        int broken = PassageFit.broken(text(would.before()));
        if (broken > 0) return new BookTrial("", 0, false, broken, null);
        return PassageFit.mistake(text(would.after()))
                .map(wrong -> new BookTrial(wrong.in(language).what(), 0, false))
                .orElse(null);
    }

    /** @return what came out for lines that stand in the rules already */
    public static BookTrial standing(BookDraft there, String belongs) {
        int broken = PassageFit.broken(text(there.after()));
        if (broken > 0) return new BookTrial("", 0, false, broken, null);
        BookTrial.Never over = over(there, belongs);
        if (over != null) return new BookTrial("", 0, false, 0, over);
        if (does(there, belongs)) return BookTrial.GOOD;
        return belongs.equals("require") ? new BookTrial("", 0, true) : new BookTrial("", 0, false, 0, never(there));
    }

    /** @return whether the rules say the same already */
    private static boolean isSaid(BookDraft would, String belongs) {
        return changes(would, belongs) && PassageFit.isThere(without(would), text(would.after()));
    }

    /** @return that every match would be over before anybody moves; null if they begin, or never did */
    private static BookTrial.Never over(BookDraft would, String belongs) {
        boolean stands = would.before().equals(would.after());
        Optional<Diagnostic> found = PassageFit.over(text(would.after()));
        if (found.isEmpty() || !stands && PassageFit.over(text(would.before())).isPresent()) return null;
        // A condition ends nothing: it leaves nobody a move.
        if (belongs.equals("require")) return new BookTrial.Never(0, "stuck", 0, "", 0);
        int line = found.get().span().line();
        String says = found.get().span().source().lineText(line).strip();
        return new BookTrial.Never(0, "over", line, says, 0);
    }

    private static BookTrial.Never never(BookDraft would) {
        PassageProof.Found found = PassageProof.of(
                would.after(), would.itself().first(), would.itself().last());
        if (found.happens()) return null;
        List<String> lines = would.after().lines().toList();
        String says = found.line() == 0 ? "" : lines.get(found.line() - 1).strip();
        int line = found.line() == 0 ? 0 : before(would, found.line());
        return new BookTrial.Never(
                found.matches(),
                found.bar().name().toLowerCase(Locale.ROOT).replace("_", ""),
                line,
                says,
                found.turns());
    }

    /** @return where a line of the rules with the passage stands in the rules as they are */
    private static int before(BookDraft would, int line) {
        if (would.before().equals(would.after())) return line;
        List<String> after = would.after().lines().toList();
        List<String> before = would.before().lines().toList();
        String wanted = after.get(line - 1);
        long which = after.subList(0, line).stream().filter(wanted::equals).count();
        for (int i = 0; i < before.size(); i++) if (before.get(i).equals(wanted) && --which == 0) return i + 1;
        return line;
    }

    /** @return whether it could be that the rules say the same already: what ends the match, or takes */
    private static boolean changes(BookDraft would, String belongs) {
        return belongs.equals("arrival")
                || List.of("rule", "turn", ARRIVED).contains(belongs)
                        && said(would).startsWith("if ")
                        && said(would).contains("finish");
    }

    private static String said(BookDraft would) {
        if (would.itself().isEmpty()) return "";
        List<String> lines = List.of(would.after().split("\n", -1));
        return String.join(
                        "\n",
                        lines.subList(would.itself().first() - 1, would.itself().last()))
                .strip();
    }

    private static SourceText without(BookDraft would) {
        List<String> lines = new ArrayList<>(List.of(would.after().split("\n", -1)));
        List<BookDraft.Lines> said = wherever(would);
        for (int i = said.size() - 1; i >= 0; i--)
            lines.subList(said.get(i).first() - 1, said.get(i).last()).clear();
        return text(String.join("\n", lines));
    }

    private static Optional<String> wrong(BookDraft would, String language) {
        return PassageFit.trouble(text(would.before()), text(would.after()))
                .map(trouble -> trouble.in(language))
                // What is wrong only while somebody plays stands in no line that was written: what would help is told.
                .map(trouble -> trouble.fix().isEmpty() || PassageFit.broken(text(would.after())) > 0
                        ? trouble.what()
                        : trouble.what() + "; " + trouble.fix());
    }

    /** A part of its own does nothing before somebody speaks of it. */
    private static boolean does(BookDraft would, String belongs) {
        if (belongs.equals("section") || would.itself().isEmpty()) return true;
        List<BookDraft.Lines> all = belongs.equals(ARRIVED) ? wherever(would) : List.of(would.itself());
        return all.stream().anyMatch(said -> PassageProof.happens(would.after(), said.first(), said.last()));
    }

    /** @return where the same stands: behind each line by which a piece comes, in the order of the text */
    private static List<BookDraft.Lines> wherever(BookDraft would) {
        List<String> lines = would.after().lines().map(String::strip).toList();
        BookDraft.Lines itself = would.itself();
        List<String> said = lines.subList(itself.first() - 1, itself.last());
        List<BookDraft.Lines> all = new ArrayList<>();
        for (int i = 0; i + said.size() <= lines.size(); i++)
            if (lines.subList(i, i + said.size()).equals(said)) all.add(new BookDraft.Lines(i + 1, i + said.size()));
        return all;
    }

    private static SourceText text(String rules) {
        return SourceText.of("rules", rules);
    }
}
