package regola.ui.present.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.CheckedGame;
import regola.language.model.Function;
import regola.language.model.PieceSet;
import regola.language.model.Reason;
import regola.language.model.VariantInfo;
import regola.language.model.Zone;
import regola.rulebook.Example;
import regola.rulebook.Examples;
import regola.rulebook.Outline;
import regola.rulebook.Sighting;
import regola.rulebook.Topic;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.RuleSentences;
import regola.ui.present.picture.Stock;
import regola.ui.present.picture.Tongue;
import regola.ui.present.start.GameScene;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PileView;
import regola.ui.view.rules.BookPage;
import regola.ui.view.rules.BookPage.Link;
import regola.ui.view.rules.BookPage.Part;
import regola.ui.view.rules.RuleBookView;

/** A BookPages writes the pages of the rulebook of a game in one language: from the rule file, for any game. */
final class BookPages {
    static final String REFERENCE = "reference";
    /** The page of the turn, called like the moment of a match that it shows. */
    private static final String TURN = Examples.TURN;

    private final Ruleset rules;
    private final CheckedGame game;
    private final Outline outline;
    private final Examples examples;
    private final Match start;
    private final Tongue tongue;
    private final Names names;
    private final Texts texts;
    private final RuleSentences sentences;
    private final BookMoments moments;
    private final Stock stock;
    private final Map<String, String> titles = new LinkedHashMap<>();
    /** The one way to move there is, told on the page of the turn; null where there are several or other steps. */
    private final Topic lone;

    /**
     * @param start at its first decision
     * @param examples as many as are found by now
     */
    BookPages(Ruleset rules, Outline outline, Examples examples, Match start, String language) {
        // Boards of a rulebook bear no names of places.
        Tongue tongue = new Tongue(rules, Manner.of(language).naming(false));
        this.rules = rules;
        this.game = rules.game();
        this.outline = outline;
        this.examples = examples;
        this.start = start;
        this.tongue = tongue;
        this.names = tongue.names();
        this.texts = tongue.texts();
        this.sentences = new RuleSentences(rules, names, texts);
        this.moments = new BookMoments(tongue);
        this.stock = new Stock(rules, tongue);
        this.lone = lone(outline);
        for (Topic topic : outline.topics())
            titles.put(topic.id(), topic == lone ? texts.get(turnTitle()) : title(topic));
    }

    /** @param numbered the whole reference, and what is not as in the plain game */
    List<BookPage> all(RuleBookView numbered) {
        List<BookPage> pages = new ArrayList<>();
        pages.add(things());
        pages.add(setUp());
        pages.add(turn());
        for (Topic topic : outline.topics()) if (topic != lone) pages.add(topic(topic));
        if (!outline.ideas().isEmpty()) pages.add(ideas());
        pages.add(end());
        if (!numbered.inForce().isEmpty()) pages.add(changes(numbered));
        pages.add(new BookPage(
                REFERENCE,
                texts.get("rulebook.reference"),
                IntStream.range(0, numbered.entries().size())
                        .mapToObj(place -> new BookPage.Numbered(
                                place + 1, numbered.entries().get(place)))
                        .map(Part.class::cast)
                        .toList()));
        pages.add(0, aim(numbered.title(), pages));
        return pages;
    }

    // ---- sentences

    private String said(Reason reason) {
        return ended(sentences.of(reason));
    }

    private List<String> said(List<Reason> reasons) {
        return reasons.stream()
                .map(this::said)
                .filter(said -> !said.isEmpty())
                .distinct()
                .toList();
    }

    /** What is told of one case only is said where nothing else is. */
    private List<String> general(List<Reason> reasons) {
        return said(reasons.stream().filter(sentences::isGeneral).toList());
    }

    static String ended(String words) {
        return words.isEmpty() || ".!?…:".indexOf(words.charAt(words.length() - 1)) >= 0 ? words : words + ".";
    }

    private static void sentences(List<String> said, List<Part> parts) {
        said.forEach(words -> parts.add(new BookPage.Sentence(words)));
    }

    private void heading(String key, List<Part> parts) {
        parts.add(new BookPage.Heading(texts.get(key), false));
    }

    private String title(Topic topic) {
        String name = topic.names().stream()
                .filter(word -> !names.word(word).equals(word))
                .findFirst()
                .orElse(topic.names().isEmpty() ? topic.id() : topic.names().get(0));
        return Names.capital(names.spoken(name));
    }

