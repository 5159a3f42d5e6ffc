package regola.ui.game;

/** A SayTone is why the bar below the board is in another colour. */
enum SayTone {
    PLAIN("", ""),
    WHY("Regola.why.background", "Regola.why.border"),
    PROBLEM("Regola.problem.background", "Regola.problem.border"),
    PAST("Regola.past.background", "Regola.past.border"),
    HINT("Regola.hint.background", "Regola.hint.border"),
    STRAY("Regola.past.background", "Regola.past.border");

    private final String ground;
    private final String edge;

    SayTone(String ground, String edge) {
        this.ground = ground;
        this.edge = edge;
    }

    /** @return the key of the colour of its ground; empty for the usual one */
    String ground() {
        return ground;
    }

    String edge() {
        return edge;
    }
}
