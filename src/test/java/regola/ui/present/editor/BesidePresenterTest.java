package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.editor.BesideView;
import regola.ui.view.editor.SheetView;

/** The board beside the text: what the cursor is on, what is pressed, rules that change. */
class BesidePresenterTest {
    @TempDir
    Path own;

    private Desktop desktop;

    @BeforeEach
    void open() {
        desktop = new Desktop(own).copyOf("nine-mens-morris");
        desktop.editor.beside().open(true);
        desktop.done();
    }

    private BesideView beside() {
        desktop.done();
        return desktop.besides.get(desktop.besides.size() - 1);
    }

    private BesideView cursor(String behind) {
        String text = desktop.front().text();
        int at = text.indexOf(behind);
        assertThat(at).as(behind).isPositive();
        desktop.editor.beside().cursor(desktop.front().file(), text, at + behind.length());
        return beside();
    }

    private BesideView press(String... sites) {
        for (String site : sites) desktop.editor.beside().point(List.of(Ref.site(site)));
        return beside();
    }

    private String lineOf(BesideView view) {
        return desktop.front().text().split("\n", -1)[view.origin().first() - 1];
    }

    private static List<String> with(BesideView view, Role role) {
        return view.board().sites().stream()
                .filter(site -> site.is(role))
                .map(SiteView::id)
                .toList();
    }

    /** What goes on is what one sees: after moves beside the text, not a match that stands at its beginning. */
    @Test
    void goingOnBeginsWithThePositionThatIsSeen() {
        desktop.editor.running("nine-mens-morris");
        desktop.editor.apply(true);
        desktop.done();
        assertThat(desktop.here.get(0).start()).isNull();
        press("a7", "d1");
        desktop.editor.apply(true);
        desktop.done();
        assertThat(desktop.here.get(1).start().fields().toString()).contains("a7", "d1");
    }

    /** Whoever writes how a match begins sees the places on which the pieces are to be put. */
    @Test
    void theBoardIsThereBeforeAnyMatchBegins() {
        desktop = new Desktop(own.resolve("other")).copyOf("english-draughts");
        String file = desktop.front().file();
        String wrong = desktop.front().text().replace("men of black to black-home", "men of black to black-hoome");
        desktop.type(file, wrong);
        desktop.editor.beside().open(true);
        BesideView view = beside();
        assertThat(view.board()).isNotNull();
        assertThat(view.board().sites())
                .hasSizeGreaterThan(20)
                .allMatch(site -> site.pieces().isEmpty());
        assertThat(view.state()).startsWith("These are the places alone: no piece stands there yet because of line ");
        assertThat(view.warning()).isTrue();
        press("a1");
        desktop.editor.speak("it");
        assertThat(beside().state()).startsWith("Questi sono solo i posti: ");
        desktop.type(file, desktop.front().text().replace("hoome", "home"));
        assertThat(beside().state()).doesNotContain("posti");
    }

    @Test
    void whatARequirementRefusesIsCrossedOut() {
        press("a7", "d1");
        BesideView view = cursor("require no men on to");
        assertThat(view.head()).isEqualTo("What NM-5.2 forbids");
        assertThat(view.words()).contains("2 of the 24 moves one could try, for example: ");
        assertThat(with(view, Role.REFUSED)).containsExactlyInAnyOrder("a7", "d1");
        assertThat(with(view, Role.LEGAL)).hasSize(22);
    }

    /** A mistake that was mended leaves the rules as they were: they are asked as before. */
    @Test
    void whatAMendedTextRequiresIsAskedAgain() {
        press("a7");
        desktop.replace("require no men on to", "require no mne on to");
        assertThat(beside().words()).isNotEmpty();
        desktop.replace("require no mne on to", "require no men on to");
        assertThat(cursor("require no men on to").words())
                .contains("1 of the 24 moves")
                .doesNotContain("nobody");
    }

