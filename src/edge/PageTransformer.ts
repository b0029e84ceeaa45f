import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { emitEvent } from '@/integrations/telemetry/siteEvents';
import { contentPolicy, isCms, type PolicySettings } from './contentPolicy';
import { deferScripts } from './deferScripts';
import { inlineScripts } from './inlineScripts';
import { isOurScript } from './isOurScript';
import { preloadFonts } from './preloadFonts';
import { framePolicy } from './securityHeaders.mjs';

interface TransformerSettings extends PolicySettings {
  /** Other sites that may frame embeddable pages. */
  embedOrigins: readonly string[];
  /** Browsers report violations of the policy, and block nothing. */
  isReportOnly: boolean;
  waitsForFirstPaint: boolean;
  preloadsFonts: boolean;
  warn: (text: string) => void;
}

const policyHeader = 'Content-Security-Policy';
const reportHeader = 'Content-Security-Policy-Report-Only';
const framing = /frame-ancestors ([^;]+)/;
/** Enough to recognize the script's shape. The rest may contain personal data. */
const shownCharacters = 40;

/**
 * Transforms pages before they are sent: preloads fonts, defers scripts until the first paint, and sets a content
 * security policy that allows our own inline scripts by hash.
 */
export class PageTransformer {
  #settings: TransformerSettings;

  constructor(settings: TransformerSettings) {
    this.#settings = settings;
  }

  /**
   * Sets a nonce for pages of the CMS, which are rendered for each request, so that Next adds it to their inline
   * scripts.
   * @returns the nonce, for `finish`; undefined for all other pages
   */
  setNonce(path: string, request: IncomingMessage): string | undefined {
    if (!isCms(path)) return undefined;
    const mark = `nonce-${randomBytes(16).toString('base64')}`;
    request.headers[policyHeader.toLowerCase()] = `script-src '${mark}'`;
    return mark;
  }

  /**
   * Returns the HTML to send, and sets the policy on the response.
   * @param path of the request
   * @param mark nonce of the page's inline scripts, as returned by `mark`
   */
  transform(path: string, mark: string | undefined, given: string, response: ServerResponse): string {
    const html = mark ? given : this.#rewrite(given);
    const ancestors = this.#ancestorsOf(response);
    const scripts = mark ? [mark] : this.#allowedScripts(path, html);
    const policy = contentPolicy(path, scripts, ancestors, this.#settings);
    if (this.#settings.isReportOnly) {
      response.setHeader(policyHeader, framePolicy(ancestors).value);
      response.setHeader(reportHeader, policy);
    } else {
      response.setHeader(policyHeader, policy);
    }
    return html;
  }

  /** Each of the two can be switched off (docs/upgrading.md). */
  #rewrite(given: string): string {
    const { waitsForFirstPaint, preloadsFonts } = this.#settings;
    const html = preloadsFonts ? preloadFonts(given) : given;
    return waitsForFirstPaint ? deferScripts(html) : html;
  }

  #allowedScripts(path: string, html: string): string[] {
    const scripts = [...new Set(inlineScripts(html))];
    for (const script of scripts) if (!isOurScript(script)) this.#reportUnknown(path, script);
    return scripts.filter(isOurScript).map(hashOf);
  }

  #reportUnknown(path: string, script: string): void {
    emitEvent('unknownScript', {});
    const start = script.slice(0, shownCharacters).replace(/\s+/g, ' ');
    const verdict = this.#settings.isReportOnly ? 'would block' : 'blocks';
    this.#settings.warn(
      `The content policy of ${path} ${verdict} an inline script of unknown shape: ${start}… (docs/upgrading.md)`,
    );
  }

  /**
   * Returns the `frame-ancestors`. A page that the site itself may frame is embeddable by the configured origins,
   * unless it also sends `X-Frame-Options`.
   */
  #ancestorsOf(response: ServerResponse): string {
    const given = framing.exec(String(response.getHeader(policyHeader)))?.[1]?.trim() ?? "'none'";
    const isForOthers = given === "'self'" && !response.hasHeader('X-Frame-Options');
    return isForOthers ? [given, ...this.#settings.embedOrigins].join(' ') : given;
  }
}

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
