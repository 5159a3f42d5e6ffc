package regola.ui.present.review;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.advice.Advice;
import regola.advice.LastWord;
import regola.advice.Same;
import regola.advice.Veiled;
import regola.advice.WhyBetter;
import regola.advice.Wins;
import regola.advice.words.FairShare;
import regola.advice.words.InTen;
import regola.engine.value.Move;
import regola.ui.view.board.OverlayView;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Alike;

/**
 * An AllAlike is what is said where no move gives a better chance than another: how it stands, if one side is far
 * ahead, what the others could do, and which move does most right away.
 */
record AllAlike(HintWords words, FairShare standing, List<WhyBetter> reasons) {
    /** So many moves are seen at a glance. */
    private static final int FEW = 4;

    /** @return how it stands */
    Alike alike() {
        if (standing.isBehind()) return Alike.BEHIND;
        return standing.isAhead() ? Alike.AHEAD : Alike.OPEN;
    }

    String head(Advice advice) {
        int moves = advice.good().size();
        String key = key();
        if (isTold())
            return words.isNameless(advice.best())
                    ? words.texts().get("hint.all.behind")
                    : words.texts().get("hint.all.behind.named", words.named(advice.best()));
        // Where the rules leave but few moves, "any" would sound as if one were free.
        return key.equals("hint.all.more") && moves <= FEW
                ? words.texts().get(moves == 2 ? "hint.all.both" : "hint.all.few", moves)
                : words.texts().get(key);
    }

    /** Whoever is behind and is told only that nothing is better would be left alone: then one move is told. */
    private boolean isTold() {
        return key().equals("hint.all.behind") && foremost().isEmpty();
    }

    /** @return what is shown where no move does most right away: what there is, or one of it */
    OverlayView seen(Advice advice) {
        return isTold() ? words.shown(advice.best()) : new ManyMoves(words, advice.good()).ringed();
    }

    private String key() {
        if (reasons.stream().anyMatch(Wins.class::isInstance)) return "hint.all.wins";
        if (isLost()) return "hint.all.lost";
        return switch (alike()) {
            case BEHIND -> "hint.all.behind";
            case AHEAD -> "hint.all.ahead";
            default -> isWhateverTold(reasons) ? "hint.all.none" : "hint.all.more";
        };
    }

    private boolean isLost() {
        return isLost(reasons);
    }

    /** Whether somebody else can win next after every move. */
    static boolean isLost(List<WhyBetter> reasons) {
        return reasons.stream()
                .anyMatch(reason -> LastWord.isTold(reason)
                        && ((WhyBetter.Happens) reason).when().isWhatever());
    }

    /** @return the moves that do most right away, or surely bring something; none where no such move is known */
    List<Move> foremost() {
        List<Move> special = specials().map(WhyBetter.Apart::move).distinct().toList();
        return special.isEmpty() ? new Foremost(words, reasons).moves() : special;
    }

    String sentence() {
        String theirs = words.reasons(reasons.stream()
                .filter(reason -> reason instanceof WhyBetter.Happens happens
                        && happens.when().isTheirs())
                .toList());
        String why = foremost().isEmpty()
                ? (share() + " "
                                + words.reasons(
                                        reasons.stream().filter(this::isWhy).toList()))
                        .strip()
                : does();
        // Where not both fit, what nobody can prevent counts.
        if (isWhateverTold(reasons) && why.length() + theirs.length() >= HintWords.MOST_LETTERS) return theirs;
        return Stream.of(why, theirs).filter(said -> !said.isEmpty()).collect(Collectors.joining(" "));
    }

    /** @return the same; where that tells only that all is alike, what to think of there comes with it or instead */
    String with(Counsel counsel) {
        String said = sentence();
        boolean tells = !said.isEmpty() && !reasons.stream().allMatch(Same.class::isInstance);
        if (tells || !foremost().isEmpty()) return said;
        String advised = counsel.advised(words.manner());
        if (advised.isEmpty()) return said.isEmpty() ? counsel.general(words.manner()) : said;
        // What can be learned from says more than that nothing tells one move from another.
        if (alike() == Alike.OPEN) return advised;
        String stands = share();
        boolean fits = stands.length() + advised.length() < HintWords.MOST_LETTERS;
        return fits ? (advised + " " + stands).strip() : advised;
    }

    /** @return on what it rests that one side is far ahead; empty where none is */
    private String share() {
        boolean open = alike() == Alike.OPEN || isLost() || reasons.stream().anyMatch(Wins.class::isInstance);
        return open
                ? ""
                : words.texts()
                        .get(
                                "hint.all.share",
                                new InTen(standing.share())
                                        .words()
                                        .text(words.manner().language()));
    }

    /** Whether it tells why nobody can choose better. */
    private boolean isWhy(WhyBetter reason) {
        // Whoever is told one of them is not told that it does not matter.
        return reason instanceof Same && !isWhateverTold(reasons) && alike() != Alike.BEHIND
                || reason instanceof Veiled;
    }

    private String does() {
        List<WhyBetter> special = specials().<WhyBetter>map(each -> each).toList();
        if (!special.isEmpty()) return words.reasons(special);
        if (isApart())
            return words.reasons(
                    reasons.stream().filter(WhyBetter.Apart.class::isInstance).toList());
        return new Foremost(words, reasons).sentence();
    }

    /** Whether each of some moves has something else before the others: then it is told of one after the other. */
    boolean isApart() {
        return specials().findAny().isEmpty()
                && reasons.stream()
                                .filter(WhyBetter.Apart.class::isInstance)
                                .map(reason -> ((WhyBetter.Apart) reason).what())
                                .distinct()
                                .count()
                        > 1;
    }

    private Stream<WhyBetter.Apart> specials() {
        return reasons.stream().filter(HintWords::isSpecial).map(WhyBetter.Apart.class::cast);
    }

    /** @return the only move, and how it can be read why there is no other */
    static HintView only(HintWords words, Move move) {
        String named = words.named(move);
        String more = words.rings(move).isEmpty() ? "" : words.texts().get("hint.only.more");
        // A move that names nothing gives something up: one asks why.
        String called = move.arguments().isEmpty()
                ? words.only(move).words()
                : named.isEmpty() || named.endsWith(".") ? named : named + ".";
        return HintView.only(words.texts().get("hint.only"), (called + " " + more).strip(), words.shown(move));
    }

    /** Whether the others can have something whatever is played: then no move is simply fine. */
    static boolean isWhateverTold(List<WhyBetter> reasons) {
        return reasons.stream()
                .anyMatch(reason -> reason instanceof WhyBetter.Happens happens
                        && happens.when().isWhatever());
    }
}
