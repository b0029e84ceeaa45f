import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { fontsBeforePaintScript } from '@/client/fontsBeforePaintScript';
import { cacheOfflinePageScript } from '@/client/cacheOfflinePageScript';
import { offlineHintScript } from '@/client/offlineHint';
import { sessionHintScript } from '@/client/sessionHint';
import { isOurScript } from './isOurScript';

/** Pages are rendered by the copies in Next, which have no types. */
const require = createRequire(import.meta.url);
const { createElement } = require('next/dist/compiled/react') as typeof import('react');
const { renderToString } =
  require('next/dist/compiled/react-dom/server') as typeof import('react-dom/server');

describe('isOurScript', () => {
  it.each([
    sessionHintScript,
    fontsBeforePaintScript,
    offlineHintScript,
    cacheOfflinePageScript,
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"a:\\"b\\"\\u003c/script>"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
  ])('knows %s', (text) => expect(isOurScript(text)).toBe(true));

  it('knows the script that React writes for a form with an action', () => {
    const html = renderToString(createElement('form', { action: () => undefined }));
    const [, text = ''] = /<script[^>]*>(.*)<\/script>/s.exec(html) ?? [];
    expect(text).toContain('submit');
    expect(isOurScript(text)).toBe(true);
  });

  it.each([
    'alert(1)',
    '',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"]),alert(1)',
    `${sessionHintScript};alert(1)`,
    'self.__next_f.push()',
    `self.__next_f.push([1,'a'])`,
    `self.__next_f.push([1,'a'+alert(1)+'b'])`,
  ])('does not know %s', (text) => expect(isOurScript(text)).toBe(false));
});
