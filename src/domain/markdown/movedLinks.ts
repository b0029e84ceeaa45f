import type { Nodes } from 'mdast';
import { sitePath } from '../blog/sitePath';
import { isRecord } from '../isRecord';
import { MarkdownProblem } from './MarkdownProblem';
import { markdownSourceOf } from './markdownSourceOf';
import { normalizeMarkdown } from './normalizeMarkdown';
import { parseMarkdown } from './parseMarkdown';

export interface MovedPath {
  /** Paths of the site. */
  from: string;
  to: string;
  /** Origin of the site, which links may include. */
  origin: string;
}

/** Updates the links of a Markdown text to a moved page; everything else stays as typed. */
export function markdownWithMovedLinks(markdown: string, moved: MovedPath): string {
  if (!markdown.includes(moved.from)) return markdown;
  const text = normalizeMarkdown(markdown);
  try {
    let result = text;
    // From the end, so that earlier offsets stay valid.
    for (const place of placesOf(parseMarkdown(text), text, moved).toReversed()) {
      result = result.slice(0, place) + moved.to + result.slice(place + moved.from.length);
    }
    return result === text ? markdown : result;
  } catch (error) {
    if (error instanceof MarkdownProblem) return markdown;
    throw error;
  }
}

/** Returns the source ranges of the path in each link and definition to it, in order. */
function placesOf(node: Nodes, text: string, moved: MovedPath): number[] {
  if ((node.type === 'link' || node.type === 'definition') && leadsTo(node.url, moved)) {
    // An autolink contains its address only once.
    const { start, end } = node.data?.address ?? node.position ?? {};
    const place = text.slice(0, end?.offset).indexOf(moved.from, start?.offset);
    return place === -1 ? [] : [place];
  }
  return 'children' in node ? node.children.flatMap((child) => placesOf(child, text, moved)) : [];
}

/** Updates the links of a body to a moved page; returns the same object if there are none. */
export function bodyWithMovedLinks(body: unknown, moved: MovedPath): unknown {
  if (Array.isArray(body)) {
    const items = body.map((item) => bodyWithMovedLinks(item, moved));
    return items.some((item, at) => item !== body[at]) ? items : body;
  }
  if (!isRecord(body)) return body;
  const source = markdownSourceOf(body);
  if (source !== null) return withField(body, 'source', markdownWithMovedLinks(source, moved));
  const own = body.type === 'link' || body.type === 'autolink' ? withMovedAddress(body, moved) : body;
  let result = own;
  for (const name of ['root', 'children'] as const) {
    const inside = bodyWithMovedLinks(own[name], moved);
    if (inside !== own[name]) result = { ...result, [name]: inside };
  }
  return result;
}

function withMovedAddress(link: Record<string, unknown>, moved: MovedPath): Record<string, unknown> {
  const url = isRecord(link.fields) ? link.fields.url : null;
  return typeof url === 'string' && leadsTo(url, moved)
    ? withField(
        link,
        'url',
        url.replace(moved.from, () => moved.to),
      )
    : link;
}

function withField(node: Record<string, unknown>, name: string, value: string): Record<string, unknown> {
  const fields = isRecord(node.fields) ? node.fields : {};
  return fields[name] === value ? node : { ...node, fields: { ...fields, [name]: value } };
}

const leadsTo = (url: string, { from, origin }: MovedPath): boolean => sitePath(url, origin) === from;
