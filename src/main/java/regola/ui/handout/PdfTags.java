package regola.ui.handout;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.COSObjectable;
import org.apache.pdfbox.pdmodel.common.PDNumberTreeNode;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkInfo;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDParentTreeValue;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureTreeRoot;
import org.apache.pdfbox.pdmodel.documentinterchange.taggedpdf.StandardStructureTypes;

/**
 * A PdfTags is the structure of a PDF: what its pieces are, in the order in which they are read. Each page has a list
 * of its pieces by their numbers, which leads from what is drawn back to what it is.
 */
final class PdfTags {
    private final PDDocument document;
    private final PDStructureTreeRoot root = new PDStructureTreeRoot();
    private final PDStructureElement whole = new PDStructureElement(StandardStructureTypes.DOCUMENT, root);
    private final List<COSArray> pages = new ArrayList<>();
    private PDPage page;

    PdfTags(PDDocument document) {
        this.document = document;
        root.appendKid(whole);
    }

    /** What is added now stands on that page. */
    void begin(PDPage next) {
        page = next;
        page.setStructParents(pages.size());
        pages.add(new COSArray());
    }

    /** @return the number of the piece on its page */
    int add(PageTag tag) {
        PDStructureElement element = new PDStructureElement(tag.role(), whole);
        element.setPage(page);
        if (tag.isFigure()) element.setAlternateDescription(tag.said());
        COSArray here = pages.get(pages.size() - 1);
        int number = here.size();
        element.appendKid(number);
        whole.appendKid(element);
        here.add(element);
        return number;
    }

    void finish() {
        Map<Integer, COSObjectable> all = new LinkedHashMap<>();
        for (int i = 0; i < pages.size(); i++) all.put(i, new PDParentTreeValue(pages.get(i)));
        PDNumberTreeNode tree = new PDNumberTreeNode(PDParentTreeValue.class);
        tree.setNumbers(all);
        root.setParentTree(tree);
        root.setParentTreeNextKey(pages.size());
        PDMarkInfo marked = new PDMarkInfo();
        marked.setMarked(true);
        document.getDocumentCatalog().setMarkInfo(marked);
        document.getDocumentCatalog().setStructureTreeRoot(root);
    }
}
