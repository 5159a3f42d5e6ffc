package regola.ui.present.editor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.engine.Ruleset;
import regola.engine.value.BoardGraph;
import regola.language.LineParts;
import regola.language.model.Setting;
import regola.language.model.Type;
import regola.language.model.VariantInfo;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.ui.present.picture.Names;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.ZoneView;
import regola.ui.view.match.MatchView;
import regola.workshop.Subject;

/**
 * BesideLines say and mark on the board beside the text what lines are about that neither forbid nor yield anything:
 * how the board hangs together, settings, players, what lies off the board, and what any other line is for.
 */
final class BesideLines {
    /** More arrows than these would hide the board: then one place stands for all. */
    private static final int MOST_ARROWS = 16;

    /** How far off the straight way a place may be, as a share of its length: an arrow still passes through it. */
    private static final double BESIDE = 0.02;

    private static final int MOST_NAMED = 8;
    /** Lines of the board that speak of something with a name. */
    private static final Set<String> NAMED = Set.of("site", "lines", "loops");
    /** With these a line of a variant begins that gives a setting another value. */
    private static final Set<String> SETTING = Set.of("set", "replace");

    private final Ruleset rules;
    private final Names names;
    private final Texts texts;
    private final MatchView match;
    private final BoardGraph graph;

    /** @param graph the board as the match has it */
    BesideLines(Ruleset rules, Names names, Texts texts, MatchView match, BoardGraph graph) {
        this.rules = rules;
        this.names = names;
        this.texts = texts;
        this.match = match;
        this.graph = graph;
    }

    /** @return what is looked at, in a few words; empty for what others say */
    String head(Subject subject) {
        if (subject instanceof Subject.Ground ground) {
            boolean named = NAMED.contains(ground.word()) && !ground.name().isEmpty();
            return texts.get("beside.head.ground", named ? ground.name() : ground.word());
        }
        if (!(subject instanceof Subject.Said said)) return "";
        return switch (said.word()) {
            case "setting" -> texts.get("beside.head.setting", said.name());
            case "zone" -> texts.get("beside.head.zone", said.name());
            case "#" -> texts.get("beside.head.remark");
            default -> texts.get("beside.head.line", said.word());
        };
    }

    /** @return what a line that begins with the word is for, with the word; empty if nothing is known of it */
    String about(String word) {
        String said = Offers.sentence(word, texts.language());
        return said.isEmpty() ? "" : texts.get("beside.about", word, said);
    }

    String sentences(Subject subject) {
        List<String> said = new ArrayList<>();
        if (subject instanceof Subject.Ground ground) {
            said.add(Offers.sentence(ground.word(), texts.language()));
            said.add(ground(ground));
        } else if (subject instanceof Subject.Said line) {
            said.add(
                    line.word().equals("#")
                            ? texts.get("beside.remark")
                            : Offers.sentence(line.word(), texts.language()));
            said.add(more(line));
        }
        said.removeIf(String::isBlank);
        return said.isEmpty() ? texts.get("beside.nothing") : String.join(" ", said);
    }

    private String more(Subject.Said line) {
        return switch (line.word()) {
            case "setting" -> setting(line);
            case "players" -> players();
            case "zone" -> zone(line.name());
            case "start" -> start();
            case "words" -> word(line.name());
            default -> "";
        };
    }

    // ---- the board

    private String ground(Subject.Ground ground) {
        return switch (ground.word()) {
            case "grid" -> grid();
            case "site", "sites" -> joined(site(ground.name()));
            case "lines", "loops" -> lines(ground.name());
            default -> "";
        };
    }

    private List<BoardGraph.Site> places() {
        return graph.sites().stream().filter(BoardGraph.Site::onBoard).toList();
    }

    private String grid() {
        List<BoardGraph.Site> places = places();
        if (places.isEmpty()) return "";
        long columns =
                places.stream().mapToDouble(BoardGraph.Site::x).distinct().count();
        long rows = places.stream().mapToDouble(BoardGraph.Site::y).distinct().count();
        String size = texts.get(
                "beside.grid",
                columns,
                rows,
                places.size(),
                places.get(0).id(),
                places.get(places.size() - 1).id());
        return size + " " + joined(middle());
    }

    /** @return the place in the midst of the board, of which most can be seen */
    private BoardGraph.Site middle() {
        List<BoardGraph.Site> places = places();
        double x = places.stream().mapToDouble(BoardGraph.Site::x).average().orElse(0);
        double y = places.stream().mapToDouble(BoardGraph.Site::y).average().orElse(0);
        return places.stream()
                .min(Comparator.comparingDouble(site -> Math.hypot(site.x() - x, site.y() - y)))
                .orElse(null);
    }

