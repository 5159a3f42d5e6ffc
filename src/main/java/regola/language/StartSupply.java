package regola.language;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.model.CheckedGame;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.PieceSet;
import regola.language.model.Statement;
import regola.language.resolve.MergedGame;
import regola.language.source.Message;
import regola.language.source.Span;

/**
 * A StartSupply holds what the set-up asks for, round by round, against what there is: pieces in the box, items of a
 * list. Somebody who changes how many pieces there are easily forgets the rounds that set them up, and is told at their
 * figure. What is not sure, such as what settings decide, is left to the match.
 */
public final class StartSupply {
    /**
     * Rounds are steps that are done again and again.
     *
     * @param slot what is counted; -1 for nothing
     * @param figure says how many in the text; null if nothing there does
     * @param lead what the figure begins with, whatever their number
     */
    private record Rounds(int slot, long first, long times, Span figure, String lead, List<Statement> body) {}

    private final CheckedGame game;
    private final MergedGame merged;
    private final Diagnostics problems;
    private final Map<String, PieceSet.Item> stocks = new LinkedHashMap<>();
    private final Set<String> told = new HashSet<>();
    /** Whether the set-up takes nothing else from the box than what is known. */
    private boolean sure = true;

    private StartSupply(CheckedGame game, MergedGame merged, Diagnostics problems) {
        this.game = game;
        this.merged = merged;
        this.problems = problems;
    }

    /**
     * @param game in which nothing is wrong otherwise; null for none
     * @param merged what it was made of
     */
    public static void check(CheckedGame game, MergedGame merged, Diagnostics problems) {
        if (game == null || game.start() == null || problems.hasErrors()) return;
        List<Statement> steps = game.start().body();
        boolean back = steps(steps)
                .anyMatch(step -> step instanceof Statement.Do
                        || step instanceof Statement.Announce
                        || step instanceof Statement.Move move && isBox(move.to()));
        if (!back) new StartSupply(game, merged, problems).all(steps);
    }

    private static Stream<Statement> steps(List<Statement> body) {
        return body.stream()
                .flatMap(step ->
                        Stream.concat(Stream.of(step), step.blocks().stream().flatMap(StartSupply::steps)));
    }

    private void all(List<Statement> steps) {
        Map<PieceSet.Item, Long> asked = new LinkedHashMap<>();
        taken(steps).forEach((name, many) -> {
            if (!told.contains(name)) asked.merge(stocks.get(name), many, Math::max);
        });
        asked.forEach((stock, many) -> {
            long has = most(stock);
            if (!isWritten(stock) || many == has) return;
            if (many > has)
                problems.add(DiagnosticCode.SHORT_SUPPLY
                        .at(stock.count().span())
                        .what(Message.of("the box holds only {0} of these, and the set-up takes {1}", has, many))
                        .fix(Message.of("write {0}", many)));
            else if (sure && game.variants().isEmpty() && !BoxUse.isTakenFrom(game, merged)) spare(stock, has, many);
        });
    }

    /** What the board has no room for is told of the same figure already; of one figure one message tells. */
    private void spare(PieceSet.Item stock, long has, long many) {
        Diagnostic found = DiagnosticCode.SPARE_PIECES
                .at(stock.count().span())
                .what(Message.of("the box holds {0} of these, and the set-up takes only {1}", has, many))
                .why("nothing else takes any: the others are never played")
                .fix(Message.of("write {0} or fewer, or let the set-up take more", many));
        problems.add(problems.take(found)
                .map(before -> found.related(before.span(), before.trouble().said()))
                .orElse(found));
    }

    // ---- what is taken

    /** @return how many these steps take of each piece at least */
    private Map<String, Long> taken(List<Statement> body) {
        Map<String, Long> taken = new LinkedHashMap<>();
        for (Statement step : body) {
            Rounds rounds = rounds(step);
            if (rounds != null) taken(rounds).forEach((name, many) -> taken.merge(name, many, Long::sum));
            else if (step instanceof Statement.Move move) {
                String name = name(move.pieces());
                if (name == null) sure = false;
                else taken.merge(name, 1L, Long::sum);
            } else if (step instanceof Statement.Stop) break;
            else if (!(step instanceof Statement.Simple)) {
                sure = false;
                // Rounds within are too many however often they are gone through.
                if (step instanceof Statement.ForEach each) taken(each.body());
            }
        }
        return taken;
    }

    private Map<String, Long> taken(Rounds rounds) {
        Map<String, Long> each = taken(rounds.body);
        long can = rounds.times;
        Diagnostic found = null;
        PieceSet.Item fewer = null;
        long wanted = 0;
        for (Map.Entry<String, Long> one : each.entrySet()) {
            PieceSet.Item stock = stocks.get(one.getKey());
            long asked = one.getValue() * rounds.times;
            if (told.contains(one.getKey()) || asked <= most(stock) || most(stock) / one.getValue() >= can) continue;
            can = most(stock) / one.getValue();
            if (rounds.figure == null) continue;
            found = DiagnosticCode.SHORT_SUPPLY
                    .at(rounds.figure, asked, one.getKey(), most(stock))
                    .related(
                            isWritten(stock) ? stock.count().span() : stock.span(),
                            Message.of("here it says how many there are"));
            fewer = isWritten(stock) ? stock : null;
            wanted = asked;
        }
        for (Expr.ListOf list : lists(rounds)) {
            long last = rounds.first + rounds.times - 1;
            long has = list.items().size();
            if (last <= has || has - rounds.first + 1 >= can) continue;
            can = has - rounds.first + 1;
            fewer = null;
            found = DiagnosticCode.SHORT_SUPPLY
                    .at(rounds.figure)
                    .what(Message.of("this asks for item {0}, but the list has only {1}", last, has))
                    .why("each round takes the item with its number from the list")
                    .related(list.span(), Message.of("this is the list"));
        }
        if (found != null) {
            String figure = rounds.lead + (rounds.lead.isEmpty() ? can : rounds.first + can - 1);
            boolean here = found.related().get(0).span().source() == rounds.figure.source();
            // Nobody knows which of the two numbers is the one that was meant.
            Message fix = fewer == null
                    ? Message.of("write '{0}'", figure)
                    : Message.of(
                            "write '{0}', or {1} in line {2}",
                            figure, wanted, fewer.count().span().line());
            problems.add(can > 0 && here ? found.fix(fix) : found);
            told.addAll(each.keySet());
        }
        each.replaceAll((name, many) -> many * rounds.times);
        return each;
    }

