package regola.ui.present.editor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.Repair;
import regola.language.service.Edit;
import regola.language.service.GameTexts;
import regola.language.service.Hover;
import regola.language.service.LanguageService;
import regola.language.service.Mend;
import regola.language.service.OutlineItem;
import regola.language.service.Renaming;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.library.DrawingShelf;
import regola.ui.view.editor.MistakeView;
import regola.ui.view.editor.QuestionView;
import regola.ui.view.editor.ReplyView;
import regola.ui.view.editor.ReplyView.Change;
import regola.ui.view.editor.ReplyView.Spot;

/**
 * A Helping answers what somebody who writes rules wants to know at once. It keeps what it found out about the texts.
 */
final class Helping {
    private final Consumer<Map<String, String>> renamed;
    /** Letters of a word. */
    private static final int LEAST_BEGUN = 2;
    /** Behind a name it makes another that nobody has. */
    private static final String UNUSED = "-otherwise";

    private final UsedLines used = new UsedLines();
    private LanguageService service;
    private Map<Sheet, SourceText> texts = Map.of();

    /** @param renamed hears earlier names with the later ones when something is to be called otherwise */
    Helping(Consumer<Map<String, String>> renamed) {
        this.renamed = renamed;
    }

    ReplyView answer(Bench bench, QuestionView question, String language) {
        ReplyView none = ReplyView.to(question);
        Sheet sheet = bench.sheet(question.file()).orElse(null);
        if (sheet == null || question.offset() > question.text().length()) return none;
        read(bench, sheet, question.text());
        SourceText text = texts.get(sheet);
        int at = question.offset();
        return switch (question.kind()) {
            case COMPLETE -> offered(none, text, at, language);
            case SUGGEST -> isWelcome(text, at) ? offered(none, text, at, language) : none;
            case HOVER -> none.saying(hovered(text, at, language));
            case DEFINITION ->
                none.showing(
                        service.definition(text, at).stream().map(this::spot).toList());
            case USES ->
                none.showing(service.uses(text, at).stream().map(this::spot).toList());
            case RENAMABLE ->
                service.renamable(text, at)
                        .map(span -> renamable(none, text, at, text.text().substring(span.start(), span.end())))
                        .orElse(none);
            case RENAME -> renamed(none, text, at, question, language);
            case FORMAT -> none.writing(changes(service.format(text), question, ""));
            case MENDS -> none.writing(mends(text, at, question));
            case CONTENTS -> none.showing(contents(service.outline(text), question.file(), 0));
        };
    }

    /** It is said where the name stands before another is chosen. */
    private ReplyView renamable(ReplyView none, SourceText text, int at, String name) {
        List<ReplyView.Spot> places = service.rename(text, at, name + UNUSED).edits().stream()
                .map(edit -> spot(edit.span()))
                .toList();
        return none.saying(name).showing(places);
    }

    private String hovered(SourceText text, int at, String language) {
        String colour = ColourOffers.named(text.text(), at, language);
        return colour.isEmpty()
                ? service.hover(text, at, language)
                        .map(hover -> tip(hover, language))
                        .orElse("")
                : colour;
    }

    private ReplyView offered(ReplyView none, SourceText text, int at, String language) {
        if (ColourOffers.isWanted(text.text(), at)) return none.offering(ColourOffers.at(text.text(), at, language));
        int line = text.line(at);
        return none.offering(service.complete(text, at, language).stream()
                .map(found -> Offers.of(found, language, name -> used.of(name, texts.values(), text, line)))
                .toList());
    }

    /** Whoever has begun a word, or must write one more, may want to see which there are. */
    private boolean isWelcome(SourceText text, int at) {
        if (ColourOffers.isWanted(text.text(), at)) return true;
        int start = at;
        while (start > 0 && isLetter(text.text().charAt(start - 1))) start--;
        return at - start >= LEAST_BEGUN || start == at && service.mustGoOn(text, at);
    }

    private static boolean isLetter(char c) {
        return Character.isLetterOrDigit(c) || c == '-';
    }

    /** Texts that are as they were are not gone through again. */
    private void read(Bench bench, Sheet asked, String text) {
        Map<Sheet, SourceText> next = new LinkedHashMap<>();
        boolean same = service != null && texts.keySet().equals(new LinkedHashSet<>(bench.sheets()));
        for (Sheet sheet : bench.sheets()) {
            String now = sheet == asked ? text : sheet.text().text();
            SourceText known = texts.get(sheet);
            boolean alike = known != null && known.text().equals(now);
            same &= alike;
            next.put(sheet, alike ? known : SourceText.of(sheet.file(), now));
        }
        if (same) return;
        texts = next;
        List<SourceText> all = new ArrayList<>(next.values());
        GameTexts now = new GameTexts(all.get(0), all.subList(1, all.size()), DrawingShelf.of(all.get(0)));
        service = service == null ? new LanguageService(now) : service.after(now);
    }

