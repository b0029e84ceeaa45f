import { createRequire } from 'node:module';
import type PptxGenJS from 'pptxgenjs';
import { escapeHtml } from '@/domain/text/escapeHtml';
import { printable } from '@/pdf/printable';
import { inks } from '@/pdf/reportLook';

/** Its file for `import` isn't one that Node takes for a module: the one for `require` is taken. */
const Presentation = createRequire(import.meta.url)('pptxgenjs') as typeof PptxGenJS;

/** Of a slide, in inches. */
const slideSize = { width: 13.333, height: 7.5 } as const;
export const frame: Readonly<Record<'left' | 'top' | 'width' | 'height', number>> = {
  left: 0.7,
  top: 1.45,
  width: 11.93,
  height: 5.2,
};
/** A common typeface: what isn't there is replaced by programs without a word. */
const face = 'Arial';
/** PowerPoint's colors have no mark before them. */
const ink = (name: keyof typeof inks) => inks[name].slice(1);
const sizes = { title: 28, text: 16, small: 12, table: 12, figure: 26 } as const;

type Slide = PptxGenJS.Slide;

/** A line of its own over the rows that follow. */
interface Section {
  title: string;
  note: string;
}

export type DeckRow = readonly string[] | Section;

export const isSection = (row: DeckRow): row is Section => 'note' in row;

interface DeckTable {
  head: readonly string[];
  rows: readonly DeckRow[];
  /** Parts of the width. */
  widths: readonly number[];
  /** Columns of figures, by their index. */
  figures: readonly number[];
}

interface DeckChart {
  labels: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
  format: string;
  /** Of each series; the site's two greens unless told. */
  colors?: readonly string[];
  isStacked?: boolean;
  /** What the figures along the axis are, where their format doesn’t say. */
  axisTitle?: string;
  /** Where the axis ends, for charts that are to be read side by side; by the figures unless told. */
  axisEnd?: number;
  showsValues?: boolean;
}

/** Slides whose tables and charts stay what they are in the program that opens them: they can be changed there. */
export class Deck {
  private readonly pptx = new Presentation();

  constructor(private readonly facts: { title: string; firmName: string }) {
    this.pptx.layout = 'LAYOUT_WIDE';
    this.pptx.title = printable(facts.title);
    this.pptx.author = printable(facts.firmName);
    // The one text that the library writes as it is.
    this.pptx.company = escapeHtml(printable(facts.firmName));
    this.pptx.theme = { headFontFace: face, bodyFontFace: face };
  }

  /** The first slide. */
  cover({ title, subject, detail, date }: Record<'title' | 'subject' | 'detail' | 'date', string>): void {
    const slide = this.pptx.addSlide();
    slide.addShape('rect', { x: 0, y: 0, w: 0.25, h: slideSize.height, fill: { color: ink('accent') } });
    this.mark(slide, { x: frame.left, y: 0.7, size: 0.8 });
    const left = { x: frame.left, w: frame.width } as const;
    this.text(slide, this.facts.firmName, { ...left, y: 1.6, h: 0.4, fontSize: sizes.text, bold: true });
    this.text(slide, title, { ...left, y: 2.9, h: 0.9, fontSize: 40, bold: true });
    this.text(slide, subject, { ...left, y: 3.9, h: 0.5, fontSize: 20, bold: true });
    this.text(slide, detail, { ...left, y: 4.4, h: 0.5, fontSize: sizes.text });
    this.text(slide, date, { ...left, y: 5.1, h: 0.4, fontSize: sizes.small, color: ink('soft') });
  }

  /** A slide with its title, the firm's mark and its number. */
  slide(title: string): Slide {
    const slide = this.pptx.addSlide();
    this.text(slide, title, {
      x: frame.left,
      y: 0.45,
      w: frame.width - 1,
      h: 0.7,
      fontSize: sizes.title,
      bold: true,
      fit: 'shrink',
    });
    this.mark(slide, { x: slideSize.width - 1.2, y: 0.5, size: 0.5 });
    slide.slideNumber = {
      x: slideSize.width - 1.2,
      y: slideSize.height - 0.5,
      fontFace: face,
      fontSize: 10,
      color: ink('soft'),
    };
    return slide;
  }

  /** Paragraphs one below the other, the first words of each bold where they are apart. */
  paragraphs(
    slide: Slide,
    lines: readonly { lead?: string; text: string }[],
    { top = frame.top, height = frame.height, isSmall = false } = {},
  ): void {
    const fontSize = isSmall ? sizes.small : sizes.text;
    const runs = lines.flatMap(({ lead, text }): PptxGenJS.TextProps[] => [
      ...(lead ? [{ text: printable(lead), options: { bold: true, breakLine: true } }] : []),
      { text: printable(text), options: { breakLine: true, paraSpaceAfter: 10 } },
    ]);
    slide.addText(runs, {
      x: frame.left,
      y: top,
      w: frame.width,
      h: height,
      margin: 0,
      valign: 'top',
      fontFace: face,
      fontSize,
      color: ink('text'),
      fit: 'shrink',
    });
  }

