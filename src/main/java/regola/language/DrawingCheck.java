package regola.language;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.diagnostic.DidYouMean;
import regola.language.resolve.MergedGame;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.tree.BoardNode;
import regola.language.tree.Declaration;
import regola.language.tree.Name;

/** A DrawingCheck sees whether there are the drawings that a game names. A game can be played without: it warns. */
public final class DrawingCheck {
    private static final Pattern HOLE = Pattern.compile("\\{[^}]*\\}");

    /** So many letters say which one it is to be. */
    private static final int BEGUN = 2;

    private final DrawingNames known;
    private final Diagnostics problems;
    /** A drawing behind a whole list is that of its last item too. */
    private final Set<Span> seen = new HashSet<>();

    private DrawingCheck(DrawingNames known, Diagnostics problems) {
        this.known = known;
        this.problems = problems;
    }

    /** @param known null if nobody knows what there is; then nothing is said */
    public static void check(MergedGame game, DrawingNames known, Diagnostics problems) {
        if (known == null) return;
        DrawingCheck check = new DrawingCheck(known, problems);
        for (Declaration declaration : game.declarations()) {
            if (declaration instanceof Declaration.Board board) board.lines().forEach(check::board);
            else pictures(declaration).forEach(name -> check.look(name, known.pictures(), ".svg"));
        }
    }

    private void board(BoardNode line) {
        if (!(line instanceof BoardNode.Drawn drawn)) return;
        look(drawn.art(), known.boards(), ".look");
        SourceText own =
                drawn.art() == null ? null : known.looks().get(drawn.art().text());
        if (own != null) LookCheck.check(own, problems);
    }

    private static List<Name> pictures(Declaration declaration) {
        List<Name> names = new ArrayList<>();
        if (declaration instanceof Declaration.Mark mark) names.add(mark.art());
        if (declaration instanceof Declaration.Zone zone) names.add(zone.art());
        if (declaration instanceof Declaration.Each each) names.add(each.art());
        if (declaration instanceof Declaration.Words words) words.lines().forEach(line -> names.add(line.art()));
        if (declaration instanceof Declaration.Pieces pieces) {
            names.add(pieces.art());
            pieces.items().forEach(item -> names.add(item.art()));
        }
        return names;
    }

    private void look(Name name, Set<String> there, String ending) {
        if (name == null
                || name.text().isEmpty()
                || problems.isFull(name.span().source())
                || isThere(name.text(), there)) return;
        if (!seen.add(name.span())) return;
        Message add = Message.of(
                "put a file {0}{1} into the folder art beside the game, or leave 'drawn' out", name.text(), ending);
        problems.add(DiagnosticCode.UNKNOWN_DRAWING
                .at(name.span(), name.text())
                .fix(DidYouMean.asFix(name.text(), new TreeSet<>(there), begun(name.text(), there, add))));
    }

    /** A name of which only the beginning stands there, if it is that of one drawing. */
    private static Message begun(String name, Set<String> there, Message otherwise) {
        if (name.length() < BEGUN) return otherwise;
        List<String> all = there.stream().filter(each -> each.startsWith(name)).toList();
        return all.size() == 1 ? DidYouMean.fix(all.get(0)) : otherwise;
    }

    /** With holes, as in {@code card-{sign}}, one that fits is enough: what has none of its own bears its name. */
    private static boolean isThere(String name, Set<String> there) {
        if (name.indexOf('{') < 0) return there.contains(name);
        StringBuilder pattern = new StringBuilder();
        for (String part : HOLE.split(name, -1))
            pattern.append(pattern.isEmpty() ? "" : ".+").append(Pattern.quote(part));
        Pattern fitting = Pattern.compile(pattern.toString());
        return there.stream().anyMatch(each -> fitting.matcher(each).matches());
    }
}
