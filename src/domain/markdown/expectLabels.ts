import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import { ExpectedLabels } from './ExpectedLabels';
import { isFootnoteLabel } from './isFootnoteLabel';

/** Also where it defines nothing, as in code. */
const definition = /\[((?:[^[\]\\]|\\[^])+)\]:/g;

/** The labels that a text seems to define. */
export function expectLabels(markdown: string): { definitions: ExpectedLabels; footnotes: ExpectedLabels } {
  const definitions = new Set<string>();
  const footnotes = new Set<string>();
  for (const [, label = ''] of markdown.matchAll(definition)) {
    const identifier = normalizeIdentifier(label).toLowerCase();
    const isFootnote = identifier.startsWith('^') && isFootnoteLabel(identifier.slice(1));
    if (isFootnote) footnotes.add(identifier.slice(1));
    else definitions.add(identifier);
  }
  return { definitions: new ExpectedLabels(definitions), footnotes: new ExpectedLabels(footnotes) };
}