    @Test
    void whatAFunctionSaysIsSeenAtEachPlace() {
        BesideView view = cursor("function reach(from");
        assertThat(view.overlay().labels()).hasSize(24).anySatisfy(label -> {
            assertThat(label.site()).isEqualTo("d6");
            assertThat(label.words()).isEqualTo("4×");
        });
        press("a7", "d1", "d7", "g1", "g7");
        view = cursor("function in-mill");
        assertThat(view.overlay().rings()).containsExactlyInAnyOrder(Ref.site("a7"), Ref.site("d7"), Ref.site("g7"));
        assertThat(view.words()).contains("For White", "3 of 28");
    }

    @Test
    void ofAConditionItIsToldWhetherItHoldsAndWhatDecidesThat() {
        BesideView view = cursor("  if quiet >= quiet-limit");
        assertThat(view.head()).isEqualTo("Line \"if\"");
        assertThat(view.words()).isEqualTo("It does not hold here. quiet is 0. quiet-limit is 100.");
        assertThat(cursor("if in-mill(to, mover) and some men of opponent() on points")
                        .words())
                .startsWith("It does not hold here.")
                .contains("This part decides it: \"some men of opponent() on points\" does not hold.")
                .contains("men of opponent() on points: 0 here.");
        press("a7", "d1", "g7", "g1");
        view = cursor("if in-mill(to, mover) and some men of opponent() on points");
        assertThat(view.words()).contains("It depends on to: that is known only when the rule is carried out.");
        desktop.replace("if quiet >= quiet-limit", "if some men of white on a7 or quiet >= quiet-limit");
        assertThat(cursor("if some men of white on a7").words())
                .startsWith("It holds here.")
                .contains("\"some men of white on a7\" holds.");
        desktop.editor.speak("it");
        assertThat(beside().words())
                .startsWith("Qui vale.")
                .contains("Decide questa parte: «some men of white on a7» vale.");
    }

    @Test
    void aConditionInAFunctionIsToldOfEachPlayer() {
        assertThat(cursor("  if some men on hand of who").words())
                .isEqualTo(
                        "It depends on who: that is known only when the rule is carried out. White: yes; Black: yes.");
    }

    @Test
    void ofAnEndItIsToldWhetherTheMatchComesToItAndWhoThenWins() {
        BesideView view = cursor("  finish won by opponent()");
        assertThat(view.head()).isEqualTo("Line \"finish\"");
        assertThat(view.words())
                .startsWith("As it stands the match does not come to this: what line 110 asks does not hold.")
                .contains("No move that can be played now ends the match so.")
                .contains("If it ended so here, it would be won by Black.");
        String sentence = "en \"{quiet-limit} turns in a row";
        assertThat(cursor(sentence).words()).contains("it would be a draw.");

        desktop.replace("if quiet >= quiet-limit\n    finish drawn", "if some men on a7\n    finish won by opponent()");
        view = cursor("if some men on a7\n    finish won");
        assertThat(view.words()).contains("Moves that end the match so now: Place a7. It is then won by White.");
        assertThat(view.overlay().rings()).containsExactly(Ref.site("a7"));
        press("a7");
        assertThat(cursor("if some men on a7\n    finish won").words())
                .isEqualTo("This line has ended the match. It was won by White.");
    }

    @Test
    void anEndWhereNothingCanBePlayedSaysSo() {
        desktop = new Desktop(own.resolve("other")).copyOf("reversi");
        desktop.editor.beside().open(true);
        assertThat(cursor("      finish RV-5.1").words())
                .isEqualTo("This happens only when it is up to somebody and nothing at all can be played. "
                        + "Here and now something can be played, so it does not. The points decide. "
                        + "If it ended so here, it would be won by Black, White.");
    }

    /** Pieces in hand are there to be pressed, and nobody is sent to arrows that there are not. */
    @Test
    void whatLiesInHandIsThereAndItsMovesAreNotCalledArrows() {
        BesideView view = cursor("option place (to in points");
        assertThat(view.seats())
                .hasSize(2)
                .allMatch(seat -> seat.zones().stream().anyMatch(zone -> zone.count() == 9));
        assertThat(view.overlay().arrows()).isEmpty();
        assertThat(view.words()).contains("Moves that can be played now: 24").doesNotContain("list");
        assertThat(view.overlay().rings()).hasSize(24);
    }