    private BoardGraph.Site site(String name) {
        return places().stream()
                .filter(site -> site.id().equals(name))
                .findFirst()
                .orElse(middle());
    }

    private String id(int number) {
        return graph.sites().get(number).id();
    }

    private List<String> beside(BoardGraph.Site site) {
        return graph.edges().stream()
                .filter(edge -> edge.from() == site.number() || edge.to() == site.number())
                .map(edge -> id(edge.from() == site.number() ? edge.to() : edge.from()))
                .distinct()
                .toList();
    }

    private String joined(BoardGraph.Site site) {
        if (site == null) return "";
        List<String> all = beside(site);
        return all.isEmpty() ? "" : texts.get("beside.joined", site.id(), named(all));
    }

    private List<BoardGraph.Line> linesOf(String group) {
        return graph.lines().stream().filter(line -> line.group().equals(group)).toList();
    }

    /** @return those of the lines that are drawn: all, or those through the place in the midst */
    private List<BoardGraph.Line> drawn(List<BoardGraph.Line> lines) {
        if (lines.size() <= MOST_ARROWS) return lines;
        int middle = middle().number();
        return lines.stream().filter(line -> line.sites().contains(middle)).toList();
    }

    private String lines(String group) {
        List<BoardGraph.Line> lines = linesOf(group);
        if (lines.isEmpty()) return texts.get("beside.lines.none");
        Set<Integer> lengths =
                lines.stream().map(line -> line.sites().size()).collect(Collectors.toCollection(LinkedHashSet::new));
        int length = lengths.iterator().next();
        if (lines.size() == 1) return texts.get("beside.lines.one", length);
        String count = lengths.size() == 1
                ? texts.get("beside.lines.alike", lines.size(), length)
                : texts.get("beside.lines", lines.size());
        boolean all = drawn(lines).size() == lines.size();
        return count + " " + (all ? texts.get("beside.lines.drawn") : texts.get("beside.lines.some", middle().id()));
    }

    OverlayView overlay(Subject subject) {
        if (subject instanceof Subject.Said said) return marked(said);
        if (!(subject instanceof Subject.Ground ground)) return OverlayView.NONE;
        return switch (ground.word()) {
            case "grid" -> around(middle());
            case "site", "sites" -> around(site(ground.name()));
            case "path" -> path(ground.number());
            case "lines", "loops" -> ways(drawn(linesOf(ground.name())));
            default -> OverlayView.NONE;
        };
    }

    /** Where one step leads from there. */
    private OverlayView around(BoardGraph.Site site) {
        OverlayView seen = OverlayView.NONE;
        if (site != null) for (String other : beside(site)) seen = seen.ring(Ref.site(other));
        return seen;
    }

    private OverlayView path(int number) {
        List<List<String>> paths = rules.game().board().paths();
        OverlayView seen = OverlayView.NONE;
        if (number >= paths.size()) return seen;
        List<String> path = paths.get(number);
        for (int i = 1; i < path.size(); i++) seen = seen.arrow(Ref.site(path.get(i - 1)), Ref.site(path.get(i)));
        return seen;
    }

    private OverlayView ways(List<BoardGraph.Line> lines) {
        OverlayView seen = OverlayView.NONE;
        for (BoardGraph.Line line : lines) {
            List<Integer> sites = line.sites();
            if (line.loop() || isBent(sites)) {
                for (int i = 1; i < sites.size(); i++) seen = arrow(seen, sites.get(i - 1), sites.get(i));
                if (line.loop()) seen = arrow(seen, sites.get(sites.size() - 1), sites.get(0));
            } else seen = arrow(seen, sites.get(0), sites.get(sites.size() - 1));
        }
        return seen;
    }

    private OverlayView arrow(OverlayView seen, int from, int to) {
        return seen.arrow(Ref.site(id(from)), Ref.site(id(to)));
    }

    /** One arrow from the first place to the last would pass by places of the line, or take them in another order. */
    private boolean isBent(List<Integer> places) {
        BoardGraph.Site first = graph.sites().get(places.get(0));
        BoardGraph.Site last = graph.sites().get(places.get(places.size() - 1));
        double x = last.x() - first.x();
        double y = last.y() - first.y();
        double length = Math.hypot(x, y);
        double far = 0;
        for (int place : places) {
            BoardGraph.Site site = graph.sites().get(place);
            double along = ((site.x() - first.x()) * x + (site.y() - first.y()) * y) / length;
            double beside = ((site.x() - first.x()) * y - (site.y() - first.y()) * x) / length;
            if (!(Math.abs(beside) <= BESIDE * length && along >= far)) return true;
            far = along;
        }
        return false;
    }

    // ---- what does not lie on the board

