import type { Block } from '@/domain/blog/Body';
import { markdownCharacters } from '@/domain/blog/markdownCharacters';
import { readBody } from '@/domain/blog/readBody';
import { isRecord } from '@/domain/isRecord';
import { blockCache } from './blockCache';
import { sitePool } from './sitePool';
import * as textTasks from './textTasks';

type TextTask = keyof typeof textTasks;
type Input<Name extends TextTask> = Parameters<(typeof textTasks)[Name]>[0];
type Output<Name extends TextTask> = Awaited<ReturnType<(typeof textTasks)[Name]>>;

/** Up to this length, any content is parsed in a few milliseconds on the main thread. */
const shortCharacters = 5_000;

interface TextOrder<Name extends TextTask> {
  task: Name;
  input: Input<Name>;
  /** Whether the text to parse, write or compare is long. */
  isLong: boolean;
  /** Identifies the owner of the work. */
  key?: string;
}

/**
 * Converts a text: a short one immediately, a long one in a worker thread.
 * @throws Busy, or TooManyRequests beyond the key's share
 */
export function convertText<Name extends TextTask>({
  task,
  input,
  isLong,
  key,
}: TextOrder<Name>): Promise<Output<Name>> {
  if (isLong) return sitePool().run(task, input, key);
  const convert = textTasks[task] as (input: Input<Name>) => Promise<Output<Name>>;
  return convert(input);
}

/**
 * Parses the body of a post into the blocks that pages render.
 * @throws Busy
 */
export async function readBlocks(body: unknown): Promise<Block[]> {
  const known = isRecord(body) ? read.get(body) : undefined;
  return known ?? noted(body, await blocksOf(body));
}

/** Bodies parsed recently: the hooks of one save receive the same object. */
const read = new WeakMap<object, Block[]>();

function noted(body: unknown, blocks: Block[]): Block[] {
  if (isRecord(body)) read.set(body, blocks);
  return blocks;
}

async function blocksOf(body: unknown): Promise<Block[]> {
  if (markdownCharacters(body) <= shortCharacters) return readBody(body);
  const kept = blockCache.get(body);
  if (kept) return kept;
  const blocks = await sitePool().run('blocksOfBody', body);
  blockCache.keep(body, blocks);
  return blocks;
}

/**
 * Returns why a body can't be stored, as a message for its author; null if it can.
 * @throws Busy
 */
export async function problemOfBody(body: unknown, isDraft: boolean): Promise<string | null> {
  const isLong = markdownCharacters(body) > shortCharacters;
  const { problem, blocks } = await convertText({ task: 'checkBody', input: { body, isDraft }, isLong });
  if (problem !== null) return problem;
  noted(body, blocks);
  if (isLong) blockCache.keep(body, blocks);
  return problem;
}

/** Returns whether texts and bodies together are long. Pass strings first: measuring a body serializes it. */
export function areLong(...texts: readonly unknown[]): boolean {
  let characters = 0;
  return texts.some((text) => (characters += charactersOf(text)) > shortCharacters);
}

const charactersOf = (text: unknown): number =>
  typeof text === 'string' ? text.length : JSON.stringify(text ?? null).length;
