package regola.language.resolve;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.diagnostic.DidYouMean;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.Because;
import regola.language.tree.Change;
import regola.language.tree.ChooseItem;
import regola.language.tree.Declaration;
import regola.language.tree.Requirement;
import regola.language.tree.RuleNumber;
import regola.language.tree.StatementNode;

/** A ChangeWorker works single changes of variants into a draft. */
final class ChangeWorker {
    /** What has a rule number. */
    private static final String NUMBERED = "require, when, option or rule";

    private final MergeDraft draft;
    private final Diagnostics problems;
    private final Touched touched;
    private final NameUses uses;
    private final boolean complete;
    private String variant;
    private boolean loud;

    /**
     * @param complete false if parts of a file could not be read: then what is not found may only be unread
     * @param uses hears what the names of changes mean
     */
    ChangeWorker(MergeDraft draft, boolean complete, NameUses uses, Diagnostics problems) {
        this.uses = uses;
        this.complete = complete;
        this.draft = draft;
        this.problems = problems;
        this.touched = new Touched(problems);
    }

    Touched touched() {
        return touched;
    }

    /**
     * @param loud whether it is an error if there is nothing to change
     * @return false if there was nothing to change and that was not reported
     */
    boolean apply(Change change, String variantId, boolean loud) {
        this.variant = variantId;
        this.loud = loud;
        if (change instanceof Change.SetSetting c) return setSetting(c);
        if (change instanceof Change.SetMark c) return setMark(c);
        if (change instanceof Change.Replace c) return replace(c);
        if (change instanceof Change.ReplaceRequirement c) return replaceRequirement(c);
        if (change instanceof Change.Remove c) return remove(c);
        if (change instanceof Change.AddBeside c) return addBeside(c);
        return addTo((Change.AddTo) change);
    }

    private boolean setSetting(Change.SetSetting change) {
        String name = change.setting().text();
        Declaration found = draft.find(new DeclarationKey("setting", name, null));
        if (!(found instanceof Declaration.Setting old)) {
            return missing(change.setting().span(), "setting", name, "set", draft.names("setting"));
        }
        uses.add(change.setting().span(), name, old.name().span());
        if (touch("setting " + name, name, "set", change.span())) {
            draft.replace(
                    old, new Declaration.Setting(old.name(), old.form(), change.value(), old.explain(), old.span()));
        }
        return true;
    }

    private boolean setMark(Change.SetMark change) {
        String name = change.mark().text();
        Declaration found = draft.find(new DeclarationKey("mark", name, null));
        if (!(found instanceof Declaration.Mark old)) {
            return missing(change.mark().span(), "mark", name, "set", draft.names("mark"));
        }
        uses.add(change.mark().span(), name, old.name().span());
        if (touch("mark " + name, name, "set", change.span())) {
            draft.replace(old, new Declaration.Mark(old.name(), change.sites(), old.art(), old.explain(), old.span()));
        }
        return true;
    }

    private boolean replace(Change.Replace change) {
        DeclarationKey key = DeclarationKey.of(change.with());
        if (key == null) return true;
        Declaration old = draft.find(key);
        if (old == null) {
            if (!key.name().isEmpty())
                return missing(key.span(), key.form(), key.name(), "replace", draft.names(key.form()));
            if (!loud) return false;
            problems.add(DiagnosticCode.NOTHING_TO_CHANGE
                    .at(key.span(), Message.of("no {0}", key.form()), "replace")
                    .fix("leave out 'replace'"));
            return true;
        }
        usesBoth(change, old);
        if (touch(key.form() + " " + key.name(), key.shortName(), "replace", change.span()))
            draft.replace(old, change.with());
        return true;
    }

    /** What takes the place of something has its name, and so have the parameters that take the place of others. */
    private void usesBoth(Change.Replace change, Declaration old) {
        DeclarationKey known = DeclarationKey.of(old);
        if (!known.name().isEmpty()) uses.add(DeclarationKey.of(change.with()).span(), known.name(), declaredAt(old));
    }

    /** A when without a name of its own is called as its mark or its moment is. */
    private static Span declaredAt(Declaration declaration) {
        if (!(declaration instanceof Declaration.When when))
            return DeclarationKey.of(declaration).span();
        if (when.as() != null) return when.as().span();
        if (when.explain().number() != null) return null;
        return when.mark() != null ? when.mark().span() : when.moment().span();
    }

