package regola.ui.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import regola.file.BadFile;
import regola.file.FileProblem;
import regola.file.MatchFile;
import regola.file.SafeWriter;
import regola.home.Kept;
import regola.language.model.Text;
import regola.ui.present.GameTitle;
import regola.ui.present.Shelf;
import regola.ui.view.KeptMatchView;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;

/**
 * A KeptMatches is the matches that were not played to their end: those of this window and those that earlier runs of the program
 * have left. What was being played when the program was killed is offered in a card too. For the event thread only.
 */
final class KeptMatches {
    private final Fittings fittings;
    private final Shelf shelf;
    private final MatchKeeper keeper;
    private final Matches matches;
    private final Playing playing;
    private final Consumer<List<KeptMatchView>> list;
    private Texts texts;
    private Map<String, Found> found = Map.of();
    private boolean looked;

    /** One that can be understood as a match. */
    private record Found(Kept kept, KeptMatchView view) {}

    /**
     * @param shelf of its own: it says what games are called
     * @param list  shows them
     */
    KeptMatches(Fittings fittings, Shelf shelf, MatchKeeper keeper, Matches matches, Playing playing, Texts texts,
            Consumer<List<KeptMatchView>> list) {
        this.fittings = fittings;
        this.shelf = shelf;
        this.keeper = keeper;
        this.matches = matches;
        this.playing = playing;
        this.texts = texts;
        this.list = list;
        fittings.notices().watch(() -> {
            if (looked) list();
        });
    }

    void speak(Texts next) {
        texts = next;
    }

    /** Looks what there is, and shows it. */
    void look() {
        fittings.worker().execute(() -> {
            List<Kept> all = fittings.recovery().kept(MatchKeeper.KIND);
            Map<String, Text> titles = new HashMap<>();
            if (!all.isEmpty()) shelf.entries().forEach(game -> titles.put(game.id(), game.title()));
            Map<String, Found> now = new LinkedHashMap<>();
            for (Kept kept : all) read(kept, "" + (now.size() + 1), titles, now);
            Fittings.later(() -> show(now));
        });
    }

    private void read(Kept kept, String key, Map<String, Text> titles, Map<String, Found> into) {
        if (kept.problem() != null) {
            spoilt(kept, List.of(kept.problem()));
            return;
        }
        try {
            MatchFile file = MatchFile.read(kept.text());
            String game = file.match().game();
            Said title = inLanguage -> GameTitle.of(titles.get(game), game, inLanguage.language());
            KeptMatchView view = new KeptMatchView(key, title, file.match().players().size(), file.match().at(), kept.at());
            into.put(key, new Found(kept, view));
        } catch (BadFile bad) {
            spoilt(kept, bad.problems());
        }
    }

    private void spoilt(Kept kept, List<FileProblem> problems) {
        Path aside = kept.slot().putAside();
        Said where = aside == null ? Said.NOTHING : Said.of("kept.aside", aside);
        Fittings.later(() -> fittings.notices().tell(
                Notice.problem("kept.spoilt", Said.of("kept.spoilt")).saying(where).with(FileProblems.views(problems)).everywhere()));
    }

    private void show(Map<String, Found> now) {
        found = now;
        boolean first = !looked;
        looked = true;
        if (first) now.values().stream().filter(each -> each.kept().killed()).forEach(this::offer);
        list();
    }

    /** What a card asks about is not asked about in the list too, as long as the card is there. */
    private void list() {
        list.accept(found.values().stream().map(Found::view).filter(view -> !fittings.notices().shows("killed." + view.key())).toList());
    }

    private void offer(Found each) {
        String key = each.view().key();
        fittings.notices().tell(Notice.offer("killed." + key, Said.of("killed.title")).saying(words(each.view()))
                .offering("goon", Said.of("kept.goon"), () -> goOn(each))
                .offering("away", Said.of("kept.away"), () -> putAway(each)));
    }

    /** Such as a title, 3 players, 17 moves. */
    private static Said words(KeptMatchView view) {
        Said moves = view.moves() == 1 ? Said.of("kept.move") : Said.of("kept.moves", view.moves());
        return Said.of("killed.match", view.title(), Said.of("kept.players", view.players()), moves);
    }

    void goOn(String key) {
        if (found.containsKey(key)) goOn(found.get(key));
    }

    private void goOn(Found each) {
        fittings.notices().away("killed." + each.view().key());
        if (fittings.doors().isApart(each.kept().slot())) return;
        if (keeper.isKeptIn(each.kept().slot())) playing.back();
        else matches.open(each.view().title(), each.kept().slot(), each.kept().text());
    }

    void putAway(String key) {
        if (found.containsKey(key)) putAway(found.get(key));
    }

    /** It becomes a file among the saved matches: nothing that was played is thrown away. */
    private void putAway(Found each) {
        fittings.notices().away("killed." + each.view().key());
        if (fittings.doors().isApart(each.kept().slot())) return; // it is being played
        String name = new MatchName(texts).of(each.view().title().in(texts), each.view().at());
        fittings.worker().execute(() -> {
            Path file = free(name);
            try {
                SafeWriter.write(file, each.kept().text().text());
                each.kept().slot().forget();
                Fittings.later(() -> fittings.notices().tell(
                        Notice.word("kept.away", Said.of("kept.away.title", each.view().title())).saying(Said.of("kept.away.text", file))));
            } catch (BadFile bad) {
                Fittings.later(() -> fittings.notices().tell(
                        Notice.problem("kept.away", Said.of("save.failed", file.getFileName())).with(FileProblems.views(bad)).everywhere()));
            }
        });
        look();
    }

    private Path free(String name) {
        Path folder = fittings.home().matches();
        Path file = folder.resolve(name + "." + MatchChooser.ENDING);
        for (int i = 2; Files.exists(file); i++) file = folder.resolve(name + " (" + i + ")." + MatchChooser.ENDING);
        return file;
    }
}
