import { isPair, isScalar, parseDocument, visit, type Document, type Node, type Pair } from 'yaml';
import { isRecord } from '../../isRecord';
import type { FrontMatter, PostFile } from './PostFile';
import { PostFileProblem } from './PostFileProblem';

const fence = /^---[ \t]*(?:\r?\n|$)/;
const closingFence = /^---[ \t]*(?:\r?\n|$)/m;
/** YAML aliases could expand to more than memory holds. */
const maxAliasCount = 10;

/**
 * Parses the front matter of a file, without validating it, and returns the text after it unchanged.
 * @throws PostFileProblem
 */
export function readPostFile(file: string): PostFile<Record<string, unknown>> {
  const opening = fence.exec(file);
  if (!opening)
    throw new PostFileProblem('The file does not begin with front matter between two lines of “---”.');
  const rest = file.slice(opening[0].length);
  const closing = closingFence.exec(rest);
  if (!closing) throw new PostFileProblem('The front matter has no end: a line of “---” is missing.');
  return {
    frontMatter: readYaml(rest.slice(0, closing.index)),
    content: rest.slice(closing.index + closing[0].length),
  };
}

function readYaml(text: string): Record<string, unknown> {
  const document = parseDocument(text, { prettyErrors: false });
  // A warning reports an unknown YAML tag, which means that the value may be misread.
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const line = text.slice(0, error.pos[0]).split('\n').length + 1;
    throw new PostFileProblem(`The front matter can’t be read (line ${line}): ${error.message}`);
  }
  keepAsWritten(document);
  const value = toValue(document);
  if (!isRecord(value)) throw new PostFileProblem('The front matter has no fields.');
  return value;
}

type Flag = {
  [Key in keyof FrontMatter]-?: FrontMatter[Key] extends boolean | undefined ? Key : never;
}[keyof FrontMatter];

/** The boolean fields; all others are text. A boolean field that is missing here doesn't compile. */
const flags = new Set<unknown>(
  Object.keys({
    ...{ published: true, featured: true, coverIsDecorative: true, noIndex: true },
  } satisfies Record<Flag, true>),
);
const nothing = new Set(['', '~', 'null']);

/** Keeps text as written: YAML would read 2.50 as the number 2.5, and True as true. */
function keepAsWritten(document: Document): void {
  visit(document, {
    Scalar(_key, scalar, path) {
      const { value, source } = scalar;
      const isRead = value === null || ['number', 'bigint', 'boolean'].includes(typeof value);
      if (!isRead || source === undefined) return;
      const isMeant = value === null ? nothing.has(source) : typeof value === 'boolean' && isFlag(path);
      if (!isMeant) scalar.value = source;
    },
  });
}

/** @param path of the value: the document, its fields, and the field */
function isFlag(path: readonly (Document | Node | Pair)[]): boolean {
  const [, , field] = path;
  return path.length === 3 && isPair(field) && isScalar(field.key) && flags.has(field.key.value);
}

function toValue(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount });
  } catch {
    throw new PostFileProblem('The front matter refers to itself too often.');
  }
}
