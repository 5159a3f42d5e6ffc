package regola.ui.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.HintView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.WhyView;

/**
 * What the bar below the board says to those who read little: whose turn it is, what to press, and in one sentence what
 * became of what another did. The rest of it is seen on the board; no keys, no numbers, no chances.
 */
final class ChildWords {
    /** What came of a move is told them in sentences of as many letters at most. */
    static final int TELLING = 72;
    /** What is said to others of keys and lists, and what instead. */
    private static final Map<String, String> PLAIN = Map.of(
            "advice.next", "child.next",
            "advice.which", "child.which",
            "advice.list", "advice.both");

    private ChildWords() {}

    /**
     * @param past whether somebody looks round in it
     * @param ended whether who has won is said elsewhere
     */
    static Asked asked(MatchView view, boolean past, boolean ended, Texts texts) {
        Asked all = said(view, past, ended, texts);
        return new Asked(
                spoken(all.head(), "", view, texts),
                all.subs().stream()
                        .map(sub -> spoken(sub, all.head(), view, texts))
                        .toList(),
                all.tells());
    }

    /**
     * @param above what stands above it: who is named there need not be named again
     * @return the same as it is said to who plays alone; who made a move is no heading, but the sentence begins so
     */
    private static String spoken(String words, String above, MatchView view, Texts texts) {
        String said = view.story().toYou(words);
        for (SeatView seat : view.seats()) {
            Pattern heading = Pattern.compile("(^|[.!?] |\n)" + Pattern.quote(seat.name()) + ": (\\p{L})");
            boolean named = above.contains(seat.name());
            said = heading.matcher(said)
                    .replaceAll(found -> Matcher.quoteReplacement(
                            named
                                    ? found.group(1) + found.group(2).toUpperCase(Locale.ROOT)
                                    : found.group(1) + texts.get("child.did", seat.name()) + " " + found.group(2)));
        }
        return said;
    }

    private static Asked said(MatchView view, boolean past, boolean ended, Texts texts) {
        DecisionView decision = view.decision();
        if (decision.isOver() || past) return Asked.of(view, past, ended, texts);
        if (decision.waiting() == DecisionView.Waiting.TOLD) return of(texts.get("child.told"), "");
        if (decision.isForced()) {
            Headline told = Headline.of(decision.forced(), SayBar.ONE_LINE);
            // What stands before a colon is what it is about, in one or two words.
            int colon = decision.question().indexOf(": ");
            String head = decision.question().substring(0, Math.max(0, colon)) + "!";
            // Without one the question itself says what is done.
            String asked = DecisionView.brief(decision.question());
            if (colon < 0) head = asked.length() <= SayBar.ONE_LINE && !asked.isBlank() ? asked : told.head();
            String how = decision.patient() ? press(decision, texts) : texts.get("child.forced");
            if (told.rest().isEmpty() && !decision.patient()) return of(head, how);
            // That there is nothing else to do does not say what it is: the question does.
            if (told.rest().isEmpty())
                return new Asked(
                        told.head(),
                        decision.unplaced().isEmpty() ? List.of((asked + " " + how).strip(), how) : List.of(how),
                        false);
            return new Asked(head, List.of(told.rest() + Asked.NEXT_LINE + how, told.rest()), false);
        }
        if (decision.waiting() == DecisionView.Waiting.COMPUTER) {
            // What another decides in one's own turn is not that one's turn.
            String watch = texts.get(
                    isOwnTurn(view) ? "child.watch.chooses" : "child.watch",
                    decision.decider().name());
            if (view.isOut()) return of(watch, texts.get("decision.out"));
            String news = news(view, texts);
            if (!news.isEmpty()) return new Asked(news, List.of(watch), false);
            return new Asked(watch, happened(view, texts), false);
        }
        if (decision.waiting() == DecisionView.Waiting.PAUSED && view.isOut())
            return Asked.of(view, past, ended, texts);
        if (decision.waiting() == DecisionView.Waiting.PAUSED)
            return of(texts.get("child.paused", decision.decider().name()), texts.get("child.forced.button"));
        if (decision.waiting() != DecisionView.Waiting.PERSON) return Asked.of(view, past, ended, texts);
        String head = isOnlyPerson(view)
                ? elsewhere(view)
                        .map(mover -> texts.get("child.elsewhere", mover))
                        .orElse(texts.get("child.yours"))
                : texts.get("child.yours.named", decision.decider().name());
        String advice = advice(decision, texts);
        String question = question(decision);
        if (!question.matches(".*[.?!…]")) question += ".";
        if (isBegun(decision)) {
            // Who has pressed first what comes last has answered nothing: what is asked, and why, stays.
            boolean open = decision.asks().isEmpty() && decision.asksForWhatComesBefore();
            return new Asked(
                    decision.asks().isEmpty() ? head : decision.asks(),
                    Asked.awaiting(Asked.ahead(view), open ? question + " " + advice : advice),
                    false);
        }
        List<String> subs = new ArrayList<>(List.of((question + " " + advice).strip(), question));
        if (!view.canRedo()) {
            String asked = question;
            // What stands before a colon is what it is about: where both tell of the same, the question does.
            int colon = question.indexOf(": ");
            String about = colon < 0
                    ? ""
                    : "(?i)([^.:!?]+: )?" + Pattern.quote(question.substring(0, colon + 2)) + "[^.!?]*[.!?] ?";
            List<String> news = happened(view, texts).stream()
                    .map(told -> about.isEmpty()
                            ? told
                            : told.replaceAll(about, " ").replaceAll(" +", " ").strip())
                    .filter(told -> !told.isEmpty())
                    .toList();
            // What is asked stays, in however few words it is told what was done.
            subs.addAll(
                    0, news.stream().map(told -> told + Asked.NEXT_LINE + asked).toList());
            // Where more was done than has room beside it the question stands in large letters, and all below it.
            boolean much = !news.isEmpty() && news.get(0).length() > TELLING && asked.length() <= TELLING;
            boolean plain =
                    !isAimTold(view) && isOnlyPerson(view) && elsewhere(view).isEmpty();
            if (much && plain) return new Asked(asked, news, false);
        }
        if (isAimTold(view)) subs.addAll(0, List.of(view.aim() + Asked.NEXT_LINE + question));
        if (view.canRedo()) subs.replaceAll(sub -> texts.get("say.undone") + " " + sub);
        return new Asked(head, List.copyOf(subs), false);
    }

