import { describe, expect, it } from 'vitest';
import { preloadFonts } from './preloadFonts';

const mark = '<script data-scripts="after-paint">start()</script>';
const face = (name: string) => `@font-face{src:url(/_next/static/media/${name}.woff2)format("woff2")}`;
const styles = `<style data-precedence="next">${face('heading-s.1a')}${face('text-s.2b')}${face('text-s.2b')}</style>`;
const link = (name: string) =>
  `<link rel="preload" href="/_next/static/media/${name}.woff2" as="font" type="font/woff2" crossorigin="">`;

describe('preloadFonts', () => {
  it('names each font of a public page once, ahead of its styles', () => {
    expect(preloadFonts(`<head>${styles}</head><body>${mark}</body>`)).toBe(
      `<head>${link('heading-s.1a')}${link('text-s.2b')}${styles}</head><body>${mark}</body>`,
    );
  });

  it('leaves every other page as it is', () => {
    const page = `<head>${styles}</head><body></body>`;
    expect(preloadFonts(page)).toBe(page);
  });
});