    private List<Link> links(List<String> topics) {
        return topics.stream()
                .filter(titles::containsKey)
                .distinct()
                .map(id -> new Link(lone != null && id.equals(lone.id()) ? TURN : id, titles.get(id)))
                .toList();
    }

    private static Topic lone(Outline outline) {
        if (outline.steps().size() != 1 || outline.steps().get(0).topics().size() != 1) return null;
        String id = outline.steps().get(0).topics().get(0);
        return outline.topics().stream()
                .filter(topic -> topic.id().equals(id) && topic.sort() == Topic.Sort.MOVE)
                .findFirst()
                .orElse(null);
    }

    private String turnTitle() {
        return game.rounds() ? "rulebook.round" : "rulebook.turn";
    }

    // ---- pages

    private BookPage aim(String title, List<BookPage> others) {
        List<Part> parts = new ArrayList<>();
        parts.add(new BookPage.Cover(title, cover()));
        String aim = Names.plain(game.aim(), names.language());
        String about = Names.plain(game.about(), names.language());
        if (!aim.isEmpty()) parts.add(new BookPage.Lead(ended(aim)));
        if (!about.isEmpty()) parts.add(new BookPage.Sentence(ended(about)));
        int fewest = game.seats().fewest();
        int most = game.seats().most();
        parts.add(new BookPage.Sentence(
                fewest == most ? texts.get("rulebook.players", most) : texts.get("rulebook.players.to", fewest, most)));
        if (game.author() != null)
            parts.add(new BookPage.Sentence(texts.get("rulebook.author", listed(game.author()))));
        game.variants()
                .forEach(variant -> parts.add(new BookPage.Changed(texts.get(
                        "rulebook.variant.on",
                        Names.plain(variant.title(), names.language()),
                        ended(Names.plain(variant.about(), names.language()))))));
        heading("rulebook.contents", parts);
        parts.add(new BookPage.Contents(
                others.stream().map(page -> new Link(page.id(), page.title())).toList()));
        return new BookPage("aim", texts.get("rulebook.aim"), parts);
    }

    private BoardView cover() {
        try {
            return GameScene.board(rules, tongue).plain();
        } catch (RuleFailure broken) {
            return null; // what fails in the middle of a match is told there
        }
    }

    /** Before the last of several names there is no comma. */
    private String listed(String authors) {
        int last = authors.lastIndexOf(", ");
        return last < 0 ? authors : texts.get("rulebook.and", authors.substring(0, last), authors.substring(last + 2));
    }

    private BookPage things() {
        List<Part> parts = new ArrayList<>();
        if (game.board() != null) sentences(said(List.of(game.board().reason())), parts);
        heading("rulebook.pieces", parts);
        for (PieceSet set : game.pieces()) {
            List<String> told = said(List.of(set.reason()));
            sentences(told, parts);
            List<PileView> piles = stock.of(set);
            if (piles.stream().allMatch(pile -> pile.count() == 0))
                parts.add(new BookPage.Sentence(texts.get("rulebook.samples")));
            // Where the rules say themselves what there is, they say how many: not all that may be needed are counted.
            for (PileView pile : piles)
                parts.add(new BookPage.Thing(
                        pile.piece(), thing(set, pile.piece().name()), told.isEmpty() ? pile.count() : 0));
        }
        Map<MarkView, Integer> squares = stock.squares(start);
        if (!squares.isEmpty()) heading("rulebook.squares", parts);
        // Those of which the same is said stand together.
        Map<String, List<MarkView>> alike = new LinkedHashMap<>();
        squares.keySet()
                .forEach(mark -> alike.computeIfAbsent(mark.sentence(), said -> new ArrayList<>())
                        .add(mark));
        alike.values()
                .forEach(marks -> marks.stream()
                        .sorted(Comparator.comparing(MarkView::name))
                        .forEach(mark -> parts.add(new BookPage.Special(mark, special(mark), squares.get(mark)))));
        List<String> zones =
                game.zones().stream().map(this::zone).filter(Objects::nonNull).toList();
        if (!zones.isEmpty()) heading("rulebook.zones", parts);
        sentences(zones, parts);
        bands(outline.changes().things(), parts);
        return new BookPage("things", texts.get("rulebook.things"), parts);
    }