    /** Whether it is told what one plays for: what others have done to somebody before the first turn comes first. */
    private static boolean isAimTold(MatchView view) {
        return !view.aim().isBlank() && SinceMine.of(view).sentences().isEmpty();
    }

    /**
     * @return of all that came of secret choices, what became of whoever reads it, and of the others if there is room
     */
    static String told(MatchView view, Texts texts) {
        List<String> mine = view.seats().stream()
                .filter(seat -> seat.sort() == SeatView.Sort.HUMAN)
                .map(SeatView::name)
                .toList();
        List<String> all = view.decision().told();
        List<String> own = mine.size() == 1
                ? all.stream().filter(said -> said.contains(mine.get(0))).toList()
                : all;
        List<String> others = all.stream().filter(said -> !own.contains(said)).toList();
        String both = (brief(own, mine) + " " + brief(others, mine)).strip();
        // However long it is: nothing else is said there.
        return Stream.of(
                        both.length() <= 2 * TELLING ? both : "",
                        brief(own, mine),
                        brief(all, mine),
                        all.isEmpty() ? "" : all.get(all.size() - 1))
                .filter(said -> !said.isEmpty())
                .findFirst()
                .map(said -> spoken(said, "", view, texts))
                .orElse("");
    }

    /**
     * @return whom the bar below the board tells of: whoever made the last move, as long as that one's news stands
     *     there; else the same as for all
     */
    static SeatView spokenOf(MatchView view, boolean past, Texts texts) {
        boolean watched = !past && view.decision().waiting() == DecisionView.Waiting.COMPUTER && !view.isOut();
        boolean tells = watched && !news(view, texts).isEmpty();
        return tells ? SinceMine.of(view).mover() : view.spokenOf();
    }

    /**
     * @param before who was told of before
     * @return who is seen to move: what another did before is over then
     */
    static SeatView watched(MatchView view, boolean past, SeatView before) {
        boolean told = view.decision().waiting() == DecisionView.Waiting.TOLD;
        SeatView mover = past || told ? null : SinceMine.of(view).mover();
        return mover == null ? before : mover;
    }

    /**
     * @return whether what stands there is over: what is told of one who goes on stays, but nobody reads what another
     *     did while the next one is seen to move
     */
    static boolean isNext(SeatView mover, SeatView before) {
        return mover != null
                && (before == null || !before.id().equals(mover.id()) || mover.sort() == SeatView.Sort.HUMAN);
    }

    /** @return what is said while that seat is seen to move; the same as before where nobody is */
    static String watching(SeatView mover, String before, Texts texts) {
        if (mover == null) return before;
        return mover.sort() == SeatView.Sort.HUMAN ? texts.get("child.look") : texts.get("child.watch", mover.name());
    }

