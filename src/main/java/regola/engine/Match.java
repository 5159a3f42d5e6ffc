package regola.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import regola.engine.explain.Asking;
import regola.engine.explain.Judging;
import regola.engine.move.ChoicePlan;
import regola.engine.position.PositionReader;
import regola.engine.position.PositionWriter;
import regola.engine.position.SeenNumber;
import regola.engine.position.Surroundings;
import regola.engine.run.Ending;
import regola.engine.run.Execution;
import regola.engine.run.Made;
import regola.engine.run.Node;
import regola.engine.run.Program;
import regola.engine.state.Chance;
import regola.engine.state.GameState;
import regola.engine.value.Answer;
import regola.engine.value.BoardGraph;
import regola.engine.value.Catalog;
import regola.engine.value.Decision;
import regola.engine.value.EventSink;
import regola.engine.value.IllegalMove;
import regola.engine.value.Move;
import regola.engine.value.Outcome;
import regola.engine.value.Position;
import regola.engine.value.RuleFailure;
import regola.engine.value.Ruling;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.CompiledCondition;
import regola.language.model.Type;
import regola.language.source.Span;

/**
 * A Match is one play of a ruleset. It always stands at a decision or is over. It is the one thing that changes; one
 * thread at a time owns it, and copies of it are cheap. A rule file that fails throws
 * {@link regola.engine.value.RuleFailure} out of starting or playing and leaves the match unusable: keep a copy from
 * before.
 */
public final class Match {
    /**
     * The seat of somebody who plays none of the sides, and sees only what everybody sees. No player has this number.
     */
    public static final int ONLOOKER = Long.SIZE - 1;

    private final Ruleset rules;
    private final Execution execution;
    private final Turnstile turnstile = new Turnstile();
    /** What was decided before, the last decision first; null for nothing, and where it is not kept. */
    private Earlier earlier;

    private Match(Ruleset rules, Execution execution) {
        this.rules = rules;
        this.execution = execution;
    }

    private Match(Ruleset rules, Execution execution, Earlier earlier) {
        this(rules, execution);
        this.earlier = earlier;
    }

    /** Starts a match and runs it to its first decision. */
    public static Match start(Ruleset rules, long seed) {
        return start(rules, seed, null);
    }

    /** @param sink hears what happens from the set-up on; may be null */
    public static Match start(Ruleset rules, long seed, EventSink sink) {
        rules.beginning().check();
        Match match = fresh(rules, seed, sink);
        match.execution.run(Program.BEGIN);
        match.execution.giveNotes(); // many a match is begun only to be copied
        return match;
    }

    /** Starts a match that keeps nothing of its turns, as {@link #scratch} gives one. */
    public static Match startScratch(Ruleset rules, long seed) {
        rules.beginning().check();
        Match match = new Match(rules, rules.beginning().scratch(seed));
        match.execution.run(Program.BEGIN);
        return match;
    }

    /**
     * Starts from a position: at the start of the turn of its mover, or further on in it if the position says what has
     * happened in the turn. What chance decides from then on falls by the seed.
     *
     * @throws regola.engine.value.PositionProblem naming everything in it that does not fit
     */
    public static Match at(Ruleset rules, Position position, long seed) {
        return at(rules, position, seed, null);
    }

    /** @param sink hears what happens from the start of this turn on; may be null */
    public static Match at(Ruleset rules, Position position, long seed, EventSink sink) {
        Match match = fresh(rules, seed, sink);
        PositionReader reader = new PositionReader(rules.ready(), match.execution);
        match.execution.looking(x -> {
            reader.read(position);
            return null;
        });
        Ending over = reader.ending();
        // What is over need not be what one could go on with: somebody may have just lost too much.
        if (over == null) reader.refuse(rules.beginning().failedDemands(match.execution));
        if (over != null) match.execution.finish(over);
        else reader.run();
        return match;
    }

    private static Match fresh(Ruleset rules, long seed, EventSink sink) {
        Execution execution = rules.beginning().copy(seed);
        execution.listen(sink);
        return new Match(rules, execution);
    }