    /** What no game says of a word of the language is said of it everywhere. */
    private static String tip(Hover hover, String language) {
        List<String> lines = new ArrayList<>(List.of(hover.head()));
        lines.addAll(hover.sentences());
        String word = hover.at()
                .source()
                .text()
                .substring(hover.at().start(), hover.at().end());
        boolean named = !hover.head().startsWith(word) || hover.head().startsWith(word + ":");
        if (hover.sentences().isEmpty()
                && !named
                && !Offers.sentence(word, language).isEmpty()) lines.add(Offers.sentence(word, language));
        lines.addAll(hover.also());
        return String.join("\n", lines);
    }

    private Spot spot(Span span) {
        SourceText source = span.source();
        return new Spot(
                source.name(),
                span.line(),
                source.line(span.end()),
                span.column(),
                source.lineText(span.line()).strip().replaceAll(" {2,}", "  "),
                0);
    }

    private static List<Spot> contents(List<OutlineItem> items, String file, int depth) {
        List<Spot> spots = new ArrayList<>();
        for (OutlineItem item : items) {
            String number = item.number().isEmpty() ? "" : "  " + item.number();
            spots.add(new Spot(
                    file,
                    item.at().line(),
                    item.span().source().line(item.span().end()),
                    item.at().column(),
                    (item.word() + " " + item.name()).strip() + number,
                    depth));
            spots.addAll(contents(item.inside(), file, depth + 1));
        }
        return spots;
    }

    // ---- what is to be written

    private ReplyView renamed(ReplyView none, SourceText text, int at, QuestionView question, String language) {
        Renaming made = service.rename(text, at, question.name());
        if (made.isRefused()) return none.refusing(made.refusal().in(language));
        for (Edit edit : made.edits()) {
            Sheet sheet = sheet(edit.span().source());
            if (!sheet.isOwn())
                return none.refusing(
                        Message.of("the name stands in {0} too, and that came with the program", sheet.file())
                                .in(language));
        }
        renamed.accept(made.names());
        return none.writing(changes(made.edits(), question, ""));
    }

    private List<Change> mends(SourceText text, int at, QuestionView question) {
        int from = at - text.column(at) + 1;
        int to = from + text.lineText(text.line(at)).length();
        List<Change> all = new ArrayList<>();
        Sheet sheet = sheet(text);
        if (sheet.text().text().equals(text.text())) {
            CalledOtherwise names =
                    CalledOtherwise.in(sheet, texts.keySet().iterator().next());
            for (Diagnostic found : sheet.found()) {
                if (found.span().end() < from || found.span().start() > to) continue;
                names.of(found).map(Pictures::repair).ifPresent(repair -> all.add(change(repair, question)));
                if (all.isEmpty()
                        && sheet.back(found).filter(TakenAway.Back::second).isPresent())
                    Repair.of(found).map(Pictures::repair).ifPresent(own -> all.add(change(own, question)));
                if (all.isEmpty()
                        || sheet.back(found).filter(TakenAway.Back::second).isPresent())
                    sheet.back(found)
                            .map(back -> back.repair(found))
                            .ifPresent(back -> all.add(change(back, question)));
                if (all.isEmpty() && MovedLines.isKnown(found))
                    Repair.of(found).map(Pictures::repair).ifPresent(moved -> all.add(change(moved, question)));
                if (!all.isEmpty()) return all;
            }
        }
        for (Mend mend : service.mends(text, from, to))
            all.addAll(changes(List.of(mend.edit()), question, mend.label()));
        return all;
    }

    private static Change change(MistakeView.Repair repair, QuestionView question) {
        return new Change(
                question.file(), question.edition(), repair.start(), repair.end(), repair.text(), repair.label());
    }

    private List<Change> changes(List<Edit> edits, QuestionView question, String label) {
        List<Change> changes = new ArrayList<>();
        for (Edit edit : edits) {
            Sheet sheet = sheet(edit.span().source());
            long edition = sheet.file().equals(question.file()) ? question.edition() : sheet.edition();
            changes.add(new Change(
                    sheet.file(), edition, edit.span().start(), edit.span().end(), edit.text(), label));
        }
        return changes;
    }

    private Sheet sheet(SourceText text) {
        return texts.entrySet().stream()
                .filter(entry -> entry.getValue() == text)
                .findFirst()
                .orElseThrow()
                .getKey();
    }
}
