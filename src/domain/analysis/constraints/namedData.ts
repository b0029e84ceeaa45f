import { phrase } from '../phrase';

/** A kind of data to which a rule may be limited. */
interface NamedData {
  /** What the client calls it. */
  word: string;
  sources: readonly string[];
  work: RegExp;
}

/** What clients call a kind of data, the catalogue sources that hold it, and the names of work that reads it. */
const kindsOfData: readonly { said: string; sources: readonly string[]; work: RegExp }[] = [
  {
    said: 'plans|drawings|blueprints|designs|cad files',
    sources: ['Technical manuals and drawings'],
    work: /\b(?:drawings?|redraw\w*|designs?|blueprints?|takeoffs?|architect\w*|cad|quotes?|quoting|estimates?|bids?)\b/i,
  },
  {
    said: 'payroll|salaries|wages|personnel files|employee records',
    sources: ['Payroll and benefits records', 'Employee records'],
    work: /\bpayroll\b/i,
  },
  {
    said: 'bank statements|tax returns|financials|the books',
    sources: ['General ledger', 'Bank and card statements'],
    work: /\b(?:bank|tax)\b/i,
  },
  {
    said: '(?:contracts|agreements)(?! (?:forbid|prohibit|ban|say|requir|rule|with|from|do|don))',
    sources: ['Signed contracts', 'Contract templates and clause library'],
    work: /\b(?:contracts?|agreements?)\b/i,
  },
  {
    said: 'recordings|transcripts',
    sources: ['Call recordings and transcripts', 'Meeting notes and recordings'],
    work: /\b(?:recordings?|transcri\w+)\b/i,
  },
  { said: 'source code', sources: [], work: /\bcode\b/i },
  { said: 'x-?rays', sources: [], work: /\bx-?rays?\b/i },
  { said: 'recipes|formulas|formulations', sources: [], work: /\b(?:recipes?|formulas?|formulations?)\b/i },
];

/** Words for more than one kind of data, and for software. */
const anyData =
  /\b(?:everything|anything|nothing|data|files|documents|records|information|emails?|systems?|software|tools?|ai)\b/i;

const namedKinds = kindsOfData.map(({ said, ...kind }) => ({
  ...kind,
  named: phrase`\b(${said})\b(?: (?:data|files|records|documents|information)\b)?`,
}));

/** Returns the only kind of data that a rule is about, or undefined if it is about more. */
export function namedDataIn(sentence: string): NamedData | undefined {
  const found = namedKinds.flatMap(({ named, ...kind }) => {
    const [words, word] = named.exec(sentence) ?? [];
    return words && word ? [{ ...kind, word: word.toLowerCase(), rest: sentence.replace(words, '') }] : [];
  });
  const [only] = found;
  return !only || found.length > 1 || anyData.test(only.rest) ? undefined : only;
}

/** "Company data" is all of it, "title company files" isn't. */
const wholeFirm = /(?:^|\b(?:our|the|all|any) )(?:company|firm|business|internal|own) /giu;
const allData =
  '(?:our|all|any|no|the|its|of|and|or|this|that|these|those|other|for|with|in|to|from|send|put|store|save|upload|move|share|keep|host|process)';
const someData = new RegExp(
  String.raw`(?<![\p{L}’'])(?!${allData} )[\p{L}’']+ (?:data|files|documents|records|information)(?![\p{L}])`,
  'iu',
);

/** Whether a rule is about some of a firm's data, as opposed to all of it: "title company files". */
export const namesSomeData = (sentence: string): boolean =>
  someData.test(sentence.replace(wholeFirm, 'all ')) &&
  !/\b(?:everything|anything|nothing|all (?:of )?(?:our )?(?:data|files))\b/i.test(sentence);