    public Ruleset rules() {
        return rules;
    }

    /** @return a match that goes on exactly as this one would; nobody listens to it */
    public Match copy() {
        return new Match(rules, execution.copy(), earlier);
    }

    /**
     * @return a copy to look ahead with: it goes on exactly as this one would, and makes little garbage, for it keeps
     *     nothing of its turns. So {@link #position} in the middle of a turn does not say how it came about
     */
    public Match scratch() {
        return new Match(rules, execution.scratch());
    }

    /**
     * Makes this match an exact copy of another of the same ruleset, in the arrays that it has already. Whoever listens
     * to it goes on listening. A scratch match stays one.
     */
    public void become(Match other) {
        boolean entered = turnstile.enter();
        try {
            execution.become(other.execution);
            earlier = execution.state.isForgetful() ? null : other.earlier;
        } finally {
            if (entered) turnstile.leave();
        }
    }

    /** @param sink hears everything from now on; null for nobody */
    public void listen(EventSink sink) {
        execution.listen(sink);
    }

    // ---------------------------------------------------------------- the present decision

    public boolean isOver() {
        return execution.isOver();
    }

    /** @return null while the match runs */
    public Outcome outcome() {
        return isOver() ? execution.looking(x -> outcome(x.ending())) : null;
    }

    /** @return where the step stands that ended the match; null while it runs, and if it was over as it was read */
    public Span endedAt() {
        return isOver() ? execution.ending().at() : null;
    }

    private Outcome outcome(Ending ending) {
        List<Integer> winners = new ArrayList<>();
        List<Long> scores = new ArrayList<>();
        for (int p = 0; p < rules.layout().roster().sides; p++) {
            if ((ending.winners() >>> p & 1) != 0) winners.add(p);
            if (hasScores()) scores.add(score(p));
        }
        return new Outcome(ending.drawn(), List.copyOf(winners), List.copyOf(scores), ending.rule(), ending.sentence());
    }

    /** @return the winners as bits of players; 0 while the match runs, and when it was drawn */
    public long winners() {
        return isOver() ? execution.ending().winners() : 0;
    }

    /** @return whether the match is over without a winner */
    public boolean isDrawn() {
        return isOver() && execution.ending().drawn();
    }

    /** @return what is asked now; null when over. Made anew each time */
    public Decision decision() {
        if (isOver()) return null;
        ChoicePlan plan = (ChoicePlan) execution.question();
        List<Move> legal = new ArrayList<>();
        for (int i = 0; i < execution.legalCount; i++) legal.add(move(plan, i));
        String by = rules.names().id(Type.PLAYER, execution.decider());
        return new Decision(
                plan.id(),
                execution.decider(),
                by,
                plan.isSecret(),
                plan.rule(),
                execution.looking(plan::sentence),
                plan.span(),
                plan.forms(),
                List.copyOf(legal));
    }

    /** @return the legal move with this index in the list of the decision, which is not made for it */
    public Move legal(int index) {
        if (index < 0 || index >= execution.legalCount) throw noSuchMove(index);
        return move((ChoicePlan) execution.question(), index);
    }

    /** @return the name of the decision that is asked now; null when over */
    public String asked() {
        return isOver() ? null : execution.question().id();
    }

    /** @return the player who decides now, -1 when over */
    public int decider() {
        return execution.decider();
    }

    /** @return which of the game's decisions is asked, a number from 0 that is the same in every match; -1 when over */
    public int question() {
        return isOver() ? -1 : execution.question().number();
    }

    /** @return whether the present decision is made in secret; false when over */
    public boolean isSecret() {
        return !isOver() && execution.question().isSecret();
    }

    /**
     * @return a number for a legal move and the decision that it belongs to: equal for the same move at the same
     *     question, in every match of the ruleset. On an endless plane of hexes places count from where the pieces are,
     *     so that there equal numbers mean the same only after the same moves
     */
    public long moveKey(int index) {
        if (index < 0 || index >= execution.legalCount) throw noSuchMove(index);
        return execution.legal[index] ^ Chance.mix(question() + 1L);
    }

