package regola.ui.present.editor;

import java.util.List;
import regola.language.source.Span;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.workshop.Holding;
import regola.workshop.Meaning;
import regola.workshop.Subject;

/**
 * BesideSteps say beside the text whether what a step asks holds as the match stands, and of one that ends the match
 * whether it is come to and who then wins.
 */
final class BesideSteps {
    /** More of a condition than this nobody reads twice. */
    private static final int LONGEST = 70;
    /** So many values are told. */
    private static final int MOST_READINGS = 4;

    private final BesideWords words;
    private final Texts texts;
    private final BoardView board;

    /** @param board on which it is shown */
    BesideSteps(BesideWords words, Texts texts, BoardView board) {
        this.words = words;
        this.texts = texts;
        this.board = board;
    }

    void say(Meaning meaning, Subject.Step step, List<String> said) {
        if (step.isEnd()) end(meaning, step, said);
        else condition(meaning, said);
    }

    // ---- what is asked

    private void condition(Meaning meaning, List<String> said) {
        Holding holding = meaning.holding();
        switch (holding.state()) {
            case CHANCE -> said.add(texts.get("beside.step.chance"));
            case OPEN -> {
                said.add(texts.get("beside.step.open", words.named(holding.open())));
                if (!meaning.values().isEmpty()) words.values(meaning, said);
            }
            default -> decided(holding, said);
        }
        if (holding.at() != null)
            said.add(stopped(holding.at(), "beside.step.stopped.fails", "beside.step.stopped.holds"));
    }

    private void decided(Holding holding, List<String> said) {
        boolean holds = holding.state() == Holding.State.HOLDS;
        said.add(texts.get(holds ? "beside.step.holds" : "beside.step.fails"));
        List<Holding.Part> deciding = holding.deciding();
        boolean all = deciding.size() == holding.parts();
        if (all && deciding.size() > 1) said.add(texts.get(holds ? "beside.step.all" : "beside.step.noPart"));
        if (!all)
            for (Holding.Part part : deciding)
                said.add(texts.get(
                        part.holds() ? "beside.step.part.holds" : "beside.step.part.fails", written(part.span())));
        deciding.stream()
                .flatMap(part -> part.readings().stream())
                .map(this::reading)
                .distinct()
                .limit(MOST_READINGS)
                .forEach(said::add);
    }

    private String reading(Holding.Reading reading) {
        String written = written(reading.span());
        if (!reading.isCount())
            return texts.get("beside.step.value", written, words.yields(reading.is(), reading.type()));
        boolean ringed = BesideWords.areOn(board, reading);
        return texts.get(
                ringed ? "beside.step.count.rings" : "beside.step.count",
                written,
                reading.is().size());
    }

    private static String written(Span span) {
        String text =
                span.source().text().substring(span.start(), span.end()).strip().replaceAll("\\s+", " ");
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST).stripTrailing() + " …";
    }

    /** @return why it is not come to */
    private String stopped(Subject.Guard guard, String fails, String holds) {
        if (isNothingToPlay(guard)) return texts.get("beside.stuck") + " " + texts.get("beside.stuck.not");
        return texts.get(guard.wanted() ? fails : holds, guard.span().line());
    }

    /** @return whether it lets through only where nothing can be played */
    private static boolean isNothingToPlay(Subject.Guard guard) {
        return guard != null && guard.asked() == null;
    }

    // ---- the end

    private void end(Meaning meaning, Subject.Step step, List<String> said) {
        Holding holding = meaning.holding();
        if (holding.state() == Holding.State.DONE) {
            said.add(texts.get("beside.end.done"));
            said.add(winners(meaning, "beside.end.won.done", "beside.end.drawn.done"));
            return;
        }
        if (holding.at() != null)
            said.add(stopped(holding.at(), "beside.end.stopped.fails", "beside.end.stopped.holds"));
        else if (holding.state() == Holding.State.CHANCE) said.add(texts.get("beside.end.chance"));
        else if (!holding.open().isEmpty()) said.add(texts.get("beside.end.open", words.named(holding.open())));
        else if (holding.state() == Holding.State.HOLDS && !step.guards().isEmpty())
            said.add(texts.get("beside.end.holds"));
        boolean moves = !meaning.moves().isEmpty();
        if (moves) said.add(texts.get("beside.end.moves", words.movesNamed(meaning.moves())));
        else if (meaning.whole() && !isNothingToPlay(holding.at())) said.add(texts.get("beside.end.moves.none"));
        if (step.byScores()) said.add(texts.get("beside.end.scores"));
        said.add(
                moves
                        ? winners(meaning, "beside.end.won.then", "beside.end.drawn.then")
                        : winners(meaning, "beside.end.won.now", "beside.end.drawn.now"));
    }

    private String winners(Meaning meaning, String won, String drawn) {
        if (meaning.values().isEmpty()) return texts.get("beside.end.who");
        Meaning.Value who = meaning.values().get(0);
        return who.is().isEmpty() ? texts.get(drawn) : texts.get(won, words.yields(who.is(), meaning.type()));
    }
}
