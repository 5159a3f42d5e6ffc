package regola.ui.review;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.review.Percents;
import regola.ui.view.review.ReviewView;

/** A ChanceWords says of a moment of a match what was done there, and how the chances stood before it. */
record ChanceWords(ReviewView view, List<SeatView> seats, Texts texts) {
    /**
     * @return which move comes there, with who makes it, and what it is if it has words, or that it is the end; and why
     *     that is worth a look
     */
    String told(int moment) {
        return view.moments().stream()
                .filter(each -> each.moment() == moment)
                .findFirst()
                .map(each -> move(moment) + ". " + MomentHead.of(each, texts))
                .orElseGet(() -> move(moment));
    }

    private String move(int moment) {
        if (moment >= view.moves().size()) return texts.get("review.chart.end");
        ReviewView.Made made = view.moves().get(moment);
        String who = made.seat() < seats.size() ? seats.get(made.seat()).name() : "";
        return made.words().isEmpty()
                ? texts.get("review.moment", moment + 1, who)
                : texts.get("review.chart.move", moment + 1, who, made.words());
    }

    /**
     * @return what was done there, if it has words, what came of it, and what that made of the chance of the one who
     *     did
     */
    String went(int moment) {
        if (moment + 1 >= view.chances().size() || moment >= view.moves().size()) return "";
        ReviewView.Made made = view.moves().get(moment);
        int who = made.seat();
        if (who >= seats.size()) return "";
        long before = Percents.of(view.chances().get(moment)).get(who);
        long after = Percents.of(view.chances().get(moment + 1)).get(who);
        String went = texts.get(
                before == after ? "review.stayed" : "review.went",
                seats.get(who).name(),
                before,
                after);
        String words = made.words().isEmpty() ? "" : texts.get("review.went.made", made.words());
        return Stream.of(words, made.told(), went)
                .filter(said -> !said.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /** @return the chances of all seats; empty where nothing is known of them */
    String chances(int moment) {
        if (moment >= view.chances().size()) return "";
        List<Double> chances = view.chances().get(moment);
        List<Long> percents = Percents.of(chances);
        String all = IntStream.range(0, Math.min(chances.size(), seats.size()))
                .mapToObj(p -> texts.get("review.chart.seat", seats.get(p).name(), percents.get(p)))
                .collect(Collectors.joining(", "));
        return moment < view.moves().size() ? texts.get("review.chart.before", all) : all;
    }

    /**
     * @return how the chance of a seat changes with the move that comes there, in figures; how it is at the end. Of a
     *     move that is told of beside it these are the figures that stand there: the same two of the same thing
     */
    String figures(int seat, int moment) {
        return figures(seat, moment, false);
    }

    /** @param brief whether it stands by itself that it is so many of a hundred */
    String figures(int seat, int moment, boolean brief) {
        if (moment < 0 || moment >= view.chances().size()) return "";
        ReviewView.Fall fall = view.moments().stream()
                .filter(each -> each.moment() == moment && each.seat() == seat && each.fall() != null)
                .findFirst()
                .map(ReviewView.Moment::fall)
                .orElse(null);
        if (fall != null)
            return texts.get(
                    brief ? "review.chart.change.brief" : "review.chart.change",
                    Math.round(100 * fall.from()),
                    Math.round(100 * fall.to()));
        long before = Percents.of(view.chances().get(moment)).get(seat);
        boolean over =
                moment + 1 >= view.chances().size() || moment >= view.moves().size();
        long after = over ? before : Percents.of(view.chances().get(moment + 1)).get(seat);
        return before == after
                ? texts.get(brief ? "review.chart.figure.brief" : "review.chart.figure", before)
                : texts.get(brief ? "review.chart.change.brief" : "review.chart.change", before, after);
    }

    /** @return all of it, to be read aloud */
    String all(int moment) {
        String told = told(moment);
        boolean ends = told.endsWith(".") || told.endsWith("!");
        return chances(moment).isEmpty() ? "" : told + (ends ? " " : ". ") + chances(moment);
    }
}
