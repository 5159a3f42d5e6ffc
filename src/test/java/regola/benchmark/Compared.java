package regola.benchmark;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * A Compared is this build beside an earlier one, in one process: that both play the same matches, and how fast each
 * is. {@code java -Dbaseline=JAR-OR-CLASSES -cp … regola.benchmark.Compared same 300 [GAME/PLAYERS …]} compares so many
 * matches of each game, number of players, variant and setting below; {@code … speed 7 [GAME/PLAYERS …]} measures in so
 * many slices of half a second taken in turns after four seconds of warming up, by processor time, and gives the median
 * of the ratios. Games that the earlier build does not have are left out.
 */
public final class Compared {
    private static final long SLICE = 500_000_000L, WARM = 4_000_000_000L;
    private static final String BY_HAND = "nine-mens-morris";
    private static final int TIMED = 20_000, WARMING = 10 * TIMED, COPIES = 20_000, COPYING = 15;

    private Compared() {}

    public static void main(String... args) throws ReflectiveOperationException, MalformedURLException {
        ClassLoader before = loader(System.getProperty("baseline"));
        ClassLoader now = loader(null);
        int count = Integer.parseInt(args[1]);
        List<String> wanted = List.of(args).subList(2, args.length);
        boolean measures = args[0].equals("speed");
        if (measures)
            System.out.println(
                    "game players | decisions/s before, now, times | bytes/decision before, now | p50 p99 p99.9 us before; now"
                            + " | copy us, bytes before; now");
        List<String> older = all(before);
        for (String each : all(now)) {
            String[] parts = each.split(" ", -1);
            String name = parts[0] + "/" + parts[1];
            if (older.stream().noneMatch(one -> one.startsWith(parts[0] + " " + parts[1] + " "))) continue;
            if (!wanted.isEmpty() && !wanted.contains(name) && !wanted.contains(parts[0])) continue;
            if (measures) {
                Answering old = side(before, parts[0], List.of(), parts[1], Map.of());
                Answering young = side(now, parts[0], List.of(), parts[1], Map.of());
                System.out.println(name + speed(old, young, count, parts[0].equals(BY_HAND)));
            } else {
                compare(before, now, parts, List.of(), Map.of(), count);
                List<String> variants = parts[2].isEmpty() ? List.of() : List.of(parts[2].split(","));
                for (String variant : variants)
                    compare(before, now, parts, List.of(variant), Map.of(), Math.max(1, count / 10));
                for (Map<String, List<Long>> settings : settings(parts[0]))
                    compare(before, now, parts, List.of(), settings, Math.max(1, count / 10));
            }
        }
    }

    private static List<Map<String, List<Long>>> settings(String game) {
        return switch (game) {
            case "army-of-frogs" ->
                List.of(
                        Map.of("max-jumps", List.of(1L)),
                        Map.of("max-jumps", List.of(2L), "chain-limit", List.of(5L)),
                        Map.of("chain-limit", List.of(0L)));
            default -> List.of();
        };
    }

