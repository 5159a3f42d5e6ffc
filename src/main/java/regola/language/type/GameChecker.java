package regola.language.type;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.model.Board;
import regola.language.model.CheckedGame;
import regola.language.model.Choice;
import regola.language.model.Function;
import regola.language.model.Mark;
import regola.language.model.Naming;
import regola.language.model.PieceSet;
import regola.language.model.Property;
import regola.language.model.Seats;
import regola.language.model.Text;
import regola.language.model.Variable;
import regola.language.model.VariantInfo;
import regola.language.model.Zone;
import regola.language.resolve.HeaderLines;
import regola.language.resolve.MergedGame;
import regola.language.resolve.NameUses;
import regola.language.resolve.SymbolTable;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.tree.Declaration;
import regola.language.tree.Header;
import regola.language.tree.Name;
import regola.language.tree.Sentences;

/**
 * A GameChecker turns a game whose variants are merged into a checked one. First everything that has a name is
 * declared, from what stands for itself to what needs it; then what each declaration says is gone through.
 */
public final class GameChecker {
    /** So many characters stand on one line below a game's picture. */
    private static final int LONGEST_AIM = 48;

    private final MergedGame merged;
    private final Diagnostics problems;
    private final Reasons reasons = new Reasons();
    private final Callables actions = new Callables();
    private final GameUnderway underway;
    private final CheckContext game;
    private final DeclarationReader things;
    private final ActionReader rules;

    private GameChecker(MergedGame merged, boolean complete, NameUses uses, Diagnostics problems) {
        this.merged = merged;
        this.problems = problems;
        SymbolTable names = new SymbolTable();
        uses.complete(names);
        this.underway = new GameUnderway(names, uses, problems, reasons, complete, actions);
        this.game = underway.checking();
        this.things = new DeclarationReader(merged, underway);
        this.rules = new ActionReader(merged, game, actions, underway.functions());
    }

    /**
     * @param complete false if parts of a file could not be read
     * @param uses hears what each name means
     * @return the checked game, also when there are problems: it may be used only if there is no error among them
     */
    public static CheckedGame check(MergedGame merged, boolean complete, NameUses uses, Diagnostics problems) {
        return new GameChecker(merged, complete, uses, problems).run();
    }

    private CheckedGame run() {
        Seats seats = things.declareAll();
        BoardReader board = things.board();
        underway.declareRows(board == null || board.hasRows());
        Map<String, List<PieceSet.Item>> items = things.pieces(seats, board);
        rules.declareAll();

        List<PieceSet> pieces = things.pieceSets(items);
        List<Zone> zones = things.zones();
        List<Mark> marks = things.marks(board);
        Board finished = board == null
                ? null
                : board.board(underway.functions().reason(things.boardNode().explain()));
        List<Variable> variables = underway.allVariables();
        List<Property> properties = underway.allProperties();
        rules.checkBodies();
        List<Choice.Requirement> demands = rules.demands();
        List<Function> functions = underway.functions().complete();
        game.supposed().check(game);
        SourceText changed =
                merged.variants().isEmpty() ? null : merged.sources().get(0);
        Map<String, Naming> namings =
                new ScreenWords(game, actions, changed).namings(merged.all(Declaration.Words.class));
        reportMissing();
        boolean sure = merged.variants().isEmpty() && !problems.hasErrors();
        if (sure && board != null && !board.isEndless())
            new SparePieces(game, board.sites().size(), merged.sources(), zones).check(pieces);

        Header.Game header = merged.header();
        return new CheckedGame(
                header.id().text(),
                title(header),
                aim(),
                about(header),
                author(header),
                variants(),
                seats,
                underway.settings(),
                underway.choices(),
                finished,
                marks,
                zones,
                pieces,
                things.groups(),
                variables,
                properties,
                List.copyOf(actions.moments().values()),
                List.copyOf(functions),
                rules.all(),
                rules.start(),
                rules.turn(),
                rules.isRound(),
                underway.functions().score(),
                underway.functions().aims(),
                underway.functions().winners(),
                demands,
                namings,
                reasons.byNumber(merged.sources()),
                reasons.numbers(),
                Set.of(),
                merged.sources());
    }

