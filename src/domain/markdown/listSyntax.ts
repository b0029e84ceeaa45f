import type { Extension, TokenizeContext, Tokenizer } from 'micromark-util-types';

/** What an item begins with: "*", "+", "-" and digits. */
const beginnings = [42, 43, 45, ...Array.from({ length: 10 }, (_, digit) => 48 + digit)];

/**
 * An extension of the parser that reads nothing itself: before an item is looked for, it says whether there is a paragraph
 * that it would interrupt. The parser takes whatever is open above for one; by CommonMark only a paragraph goes on at an
 * empty item or a number other than 1.
 */
const tokenize: Tokenizer = function (_effects, _ok, nok) {
  if (this.interrupt && !isInParagraph(this)) this.interrupt = false;
  return nok;
};

export const listSyntax: Extension = {
  document: Object.fromEntries(beginnings.map((code) => [code, { tokenize }])),
};

/** Not below indented code, which can go on after empty lines, nor in a quote or an item that begins in this line. */
function isInParagraph({ events }: TokenizeContext): boolean {
  const last = events.findLast(
    ([kind, { _tokenizer, _container }]) => _tokenizer ?? (kind === 'enter' && _container),
  );
  return last?.[1]._tokenizer?.currentConstruct?.name !== 'codeIndented' && !last?.[1]._container;
}
