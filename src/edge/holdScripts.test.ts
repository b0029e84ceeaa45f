import { describe, expect, it } from 'vitest';
import { holdScripts } from './holdScripts';

const mark = '<script data-scripts="after-paint">start()</script>';
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
const scripts =
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/other.js" async=""></script>';

describe('holdScripts', () => {
  it('holds the scripts of Next on a page that starts them itself', () => {
    expect(holdScripts(`<head>${preload}${scripts}</head><body>${mark}</body>`)).toBe(
      '<head><script data-src="/_next/static/chunks/a.js" async=""></script>' +
        `<script src="/other.js" async=""></script></head><body>${mark}</body>`,
    );
  });

  it('leaves every other page as it is', () => {
    const page = `<head>${preload}${scripts}</head><body></body>`;
    expect(holdScripts(page)).toBe(page);
  });
});
