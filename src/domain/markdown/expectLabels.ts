import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import { ExpectedLabels } from './ExpectedLabels';
import { isFootnoteLabel } from './isFootnoteLabel';

/** What ends a label that is defined, also where it defines nothing, as in code. */
const end = /\]:/g;
/** Longer ones are none: CommonMark 6.6. */
const maxLength = 999;
const isLabel = /^(?:[^[\]\\]|\\[^])+$/;

/** The labels that a text seems to define. */
export function expectLabels(markdown: string): { definitions: ExpectedLabels; footnotes: ExpectedLabels } {
  const definitions = new Set<string>();
  const footnotes = new Set<string>();
  for (const { index } of markdown.matchAll(end)) {
    const label = labelBefore(markdown.slice(Math.max(0, index - maxLength - 2), index));
    if (label === null) continue;
    const identifier = normalizeIdentifier(label).toLowerCase();
    const isFootnote = identifier.startsWith('^') && isFootnoteLabel(identifier.slice(1));
    if (isFootnote) footnotes.add(identifier.slice(1));
    else definitions.add(identifier);
  }
  return { definitions: new ExpectedLabels(definitions), footnotes: new ExpectedLabels(footnotes) };
}

/** From its end back: whoever looked from each open bracket on would read the rest of the text for each. */
function labelBefore(text: string): string | null {
  let opening = text.lastIndexOf('[');
  while (isEscaped(text, opening)) opening = text.lastIndexOf('[', opening - 1);
  const label = text.slice(opening + 1);
  return opening >= 0 && isLabel.test(label) ? label : null;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}
