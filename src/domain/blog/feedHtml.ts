import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { escapeHtml } from '@/domain/text/escapeHtml';
import type { Block, Inline, List, ListItem, Mark, TableCell } from './Body';
import type { Picture } from './Picture';
import { picturePath } from './pictureName';

const elements: Record<Mark, string> = { bold: 'strong', italic: 'em', strikethrough: 's', code: 'code' };

interface FeedPlace {
  /** Origin of the site. */
  origin: string;
  /** Absolute URL of the post. */
  url: string;
}

/**
 * Renders a body as HTML for feed readers, which have neither the site's styles nor its base URL: plain elements and
 * absolute URLs. All text is escaped.
 */
export function feedHtml(blocks: readonly Block[], { origin, url }: FeedPlace): string {
  const addressOf = (href: string) => (href.startsWith('#') ? url + href : absoluteAddress(origin, href));
  const blocksHtml = (inner: readonly Block[]): string => inner.map(blockHtml).join('\n');
  const inlinesHtml = (inlines: readonly Inline[]): string => inlines.map(inlineHtml).join('');

  function inlineHtml(inline: Inline): string {
    switch (inline.kind) {
      case 'text':
        return inline.marks.reduceRight(
          (html, mark) => `<${elements[mark]}>${html}</${elements[mark]}>`,
          escapeHtml(inline.text),
        );
      case 'break':
        return '<br>';
      case 'link': {
        const words = inlinesHtml(inline.children);
        if (inline.href === null) return words;
        return `<a href="${escapeHtml(addressOf(inline.href))}">${words}</a>`;
      }
      case 'image':
        return `<img src="${escapeHtml(addressOf(inline.src))}" alt="${escapeHtml(inline.alt)}">`;
      case 'footnote':
        return `<sup>${inline.number}</sup>`;
    }
  }

  function itemHtml({ isChecked, blocks: inner }: ListItem): string {
    const box = isChecked === null ? '' : isChecked ? '☑ ' : '☐ ';
    return `<li>${box}${cellHtml(inner)}</li>`;
  }

  /** Renders the first paragraph of a list item or table cell without an element of its own. */
  function cellHtml([first, ...rest]: readonly Block[]): string {
    if (first?.kind !== 'paragraph') return first ? blocksHtml([first, ...rest]) : '';
    return inlinesHtml(first.children) + blocksHtml(rest);
  }

  function listHtml({ style, start, items }: List): string {
    const inner = items.map(itemHtml).join('\n');
    if (style !== 'number') return `<ul>\n${inner}\n</ul>`;
    return `<ol${start === 1 ? '' : ` start="${start}"`}>\n${inner}\n</ol>`;
  }

  function tableCellHtml({ isHeader, align, columns, rows, blocks: inner }: TableCell): string {
    const element = isHeader ? 'th' : 'td';
    const spans = `${align ? ` align="${align}"` : ''}${columns > 1 ? ` colspan="${columns}"` : ''}${rows > 1 ? ` rowspan="${rows}"` : ''}`;
    return `<${element}${spans}>${cellHtml(inner)}</${element}>`;
  }

  function blockHtml(block: Block): string {
    switch (block.kind) {
      case 'paragraph':
        return block.children.length > 0 ? `<p>${inlinesHtml(block.children)}</p>` : '';
      case 'heading':
        return headingHtml(Math.min(block.level, 6), inlinesHtml(block.children));
      case 'quote':
        return `<blockquote>${blocksHtml(block.blocks)}</blockquote>`;
      case 'list':
        return listHtml(block);
      case 'rule':
        return '<hr>';
      case 'image':
        return figureHtml(pictureHtml(block.picture, origin), block.caption);
      case 'code':
        return `<pre><code>${escapeHtml(block.code)}</code></pre>`;
      case 'table': {
        const rows = block.rows.map((cells) => `<tr>${cells.map(tableCellHtml).join('')}</tr>`);
        return `<table>\n${rows.join('\n')}\n</table>`;
      }
      case 'footnotes':
        return `<hr>\n<ol>\n${block.notes.map((note) => `<li>${cellHtml(note.blocks)}</li>`).join('\n')}\n</ol>`;
    }
  }

  return blocksHtml(blocks);
}

const headingHtml = (level: number, words: string) => `<h${level}>${words}</h${level}>`;

const figureHtml = (picture: string, caption: string | undefined): string =>
  caption ? `<figure>${picture}<figcaption>${escapeHtml(caption)}</figcaption></figure>` : picture;

/** Renders an image with its alt text, and with its size if that is known. */
export function pictureHtml({ filename, widthPx, heightPx, alt }: Picture, origin: string): string {
  const source = escapeHtml(absoluteAddress(origin, picturePath(filename)));
  const size = widthPx > 0 ? ` width="${widthPx}" height="${heightPx}"` : '';
  return `<img src="${source}"${size} alt="${escapeHtml(alt)}">`;
}