    /** A piece that is called by its owner's name alone is told by its kind too. */
    private String thing(PieceSet set, String name) {
        boolean isOwner = IntStream.range(0, rules.players())
                .anyMatch(seat -> names.player(seat).equals(name));
        return Names.capital(isOwner ? texts.get("rulebook.of", names.spoken(set.name()), name) : name);
    }

    /** What a special square says begins with its name, or is put behind it. */
    private String special(MarkView mark) {
        String name = Names.capital(mark.name());
        if (mark.sentence().isEmpty()) return ended(name);
        boolean named =
                mark.sentence().toLowerCase(Locale.ROOT).contains(mark.name().toLowerCase(Locale.ROOT));
        return ended(named ? mark.sentence() : name + ": " + Names.small(mark.sentence()));
    }

    /** @return null if nothing is said of it */
    private String zone(Zone zone) {
        String about = sentences.of(zone.reason());
        if (about.isEmpty()) return null;
        String name = Names.capital(names.spoken(zone.name()));
        return ended(about.startsWith(name) ? about : name + ": " + Names.small(about));
    }

    private BookPage setUp() {
        List<Part> parts = new ArrayList<>();
        BoardView board = moments.board(start, start.decider());
        boolean bare = board.isEndless()
                && board.sites().stream().allMatch(site -> site.pieces().isEmpty());
        if (!bare) parts.add(new BookPage.Shown(board, OverlayView.NONE, texts.get("rulebook.start")));
        List<String> said = said(outline.setUp());
        if (said.size() == 1) sentences(said, parts);
        else for (int i = 0; i < said.size(); i++) parts.add(new BookPage.Step(i + 1, said.get(i), List.of()));
        bands(outline.changes().setUp(), parts);
        return new BookPage("set-up", texts.get("rulebook.setUp"), parts);
    }

    private BookPage turn() {
        List<Part> parts = new ArrayList<>();
        if (lone == null) steps(parts);
        else way(lone, parts);
        List<String> besides = Stream.concat(general(outline.turn()).stream(), general(outline.besides()).stream())
                .distinct()
                .toList();
        if (!besides.isEmpty()) heading("rulebook.besides", parts);
        sentences(besides, parts);
        Set<Integer> changed = new TreeSet<>(outline.changes().turn());
        if (lone != null) changed.addAll(lone.variants());
        bands(List.copyOf(changed), parts);
        return new BookPage(TURN, texts.get(turnTitle()), parts);
    }

    private void steps(List<Part> parts) {
        Map<String, List<Link>> told = new LinkedHashMap<>();
        for (Outline.Step step : outline.steps()) {
            List<Link> links = links(step.topics());
            String words = step.said() == null ? "" : said(step.said());
            if (words.isEmpty()) words = ended(links.stream().map(Link::title).collect(Collectors.joining(", ")));
            told.putIfAbsent(words, links);
        }
        // One thing alone is not the first of several: it is told with all ways to do it.
        if (told.size() == 1) {
            parts.add(new BookPage.Sentence(told.keySet().iterator().next()));
            List<Topic> ways = outline.topics().stream()
                    .filter(topic -> outline.steps().get(0).topics().contains(topic.id()))
                    .toList();
            for (Topic way : ways) {
                List<String> said = general(way.said());
                sentences(said.isEmpty() ? general(way.follows()) : said, parts);
                parts.add(new BookPage.Next(links(List.of(way.id()))));
            }
        } else told.forEach((words, links) -> parts.add(new BookPage.Step(parts.size() + 1, words, links)));
        examples.of(Examples.TURN).filter(this::isMoreThanAMove).ifPresent(example -> {
            heading(game.rounds() ? "rulebook.round.example" : "rulebook.turn.example", parts);
            parts.add(moments.of(example));
        });
    }

    /** Where a turn is one move alone, the page of that move shows it. */
    private boolean isMoreThanAMove(Example turn) {
        return turn.moves().size() > 1
                || outline.steps().size() > 1
                || outline.steps().stream()
                        .flatMap(step -> step.topics().stream())
                        .noneMatch(id -> examples.of(id).isPresent());
    }

    private BookPage topic(Topic topic) {
        List<Part> parts = new ArrayList<>();
        way(topic, parts);
        bands(topic.variants(), parts);
        return new BookPage(topic.id(), titles.get(topic.id()), parts);
    }

