package regola.engine.node;

import regola.engine.board.Bits;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.value.Event;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.language.source.Span;

/** A Draw is a node that takes one element at random, all equally likely. It changes only the generator of chance. */
public final class Draw extends Node {
    private final Node from;
    private final boolean narrow;
    private final boolean bits;
    private final Type element;
    private final boolean hidden;
    private final Span span;

    /**
     * @param narrow true for a set of up to 64
     * @param bits false for lists and sets of numbers
     * @param hidden true if such values may be kept from the players, so that nobody is told what was drawn
     */
    public Draw(Node from, boolean narrow, boolean bits, Type element, boolean hidden, Span span) {
        this.from = from;
        this.narrow = narrow;
        this.bits = bits;
        this.element = element;
        this.hidden = hidden;
        this.span = span;
    }

    @Override
    public long eval(Execution x) {
        long drawn = draw(x);
        if (x.sink() != null) tell(x, drawn);
        return drawn;
    }

    private long draw(Execution x) {
        if (narrow) {
            long set = from.eval(x);
            long drawn = Bits.nth(set, below(x, Long.bitCount(set)));
            if (isNoted(x)) x.drawn(drawn, Bits.elements(set));
            return drawn;
        }
        long[] list = from.list(x);
        long drawn = bits ? Bits.nth(list, below(x, Bits.count(list))) : list[below(x, list.length)];
        if (isNoted(x)) x.drawn(drawn, bits ? Bits.elements(list) : list);
        return drawn;
    }

    /** Where such values may be hidden, who guesses them must know what else might have been drawn. */
    private boolean isNoted(Execution x) {
        return hidden && x.state.known != null && !x.state.isForgetful();
    }

    private int below(Execution x, int count) {
        x.charge(count >> 4, span);
        if (count > 0) return x.state.draws.below(count);
        throw new RuleFailure(
                span,
                "nothing can be drawn at random from nothing",
                "what stands after 'random of' is empty here",
                "ask first whether there is some");
    }

    private void tell(Execution x, long drawn) {
        long seenBy = hidden ? 0 : x.toldTo();
        if (element.base() == Type.Base.PIECE) seenBy &= x.program.layout.seen()[x.state.siteOf[(int) drawn]];
        var names = x.names();
        Thing thing = names.thing(element, drawn);
        Spoken words =
                language -> (language.equals("it") ? "A caso: " : "By chance: ") + names.title(thing, language) + ".";
        x.sink().happened(Event.chance(x.ruleNumber(), words, thing, seenBy));
    }
}