    /** @return how many legal moves there are; 0 only when over */
    public int legalCount() {
        return execution.legalCount;
    }

    /** Plays the legal move with this index in the list of the decision, and runs on to the next decision. */
    public void playIndex(int index) {
        if (index < 0 || index >= execution.legalCount) throw noSuchMove(index);
        playLegal(index);
    }

    private IndexOutOfBoundsException noSuchMove(int index) {
        return new IndexOutOfBoundsException(
                "there are " + execution.legalCount + " legal moves, not a number " + index);
    }

    private void playLegal(int index) {
        boolean entered = turnstile.enter();
        try {
            if (rules.isChosenInSecret() && !execution.state.isForgetful())
                earlier = Earlier.after(earlier, new Match(rules, execution.copy()), index);
            execution.play(index);
        } finally {
            if (entered) turnstile.leave();
        }
    }

    private Move move(ChoicePlan plan, int index) {
        return plan.move(execution, execution.legal[index]).numbered(index);
    }

    /** @return whether the move stands in the list now where it stood in the list that it comes from */
    private boolean isWhereItWas(Move move) {
        boolean numbered = !isOver() && move.number() >= 0 && move.number() < execution.legalCount;
        return numbered
                && move((ChoicePlan) execution.question(), move.number()).equals(move);
    }

    /**
     * Plays a move of this decision, or one that is written like it.
     *
     * @throws IllegalMove if it is not legal now
     */
    public void play(Move move) {
        if (isWhereItWas(move)) playLegal(move.number());
        else play(move.text());
    }

    /** @throws IllegalMove if it is not a legal move now */
    public void play(String move) {
        if (isOver()) throw new IllegalMove(move, null);
        int index = asking(a -> a.legalIndex(move));
        if (index < 0) throw new IllegalMove(move, ask(move));
        playLegal(index);
    }

    // ---------------------------------------------------------------- why not

    private <T> T asking(Function<Asking, T> question) {
        boolean entered = turnstile.enter();
        try {
            return execution.looking(x -> question.apply(
                    new Asking(x, (ChoicePlan) x.question(), rules.ready().choices())));
        } finally {
            execution.setNames(null);
            if (entered) turnstile.leave();
        }
    }

    /** @return whether a written move is legal now, and if not, why */
    public Answer ask(String move) {
        return isOver() ? Asking.over() : asking(a -> a.ask(move));
    }

    /** @return whether a move is legal now, and if not, why */
    public Answer ask(Move move) {
        if (!isWhereItWas(move)) return ask(move.text());
        return new Answer.Legal(move((ChoicePlan) execution.question(), move.number()));
    }

    /** @return legal moves that use all these things, in the order of the list */
    public List<Move> movesWith(List<Thing> things) {
        return isOver() ? List.of() : asking(a -> a.movesWith(things));
    }

    /**
     * @param pointedAt what a person points at, in the order of pointing
     * @return empty if some legal move uses all of it; else why the nearest candidates are not legal, best reason
     *     first; empty too if no form of move could use these things
     */
    public List<Why> whyNot(List<Thing> pointedAt) {
        return isOver() ? List.of() : asking(a -> a.whyNot(pointedAt));
    }

    /**
     * @return why nothing is done with a piece at this decision, which asks for none, while others do; null if it asks
     *     for pieces, no decision does, or the rule file has no words for it
     */
    public Why untimely(Thing piece) {
        return isOver() ? null : asking(a -> a.untimely(piece));
    }

    /**
     * @param reason where the reason of a requirement stands in the rule file
     * @return what that requirement says to everything that could be thought of at this decision, as far as one
     *     allowance of steps goes
     */
    public Ruling ruling(Span reason) {
        if (isOver()) return Ruling.NOTHING;
        boolean entered = turnstile.enter();
        try {
            return execution.looking(x -> Judging.of(x, (ChoicePlan) x.question(), reason));
        } finally {
            if (entered) turnstile.leave();
        }
    }

    /** Asks several things of this match with one allowance of steps for all of them together. */
    public <T> T looking(Supplier<T> questions) {
        return execution.looking(x -> questions.get());
    }

