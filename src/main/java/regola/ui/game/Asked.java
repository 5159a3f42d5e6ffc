package regola.ui.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import regola.ui.view.Texts;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.DraftWord;
import regola.ui.view.match.MatchView;

/**
 * An Asked is what the bar below the board says while nothing is refused: a head, which is read from far, and below it
 * what to do, what one plays for as long as nobody has begun, and what the others have done since.
 *
 * @param subs the same from the longest form to the shortest: the first that has room is shown
 * @param tells whether what has happened is told in it
 */
record Asked(String head, List<String> subs, boolean tells) {
    /** What has happened and what to do do not run on: here the one ends, where there is room for a line each. */
    static final char NEXT_LINE = '\n';

    /** More sentences than these are not read in passing. */
    static final int MOST = 3;

    private static Asked of(String head, String sub) {
        return new Asked(head, List.of(sub), false);
    }

    /** @return the shortest form */
    String sub() {
        return subs.get(subs.size() - 1);
    }

    /**
     * @param past whether somebody looks round in it
     * @param ended whether who has won is said elsewhere
     */
    static Asked of(MatchView view, boolean past, boolean ended, Texts texts) {
        DecisionView decision = view.decision();
        if (decision.isOver()) return over(view, ended, texts);
        if (decision.isForced()) {
            Headline told = Headline.of(decision.forced(), SayBar.ONE_LINE);
            String wait = decision.unplaced().isEmpty() ? "forced.wait" : "forced.wait.answer";
            String how = texts.get(decision.patient() ? wait : "forced.hold");
            return of(told.head(), told.rest().isEmpty() ? how : told.rest() + " " + how);
        }
        if (decision.waiting() == DecisionView.Waiting.TOLD) return of(ToldHead.of(view, texts), "");
        if (!past && view.isTellingOut()) return out(view, texts);
        if (decision.waiting() == DecisionView.Waiting.COMPUTER && !past) {
            String head = texts.get("decision.thinks", decision.decider().name());
            if (view.isOut()) return of(head, texts.get("decision.out"));
            // Who plays there is read once, with what one plays for: again and again it says nothing.
            return of(head, view.aim().isBlank() ? "" : aim(view, decision.advice(), texts));
        }
        Headline asked = Headline.of(decision.question(), SayBar.ONE_LINE);
        if (past)
            return of(
                    texts.get(
                            view.story().moment() == 0 ? "timeline.past.start" : "timeline.past",
                            view.story().moment(),
                            view.story().last()),
                    texts.get("timeline.next", decision.question(), view.story().moment() + 1));
        return asked(view, asked, texts);
    }

    /** @return the same with something else first, as far as it has room beside what is asked */
    Asked telling(String first) {
        if (first.isEmpty()) return this;
        List<String> all = new ArrayList<>(List.of(first + NEXT_LINE + subs.get(subs.size() - 1)));
        // What explains it goes before what is asked does.
        int end = first.indexOf(". ");
        if (end > 0) all.add(first.substring(0, end + 1) + NEXT_LINE + subs.get(subs.size() - 1));
        all.addAll(subs);
        return new Asked(head, List.copyOf(all), tells);
    }

    /** Who is out reads that from far, and below it how it came, as far as there is room. */
    private static Asked out(MatchView view, Texts texts) {
        String how = texts.get("decision.out.how");
        List<String> told =
                view.decision().told().stream().map(view.story()::toYou).toList();
        List<String> subs = new ArrayList<>();
        for (int many = told.size(); many > 0; many--)
            subs.add(String.join(" ", told.subList(0, many)) + NEXT_LINE + how);
        subs.add(how);
        return new Asked(texts.get("decision.out.head"), List.copyOf(subs), false);
    }

    /** @return the key of what goes on with a match that waits; from a moment of the past it would go another way */
    static String goOn(MatchView view, boolean past, boolean children) {
        if (!past && view.isOut()) return "decision.out.on";
        return children ? "children.on" : "advice.goOn";
    }

