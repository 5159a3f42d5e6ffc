package regola.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regola.engine.Match;
import regola.engine.value.BoardGraph;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.model.Board;
import regola.language.model.CheckedGame;
import regola.language.model.Choice;
import regola.language.model.Mark;
import regola.language.model.PieceSet;
import regola.language.model.Rule;
import regola.language.model.RuleIndex;
import regola.language.model.RulePassage;
import regola.language.model.Statement;
import regola.language.model.Type;
import regola.language.source.Span;

/**
 * Origins finds where in the text of a game the rule stands from which something on the board or in its story comes.
 */
public final class Origins {
    private final CheckedGame game;
    private final RuleIndex index;
    private final List<Choice> choices = new ArrayList<>();

    public Origins(CheckedGame game) {
        this.game = game;
        this.index = RuleIndex.of(game);
        for (Rule rule : game.rules()) gather(rule.body());
        if (game.start() != null) gather(game.start().body());
        if (game.turn() != null) gather(game.turn().body());
    }

    private void gather(List<Statement> steps) {
        for (Statement step : steps) {
            if (step instanceof Statement.Choose choose) choices.add(choose.choice());
            step.blocks().forEach(this::gather);
        }
    }

    /**
     * @param decision the id of the decision that the move answers
     * @return the form in which it is written
     */
    public Optional<Span> ofMove(String decision, Move move) {
        for (Choice choice : choices) {
            if (!choice.id().equals(decision)) continue;
            for (Choice.Option option : choice.options())
                if (Meanings.isOf(option, move)) return Optional.of(option.span());
        }
        return Optional.empty();
    }

    /** @return the rule that an event tells of, or in which it happened */
    public Optional<Span> ofEvent(Event event) {
        if (event.kind() == Event.Kind.RULE && event.property() != null)
            for (Rule rule : game.rules()) if (rule.name().equals(event.property())) return Optional.of(rule.span());
        return ofRule(event.rule());
    }

    /** @param number of a rule; may be null */
    public Optional<Span> ofRule(String number) {
        if (number == null) return Optional.empty();
        List<RulePassage> passages = index.of(number);
        return passages.isEmpty()
                ? Optional.empty()
                : Optional.of(passages.get(0).reason().span());
    }

    /** @return where a place, a piece or a side is declared; of a place first what is special about it */
    public Optional<Span> ofThing(Thing thing, Match match) {
        if (thing.is(Type.Base.PIECE) && thing.number() >= 0)
            return ofKind(match.names().piece((int) thing.number()).kind(), match);
        if (thing.is(Type.Base.KIND) && thing.number() >= 0) return ofKind((int) thing.number(), match);
        return thing.is(Type.Base.SITE) ? ofSite(thing, match) : Optional.empty();
    }

    private Optional<Span> ofKind(int kind, Match match) {
        String set = match.names().kind(kind).pieceClass();
        return game.pieces().stream()
                .filter(pieces -> pieces.name().equals(set))
                .map(PieceSet::span)
                .findFirst();
    }

    private Optional<Span> ofSite(Thing site, Match match) {
        for (Mark mark : game.marks()) if (mark.sites().contains(site.id())) return Optional.of(mark.span());
        for (BoardGraph.ZoneSite zone : match.board().zones()) {
            if (zone.site() == site.number())
                return game.zones().stream()
                        .filter(each -> each.name().equals(zone.zone()))
                        .map(each -> each.span())
                        .findFirst();
        }
        Board board = game.board();
        if (board == null) return Optional.empty();
        return board.sites().stream()
                .filter(each -> each.name().equals(site.id()) && each.span() != null)
                .map(Board.Site::span)
                .findFirst()
                .or(() -> Optional.ofNullable(board.span()));
    }
}
