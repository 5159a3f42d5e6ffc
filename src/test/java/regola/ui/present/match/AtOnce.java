package regola.ui.present.match;

import regola.ui.support.KnownRules;

/** An AtOnce lets a computer make its move without a presenter: thought of at once, on the thread of the test. */
final class AtOnce {
    private AtOnce() {}

    static void play(MatchSession session) {
        if (session.deciding() == null) return;
        long seed = session.seed() + session.moment();
        session.letComputerPlay(KnownRules.thinking()
                .begin(session.match(), session.deciding(), session.deciding(), seed, ended -> {}, trouble -> {}));
    }
}