    /** All that is told of a topic: what is done, shown in a moment of a match, what is refused, and what follows. */
    private void way(Topic topic, List<Part> parts) {
        Set<String> said = new LinkedHashSet<>();
        List<String> asked = topic.decisions().stream()
                .flatMap(one -> general(List.of(one.choice().reason())).stream())
                .toList();
        if (topic == lone) said.addAll(asked);
        said.addAll(general(topic.said()));
        if (topic.sort() != Topic.Sort.MOVE) said.addAll(asked);
        else if (topic.said().isEmpty())
            outline.topics().stream()
                    .filter(other -> topic.next().contains(other.id()))
                    .forEach(other -> said.addAll(general(other.said())));
        if (said.isEmpty()) said.addAll(general(topic.follows()));
        if (said.isEmpty()) said.addAll(said(topic.said()));
        if (said.isEmpty() && topic == lone)
            topic.decisions()
                    .forEach(one -> said.addAll(said(List.of(one.choice().reason()))));
        sentences(List.copyOf(said), parts);
        examples.of(topic == lone ? Examples.TURN : topic.id()).ifPresent(example -> parts.add(moments.of(example)));
        List<String> forbids = topic.decisions().stream()
                .flatMap(one -> said(one.forbids()).stream())
                .distinct()
                .toList();
        if (!forbids.isEmpty()) parts.add(new BookPage.Heading(texts.get("rulebook.forbidden"), true));
        forbids.forEach(words -> parts.add(new BookPage.Forbidden(words)));
        List<String> follows = general(topic.follows()).stream()
                .filter(words -> !said.contains(words))
                .toList();
        List<Link> next = links(topic.next());
        if (!follows.isEmpty() || !next.isEmpty()) heading("rulebook.follows", parts);
        sentences(follows, parts);
        if (!next.isEmpty()) parts.add(new BookPage.Next(next));
    }

    private void bands(List<Integer> variants, List<Part> parts) {
        for (int place : variants) {
            VariantInfo variant = game.variants().get(place);
            String called = Names.plain(variant.title(), names.language());
            parts.add(new BookPage.Changed(
                    texts.get("rulebook.changed", called, ended(Names.plain(variant.about(), names.language()))),
                    texts.get("rulebook.changed.brief", called)));
        }
    }

    private BookPage ideas() {
        List<Part> parts = new ArrayList<>();
        Set<List<Thing>> shown = new HashSet<>();
        for (Function idea : outline.ideas()) {
            parts.add(new BookPage.Heading(Names.capital(names.spoken(idea.name())), false));
            parts.add(new BookPage.Sentence(said(idea.reason())));
            Sighting seen = examples.ideas().get(idea.name());
            // Two words may mean the same places; one picture of them is enough.
            if (seen != null && shown.add(seen.sites())) parts.add(moments.of(seen, names.spoken(idea.name())));
        }
        return new BookPage("ideas", texts.get("rulebook.ideas"), parts);
    }

    private BookPage end() {
        List<Part> parts = new ArrayList<>();
        sentences(said(outline.endings()), parts);
        List<String> winning = said(outline.winning());
        if (!winning.isEmpty()) heading("rulebook.winning", parts);
        sentences(winning, parts);
        List<String> good =
                said(game.aims().stream().map(aim -> aim.amount().reason()).toList());
        if (!good.isEmpty()) heading("rulebook.good", parts);
        sentences(good, parts);
        if (examples.end() != null) {
            Match over = examples.end().after();
            heading("rulebook.example", parts);
            String how = examples.end().events().stream()
                    .filter(event -> event.kind() == Event.Kind.FINISHED)
                    .map(event -> event.in(names.manner()))
                    .filter(said -> !said.isBlank())
                    .map(said -> ended(Names.capital(said)))
                    .distinct()
                    .collect(Collectors.joining(" "));
            parts.add(new BookPage.Shown(moments.board(over, Match.ONLOOKER), OverlayView.NONE, how));
            parts.addAll(moments.scores(over));
        }
        bands(outline.changes().end(), parts);
        return new BookPage("end", texts.get("rulebook.end"), parts);
    }

    private BookPage changes(RuleBookView numbered) {
        List<Part> parts = new ArrayList<>();
        for (RuleBookView.InForce one : numbered.inForce())
            parts.add(new BookPage.Changed(
                    ended(one.about().isEmpty() ? one.title() : one.title() + ": " + one.about())));
        return new BookPage("variants", texts.get("rulebook.variants"), parts);
    }
}
