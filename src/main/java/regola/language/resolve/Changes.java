package regola.language.resolve;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import regola.language.tree.Change;
import regola.language.tree.Declaration;
import regola.language.tree.Header;
import regola.language.tree.Requirement;
import regola.language.tree.RuleFile;

/** Changes lists what a variant touches, by name or rule number, for showing it to people. */
public final class Changes {
    private Changes() {}

    /** @return each once, in the order of the file */
    public static List<String> of(RuleFile variant) {
        Set<String> found = new LinkedHashSet<>();
        for (Header.Line line : variant.header().lines()) {
            if (line instanceof Header.Players) found.add("players");
            if (line instanceof Header.Neutral) found.add("neutral");
        }
        for (Declaration declaration : variant.declarations()) addTo(found, declaration);
        return List.copyOf(found);
    }

    private static void addTo(Set<String> found, Declaration declaration) {
        if (declaration instanceof Change.SetSetting change) {
            found.add(change.setting().text());
        } else if (declaration instanceof Change.SetMark change) {
            found.add(change.mark().text());
        } else if (declaration instanceof Change.Replace change) {
            addTo(found, change.with());
        } else if (declaration instanceof Change.ReplaceRequirement change) {
            addNumber(found, change.with());
        } else if (declaration instanceof Change.Remove change) {
            found.add(change.what().text());
        } else if (declaration instanceof Change.AddBeside change) {
            change.whens().forEach(when -> found.add(HandlerName.of(when)));
            change.requirements().forEach(requirement -> addNumber(found, requirement));
        } else if (declaration instanceof Change.AddTo change) {
            found.add(change.target().text());
        } else {
            DeclarationKey key = DeclarationKey.of(declaration);
            if (key != null) found.add(key.shortName());
        }
    }

    private static void addNumber(Set<String> found, Requirement requirement) {
        if (requirement instanceof Requirement.Require require) {
            if (require.because() != null && require.because().number() != null)
                found.add(require.because().number().text());
        } else if (requirement instanceof Requirement.Meets meets) {
            found.add(meets.conditions().text());
        }
    }
}
