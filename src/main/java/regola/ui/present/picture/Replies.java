package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.ui.view.Texts;
import regola.ui.view.board.Ref;
import regola.ui.view.match.WhyView;

/**
 * A Replies answers a press that led to no move: with the reason of the rule that forbids it, or, where no rule speaks
 * of it, with what could be pointed at now.
 */
final class Replies {
    /** So many pieces that cannot be moved are asked why: it is the same for all where a rule demands others. */
    private static final int MOST_ASKED = 2;
    /** Of more moves than these nobody is told what each takes. */
    private static final int MOST_TAKING = 12;

    private final Names names;
    private final Texts texts;
    private final BoardViews boards;
    /** As questions are put: to who plays alone it is said as to that one. */
    private final Manner asking;
    /** What was said of the moment that was asked about last: it is asked again with each picture of it. */
    private Duty lastDuty = new Duty(null, 0, "");

    private record Duty(Match match, long fingerprint, String said) {}

    Replies(Names names, Texts texts, BoardViews boards, Manner asking) {
        this.asking = asking;
        this.names = names;
        this.texts = texts;
        this.boards = boards;
    }

    /**
     * @param decider whose turn it is; below 0 where it is nobody's
     * @param takes whether a move takes what was pressed: then it was meant well, and where to press is what is said
     * @return null if the last press was no vain one
     */
    WhyView of(Pointing pointing, int decider, Predicate<Move> takes) {
        Pointing.Refusal refusal = pointing.refusal();
        if (refusal == null) return null;
        String tried = Names.capital(refusal.tried().stream().map(names::called).collect(Collectors.joining(" → ")));
        if (refusal.why() == null || refusal.early())
            return new WhyView(WhyView.Sort.STRAY, tried, null, stray(pointing, refusal, decider), "");
        List<Move> left = pointing.isPicked() ? pointing.picks().left() : List.of();
        if (left.size() <= MOST_TAKING && left.stream().anyMatch(takes))
            return new WhyView(WhyView.Sort.STRAY, tried, null, texts.get("stray.taken"), "");
        String sentence = Names.sentence(refusal.why().in(asking));
        boolean duty = isDuty(sentence);
        // Of one place of many it would be said why not there: that there is none is what has to be known.
        String said = refusal.stuck() && !duty ? texts.get("why.stuck", sentence) : sentence;
        return new WhyView(
                duty ? WhyView.Sort.DUTY : WhyView.Sort.REFUSED,
                tried,
                refusal.why().rule(),
                said,
                Names.place(refusal.why().span()));
    }

    /**
     * What has to be done before anything else, where only some of the pieces can do it: nobody has to find that out by
     * a wrong try.
     *
     * @param picks nothing picked yet
     * @return what is said to whoever tries another piece; empty where no rule demands some
     */
    String duty(Match match, Picks picks) {
        Duty known = lastDuty;
        long fingerprint = match.fingerprint();
        if (known.match() == match && known.fingerprint() == fingerprint) return known.said();
        String said = found(match, picks);
        lastDuty = new Duty(match, fingerprint, said);
        return said;
    }

    private String found(Match match, Picks picks) {
        Set<Thing> begins = picks.left().stream()
                .flatMap(move -> picks.open(move).limit(1))
                .map(Move.Part::thing)
                .filter(thing -> thing.is(Type.Base.PIECE) || thing.is(Type.Base.SITE))
                .collect(Collectors.toSet());
        Standing standing = Standing.of(match, -1);
        List<Thing> others = new ArrayList<>();
        Set<Integer> kinds =
                begins.stream().flatMap(thing -> kinds(thing, standing)).collect(Collectors.toSet());
        if (kinds.isEmpty()) return "";
        boolean sites = begins.iterator().next().is(Type.Base.SITE);
        standing.bySite().forEach((site, pieces) -> {
            if (pieces.isEmpty() || !boards.has(site)) return;
            for (String piece : sites ? pieces.subList(pieces.size() - 1, pieces.size()) : pieces) {
                List<Thing> found = names.things(List.of(sites ? Ref.site(site) : Ref.piece(piece)));
                if (!found.isEmpty()
                        && !begins.contains(found.get(0))
                        && kinds(found.get(0), standing).anyMatch(kinds::contains)) others.add(found.get(0));
            }
        });
        return others.stream()
                .sorted(Comparator.comparing(Thing::id))
                .limit(MOST_ASKED)
                .flatMap(other -> match.whyNot(List.of(other)).stream().limit(1))
                .map(why -> Names.sentence(why.in(asking)))
                .filter(this::isDuty)
                .findFirst()
                .orElse("");
    }

