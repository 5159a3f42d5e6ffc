package regola.engine.move;

import regola.engine.run.Node;

/**
 * A Level is what is done about one parameter once those before it stand in their places. The last level of an option has
 * no parameter: only what is to be done when all stand.
 *
 * @param tests  conditions that only ask about what stands already
 * @param values computed here, once, because this and later levels need them
 * @param places where these go
 * @param narrow for each value, whether it is one word
 * @param sets   sets that the parameter must be in, cheap ones first; in the form of the parameter's candidates
 * @param tried  conditions on the parameter that have to be tried one by one
 */
public record Level(Node[] tests, Node[] values, int[] places, boolean[] narrow, Node[] sets, Node[] tried) {
    public static final Level NOTHING = new Level(new Node[0], new Node[0], new int[0], new boolean[0], new Node[0], new Node[0]);
}