    /** A game needs somebody to play, something to play with, somewhere to play, and something to do. */
    private void reportMissing() {
        List<Message> missing = new ArrayList<>();
        List<Message> advice = new ArrayList<>();
        need(merged.players() != null, "players", "players 2 to 3: red, green, blue (below 'game')", missing, advice);
        need(
                !merged.all(Declaration.Pieces.class).isEmpty(),
                "pieces",
                "pieces men: 3 \"{player}-{n}\" for each player",
                missing,
                advice);
        boolean sites = !merged.all(Declaration.Board.class).isEmpty()
                || !merged.all(Declaration.Zone.class).isEmpty();
        need(sites, "board or zone", "board field, or zone hand of each player", missing, advice);
        need(!merged.all(Declaration.Turn.class).isEmpty(), "turn", "turn, with its steps below it", missing, advice);
        if (!missing.isEmpty()) {
            game.report(DiagnosticCode.MISSING_PART
                    .at(merged.header().id().span(), Message.of("game"), Message.joined(", no ", missing))
                    .why("somebody must play, with something, somewhere, and have something to do")
                    .fix(Message.of("add: {0}", Message.joined("; ", advice))));
        }
        if (!merged.all(Declaration.Turn.class).isEmpty() && !actions.finishes()) {
            game.report(DiagnosticCode.NEVER_ENDS.at(
                    merged.all(Declaration.Turn.class).get(0).word().span()));
        }
        boolean knowsWinners =
                underway.functions().winners() != null || underway.functions().score() != null;
        if (actions.finishByScore() != null && !knowsWinners) {
            game.report(DiagnosticCode.MISSING_PART
                    .at(actions.finishByScore(), Message.of("game"), Message.of("winners"))
                    .why("this 'finish' does not say who wins")
                    .fix("say who wins: finish won by …; or add: winners = …, or: score of who = …"));
        }
    }

    private static void need(boolean there, String part, String example, List<Message> missing, List<Message> advice) {
        if (there) return;
        missing.add(Message.of(part));
        advice.add(Message.of(example));
    }

    private List<VariantInfo> variants() {
        List<VariantInfo> made = new ArrayList<>();
        for (MergedGame.Applied variant : merged.variants()) {
            Header.Variant header = variant.header();
            List<String> excludes = new ArrayList<>();
            for (Header.Line line : header.lines()) {
                if (line instanceof Header.Excludes one)
                    one.variants().stream().map(Name::text).forEach(excludes::add);
            }
            made.add(new VariantInfo(
                    header.id().text(),
                    header.game().text(),
                    title(header),
                    about(header),
                    List.copyOf(excludes),
                    variant.changes()));
        }
        return List.copyOf(made);
    }

    private Text title(Header header) {
        Header.Title line = HeaderLines.only(header, Header.Title.class, problems);
        return line == null ? Text.NONE : new SentenceChecks(game, null).text(line.text());
    }

    /** A variant that changes what one plays for says so itself. */
    private Text aim() {
        Text aim = aim(merged.header());
        for (MergedGame.Applied variant : merged.variants()) {
            Text changed = aim(variant.header());
            if (changed != Text.NONE) aim = changed;
        }
        return aim;
    }

    private Text aim(Header header) {
        Header.Aim line = HeaderLines.only(header, Header.Aim.class, problems);
        if (line == null) return Text.NONE;
        for (Sentences.Sentence sentence : line.text().list()) {
            int length = sentence.parts().stream()
                    .mapToInt(part -> part instanceof Sentences.Words words
                            ? words.words().codePointCount(0, words.words().length())
                            : 0)
                    .sum();
            if (length > LONGEST_AIM)
                game.report(DiagnosticCode.LONG_AIM.at(sentence.span(), length, LONGEST_AIM, sentence.language()));
        }
        return new SentenceChecks(game, null).text(line.text());
    }

    private Text about(Header header) {
        Header.About line = HeaderLines.only(header, Header.About.class, problems);
        return line == null ? Text.NONE : new SentenceChecks(game, null).text(line.text());
    }

    private String author(Header header) {
        Header.Author line = HeaderLines.only(header, Header.Author.class, problems);
        return line == null ? null : line.author().value();
    }
}