    /** As long as the match stands at its beginning, what the set-up put on the board is ringed. */
    private OverlayView marked(Subject.Said said) {
        OverlayView seen = OverlayView.NONE;
        if (!said.word().equals("start") || match.canUndo()) return seen;
        for (SiteView site : match.board().sites()) if (!site.pieces().isEmpty()) seen = seen.ring(site.ref());
        return seen;
    }

    private String start() {
        int on = match.board().sites().stream()
                .mapToInt(site -> site.pieces().size())
                .sum();
        int off = zones().mapToInt(ZoneView::count).sum();
        return match.canUndo() ? texts.get("beside.start.later") : texts.get("beside.start", on, off);
    }

    private Stream<ZoneView> zones() {
        return Stream.concat(match.seats().stream().flatMap(seat -> seat.zones().stream()), match.shared().stream());
    }

    private String zone(String name) {
        List<String> said = new ArrayList<>();
        for (SeatView seat : match.seats())
            for (ZoneView zone : seat.zones())
                if (zone.site().startsWith(name + "-")) said.add(seat.name() + " " + zone.count());
        match.shared().stream()
                .filter(zone -> zone.site().equals(name))
                .forEach(zone -> said.add(String.valueOf(zone.count())));
        return said.isEmpty() ? "" : texts.get("beside.zone", named(said));
    }

    private String players() {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < rules.players(); i++) all.add(names.player(i));
        String order = texts.get("beside.players", named(all));
        return match.seats().stream()
                .filter(SeatView::deciding)
                .findFirst()
                .map(seat -> order + " " + texts.get("beside.players.now", seat.name()))
                .orElse(order);
    }

    private String word(String name) {
        return name.isEmpty() || name.equals("words") ? "" : texts.get("beside.word", name, names.word(name));
    }

    private String setting(Subject.Said line) {
        Setting setting = rules.game().settings().stream()
                .filter(each -> each.name().equals(line.name()))
                .findFirst()
                .orElse(null);
        if (setting == null) return "";
        String range = switch (setting.form()) {
            case YES_NO -> texts.get("beside.setting.truth");
            case NUMBER -> texts.get("beside.setting.number", setting.least(), setting.most());
            case NUMBERS -> texts.get("beside.setting.numbers", setting.fewest(), setting.many());
            case WORD ->
                texts.get(
                        "beside.setting.word",
                        named(setting.words().stream().map(names::word).toList()));
        };
        List<Long> values = rules.settings().getOrDefault(setting.name(), setting.value());
        String value = values.stream().map(each -> value(setting, each)).collect(Collectors.joining(", "));
        String by = values.equals(setting.value()) ? setBy(setting.name()) : "";
        String now =
                by.isEmpty() ? texts.get("beside.setting.now", value) : texts.get("beside.setting.variant", value, by);
        String read = read(setting.name(), line.span());
        return range + " " + now + (read.isEmpty() ? "" : " " + read);
    }

    private String value(Setting setting, long value) {
        return switch (setting.form()) {
            case YES_NO -> texts.get(value == 1 ? "beside.setting.yes" : "beside.setting.no");
            case WORD -> names.word(setting.words().get((int) value));
            default -> names.of(Type.NUMBER, value);
        };
    }

    /** @return what the variant is called that sets it, the last of those that do; empty if none does */
    private String setBy(String name) {
        List<VariantInfo> variants = rules.game().variants();
        for (int i = variants.size() - 1; i >= 0; i--) {
            SourceText text = rules.game().sources().get(i + 1);
            if (text.text().lines().anyMatch(line -> isSetting(line, name)))
                return Names.plain(variants.get(i).title(), texts.language());
        }
        return "";
    }

    /** A line that sets it has its name first. */
    private static boolean isSetting(String line, String name) {
        return SETTING.contains(line.split(" ", 2)[0])
                && LineParts.of(line).stream()
                        .filter(part -> part.kind() == LineParts.Kind.NAME)
                        .findFirst()
                        .map(part -> part.in(line).equals(name))
                        .orElse(false);
    }

    /** @return in which other lines of its file a name is written */
    private String read(String name, Span own) {
        List<String> lines = new ArrayList<>();
        for (int line = 1; line <= own.source().lineCount(); line++)
            if (line != own.line() && says(own.source().lineText(line), name)) lines.add(String.valueOf(line));
        return lines.isEmpty() ? "" : texts.get("beside.setting.read", named(lines));
    }

    private static boolean says(String line, String name) {
        return LineParts.of(line).stream()
                .anyMatch(part ->
                        part.kind() == LineParts.Kind.NAME && part.in(line).equals(name));
    }

    private String named(List<String> all) {
        String some = all.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
        return all.size() > MOST_NAMED ? texts.get("beside.more", some, all.size() - MOST_NAMED) : some;
    }
}