    private boolean replaceRequirement(Change.ReplaceRequirement change) {
        Requirement.Require with = change.with();
        if (numberOf(with) == null) return true;
        String number = with.because().number().text();
        List<Requirement> old = requirements(number);
        if (old.isEmpty()) return missing(with.because().number().span(), "require", number, "replace", numbers());
        if (old.size() > 1)
            return ambiguous(
                    with.because().number().span(),
                    number,
                    old.stream().map(Requirement::span).toList());
        if (touch(old.get(0).span(), number, "replace", change.span())) {
            Span span = old.get(0).span();
            draft.rewriteRequirements(list -> list.stream()
                    .map(one -> one.span().equals(span) ? with : one)
                    .toList());
        }
        return true;
    }

    private boolean remove(Change.Remove change) {
        String text = change.what().text();
        return change.what() instanceof Change.ByNumber ? removeNumber(text, change) : removeName(text, change);
    }

    private boolean removeNumber(String number, Change.Remove change) {
        List<Requirement> requires = requirements(number);
        if (!requires.isEmpty()) {
            boolean free = true;
            for (Requirement one : requires) free &= touch(one.span(), number, "remove", change.span());
            if (free)
                draft.rewriteRequirements(list ->
                        list.stream().filter(one -> !requires.contains(one)).toList());
            return true;
        }
        List<Declaration> whens = draft.findAll(d ->
                d instanceof Declaration.When when && hasNumber(when.explain().number(), number));
        List<Declaration> found = !whens.isEmpty()
                ? whens
                : draft.findAll(d -> d instanceof Declaration.Rule rule
                        && hasNumber(rule.explain().number(), number));
        List<Span> options = optionsWith(number);
        if (found.isEmpty() && options.isEmpty()) {
            return missing(change.what().span(), NUMBERED, number, "remove", numbers());
        }
        if (found.size() + options.size() > 1) {
            List<Span> spans = new ArrayList<>(options);
            found.forEach(one -> spans.add(DeclarationKey.of(one).span()));
            return ambiguous(change.what().span(), number, spans);
        }
        for (Declaration one : found) removeDeclaration(one, number, change);
        if (!options.isEmpty() && touch(options.get(0), number, "remove", change.span())) {
            draft.rewriteChooses(choose -> withItems(
                    choose,
                    choose.items().stream()
                            .filter(item -> !options.contains(item.span()))
                            .toList()));
        }
        return true;
    }

    private boolean removeName(String name, Change.Remove change) {
        List<Declaration> found = draft.findAll(d -> {
            DeclarationKey key = DeclarationKey.of(d);
            return key != null && key.shortName().equals(name) && !(d instanceof Declaration.When);
        });
        List<Declaration> whens = draft.findAll(d -> d instanceof Declaration.When when
                && (HandlerName.of(when).equals(name)
                        || when.mark() != null && when.mark().text().equals(name)));
        boolean isMark = found.size() == 1 && found.get(0) instanceof Declaration.Mark;
        List<Declaration> all = new ArrayList<>(found);
        if (isMark || found.isEmpty()) all.addAll(whens);
        if (all.isEmpty()) return missing(change.what().span(), "", name, "remove", everyName());
        if (!isMark && found.size() + whens.size() > 1 && !(found.isEmpty() && whens.size() == 1)) {
            List<Span> spans = new ArrayList<>();
            found.forEach(one -> spans.add(DeclarationKey.of(one).span()));
            whens.forEach(one -> spans.add(DeclarationKey.of(one).span()));
            return ambiguous(change.what().span(), name, spans);
        }
        for (Declaration one : all) {
            uses.add(change.what().span(), name, nameIn(one, name));
            removeDeclaration(one, name, change);
        }
        return true;
    }

    private static Span nameIn(Declaration declaration, String name) {
        boolean mark = declaration instanceof Declaration.When when
                && when.mark() != null
                && when.mark().text().equals(name);
        return mark ? ((Declaration.When) declaration).mark().span() : declaredAt(declaration);
    }

    private void removeDeclaration(Declaration old, String name, Change.Remove change) {
        DeclarationKey key = DeclarationKey.of(old);
        if (touch(key.form() + " " + key.name(), name, "remove", change.span())) draft.remove(old);
    }

