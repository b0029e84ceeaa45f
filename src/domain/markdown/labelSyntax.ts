import type { Extension, Tokenizer } from 'micromark-util-types';
import type { LabelLists } from './knownPieces';

/** "[" and "]". */
const [opening, closing] = [91, 93] as const;

/**
 * An extension of the parser that reads nothing itself: where brackets begin or end, and before anything else looks at
 * them, it puts our lists of labels in the place of the parser's. `listsOf` is asked once for each text.
 */
export function labelSyntax(listsOf: () => LabelLists): Extension {
  const seen = new WeakSet();
  const tokenize: Tokenizer = function (_effects, _ok, nok) {
    const { parser } = this;
    if (!seen.has(parser)) {
      seen.add(parser);
      const { definitions, footnotes } = listsOf();
      definitions.push(...parser.defined);
      parser.defined = definitions;
      parser.gfmFootnotes = footnotes;
    }
    return nok;
  };
  const construct = { tokenize };
  return { document: { [opening]: construct }, text: { [opening]: construct, [closing]: construct } };
}