  /** A few figures side by side, in rows of three. */
  figures(
    slide: Slide,
    facts: readonly { label: string; value: string; note?: string }[],
    top: number,
  ): void {
    const width = frame.width / 3;
    facts.forEach(({ label, value, note = '' }, index) => {
      const place = { x: frame.left + (index % 3) * width, w: width - 0.25 };
      const y = top + Math.floor(index / 3) * 1.7;
      this.text(slide, label, { ...place, y, h: 0.35, fontSize: sizes.small, color: ink('soft') });
      const figure = { fontSize: sizes.figure, bold: true, color: ink('accent'), fit: 'shrink' } as const;
      this.text(slide, value, { ...place, y: y + 0.35, h: 0.55, ...figure });
      this.text(slide, note, { ...place, y: y + 0.9, h: 0.5, fontSize: sizes.small, color: ink('soft') });
    });
  }

  table(slide: Slide, { head, rows, widths, figures }: DeckTable, top: number = frame.top): void {
    const whole = widths.reduce((sum, width) => sum + width, 0);
    const ruled = (pt: number, color: string): PptxGenJS.TableCellProps['border'] => [
      { type: 'none' },
      { type: 'none' },
      { type: 'solid', pt, color },
      { type: 'none' },
    ];
    const cells = (texts: readonly string[], isHead: boolean): PptxGenJS.TableRow =>
      texts.map((text, column) => ({
        text: printable(text),
        options: {
          align: figures.includes(column) ? 'right' : 'left',
          bold: isHead || column === 0,
          color: isHead ? ink('soft') : ink('text'),
          border: isHead ? ruled(1.5, ink('text')) : ruled(0.5, ink('line')),
        },
      }));
    const section = ({ title, note }: Section): PptxGenJS.TableRow => [
      {
        text: [
          { text: printable(title), options: { bold: true, color: ink('accent') } },
          { text: printable(`  ${note}`), options: { color: ink('soft') } },
        ],
        options: { colspan: head.length, border: ruled(0.5, ink('line')) },
      },
    ];
    const body = rows.map((row) => (isSection(row) ? section(row) : cells(row, false)));
    slide.addTable([cells(head, true), ...body], {
      x: frame.left,
      y: top,
      w: frame.width,
      colW: widths.map((width) => (width / whole) * frame.width),
      fontFace: face,
      fontSize: sizes.table,
      valign: 'middle',
      margin: [0.04, 0.08, 0.04, 0],
    });
  }

  /** Horizontal bars, the first on top. */
  bars(
    slide: Slide,
    alt: string,
    chart: DeckChart,
    place: { x: number; y: number; w: number; h: number },
  ): void {
    const { labels, series, format, isStacked = false, showsValues = true, axisTitle, axisEnd } = chart;
    const data = series.map(({ name, values }) => ({
      name: printable(name),
      labels: labels.map((label) => printable(label)),
      values: [...values],
    }));
    slide.addChart('bar', data, {
      ...place,
      altText: printable(alt),
      barDir: 'bar',
      barGrouping: isStacked ? 'stacked' : 'clustered',
      barGapWidthPct: 45,
      // More colors than series would color each bar.
      chartColors: [...(chart.colors ?? [ink('accent'), ink('accentLight')])].slice(0, series.length),
      // Its types leave out what its documentation names: the first on top.
      catAxisOrientation: 'maxMin' as 'minMax',
      // Beside the bars, also where some lead to the left.
      catAxisLabelPos: 'low',
      catAxisLabelFontFace: face,
      catAxisLabelFontSize: 11,
      valAxisLabelFontFace: face,
      valAxisLabelFontSize: 10,
      valAxisLabelFormatCode: format,
      valAxisMaxVal: axisEnd,
      showValAxisTitle: axisTitle !== undefined,
      valAxisTitle: axisTitle,
      valAxisTitleFontFace: face,
      valAxisTitleFontSize: 11,
      // The bars say their figures themselves.
      valAxisHidden: showsValues,
      valGridLine: showsValues ? { style: 'none' } : { style: 'solid', color: ink('line'), size: 0.5 },
      showValue: showsValues,
      dataLabelFormatCode: format,
      dataLabelFontFace: face,
      dataLabelFontSize: 10,
      showLegend: series.length > 1 && !isStacked,
      legendPos: 'b',
      legendFontFace: face,
      legendFontSize: 11,
    });
  }

  private text(slide: Slide, text: string, options: PptxGenJS.TextPropsOptions): void {
    const plain = { margin: 0, fontFace: face, color: ink('text'), valign: 'top' } as const;
    slide.addText(printable(text), { ...plain, ...options });
  }

  /** A long bar above a short one, as in the header of the site. */
  private mark(slide: Slide, { x, y, size }: { x: number; y: number; size: number }): void {
    const part = size / 30;
    const box = (left: number, top: number, w: number, h: number, color: string) =>
      slide.addShape('roundRect', {
        x: x + left * part,
        y: y + top * part,
        w: w * part,
        h: h * part,
        rectRadius: (w > 20 ? 6 : 1.5) * part,
        fill: { color },
      });
    box(0, 0, 30, 30, ink('accent'));
    box(6, 8, 18, 5.5, ink('accentLight'));
    box(6, 16.5, 8, 5.5, ink('onAccent'));
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const content = await this.pptx.write({ outputType: 'uint8array' });
    return new Uint8Array(content as Uint8Array);
  }
}
