import { inks, contentWidthPt, margins, textSizePt } from './reportLook';
import { reportFonts } from './reportFonts';
import { setText, type StyledText } from './setText';

/** A heading in the contents. */
export interface ContentsEntry {
  fitted: StyledText;
  /** Named destination in the document. */
  destination: string;
  /** Counted from 0. */
  page: number;
}

const firstLinePt = margins.top + 44;
const stepPt = 27;
const numberWidthPt = 40;

/** Writes the contents onto their reserved page, below its title; each line links to its heading. */
export function fillContents(
  doc: PDFKit.PDFDocument,
  entries: readonly ContentsEntry[],
  struct: PDFKit.PDFStructureElement,
): void {
  entries.forEach(({ fitted, destination, page }, index) => {
    const yPt = firstLinePt + index * stepPt;
    const item = doc.struct('TOCI');
    struct.add(item);
    const write = () => {
      setText(doc, [fitted], {
        sizePt: textSizePt + 1,
        color: inks.text,
        at: { xPt: margins.left, yPt },
        widthPt: contentWidthPt - numberWidthPt,
        maxHeightPt: stepPt,
      });
      doc
        .font(reportFonts.text, textSizePt + 1)
        .fillColor(inks.soft)
        .text(String(page + 1), margins.left, yPt, {
          width: contentWidthPt,
          align: 'right',
          goTo: destination,
        });
    };
    item.add(doc.struct('Link', { actual: fitted.typed }, write));
    item.end();
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .lineWidth(0.5)
      .strokeColor(inks.line)
      .moveTo(margins.left, yPt + stepPt - 8)
      .lineTo(margins.left + contentWidthPt, yPt + stepPt - 8)
      .stroke();
    doc.endMarkedContent();
  });
  struct.end();
}
