package regola.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.cli.terminal.Conversation;
import regola.cli.terminal.FileTitles;
import regola.engine.Match;
import regola.engine.value.Answer;
import regola.engine.value.Decision;
import regola.engine.value.Move;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem;
import regola.engine.value.RuleFailure;
import regola.file.BadFile;
import regola.file.Fingerprint;
import regola.file.Json;
import regola.file.MatchFile;
import regola.file.PositionFile;
import regola.file.Replay;
import regola.file.SavedMatch;
import regola.opponent.ComputerPlayer;
import regola.search.Dice;

/** A PlaySession is one match in the terminal: it shows what is asked, plays what is typed, and can go back. */
final class PlaySession {
    private static final String HELP = """
              a number, or a move    plays it
              moves                  shows the legal moves again
              why MOVE               says which rule forbids a move
              undo                   takes the last move back
              position               shows the position as JSON
              save FILE              writes the match into a file
              quit                   ends without saving
            """.stripTrailing();

    private static final int NOBODY = -1;

    private final Table table;
    private final long seed;
    private final Position start;
    private final Conversation conversation;
    private final Story story = new Story();
    private final List<Match> earlier = new ArrayList<>();
    private final List<String> moves = new ArrayList<>();
    private Match match;
    private int exitCode;
    /** Who decides for each seat; null for people. */
    private List<ComputerPlayer> computers = List.of();

    private List<String> names = List.of();
    /** The last person who decided, whose eyes are on the screen while the computer moves. */
    private int reader = NOBODY;

    private PlaySession(Table table, long seed, Position start, Conversation conversation) {
        this.table = table;
        this.seed = seed;
        this.start = start;
        this.conversation = conversation;
    }

    static PlaySession begin(Table table, long seed, Conversation conversation) throws BadFile {
        Position start = table.position() == null ? null : table.position().position();
        PlaySession session = new PlaySession(table, seed, start, conversation);
        session.match = table.start(seed, session.story::hear);
        return session;
    }

    /**
     * @throws BadFile if the match does not hold under the rules as they are now; where it stood is shown all the same
     */
    static PlaySession resume(Table table, SavedMatch saved, MatchFile file, Conversation conversation) throws BadFile {
        PlaySession session = new PlaySession(table, saved.seed(), saved.start(), conversation);
        try {
            Replay replay = Replay.of(saved, table.rules());
            if (replay.problem() != null) {
                if (saved.last() != null)
                    conversation.say("Where the saved match stood:\n" + PositionFile.write(saved.last()));
                throw file.placed(replay.problem(), table.rules().game());
            }
            session.match = saved.start() == null
                    ? Match.start(table.rules(), saved.seed())
                    : Match.at(table.rules(), saved.start(), saved.seed());
            for (String move : saved.played()) session.advance(move);
            return session;
        } catch (PositionProblem problem) {
            throw file.placed(problem);
        }
    }

    /** @param names of who plays each seat, as {@link SeatNames} knows them */
    void seat(List<String> names) {
        this.names = List.copyOf(names);
        computers = SeatNames.players(names, table);
        for (int seat = computers.size() - 1; seat >= 0; seat--) if (computers.get(seat) == null) reader = seat;
    }

    /** @return who decides now; null for a person, and when the match is over */
    private ComputerPlayer computer() {
        return match.isOver() || isForPeople(match) ? null : computers.get(match.decider());
    }

    private void advance(String move) {
        earlier.add(match.copy());
        moves.add(move);
        match.play(move);
    }

    /** @return the exit code of the program */
    int run() {
        match.listen(story::hear);
        conversation.say(title());
        story.tellSetUp(eyes(), table.language(), conversation);
        show();
        letComputersPlay();
        for (String line = conversation.ask(); line != null && !line.equals("quit"); line = conversation.ask()) {
            if (!line.isEmpty()) obey(line);
        }
        return exitCode;
    }

    private String title() {
        StringBuilder title =
                new StringBuilder(FileTitles.plain(table.rules().game().title(), table.language()));
        table.rules()
                .game()
                .variants()
                .forEach(variant -> title.append(" + ").append(FileTitles.plain(variant.title(), table.language())));
        List<String> names = new ArrayList<>();
        for (int side = 0; side < table.players().size(); side++) names.add(TerminalWords.title(side, table));
        return title + "\n" + String.join(", ", names) + "; seed " + seed + "; 'help' lists the commands";
    }

