import { expect, it } from 'vitest';
import { measureSentences, textsIn, withReplacedWords } from './measureSentences.mjs';

it('counts each sentence once, whatever its numbers, and a quote as one word', () => {
  const { sentences, average } = measureSentences([
    'It saves $1,200 a year. Start with “Read invoices. Pay them.”',
    'It saves $7 a year.',
    'Setup cost',
  ]);
  expect(sentences).toEqual([
    { sentence: 'It saves $1,200 a year.', words: 5 },
    { sentence: 'Start with “…”.', words: 3 },
  ]);
  expect(average).toBe(4);
});

it('finds replaced words, but not in a client’s own words', () => {
  expect(withReplacedWords(['Cautious savings', 'You told us “be cautious.”'])).toEqual(['Cautious savings']);
});

it('calls labels with examples of the kind they take', () => {
  const labels = {
    title: 'Title',
    names: (/** @type {string[]} */ names) => `For ${names.map((name) => name)}.`,
  };
  expect(textsIn(labels)).toEqual(['Title', 'For Read supplier invoices.']);
});
