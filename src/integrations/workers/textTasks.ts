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

/** A validation message for the author. Returned as data, because errors lose their class between threads. */
interface Refused {
  problem: string;
}

interface MarkdownToConvert {
  markdown: string;
  pictures: readonly StoredPicture[];
  /** The body to be replaced. */
  previous?: unknown;
}

/** Converts Markdown to the body of a post. */
export async function bodyFromText({
  markdown,
  ...options
}: MarkdownToConvert): Promise<{ body: LexicalBody } | Refused> {
  return orProblem(() => ({ body: markdownToLexical(markdown, options) }));
}

/** Converts the body of a post to Markdown. */
export const textFromBody = async (request: Parameters<typeof markdownOfBody>[0]): Promise<string> =>
  markdownOfBody(request);

/** Parses the body of a post into the blocks that pages render. */
export const blocksOfBody = async (body: unknown): Promise<Block[]> => readBody(body);

/** Parses the body of a post into blocks, and returns the problem if it can't be stored. */
export const checkBody = async ({ body, isDraft }: { body: unknown; isDraft: boolean }) =>
  checkedBody(body, { isDraft });

/** Returns the headings, links and images of a Markdown text. */
export const itemsOfText = async (markdown: string): Promise<TextItem[]> => textItems(markdown);

/** Returns the headings, links and images of a body, block by block. */
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
