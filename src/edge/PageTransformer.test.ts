import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { onEvent } from '@/integrations/telemetry/siteEvents';
import { PageTransformer } from './PageTransformer';
import { framePolicy, unframedHeaders } from './securityHeaders.mjs';

const data = 'self.__next_f.push([1,"0:[]"])';
const page = `<head><style data-precedence="next">@font-face{src:url(/_next/static/media/text-s.2b.woff2)}</style>
<script src="/_next/static/chunks/a.js" async=""></script></head>
<body><script data-scripts="after-paint"></script><script>${data}</script></body>`;
const withUnknown = page.replace(
  '</body>',
  '<script>start(  "new shape of a script, and more of it")</script></body>',
);

const warnings: string[] = [];
let unknown = 0;
onEvent('unknownScript', () => (unknown += 1));
beforeEach(() => {
  warnings.splice(0);
  unknown = 0;
});

const usual = {
  hasTagManager: false,
  embedOrigins: ['https://partner.example.org'],
  isReportOnly: false,
  waitsForFirstPaint: true,
  preloadsFonts: true,
  warn: (text: string) => warnings.push(text),
};

function finish(given: string, settings: Partial<typeof usual> = {}, headers = unframedHeaders) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  for (const { key, value } of headers) response.setHeader(key, value);
  const html = new PageTransformer({ ...usual, ...settings }).transform('/a', undefined, given, response);
  const header = (name: string) => String(response.getHeader(name) ?? '');
  return {
    html,
    policy: header('Content-Security-Policy'),
    reported: header('Content-Security-Policy-Report-Only'),
  };
}

describe('the scripts of a page', () => {
  it('are named in its policy when they are known', () => {
    const { policy, reported } = finish(page);
    expect(policy.match(/'sha256-/g)).toHaveLength(1);
    expect(reported).toBe('');
    expect([warnings, unknown]).toEqual([[], 0]);
  });

  it('are told and counted when they are not', () => {
    const { policy } = finish(withUnknown);
    expect(policy.match(/'sha256-/g)).toHaveLength(1);
    expect(warnings).toEqual([
      'The content policy of /a blocks an inline script of unknown shape: start( "new shape of a script, and more… ' +
        '(docs/upgrading.md)',
    ]);
    expect(unknown).toBe(1);
  });

  it('all run where the policy only reports, and nobody else frames the page then', () => {
    const { policy, reported } = finish(withUnknown, { isReportOnly: true });
    expect(policy).toBe(framePolicy("'none'").value);
    expect(reported).toContain("script-src 'self'");
    expect(reported).toContain('report-uri');
    expect(warnings.at(-1)).toContain('would block');
    const embeddable = finish(page, { isReportOnly: true }, [framePolicy("'self'")]);
    expect(embeddable.policy).toContain("frame-ancestors 'self' https://partner.example.org");
  });
});

describe('what is done to finished pages', () => {
  it('is done as a rule', () => {
    const { html } = finish(page);
    expect(html).toContain('data-src="/_next/static/chunks/a.js"');
    expect(html).toContain('<link rel="preload" href="/_next/static/media/text-s.2b.woff2"');
  });

  it('can be switched off one by one', () => {
    expect(finish(page, { waitsForFirstPaint: false }).html).not.toContain('data-src');
    expect(finish(page, { preloadsFonts: false }).html).not.toContain('rel="preload"');
    expect(finish(page, { waitsForFirstPaint: false, preloadsFonts: false }).html).toBe(page);
  });
});
