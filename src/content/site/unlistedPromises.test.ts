import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { permittedWords } from './fixtures/permittedWords';

/** Folders with the copy of public pages, and with the little copy in markup. */
const folders = ['src/content/site', 'src/components/site', 'src/app/(frontend)/(site)'];

/** Files about how the software handles accounts, addresses or answers; they contain no promises of a firm. */
const aboutTheSoftware = [
  'account.ts',
  'passwordReset.ts',
  'company/accessibility.ts',
  'company/privacy.ts',
  'company/privacyConnections.ts',
];

const number =
  '(?:\\d[\\d,.]*|half an?|an(?= hour)|a few|few|several|some|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred)';
const unit = '(?:minute|hour|day|week|month|quarter|year)';

/** Statements that would bind a firm if they were on its site. */
const promises = [
  // Two weeks, 30-minute, six to eight weeks, half a day.
  `${number}(?: (?:to|or|and) ${number})?[ -](?:business |working |ordinary |more )?${unit}s?\\b`,
  // Week 3, days 1 to 5, the first two weeks.
  `${unit}s? ${number}\\b`,
  `(?:first|second|third|fourth) (?:two |three )?${unit}s?\\b`,
  // Every Friday, each week, weekly, within a day, in weeks.
  `(?:every|each|per) (?:${unit}|night|morning|monday|friday)\\b`,
  '(?:night|week|month|quarter)ly\\b',
  `within an? ${unit}\\b|in (?:day|week|month)s\\b`,
  // Shares and money.
  '\\d+(?:\\.\\d+)? ?%|percent',
  '\\$ ?\\d|\\d+ (?:dollars|usd)\\b',
  // How many others have bought.
  `${number} (?:[a-z]+ )?(?:clients|companies|businesses)\\b|clients (?:have|save|trust)`,
  // Guarantees.
  'guarantee|warrant|money back|we (?:will )?refund|free of charge|at no (?:extra )?(?:cost|charge)|unlimited|certified|award|owe nothing|24/7|around the clock',
  // Prices that are more than the three models of the specification.
  'fixed[ -]price|price (?:is )?fixed',
].map((pattern) => new RegExp(pattern.startsWith('\\') ? pattern : `\\b(?:${pattern})`, 'gi'));

interface Words {
  file: string;
  text: string;
}

/** Returns the texts of a file without comments; each part of a template separately. */
function textsOf(folder: string, file: string): Words[] {
  const code = readFileSync(path.join(folder, file), 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const found: Words[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)
    ) {
      found.push({ file, text: node.text.replaceAll(/\s+/g, ' ') });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isRead = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.ts$|^fixtures\//.test(file) && !aboutTheSoftware.includes(file);

const texts = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isRead)
    .flatMap((file) => textsOf(folder, file)),
);

const permitted = Object.values(permittedWords).flatMap((byFile) =>
  Object.entries(byFile).flatMap(([file, list]) => list.map((words) => ({ file, words }))),
);

/** Returns the promises in a text that `permittedWords` doesn't list for its file. */
function promisesIn({ file, text }: Words): string[] {
  const left = permitted
    .filter((entry) => entry.file === file)
    .reduce((rest, { words }) => rest.replaceAll(words, '…'), text);
  return promises.flatMap((pattern) =>
    [...left.matchAll(pattern)].map(([words]) => `${file}: ${words} (${text})`),
  );
}

describe('the words of public pages', () => {
  it('promise nothing that neither the specification nor the firm’s settings say', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.flatMap(promisesIn)).toEqual([]);
  });

  it.each(permitted)('still say “$words” in $file', ({ file, words }) => {
    expect(promisesIn({ file: 'any.ts', text: words })).not.toEqual([]);
    expect(texts.some((shown) => shown.file === file && shown.text.includes(words))).toBe(true);
  });

  it.each([
    'Answered within two business days',
    'A thin version in two weeks',
    '1 to 2 weeks',
    'Week 1',
    'Days 16 to 20',
    'A demonstration every Friday',
    'A weekly report',
    'Built in weeks',
    'From the first day',
    'Saves 40% of the time',
    'From $500',
    'More than 300 clients',
    'Satisfaction guaranteed',
    'You owe nothing further',
    'A fixed-price offer',
  ])('would be caught at “%s”', (text) => {
    expect(promisesIn({ file: 'any.ts', text })).not.toEqual([]);
  });
});