    /** Whatever line the cursor is on, something is said of it; and what can be seen of it is seen. */
    @Test
    void everyLineSaysSomething() {
        String nothing = "Put the cursor on a rule: the board shows what it means here and now. Press";
        for (String line : desktop.front().text().split("\n", -1)) {
            if (line.isBlank() || desktop.front().text().startsWith(line)) continue;
            BesideView view = cursor(line);
            assertThat(view.head()).as(line).isNotEmpty();
            assertThat(view.words()).as(line).isNotEmpty().doesNotContain(nothing);
        }
    }

    /**
     * A value that stands there and is not played is explained, and lines of another file are not taken for its own.
     */
    @Test
    void whatAVariantMakesOfASettingIsToldWithItsName() {
        desktop = new Desktop(own).copyOf("kalah");
        desktop.editor.beside().open(true);
        assertThat(cursor("setting seeds: 1 to 6").words())
                .contains("Here it is 4.")
                .doesNotContain("variant");
        SheetView six = desktop.view().sheets().stream()
                .filter(sheet -> "six-seeds".equals(sheet.variant()))
                .findFirst()
                .orElseThrow();
        desktop.editor.turnVariant(six.file(), true);
        desktop.done();
        assertThat(cursor("setting seeds: 1 to 6").words())
                .contains("Here it is 6, because the variant \"Six seeds\" sets it so.")
                .doesNotContain("line 6,");
        assertThat(cursor("setting empty-capture: yes").words()).contains("Here it is no.");
    }

    @Test
    void linesOfTheBoardAreSeenOnIt() {
        assertThat(cursor("board points").overlay().rings()).hasSize(24);
        BesideView view = cursor("  lines mills");
        assertThat(view.words()).contains("16 of them, each of 3 places");
        assertThat(view.overlay().arrows()).hasSize(16);
        view = cursor("  players 2");
        assertThat(view.words()).contains("In turn: White, Black.", "Now it is up to White.");
        assertThat(cursor("zone hand").words()).contains("White 9, Black 9");
        assertThat(cursor("  choose act").moves()).hasSize(24);
    }

    @Test
    void oneLineAloneIsSaidToBeOne() {
        desktop.replace("  lines mills\n", "  lines upper\n    a7 b6 c5\n  lines mills\n");
        BesideView view = cursor("  lines upper");
        assertThat(view.words()).contains("There is one, of 3 places: see it drawn on the board.");
        assertThat(view.overlay().arrows()).hasSize(1);
    }

    /** One straight arrow would pass by a place of the line, where there is no road. */
    @Test
    void aLineThatBendsLeadsFromPlaceToPlace() {
        desktop.replace("  lines mills\n", "  lines bent\n    a7 d7 d6\n    a4 c4 b4\n  lines mills\n");
        BesideView view = cursor("  lines bent");
        assertThat(view.overlay().arrows())
                .as("round a corner, and forth and back")
                .extracting(arrow -> arrow.from().id() + " " + arrow.to().id())
                .containsExactly("a7 d7", "d7 d6", "a4 c4", "c4 b4");
    }

    /** Of pieces that are alike each has its own ring, where it lies. */
    @Test
    void asManyAreRingedAsAreCounted() {
        press("a7", "d1", "g7", "g1", "a1");
        BesideView view = cursor("pieces men");
        assertThat(view.words()).contains("Ringed, 5 in all");
        assertThat(view.overlay().rings())
                .contains(Ref.site("a7"), Ref.site("d1"), Ref.site("g7"), Ref.site("g1"), Ref.site("a1"));
        desktop.editor.beside().tryOut("men of white on points");
        assertThat(beside().overlay().rings()).contains(Ref.site("a7"), Ref.site("g7"), Ref.site("a1"));
    }

    /** Pieces that differ only in whose they are need no words of their own to be told apart by people. */
    @Test
    void piecesThatHaveNoWordsOfTheirOwnAreCalledAsTheirSetIs() {
        desktop.replace("  white-man en \"white man\" it \"pedina bianca\"\n", "");
        desktop.editor.beside().tryOut("men of white");
        assertThat(beside().trial().answer()).contains("man (White)").doesNotContain("white-man");
    }

