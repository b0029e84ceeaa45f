import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shareColors } from './shareColors';

const tokens = readFileSync('src/app/(frontend)/tokens.css', 'utf8');

describe('shareColors', () => {
  it.each(Object.entries(shareColors))('has --%s as the stylesheet has it', (name, color) => {
    expect(tokens).toContain(`--${name}: ${color};`);
  });
});
