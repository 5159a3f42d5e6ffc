package regola.language.resolve;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.tree.Change;
import regola.language.tree.Declaration;
import regola.language.tree.Header;
import regola.language.tree.RuleFile;

/**
 * A VariantMerge works variants into the tree of their game. First everything is replaced, removed and set that the
 * game itself has, then new declarations come in, then what is added beside something; last, changes of things that
 * another variant brought. So adding is compatible with everything, whatever the order in which variants are on.
 */
public final class VariantMerge {
    /** Each change goes through the whole game, so their number must be bounded. */
    private static final int MOST_CHANGES = 1000;

    private final Diagnostics problems;
    private final MergeDraft draft;
    private final ChangeWorker worker;
    private final List<RuleFile> variants;

    private VariantMerge(
            RuleFile game, List<RuleFile> variants, boolean complete, NameUses uses, Diagnostics problems) {
        this.problems = problems;
        this.draft = new MergeDraft(withoutChanges(game, problems));
        this.worker = new ChangeWorker(draft, complete, uses, problems);
        this.variants = variants;
    }

    /**
     * @param complete false if parts of a file could not be read
     * @param uses hears what the names of changes mean
     * @return the game with its variants, as far as they could be worked in; null if the first file is no game
     */
    public static MergedGame merge(
            RuleFile game, List<RuleFile> variants, boolean complete, NameUses uses, Diagnostics problems) {
        if (game.header() instanceof Header.Variant header) {
            problems.add(DiagnosticCode.WRONG_FILE
                    .at(
                            header.id().span(),
                            Message.of("a variant of '{0}'", header.game().text()),
                            Message.of("a game"))
                    .why("a variant only says what it changes of its game")
                    .fix("check the game with this variant"));
            return null;
        }
        if (!(game.header() instanceof Header.Game header)) return null;
        List<RuleFile> fitting = fitting(header, variants, problems);
        return new VariantMerge(game, fitting, complete, uses, problems).run(header, game.source());
    }

    /** The variants whose header says that they belong to the game, each once. */
    private static List<RuleFile> fitting(Header.Game game, List<RuleFile> variants, Diagnostics problems) {
        List<RuleFile> fitting = new ArrayList<>();
        Set<String> ids = new LinkedHashSet<>();
        for (RuleFile file : variants) {
            if (file.header() instanceof Header.Game header) {
                problems.add(DiagnosticCode.WRONG_FILE
                        .at(
                                header.id().span(),
                                Message.of("a game"),
                                Message.of("a variant of '{0}'", game.id().text()))
                        .why(Message.of(
                                "a variant begins with: variant NAME of {0}",
                                game.id().text())));
            } else if (file.header() instanceof Header.Variant header) {
                if (!header.game().text().equals(game.id().text())) {
                    problems.add(DiagnosticCode.OTHER_GAME.at(
                            header.game().span(),
                            header.id().text(),
                            header.game().text(),
                            game.id().text()));
                } else if (!ids.add(header.id().text())) {
                    problems.add(DiagnosticCode.TWICE
                            .at(
                                    header.id().span(),
                                    Message.of("'{0}'", header.id().text()))
                            .why("a variant is on once or not at all"));
                } else if (file.declarations().size() > MOST_CHANGES) {
                    problems.add(DiagnosticCode.TOO_MANY_THINGS.at(
                            header.id().span(), file.declarations().size(), Message.of("changes"), MOST_CHANGES));
                } else {
                    fitting.add(file);
                }
            }
        }
        return fitting;
    }

    private static List<Declaration> withoutChanges(RuleFile game, Diagnostics problems) {
        List<Declaration> kept = new ArrayList<>();
        for (Declaration declaration : game.declarations()) {
            if (declaration instanceof Change) {
                String word = declaration
                        .span()
                        .source()
                        .text()
                        .substring(declaration.span().start())
                        .split("\\s", 2)[0];
                problems.add(DiagnosticCode.ONLY_IN_VARIANT.at(declaration.span(), word));
            } else {
                kept.add(declaration);
            }
        }
        return kept;
    }