    private static void compare(
            ClassLoader before,
            ClassLoader now,
            String[] parts,
            List<String> variants,
            Map<String, List<Long>> settings,
            int count)
            throws ReflectiveOperationException {
        Answering old;
        Answering young;
        try {
            old = side(before, parts[0], variants, parts[1], settings);
            young = side(now, parts[0], variants, parts[1], settings);
            old.answer(asked("trace", 1));
        } catch (ReflectiveOperationException | RuntimeException e) {
            System.out.println(parts[0] + "/" + parts[1] + " " + variants + settings + ": cannot be played");
            return;
        }
        long decisions = 0;
        for (long seed = 1; seed <= count; seed++) {
            for (String what : seed % 5 == 0 ? List.of("trace", "told") : List.of("trace")) {
                long[] first = old.answer(asked(what, seed));
                long[] second = young.answer(asked(what, seed));
                if (!Arrays.equals(first, second))
                    throw new IllegalStateException(parts[0] + "/" + parts[1] + variants + settings + " differs in "
                            + what + " of match " + seed + ": " + Arrays.toString(first) + Arrays.toString(second));
                if (what.equals("trace")) decisions += first[0];
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%s/%s %s%s: %d matches, %d decisions, equal%n",
                parts[0],
                parts[1],
                variants,
                settings,
                count,
                decisions);
    }

    /** @param isByHand whether the game is measured beside the same written in Java too */
    private static String speed(Answering old, Answering young, int slices, boolean isByHand) {
        double[] times = new double[slices];
        if (isByHand) young.answer(asked("by hand", WARM));
        old.answer(asked("matches", WARM));
        young.answer(asked("matches", WARM));
        double[] before = new double[slices];
        double[] now = new double[slices];
        double[] ratio = new double[slices];
        double[] bytesBefore = new double[slices];
        double[] bytesNow = new double[slices];
        for (int i = 0; i < slices; i++) {
            long[] a = old.answer(asked("matches", SLICE));
            long[] b = young.answer(asked("matches", SLICE));
            before[i] = a[0] * 1e9 / a[1];
            now[i] = b[0] * 1e9 / b[1];
            ratio[i] = now[i] / before[i];
            long[] c = isByHand ? young.answer(asked("by hand", SLICE)) : a;
            times[i] = c[0] * 1e9 / c[1] / now[i];
            bytesBefore[i] = (double) a[2] / a[0];
            bytesNow[i] = (double) b[2] / b[0];
        }
        old.answer(asked("times", WARMING));
        young.answer(asked("times", WARMING));
        String copies = copies(old, young);
        return String.format(
                Locale.ROOT,
                " | %,.0f %,.0f x %.2f%s | %.0f %.0f | %s; %s | %s",
                median(before),
                median(now),
                median(ratio),
                isByHand ? String.format(Locale.ROOT, ", by hand 1 : %.2f", median(times)) : "",
                median(bytesBefore),
                median(bytesNow),
                times(old.answer(asked("times", TIMED))),
                times(young.answer(asked("times", TIMED))),
                copies);
    }

    /** In turns too: what is copied is small beside what a collection between two copies costs. */
    private static String copies(Answering old, Answering young) {
        double[] before = new double[COPYING];
        double[] now = new double[COPYING];
        double[] ratio = new double[COPYING];
        long[] bytes = new long[2];
        for (int i = -1; i < COPYING; i++) {
            long[] a = old.answer(asked("copies", COPIES));
            long[] b = young.answer(asked("copies", COPIES));
            if (i < 0) continue; // only to warm up
            before[i] = a[0] / 1e3 / COPIES;
            now[i] = b[0] / 1e3 / COPIES;
            ratio[i] = now[i] / before[i];
            bytes[0] = a[1] / COPIES;
            bytes[1] = b[1] / COPIES;
        }
        return String.format(
                Locale.ROOT,
                "%.2f %d; %.2f %d (x %.2f)",
                median(before),
                bytes[0],
                median(now),
                bytes[1],
                median(ratio));
    }

    private static String times(long[] rising) {
        return String.format(
                Locale.ROOT,
                "%.1f %.1f %.1f",
                rising[rising.length / 2] / 1e3,
                rising[(int) (rising.length * 0.99)] / 1e3,
                rising[(int) (rising.length * 0.999)] / 1e3);
    }

    private static double median(double[] numbers) {
        double[] sorted = numbers.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static Object[] asked(String what, long amount) {
        return new Object[] {what, amount};
    }

    @SuppressWarnings("unchecked")
    private static List<String> all(ClassLoader build) throws ReflectiveOperationException {
        return (List<String>)
                build.loadClass("regola.benchmark.Side").getMethod("all").invoke(null);
    }

    @SuppressWarnings("unchecked")
    private static Answering side(
            ClassLoader build, String game, List<String> variants, String players, Map<String, List<Long>> settings)
            throws ReflectiveOperationException {
        Function<Object[], long[]> side = (Function<Object[], long[]>) build.loadClass("regola.benchmark.Side")
                .getConstructor(String.class, List.class, int.class, Map.class)
                .newInstance(game, variants, Integer.parseInt(players), settings);
        return side::apply;
    }

    /** @param build a jar or a folder of classes that stands before everything else; null for this build alone */
    private static ClassLoader loader(String build) throws MalformedURLException {
        List<URL> urls = new ArrayList<>();
        if (build != null) urls.add(Path.of(build).toUri().toURL());
        for (String each : System.getProperty("java.class.path").split(File.pathSeparator))
            urls.add(Path.of(each).toUri().toURL());
        return new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }

    /** A build of the program that is asked: what to do, with its numbers; it answers numbers. */
    private interface Answering {
        long[] answer(Object[] asked);
    }
}
