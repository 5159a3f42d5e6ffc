package regola.ui.lesson;

import regola.ui.view.lesson.MessageView;

/** A Tone is in which colours of the theme a message is shown, by their keys. */
enum Tone {
    WARNING("why"),
    MILD("missed"),
    GOOD("right"),
    TROUBLE("problem");

    private final String key;

    Tone(String key) {
        this.key = key;
    }

    static Tone of(MessageView.Sort sort) {
        return switch (sort) {
            case REFUSED -> WARNING;
            case MISSED, SHOWN, PARTLY, STRAY, BACK -> MILD;
            case RIGHT -> GOOD;
            case BROKEN -> TROUBLE;
        };
    }

    String ground() {
        return "Regola." + key + ".background";
    }

    String edge() {
        return "Regola." + key + ".border";
    }
}
