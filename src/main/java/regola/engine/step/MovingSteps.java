package regola.engine.step;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import regola.engine.board.Layout;
import regola.engine.node.LineShift;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.run.Step;
import regola.engine.state.GameState;
import regola.engine.state.HexSpan;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.language.source.Message;
import regola.language.source.Span;

/** A MovingSteps is a family of steps: pieces go from site to site. */
public final class MovingSteps {
    private static final long[] NO_WAY = {};

    private MovingSteps() {}

    private static int target(Execution x, Node to, Span span) {
        return target(to.eval(x), span);
    }

    /** @return the site to move to, if it is not none */
    public static int target(long site, Span span) {
        if (site >= 0) return (int) site;
        throw new RuleFailure(
                span,
                "there is no site to move to",
                "the site after 'to' is none here",
                "ask first whether there is one");
    }

    /**
     * @return where the pieces touch down on their way; nothing unless somebody watches, so that it costs nothing
     *     otherwise
     */
    private static long[] way(Execution x, Node over) {
        return over == null || x.sink() == null ? NO_WAY : x.telling(at -> over.list(at));
    }

    private static void move(Execution x, int piece, int to, long[] way) {
        int from = x.state.siteOf[piece];
        boolean stays = from == to && (!x.state.sites.ordered[to] || x.state.top[to] == piece);
        if (x.seeing() != null) x.seeing().beforeMove(x, piece, to);
        x.state.move(piece, to);
        x.chargeMoved(Event.WORK);
        if (x.sink() != null && !stays) tell(x, piece, from, to, way); // what changes nothing is not told
    }

    /** Follows what has moved over an endless plane. */
    private static int moved(Execution x, int next, Span span) {
        if (x.state.window() != null) x.charge(x.state.roster.count >> 4, span);
        if (x.state.window() == null || x.state.follow()) return next;
        throw new RuleFailure(
                span,
                "the pieces are too far apart",
                Message.of(
                        "on this endless board they may reach over {0} hexes in a row at most",
                        HexSpan.most(x.state.window().side())),
                "let pieces only move to places near other pieces");
    }

    private static void tell(Execution x, int piece, int from, int to, long[] way) {
        Layout layout = x.program.layout;
        Catalog names = x.names();
        Spoken words = language -> names.title(Type.PIECE, piece, language) + ": "
                + names.title(Type.SITE, from, language) + " → " + names.title(Type.SITE, to, language);
        boolean secret = x.toldTo() != -1;
        List<Thing> over = new ArrayList<>();
        x.telling(at -> {
            at.chargeMade(4 * way.length);
            return null;
        });
        for (long site : way) if (site >= 0) over.add(names.thing(Type.SITE, site));
        x.sink()
                .happened(Event.moved(
                        x.ruleNumber(),
                        words,
                        names.thing(Type.PIECE, piece),
                        names.thing(Type.SITE, from),
                        names.thing(Type.SITE, to),
                        over,
                        secret ? x.toldTo() : layout.seen()[from] | layout.seen()[to]));
    }

    public static final class MoveOne extends Step {
        private final Node piece, to, over;

        /** @param over the sites touched on the way, or null; so for the other moves */
        public MoveOne(Node piece, Node to, Node over, Span span, String rule) {
            super(span, rule);
            this.piece = piece;
            this.to = to;
            this.over = over;
        }

        @Override
        public int run(Execution x, int pc) {
            int moving = moving(piece.eval(x), span());
            return moveOn(x, pc, moving, target(x, to, span()));
        }

        /** @return the piece to move, if it is not none */
        public static int moving(long piece, Span span) {
            if (piece >= 0) return (int) piece;
            throw new RuleFailure(
                    span,
                    "there is no piece to move",
                    "the piece after 'move' is none here",
                    "ask first whether there is one");
        }

        /** Moves the piece, where nothing is hidden, nobody listens, and no plane follows. */
        public static void quietly(Execution x, int moving, int site) {
            x.state.move(moving, site);
            x.chargeMoved(Event.WORK);
        }

        /** Moves the piece. @return the program counter of the step to go on with */
        public int moveOn(Execution x, int pc, int moving, int site) {
            move(x, moving, site, way(x, over));
            return moved(x, pc + 1, span());
        }
    }

    /** Moves the pieces of a small set, in rising order. */
    public static final class MoveBits extends Step {
        private final Node pieces, to, over;

        public MoveBits(Node pieces, Node to, Node over, Span span, String rule) {
            super(span, rule);
            this.pieces = pieces;
            this.to = to;
            this.over = over;
        }

        @Override
        public int run(Execution x, int pc) {
            long moving = pieces.eval(x);
            if (moving == 0) return pc + 1;
            return moveOn(x, pc, moving, target(x, to, span()));
        }

