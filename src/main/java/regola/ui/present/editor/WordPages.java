package regola.ui.present.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import regola.ui.view.Texts;
import regola.ui.view.make.BookEntry;

/** WordPages are the pages of the book that tell how to begin, and of each word of the language what it does. */
public final class WordPages {
    /** So many sentences say how a rule file is built. */
    private static final int LINES = 10;

    /** A whole game, as small as it can be. */
    static final String FIRST = """
            game my-game
              title en "My game" it "Il mio gioco"
              players 2: red, blue

            board field
              grid 3 by 3 joined around
              lines rows: every 3 in a row

            pieces men, alike: 5 "{player}-man" for each player drawn man

            turn
              choose act by mover
                option put (to in field)
                  require no men on to
                    because G-1 en "Taken already." it "È già occupato."
                  then
                    move one men of mover on box to to
                    if some l in through(rows, to) where sites of l in site of men of mover
                      finish won by mover G-2 en "Three in a row!" it "Tre in fila!"
                if none
                  finish drawn G-3 en "The board is full." it "Il tabellone è pieno."
            """;

    private WordPages() {}

    /** @return what comes before all that the book says of the language */
    public static BookEntry first() {
        return new BookEntry(
                BookEntry.Part.LANGUAGE,
                both("book.begin"),
                Map.of("en", lines("en"), "it", lines("it")),
                both("book.begin.sought"),
                Map.of(),
                FIRST,
                "",
                "",
                "",
                "game",
                "",
                "language",
                List.of());
    }

    private static Map<String, String> both(String key) {
        return Map.of("en", Texts.in("en").get(key), "it", Texts.in("it").get(key));
    }

    private static String lines(String language) {
        Texts texts = Texts.in(language);
        return IntStream.rangeClosed(1, LINES)
                .mapToObj(line -> line + ". " + texts.get("book.begin." + line))
                .collect(Collectors.joining("\n"));
    }

    /** @return a page for each word of the language that an example is known of, in the order of the alphabet */
    public static List<BookEntry> words() {
        List<BookEntry> pages = new ArrayList<>();
        for (String word : new TreeSet<>(Offers.words())) {
            String example = Offers.example(word);
            if (example.isEmpty()) continue;
            pages.add(new BookEntry(
                    BookEntry.Part.LANGUAGE,
                    Map.of("en", word, "it", word),
                    Map.of("en", Offers.sentence(word, "en"), "it", Offers.sentence(word, "it")),
                    Map.of(),
                    Map.of(),
                    example,
                    "",
                    "",
                    "",
                    "",
                    "",
                    "words",
                    Offers.related(word)));
        }
        return pages;
    }
}