    /** The kinds of what stands there, or of the piece itself: each belongs to one side. */
    private Stream<Integer> kinds(Thing thing, Standing standing) {
        List<String> pieces = thing.is(Type.Base.PIECE) ? List.of(thing.id()) : standing.at(thing.id());
        return pieces.stream()
                .flatMap(piece -> names.things(List.of(Ref.piece(piece))).stream())
                .filter(piece -> piece.is(Type.Base.PIECE))
                .map(piece -> names.catalog().piece((int) piece.number()).kind());
    }

    /** Whoever presses what nothing is done with wants to know what it is, if that cannot be seen. */
    private String stray(Pointing pointing, Pointing.Refusal refusal, int decider) {
        if (pointing.isMisplaced()) return texts.get("stray.carried", texts.get(first(pointing)));
        return refusal.tried().stream()
                .map(thing -> boards.told(thing.id()))
                .filter(told -> !told.isEmpty())
                .findFirst()
                .or(() -> refusal.tried().stream()
                        .map(thing -> boards.special(thing.id()))
                        .filter(told -> !told.isEmpty())
                        .findFirst()
                        .map(told -> told + " " + texts.get(first(pointing))))
                .orElseGet(() -> instead(pointing, refusal, decider));
    }

    /** What can be pressed; before it, of what was pressed, what is seen at once once it is said. */
    private String instead(Pointing pointing, Pointing.Refusal refusal, int decider) {
        String first = first(pointing);
        boolean sites = first.equals("stray.site");
        if (sites && refusal.nowhere()) return texts.get("stray.site.nowhere");
        boolean others = refusal.tried().stream().anyMatch(thing -> thing.is(Type.Base.PLAYER));
        if (!others && !sites && !first.equals("stray.other")) return texts.get(first);
        return refusal.tried().stream()
                .map(thing ->
                        thing.is(Type.Base.PLAYER) ? (int) thing.number() : Likeness.owner(names.catalog(), thing))
                .filter(owner -> owner >= 0 && owner != decider)
                .findFirst()
                .map(owner -> texts.get("stray.site.others", names.player(owner)))
                .orElseGet(() -> texts.get(first));
    }

    /** Whether a reason says what is to be done rather than what may not be: only its words tell. */
    private boolean isDuty(String sentence) {
        return Pattern.compile(texts.get("why.duty.words"), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
                .matcher(sentence.toLowerCase(Locale.ROOT))
                .find();
    }

    /** Who is asked for a card or a flower moves nothing: that is all there is to choose. */
    private static boolean isMoved(Picks picks) {
        return picks.left().stream().anyMatch(move -> picks.open(move).count() > 1);
    }

    /** Whoever names two places says from where to where: what stands on the first is to be moved. */
    private static boolean isWalked(Picks picks) {
        return picks.left().stream()
                .allMatch(move -> picks.open(move)
                                .filter(part -> part.thing().is(Type.Base.SITE))
                                .count()
                        == 2);
    }

    private static String first(Pointing pointing) {
        Set<String> sorts = pointing.wanted();
        String sort = sorts.size() == 1 ? sorts.iterator().next() : "";
        boolean picked = !pointing.picks().isEmpty();
        return switch (sort) {
            case "piece" -> picked ? "stray.piece.next" : isMoved(pointing.picks()) ? "stray.piece" : "stray.other";
            case "site" -> picked ? "stray.site.next" : isWalked(pointing.picks()) ? "stray.piece" : "stray.site";
            case "player" -> "stray.player";
            case "answer" -> "stray.answer";
            default -> {
                boolean answers = sorts.contains("answer");
                yield answers ? "stray.mixed" : picked ? "stray.other.next" : "stray.other";
            }
        };
    }
}
