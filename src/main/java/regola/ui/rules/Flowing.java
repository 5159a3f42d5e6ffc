package regola.ui.rules;

/** A Flowing is a part of a page that is as wide as the page, and as high as it then needs to be. */
interface Flowing {
    int heightFor(int width);
}
