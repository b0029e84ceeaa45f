import { describe, expect, it } from 'vitest';
import { fontsBeforePaintScript } from '@/client/fontsBeforePaintScript';
import { cacheOfflinePageScript } from '@/client/cacheOfflinePageScript';
import { offlineHintScript } from '@/client/offlineHint';
import { sessionHintScript } from '@/client/sessionHint';
import { isOurScript } from './isOurScript';

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
