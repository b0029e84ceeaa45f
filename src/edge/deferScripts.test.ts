import { describe, expect, it } from 'vitest';
import { deferScripts } from './deferScripts';

const mark = '<script data-scripts="after-paint">start()</script>';
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
const scripts =
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/other.js" async=""></script>';

describe('deferScripts', () => {
  it('holds the scripts of Next on a page that starts them itself', () => {
    expect(deferScripts(`<head>${preload}${scripts}</head><body>${mark}</body>`)).toBe(
      '<head><script data-src="/_next/static/chunks/a.js" async=""></script>' +
        `<script src="/other.js" async=""></script></head><body>${mark}</body>`,
    );
  });

  it('leaves every other page as it is', () => {
    const page = `<head>${preload}${scripts}</head><body></body>`;
    expect(deferScripts(page)).toBe(page);
  });
});
