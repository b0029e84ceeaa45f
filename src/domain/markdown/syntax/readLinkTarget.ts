import type { Image, ImageReference, Link, LinkReference } from 'mdast';
import { decodeString } from 'micromark-util-decode-string';
import { identifierOf } from './identifierOf';
import type { PositionOf } from './Places';
import { isLabelLength, readDestination, readLabel, readTitle, skipSpaces } from './linkParts';

/** The target of a bracketed text, and where the link ends. */
interface LinkTarget {
  node: Link | LinkReference | Image | ImageReference;
  end: number;
}

interface Brackets {
  /** Range of the text between them. */
  words: { start: number; end: number };
  isPicture: boolean;
  definitions: { has: (identifier: string) => boolean };
  positionOf: PositionOf;
}

/** Reads the link target after the "]" of a pair of brackets: CommonMark 6.3 and 6.4. Null if the brackets are text. */
export function readLinkTarget(text: string, brackets: Brackets): LinkTarget | null {
  const { words, isPicture, definitions, positionOf } = brackets;
  const after = words.end + 1;
  const resource = text.charAt(after) === '(' ? readResource(text, after, { isPicture, positionOf }) : null;
  if (resource) return resource;
  const isDefined = (label: string) => definitions.has(identifierOf(label));
  const label = text.charAt(after) === '[' ? readLabel(text, after) : null;
  if (label) return isDefined(label.value) ? referenceTo(label.value, 'full', isPicture, label.end) : null;
  const own = isLabelLength(words.end - words.start) ? text.slice(words.start, words.end) : '';
  if (!isDefined(own)) return null;
  return text.startsWith('[]', after)
    ? referenceTo(own, 'collapsed', isPicture, after + 2)
    : referenceTo(own, 'shortcut', isPicture, after);
}

function readResource(
  text: string,
  at: number,
  { isPicture, positionOf }: Pick<Brackets, 'isPicture' | 'positionOf'>,
): LinkTarget | null {
  const start = skipSpaces(text, at + 1);
  const destination = text.charAt(start) === ')' ? { value: '', end: start } : readDestination(text, start);
  if (!destination) return null;
  const behind = skipSpaces(text, destination.end);
  const title = behind > destination.end ? readTitle(text, behind) : null;
  const end = title ? skipSpaces(text, title.end) : behind;
  if (text.charAt(end) !== ')') return null;
  const address = positionOf(start, destination.end);
  const resource = { title: title?.value || null, url: destination.value, data: { address } };
  return {
    node: isPicture ? { type: 'image', ...resource, alt: '' } : { type: 'link', ...resource, children: [] },
    end: end + 1,
  };
}

function referenceTo(
  label: string,
  referenceType: LinkReference['referenceType'],
  isPicture: boolean,
  end: number,
): LinkTarget {
  const names = { identifier: identifierOf(label), label: decodeString(label), referenceType };
  return {
    node: isPicture
      ? { type: 'imageReference', ...names, alt: '' }
      : { type: 'linkReference', ...names, children: [] },
    end,
  };
}
