package regola.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SpreadTest {

    @Test
    void quantilesAreWithinTwoInAHundred() {
        Spread spread = new Spread();
        for (long n = 1; n <= 100_000; n++) spread.add(n * 37);

        for (double share : new double[] {0.001, 0.1, 0.5, 0.9, 0.99, 0.999}) {
            double truth = share * 100_000 * 37;
            assertThat((double) spread.quantile(share)).isBetween(truth * 0.999, truth * 1.02);
        }
        assertThat(spread.most()).isEqualTo(3_700_000);
        assertThat(spread.quantile(1)).isEqualTo(3_700_000);
        assertThat(spread.mean()).isCloseTo(50_000.5 * 37, within(0.01));
    }

    @Test
    void smallNumbersAreExact() {
        Spread spread = new Spread();
        for (int n : new int[] {5, 1, 3, 2, 4}) spread.add(n);

        assertThat(spread.quantile(0.5)).isEqualTo(3);
        assertThat(spread.quantile(0)).isEqualTo(1);
        assertThat(spread.size()).isEqualTo(5);
    }

    @Test
    void twoSpreadsTogetherAreAsOneOfAllNumbers() {
        Spread all = new Spread();
        Spread odd = new Spread();
        Spread even = new Spread();
        for (long n = 0; n < 5000; n++) {
            all.add(n * n);
            (n % 2 == 0 ? even : odd).add(n * n);
        }
        odd.add(even);

        assertThat(odd.size()).isEqualTo(all.size());
        assertThat(odd.most()).isEqualTo(all.most());
        for (double share = 0; share <= 1; share += 0.05)
            assertThat(odd.quantile(share)).isEqualTo(all.quantile(share));
    }

    @Test
    void nothingHasNoSizeAndTheGreatestNumberFits() {
        Spread spread = new Spread();
        assertThat(spread.quantile(0.5)).isZero();
        assertThat(spread.mean()).isZero();

        spread.add(Long.MAX_VALUE);
        assertThat(spread.quantile(0.5)).isEqualTo(Long.MAX_VALUE);
    }
}