    // ---------------------------------------------------------------- as it stands

    /** @return the position in full, with what is hidden */
    public Position position() {
        return execution.looking(x -> new PositionWriter(rules.ready(), x).write(PositionWriter.EVERYTHING));
    }

    /**
     * @param player a player's number, or {@link #ONLOOKER}
     * @return the position as a player sees it; what is hidden is "?"
     */
    public Position view(int player) {
        return execution.looking(x -> new PositionWriter(rules.ready(), x).write(player));
    }

    /**
     * @param player a player's number, or {@link #ONLOOKER}
     * @return what this match may be for all that the player can see, to be drawn from: for opponents by computer and
     *     for hints, which must not know more. What a running rule has put aside in a let stays as it is
     */
    public Guesses guesses(int player) {
        if (execution.state.isForgetful()) throw new IllegalStateException("a scratch match does not know its turn");
        return new Guesses(this, player);
    }

    /**
     * @return this match as it was before the first choice of the secret round that is under way: where everybody who
     *     chooses in it stands, whoever is asked first. A copy of this one if nobody has chosen yet; null if nothing
     *     secret is asked
     */
    public Match secretRoundStart() {
        if (!isSecret()) return null;
        if (execution.choicesOfRound().isEmpty()) return copy();
        if (execution.state.isForgetful()) throw new IllegalStateException("a scratch match does not know its turn");
        Execution then;
        if (execution.state.hasTurn()) {
            then = new Execution(execution.program, execution.state.beforeTurn());
        } else {
            then = fresh(rules, execution.state.draws.state(), null).execution;
            then.state.draws.fix(execution.state.draws.fallen());
        }
        then.run(execution.state.hasTurn() ? Program.SAME_TURN : Program.BEGIN);
        Made.playAgain(then, execution.movesBeforeRound());
        return new Match(rules, then, earlierThanRound());
    }

    private Earlier earlierThanRound() {
        Earlier last = earlier;
        int ofRound = isSecret() ? execution.choicesOfRound().size() : 0;
        for (int i = 0; i < ofRound && last != null; i++) last = last.before();
        return last;
    }

    /**
     * @return what was decided before, the last decision first, but for what was chosen in the secret round that is
     *     under way; only in games where somebody chooses in secret, and of a long match only the last of it. Nothing
     *     in a {@link #scratch} match, and nothing from before a position
     */
    public List<Earlier> earlier() {
        List<Earlier> decisions = new ArrayList<>();
        for (Earlier one = earlierThanRound(); one != null; one = one.before()) decisions.add(one);
        return decisions;
    }

    /**
     * @return the names of everything as the match stands; only on an endless plane of hexes do they change as it goes
     *     on
     */
    public Catalog names() {
        return execution.names();
    }

    /** @return the board as it is looked at now: of an endless plane of hexes only what matters, else all of it */
    public BoardGraph board() {
        return board(List.of());
    }

    /** @param besides places of an endless board that matter too */
    public BoardGraph board(List<Thing> besides) {
        BoardGraph whole = rules.board();
        if (!whole.hexes()) return whole;
        List<Thing> meant = new ArrayList<>(besides);
        if (!isOver()) decision().legal().forEach(move -> meant.addAll(move.arguments()));
        return whole.with(Surroundings.of(execution, meant));
    }

    public boolean hasScores() {
        return rules.ready().score() != null;
    }

    /** @return the player's points as things stand; 0 if the game has none */
    public long score(int player) {
        if (!hasScores()) return 0;
        return execution.number(rules.ready().root(), rules.ready().score(), player);
    }

    /** @return whether the rule file says what is good to have */
    public boolean hasAims() {
        return !rules.ready().aims().isEmpty();
    }

    /**
     * @param aim its number in {@link Ruleset#aims}
     * @return how much of it the player has as the match truly stands, with what is hidden too: who must not know more
     *     than a player sees asks one of the {@link #guesses}
     * @throws RuleFailure with its span, if that cannot be computed; the match stays as it was
     */
    public long aim(int aim, int player) {
        return execution.number(rules.ready().root(), rules.ready().aims().get(aim), player);
    }

