package regola.ui.present.editor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import regola.engine.value.Position;
import regola.ui.present.match.Resumption;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.Notice;
import regola.ui.view.editor.BesideView;
import regola.ui.view.editor.EditorView;
import regola.ui.view.editor.MistakeView;
import regola.ui.view.editor.NamingView;
import regola.ui.view.editor.ReplyView;
import regola.ui.view.editor.SheetView;
import regola.ui.view.editor.VersionView;

/** A Desktop is the editor's page without a window: what was shown, told and played, and what a person does. */
final class Desktop implements EditorStage, UnsavedTexts {
    final List<EditorView> views = new ArrayList<>();
    final List<ReplyView> answers = new ArrayList<>();
    final List<BesideView> besides = new ArrayList<>();
    final Map<String, Notice> notices = new HashMap<>();
    final List<MatchSetUp> played = new ArrayList<>();
    final List<Resumption> here = new ArrayList<>();
    final Map<String, String> kept = new HashMap<>();
    final Path own;
    final EditorPresenter editor;
    final Map<String, List<OlderTexts.Older>> olders = new HashMap<>();
    final List<VersionView> versions = new ArrayList<>();
    private final OlderTexts older = new OlderTexts() {
        @Override
        public void keep(String file, String text) {
            List<Older> all = olders.computeIfAbsent(file, name -> new ArrayList<>());
            if (all.isEmpty() || !all.get(0).text().equals(text))
                all.add(0, new Older(Instant.ofEpochMilli(all.size()), text));
        }

        @Override
        public List<Older> of(String file) {
            return List.copyOf(olders.getOrDefault(file, List.of()));
        }
    };
    private final Queue<Runnable> work = new ArrayDeque<>();
    private final Map<String, Long> editions = new HashMap<>();

    Desktop(Path own) {
        this.own = own;
        editor = new EditorPresenter(work::add, own, () -> List.of(own), this, older, OwnLessons.NONE, this, () -> 7);
    }

    /** Everything that was asked for is done. */
    Desktop done() {
        while (!work.isEmpty()) work.remove().run();
        return this;
    }

    /** The first of what was asked for is done. */
    void next() {
        work.remove().run();
    }

    EditorView view() {
        done();
        return views.get(views.size() - 1);
    }

    SheetView front() {
        return view().sheet();
    }

    List<MistakeView> errors() {
        return view().problems().stream().filter(MistakeView::error).toList();
    }

    /** A copy of a shipped game, open. */
    Desktop copyOf(String game) {
        editor.edit(game, null);
        done();
        editor.make(view().naming().proposal());
        return done();
    }

    void type(String file, String text) {
        editor.typed(file, editions.merge(file, 1L, Long::sum), text);
    }

    /** Writes something else in the file that is shown. */
    Desktop replace(String old, String next) {
        String text = front().text();
        if (!text.contains(old)) throw new AssertionError("no '" + old + "' in " + front().file());
        type(front().file(), text.replace(old, next));
        return done();
    }

    void act(String key, String offer) {
        Notice notice = notices.get(key);
        if (notice == null) throw new AssertionError("no notice " + key + " among " + notices.keySet());
        notices.remove(key);
        notice.offers().stream()
                .filter(each -> each.name().equals(offer))
                .findFirst()
                .orElseThrow()
                .act()
                .run();
        done();
    }

    Path path() {
        return Path.of(front().file());
    }

    String onDisk() {
        try {
            return Files.readString(path());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void writeOutside(String text) {
        try {
            Files.writeString(path(), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    NamingView naming() {
        return view().naming();
    }

    @Override
    public void show(EditorView view) {
        views.add(view);
    }

    @Override
    public void beside(BesideView view) {
        besides.add(view);
    }

    @Override
    public void answer(ReplyView answer) {
        answers.add(answer);
    }

    @Override
    public void tell(Notice notice) {
        notices.put(notice.key(), notice);
    }

    @Override
    public void versions(List<VersionView> all) {
        versions.clear();
        versions.addAll(all);
    }

    @Override
    public void away(String key) {
        notices.remove(key);
    }

    @Override
    public void play(MatchSetUp ready) {
        played.add(ready);
    }

    @Override
    public void playHere(MatchSetUp ready, Position from) {
        here.add(new Resumption(ready, from, List.of(), 0));
    }

    @Override
    public boolean keep(String file, String text) {
        kept.put(file, text);
        return true;
    }

    @Override
    public void forget(String file) {
        kept.remove(file);
    }

    @Override
    public Optional<String> of(String file) {
        return Optional.ofNullable(kept.get(file));
    }
}
