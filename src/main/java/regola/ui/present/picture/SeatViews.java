package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.BoardGraph;
import regola.language.model.Type;
import regola.language.model.Variable;
import regola.language.model.Zone;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/** A SeatViews makes views of the sides of a match, and of the zones that belong to nobody. */
final class SeatViews {
    private final Ruleset rules;
    private final Names names;
    private final PieceLooks looks;
    private final BoardViews boards;
    private final KeptRows kept;
    private final RuleSentences said;

    SeatViews(Ruleset rules, Names names, PieceLooks looks, BoardViews boards, RuleSentences said) {
        this.said = said;
        this.rules = rules;
        this.names = names;
        this.looks = looks;
        this.boards = boards;
        this.kept = new KeptRows(rules, names, looks);
    }

    /**
     * @param first how all stood when the match began; null where that is not known
     * @param onBoard whose places stand on the board, as far as the rule file puts them there
     * @param chosen who has made a choice that the others do not know yet
     */
    List<SeatView> of(
            Match match,
            Standing standing,
            Standing first,
            Lights lights,
            Map<String, String> computers,
            int onBoard,
            Set<Integer> chosen) {
        List<SeatView> seats = new ArrayList<>();
        int shown = rules.game().seats().playOthers()
                ? names.catalog().players()
                : names.catalog().count(Type.PLAYER);
        for (int side = 0; side < shown; side++)
            seats.add(seat(side, match, standing, first, lights, computers, onBoard, chosen));
        return seats;
    }

    private SeatView seat(
            int side,
            Match match,
            Standing standing,
            Standing first,
            Lights lights,
            Map<String, String> computers,
            int onBoard,
            Set<Integer> chosen) {
        String id = names.catalog().id(Type.PLAYER, side);
        SeatView.Sort sort = side >= names.catalog().players()
                ? SeatView.Sort.NEUTRAL
                : computers.containsKey(id) ? SeatView.Sort.COMPUTER : SeatView.Sort.HUMAN;
        String score = match.hasScores() ? signed(match.score(side)) : null;
        boolean winner = match.isOver()
                && !match.outcome().drawn()
                && match.outcome().winners().contains(side);
        return new SeatView(
                id,
                names.seat(rules.game().seats(), side),
                looks.playerColour(side),
                side,
                score,
                sort,
                side == match.decider(),
                side == match.mover() && !match.isOver(),
                winner,
                !match.isIn(side),
                zones(side, standing, lights).stream()
                        .filter(zone -> !boards.isOwn(zone.site(), onBoard))
                        .map(zone -> weighed(zone, side, match))
                        .map(zone -> first == null
                                ? zone
                                : zone.since(first.at(zone.site()).size()))
                        .toList(),
                lights.of(Ref.player(id)),
                chosen.contains(side),
                sort == SeatView.Sort.COMPUTER ? computers.get(id) : null,
                score == null || rules.game().score() == null
                        ? ""
                        : said.of(rules.game().score().reason()),
                score != null && match.isOver() ? gains(side, match, zones(side, standing, lights)) : List.of());
    }

    /** @return what somebody owns with what it brings, if that is all that the points come from */
    private List<PileView> gains(int side, Match match, List<ZoneView> zones) {
        Map<List<Integer>, PileView> gains = new LinkedHashMap<>();
        long sum = 0;
        for (ZoneView zone : zones) {
            int site = (int) names.catalog().number(Type.SITE, zone.site());
            for (PileView pile : zone.piles()) {
                long number = names.catalog().number(Type.PIECE, pile.piece().id());
                if (number < 0) return List.of(); // nobody may know what lies there
                int kind = names.catalog().piece((int) number).kind();
                PileView found = gains.get(List.of(site, kind));
                long worth = found == null ? match.worth(side, site, kind) : 0;
                sum += worth;
                gains.put(
                        List.of(site, kind),
                        found == null
                                ? new PileView(pile.piece(), pile.count(), signed(worth))
                                : new PileView(found.piece(), found.count() + pile.count(), found.worth()));
            }
        }
        if (sum != match.score(side)) return List.of();
        return gains.values().stream().filter(pile -> !pile.worth().equals("0")).toList();
    }

    private static String signed(long number) {
        return Long.toString(number).replace('-', '\u2212');
    }