    private static Asked over(MatchView view, boolean ended, Texts texts) {
        // Who has won and why stands beside the board, and once is enough.
        if (ended) return of(texts.get("end.over"), "");
        DecisionView decision = view.decision();
        // Who has won comes first: the reason, if it says that, else just that, and the reason below it.
        boolean told = !decision.advice().isBlank()
                && view.seats().stream()
                        .filter(SeatView::winner)
                        .allMatch(seat -> decision.advice().contains(seat.name()));
        String head = Headline.of(told ? decision.advice() : decision.question(), Integer.MAX_VALUE)
                .head();
        return of(head, told ? decision.question() : decision.advice());
    }

    private static Asked asked(MatchView view, Headline asked, Texts texts) {
        DecisionView decision = view.decision();
        boolean begun = decision.isBegun();
        boolean asksOn = begun && !decision.asks().isEmpty();
        boolean told = !decision.told().isEmpty() && !begun;
        String name = decision.decider() == null ? "" : decision.decider().name();
        List<String> subs = new ArrayList<>();
        if (view.canRedo() && !begun) subs.add(UndoneWords.of(view, texts));
        else if (begun) subs.addAll(awaiting(ahead(view), capital(draft(decision))));
        else if (told) {
            // How to turn something is seen nowhere; what else to do is lit.
            String how = view.turns() ? NEXT_LINE + decision.advice() : "";
            List<String> names = view.seats().stream().map(SeatView::name).toList();
            // What is told of two of one's pieces in the same words is told once.
            List<String> once =
                    decision.told().stream().map(view.story()::toYou).distinct().toList();
            List<String> latest = latest(once, name, names);
            String all = together(once, names);
            // Whoever misses the rest reads where it is.
            for (String what : latest)
                subs.add(after(
                        asked,
                        just(what + (what.equals(all) ? "" : " " + texts.get("say.story.all")), names, texts) + how));
            String shortest = after(asked, just(latest.get(latest.size() - 1), names, texts) + how);
            if (!subs.contains(shortest)) subs.add(shortest);
        } else
            subs.add(aim(
                    view,
                    after(asked, decision.asks() + " " + decision.advice()).strip(),
                    texts));
        boolean tells = told && !view.canRedo();
        boolean addressed = !begun && !view.canRedo() && isOnlyPerson(view);
        String elsewhere = begun || view.canRedo() ? "" : elsewhere(view, texts);
        if (!elsewhere.isEmpty()) subs.replaceAll(sub -> elsewhere + " " + sub);
        else if (addressed) subs.replaceAll(sub -> yours(sub, texts));
        if (tells) subs.replaceAll(view.story()::toYou);
        return new Asked(asksOn ? decision.asks() : asked.head(), List.copyOf(subs), tells);
    }

    /** @return what a special square does on which the move could end, and what to do: where both have no room, that */
    static List<String> awaiting(String ahead, String advice) {
        return ahead.isEmpty() ? List.of(advice) : List.of(ahead + NEXT_LINE + advice, ahead, advice);
    }

    /** @return what the special square does that may be pressed; empty if there is none, or several kinds of them */
    static String ahead(MatchView view) {
        if (!view.decision().isBegun()) return "";
        List<String> told = view.board().sites().stream()
                .filter(site -> site.is(Role.TARGET))
                .flatMap(site -> site.marks().stream())
                .map(MarkView::sentence)
                .filter(sentence -> !sentence.isBlank())
                .distinct()
                .toList();
        return told.size() == 1 ? told.get(0) : ""; // of several kinds nobody reads: each is told where one looks at it
    }

    /** Who has read what the others did is told below that, and not before, that it is one's own turn. */
    private static String yours(String sub, Texts texts) {
        int what = sub.indexOf(NEXT_LINE);
        if (what < 0) return texts.get("decision.yours", sub);
        return sub.substring(0, what) + NEXT_LINE + texts.get("decision.yours", sub.substring(what + 1));
    }

    /**
     * Behind a colon a sentence goes on, and there is no second colon.
     *
     * @param names of all who play: they keep their capital
     */
    static String just(String what, List<String> names, Texts texts) {
        boolean named = what.isEmpty() || names.stream().anyMatch(what::startsWith);
        return texts.get("decision.before", (named ? what : small(what)).replace(": ", " – "));
    }

    /** @return whose turn it is, and who is asked in it, where that is somebody else; else empty */
    private static String elsewhere(MatchView view, Texts texts) {
        SeatView decider = view.decision().decider();
        return view.seats().stream()
                .filter(SeatView::moving)
                .filter(mover -> decider != null && !mover.id().equals(decider.id()))
                .findFirst()
                .map(mover -> isOnlyPerson(view)
                        ? texts.get("decision.elsewhere.yours", mover.name())
                        : texts.get("decision.elsewhere", mover.name(), decider.name()))
                .orElse("");
    }

