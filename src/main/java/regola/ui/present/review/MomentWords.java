package regola.ui.present.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.advice.Review;
import regola.advice.TurningPoint;
import regola.advice.WhyBetter;
import regola.advice.course.Fall;
import regola.advice.seen.Witness;
import regola.advice.words.SpokenOf;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Tongue;
import regola.ui.view.review.Percents;
import regola.ui.view.review.ReviewView;
import regola.ui.view.review.ReviewView.Kind;

/** A MomentWords says what was found out about one moment of a match that is looked back at. */
final class MomentWords {
    /** What fell by less than this is not drawn: what was given away is told, and outweighs it. */
    private static final double FELT = 0.03;

    private MomentWords() {}

    /** @return the page of the moment */
    static ReviewView.Moment said(Found found, Found.Looked looked, Manner manner) {
        int at = looked.at();
        boolean person = found.isPerson(at);
        HintWords words = LookBack.words(found, at, manner);
        Tongue tongue = LookBack.tongue(found, manner);
        ReviewWords said = new ReviewWords(tongue);
        Match before = found.before().get(at);
        String made = words.named(before.legal(found.played().get(at)));
        // What all chose in secret came to light together: then it was not the last of them who did it.
        String who = LookBack.nameAt(found, at, manner);
        String done = looked.point() == null && before.isSecret()
                ? ""
                : ReviewWords.did(found.voice(at), made, who, tongue.texts());
        String did = made.isEmpty() ? "" : done;
        String seen = made.isEmpty() ? done : "";
        TurningPoint point = looked.point();
        if (point == null) {
            String happened = words.events(came(found, looked, before));
            String next = isFor(found, looked) ? "" : Allowed.came(found, at, tongue);
            ReviewView.Moment moment = new ReviewView.Moment(
                    looked.kind(),
                    at,
                    before.decider(),
                    person,
                    0,
                    made,
                    seen,
                    "",
                    Stream.of(
                                    did,
                                    happened,
                                    next,
                                    comes(found, looked, happened.isEmpty() && next.isEmpty(), manner),
                                    // Whoever asks what could have been done is told that too.
                                    looked.kind() == Kind.SWUNG && found.isAsked(at)
                                            ? tongue.texts().get("review.swung.best")
                                            : "")
                            .filter(each -> !each.isBlank())
                            .toList(),
                    List.of(),
                    0,
                    false);
            return looked.kind() == Kind.FELL
                    ? moment.after(found.fallen(at).fall().own())
                    : moment;
        }
        double hoped = found.hoped(point);
        List<String> told = new ArrayList<>(List.of(did));
        List<String> answer = new ArrayList<>();
        Whys whys = LookBack.whys(found, looked, manner);
        ReviewWords.Voice voice = found.voice(at);
        double came = found.came(point);
        ReviewView.Fall fall = null;
        if (looked.kind() == Kind.GOOD) {
            // What luck made of it is what one wants to know before it is said that nobody is to blame.
            if (!point.foretold())
                told.add(words.events(found.told(Came.of(before, found.played().get(at)))));
            told.add(tongue.texts().get("review.good"));
            // Whoever lost something at once asks for that first.
            String happened = Allowed.made(found, at, tongue);
            if (!happened.isEmpty() && person) told.add(tongue.texts().get("review.leapt.next", happened));
            // Whoever sees the line fall asks what was wrong.
            if (hoped - came >= FELT) {
                told.add(tongue.texts().get("review.good.fell", Math.round(100 * hoped), Math.round(100 * came)));
                fall = said.fall(voice, point, hoped, came);
            }
        } else if (looked.kind() == Kind.FOUND) {
            told.add(said.found(
                    point.foretold() ? Math.max(came, point.loss()) : hoped, point.loss(), words.named(point.other())));
            told.add(ReviewWords.why(voice, whys.all(), point.reasons(), who, tongue.texts()));
        } else {
            if (looked.kind() == Kind.LOST)
                told.add(words.events(Came.of(before, found.played().get(at))));
            Hinted heard = found.hinted(at);
            told.add(heard.before(point, words, tongue.texts()));
            // What a hint had said of it is not said a second time.
            boolean lost = looked.kind() == Kind.LOST;
            String answers = lost ? "" : whys.answered();
            String could = heard.hasWarned(point) ? "" : answers;
            String happened = Allowed.made(found, at, tongue);
            boolean so = !happened.isEmpty() && could.contains(happened);
            String answered = so ? tongue.texts().get("review.leapt.next", happened) : could;
            if (told.stream().noneMatch(each -> each.contains(answered))) told.add(answered);
            if (!answered.isEmpty() && point.isGift() && !goesOn(found, at))
                told.add(tongue.texts().get(nothing(so, voice == ReviewWords.Voice.OTHER), who));
            String then = so && !point.isGift() ? Allowed.made(found, at + 1, tongue) : "";
            if (!then.isEmpty()) told.add(tongue.texts().get("review.leapt.then", then));
            // Of what kind it was may be known before it is found.
            if (could.isEmpty() && !lost && voice != ReviewWords.Voice.OTHER) told.add(words.theme(point.reasons()));
            told.add(
                    switch (looked.kind()) {
                        // That it would not have come with another move is said where nothing else is.
                        case SLIP ->
                            could.isEmpty() ? said.slip(point, hoped, came) : said.unluckily(point, hoped, came);
                        case CLOSEST -> said.unluckily(point, hoped, came);
                        default -> said.luck(point, hoped, came);
                    });
            fall = fall(found, looked, said);
            String shown = heard.after(point, tongue.texts());
            String why = ReviewWords.why(
                    voice, lost ? whys.all() : whys.others(answers), point.reasons(), who, tongue.texts());
            // What others did, or could do, is told by now: that the better move keeps it from them is the reason.
            if (why.isEmpty() && !answers.isEmpty() && point.kept())
                why = tongue.texts().get("review.kept");
            // Where no reason is known, what it comes to says more than nothing.
            String comes = why.isEmpty() && voice == ReviewWords.Voice.YOU ? later(found, point, words, manner) : "";
            if (why.isEmpty() && comes.isEmpty() && answers.isEmpty()) why = heard.why(point, words);
            String habit = voice == ReviewWords.Voice.YOU ? habit(point, before, words, told) : "";
            boolean known = Stream.of(why, comes, shown, habit, answers).anyMatch(each -> !each.isEmpty());
            // Somebody who is only shown a move asks why: that it was tried out is an answer, where there is no other.
            String tried = known || fall == null
                    ? ""
                    : tongue.texts().get("review.tried", Math.round(100 * fall.from()), Math.round(100 * fall.to()));
            answer.add(Stream.of(said.better(words.named(point.better())), why, comes, shown, habit, tried)
                    .filter(each -> !each.isEmpty())
                    .collect(Collectors.joining(" ")));
        }
        if (found.review().turned() == at) told.add(said.turned(found.winner()));
        return new ReviewView.Moment(
                looked.kind(),
                at,
                point.decider(),
                person,
                point.loss(),
                made,
                seen,
                words.named(point.better()),
                told.stream().filter(each -> !each.isBlank()).toList(),
                answer.stream().filter(each -> !each.isBlank()).toList(),
                words.onward().steps(point.followed()),
                found.likely().containsKey(at),
                fall);
    }