    /** What those bring that are alike: others have their points written on them, if they have any. */
    private ZoneView weighed(ZoneView zone, int side, Match match) {
        if (!match.hasScores()) return zone;
        int site = (int) names.catalog().number(Type.SITE, zone.site());
        List<PileView> piles = zone.piles().stream()
                .map(pile -> weighed(pile, match, side, site))
                .toList();
        return new ZoneView(zone.site(), zone.name(), zone.about(), piles, zone.roles(), zone.atFirst());
    }

    private PileView weighed(PileView pile, Match match, int side, int site) {
        long number = names.catalog().number(Type.PIECE, pile.piece().id());
        if (number < 0 || !names.catalog().piece((int) number).alike()) return pile;
        long worth = match.worth(side, site, names.catalog().piece((int) number).kind());
        return worth == 0 ? pile : new PileView(pile.piece(), pile.count(), signed(worth));
    }

    List<ZoneView> shared(Match match, Standing standing, Lights lights) {
        List<ZoneView> shared = new ArrayList<>(zones(-1, standing, lights).stream()
                .filter(zone -> !boards.has(zone.site()))
                .toList());
        shared.addAll(rows(match, standing, lights));
        return shared;
    }

    /** What the match remembers in an order, unless it is seen beside the board. */
    private List<ZoneView> rows(Match match, Standing standing, Lights lights) {
        List<ZoneView> rows = new ArrayList<>();
        for (Variable row : kept.rows(false)) {
            List<PileView> piles = kept.pieces(match, row, standing, lights).stream()
                    .map(piece -> new PileView(piece, 1))
                    .toList();
            rows.add(new ZoneView(row.name(), kept.name(row), kept.about(row), piles, Set.of()));
        }
        return rows;
    }

    private List<ZoneView> zones(int owner, Standing standing, Lights lights) {
        List<ZoneView> zones = new ArrayList<>();
        for (BoardGraph.ZoneSite place : rules.board().zones()) {
            if (player(place.owner()) != owner || place.zone().equals(Names.BOX)) continue;
            String site = names.catalog().id(Type.SITE, place.site());
            Zone zone = rules.game().zones().stream()
                    .filter(z -> z.name().equals(place.zone()))
                    .findFirst()
                    .orElse(null);
            String of = place.owner() == owner ? "" : " (" + names.player(place.owner()) + ")";
            zones.add(new ZoneView(
                    site,
                    Names.capital(names.word(place.zone())) + of,
                    zone == null ? "" : names.of(zone.reason()),
                    zone != null && zone.art() != null
                            ? closed(site, zone, standing.at(site).size(), lights)
                            : piles(site, standing.at(site), place.stack(), lights),
                    lights.of(Ref.site(site))));
        }
        return zones;
    }

    /** What lies in it is not to be seen: its drawing, and how many there are. */
    private List<PileView> closed(String site, Zone zone, int count, Lights lights) {
        return count == 0 ? List.of() : List.of(new PileView(looks.closed(site, zone, lights), count));
    }

    /** @return who plays a side; itself if nobody else does */
    private int player(int side) {
        List<List<String>> played = rules.game().seats().played();
        for (int p = 0; p < played.size() && side >= 0; p++)
            if (played.get(p).contains(names.catalog().id(Type.PLAYER, side))) return p;
        return side;
    }

    /** Equal pieces lie together; in a stack only those that follow each other. */
    private List<PileView> piles(String site, List<String> pieces, boolean stack, Lights lights) {
        List<Map.Entry<String, Integer>> counts = new ArrayList<>();
        for (String piece : pieces) {
            int at = -1;
            for (int i = stack ? Math.max(0, counts.size() - 1) : 0; i < counts.size(); i++) {
                if (counts.get(i).getKey().equals(piece)) at = i;
            }
            if (at < 0) counts.add(Map.entry(piece, 1));
            else counts.set(at, Map.entry(piece, counts.get(at).getValue() + 1));
        }
        return counts.stream()
                .map(pile -> new PileView(lit(site, pile.getKey(), lights), pile.getValue()))
                .toList();
    }

    private PieceView lit(String site, String piece, Lights lights) {
        PieceView view = looks.of(piece);
        EnumSet<Role> roles = EnumSet.noneOf(Role.class);
        view.refs().forEach(ref -> roles.addAll(lights.in(site, ref)));
        if (!view.hidden()) roles.addAll(lights.of(Ref.piece(piece)));
        return view.withRoles(roles);
    }
}
