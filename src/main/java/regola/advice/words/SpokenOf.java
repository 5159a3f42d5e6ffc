package regola.advice.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.language.model.Type;

/** A SpokenOf tells whose names are in the sentences of rules: of whom they speak is nowhere else to be found. */
public final class SpokenOf {
    private SpokenOf() {}

    /** @return the players whose names are in what is told of it, in the order in which the sentence names them */
    public static List<Integer> players(Event event, Catalog names, Manner manner) {
        String said = event.in(manner.to(Manner.NOBODY)); // where one is called you, one's name is not in it
        Map<Integer, Integer> places = new TreeMap<>();
        for (int player = 0; player < names.count(Type.PLAYER); player++) {
            int place = place(names.title(Type.PLAYER, player, manner), said);
            if (place >= 0) places.put(place, player);
        }
        return new ArrayList<>(places.values());
    }

    /** @return where a sentence has that name in it, as a word and not as a part of one; -1 if nowhere */
    private static int place(String name, String sentence) {
        Matcher matcher = Pattern.compile("(?U)(?<!\\w)" + Pattern.quote(name) + "(?!\\w)")
                .matcher(sentence);
        return matcher.find() ? matcher.start() : -1;
    }

    /** @return whether it speaks of a player, or of what is that player's */
    public static boolean isOf(Event event, int player, Catalog names) {
        return players(event, names, Manner.of("en")).contains(player);
    }

    /** @return whether it says more than that somebody does what there is to be glad of: where, say */
    public static boolean isMoreThan(Event event, String glad) {
        int around = 4; // who, and what they do with it
        return words(WholeWords.core(event.text("en"))) > words(glad) + around;
    }

    private static int words(String said) {
        return said.strip().split("\\s+").length;
    }
}