    /**
     * @return what the last move has done to the child; or what came of it, where it is another's turn by now: that is
     *     read from far, with the sign of who did it. Empty if nothing did
     */
    private static String news(MatchView view, Texts texts) {
        SinceMine since = SinceMine.of(view);
        String done = justDone(view);
        if (!done.isEmpty()) return (since.by(done) + " " + points(since.gainedJustNow(), done, texts)).strip();
        return since.isByOther(view.decision().decider())
                ? happened(view, texts).get(0)
                : "";
    }

    private static Asked of(String head, String sub) {
        return new Asked(head, List.of(sub), false);
    }

    /**
     * @return what was done to the child, as long as others play and until the child has played; else what came of the
     *     last move. Below another's name stands what that one did. From the longest form to the shortest; a form may
     *     be empty
     */
    private static List<String> happened(MatchView view, Texts texts) {
        DecisionView decision = view.decision();
        SinceMine since = SinceMine.of(view);
        List<String> mine = since.briefly(texts);
        List<String> names = view.seats().stream().map(SeatView::name).toList();
        boolean own = decision.waiting() == DecisionView.Waiting.PERSON;
        // While others play their own news stands there; all that was done to oneself is told at one's turn.
        String news = own || since.isOwnMove() ? "" : since.news();
        if (!news.isEmpty()) return List.of(news, "");
        if (own && !mine.isEmpty()) return scored(Asked.latest(mine, since.name(), names), since.gained(), texts);
        // What they have done they know, and what came of it they may not: a frog that sinks into the mud.
        if (!own && since.isOwnMove())
            return scored(List.of(brief(since.upshot(), names), ""), since.gainedJustNow(), texts);
        String last = brief(
                decision.told().stream()
                        .filter(said ->
                                !own || !said.startsWith(decision.decider().name() + " "))
                        .toList(),
                names);
        // What came of their own move they hear as well, while their turn goes on.
        if (own && since.isOwnMove()) {
            List<String> came = decision.told().isEmpty() ? since.upshot() : decision.told();
            return scored(List.of(brief(came, names)), since.gainedJustNow(), texts);
        }
        String gone = own ? gone(view, decision.told()) : "";
        if (!gone.isEmpty()) return List.of(gone, last);
        return List.of(last);
    }

    /** @return where what is told ends with somebody who is out, that and how it came; else empty */
    private static String gone(MatchView view, List<String> told) {
        if (told.size() < 2) return "";
        List<String> two = told.subList(told.size() - 2, told.size());
        boolean out = view.seats().stream()
                .filter(SeatView::out)
                .map(SeatView::name)
                .anyMatch(name -> two.stream().allMatch(said -> said.contains(name)));
        String both = String.join(" ", two.stream().map(Asked::core).toList());
        return out && both.length() <= 2 * TELLING ? both : "";
    }

    /** @return the same, before them with the points that came with it: rather than those an older sentence goes */
    private static List<String> scored(List<String> forms, long gained, Texts texts) {
        String points = points(gained, forms.get(0), texts);
        if (points.isEmpty()) return forms;
        // They came of all of it: beside a part they would seem to have come of that.
        String all = forms.size() == 1
                ? points
                : texts.get("child.points.all", points.substring(0, 1).toLowerCase(Locale.ROOT) + points.substring(1));
        return Stream.concat(
                        forms.stream().map(form -> (form + " " + (form.equals(forms.get(0)) ? points : all)).strip()),
                        forms.stream())
                .distinct()
                .toList();
    }

    /** @return by how many points somebody has more now; empty if none, or they are told already */
    static String points(long gained, String told, Texts texts) {
        String many = String.valueOf(Math.abs(gained));
        // The number of a frog is no number of points.
        boolean known = told.matches(".*\\b" + many + " (\\p{L}+ )?(point|punt).*");
        if (gained == 0 || known) return "";
        boolean one = Math.abs(gained) == 1;
        if (gained > 0) return texts.get(one ? "child.points.more.one" : "child.points.more", many);
        return texts.get(one ? "child.points.less.one" : "child.points.less", many);
    }

    /** @return whose turn it is, where the child is asked something in it */
    private static Optional<String> elsewhere(MatchView view) {
        return view.seats().stream()
                .filter(SeatView::moving)
                .filter(mover -> !mover.id().equals(view.decision().decider().id()))
                .map(SeatView::name)
                .findFirst();
    }