    private boolean addBeside(Change.AddBeside change) {
        String verb = change.after() ? "add after" : "add before";
        String text = change.anchor().text();
        if (!change.whens().isEmpty()) {
            List<Declaration> found = draft.findAll(d -> d instanceof Declaration.When when
                    && (HandlerName.of(when).equals(text)
                            || hasNumber(when.explain().number(), text)));
            if (found.isEmpty()) return missing(change.anchor().span(), "when", text, verb, whenIds());
            Declaration anchor = found.get(change.after() ? found.size() - 1 : 0);
            if (change.anchor() instanceof Change.ByName)
                uses.add(change.anchor().span(), text, declaredAt(anchor));
            draft.insert(anchor, change.after(), change.whens());
            return true;
        }
        List<List<Requirement>> lists = draft.requirementLists().stream()
                .filter(list -> list.stream().anyMatch(one -> isAnchor(one, text)))
                .toList();
        if (lists.isEmpty()) {
            return missing(change.anchor().span(), "require", text, verb, numbers());
        }
        if (lists.size() > 1) {
            return ambiguous(
                    change.anchor().span(),
                    text,
                    lists.stream()
                            .map(list -> list.stream()
                                    .filter(one -> isAnchor(one, text))
                                    .findFirst()
                                    .orElseThrow()
                                    .span())
                            .toList());
        }
        for (Requirement one : lists.get(0)) {
            if (one instanceof Requirement.Meets meets && isAnchor(one, text))
                uses.add(change.anchor().span(), text, meets.conditions().span());
        }
        draft.rewriteRequirements(
                list -> list.stream().noneMatch(one -> isAnchor(one, text)) ? list : inserted(list, change));
        return true;
    }

    private static List<Requirement> inserted(List<Requirement> list, Change.AddBeside change) {
        String text = change.anchor().text();
        List<Requirement> made = new ArrayList<>(list);
        int index = change.after() ? list.size() - 1 : 0;
        while (!isAnchor(list.get(index), text)) index += change.after() ? -1 : 1;
        made.addAll(change.after() ? index + 1 : index, change.requirements());
        return made;
    }

    private static boolean isAnchor(Requirement requirement, String text) {
        if (requirement instanceof Requirement.Meets meets)
            return meets.conditions().text().equals(text);
        return hasNumber(numberOf(requirement), text);
    }

    private boolean addTo(Change.AddTo change) {
        String name = change.target().text();
        Span span = change.target().span();
        if (!change.items().isEmpty()) {
            Set<String> decisions = new LinkedHashSet<>();
            draft.chooses().forEach(choose -> {
                decisions.add(choose.name().text());
                if (choose.name().text().equals(name))
                    uses.add(span, name, choose.name().span());
            });
            if (!decisions.contains(name)) return missing(span, "choose", name, "add to", decisions);
            draft.rewriteChooses(choose -> choose.name().text().equals(name)
                    ? withItems(choose, joined(choose.items(), change.items()))
                    : choose);
            return true;
        }
        if (!change.requirements().isEmpty()) {
            Declaration found = draft.find(new DeclarationKey("conditions", name, null));
            if (!(found instanceof Declaration.Conditions old))
                return missing(span, "conditions", name, "add to", draft.names("conditions"));
            uses.add(span, name, old.name().span());
            draft.replace(
                    old,
                    new Declaration.Conditions(
                            old.name(),
                            old.params(),
                            old.explain(),
                            joined(old.requirements(), change.requirements()),
                            old.span()));
            return true;
        }
        return addSteps(change, name, span);
    }

    private boolean addSteps(Change.AddTo change, String name, Span span) {
        List<Declaration> found = draft.findAll(d -> isBlock(d, name));
        boolean only = name.equals("start") || name.equals("turn") || name.equals("round");
        if (found.isEmpty() && only && loud) {
            problems.add(DiagnosticCode.NOTHING_TO_CHANGE
                    .at(span, Message.of("no {0}", name), "add to")
                    .fix(Message.of("write: {0}, with the steps below it", name)));
            return true;
        }
        if (found.isEmpty()) {
            List<String> known = new ArrayList<>();
            for (String form : List.of("start", "turn", "rule")) known.addAll(draft.names(form));
            known.addAll(whenIds());
            return missing(span, "rule", name, "add to", known);
        }
        if (found.size() > 1)
            return ambiguous(
                    span,
                    name,
                    found.stream().map(one -> DeclarationKey.of(one).span()).toList());
        Declaration old = found.get(0);
        if (!(old instanceof Declaration.Start || old instanceof Declaration.Turn))
            uses.add(span, name, declaredAt(old));
        List<StatementNode> steps = change.steps();
        if (old instanceof Declaration.Start d) {
            draft.replace(old, new Declaration.Start(d.word(), d.explain(), joined(d.steps(), steps), d.span()));
        } else if (old instanceof Declaration.Turn d) {
            draft.replace(
                    old, new Declaration.Turn(d.word(), d.round(), d.explain(), joined(d.steps(), steps), d.span()));
        } else if (old instanceof Declaration.Rule d) {
            draft.replace(
                    old, new Declaration.Rule(d.name(), d.params(), d.explain(), joined(d.steps(), steps), d.span()));
        } else if (old instanceof Declaration.When d) {
            draft.replace(
                    old,
                    new Declaration.When(
                            d.moment(),
                            d.params(),
                            d.mark(),
                            d.condition(),
                            d.as(),
                            d.explain(),
                            joined(d.steps(), steps),
                            d.span()));
        }
        return true;
    }

