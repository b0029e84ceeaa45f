import { describe, expect, it } from 'vitest';
import { fitToWidth } from './fitToWidth';
import { measureSnippet } from './measureSnippet';

const long = 'What an accountant, a lawyer and a dentist learned about the hours that routine work takes';

describe('fitToWidth', () => {
  it('leaves a text alone that fits', () => {
    expect(fitToWidth('title', 'AI for small firms')).toBe('AI for small firms');
  });

  it('drops the words that results would cut off, and what would hang loose', () => {
    const fitted = fitToWidth('title', long);
    expect(long.startsWith(fitted)).toBe(true);
    expect(measureSnippet('title', fitted).verdict).toBe('fits');
    expect(fitToWidth('title', `${'w'.repeat(36)} - ${'w'.repeat(36)}`)).toBe('w'.repeat(36));
  });

  it('leaves room for what the page puts behind it', () => {
    const fitted = fitToWidth('title', long, ' | AI Advisory');
    expect(fitted.length).toBeLessThan(fitToWidth('title', long).length);
    expect(measureSnippet('title', `${fitted} | AI Advisory`).verdict).toBe('fits');
  });

  it('keeps a single word that is too wide, as there is no place to cut it', () => {
    expect(fitToWidth('title', 'w'.repeat(80))).toBe('w'.repeat(80));
  });
});
