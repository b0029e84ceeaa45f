import type { PayloadRequest } from 'payload';
import { isRecord } from '@/domain/blog/isRecord';
import { bodyProblem } from '@/domain/blog/bodyProblem';
import { textItems, type TextItem } from '@/domain/blog/publishCheck/textItems';
import { lexicalToMarkdown } from '@/domain/markdown/lexicalToMarkdown';
import { isNestedDeeper } from '@/domain/text/isNestedDeeper';
import type { CheckPostBody } from '@/schemas/blogCheck';
import { badField } from './badField';
import { bodyFromMarkdown } from './bodyFromMarkdown';
import { findPicturesOfBody } from './findPictures';

interface CheckedText {
  items: TextItem[];
  /** The text as the collection would store it. */
  lexical: unknown;
}

/** More than a body that can be stored has; see blogLimits.bodyMaxDepth. */
const maxJsonDepth = 160;

/**
 * The text of an editor: Markdown, or the JSON of rich text, which is read block by block.
 * @throws BadRequest for what could not be stored
 */
export async function readCheckedText(
  req: PayloadRequest,
  { content, body }: CheckPostBody,
): Promise<CheckedText> {
  if (!body) {
    const markdown = content ?? '';
    const lexical = await bodyFromMarkdown(req, markdown);
    return { items: textItems(markdown), lexical };
  }
  const lexical = parseBody(body);
  const pictures = await findPicturesOfBody(req, lexical);
  const blocks: unknown[] =
    isRecord(lexical.root) && Array.isArray(lexical.root.children) ? lexical.root.children : [];
  const items = blocks.flatMap((block, index) =>
    textItems(lexicalToMarkdown({ root: { type: 'root', children: [block] } }, { pictures }), index),
  );
  return { items, lexical };
}

function parseBody(json: string): Record<string, unknown> {
  const unreadable = badField('body', 'The text has no known format.');
  if (isNestedDeeper(json, maxJsonDepth)) throw unreadable;
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch {
    throw unreadable;
  }
  const problem = bodyProblem(body, { isDraft: true });
  if (problem?.startsWith('A link') === false) throw badField('body', problem);
  return isRecord(body) ? body : {};
}