    /** Whether it is a fall, and what came next was for the one whose chance fell: that explains nothing. */
    private static boolean isFor(Found found, Found.Looked looked) {
        int next = looked.at() + 1;
        return looked.kind() == Kind.FELL
                && next < found.made().size()
                && found.made().get(next).before().decider()
                        == found.fallen(looked.at()).fall().seat();
    }

    /**
     * @param quiet whether nothing else is told of it
     * @return what a move that was not judged came to
     */
    private static String comes(Found found, Found.Looked looked, boolean quiet, Manner manner) {
        int at = looked.at();
        ReviewWords said = new ReviewWords(LookBack.tongue(found, manner));
        return switch (looked.kind()) {
            case OUT -> new ExitWords(found, found.exit(at), manner).sentence();
            case FELL -> fell(found, found.fallen(at), quiet, manner);
            case TURNED -> said.turned(found.winner(), found.chances(at));
            default ->
                said.leapt(
                        looked.kind() == Kind.LEAPT ? found.winner() : found.gainer(at),
                        found.chances(at),
                        found.chances(at + 1));
        };
    }

    /** @return how far the chance of the only person fell, and how the last choice before that is judged */
    private static String fell(Found found, Review.Fallen fallen, boolean quiet, Manner manner) {
        Tongue tongue = LookBack.tongue(found, manner);
        Fall fall = fallen.fall();
        String far = tongue.texts()
                .get(
                        "review.fell",
                        Percents.of(found.chances(fall.first())).get(fall.seat()),
                        Percents.of(found.chances(fall.next())).get(fall.seat()));
        boolean ended = fall.next() >= found.made().size();
        // What has happened says it sooner than figures do.
        String less = ended || !quiet
                ? ""
                : Upshot.less(
                                found.made().get(fall.first()).before(),
                                found.made().get(fall.next()).before(),
                                fall.seat())
                        .map(what -> what.in(tongue.texts(), manner.language()))
                        .orElse("");
        String own = fallen.own() == null
                ? ""
                : tongue.texts()
                        .get(found.isLooked(fall.own()) ? "review.fell.look" : "review.fell.good", fall.own() + 1);
        return Stream.of(less, far, own).filter(said -> !said.isEmpty()).collect(Collectors.joining(" "));
    }

