import type { Element, ElementContent, Nodes, RootContent } from 'hast';
import { readPictureAddress } from '../blog/pictureAddress';
import { oneLineContent } from './oneLineContent';
import { headingLevel } from './headingLevel';
import { joinFormats } from './joinFormats';
import { linkWithoutTracker } from './linkWithoutTracker';
import { element, listsOf, wordItem, wordOnlineItems, type LooseItem } from './listParagraphs';
import { styleOf } from './styleOf';
import { isDrawnBox, withTaskBox } from './taskItem';
import { textOfNode } from './textOfNode';

export interface PasteContext {
  /** Origin of this site, whose links become paths. */
  origin: string;
  /** Added to the heading levels of the source. */
  headingShift: number;
  /** External images that were dropped. */
  droppedPictures: DroppedPicture[];
}

export interface DroppedPicture {
  /** An http(s), file or data URL; empty if there is none. */
  address: string;
  alt: string;
}

const nothing = new Set(['head', 'meta', 'link', 'title', 'style', 'script', 'noscript', 'template', 'xml']);
const notText = new Set([
  'iframe',
  'object',
  'embed',
  'svg',
  'video',
  'audio',
  'canvas',
  'button',
  'select',
  'textarea',
]);
/** Block elements without a meaning of their own in a post. */
const boxes = new Set([
  ...['div', 'section', 'article', 'main', 'aside', 'nav', 'header', 'footer', 'hgroup', 'search', 'center'],
  ...['dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption', 'address', 'dialog'],
  ...['form', 'fieldset', 'legend'],
]);

/** Reduces HTML copied from another program to its structure, without its styling. */
export function cleanNodes(
  nodes: readonly (ElementContent | RootContent)[],
  context: PasteContext,
): ElementContent[] {
  const cleaned: ElementContent[] = [];
  let loose: LooseItem[] = [];
  const closeList = () => {
    cleaned.push(...listsOf(loose));
    loose = [];
  };
  for (const node of nodes) {
    const word = wordItem(node);
    const items = word ? [word] : wordOnlineItems(node);
    if (items) {
      loose.push(
        ...items.map((item) => ({ ...item, children: unwrapOnly(cleanNodes(item.children, context)) })),
      );
    } else if (!isBlank(node) || loose.length === 0) {
      closeList();
      cleaned.push(...cleanNode(node, context));
    }
  }
  closeList();
  return joinFormats(cleaned);
}

const isBlank = (node: Nodes): boolean =>
  node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');

function cleanNode(node: ElementContent | RootContent, context: PasteContext): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value.replace(/\u00A0/g, ' ') }];
  if (node.type !== 'element') return [];
  const { tagName } = node;
  if (nothing.has(tagName) || notText.has(tagName) || isHidden(node) || isTrackedDeletion(node)) return [];
  const level = headingLevel(node);
  if (level !== null) {
    const words = withoutStrong(oneLineContent(cleanNodes(node.children, context)));
    const depth = Math.min(6, level + context.headingShift);
    return words.some((word) => textOfNode(word).trim() !== '') ? [element(`h${depth}`, words)] : [];
  }
  const children = cleanNodes(node.children, context);
  return boxes.has(tagName) ? [element('div', children)] : cleanElement(node, children, context);
}

function cleanElement(node: Element, children: ElementContent[], context: PasteContext): ElementContent[] {
  switch (node.tagName) {
    case 'a':
      return cleanLink(node, children, context);
    case 'img':
      return cleanPicture(node, context);
    case 'ul':
    case 'ol':
      return [
        element(
          node.tagName,
          withNested(children),
          node.properties.start ? { start: node.properties.start } : {},
        ),
      ];
    case 'li':
      return [element('li', withTaskBox(node, unwrapOnly(children)))];
    case 'td':
    case 'th':
      return [element(node.tagName, formattedWhole(node, oneLineContent(children)), spansOf(node))];
    case 'input':
      return node.properties.type === 'checkbox' ? [element('input', [], node.properties)] : [];
    case 'table':
      return withCaptionAbove(withHeader(element('table', children)));
    case 'br':
      return [element('br', [])];
    case 'b':
    case 'strong':
    case 'i':
    case 'em':
    case 'span':
    case 'font':
    case 's':
    case 'del':
    case 'strike':
      return formatted(node, children);
    case 'p':
      return [element('p', formattedWhole(node, children))];
    case 'blockquote':
    case 'pre':
    case 'code':
    case 'hr':
    case 'caption':
    case 'thead':
    case 'tbody':
    case 'tfoot':
    case 'tr':
      return [
        element(
          node.tagName,
          children,
          node.tagName === 'code' ? { className: node.properties.className } : {},
        ),
      ];
    default:
      return children;
  }
}

/** Word keeps tracked deletions in the HTML. */
const isTrackedDeletion = ({ tagName, properties }: Element): boolean =>
  tagName === 'del' && Boolean(properties.dateTime);

const isHidden = (node: Element): boolean =>
  /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore|mso-element:\s*(?:comment|header|footer)/.test(
    styleOf(node),
  );

/**
 * Wraps the children in the formats that an element has by name or style. Google Docs wraps everything in a `b` that
 * isn't bold.
 */
