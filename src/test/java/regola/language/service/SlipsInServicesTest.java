package regola.language.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import regola.Thorough;
import regola.language.Slips;
import regola.language.source.SourceText;
import regola.language.source.Span;

/** Shipped rule files with random slips, typed one after the other: whatever they say, services answer. */
@Execution(ExecutionMode.CONCURRENT)
class SlipsInServicesTest {
    private static final long FIRST_SEED = 20_261_122L;

    @Test
    void noSlipOfTheFingerStopsAService() throws IOException {
        Slips slips = Slips.ofShippedFiles();
        int count = Thorough.oneIn(250, 10_000);
        int offered = 0;
        for (int i = 0; i < count; i++) {
            long seed = FIRST_SEED + i;
            Random random = new Random(seed);
            List<SourceText> files = slips.files(seed);
            try {
                offered += ask(new GameTexts(files.get(0), files.subList(1, files.size()), null), random);
            } catch (RuntimeException | StackOverflowError e) {
                throw new AssertionError("seed " + seed + ": a service threw " + e, e);
            }
        }
        assertThat(offered).as("what was offered in all").isGreaterThan(count);
    }

    private static int ask(GameTexts texts, Random random) {
        LanguageService service = new LanguageService(texts);
        int offered = 0;
        for (SourceText text : texts.all()) {
            int length = text.text().length();
            for (int tries = 0; tries < 3; tries++) {
                int at = length == 0 ? 0 : random.nextInt(length + 1);
                List<Completion> found = service.complete(text, at, "it");
                offered += found.size();
                for (Completion one : found) {
                    in(one.replaces(), text);
                    assertThat(one.replaces().end()).isEqualTo(at);
                }
                service.hover(text, at, "en").ifPresent(hover -> in(hover.at(), text));
                service.definition(text, at).ifPresent(span -> in(span, span.source()));
                service.uses(text, at).forEach(span -> in(span, span.source()));
                service.mends(text, at, at).forEach(mend -> in(mend.edit().span(), text));
                if (tries == 0)
                    service.rename(text, at, "quite-another")
                            .edits()
                            .forEach(edit -> in(edit.span(), edit.span().source()));
            }
            service.outline(text).forEach(item -> in(item.span(), text));
            service.folds(text).forEach(fold -> assertThat(fold.last()).isBetween(fold.first() + 1, text.lineCount()));
            List<Edit> layout = service.format(text);
            layout.forEach(edit -> in(edit.span(), text));
            SourceText laid = Edit.made(text, layout);
            assertThat(RuleLayout.of(laid)).as("laid out twice").isEqualTo(laid.text());
        }
        return offered;
    }

    private static void in(Span span, SourceText text) {
        assertThat(span.source()).isSameAs(text);
        assertThat(span.start()).isBetween(0, span.end());
        assertThat(span.end()).isLessThanOrEqualTo(text.text().length());
    }
}
