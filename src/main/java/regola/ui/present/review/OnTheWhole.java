package regola.ui.present.review;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import regola.advice.Review;
import regola.language.model.Type;
import regola.search.Exit;
import regola.ui.present.picture.Tongue;
import regola.ui.view.review.Percents;
import regola.ui.view.review.ReviewView;
import regola.ui.view.review.ReviewView.Kind;

/**
 * An OnTheWhole is what there is to say of a match as a whole, before one looks at its moments.
 *
 * @param moments those that are worth a look by themselves, and not because somebody has asked about them
 * @param gift what the first move that gave something away gave, as a sentence; empty if none did
 */
record OnTheWhole(Found found, List<ReviewView.Moment> moments, String gift, Tongue tongue) {
    /** More kinds of weak moves than these are told as one. */
    private static final int MOST = 2;

    /** So much of the chance that falls one would ask about. */
    private static final double FAR = 0.2;

    private static final Set<Kind> WEAK = EnumSet.of(Kind.LOST, Kind.COSTLY, Kind.WEAKER, Kind.SLIP, Kind.CLOSEST);

    String sentence() {
        List<String> said = new ArrayList<>();
        boolean none = moments.stream().noneMatch(moment -> moment.kind().isCostly());
        // Who has not won is not told that all was well, where something was given away.
        boolean gave = none && !found.isWon() && !gift.isEmpty();
        if (gave) said.add(gave());
        // Where a safe move was at hand, the one that was made is not acquitted.
        else if (none && !isAvoidable())
            said.add(text(found.isWon() ? "review.verdict.none.won" : "review.verdict.none"));
        String little = counted(Kind.CLOSEST, "review.verdict.closest", "review.verdict.closest.more");
        if (none && !found.isWon()) said.add(ebb());
        if (none) said.add(little);
        List<String> weak = new ArrayList<>();
        weak.add(counted(Kind.LOST, "review.verdict.lost.one", "review.verdict.lost"));
        weak.add(counted(Kind.COSTLY, "review.verdict.costly.one", "review.verdict.costly"));
        weak.add(counted(Kind.WEAKER, "review.verdict.weaker.one", "review.verdict.weaker"));
        if (!gave) weak.add(counted(Kind.SLIP, "review.verdict.slip.one", "review.verdict.slip"));
        if (!none) weak.add(counted(Kind.CLOSEST, "review.verdict.closest.too", "review.verdict.closest.too.more"));
        weak.removeIf(String::isEmpty);
        // Nobody hears a list of kinds to the end: each moment says its own.
        if (weak.size() > MOST) said.add(text("review.verdict.several", worthALook()));
        else said.addAll(weak);
        said.add(counted(Kind.FOUND, "review.verdict.found.one", "review.verdict.found"));
        if (found.hasSlid() && !none && little.isEmpty()) said.add(text("review.verdict.slid"));
        said.add(exit());
        // Who has won and was never behind.
        boolean neverTurned = found.review().turned() == -1;
        if (neverTurned && found.winner() >= 0) said.add(text("review.verdict.ahead", name(found.winner())));
        // Beside moments there is little room, and of several seats the picture says it sooner.
        boolean stands = !found.stood().isEmpty() && (found.stood().size() < 3 || moments.isEmpty());
        if (stands) said.add(stood());
        if (moments.stream().anyMatch(moment -> moment.kind() == Kind.SWUNG)) said.add(text("review.verdict.swung"));
        if (moments.stream().anyMatch(moment -> moment.kind() == Kind.FELL)) said.add(text("review.verdict.fell"));
        if (moments.isEmpty()) said.add(text("review.verdict.look"));
        if (found.hidden()) said.add(text("review.hidden"));
        return said.stream().filter(each -> !each.isEmpty()).collect(Collectors.joining(" "));
    }

    /** @return how somebody was put out who had a safe move, and not one that costs enough to be told for itself */
    private Optional<Exit> needless() {
        return found.review().exits().stream()
                .filter(exit -> exit.isNeedless() && exit.avoidable() < Review.AVOIDABLE)
                .filter(exit -> exit.decided() < exit.at() && !isTask(exit.decided()))
                .findFirst();
    }

    private boolean isTask(int at) {
        return moments.stream()
                .anyMatch(moment -> moment.moment() == at && moment.kind().isTask());
    }

    private boolean isAvoidable() {
        return found.review().exits().stream()
                .anyMatch(exit -> exit.isNeedless() || exit.avoidable() >= Review.AVOIDABLE);
    }

    /** @return where somebody who played was put out: that is what one wants to know first */
    private String exit() {
        return found.review().exits().stream()
                .findFirst()
                .map(exit -> out(exit, Came.people(found.match()).size() == 1))
                .orElse("");
    }

    private String out(Exit exit, boolean yours) {
        int at = exit.at() + 1;
        if (needless().filter(exit::equals).isPresent())
            return yours
                    ? text("review.verdict.out.safe", at, exit.decided() + 1)
                    : text("review.verdict.out.safe.named", at, exit.decided() + 1, name(exit.seat()));
        return yours ? text("review.verdict.out", at) : text("review.verdict.out.named", at, name(exit.seat()));
    }

    /** Where the lines fall far and no move is to blame, one asks why. */
    private String ebb() {
        return found.ebb()
                .filter(ebb -> ebb.fall() >= FAR)
                .map(ebb -> text(
                        "review.verdict.ebbed",
                        Math.round(100 * ebb.high()),
                        Math.round(100 * ebb.low()),
                        ebb.from() + 1,
                        ebb.to()))
                .orElse("");
    }

    private long worthALook() {
        return moments.stream().filter(moment -> WEAK.contains(moment.kind())).count();
    }

    private String gave() {
        List<ReviewView.Moment> slips =
                moments.stream().filter(moment -> moment.kind() == Kind.SLIP).toList();
        return slips.size() == 1
                ? text("review.verdict.gift", slips.get(0).moment() + 1, gift)
                : text("review.verdict.gifts", slips.size());
    }

    /** @return the chances in a match that was left, or goes on */
    private String stood() {
        List<Long> percents = Percents.of(found.stood());
        String chances = IntStream.range(0, percents.size())
                .mapToObj(player -> text("review.chart.seat", name(player), percents.get(player)))
                .collect(Collectors.joining(", "));
        return found.match().over()
                ? text("review.verdict.stood", chances)
                : text("review.verdict.stands", found.match().moves().size(), chances);
    }

    private String counted(Kind kind, String one, String several) {
        long count = moments.stream().filter(moment -> moment.kind() == kind).count();
        if (count == 0) return "";
        return count == 1 ? text(one) : text(several, count);
    }

    private String name(int player) {
        return tongue.names().of(tongue.names().catalog().thing(Type.PLAYER, player));
    }

    private String text(String key, Object... arguments) {
        return tongue.texts().get(key, arguments);
    }
}
