import type { PayloadRequest } from 'payload';
import { isRecord } from '@/domain/isRecord';
import type { TextItem } from '@/domain/blog/publishCheck/textItems';
import { isNestedDeeper } from '@/domain/text/isNestedDeeper';
import { areLong, convertText, problemOfBody } from '@/integrations/workers/texts';
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
 * @throws BadRequest for what could not be stored, Busy, TooManyRequests
 */
export async function readCheckedText(
  req: PayloadRequest,
  { content, body }: CheckPostBody,
): Promise<CheckedText> {
  if (!body) {
    const markdown = content ?? '';
    const lexical = await bodyFromMarkdown(req, markdown);
    return {
      items: await convertText({ task: 'itemsOfText', input: markdown, isLong: areLong(markdown) }),
      lexical,
    };
  }
  const lexical = await parseBody(body);
  const pictures = await findPicturesOfBody(req, lexical);
  const items = await convertText({
    task: 'itemsOfBody',
    input: { body: lexical, pictures },
    isLong: areLong(lexical),
  });
  return { items, lexical };
}

async function parseBody(json: string): Promise<Record<string, unknown>> {
  const unreadable = badField('body', 'The text has no known format.');
  if (isNestedDeeper(json, maxJsonDepth)) throw unreadable;
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch {
    throw unreadable;
  }
  const problem = await problemOfBody(body, true);
  if (problem?.startsWith('A link') === false) throw badField('body', problem);
  return isRecord(body) ? body : {};
}