    /**
     * @return what the last move has done to the child, to be read from far; empty if nothing, or it takes long to say
     */
    private static String justDone(MatchView view) {
        List<String> now = view.decision().told();
        return SinceMine.of(view).sentences().stream()
                .filter(said -> said.length() <= TELLING && now.contains(said))
                .reduce((before, last) -> last)
                .orElse("");
    }

    /**
     * @return the last short sentence, and the one before it if both are read at a glance; of those, one that tells
     *     what somebody has done to somebody else before what came of it after; empty if there is none
     */
    private static String brief(List<String> sentences, List<String> names) {
        List<String> told = sentences.stream()
                .map(Asked::core)
                .filter(said -> said.length() <= TELLING)
                .toList();
        if (told.isEmpty()) return "";
        String last = told.get(told.size() - 1);
        String done = told.stream()
                .filter(said -> named(said, names) > 1)
                .reduce((before, next) -> next)
                .orElse(last);
        // What is called out at the end is the surprise: a pike has eaten who has just taken somebody.
        if (!done.equals(last)) return last.endsWith("!") ? last : done;
        String both = told.size() < 2 ? last : told.get(told.size() - 2) + " " + last;
        return both.length() <= HintView.SHORT ? both : last;
    }

    /** @return how many it names, without the one who has a word before the colon: that one only made the move */
    private static long named(String said, List<String> names) {
        boolean headed = names.stream().anyMatch(name -> said.startsWith(name + ": "));
        String rest = headed ? said.substring(said.indexOf(": ")) : said;
        return names.stream().filter(rest::contains).count();
    }

    private static String advice(DecisionView decision, Texts texts) {
        for (Map.Entry<String, String> said : PLAIN.entrySet())
            if (decision.advice().equals(texts.get(said.getKey()))) return texts.get(said.getValue());
        return decision.advice();
    }

    private static boolean isOwnTurn(MatchView view) {
        return view.seats().stream().anyMatch(seat -> seat.moving() && seat.sort() == SeatView.Sort.HUMAN);
    }

    private static boolean isOnlyPerson(MatchView view) {
        return view.seats().stream()
                        .filter(seat -> seat.sort() == SeatView.Sort.HUMAN)
                        .count()
                == 1;
    }

    /**
     * @return what a hint comes to: where to look, and why in a few words if there are few; once something is chosen
     *     where there are no arrows, what comes now, since what was ringed has been pressed
     */
    static Asked hint(HintView told, DecisionView decision, Texts texts) {
        boolean ringed = told.stage() == HintView.Stage.MOVE && arrows(told) == 0;
        if (ringed && isBegun(decision))
            return new Asked(
                    decision.asks().isEmpty() ? advice(decision, texts) : decision.asks(), reasons(told, texts), false);
        return hint(told, texts);
    }

    /** Of several things that are chosen one after the other only the first is asked for, by what it is about. */
    private static String question(DecisionView decision) {
        String question = DecisionView.brief(decision.question());
        if (decision.asks().isEmpty()) return question;
        int colon = question.indexOf(": ");
        return colon < 0
                ? decision.asks()
                : question.substring(0, colon + 2)
                        + decision.asks().substring(0, 1).toLowerCase(Locale.ROOT)
                        + decision.asks().substring(1);
    }

    /** A way through places is drawn as an arrow too. */
    private static int arrows(HintView told) {
        return told.overlay().arrows().size() + told.overlay().paths().size();
    }

    /** Of a way in steps beside each other one sees the numbers, and hardly what leads from one to the next. */
    private static boolean isCounted(HintView told) {
        return told.overlay().paths().stream()
                .anyMatch(way ->
                        way.steps().stream().filter(OverlayView.Step::isCounted).count() > 1);
    }

    private static boolean isBegun(DecisionView decision) {
        return decision.isBegun();
    }

    private static Asked hint(HintView told, Texts texts) {
        boolean seen = !told.overlay().isEmpty();
        return switch (told.stage()) {
            case THINKING, JUDGING -> of(told.head(), "");
            case PIECE ->
                told.overlay().rings().isEmpty()
                        ? of(
                                HintView.isPlain(told.head()) ? told.head() : texts.get("child.hint.think"),
                                // Beside a rule that is told for the first time the button has to say enough.
                                told.sentence().length() > TELLING
                                        ? told.sentence()
                                        : (told.sentence()
                                                        + Asked.NEXT_LINE
                                                        + texts.get("child.hint.look", texts.get("say.hint.more")))
                                                .strip())
                        : new Asked(texts.get(pointing(told.overlay())), reason(told, texts), false);
            case MOVE -> {
                if (told.isAllAlike())
                    yield of(
                            texts.get(any(told.alike())),
                            texts.get(seen ? "child.hint.any.rings" : "child.hint.any.lit"));
                int arrows = arrows(told);
                if (!seen) yield of(told.head(), "");
                // One move alone is shown, though what changes hands is ringed in two places.
                String where = told.play() == HintView.Play.AGAIN
                        ? "child.hint.again"
                        : arrows == 0 ? "child.hint.ring" : isCounted(told) ? "child.hint.numbers" : "child.hint.arrow";
                yield new Asked(texts.get(where), reasons(told, texts), false);
            }
            default -> of(told.head(), told.sentence());
        };
    }