    private MergedGame run(Header.Game header, SourceText source) {
        reportExcluded();
        List<Runnable> postponed = new ArrayList<>();
        for (RuleFile file : variants) {
            for (Declaration declaration : file.declarations()) {
                if (isTakingAway(declaration) && !worker.apply((Change) declaration, id(file), false)) {
                    postponed.add(() -> worker.apply((Change) declaration, id(file), true));
                }
            }
        }
        for (RuleFile file : variants) {
            for (Declaration declaration : file.declarations()) {
                if (!(declaration instanceof Change)) declare(declaration);
            }
        }
        for (RuleFile file : variants) {
            for (Declaration declaration : file.declarations()) {
                if (declaration instanceof Change change && !isTakingAway(change)) worker.apply(change, id(file), true);
            }
        }
        postponed.forEach(Runnable::run);

        List<SourceText> sources = new ArrayList<>(List.of(source));
        List<MergedGame.Applied> applied = new ArrayList<>();
        for (RuleFile file : variants) {
            sources.add(file.source());
            applied.add(new MergedGame.Applied((Header.Variant) file.header(), Changes.of(file)));
        }
        return new MergedGame(
                header,
                line(header, Header.Players.class),
                line(header, Header.Neutral.class),
                draft.declarations(),
                applied,
                sources);
    }

    private static boolean isTakingAway(Declaration declaration) {
        return declaration instanceof Change
                && !(declaration instanceof Change.AddBeside)
                && !(declaration instanceof Change.AddTo);
    }

    private static String id(RuleFile file) {
        return file.header().id().text();
    }

    private void declare(Declaration declaration) {
        DeclarationKey key = DeclarationKey.of(declaration);
        Declaration known = key == null || declaration instanceof Declaration.When ? null : draft.find(key);
        if (known != null) {
            DeclarationKey first = DeclarationKey.of(known);
            Diagnostic found = DiagnosticCode.EXISTS_ALREADY
                    .at(key.span(), first.phrase().replace("'", ""))
                    .related(first.span(), "it is declared here");
            boolean replaceable =
                    !(declaration instanceof Declaration.Setting || declaration instanceof Declaration.Mark);
            problems.add(
                    replaceable
                            ? found.fix(
                                    Message.of("to put this in its place, write: replace {0}", firstWords(declaration)))
                            : found.fix(Message.of(
                                    declaration instanceof Declaration.Mark
                                            ? "to change it, write: set mark {0} …"
                                            : "to change it, write: set {0} …",
                                    key.name())));
            return;
        }
        draft.append(declaration);
    }

    private static String firstWords(Declaration declaration) {
        DeclarationKey key = DeclarationKey.of(declaration);
        return key.name().isEmpty() ? key.form() : key.form() + " " + key.name() + " …";
    }

    private void reportExcluded() {
        for (RuleFile file : variants) {
            for (Header.Line line : file.header().lines()) {
                if (!(line instanceof Header.Excludes excludes)) continue;
                excludes.variants().stream()
                        .filter(name -> variants.stream()
                                .anyMatch(other -> other != file && id(other).equals(name.text())))
                        .forEach(name -> problems.add(DiagnosticCode.EXCLUDED.at(name.span(), id(file), name.text())));
            }
        }
    }

    /** The line that counts: a variant's if there is one, else the game's. Two variants that both have one conflict. */
    private <T extends Header.Line> T line(Header.Game game, Class<T> form) {
        T found = HeaderLines.only(game, form, problems);
        for (RuleFile file : variants) {
            T own = HeaderLines.only(file.header(), form, problems);
            if (own == null) continue;
            String word = form == Header.Players.class ? "players" : "neutral";
            if (worker.touched().touch("header " + word, word, new Touched.Touch(id(file), "set", own.span())))
                found = own;
        }
        return found;
    }
}
