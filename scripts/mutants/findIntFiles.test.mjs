import { describe, expect, it } from 'vitest';
import { findIntFiles } from './findIntFiles.mjs';

describe('findIntFiles', () => {
  it('takes what is named after the area, in one or several', () => {
    expect(findIntFiles(['src/operations/shares/createShare.ts'])).toEqual(['tests/int/shares.test.ts']);
    expect(findIntFiles(['src/operations/inquiries'])).toContain('tests/int/inquiryReplies.test.ts');
    expect(findIntFiles(['src/operations/checkHealth.ts'])).toEqual(['tests/int/health.test.ts']);
  });

  it('takes what imports something of the area', () => {
    expect(findIntFiles(['src/operations/jobs'])).toContain('tests/int/cleanUp.test.ts');
  });

  it('takes all for the whole folder', () => {
    const all = findIntFiles(['src/operations']);
    expect(all).toEqual(expect.arrayContaining(findIntFiles(['src/operations/blog'])));
    expect(all.length).toBeGreaterThan(100);
  });
});