    /** @return that what was picked is put back, where a hint begins with that */
    private static String putBack(HintView told, Texts texts) {
        String back = texts.get("hint.putBack");
        return told.sentence().startsWith(back) ? back + " " : "";
    }

    /** @return what the move is good for, and in a line of its own what else comes of it at once, if there is room */
    private static List<String> reasons(HintView told, Texts texts) {
        String why = told.brings().isEmpty() ? told.sentence() : texts.get("child.hint.brings", told.brings());
        if (why.isEmpty() || told.also().isEmpty()) return List.of(why + told.also());
        return List.of(why + Asked.NEXT_LINE + told.also(), why + " " + told.also(), why);
    }

    /** @return why to look there, and below it how such a move is made or what to do now */
    private static List<String> reason(HintView told, Texts texts) {
        String why = told.sentence();
        String now = texts.get(looking(told.overlay()), texts.get("say.hint.more"));
        if (why.isEmpty() || why.startsWith(texts.get("hint.putBack"))) return List.of(putBack(told, texts) + now);
        // A rule that stands alone needs all the room that there is.
        if (why.length() > TELLING) return List.of(why);
        List<String> forms = new ArrayList<>(List.of(why + Asked.NEXT_LINE + now, why));
        if (!told.also().isEmpty()) forms.add(0, why + Asked.NEXT_LINE + told.also());
        return forms;
    }

    /** @return in which words a child is told where to look; of several things nobody knows which is "it" */
    private static String looking(OverlayView seen) {
        // A flower of a hand goes nowhere: something else is chosen next.
        boolean lies = seen.rings().stream().anyMatch(ring -> ring.sort() == Ref.Sort.LYING);
        if (lies) return "child.hint.look";
        return seen.rings().size() > 1 ? "child.hint.where.rings" : "child.hint.where";
    }

    /** @return in which words a child is pointed at what there is to look at */
    private static String pointing(OverlayView seen) {
        return seen.rings().size() > 1 ? "child.hint.among" : "hint.piece";
    }

    /** @return in which words a child is told that all moves are alike */
    private static String any(HintView.Alike alike) {
        return switch (alike) {
            case BEHIND -> "child.hint.any.behind";
            default -> "child.hint.any";
        };
    }

    private static String press(DecisionView decision, Texts texts) {
        return texts.get(decision.unplaced().isEmpty() ? "child.forced.wait" : "child.forced.button");
    }

    /** @return why something is not allowed, or what has to be done first */
    static String refusal(WhyView why, DecisionView decision, Texts texts) {
        return switch (why.sort()) {
                    case REFUSED -> "⊘ " + texts.get("child.why");
                    case DUTY -> "➜ " + texts.get("child.duty");
                    case STRAY -> "➜";
                }
                + " "
                + said(why, decision, texts);
    }

    /** Beside what is lit a child is told again what it is asked, and of no key. */
    private static String said(WhyView why, DecisionView decision, Texts texts) {
        String said = why.sentence().replaceFirst(" Esc [^.]*\\.$", "");
        if (why.sort() != WhyView.Sort.STRAY || decision.isBegun()) return said;
        String lit = texts.get("stray.piece");
        if (decision.isForced())
            return said.replace(lit, press(decision, texts)).replace(texts.get("stray.site"), press(decision, texts));
        String question = DecisionView.brief(decision.question());
        int colon = question.indexOf(": ");
        if (colon < 0)
            return question.endsWith(".")
                    ? said.replace(lit, texts.get("child.stray.lit", question.substring(0, question.length() - 1)))
                    : said;
        String asked = question.substring(colon + 2);
        String first = texts.get("child.stray", asked.matches(".*[.?!]") ? asked : asked + ".");
        // What stands before the colon says why it is asked, unless it only counts.
        String about = question.substring(0, colon);
        boolean told = HintView.isPlain(about) && about.contains(" ") && !said.contains(about);
        return said.replace(
                lit, told ? about + ": " + first.substring(0, 1).toLowerCase(Locale.ROOT) + first.substring(1) : first);
    }
}