    /** No move names what waits beside the board, and yet it is what goes down. */
    @Test
    void aPieceInHandBeginsItsMove() {
        Ref man = beside().seats()
                .get(0)
                .zones()
                .get(0)
                .piles()
                .get(0)
                .piece()
                .refs()
                .get(0);
        desktop.editor.beside().point(List.of(man));
        BesideView view = beside();
        assertThat(lineOf(view)).contains("option place");
        assertThat(view.words()).contains("ringed places");
        assertThat(view.overlay().rings()).hasSize(24).contains(Ref.site("d1"));
        assertThat(press("d1").moment()).isEqualTo(1);
    }

    /** While a line cannot be read yet, the cursor moves all the same. */
    @Test
    void whatIsLookedAtFollowsTheCursorInATextThatIsBroken() {
        BesideView view = cursor("require no men on to");
        assertThat(view.head()).contains("NM-5.2");
        desktop.replace("require no men on to", "require no men on to and");
        assertThat(cursor("require no men on to an").head())
                .as("the rule that is being written")
                .contains("NM-5.2");
        assertThat(cursor("function reach(from").head())
                .as("what is told is of the rules before")
                .contains("reach", "as it was before the text was changed");
        desktop.replace("require no men on to and", "require no men on to");
        assertThat(cursor("function reach(from").head()).doesNotContain("before");
        desktop.replace("require no men on to", "require no men on to and");
        assertThat(cursor("words\n").head()).doesNotContain("NM-5.2");
    }

    /** Of another line than that of the cursor nothing is said, however many mistakes there are. */
    @Test
    void aLineThatIsNotPlayedYetIsNotTakenForAnother() {
        desktop.replace("function reach(", "funtion reach(");
        desktop.replace("require no men on to", "requir some men on hand of mover\n      require no men on to");
        BesideView view = cursor("requir some");
        assertThat(view.head()).isEmpty();
        assertThat(view.words()).contains("as soon as the text can be played");
        assertThat(cursor("require no men on to").head()).contains("NM-5.2");
        desktop.replace("words\n", "wrds\n");
        assertThat(cursor("require no men on to").head())
                .as("between two mistakes")
                .contains("NM-5.2");
    }

    /** What happens where nothing can be played is not told as if it happened now. */
    @Test
    void whatHappensWhereNothingCanBePlayedSaysWhenItDoes() {
        desktop.replace(
                "    refuse pass\n",
                "    if none\n      finish drawn NM-7.9\n        en \"Stuck.\" it \"Bloccati.\"\n    refuse pass\n");
        for (String line : List.of("    if none", "finish drawn NM-7.9", "en \"Stuck")) {
            BesideView view = cursor(line);
            assertThat(view.words()).as(line).contains("nothing at all can be played", "so it does not");
            assertThat(view.overlay().rings()).as(line).isEmpty();
        }
        assertThat(cursor("refuse pass").words()).doesNotContain("nothing at all");
    }

    /** What waits beside the board has no ring, and is not counted as if it had. */
    @Test
    void onlyWhatLiesOnTheBoardIsCountedAsRinged() {
        press("a7", "d1");
        desktop.replace("function reach(", "function all-men(): set of piece\n  = men\n\nfunction reach(");
        BesideView view = cursor("function all-men");
        assertThat(view.words()).contains("Ringed, 2 in all", "Not on the board, 16 more");
    }

    /** How many moves there are is told of what makes moves, not of steps beside the choice. */
    @Test
    void aStepBesideTheChoiceIsNotToldWithTheNumberOfMoves() {
        assertThat(cursor("option place (to in points").words()).contains("Moves that can be played now");
        for (String line :
                List.of("if blocked(mover)", "finish won by opponent()", "remember position", "do place-man(to)")) {
            BesideView view = cursor(line);
            assertThat(view.words()).as(line).isNotEmpty().doesNotContain("Moves that can be played now");
        }
    }

    @Test
    void aPressTakesTheTextToItsRule() {
        BesideView view = press("a7");
        assertThat(lineOf(view)).contains("option place");
        assertThat(view.moment()).isEqualTo(1);
        assertThat(view.story()).extracting(BesideView.Line::words).anyMatch(words -> words.contains("places a man"));
        view = press("a7");
        assertThat(lineOf(view)).contains("because NM-5.2");
        assertThat(view.moment()).isEqualTo(1);
        int told = 0;
        while (view.story().get(told).depth() == 0) told++;
        desktop.editor.beside().follow(view.story().get(told).key());
        assertThat(lineOf(beside())).startsWith("rule place-man");
        desktop.editor.beside().follow(view.moves().get(0).key());
        assertThat(lineOf(beside())).contains("option place");
    }

