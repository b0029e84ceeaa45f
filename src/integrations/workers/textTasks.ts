import { checkedBody } from '@/domain/blog/checkedBody';
import type { Block } from '@/domain/blog/Body';
import { bodyItems } from '@/domain/blog/publishCheck/bodyItems';
import { textItems, type TextItem } from '@/domain/blog/publishCheck/textItems';
import { readBody } from '@/domain/blog/readBody';
import type { LexicalBody } from '@/domain/markdown/LexicalBody';
import { markdownOfBody } from '@/domain/markdown/markdownOfBody';
import { MarkdownProblem } from '@/domain/markdown/MarkdownProblem';
import { markdownToLexical } from '@/domain/markdown/markdownToLexical';
import type { StoredPicture } from '@/domain/markdown/StoredPicture';

/** What is wrong with a text, in words for its author: as data, because errors lose their class between threads. */
interface Refused {
  problem: string;
}

interface MarkdownToConvert {
  markdown: string;
  pictures: readonly StoredPicture[];
  /** The body that the text is to replace. */
  previous?: unknown;
}

/** A text in Markdown as the body of a post. */
export async function bodyFromText({
  markdown,
  ...options
}: MarkdownToConvert): Promise<{ body: LexicalBody } | Refused> {
  return orProblem(() => ({ body: markdownToLexical(markdown, options) }));
}

/** The body of a post as Markdown. */
export const textFromBody = async (request: Parameters<typeof markdownOfBody>[0]): Promise<string> =>
  markdownOfBody(request);

/** The body of a post as pages show it. */
export const blocksOfBody = async (body: unknown): Promise<Block[]> => readBody(body);

/** The body of a post as pages show it, and why it can't be stored. */
export const checkBody = async ({ body, isDraft }: { body: unknown; isDraft: boolean }) =>
  checkedBody(body, { isDraft });

/** The headings, links and pictures of a text in Markdown. */
export const itemsOfText = async (markdown: string): Promise<TextItem[]> => textItems(markdown);

/** The headings, links and pictures of a body, block by block. */
export const itemsOfBody = async ({
  body,
  pictures,
}: {
  body: Record<string, unknown>;
  pictures: readonly StoredPicture[];
}): Promise<TextItem[]> => bodyItems(body, pictures);

function orProblem<Result>(convert: () => Result): Result | Refused {
  try {
    return convert();
  } catch (error) {
    if (error instanceof MarkdownProblem) return { problem: error.message };
    throw error;
  }
}
