package regola.ui.present.editor;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.ui.view.Texts;
import regola.ui.view.editor.ReplyView.Offer;
import regola.ui.view.make.NewGameView;

/** ColourOffers are the colours that a line may have, by their names: nobody knows them by six signs. */
final class ColourOffers {
    private static final Pattern WANTED = Pattern.compile("\\bcolour +(\"?)#?([A-Za-z0-9]*)$");
    private static final Pattern CODE = Pattern.compile("#[0-9A-Fa-f]{6}");

    private ColourOffers() {}

    /** @return the part of the line before that place */
    private static String before(String text, int at) {
        return text.substring(text.lastIndexOf('\n', at - 1) + 1, at);
    }

    static boolean isWanted(String text, int at) {
        return WANTED.matcher(before(text, at)).find();
    }

    /** @return all that may be written there, empty where no colour is wanted */
    static List<Offer> at(String text, int at, String language) {
        Matcher wanted = WANTED.matcher(before(text, at));
        if (!wanted.find()) return List.of();
        boolean open = !wanted.group(1).isEmpty();
        boolean closed = text.startsWith("\"", at);
        Texts texts = Texts.in(language);
        return NewGameView.COLOURS.stream()
                .map(colour -> new Offer(
                        texts.get("make.colour." + colour.word()),
                        (open ? "" : "\"") + colour.rgb() + (closed ? "" : "\""),
                        true,
                        colour.rgb(),
                        colour.rgb(),
                        ""))
                .toList();
    }

    /** @return what the colour that is written there is called, or is near to; empty if none is */
    static String named(String text, int at, String language) {
        int start = text.lastIndexOf('\n', at - 1) + 1;
        int end = text.indexOf('\n', at);
        String line = text.substring(start, end < 0 ? text.length() : end);
        for (Matcher code = CODE.matcher(line); code.find(); ) {
            if (at < start + code.start() || at > start + code.end()) continue;
            int rgb = Integer.parseInt(code.group().substring(1), 16);
            NewGameView.Colour nearest = NewGameView.COLOURS.stream()
                    .min(Comparator.comparingInt(colour -> apart(rgb, rgb(colour))))
                    .orElseThrow();
            Texts texts = Texts.in(language);
            String word = texts.get("make.colour." + nearest.word());
            boolean same = nearest.rgb().equals(code.group().toUpperCase(Locale.ROOT));
            return texts.get(same ? "editor.colour" : "editor.colour.near", word);
        }
        return "";
    }

    private static int rgb(NewGameView.Colour colour) {
        return Integer.parseInt(colour.rgb().substring(1), 16);
    }

    private static int apart(int one, int other) {
        int sum = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int by = (one >> shift & 255) - (other >> shift & 255);
            sum += by * by;
        }
        return sum;
    }
}