    /** A move of the game goes before a command, whatever words a rule file may use. */
    private void obey(String line) {
        Move move = move(line);
        if (move != null) {
            if (play(move)) letComputersPlay();
            return;
        }
        String[] words = line.split("\\s+", 2);
        String rest = words.length > 1 ? words[1].strip() : "";
        switch (words[0]) {
            case "help" -> conversation.say(HELP);
            case "moves" -> show();
            case "why" -> explain(rest);
            case "undo" -> undo();
            case "position" ->
                conversation.say(Json.page((match.isOver() ? match.position() : match.view(eyes())).fields())
                        .stripTrailing());
            case "save" -> save(rest);
            default -> explain(line);
        }
    }

    private Move move(String line) {
        if (match.isOver()) return null;
        List<Move> legal = match.decision().legal();
        if (line.matches("\\d{1,9}")) {
            int number = Integer.parseInt(line);
            return number >= 1 && number <= legal.size() ? legal.get(number - 1) : null;
        }
        return match.ask(line) instanceof Answer.Legal answer ? answer.move() : null;
    }

    /** Everybody who is no person moves, until a person is asked or the match is over. */
    private void letComputersPlay() {
        while (!match.isOver() && computer() != null) {
            int index = computer().choose(match, Dice.mix(seed + moves.size()), () -> false);
            Move move = match.legal(index);
            // What is chosen in secret is not told to whoever sits here.
            String told = match.isSecret() && reader != NOBODY ? "…" : move.text();
            conversation.say("> " + TerminalWords.title(match.decider(), table) + ": " + told);
            if (!play(move)) return;
        }
    }

    /** @return false if the rules failed, so that all stands as it stood */
    private boolean play(Move move) {
        if (computer() == null) reader = match.decider();
        Match before = match.copy();
        try {
            match.play(move);
        } catch (RuleFailure failure) {
            exitCode = Refusal.FAILED;
            match = before;
            match.listen(story::hear);
            conversation.say(Failures.text(failure, table.language())
                    + "The rule file has failed; the match stands where it stood before this move.");
            return false;
        }
        earlier.add(before);
        moves.add(move.text());
        show();
        return true;
    }

    private void show() {
        story.tell(eyes(), table.language(), conversation);
        conversation.say("");
        if (match.isOver()) {
            conversation.say(TerminalWords.outcome(match, table));
            return;
        }
        if (computer() != null) return;
        Decision decision = match.decision();
        conversation.say(TerminalWords.question(decision, table.language()));
        conversation.list(decision.legal().stream().map(Move::text).toList());
    }

    /** Who looks at the screen: whoever must decide, or the last person who did. */
    private int eyes() {
        if (match.isOver()) return NOBODY;
        return computer() == null ? match.decider() : reader;
    }

    private void explain(String written) {
        if (match.isOver()) conversation.say("The match is over; 'undo' takes the last move back.");
        else if (written.isEmpty()) conversation.say("Write the move that you ask about: why MOVE");
        else if (written.matches("\\d+")) conversation.say("There are the numbers 1 to " + match.legalCount() + ".");
        else conversation.say(TerminalWords.text(match.ask(written), table.language()));
    }

    private void undo() {
        int to = moves.size() - 1;
        while (to >= 0 && !isForPeople(earlier.get(to))) to--;
        if (to < 0) {
            conversation.say("There is nothing to take back.");
            return;
        }
        match = earlier.get(to);
        earlier.subList(to, earlier.size()).clear();
        moves.subList(to, moves.size()).clear();
        match.listen(story::hear);
        show();
    }

    private boolean isForPeople(Match at) {
        int decider = at.decider();
        return decider >= computers.size() || computers.get(decider) == null;
    }

    /** @return who plays where nobody sits, by the seats in turn order */
    private Map<String, String> players() {
        Map<String, String> who = new LinkedHashMap<>();
        for (int seat = 0; seat < computers.size(); seat++)
            if (computers.get(seat) != null) who.put(table.side(seat), names.get(seat));
        return who;
    }

    private void save(String file) {
        if (file.isEmpty()) {
            conversation.say("Write the name of the file: save FILE");
            return;
        }
        try {
            MatchFile.write(
                    Path.of(file),
                    new SavedMatch(
                            ProgramVersion.number(),
                            table.game(),
                            Fingerprint.of(table.rules().game().sources()),
                            table.variants(),
                            table.settings(),
                            table.players(),
                            seed,
                            start,
                            moves,
                            match.position(),
                            moves.size(),
                            players(),
                            Map.of()));
            conversation.say("Saved.");
        } catch (BadFile bad) {
            conversation.say(bad.render(table.language()).stripTrailing());
        } catch (InvalidPathException e) {
            conversation.say("'" + file + "' cannot be the name of a file.");
        }
    }
}