function formatted(node: Element, children: ElementContent[]): ElementContent[] {
  const style = styleOf(node);
  const weight = weightIn(style);
  const isBold = weight ? /bold|[6-9]00/.test(weight) : /^(?:b|strong)$/.test(node.tagName);
  const slant = /(?<![\w-])font-style:\s*(normal|italic|oblique)/.exec(style)?.[1];
  const isItalic = slant ? slant !== 'normal' : /^(?:i|em)$/.test(node.tagName);
  const isStruck = /line-through/.test(style) || /^(?:s|del|strike)$/.test(node.tagName);
  const wrappers = [isBold ? 'strong' : '', isItalic ? 'em' : '', isStruck ? 'del' : ''].filter(Boolean);
  if (children.every((child) => textOfNode(child).trim() === '')) return children;
  return wrappers.reduceRight<ElementContent[]>((inner, wrapper) => [element(wrapper, inner)], children);
}

/** The element's own weight, not the one Word sets for other scripts. */
const weightIn = (style: string): string | undefined =>
  /(?<![\w-])font-weight:\s*(normal|bold|bolder|[1-9]00)/.exec(style)?.[1];

/** Wraps a cell or a paragraph that is entirely in one format, unless an element inside overrides it. */
const formattedWhole = (node: Element, children: ElementContent[]): ElementContent[] =>
  saysUsual(node) ? children : joinFormats(formatted(node, withoutDoubled(node, children)));

const saysUsual = ({ children }: Element): boolean =>
  children.some(
    (child) =>
      child.type === 'element' &&
      (/^(?:normal|[1-5]00)$/.test(weightIn(styleOf(child)) ?? '') || saysUsual(child)),
  );

/** Removes bold within bold. */
const withoutDoubled = (node: Element, children: ElementContent[]): ElementContent[] =>
  /bold|[6-9]00/.test(weightIn(styleOf(node)) ?? '') ? withoutStrong(children) : children;

/** Returns the column and row span of a cell. */
function spansOf({ properties: { colSpan, rowSpan } }: Element) {
  return { ...(colSpan ? { colSpan } : {}), ...(rowSpan ? { rowSpan } : {}) };
}

function cleanLink(node: Element, children: ElementContent[], { origin }: PasteContext): ElementContent[] {
  const { href } = node.properties;
  const target = typeof href === 'string' ? linkWithoutTracker(href, origin) : null;
  return target === null || !children.some(isSeen) ? children : [element('a', children, { href: target })];
}

/** Whether a link has visible content: heading anchors and links around external images have none. */
const isSeen = (node: ElementContent): boolean => {
  if (node.type === 'text') return /[^\s\p{Cf}]/u.test(node.value);
  return node.type === 'element' && (node.tagName === 'img' || node.children.some(isSeen));
};

function cleanPicture(node: Element, context: PasteContext): ElementContent[] {
  if (isDrawnBox(node)) return [];
  const { src, alt, title } = node.properties;
  const address = typeof src === 'string' ? src.replace(context.origin, '') : '';
  if (readPictureAddress(address)) return [element('img', [], { src: address, alt, title })];
  context.droppedPictures.push({ address, alt: typeof alt === 'string' ? alt : '' });
  return [];
}

/** Markdown tables have no caption, so it becomes a paragraph before the table. */
const withCaptionAbove = (table: Element): Element[] => [
  ...table.children.filter(isCaption).map(({ children }) => element('div', children)),
  { ...table, children: table.children.filter((child) => !isCaption(child)) },
];

const isCaption = (node: ElementContent): node is Element =>
  node.type === 'element' && node.tagName === 'caption';

/**
 * Makes the first row a header: Word and Google Docs don't mark header cells, but Markdown needs them. They are bold by
 * themselves.
 */
function withHeader(table: Element): Element {
  const [first] = rowsOf(table);
  if (!first || first.children.some((cell) => cell.type === 'element' && cell.tagName === 'th')) return table;
  first.children = first.children.map((cell) =>
    cell.type === 'element' ? element('th', withoutStrong(cell.children), cell.properties) : cell,
  );
  return table;
}

const rowsOf = (node: Element): Element[] =>
  node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });

/** Removes bold, which headings have by themselves. */
const withoutStrong = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const children = withoutStrong(node.children);
    return node.tagName === 'strong' ? children : [{ ...node, children }];
  });

/** Unwraps the only paragraph of an item, so that the list stays tight. */
function unwrapOnly(children: readonly ElementContent[]): ElementContent[] {
  const blocks = children.filter((child) => !isBlank(child));
  const paragraphs = blocks.filter((child) => child.type === 'element' && /^(?:p|div)$/.test(child.tagName));
  if (paragraphs.length !== 1 || blocks.some(isWords)) return [...children];
  return children.flatMap((child) =>
    child === paragraphs[0] && 'children' in child ? child.children : [child],
  );
}

const isWords = (node: ElementContent): boolean =>
  node.type === 'text' || (node.type === 'element' && /^(?:a|strong|em|del|code|img)$/.test(node.tagName));

/** Moves nested lists into their items: Google Docs and others put them beside the items. */
function withNested(children: readonly ElementContent[]): ElementContent[] {
  const items: ElementContent[] = [];
  for (const child of children) {
    const last = items.findLast((item) => item.type === 'element');
    const isList = child.type === 'element' && /^(?:ul|ol)$/.test(child.tagName);
    if (isList && last?.type === 'element' && last.tagName === 'li') last.children.push(child);
    else items.push(child);
  }
  return items;
}
