import { describe, expect, it } from 'vitest';
import { previewTitles } from '@/content/site/shownPages';
import { titleLook } from './titleLook';

describe('titleLook', () => {
  it('sets short titles large and long ones small', () => {
    expect(titleLook('Cost of an hour').px).toBe(92);
    expect(titleLook('What forty supplier invoices a week cost, and who enters them').px).toBeLessThan(92);
    expect(titleLook('word '.repeat(40)).px).toBeLessThanOrEqual(52);
  });

  it('becomes smaller before it breaks a word', () => {
    expect(titleLook('Unternehmensberatung heute')).toEqual({ px: 60, breaksWords: false });
    expect(titleLook('x'.repeat(60))).toMatchObject({ breaksWords: true });
  });

  it('lets letters of East Asia stand on several lines', () => {
    expect(titleLook('数字化转型的第一步是数一数时间').breaksWords).toBe(false);
  });

  it.each([...previewTitles])('has whole words on the picture of %s', (_path, title) => {
    expect(titleLook(title).breaksWords).toBe(false);
    expect(titleLook(title).px).toBeGreaterThanOrEqual(60);
  });
});
