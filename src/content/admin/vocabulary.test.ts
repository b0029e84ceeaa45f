import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { textsIn } from '../../../scripts/sentences/measureSentences.mjs';

/** Words that were replaced, with the word of docs/glossary.md. A label is whole; the others may be in a sentence. */
const replaced: readonly [found: RegExp, instead: string][] = [
  [/^(?:Articles|Blog posts|Entries)$/, 'Posts'],
  [/^(?:The )?(?:Address|Web address|Permalink|URL path)$/, 'Slug, of other links URL or Path'],
  [
    /^(?:Pictures?|Images|Files|Library of pictures)$|^Pictures (?:without|from)\b|Create New Picture/,
    'Media',
  ],
  [/\b(?:posts, )pictures\b/, 'media'],
  [/Publish later|Goes public|Go public/, 'Schedule, Schedule Publish'],
  [
    /\bpublic (?:post|draft)s?\b|\bPublic without\b|\blive pages?\b|\bTake back\b|\btaken back\b/,
    'Published, Unpublish',
  ],
  [/\b(?:Unfinished posts|Not public|In progress posts)\b/, 'Draft'],
  [/\b(?:Recycle bin|Wastebasket|Bin)\b/, 'Trash'],
  [/^(?:Leads to|Forwards?|Forwardings|Moved addresses)$|\blead(?:s|ing)? on\b/, 'Redirects'],
  [/^Search metadata\b|^Search words$|\bpictures and search metadata\b/, 'SEO'],
  [/^Without words$|^Words$/, 'Alt text, Link text'],
];

const found = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    replaced.filter(([word]) => word.test(text)).map(([, instead]) => `“${text}”: write ${instead}`),
  );

const filesOf = (folder: string) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `src/${folder}/${file}`);

/** Labels and descriptions in the configuration of collections, globals and plugins, which need a database to load. */
const configured = /\b(?:label|singular|plural|description):\s*(['"`])(.+?)\1/gs;

it('Labels of portal and panel use the words of the glossary', async () => {
  const files = filesOf('content/admin');
  expect(files.length).toBeGreaterThan(20);
  const modules: unknown[] = await Promise.all(
    files.map((file) => import(resolve(file)) as Promise<unknown>),
  );
  expect(found(modules.flatMap((module) => textsIn({ ...(module as object) })))).toEqual([]);
});

it('Labels of collections use the words of the glossary', () => {
  const labels = ['collections', 'globals', 'fields', 'plugins']
    .flatMap(filesOf)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(configured)].map(([, , label = '']) => label));
  expect(labels.length).toBeGreaterThan(100);
  expect(labels).toContain('Slug');
  expect(found(labels)).toEqual([]);
});

it('The test finds replaced words', () => {
  const before = ['Pictures', 'Address', 'Publish later', 'Search metadata', 'Drafts, also of public posts'];
  expect(found(before)).toHaveLength(before.length);
  expect(found(['Postal address', 'Share picture', 'Schedule', 'Media without alt text'])).toEqual([]);
});
