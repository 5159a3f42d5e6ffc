package regola.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TreeTest {

    @Test
    void findsAgainWhatItHasGrown() {
        Tree tree = new Tree(1 << 20);
        for (int i = 0; i < 10_000; i++) assertThat(tree.grow(Dice.mix(i))).isEqualTo(i);
        for (int i = 0; i < 10_000; i++) assertThat(tree.find(Dice.mix(i))).isEqualTo(i);
        assertThat(tree.find(Dice.mix(10_000))).isEqualTo(Tree.NONE);
    }

    @Test
    void stopsGrowingWhenFullAndGoesOnCounting() {
        Tree tree = new Tree(5_000);
        int node = tree.grow(1);
        for (int i = 0; i < 5_000; i++) assertThat(tree.addEdge(node, i)).isEqualTo(i);

        assertThat(tree.isFull()).isTrue();
        assertThat(tree.addEdge(node, 5_000)).isEqualTo(Tree.NONE);
        assertThat(tree.grow(2)).isEqualTo(Tree.NONE);

        tree.add(node, 7, 0.5);
        tree.add(node, 7, 1);
        assertThat(tree.visits(7)).isEqualTo(2);
        assertThat(tree.mean(7)).isEqualTo(0.75);
        assertThat(tree.visitsOfNode(node)).isEqualTo(2);
    }

    @Test
    void movesAreFoundInAnyOrder() {
        Tree tree = new Tree(100);
        int node = tree.grow(1);
        int other = tree.grow(2);
        int first = tree.addEdge(node, 11);
        tree.addEdge(other, 11);
        int second = tree.addEdge(node, 12);

        assertThat(tree.edge(node, 12, first)).isEqualTo(second);
        assertThat(tree.edge(node, 11, second)).isEqualTo(first);
        assertThat(tree.edge(node, 13, Tree.NONE)).isEqualTo(Tree.NONE);
    }
}
