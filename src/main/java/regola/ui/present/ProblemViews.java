package regola.ui.present;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.source.Trouble;
import regola.ui.view.ProblemView;
import regola.ui.view.Texts;

/** A ProblemViews makes what is wrong into what a window shows of it. Nobody else makes such views. */
public final class ProblemViews {
    private static final Pattern WHOLE_PATH = Pattern.compile("(?:[A-Za-z]:)?[/\\\\].*?([^/\\\\]+[/\\\\][^/\\\\]+)");

    private ProblemViews() {}

    public static ProblemView of(Trouble trouble) {
        ProblemView english = plain(trouble);
        Map<String, ProblemView> others = new HashMap<>();
        for (String language : Texts.LANGUAGES) {
            ProblemView other = plain(trouble.in(language));
            if (!other.equals(english)) others.put(language, other);
        }
        return new ProblemView(english.place(), english.what(), english.why(), english.fix(), others);
    }

    private static ProblemView plain(Trouble trouble) {
        return new ProblemView(near(trouble.place().brief()), trouble.what(), trouble.why(), trouble.fix());
    }

    /** @return of a whole path only the folder and the name: the rest fills lines, and who opened the file knows it */
    private static String near(String place) {
        Matcher path = WHOLE_PATH.matcher(place);
        return path.matches() ? path.group(1) : place;
    }

    public static List<ProblemView> of(List<Trouble> troubles) {
        return troubles.stream().map(ProblemViews::of).toList();
    }

    /** @param what is wrong, where there is no place in a file to be told */
    public static ProblemView saying(String what) {
        return new ProblemView("", what, "", "");
    }
}
