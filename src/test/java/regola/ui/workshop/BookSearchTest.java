package regola.ui.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.keep.BookEntries;
import regola.ui.view.make.BookEntry;

/** What a child of twelve would type, and what it means. */
class BookSearchTest {
    private static final BookSearch INDEX = new BookSearch();
    private static final List<BookEntry> BOOK = BookEntries.of("nowhere.rules").stream()
            .filter(entry -> entry.part() == BookEntry.Part.COOKBOOK || entry.part() == BookEntry.Part.LANGUAGE)
            .toList();

    private static List<String> found(String typed) {
        BookSearch.Sought search = INDEX.of(typed);
        boolean all = BOOK.stream().anyMatch(search::isAllIn);
        return BOOK.stream()
                .filter(entry -> all ? search.isAllIn(entry) : search.worth(entry) > 0)
                .sorted(Comparator.comparing((BookEntry entry) -> -search.worth(entry))
                        .thenComparing(entry -> entry.part() != BookEntry.Part.COOKBOOK))
                .map(entry -> entry.title().get("en"))
                .limit(4)
                .toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ':', textBlock = """
            fly : Jump anywhere
            flying : Jump anywhere
            flies : Jump anywhere
            teleport : Jump anywhere
            jump : Capture by jumping
            jump over : Capture by jumping
            eat : Take what one lands on
            kill : Take what one lands on
            capturing : Take what one lands on
            must take : Who can capture must
            double jump : Go on jumping
            surrounded : Take what is surrounded
            dice : Roll a die
            throw : Roll a die
            random : Roll a die
            cards : Draw a card
            deck : Draw a card
            secret : Choose in secret
            hidden : Hidden hands
            seeds : Sow stones
            stuck : End when nobody can move
            blocked : End when nobody can move
            no pieces left : Who has no piece left loses
            points : The most points win
            score : Score areas
            tie : A draw after a long time
            race : First home wins
            skip a turn : Pass
            pass : Pass
            go again : One more turn
            extra turn : One more turn
            check : The king may not be left in danger
            repeat : No repetition
            diagonal : A step in any direction
            one step : A step in any direction
            forward : Only forwards
            backwards : Only forwards
            queen : A piece is promoted
            king : A piece is promoted
            crown : A piece is promoted
            empty : Only to a free place
            put down : Put down, then move
            three in a row : Three in a row
            tic tac toe : Three in a row
            trap : A special place
            bonus : A special place
            two squares : A king goes two steps
            computer : What is good to have
            how to win : Winning
            board size : The board
            colours : The pieces
            vola : Jump anywhere
            volo : Jump anywhere
            volare : Jump anywhere
            volano : Jump anywhere
            salta : Capture by jumping
            mangia : Take what one lands on
            mangiare : Take what one lands on
            cattura : Take what one lands on
            obbligo di presa : Who can capture must
            doppio salto : Go on jumping
            circonda : Take what is surrounded
            dado : Roll a die
            dadi : Roll a die
            a caso : Roll a die
            carte : Draw a card
            pesca : Draw a card
            segreto : Choose in secret
            nascosto : Choose in secret
            semi : Sow stones
            bloccato : End when nobody can move
            perde : Who has no piece left loses
            punti : The most points win
            pareggio : A draw after a long time
            arriva primo : First home wins
            salta il turno : Pass
            passa : Pass
            tira ancora : One more turn
            scacco : The king may not be left in danger
            diagonale : A step in any direction
            avanti : Only forwards
            indietro : Only forwards
            dama : A piece is promoted
            corona : A piece is promoted
            vuoto : Only to a free place
            posare : Put down, then move
            tris : Three in a row
            tre in fila : Three in a row
            trappola : A special place
            si può saltare dappertutto : Jump anywhere
            computer bravo : What is good to have
            come si vince : Winning
            """)
    void everydayWordsFindWhatIsMeant(String typed, String recipe) {
        assertThat(found(typed)).as(typed).contains(recipe);
    }
}