    @Test
    void rulesThatCanBePlayedAreAppliedAndOthersLeaveTheBoard() {
        press("a7", "d1");
        desktop.replace("function reach(", "funtion reach(");
        BesideView view = beside();
        assertThat(view.warning()).isTrue();
        assertThat(view.state()).contains("last rules that worked");
        assertThat(view.moment()).isEqualTo(2);
        desktop.replace("funtion reach(", "function reach(");
        assertThat(beside().state()).isEmpty();
        desktop.replace("require no men on to", "require no men on to and to is not g7");
        view = beside();
        assertThat(view.state()).contains("after move 2");
        assertThat(view.warning()).isFalse();
        view = cursor("require no men on to");
        assertThat(with(view, Role.REFUSED)).containsExactlyInAnyOrder("a7", "d1", "g7");
    }

    /** A match that goes on does not show another set-up: that is said, and it can be set up again. */
    @Test
    void anotherSetUpIsOfferedToAMatchThatGoesOn() {
        assertThat(beside().otherStart()).isFalse();
        press("a7", "d1");
        desktop.replace("require no men on to", "require no men on to and to is not g7");
        assertThat(beside().otherStart()).as("it begins as before").isFalse();
        String each = "    move men of p to hand of p\n";
        desktop.replace(each, each + "  move one men of white to d7\n");
        BesideView view = beside();
        assertThat(view.state()).contains("otherwise", "after move 2");
        assertThat(view.otherStart()).isTrue();
        desktop.replace("to is not g7", "to is not g4");
        assertThat(beside().otherStart()).as("still").isTrue();
        desktop.editor.beside().again();
        view = beside();
        assertThat(view.otherStart()).isFalse();
        assertThat(view.board().site("d7").orElseThrow().pieces()).hasSize(1);
        press("a7");
        desktop.replace("  move one men of white to d7\n", "");
        assertThat(beside().otherStart()).isTrue();
    }

    @Test
    void nothingIsAppliedWhileThatIsNotWanted() {
        desktop.editor.beside().live(false);
        desktop.replace("require no men on to", "require no men on to and to is not g7");
        BesideView view = beside();
        assertThat(view.behind()).isTrue();
        assertThat(view.moves()).hasSize(24);
        desktop.editor.beside().applyNow();
        view = beside();
        assertThat(view.behind()).isFalse();
        assertThat(view.moves()).hasSize(23);
    }

    @Test
    void rulesWithWhichNoMatchBeginsAreToldAndLeaveTheBoard() {
        desktop.replace("  for each p in players\n", "  move one (men - men) to out\n  for each p in players\n");
        BesideView view = beside();
        assertThat(view.warning()).isTrue();
        assertThat(view.board()).isNotNull();
        assertThat(view.moves()).hasSize(24);
    }

    /** A game made from a template. */
    private void blocking() throws IOException {
        Path file = Files.createDirectories(own.resolve("made")).resolve("blocking.rules");
        Files.copy(Path.of("rules-dsl/templates/blocking/blocking.rules"), file);
        desktop = new Desktop(own.resolve("made"));
        desktop.editor.edit("blocking", null);
        desktop.done();
        desktop.editor.beside().open(true);
        desktop.done();
    }

    /** Two options of a choice, each of which leads from one place to another. */
    private void twoWaysToGo() throws IOException {
        blocking();
        desktop.replace("        do walk(from, to)\n", """
                        do walk(from, to)
                    option fly (from in star) (to in star)
                      require some men of mover on from because G-8 en "Yours." it "Tua."
                      require no pieces on to because G-8 en "Free." it "Libero."
                      then
                        move pieces on from to to
                """.indent(0));
        assertThat(desktop.errors()).isEmpty();
    }

