import { parseDocument } from 'yaml';
import { isRecord } from '../../isRecord';
import type { PostFile } from './PostFile';
import { PostFileProblem } from './PostFileProblem';

const fence = /^---[ \t]*(?:\r?\n|$)/;
const closingFence = /^---[ \t]*(?:\r?\n|$)/m;
/** Names that stand for other parts of the front matter could unfold to more than memory holds. */
const maxAliasCount = 10;

/**
 * The front matter of a file, unchecked, and the text behind it, exactly as it is.
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
  const [error] = document.errors;
  if (error) {
    const line = text.slice(0, error.pos[0]).split('\n').length + 1;
    throw new PostFileProblem(`The front matter can’t be read (line ${line}): ${error.message}`);
  }
  const value = toValue(document);
  if (!isRecord(value)) throw new PostFileProblem('The front matter has no fields.');
  return value;
}

function toValue(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount });
  } catch {
    throw new PostFileProblem('The front matter refers to itself too often.');
  }
}
