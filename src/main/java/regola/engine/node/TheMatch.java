package regola.engine.node;

import regola.engine.run.Execution;
import regola.engine.run.Node;

/** A TheMatch is a family of nodes: whose turn it is, who is still in, what has been seen before. */
public final class TheMatch {
    private TheMatch() {}

    public static long players(Execution x) {
        return (1L << x.state.roster.players) - 1 & ~x.state.retired;
    }

    /** @return who plays a side; none for those that nobody plays */
    public static long playerOf(long side, int[] player) {
        return side < 0 ? -1 : player[(int) side];
    }

    public static long nextPlayer(Execution x, long player) {
        return x.state.nextPlayer((int) player);
    }

    public static long[] othersAfter(Execution x, long player) {
        int who = (int) player;
        int players = x.state.roster.players;
        boolean plays = who >= 0 && who < players;
        long[] others = new long[plays ? players - 1 : players];
        for (int i = 0; i < others.length; i++) others[i] = plays ? (who + 1 + i) % players : i;
        return others;
    }

    public static long timesSeen(Execution x, PositionRest rest) {
        x.charge(rest.work(x.state));
        x.chargeRead(x.state.rememberedCount());
        return x.state.timesSeen(x.state.isJustRemembered() ? 0 : rest.hash(x.state));
    }

    public static final class Mover extends Node {
        @Override
        public long eval(Execution x) {
            return x.state.mover;
        }
    }

    /** Players who take turns and have not been retired. */
    public static final class Players extends Node {
        @Override
        public long eval(Execution x) {
            return players(x);
        }
    }

    /** Who plays a side. */
    public static final class PlayerOf extends Node {
        private final Node side;
        private final int[] player;

        /** @param player for each side; -1 for those that nobody plays */
        public PlayerOf(Node side, int[] player) {
            this.side = side;
            this.player = player.clone();
        }

        @Override
        public long eval(Execution x) {
            return playerOf(side.eval(x), player);
        }
    }

    public static final class NextPlayer extends Node {
        private final Node player;

        public NextPlayer(Node player) {
            this.player = player;
        }

        @Override
        public long eval(Execution x) {
            return nextPlayer(x, player.eval(x));
        }
    }

    /**
     * All other players in turn order, retired or not; for none, or for a neutral side, all players from the first on.
     */
    public static final class OthersAfter extends Node {
        private final Node player;

        public OthersAfter(Node player) {
            this.player = player;
        }

        @Override
        public long[] list(Execution x) {
            return othersAfter(x, player.eval(x));
        }
    }

    public static final class TurnNumber extends Node {
        @Override
        public long eval(Execution x) {
            return x.state.turns;
        }
    }

    public static final class TimesSeen extends Node {
        private final PositionRest rest;

        public TimesSeen(PositionRest rest) {
            this.rest = rest;
        }

        @Override
        public long eval(Execution x) {
            return timesSeen(x, rest);
        }
    }
}