    /** @return null for another step, and where it is not known how often */
    private Rounds rounds(Statement step) {
        if (step instanceof Statement.Repeat repeat && repeat.times() instanceof Expr.Constant times)
            return new Rounds(-1, 1, times.value(), times.span(), "", repeat.body());
        if (!(step instanceof Statement.ForEach each) || each.condition() != null) return null;
        long sites = SiteCount.of(each.source(), game.board());
        if (sites >= 0) return new Rounds(-1, 1, sites, null, "", each.body());
        if (!(each.source() instanceof Expr.Operation range)
                || range.operator() != Operator.RANGE
                || !(range.operands().get(0) instanceof Expr.Constant first)
                || !(range.operands().get(1) instanceof Expr.Constant last)) return null;
        long times = Math.max(0, last.value() - first.value() + 1);
        return new Rounds(each.slot(), first.value(), times, range.span(), first.value() + " .. ", each.body());
    }

    /** @return the lists of which the steps of a round ask for the item with its number */
    private static List<Expr.ListOf> lists(Rounds rounds) {
        if (rounds.slot < 0) return List.of();
        return rounds.body.stream()
                .filter(Statement.Simple.class::isInstance)
                .flatMap(step -> step.expressions().stream())
                .filter(expr -> expr instanceof Expr.Operation item
                        && item.operator() == Operator.ITEM
                        && item.operands().get(0) instanceof Expr.Local number
                        && number.slot() == rounds.slot)
                .map(expr -> ((Expr.Operation) expr).operands().get(1))
                .filter(Expr.ListOf.class::isInstance)
                .map(Expr.ListOf.class::cast)
                .toList();
    }

    // ---- what there is

    /** @return what the one piece is called that is taken from the box; null if it is another, or not known */
    private String name(Expr pieces) {
        if (!(pieces instanceof Expr.Operation one)
                || one.operator() != Operator.ONE
                || !(one.operands().get(0) instanceof Expr.Operation on)
                || on.operator() != Operator.ON_SITE
                || !isBox(on.operands().get(1))) return null;
        for (PieceSet set : game.pieces())
            for (PieceSet.Item item : set.items()) {
                String name = most(item) < 0 ? null : name(on.operands().get(0), set, item);
                if (name == null) continue;
                stocks.put(name, item);
                return name;
            }
        return null;
    }

    /** Pieces are spoken of by their kind, by their set, or by the set and who owns them. */
    private String name(Expr what, PieceSet set, PieceSet.Item item) {
        boolean alone = set.items().size() == 1;
        if (what instanceof Expr.PieceClass all)
            return all.name().equals(set.name()) && item.each().isEmpty() && alone ? item.kind() : null;
        if (!(what instanceof Expr.Operation some) || item.each().size() > 1) return null;
        String hole = item.each().isEmpty() ? "" : item.each().get(0);
        boolean sides = hole.equals("player") || hole.equals("side");
        if (some.operator() == Operator.PIECES_OF_KIND && some.operands().get(0) instanceof Expr.Named kind)
            return kind.name().equals(item.kind()) || sides && isFilled(item.kind(), hole, kind.name())
                    ? kind.name()
                    : null;
        boolean owned = some.operator() == Operator.OWNED
                && some.operands().get(0) instanceof Expr.PieceClass all
                && all.name().equals(set.name());
        if (!owned || !sides || !alone) return null;
        if (some.operands().get(1) instanceof Expr.Named owner)
            return item.kind().replace("{" + hole + "}", owner.name());
        Span span = what.span();
        return some.operands().get(1) instanceof Expr.Local
                ? span.source().text().substring(span.start(), span.end())
                : null;
    }

    private boolean isFilled(String kind, String hole, String name) {
        return game.seats().sides().stream()
                .anyMatch(side -> kind.replace("{" + hole + "}", side).equals(name));
    }

    /** @return how many of each name there are; -1 if that is not known */
    private static long most(PieceSet.Item stock) {
        return stock.count() instanceof Expr.Constant count ? count.value() : -1;
    }

    /** Whether the number stands there as a figure. */
    private static boolean isWritten(PieceSet.Item stock) {
        return !stock.anyNumber()
                && stock.count().span().start() < stock.count().span().end()
                && Character.isDigit(stock.count()
                        .span()
                        .source()
                        .text()
                        .charAt(stock.count().span().start()));
    }

    private static boolean isBox(Expr site) {
        return site instanceof Expr.Operation box && box.operator() == Operator.BOX;
    }
}
