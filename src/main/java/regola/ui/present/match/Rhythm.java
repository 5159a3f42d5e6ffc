package regola.ui.present.match;

import regola.ui.view.Tempo;

/**
 * A Rhythm is how long computers wait between their moves: one against one as long as what happened takes to be read,
 * several together no longer than a person likes to wait for a turn.
 */
record Rhythm(Tempo tempo, ToldPage page) {
    /**
     * @param row how many moves of computers have been made one after the other already
     * @return how many milliseconds pass before the next
     */
    long before(MatchSession session, int row) {
        int heard = ToldPage.letters(session.heard());
        int wait = session.isTrifle() ? tempo.trifle(heard) : tempo.thinking(heard);
        int people = session.people().size();
        if (people == 0) return page.pause(wait, Long.MAX_VALUE); // who only watches watches all of it
        boolean several = session.match().rules().players() - people > 1;
        return page.pause(tempo.following(wait, row), several ? tempo.round(row) : Long.MAX_VALUE);
    }
}