    private static boolean isBlock(Declaration declaration, String name) {
        if (declaration instanceof Declaration.Start) return name.equals("start");
        if (declaration instanceof Declaration.Turn turn) return name.equals(turn.round() ? "round" : "turn");
        if (declaration instanceof Declaration.Rule rule)
            return rule.name().text().equals(name);
        return declaration instanceof Declaration.When when
                && HandlerName.of(when).equals(name);
    }

    private static <T> List<T> joined(List<T> first, List<? extends T> second) {
        List<T> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }

    private static StatementNode.Choose withItems(StatementNode.Choose choose, List<ChooseItem> items) {
        return new StatementNode.Choose(
                choose.name(), choose.by(), choose.secretly(), choose.explain(), items, choose.span());
    }

    private static RuleNumber numberOf(Requirement requirement) {
        Because because = requirement instanceof Requirement.Require require
                ? require.because()
                : requirement instanceof Requirement.NothingElse nothingElse ? nothingElse.because() : null;
        return because == null ? null : because.number();
    }

    private static boolean hasNumber(RuleNumber number, String text) {
        return number != null && number.text().equals(text);
    }

    private List<Requirement> requirements(String number) {
        List<Requirement> found = new ArrayList<>();
        for (List<Requirement> list : draft.requirementLists()) {
            for (Requirement one : list) {
                if (hasNumber(numberOf(one), number)) found.add(one);
            }
        }
        return found;
    }

    private List<Span> optionsWith(String number) {
        List<Span> found = new ArrayList<>();
        for (StatementNode.Choose choose : draft.chooses()) {
            for (ChooseItem item : choose.items()) {
                if (item instanceof ChooseItem.Option option
                        && hasNumber(option.explain().number(), number)) found.add(option.span());
            }
        }
        return found;
    }

    private Collection<String> numbers() {
        Set<String> found = new LinkedHashSet<>();
        for (List<Requirement> list : draft.requirementLists()) {
            for (Requirement one : list) {
                if (numberOf(one) != null) found.add(numberOf(one).text());
            }
        }
        return found;
    }

    private Collection<String> whenIds() {
        Set<String> found = new LinkedHashSet<>();
        for (Declaration declaration : draft.declarations()) {
            if (declaration instanceof Declaration.When when) found.add(HandlerName.of(when));
        }
        return found;
    }

    private Collection<String> everyName() {
        Set<String> found = new LinkedHashSet<>();
        for (Declaration declaration : draft.declarations()) {
            DeclarationKey key = DeclarationKey.of(declaration);
            if (key != null) found.add(key.shortName());
        }
        return found;
    }

    private boolean touch(Object thing, String name, String verb, Span span) {
        return touched.touch(thing, name, new Touched.Touch(variant, verb, span));
    }

    private boolean missing(Span span, String form, String name, String verb, Collection<String> candidates) {
        if (!loud) return false;
        if (touched.reportIfRemoved(name, new Touched.Touch(variant, verb, span))) return true;
        if (problems.isFull(span.source())) return true;
        Diagnostic found = DiagnosticCode.NOTHING_TO_CHANGE.at(span, missingThing(form, name), verb);
        Message fix = DidYouMean.asFix(name, candidates);
        if (!complete && fix.isEmpty()) return true;
        problems.add(found.why(
                        candidates.isEmpty()
                                ? "it has none at all"
                                : Message.of("it has: {0}", UnknownName.list(candidates)))
                .fix(fix));
        return true;
    }

    private static Message missingThing(String form, String name) {
        if (form.isEmpty()) return Message.of("nothing called '{0}'", name);
        return Message.of("no {0} '{1}'", form.equals(NUMBERED) ? Message.of(form) : form, name);
    }

    private boolean ambiguous(Span span, String name, List<Span> candidates) {
        if (!loud) return false;
        Diagnostic found = DiagnosticCode.AMBIGUOUS_TARGET.at(span, name, candidates.size());
        for (Span candidate : candidates) found = found.related(candidate, "this is one of them");
        problems.add(found);
        return true;
    }
}
