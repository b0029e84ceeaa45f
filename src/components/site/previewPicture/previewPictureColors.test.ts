import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { previewPictureColors } from './previewPictureColors';

const tokens = readFileSync('src/app/(frontend)/tokens.css', 'utf8');

describe('previewPictureColors', () => {
  it.each(Object.entries(previewPictureColors))('has --%s as the stylesheet has it', (name, color) => {
    expect(tokens).toContain(`--${name}: ${color};`);
  });
});