    /** @return what one plays for, as long as that is to be said, before a sentence */
    private static String aim(MatchView view, String sentence, Texts texts) {
        return view.aim().isBlank()
                ? sentence
                : (texts.get("decision.aim", small(view.aim())) + " " + sentence).strip();
    }

    /** Behind a colon a sentence goes on. */
    private static String small(String words) {
        return words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
    }

    private static String after(Headline asked, String sentence) {
        return asked.rest().isEmpty() ? sentence : asked.restAnd(sentence);
    }

    /**
     * @param name of who reads it: what names that player is kept longest
     * @param names of all who play: what names nobody does not say who did it, and goes first
     * @return the last sentences in one go, each once, then ever fewer of them, to the last alone
     */
    static List<String> latest(List<String> sentences, String name, List<String> names) {
        List<String> kept = new ArrayList<>(sentences.stream().distinct().toList());
        List<String> all = new ArrayList<>();
        while (!kept.isEmpty()) {
            if (kept.size() <= MOST) all.add(together(kept, names));
            // What explains a sentence goes before a whole one does.
            String core = together(kept.stream().map(Asked::core).toList(), names);
            if (kept.size() <= MOST && kept.size() > 1 && !all.contains(core)) all.add(core);
            String last = kept.get(kept.size() - 1);
            String least = kept.stream()
                    .filter(each -> names.stream()
                            .noneMatch(each.substring(head(each, names).length())::contains))
                    .findFirst()
                    .or(() -> kept.stream()
                            .filter(each -> name.isEmpty() ? !each.equals(last) : !each.contains(name))
                            .findFirst())
                    .or(() -> kept.stream() // of each of them something is told
                            .filter(each ->
                                    kept.stream().anyMatch(other -> other != each && isBySame(each, other, names)))
                            .findFirst())
                    .orElse(kept.get(0));
            kept.remove(least);
        }
        return all;
    }

    /** @return the sentences in one go; who made a move stands before the first that tells of it, and not again */
    private static String together(List<String> sentences, List<String> names) {
        StringBuilder all = new StringBuilder();
        String before = "";
        for (String sentence : sentences) {
            String head = head(sentence, names);
            boolean again = !head.isEmpty() && head.equals(before);
            all.append(all.isEmpty() ? "" : " ").append(again ? capital(sentence.substring(head.length())) : sentence);
            before = head;
        }
        return all.toString();
    }

    private static boolean isBySame(String sentence, String other, List<String> names) {
        return names.stream().anyMatch(name -> sentence.startsWith(name) && other.startsWith(name));
    }

    /** @return who made the move, as far as that stands before the sentence */
    private static String head(String sentence, List<String> names) {
        return names.stream()
                .map(name -> name + ": ")
                .filter(sentence::startsWith)
                .findFirst()
                .orElse("");
    }

    /** @return the sentence without what follows a semicolon in it */
    static String core(String sentence) {
        int cut = sentence.indexOf("; ");
        return cut < 0 ? sentence : sentence.substring(0, cut) + ".";
    }

    /** What is chosen so far, and what to do next. */
    private static String draft(DecisionView decision) {
        // What is taken up on the board is seen there.
        if (decision.unplaced().isEmpty()) return decision.advice();
        String chosen = decision.draft().stream()
                .filter(word -> word.state() == DraftWord.State.FILLED)
                .map(DraftWord::words)
                .collect(Collectors.joining(", "));
        return chosen + ". " + decision.advice();
    }

    private static String capital(String words) {
        return words.isEmpty() ? words : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** Who plays alone against computers is called by a colour, and reads here that it is meant. */
    private static boolean isOnlyPerson(MatchView view) {
        SeatView decider = view.decision().decider();
        return decider != null
                && view.decision().waiting() == DecisionView.Waiting.PERSON
                && decider.sort() == SeatView.Sort.HUMAN
                && view.seats().stream()
                                .filter(seat -> seat.sort() == SeatView.Sort.HUMAN)
                                .count()
                        == 1;
    }
}