        /** As {@link MoveOne#quietly}, for the pieces of a set. */
        public static void quietly(Execution x, long moving, int site) {
            if ((moving & moving - 1) == 0) MoveOne.quietly(x, Long.numberOfTrailingZeros(moving), site);
            else quietlyAll(x, moving, site);
        }

        private static void quietlyAll(Execution x, long moving, int site) {
            int from = x.state.siteOf[Long.numberOfTrailingZeros(moving)];
            if (moving == (x.state.at[from] & moving)) moveStack(x, from, moving, site, NO_WAY);
            else
                for (long rest = moving; rest != 0; rest &= rest - 1)
                    MoveOne.quietly(x, Long.numberOfTrailingZeros(rest), site);
        }

        /** Moves the pieces, of which there are some. @return the program counter of the step to go on with */
        public int moveOn(Execution x, int pc, long moving, int site) {
            long[] way = way(x, over);
            if ((moving & moving - 1) == 0) {
                MovingSteps.move(x, Long.numberOfTrailingZeros(moving), site, way);
                return moved(x, pc + 1, span());
            }
            int from = x.state.siteOf[Long.numberOfTrailingZeros(moving)];
            if (moving == (x.state.at[from] & moving)) moveStack(x, from, moving, site, way);
            else
                for (long rest = moving; rest != 0; rest &= rest - 1)
                    MovingSteps.move(x, Long.numberOfTrailingZeros(rest), site, way);
            return moved(x, pc + 1, span());
        }

        private static void moveStack(Execution x, int from, long moving, int to, long[] way) {
            for (long piece : x.state.stack(from))
                if ((moving >>> piece & 1) != 0) MovingSteps.move(x, (int) piece, to, way);
        }
    }

    /** Moves the pieces of a list in its order. */
    public static final class MoveList extends Step {
        private final Node pieces, to, over;
        private final boolean set;

        /** @param set true if they come from a set: those of one stack then keep their order */
        public MoveList(Node pieces, Node to, Node over, boolean set, Span span, String rule) {
            super(span, rule);
            this.pieces = pieces;
            this.to = to;
            this.over = over;
            this.set = set;
        }

        @Override
        public int run(Execution x, int pc) {
            long[] moving = pieces.list(x);
            if (moving.length == 0) return pc + 1;
            int site = target(x, to, span());
            long[] way = way(x, over);
            for (long piece : set ? stackOrder(x.state, moving) : moving) {
                if (piece >= 0) MovingSteps.move(x, (int) piece, site, way);
            }
            return moved(x, pc + 1, span());
        }

        private static long[] stackOrder(GameState state, long[] pieces) {
            int from = state.siteOf[(int) pieces[0]];
            for (long piece : pieces) if (state.siteOf[(int) piece] != from) return pieces;
            long[] ordered = new long[pieces.length];
            int n = 0;
            for (long piece : state.stack(from)) if (Arrays.binarySearch(pieces, piece) >= 0) ordered[n++] = piece;
            return ordered;
        }
    }

    public static final class Shift extends Step {
        private final Node line, by;

        public Shift(Node line, Node by, Span span, String rule) {
            super(span, rule);
            this.line = line;
            this.by = by;
        }

        @Override
        public int run(Execution x, int pc) {
            int l = (int) line.eval(x);
            if (l < 0)
                throw new RuleFailure(
                        span(),
                        "there is no line to shift along",
                        "the line is none here",
                        "ask first whether there is one");
            int[] moved = LineShift.shift(x, l, by.eval(x));
            x.charge((long) moved.length / LineShift.WORDS * Event.WORK, span());
            if (x.sink() != null) {
                for (int i = 0; i < moved.length; i += 3)
                    tell(x, moved[i], moved[i + 1], x.state.siteOf[moved[i]], NO_WAY);
            }
            return pc + 1;
        }
    }

    public static final class Shuffle extends Step {
        private final Node site;

        public Shuffle(Node site, Span span, String rule) {
            super(span, rule);
            this.site = site;
        }

        @Override
        public int run(Execution x, int pc) {
            int s = target(x, site, span());
            long[] stack = x.state.stack(s);
            x.charge(Event.WORK, span());
            if (x.seeing() != null) x.seeing().beforeShuffle(x, s);
            for (int left = stack.length; left > 0; left--) {
                int drawn = x.state.draws.below(left);
                long piece = stack[drawn];
                stack[drawn] = stack[left - 1];
                x.state.move((int) piece, s);
                x.chargeMoved(1);
            }
            if (x.sink() != null) {
                Catalog names = x.names();
                Spoken words = language ->
                        names.title(Type.SITE, s, language) + (language.equals("it") ? ": mescolato" : ": shuffled");
                x.sink().happened(Event.chance(x.ruleNumber(), words, names.thing(Type.SITE, s), -1));
            }
            return pc + 1;
        }
    }
}
