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

/** What is read in a few milliseconds, whatever it consists of, is read where it is needed. */
const shortCharacters = 5_000;

interface TextOrder<Name extends TextTask> {
  task: Name;
  input: Input<Name>;
  /** Whether what has to be parsed, written or compared is long. */
  isLong: boolean;
  /** Whose order it is. */
  key?: string;
}

/**
 * Converts a text: a short one at once, a long one in a worker thread.
 * @throws Busy, TooManyRequests beyond the key's share
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
 * The body of a post as pages show it.
 * @throws Busy
 */
export async function readBlocks(body: unknown): Promise<Block[]> {
  const known = isRecord(body) ? read.get(body) : undefined;
  return known ?? noted(body, await blocksOf(body));
}

/** Bodies that have just been read: the hooks of a save are handed the same object one after the other. */
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
 * Why a body can't be stored, in words for its author; null when it can.
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

/** Whether texts and bodies are long together. Measuring a long body takes time: those that are cheap to measure come first. */
export function areLong(...texts: readonly unknown[]): boolean {
  let characters = 0;
  return texts.some((text) => (characters += charactersOf(text)) > shortCharacters);
}

const charactersOf = (text: unknown): number =>
  typeof text === 'string' ? text.length : JSON.stringify(text ?? null).length;
