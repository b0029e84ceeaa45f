import { expect, it } from 'vitest';
import { inlineScripts } from './inlineScripts';

it('finds the scripts that a browser would run, in their order', () => {
  const html =
    '<script>one()</script><script async="" src="/a.js"></script><script data-src="/b.js" async=""></script>' +
    '<script type="application/ld+json">{"@type":"Thing"}</script><SCRIPT type="module">two()\n</SCRIPT>' +
    '<script data-scripts="after-paint">three()</script>';
  expect(inlineScripts(html)).toEqual(['one()', 'two()\n', 'three()']);
});
