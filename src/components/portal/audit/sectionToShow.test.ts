import { describe, expect, it } from 'vitest';
import { evenAnswers } from '@/domain/audit/fixtures/answers';
import { sectionToShow } from './sectionToShow';

const first = { q1: 5, q2: 5, q3: 5 };

describe('sectionToShow', () => {
  it.each([
    ['the beginning', {}, 1, 1],
    ['where one was', first, 2, 2],
    ['where one had gone back to', evenAnswers(5), 2, 2],
    ['the last section when all is answered', evenAnswers(5), 5, 5],
    ['no section behind an open question', first, 4, 2],
  ])('shows %s', (_name, answers, section, shown) => {
    expect(sectionToShow({ answers, section })).toBe(shown);
  });
});
