import { describe, expect, it } from 'vitest';
import { measureSnippet } from './measureSnippet';

describe('measureSnippet', () => {
  it('tells an empty, a short, a fitting and a long title', () => {
    expect(measureSnippet('title', ' ').verdict).toBe('empty');
    expect(measureSnippet('title', 'Home').verdict).toBe('short');
    expect(measureSnippet('title', 'The AI Consulting Firm Built for SMBs | AI Advisory').verdict).toBe(
      'fits',
    );
    expect(measureSnippet('title', 'The AI Consulting Firm Built for SMBs '.repeat(2)).verdict).toBe('long');
  });

  it('answers whole pixels of the size that results are set in', () => {
    expect(measureSnippet('title', 'mmmm').widthPx).toBe(67);
    expect(measureSnippet('description', 'mmmm').widthPx).toBe(47);
  });
});
