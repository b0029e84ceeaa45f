import { expect, it } from 'vitest';
import { endedAttempt } from './endedAttempt';

it.each([
  'We tried an AI tool for legal descriptions in 2025 and stopped it: wrong bearings',
  'In 2024 we tried an answering bot for night calls; two families complained and we dropped it after three weeks',
  'We tried OptimoRoute last year; the drivers hated it and we cancelled.',
  'We bought a scheduling tool in 2023, then abandoned it.',
])('finds an attempt that was given up: %s', (sentence) => {
  expect(endedAttempt.test(sentence)).toBe(true);
});

it.each([
  'We tested a new form for quotes and proposals last year and the time for quotes dropped by half.',
  'We tried a new menu and customers stopped complaining.',
  'We bought new trucks and never returned to the old ones.',
  'We tried ChatGPT for emails and still use it.',
])('finds none otherwise: %s', (sentence) => {
  expect(endedAttempt.test(sentence)).toBe(false);
});