    /**
     * @return what there is to tell of a move that was not judged: of one that put somebody out, what it did to them
     */
    private static List<Event> came(Found found, Found.Looked looked, Match before) {
        int played = found.played().get(looked.at());
        List<Event> all = found.told(Came.of(before, played));
        if (looked.kind() != Kind.OUT) return all;
        int seat = found.exit(looked.at()).seat();
        List<Event> done = new ArrayList<>(Came.all(before, played).stream()
                .filter(event -> event.kind() == Event.Kind.FINISHED || SpokenOf.isOf(event, seat, before.names()))
                .toList());
        // What was done to one's own piece by oneself begins with the words for the move.
        if (done.size() > 1 && before.decider() == seat && done.get(0).kind() == Event.Kind.RULE) done.remove(0);
        if (done.isEmpty()) return all;
        // What did it, and what it came to: the rest says the same in other words.
        return done.size() == 1 ? done : List.of(done.get(0), done.get(done.size() - 1));
    }

    /** @return what the rules advise against what others could do then: it can be thought of in any match */
    private static String habit(TurningPoint point, Match before, HintWords words, List<String> told) {
        String language = words.manner().language();
        // How often others put whoever asks out after the move says more than any counsel.
        boolean counted = point.reasons().stream()
                .anyMatch(reason -> reason.isTheirs() && !(reason instanceof WhyBetter.Happens));
        if (counted) return "";
        return point.reasons().stream()
                .filter(reason -> reason instanceof WhyBetter.Happens happens
                        && happens.when().isTheirs()
                        && !happens.when().isWhatever())
                .map(WhyBetter::rule)
                .filter(Objects::nonNull)
                .flatMap(rule -> before.rules().aims().stream().filter(aim -> rule.equals(aim.rule())))
                .map(aim -> aim.counsel().text(language))
                .filter(counsel -> !counsel.isEmpty() && told.stream().noneMatch(each -> each.contains(counsel)))
                .findFirst()
                .map(counsel -> words.texts().get("review.habit", counsel))
                .orElse("");
    }

    /** @return whether it is the sequel of a move of the same player, such as what a mill takes: that got something */
    private static boolean goesOn(Found found, int at) {
        List<Found.Made> made = found.made();
        return at > 0
                && made.get(at - 1).before().decider() == made.get(at).before().decider();
    }

    /** @param so whether it did come, and not only could have */
    private static String nothing(boolean so, boolean others) {
        if (so) return others ? "review.nothing.whose" : "review.nothing";
        return others ? "review.nothing.could.whose" : "review.nothing.could";
    }

    /** @return what there would have been more of by the end of what could have come, and after how many moves */
    private static String later(Found found, TurningPoint point, HintWords words, Manner manner) {
        int steps = words.onward().steps(point.followed());
        List<Move> line =
                point.followed().subList(0, Math.min(steps, point.followed().size()));
        String gained = gained(found, point.at(), line, manner);
        return gained.isEmpty()
                ? ""
                : words.texts().get("review.later", Names.small(gained.substring(0, gained.length() - 1)), line.size());
    }

