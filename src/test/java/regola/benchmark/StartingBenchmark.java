package regola.benchmark;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How long the program takes to show its first page, and what that costs. Each run is a program of its own, from its
 * jar, with a data folder that nobody has used before; where several Javas or jars are measured they take turns, so
 * that whatever else the machine does falls on all of them. It needs a screen, or {@code Xvfb}:
 *
 * <pre>{@code
 * java src/test/java/regola/benchmark/StartingBenchmark.java 9 target/regola.jar $JAVA_HOME /usr/lib/jvm/other
 * }</pre>
 *
 * Arguments are the number of turns, then jars and homes of Java in any order. Nothing is compiled for it.
 */
public final class StartingBenchmark {
    private static final Pattern TOLD = Pattern.compile(
            "words after (\\d+) ms, pictures after (\\d+) ms, (\\d+) ms of processor time, (\\d+) MB resident");
    private static final List<String> NAMES = List.of("words ms", "pictures ms", "processor ms", "resident MB");

    private StartingBenchmark() {}

    public static void main(String... args) throws IOException, InterruptedException {
        int turns = Integer.parseInt(args[0]);
        List<String> jars = new ArrayList<>();
        List<String> homes = new ArrayList<>();
        for (String each : List.of(args).subList(1, args.length)) (each.endsWith(".jar") ? jars : homes).add(each);
        if (homes.isEmpty()) homes.add(System.getProperty("java.home"));
        Map<String, List<long[]>> runs = new LinkedHashMap<>();
        for (int turn = 0; turn < turns; turn++)
            for (String jar : jars)
                for (String home : homes)
                    runs.computeIfAbsent(jar + " on " + home, any -> new ArrayList<>())
                            .add(run(jar, home));
        System.out.printf(
                Locale.ROOT,
                "medians of %d turns (least … most); %d processors%n",
                turns,
                Runtime.getRuntime().availableProcessors());
        runs.forEach(StartingBenchmark::tell);
    }

    /** @return what the program says of itself, in the order of the names */
    private static long[] run(String jar, String home) throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("regola-starting");
        String java = home + File.separator + "bin" + File.separator + "java";
        Process program = new ProcessBuilder(
                        java, "-Dregola.home=" + data, "-Dregola.started=" + System.currentTimeMillis(), "-jar", jar)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String told = "";
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(program.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = out.readLine(); line != null; line = out.readLine()) told = line;
        }
        program.waitFor();
        remove(data);
        Matcher found = TOLD.matcher(told);
        if (!found.matches()) throw new IOException("the program did not say how it started: " + told);
        long[] numbers = new long[NAMES.size()];
        for (int i = 0; i < numbers.length; i++) numbers[i] = Long.parseLong(found.group(i + 1));
        return numbers;
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(each);
        }
    }

    private static void tell(String what, List<long[]> runs) {
        System.out.println(what);
        for (int i = 0; i < NAMES.size(); i++) {
            int column = i;
            long[] sorted = runs.stream().mapToLong(run -> run[column]).sorted().toArray();
            System.out.printf(
                    Locale.ROOT,
                    "  %-13s %6d  (%d … %d)%n",
                    NAMES.get(i),
                    sorted[sorted.length / 2],
                    sorted[0],
                    sorted[sorted.length - 1]);
        }
    }
}
