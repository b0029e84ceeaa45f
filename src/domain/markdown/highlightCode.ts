import { common, createLowlight } from 'lowlight';

type TokenKind = 'comment' | 'keyword' | 'string' | 'number' | 'name';

export interface CodeToken {
  text: string;
  kind: TokenKind | null;
}

/** In characters. Longer code isn't highlighted: it takes time, and nobody reads that far. */
const maxLength = 30_000;

const lowlight = createLowlight(common);

/** Maps the highlighter's token names to the site's styles. */
const kinds: Readonly<Record<string, TokenKind>> = {
  comment: 'comment',
  quote: 'comment',
  meta: 'comment',
  keyword: 'keyword',
  literal: 'keyword',
  'selector-tag': 'keyword',
  section: 'keyword',
  deletion: 'keyword',
  string: 'string',
  regexp: 'string',
  symbol: 'string',
  addition: 'string',
  number: 'number',
  built_in: 'name',
  title: 'name',
  type: 'name',
  name: 'name',
  attr: 'name',
  attribute: 'name',
  property: 'name',
};

/** Splits code into highlighted tokens; one plain token for an unknown language. */
export function highlightCode(language: string, code: string): CodeToken[] {
  const name = language.toLowerCase();
  if (!lowlight.registered(name) || code.length > maxLength) return [{ text: code, kind: null }];
  return tokensOf(lowlight.highlight(name, code).children, null);
}

type Node = ReturnType<typeof lowlight.highlight>['children'][number];

/** The innermost token name applies. */
function tokensOf(nodes: readonly Node[], kind: TokenKind | null): CodeToken[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{ text: node.value, kind }];
    return node.type === 'element' ? tokensOf(node.children, kindOf(node.properties.className) ?? kind) : [];
  });
}

function kindOf(className: unknown): TokenKind | null {
  const [first] = Array.isArray(className) ? className : [];
  return kinds[String(first).replace(/^hljs-/, '')] ?? null;
}
