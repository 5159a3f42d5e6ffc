package regola.ui.present.start;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import regola.ui.view.Rival;
import regola.ui.view.Texts;
import regola.ui.view.start.KindView;

/**
 * A SeatKind is who may sit at the table: a person, or one of those who play where nobody sits. The page is laid out
 * for as many as there are.
 *
 * @param id as it is kept in files
 * @param name the key of its text
 * @param about the key of its text
 * @param face the name of its drawing
 * @param computer true if nobody has to be there
 */
record SeatKind(String id, String name, String about, String face, boolean computer) {
    /** Whoever is at the machine. There is one of them. */
    static final SeatKind YOU = new SeatKind("you", "kind.you", "kind.you.about", "seat-you", false);

    static final SeatKind OTHER = new SeatKind("other", "kind.other", "kind.other.about", "seat-other", false);
    /** In the order in which they are offered. */
    static final List<SeatKind> ALL = Stream.concat(
                    Stream.of(YOU, OTHER), Rival.OFFERED.stream().map(SeatKind::of))
            .toList();

    static SeatKind of(Rival rival) {
        return new SeatKind(rival.id(), rival.nameKey(), rival.aboutKey(), rival.face(), true);
    }

    /** @return nothing if there is none of that id, or no longer */
    static Optional<SeatKind> of(String id) {
        return ALL.stream()
                .filter(kind -> kind.id.equals(id))
                .findFirst()
                .or(() -> Rival.of(id).map(SeatKind::of));
    }

    KindView view(Texts texts) {
        Optional<Rival> rival = Rival.of(id);
        String level = rival.map(each -> texts.get(each.levelKey())).orElse("");
        return new KindView(id, texts.get(name), level, texts.get(about), face, computer);
    }

    /** @return who it is, and how well it plays */
    String called(Texts texts) {
        return view(texts).called();
    }
}
