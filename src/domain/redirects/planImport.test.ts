import { expect, test } from 'vitest';
import { planImport } from './planImport';

const kept = { to: '/new', target: '/new', isPermanent: true };
const options = {
  redirects: new Map([
    ['/kept', kept],
    ['/b', { to: '/c', target: '/c', isPermanent: false }],
    ['/blog/shown', { to: '/d', target: '/d', isPermanent: true }],
  ]),
  pages: new Map([
    ['/blog/post', '/blog/post'],
    ['/blog/shown', '/blog/shown'],
    ['/blog/former', '/blog/present'],
  ]),
  siteOrigin: 'https://example.com',
};

const plan = (...lines: string[][]) =>
  planImport(
    lines.map((cells, index) => ({ line: index + 1, cells, isBroken: false })),
    options,
  );

test.each([
  [['/x', '/team'], 'new'],
  [['/x', '/team', 'Temporary'], 'new'],
  [['/Kept/', 'https://example.com/new'], 'unchanged'],
  [['/kept', '/new', 'temporary'], 'changed'],
  [['/kept', '/newer'], 'changed'],
  [['/team', '/new'], 'refused'],
  [['/x', '//evil'], 'refused'],
  [['/x', '/team', 'sometimes'], 'refused'],
  [['/x'], 'refused'],
  [['/c', '/b'], 'refused'],
  [['/blog/post', '/team'], 'refused'],
  [['/blog/former', '/team'], 'refused'],
  [['/blog/present', '/blog/former'], 'refused'],
  [['/d', '/blog/shown'], 'new'],
])('%j is %s', (cells, outcome) => {
  expect(plan(cells).map((line) => line.outcome)).toEqual([outcome]);
});

test.each([
  [['/kept?id=1', '/newer'], /question mark or #/],
  [['https://old.example/x?a', '/team'], /question mark or #/],
  [['/x#place', '/team'], /question mark or #/],
  [['/caf\ufffd', '/team'], /UTF-8/],
  [['/x', '/team', '', 'https://example.com/note'], /three/],
])('%j is refused: it can’t be kept as it is', (cells, message) => {
  const [line] = plan(cells);
  expect(line).toMatchObject({ outcome: 'refused', message: expect.stringMatching(message) });
});

test('a line whose quotes are broken is refused', () => {
  const [line] = planImport([{ line: 1, cells: ['/x', '/team'], isBroken: true }], options);
  expect(line).toMatchObject({ outcome: 'refused', message: expect.stringContaining('quotation marks') });
});

test('a line says what is stored where that differs from what it says', () => {
  const messagesOf = (...lines: string[][]) =>
    plan(...lines).map((line) => ('message' in line ? line.message : undefined));
  expect(messagesOf(['/x', '/team'])).toEqual([undefined]);
  expect(messagesOf(['https://old.example/X/', '/team/'])).toEqual(['Stored as /x → /team.']);
  expect(messagesOf(['/x', '/b'])).toEqual(['Stored as /x → /c, temporary.']);
  expect(messagesOf(['/x', '/y'], ['/y', '/z'])).toEqual(['Stored as /x → /z.', undefined]);
});

test('a line says which redirects go because of it', () => {
  expect(plan(['/d', '/blog/shown'])).toMatchObject([
    { outcome: 'new', message: 'The redirect from /blog/shown is deleted.' },
  ]);
});

test('lines are held against those before them', () => {
  expect(plan(['/x', '/y'], ['/y', '/z'], ['/z', '/x'], ['/X', '/y']).map(({ outcome }) => outcome)).toEqual([
    'new',
    'new',
    'refused',
    'refused',
  ]);
  expect(plan(['/x', '/b'], ['/x', '/c', 'temporary']).at(1)?.outcome).toBe('refused');
});

test('what is saved as one step is unchanged the next time', () => {
  const again = planImport([{ line: 1, cells: ['/a', '/b'], isBroken: false }], {
    ...options,
    redirects: new Map([...options.redirects, ['/a', { to: '/c', target: '/c', isPermanent: false }]]),
  });
  expect(again[0]?.outcome).toBe('unchanged');
});

test('lines that lead to a page end there, whatever the list says of its address', () => {
  const outcomes = (...lines: string[][]) => plan(...lines).map(({ outcome }) => outcome);
  expect(outcomes(['/blog/shown', '/e'], ['/e', '/blog/shown'])).toEqual(['changed', 'new']);
  // Nor does a redirect from the page's path change stored redirects to the page.
  const redirects = new Map([
    ...options.redirects,
    ['/k', { ...kept, to: '/blog/shown', target: '/blog/shown' }],
  ]);
  const lines = [
    { line: 1, cells: ['/blog/shown', '/e'], isBroken: false },
    { line: 2, cells: ['/k', '/blog/shown'], isBroken: false },
  ];
  expect(planImport(lines, { ...options, redirects }).map(({ outcome }) => outcome)).toEqual([
    'changed',
    'unchanged',
  ]);
  // The stored redirect from the page to the line's source is deleted, and can't be added again.
  expect(outcomes(['/d', '/blog/shown'], ['/blog/shown', '/x'])).toEqual(['new', 'refused']);
});

test('one import changes so many, and the list holds so many', () => {
  const many = Array.from({ length: 501 }, (_, index) => [`/many-${index}`, '/team']);
  expect(
    plan(...many)
      .filter(({ outcome }) => outcome === 'refused')
      .map(({ line }) => line),
  ).toEqual([501]);
  const full = new Map(Array.from({ length: 5_000 }, (_, index) => [`/full-${index}`, kept]));
  const [added, changed] = planImport(
    [
      { line: 1, cells: ['/x', '/team'], isBroken: false },
      { line: 2, cells: ['/full-1', '/team'], isBroken: false },
    ],
    { ...options, redirects: full },
  );
  expect([added?.outcome, changed?.outcome]).toEqual(['refused', 'changed']);
});
