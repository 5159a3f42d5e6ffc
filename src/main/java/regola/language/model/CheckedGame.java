package regola.language.model;

import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.language.source.SourceText;

/**
 * A CheckedGame is a whole game with its variants merged in, ready to be set up by the engine.
 *
 * @param aim what one plays for, in one short sentence: the last variant's that says so, else the game's;
 *     {@link Text#NONE} if no file says
 * @param variants those that are on, in the order they were applied
 * @param groups names for several piece sets together: name to members
 * @param functions all of them, for evaluation by name
 * @param rules rules by name, and handlers and conditions by theirs, for looking up
 * @param rounds true if turn is a round: it runs again and again with no mover
 * @param score of a player, slot 0; null if the game has no points
 * @param aims what is good for a player to have, each a number of a player, slot 0, in the order of the file; empty if
 *     the game says nothing of it
 * @param winners set of player; null if the game ends only by finish won or drawn
 * @param demands what must hold before the set-up and in every position that is put up
 * @param namings what things are called, by their id
 * @param ruleTexts the first sentence said for each rule number, for a card of rules
 * @param ruleNumbers all numbers of rules, those without a sentence too
 * @param outdated words of sentences that say what the rules do not say any more
 * @param sources the files it was made from: the game, then the variants
 */
public record CheckedGame(
        String id,
        Text title,
        Text aim,
        Text about,
        String author,
        List<VariantInfo> variants,
        Seats seats,
        List<Setting> settings,
        List<ChoiceType> choices,
        Board board,
        List<Mark> marks,
        List<Zone> zones,
        List<PieceSet> pieces,
        Map<String, List<String>> groups,
        List<Variable> variables,
        List<Property> properties,
        List<Moment> moments,
        List<Function> functions,
        List<Rule> rules,
        Rule start,
        Rule turn,
        boolean rounds,
        Function score,
        List<Goal> aims,
        Function winners,
        List<Choice.Requirement> demands,
        Map<String, Naming> namings,
        Map<String, Reason> ruleTexts,
        Set<String> ruleNumbers,
        Set<String> outdated,
        List<SourceText> sources) {

    /** @return the same game with the players in another choice or order, which its seats allow */
    public CheckedGame seating(List<String> players) {
        return new CheckedGame(
                id,
                title,
                aim,
                about,
                author,
                variants,
                seats.seating(players),
                settings,
                choices,
                board,
                marks,
                zones,
                pieces,
                groups,
                variables,
                properties,
                moments,
                functions,
                rules,
                start,
                turn,
                rounds,
                score,
                aims,
                winners,
                demands,
                namings,
                ruleTexts,
                ruleNumbers,
                outdated,
                sources);
    }

    /** @return the same game, knowing which of its sentences say what is not so any more */
    public CheckedGame doubting(Set<String> words) {
        return new CheckedGame(
                id,
                title,
                aim,
                about,
                author,
                variants,
                seats,
                settings,
                choices,
                board,
                marks,
                zones,
                pieces,
                groups,
                variables,
                properties,
                moments,
                functions,
                rules,
                start,
                turn,
                rounds,
                score,
                aims,
                winners,
                demands,
                namings,
                ruleTexts,
                ruleNumbers,
                Set.copyOf(words),
                sources);
    }
}
