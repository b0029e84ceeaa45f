import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

/**
 * @param {string} selector
 * @param {string} [file]
 */
async function warningsFor(selector, file = 'Card.module.css') {
  const { results } = await stylelint.lint({
    code: selector.includes('{') ? selector : `${selector} { color: red; }`,
    codeFilename: file,
    config: {
      plugins: ['./scripts/lint/anchoredSelectors.mjs'],
      rules: { 'project/anchored-selectors': true },
    },
  });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

describe('project/anchored-selectors', () => {
  it.each([
    // Only one of two branches is the component's own.
    'td:is(.hours, :last-child)',
    ':where(.hours, td) span',
    'table',
    'body:has(.dialog[open])',
    'a:not(.link)',
    '[data-open]',
    ':root',
    '*',
    // Neighbors stand outside of what has the class.
    '.index ~ section',
    '.index + div > section',
    ':global(.foreign)',
    ':global(body:has([data-consent]) > footer)',
    '.own, td',
    '@media print { td { color: red; } }',
    '.card { & + p { color: red; } }',
  ])('refuses %s', async (selector) => {
    expect(await warningsFor(selector)).toEqual([expect.stringContaining('reaches beyond its component')]);
  });

  it.each([
    '.table',
    '.table td:last-child',
    '.table > * > :where(tr) > :is(th, td)',
    'td:is(.hours, .savings)',
    ':is(.table, .list) a',
    '.list > li + li',
    '.list + .list',
    "[data-tone='dark'] .table",
    ':global(body:has(dialog)) .place',
    '.card:has(> img)::before',
    '.card { &:hover { color: red; } > a { color: blue; } }',
    '@keyframes rise { from { opacity: 0; } }',
  ])('takes %s', async (selector) => {
    expect(await warningsFor(selector)).toEqual([]);
  });

  it('leaves global stylesheets alone', async () => {
    expect(await warningsFor('td', 'global.css')).toEqual([]);
  });
});
