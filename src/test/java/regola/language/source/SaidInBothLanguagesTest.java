package regola.language.source;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Goes through the source of the program for what is said of mistakes: every sentence has its Italian, and none is put
 * together with {@code +}, for then nobody can look it up.
 */
class SaidInBothLanguagesTest {
    private static final Path SOURCES = Path.of("src/main/java/regola");

    /** What takes the words of a message, by its name and what stands before it. */
    private static final Pattern SAYING = Pattern.compile(
            "Message\\.(of|from)|Refusal\\.(usage|unknown|failing)|Trouble\\.\\w+|(.*\\.)?(why|fix|related)|((.*\\.)?problems\\(?\\)?|findings)\\.(add|error)|warn|bad");

    /** Only files with one of these are taken apart, which takes its time. */
    private static final Pattern SPEAKING = Pattern.compile("Message|Trouble|Diagnostic|problems|findings");

    /** Of these all texts are words of a message; of others the first. */
    private static final Pattern FIRST_ONLY = Pattern.compile("Message\\.(of|from)");

    private static final Set<String> MADE = Set.of("DiagnosticCode", "RuleFailure");

    /** Rooms that say nothing else than messages: whatever looks like a sentence there is one. */
    private static final List<String> ONLY_MESSAGES = List.of("teaching/read/", "teaching/check/");

    private static final Pattern SENTENCE = Pattern.compile("(?s)[^\\\\^]*[a-z]+ [a-z'{].*");
    private static final Pattern HOLE = Pattern.compile("\\{\\d+}");
    private static final Pattern LETTER = Pattern.compile("[a-zA-Z]{2}");
    /** What stands in quotes or behind a colon is of a file: {@code 'title'}. */
    private static final Pattern QUOTED = Pattern.compile("^'[^']*'$");

    private final Translations italian = Translations.in("it");
    private final Map<String, String> constants = new HashMap<>();
    private final List<String> missing = new ArrayList<>();
    private final List<String> glued = new ArrayList<>();
    private int found;

    @Test
    void everySentenceOfAMessageIsTranslatedAndInOnePiece() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
                Stream<Path> all = Files.walk(SOURCES)) {
            List<Path> sources = all.filter(path -> path.toString().endsWith(".java"))
                    .filter(SaidInBothLanguagesTest::speaksOfMistakes)
                    .sorted()
                    .toList();
            JavacTask task = (JavacTask)
                    compiler.getTask(null, files, null, List.of(), null, files.getJavaFileObjectsFromPaths(sources));
            List<CompilationUnitTree> units = new ArrayList<>();
            for (CompilationUnitTree unit : task.parse()) units.add(unit);
            for (CompilationUnitTree unit : units) learnConstants(unit);
            SourcePositions places = Trees.instance(task).getSourcePositions();
            for (CompilationUnitTree unit : units) read(unit, places);
        }
        assertThat(missing).as("said in English only").isEmpty();
        assertThat(glued).as("put together with +").isEmpty();
        assertThat(found).as("sentences").isGreaterThan(1000);
    }

    private static boolean speaksOfMistakes(Path source) {
        try {
            return SPEAKING.matcher(Files.readString(source)).find();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void learnConstants(CompilationUnitTree unit) {
        new TreePathScanner<Void, Void>() {
            @Override
            public Void visitVariable(VariableTree node, Void nothing) {
                String text = node.getInitializer() == null ? null : folded(node.getInitializer(), file(unit));
                if (text != null && node.getModifiers().toString().contains("static final"))
                    constants.put(file(unit) + node.getName(), text);
                return super.visitVariable(node, null);
            }
        }.scan(unit, null);
    }

    private static String file(CompilationUnitTree unit) {
        return Path.of(unit.getSourceFile().getName()).toString().replace('\\', '/') + "#";
    }

    private void read(CompilationUnitTree unit, SourcePositions places) {
        boolean onlyMessages = ONLY_MESSAGES.stream().anyMatch(file(unit)::contains);
        BiConsumer<Tree, String> told = (tree, text) -> {
            if (!LETTER.matcher(HOLE.matcher(text).replaceAll("")).find()
                    || QUOTED.matcher(text).matches()) return;
            found++;
            if (!italian.has(text)) missing.add(place(unit, places, tree) + text);
        };
        new TreePathScanner<Void, Void>() {
            @Override
            public Void visitMethodInvocation(MethodInvocationTree node, Void nothing) {
                String called = node.getMethodSelect().toString();
                if (SAYING.matcher(called).matches())
                    words(
                            FIRST_ONLY.matcher(called).matches()
                                            && !node.getArguments().isEmpty()
                                    ? node.getArguments().subList(0, 1)
                                    : node.getArguments());
                return super.visitMethodInvocation(node, null);
            }

            @Override
            public Void visitNewClass(NewClassTree node, Void nothing) {
                if (MADE.contains(node.getIdentifier().toString())) words(node.getArguments());
                return super.visitNewClass(node, null);
            }

            @Override
            public Void visitLiteral(LiteralTree node, Void nothing) {
                boolean isSentence = onlyMessages
                        && node.getValue() instanceof String text
                        && SENTENCE.matcher(text).matches();
                if (isSentence && !(getCurrentPath().getParentPath().getLeaf() instanceof BinaryTree))
                    told.accept(node, (String) node.getValue());
                return null;
            }

            private void words(List<? extends ExpressionTree> arguments) {
                for (ExpressionTree argument : arguments) words(argument);
            }

            private void words(ExpressionTree tree) {
                String text = folded(tree, file(unit));
                if (text != null) {
                    if (text.matches("R\\d{3}")) return; // the code of a message
                    told.accept(tree, text);
                } else if (tree instanceof ConditionalExpressionTree choice) {
                    words(choice.getTrueExpression());
                    words(choice.getFalseExpression());
                } else if (tree instanceof ParenthesizedTree inside) {
                    words(inside.getExpression());
                } else if (tree instanceof BinaryTree both && both.getKind() == Tree.Kind.PLUS && isWords(both)) {
                    glued.add(place(unit, places, tree) + tree);
                }
            }
        }.scan(unit, null);
    }

    private static String place(CompilationUnitTree unit, SourcePositions places, Tree tree) {
        long line = unit.getLineMap().getLineNumber(places.getStartPosition(unit, tree));
        return Path.of(unit.getSourceFile().getName()).getFileName() + ":" + line + "  ";
    }

    /** Whether some part of a sum is a word, not only a quote or the end of a name. */
    private static boolean isWords(ExpressionTree tree) {
        if (tree instanceof BinaryTree both) return isWords(both.getLeftOperand()) || isWords(both.getRightOperand());
        return tree instanceof LiteralTree literal
                && literal.getValue() instanceof String text
                && LETTER.matcher(text).find();
    }

    /** @return a text, or texts put together that are known when the program is compiled; else null */
    private String folded(ExpressionTree tree, String file) {
        if (tree instanceof LiteralTree literal) return literal.getValue() instanceof String text ? text : null;
        if (tree instanceof ParenthesizedTree inside) return folded(inside.getExpression(), file);
        if (tree instanceof IdentifierTree name) return constants.get(file + name);
        if (!(tree instanceof BinaryTree both) || both.getKind() != Tree.Kind.PLUS) return null;
        String left = folded(both.getLeftOperand(), file);
        String right = folded(both.getRightOperand(), file);
        return left == null || right == null ? null : left + right;
    }
}