    /** @return the sum of {@link #aim} over all aims; 0 if the game has none */
    public long aims(int player) {
        long sum = 0;
        for (int i = 0; i < rules.ready().aims().size(); i++) sum += aim(i, player);
        return sum;
    }

    /**
     * @param site the number of a place
     * @param kind the number of a kind
     * @return how many points a player would have less without the pieces of that kind on that place; 0 if the game has
     *     none
     */
    public long worth(int player, int site, int kind) {
        if (!hasScores()) return 0;
        return worth(player, site, kind, Integer.MAX_VALUE);
    }

    /** @return by how much fewer points a player would have without one piece of a kind at that place */
    public long worthOfOne(int player, int site, int kind) {
        return hasScores() ? worth(player, site, kind, 1) : 0;
    }

    /** @return by how many points more a player would have with a piece at that place */
    public long worthAt(int player, int piece, int site) {
        if (!hasScores()) return 0;
        Match with = copy();
        with.execution.state.move(piece, site);
        return with.score(player) - score(player);
    }

    private long worth(int player, int site, int kind, int most) {
        Match without = copy();
        GameState state = without.execution.state;
        int gone = 0;
        for (int piece = 0; piece < state.siteOf.length && gone < most; piece++) {
            if (state.siteOf[piece] != site || state.roster.kindOf[piece] != kind) continue;
            state.move(piece, state.sites.box);
            gone++;
        }
        return score(player) - without.score(player);
    }

    /** @return whether something claimed outside of the rule file is so */
    public boolean holds(CompiledCondition claim) {
        return holds(rules.claim(claim));
    }

    /** As {@link #holds(CompiledCondition)}, for what is tested often. */
    public boolean holds(Claim claim) {
        if (claim.rules() != rules) throw new IllegalArgumentException("the claim was made for other rules");
        return execution.inScratchFrame(
                claim.lowered().unit(), x -> claim.lowered().node().test(x));
    }

    /**
     * @return what is asked for: one thing, or the elements of a set (rising) or list (in order); nothing for
     *     {@code none}
     */
    public List<Thing> answer(Query query) {
        return answer(query, new long[0]);
    }

    /**
     * As {@link #answer(Query)}, of an expression that leaves its first slots open.
     *
     * @param given what they hold, in their order; numbers as they stand in this ruleset
     */
    public List<Thing> answer(Query query, long... given) {
        if (query.rules() != rules) throw new IllegalArgumentException("the query was made for other rules");
        Type type = query.type();
        Node node = query.lowered().node();
        boolean isOne = type.shape() == Type.Shape.ONE;
        long[] found = execution.inScratchFrame(query.lowered().unit(), x -> {
            System.arraycopy(given, 0, x.slots, x.base, given.length);
            return isOne ? new long[] {node.eval(x)} : node.list(x);
        });
        boolean isCount = type.base() == Type.Base.NUMBER;
        return Arrays.stream(found)
                .filter(n -> n >= 0 || isCount)
                .mapToObj(n -> rules.names().thing(type, n))
                .toList();
    }

    /** @return whether that player still takes turns: false for who has left the match before its end */
    public boolean isIn(int player) {
        return execution.state.isIn(player);
    }

    /** @return the player whose turn it is, -1 in a round of all */
    public int mover() {
        return execution.state.mover;
    }

    /** @return how many turns have begun */
    public int turnNumber() {
        return execution.state.turns;
    }

    /**
     * @param viewer a player's number, or {@link #ONLOOKER}
     * @return a number that is equal for matches that look the same to a player: in all that {@link #view} shows, in
     *     what is asked of whom, in what the player could choose, and in what the player has seen before; only that a
     *     {@link #scratch} match does not know
     */
    public long fingerprint(int viewer) {
        return execution.looking(x -> SeenNumber.of(rules.ready(), x, viewer, true));
    }

    /** @return a number that is equal for matches that stand alike and will go on alike */
    public long fingerprint() {
        return execution.fingerprint();
    }

    Execution execution() {
        return execution;
    }
}
