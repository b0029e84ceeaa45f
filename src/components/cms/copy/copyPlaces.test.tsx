import { expect, it } from 'vitest';
import type { CopyOverrides } from '@/content/site/copy/PageCopy';
import { findCopyPlaces, withoutScripts } from './copyPlaces';

const words = {
  sections: {
    hero: { heading: 'Count for SMBs first', action: 'Start' },
    closing: { heading: 'Then build', action: 'Start' },
  },
  questions: [{ question: 'Is it free?', answer: 'Yes.' }],
};

function openPage(saved: CopyOverrides = {}) {
  const main = document.createElement('main');
  main.innerHTML = `
    <h1>Count for <span>SMBs</span> first</h1>
    <a href="/one">Start<svg></svg></a>
    <h2><a href="#then">${saved.sections?.closing?.heading ?? 'Then  build'}</a></h2>
    <a href="/two"><span>Start</span></a>
    <div><details><summary>Is it free?</summary><p>Yes.</p></details></div>
    <details><summary>Contents</summary><p>Of the page</p></details>`;
  return { main, write: findCopyPlaces(main, words, saved) };
}

it('writes words where the page shows those that they replace', () => {
  const { main, write } = openPage();
  const changed = write({ sections: { hero: { heading: 'Ours' }, closing: { action: 'Go' } } });
  expect(changed).toBe(main.querySelector('h1'));
  expect([...main.querySelectorAll('h1, h2, a')].map((one) => one.textContent)).toEqual([
    ...['Ours', 'Start', 'Then  build', 'Then  build', 'Go'],
  ]);
  expect(main.querySelector('svg')).toBeTruthy();
  write({});
  expect(main.querySelector('h1')?.textContent).toBe('Count for SMBs first');
});

it('finds the words of the record where they are saved', () => {
  const saved = { sections: { closing: { heading: 'Saved' } } };
  const { main, write } = openPage(saved);
  write({});
  expect(main.querySelector('h2')?.textContent).toBe('Then build');
});

it('rewrites the list of questions, and leaves other parts that expand alone', () => {
  const { main, write } = openPage();
  const rows = () => [...main.querySelectorAll('details')].map((row) => row.textContent);
  write({ questions: [{ question: 'A?', answer: 'B' }, ...words.questions] });
  expect(rows()).toEqual(['A?B', 'Is it free?Yes.', 'ContentsOf the page']);
  expect(main.querySelector('details')?.open).toBe(true);
  write({});
  expect(rows()).toEqual(['Is it free?Yes.', 'ContentsOf the page']);
});

it('removes what a frame without scripts would complain about', () => {
  const html = withoutScripts(
    '<html lang="en"><head><link rel="preload" href="/a.woff2"><link rel="icon" href="/a.svg"><script>1</script></head><body><main>Hi</main></body></html>',
  );
  expect(html).toBe(
    '<!doctype html><html lang="en"><head><link rel="icon" href="/a.svg"></head><body><main>Hi</main></body></html>',
  );
});
