package regola.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import regola.engine.board.Layout;
import regola.engine.board.LayoutBuilder;
import regola.engine.lower.ProgramLowering;
import regola.engine.lower.ReadyGame;
import regola.engine.move.ChoicePlan;
import regola.engine.value.Aim;
import regola.engine.value.BoardGraph;
import regola.engine.value.Catalog;
import regola.engine.value.Form;
import regola.engine.value.RuleFailure;
import regola.language.model.CheckedGame;
import regola.language.model.CompiledCondition;
import regola.language.model.Expr;
import regola.language.model.Goal;
import regola.language.model.Operator;
import regola.language.model.Type;
import regola.language.source.Message;

/**
 * A Ruleset is a checked game set up for so many players and given settings: immutable, shared by all matches of it.
 */
public final class Ruleset {
    private final Layout layout;
    private final ReadyGame ready;
    private final List<Aim> aims;
    /** In the order of the aims: what the functions answer that their sentences name. */
    private final List<Map<String, Query>> named;

    private final boolean chosenInSecret;
    /** Found out when the first match begins; if two threads begin at once, each finds the same. */
    private volatile StartingState beginning;

    /** What whoever plays has found out about the rules. */
    private final Map<Class<?>, Object> found = new ConcurrentHashMap<>();

    private final Tiers tiers;

    private Ruleset(Layout layout, Tier tier) {
        this.layout = layout;
        this.ready = ProgramLowering.lower(layout);
        tiers = new Tiers(ready, tier);
        this.aims = layout.game().aims().stream().map(Aim::of).toList();
        this.named = layout.game().aims().stream().map(this::named).toList();
        this.chosenInSecret = ready.choices().stream().anyMatch(ChoicePlan::isSecret);
    }

    /**
     * @param settings only those that are changed; the others keep the rule file's value
     * @throws regola.engine.value.RuleFailure with its span, when the game cannot be set up so
     */
    public static Ruleset of(CheckedGame game, int players, Map<String, List<Long>> settings) {
        return new Ruleset(LayoutBuilder.build(game, players, settings), Tier.asAsked());
    }

    /**
     * @param players by name, in the order in which they take turns: any of those that the rule file names
     * @param settings only those that are changed; the others keep the rule file's value
     * @throws regola.engine.value.RuleFailure with its span, when the game cannot be set up so
     */
    public static Ruleset of(CheckedGame game, List<String> players, Map<String, List<Long>> settings) {
        if (!game.seats().canSeat(players)) {
            throw new RuleFailure(
                    null,
                    Message.of("these cannot play: {0}", String.join(", ", players)),
                    Message.of(
                            "there are {0}, for {1} to {2} players",
                            String.join(", ", game.seats().names()),
                            game.seats().fewest(),
                            game.seats().most()),
                    "name so many of them, each once");
        }
        return of(game.seating(players), players.size(), settings);
    }

    public CheckedGame game() {
        return layout.game();
    }

    /** @return how many take turns; neutral sides are not counted */
    public int players() {
        return layout.roster().players;
    }

    /** @return how many there are that may own pieces, decide and win: the players, then neutral sides */
    public int sides() {
        return layout.roster().sides;
    }

    /** @return all settings with their values */
    public Map<String, List<Long>> settings() {
        return layout.settings();
    }

    public Catalog names() {
        return layout.names();
    }

    public BoardGraph board() {
        return layout.graph();
    }

    /** @return how moves are written at any decision of the game, refused ones included */
    public List<Form> forms() {
        return ready.choices().stream()
                .flatMap(choice -> choice.forms().stream())
                .distinct()
                .toList();
    }

    /** @return what is good to have on the way, in the order of the rule file; empty if it says nothing of it */
    public List<Aim> aims() {
        return aims;
    }

    private Map<String, Query> named(Goal aim) {
        Map<String, Query> queries = new LinkedHashMap<>();
        aim.named().forEach((name, function) -> {
            Expr who = new Expr.Local(0, Goal.WHO, Type.PLAYER, function.span());
            Expr asked = new Expr.Call(function, List.of(who), function.result(), function.span());
            queries.put(name, query(new CompiledCondition(asked, 1)));
        });
        return queries;
    }

    /**
     * @param aim its number in {@link #aims}
     * @return by the name by which its sentences call them: things that a player's aim is about; each leaves its first
     *     slot open for that player
     */
    public Map<String, Query> named(int aim) {
        return named.get(aim);
    }

    /**
     * Made anew each time: only who shows them asks for it.
     *
     * @param aim its number in {@link #aims}
     * @return where it says how many there are of some pieces, places or lines: these places or lines, or where the
     *     pieces are; it leaves its first slot open for the player
     */
    public Optional<Query> counted(int aim) {
        Goal goal = layout.game().aims().get(aim);
        return goal.counted()
                .map(Ruleset::places)
                .filter(places ->
                        places.type().base() == Type.Base.SITE || places.type().base() == Type.Base.LINE)
                .map(places -> query(new CompiledCondition(places, goal.amount().slots())));
    }

    private static Expr places(Expr counted) {
        return counted.type().base() == Type.Base.PIECE && counted.type().shape() == Type.Shape.SET
                ? new Expr.Operation(Operator.SITES_OF_PIECES, List.of(counted), Type.SITE.set(), counted.span())
                : counted;
    }

    /** @return whether anybody ever chooses in secret */
    public boolean isChosenInSecret() {
        return chosenInSecret;
    }

    /** @return the condition, made ready for matches of this ruleset; it must have been compiled against this game */
    public Claim claim(CompiledCondition condition) {
        return new Claim(this, condition);
    }

    /** @return the expression, made ready for matches of this ruleset; it must have been compiled against this game */
    public Query query(CompiledCondition expression) {
        return new Query(this, expression);
    }

    /** @return how the engine finds legal moves at each choice, as text for people who write rules or the engine */
    public String planText() {
        return ProgramLowering.planText(layout);
    }

    StartingState beginning() {
        StartingState known = beginning;
        if (known == null) {
            known = new StartingState(ready);
            beginning = known;
        }
        return known;
    }

    /**
     * What is found out about rules by playing, and is the same whoever finds it out, stays with them. If two threads
     * ask for it first at once, each finds it out.
     *
     * @param what kind of thing it is; there is one of each
     * @param finding finds it out; asked where nobody has before, and what it throws is thrown
     */
    public <T> T found(Class<T> what, Function<Ruleset, T> finding) {
        Object known = found.get(what);
        if (known == null) {
            known = finding.apply(this);
            found.put(what, known);
        }
        return what.cast(known);
    }

    /**
     * Says that many matches will be played: byte code is made and warmed for them, on a thread of its own. Until it is
     * there, and if it cannot be made, matches run as they do; whether they run in it makes no difference to any of
     * them.
     *
     * @return to be closed when no more are played
     */
    public Expectation expectMany() {
        return tiers.expectMany();
    }

    /** @return the byte code that is made of the rules, method by method, as text for people who write the engine */
    public String codeText() {
        return CodeText.of(ready);
    }

    /** @return the same rules, run so */
    Ruleset in(Tier tier) {
        return new Ruleset(layout, tier);
    }

    /** @return whether matches run in byte code now */
    boolean isCode() {
        return ready.program().code() != null;
    }

    /** @return whether somebody has said that code would pay */
    boolean isCodeWanted() {
        return tiers.isWanted();
    }

    ReadyGame ready() {
        return ready;
    }

    Layout layout() {
        return layout;
    }
}
