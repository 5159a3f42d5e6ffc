package regola.ui.review;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.review.Percents;
import regola.ui.view.review.ReviewView;

/** A ChanceWords says of a moment of a match what was done there, and how the chances stood before it. */
record ChanceWords(ReviewView view, List<SeatView> seats, Texts texts) {
    /** @return which move comes there, with who makes it, and what it is if it has words; or that it is the end */
    String move(int moment) {
        if (moment >= view.moves().size()) return texts.get("review.chart.end");
        ReviewView.Made made = view.moves().get(moment);
        String who = made.seat() < seats.size() ? seats.get(made.seat()).name() : "";
        return made.words().isEmpty()
                ? texts.get("review.moment", moment + 1, who)
                : texts.get("review.chart.move", moment + 1, who, made.words());
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
     * @return how the chances of all seats change with the move that comes there, in figures; as they are at the end
     */
    String change(int moment) {
        if (moment + 1 >= view.chances().size() || moment >= view.moves().size()) return chances(moment);
        List<Long> before = Percents.of(view.chances().get(moment));
        List<Long> after = Percents.of(view.chances().get(moment + 1));
        // Who is out of the match has nothing before and after.
        return IntStream.range(0, Math.min(before.size(), seats.size()))
                .filter(p -> before.get(p) > 0 || after.get(p) > 0)
                .mapToObj(p -> before.get(p).equals(after.get(p))
                        ? texts.get("review.chart.seat", seats.get(p).name(), before.get(p))
                        : texts.get("review.chart.change", seats.get(p).name(), before.get(p), after.get(p)))
                .collect(Collectors.joining(", "));
    }

    /** @return all of it, to be read aloud */
    String all(int moment) {
        return chances(moment).isEmpty() ? "" : move(moment) + ". " + chances(moment);
    }
}
