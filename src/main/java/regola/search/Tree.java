package regola.search;

import java.util.Arrays;

/**
 * A Tree is what a search remembers, in flat arrays. A node is a question somebody was asked on a certain way from the
 * root; an edge is a move that was legal there in at least one world. Both are numbers. It grows up to a bound, and
 * what does not fit is simply not remembered.
 */
final class Tree {
    /** What an edge takes, with its part of the nodes: for whoever sets the bound. */
    static final int BYTES_AN_EDGE = 40;

    static final int NONE = -1;
    private static final int FEW = 1 << 10;

    private final int mostEdges;

    // Edges.
    private long[] key = new long[FEW];
    private int[] visits = new int[FEW];
    private int[] available = new int[FEW];
    private double[] sum = new double[FEW];
    private float[] prior = new float[FEW];
    private int[] next = new int[FEW];
    private int edges;

    // Nodes, found by the way that leads to them.
    private int[] first = new int[FEW];
    private int[] last = new int[FEW];
    private int[] visited = new int[FEW];
    private double[] total = new double[FEW];
    private int nodes;
    private long[] ways = new long[2 * FEW];
    private int[] nodeOfWay = new int[2 * FEW];

    Tree(int mostEdges) {
        this.mostEdges = mostEdges;
        Arrays.fill(nodeOfWay, NONE);
    }

    int edges() {
        return edges;
    }

    /** @return whether nothing more will be remembered */
    boolean isFull() {
        return edges >= mostEdges;
    }

    // ---------------------------------------------------------------- nodes

    /** @return the node that this way leads to, or none */
    int find(long way) {
        int mask = ways.length - 1;
        for (int at = (int) way & mask; nodeOfWay[at] != NONE; at = at + 1 & mask)
            if (ways[at] == way) return nodeOfWay[at];
        return NONE;
    }

    /** @return a new node, or none when the tree is full */
    int grow(long way) {
        if (isFull()) return NONE;
        if (nodes == first.length) growNodes();
        first[nodes] = NONE;
        last[nodes] = NONE;
        if (2 * (nodes + 1) > ways.length) rehash();
        put(way, nodes);
        return nodes++;
    }

    private void put(long way, int node) {
        int mask = ways.length - 1;
        int at = (int) way & mask;
        while (nodeOfWay[at] != NONE) at = at + 1 & mask;
        ways[at] = way;
        nodeOfWay[at] = node;
    }

    private void rehash() {
        long[] oldWays = ways;
        int[] oldNodes = nodeOfWay;
        ways = new long[2 * oldWays.length];
        nodeOfWay = new int[ways.length];
        Arrays.fill(nodeOfWay, NONE);
        for (int i = 0; i < oldWays.length; i++) if (oldNodes[i] != NONE) put(oldWays[i], oldNodes[i]);
    }

    private void growNodes() {
        int length = first.length * 2;
        first = Arrays.copyOf(first, length);
        last = Arrays.copyOf(last, length);
        visited = Arrays.copyOf(visited, length);
        total = Arrays.copyOf(total, length);
    }

    /** @return how often a walk came through the node */
    int visitsOfNode(int node) {
        return visited[node];
    }

    /** @return what the node brought to whoever decides there, on average; 0 if no walk has ended yet */
    double meanOfNode(int node) {
        return visited[node] == 0 ? 0 : total[node] / visited[node];
    }

    // ---------------------------------------------------------------- edges

    /** @return the node's first edge, or none */
    int firstEdge(int node) {
        return first[node];
    }

    /** @return the edge after this one at the same node, or none */
    int nextEdge(int edge) {
        return next[edge];
    }

    /**
     * @param expected the edge that is looked at first: moves mostly come in the same order
     * @return the node's edge for this move, or none
     */
    int edge(int node, long move, int expected) {
        if (expected != NONE && key[expected] == move) return expected;
        for (int e = first[node]; e != NONE; e = next[e]) if (key[e] == move) return e;
        return NONE;
    }

    /** @return a new edge of the node, or none when the tree is full */
    int addEdge(int node, long move) {
        if (isFull()) return NONE;
        if (edges == key.length) growEdges();
        key[edges] = move;
        visits[edges] = 0;
        available[edges] = 0;
        sum[edges] = 0;
        prior[edges] = Float.NaN;
        next[edges] = NONE;
        if (first[node] == NONE) first[node] = edges;
        else next[last[node]] = edges;
        last[node] = edges;
        return edges++;
    }

    private void growEdges() {
        int length = Math.max(FEW, Math.min(mostEdges, key.length * 2));
        key = Arrays.copyOf(key, length);
        visits = Arrays.copyOf(visits, length);
        available = Arrays.copyOf(available, length);
        sum = Arrays.copyOf(sum, length);
        prior = Arrays.copyOf(prior, length);
        next = Arrays.copyOf(next, length);
    }

    long move(int edge) {
        return key[edge];
    }

    int visits(int edge) {
        return visits[edge];
    }

    /** @return in how many worlds the move could have been made when the node was passed */
    int available(int edge) {
        return available[edge];
    }

    void offer(int edge) {
        available[edge]++;
    }

    /** @return what the move brought to whoever decides at its node, on average; 0 if never tried */
    double mean(int edge) {
        return visits[edge] == 0 ? 0 : sum[edge] / visits[edge];
    }

    void add(int node, int edge, double share) {
        visited[node]++;
        total[node] += share;
        visits[edge]++;
        sum[edge] += share;
    }

    /** @return what the position right after the move was estimated at; not a number if it was not asked */
    float prior(int edge) {
        return prior[edge];
    }

    void setPrior(int edge, double share) {
        prior[edge] = (float) share;
    }
}