    /**
     * @param line how it could have gone on from the moment
     * @return what there would have been more of by the end of it than there was in the match; empty if nothing counts
     */
    static String gained(Found found, int moment, List<Move> line, Manner manner) {
        int after = moment + line.size();
        if (after >= found.made().size()) return "";
        return Upshot.of(
                        found.before().get(moment),
                        line,
                        found.made().get(after).before())
                .map(upshot -> upshot.in(manner, LookBack.AS_PLAYED))
                .orElse("");
    }

    /**
     * A way that is shown does not just stop: it is said where it leads.
     *
     * @param line the moves of that way, from the moment on
     * @return what there would have been more of by the end of it, else the chance there; nothing where it has ended
     *     the match
     */
    static String ledTo(Found found, TurningPoint point, List<Move> line, Manner manner) {
        int at = point.at();
        Match play = found.before().get(at).copy();
        boolean foretold = true;
        for (Move move : line) {
            int index = HintWords.index(play, move);
            foretold = play.decider() != point.decider() || new Witness(point.decider()).isForetold(play, index);
            play.playIndex(index);
        }
        // The last of the moves has told who wins.
        if (play.isOver()) return "";
        ReviewWords said = new ReviewWords(LookBack.tongue(found, manner));
        ReviewWords.Voice voice = found.voice(at);
        // What has come of it there is luck: it would be taken for what speaks for or against the move.
        if (!foretold)
            return said.hidden(point.isRight() || found.isGood(at), found.hoped(point), fall(found, point, said));
        if (point.isRight() || found.isGood(at)) return said.keeps(voice, point, found.hoped(point));
        // What the turn was for is told where it ends.
        boolean endsTurn = line.size() == point.seenAfter(found.before().get(at));
        String seen = endsTurn ? why(found, point, voice, manner) : "";
        if (!seen.isEmpty()) return seen;
        // Nobody but the only person is "you" there.
        String gained = voice == ReviewWords.Voice.YOU ? gained(found, at, line, manner) : "";
        ReviewView.Fall fall = fall(found, point, said);
        return gained.isEmpty() ? said.would(voice, point, fall) : gained;
    }

    /** @return at the end of the turn what it was for, while the way that is shown goes on; else nothing */
    static String reached(Found found, TurningPoint point, int step, Manner manner) {
        boolean reached =
                !point.isRight() && step == point.seenAfter(found.before().get(point.at()));
        return reached ? why(found, point, found.voice(point.at()), manner) : "";
    }

    private static String why(Found found, TurningPoint point, ReviewWords.Voice voice, Manner manner) {
        HintWords words = LookBack.words(found, point.at(), manner);
        String who = LookBack.nameAt(found, point.at(), manner);
        String said = words.past(point.reasons(), true, LookBack.AS_PLAYED);
        return ReviewWords.why(voice, said, point.reasons(), who, words.texts());
    }

    /** @return how far the chance fell in a moment, as it is drawn; null where that is not drawn */
    static ReviewView.Fall fall(Found found, Found.Looked looked, ReviewWords said) {
        TurningPoint point = looked.point();
        ReviewWords.Voice voice = found.voice(looked.at());
        double hoped = found.hoped(point);
        double came = found.came(point);
        return switch (looked.kind()) {
            case SLIP -> point.loss() < FELT ? null : said.fall(voice, point, hoped, came);
            case CLOSEST -> said.closest(voice, point, hoped);
            default -> said.fall(voice, point, hoped, came);
        };
    }

    /** @return what stands beside a moment that was judged, so that the same is said of it everywhere */
    static ReviewView.Fall fall(Found found, TurningPoint point, ReviewWords said) {
        return found.looked().stream()
                .filter(looked -> point.equals(looked.point()))
                .flatMap(looked -> Stream.ofNullable(fall(found, looked, said)))
                .findFirst()
                .orElseGet(() -> said.fall(found.voice(point.at()), point, found.hoped(point), found.came(point)));
    }
}
