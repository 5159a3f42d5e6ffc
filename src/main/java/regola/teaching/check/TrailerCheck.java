package regola.teaching.check;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.source.Trouble;
import regola.teaching.check.Finding.Weight;
import regola.teaching.lesson.Trailer;
import regola.teaching.lesson.TrailerScene;
import regola.teaching.lesson.Words;
import regola.teaching.run.PlayedScene;
import regola.teaching.run.Screening;

/** A TrailerCheck is the proving of one trailer: it is played, measured, and must end in a win. */
public final class TrailerCheck {
    /** The most characters of what one scene says. */
    public static final int LINE = 80;

    /** How long all of it may be, in milliseconds. */
    public static final int SHORTEST = 30_000;

    public static final int LONGEST = 60_000;
    /** What one plays for must be clear by then. */
    private static final int AIM = 8_000;
    /** The aim, three to five scenes of a turn, the end, and where to begin. */
    private static final int FEWEST_SCENES = 6;

    private static final int MOST_SCENES = 8;
    private static final Map<String, String> LANGUAGES = new TreeMap<>(Map.of("en", "English", "it", "Italian"));

    private final Trailer trailer;
    private final Findings findings = new Findings();

    private TrailerCheck(Trailer trailer) {
        this.trailer = trailer;
    }

    /** @return what was found, from top to bottom; no errors among it if the trailer holds */
    public static List<Finding> check(Trailer trailer) {
        TrailerCheck check = new TrailerCheck(trailer);
        check.trailer.scenes().forEach(check::words);
        check.play();
        return check.findings.sorted();
    }

    private Span front() {
        return new Span(trailer.header().source(), 0, 0);
    }

    private void words(TrailerScene scene) {
        Words say = scene.say();
        LANGUAGES.forEach((language, name) -> {
            if (!say.speaks(language)) {
                warn(
                        scene,
                        scene.span(),
                        Message.of("the scene says nothing in {0}", Message.of(name)),
                        "trailers speak English and Italian",
                        Message.of("add '{0}'", language));
                return;
            }
            String text = say.in(language).spoken();
            if (text.length() > LINE)
                warn(
                        scene,
                        scene.span(),
                        Message.of("'say' has {0} characters ({1})", text.length(), language),
                        Message.of("at most {0} fit below the board: '{1}'", LINE, text),
                        "say less");
        });
    }

    private void play() {
        Screening screening = Screening.of(trailer);
        if (screening.broken() != null) {
            Trouble trouble = screening.trouble();
            TrailerScene scene = trailer.scenes().get(screening.scenes().size());
            findings.add(Weight.ERROR, scene.id(), trouble.span(), trouble.said(), trouble.reason(), trouble.advice());
            return;
        }
        order(screening.scenes());
        TrailerScene last = trailer.scenes().get(trailer.scenes().size() - 1);
        if (!screening.isWon())
            findings.add(
                    Weight.ERROR,
                    last.id(),
                    last.span(),
                    "nobody has won when the trailer is over",
                    "it shows what one plays for, and that it can be reached",
                    "begin the scene of the end closer to it, or play more moves");
        LANGUAGES.keySet().forEach(language -> length(screening, language));
    }

    private void order(List<PlayedScene> scenes) {
        if (scenes.size() < FEWEST_SCENES || scenes.size() > MOST_SCENES)
            warn(
                    null,
                    front(),
                    Message.of("the trailer has {0} scenes", scenes.size()),
                    "it has the aim, three to five of one turn, the end, and where to begin",
                    "");
        PlayedScene last = scenes.get(scenes.size() - 1);
        if (!last.scene().moves().isEmpty())
            warn(
                    last.scene(),
                    last.scene().span(),
                    "the last scene plays moves",
                    "it only says whose turn it is now: the learner's",
                    "put the moves into the scene before");
    }

    private void length(Screening screening, String language) {
        PlayedScene aim = screening.scenes().get(0);
        if (aim.millis(language) > AIM)
            warn(
                    aim.scene(),
                    aim.scene().span(),
                    Message.of("the first scene lasts {0} ({1})", seconds(aim.millis(language)), language),
                    Message.of("after {0} everybody knows what one plays for", seconds(AIM)),
                    "say or move less");
        int all = screening.millis(language);
        if (all < SHORTEST || all > LONGEST)
            warn(
                    null,
                    front(),
                    Message.of("the trailer lasts {0} ({1})", seconds(all), language),
                    Message.of("it should last {0} to {1}", seconds(SHORTEST), seconds(LONGEST)),
                    all < SHORTEST ? "show more of a turn" : "say or move less");
    }

    private static Message seconds(int millis) {
        return Message.of("{0} seconds", String.format(Locale.ROOT, "%.1f", millis / 1000.0));
    }

    private void warn(TrailerScene scene, Span span, CharSequence what, CharSequence why, CharSequence fix) {
        findings.add(Weight.WARNING, scene == null ? null : scene.id(), span, what, why, fix);
    }
}