    /** Where two options lead to one place it is asked which is meant, in words that tell them apart. */
    @Test
    void whereTwoMovesAreMeantItIsAskedWhich() throws IOException {
        twoWaysToGo();
        BesideView view = press("p3");
        assertThat(view.turn().choices()).as("the board asks where").isEmpty();
        view = press("middle");
        assertThat(view.moment()).isZero();
        assertThat(view.turn().head()).isEqualTo("Which move is meant?");
        assertThat(view.words()).as("nothing is ringed to be pressed").isEmpty();
        assertThat(view.turn().choices())
                .extracting(BesideView.Line::words)
                .hasSize(2)
                .anyMatch(words -> words.matches("Move p3 → the middle \\(line \\d+\\)"))
                .anyMatch(words -> words.matches("Fly p3 → the middle \\(line \\d+\\)"));
        desktop.editor.speak("it");
        view = press("p3", "middle");
        assertThat(view.turn().head()).isEqualTo("Quale mossa intendi?");
        desktop.editor.beside().follow(view.turn().choices().get(1).key());
        view = beside();
        assertThat(view.moment()).isEqualTo(1);
        assertThat(lineOf(view)).contains("option fly");
        assertThat(view.turn().choices()).isEmpty();
    }

    /** While a piece is chosen the board shows where it can go, and no arrows that one could be told to see. */
    @Test
    void whatIsNotDrawnIsNotPointedTo() throws IOException {
        twoWaysToGo();
        assertThat(cursor("option move").words()).contains("see the arrows");
        press("p3");
        BesideView view = cursor("option move");
        assertThat(view.overlay().arrows()).isEmpty();
        assertThat(view.words())
                .contains("can be played now")
                .contains("ringed")
                .doesNotContain("arrows");
        view = press("p3");
        assertThat(view.overlay().arrows()).isNotEmpty();
        assertThat(view.words()).contains("see the arrows");
    }

    /** Who has won, and why, is to be seen; and nobody is told to play on. */
    @Test
    void howAMatchEndedIsToldWithItsRule() throws IOException {
        blocking();
        desktop.replace("  if no moves-of(mover)\n", "  if some men of player-1 on middle\n");
        assertThat(press("p3").turn().over()).isFalse();
        BesideView view = press("middle");
        assertThat(view.turn().over()).isTrue();
        assertThat(view.turn().head()).isEqualTo("The match is over. Red wins.");
        assertThat(view.turn().words()).contains("Blue cannot move and loses.");
        assertThat(view.turn().rule()).isEqualTo("G-3");
        assertThat(view.playable()).isZero();
        assertThat(view.moves())
                .extracting(BesideView.Line::words)
                .containsExactly("The match is over. Red wins.", "Rule G-3. Blue cannot move and loses.");
        for (String line : List.of("option move", "require no men on to", "choose act"))
            assertThat(cursor(line).words()).as(line).doesNotContain("Play on");
        desktop.editor.beside().follow(view.moves().get(1).key());
        assertThat(lineOf(beside())).contains("G-3");
    }

    @Test
    void anExpressionYieldsSomethingOrSaysWhyNot() {
        press("a7", "d1");
        desktop.editor.beside().tryOut("number of men on points");
        assertThat(beside().trial()).isEqualTo(new BesideView.Trial("number of men on points", "2", false));
        desktop.editor.beside().tryOut("points & site of men of white");
        assertThat(beside().overlay().rings()).containsExactly(Ref.site("a7"));
        desktop.editor.beside().tryOut("number of mem");
        assertThat(beside().trial().wrong()).isTrue();
        assertThat(beside().trial().answer()).contains("nothing is called 'mem'".substring(1));
        desktop.editor.beside().tryOut("");
        assertThat(beside().trial()).isEqualTo(BesideView.Trial.NONE);
    }

    @Test
    void oneGoesBackAndForthAndOtherWords() {
        press("a7", "d1");
        desktop.editor.beside().go(-1);
        assertThat(beside().moment()).isEqualTo(1);
        assertThat(beside().canForth()).isTrue();
        desktop.editor.beside().byLot();
        assertThat(beside().moment()).isEqualTo(2);
        desktop.editor.speak("it");
        assertThat(beside().words()).contains("cursore");
        desktop.editor.beside().again();
        assertThat(beside().moment()).isZero();
    }
}
