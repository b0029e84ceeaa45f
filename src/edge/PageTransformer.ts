import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { emitEvent } from '@/integrations/telemetry/siteEvents';
import { contentPolicy, isCms, type PolicySettings } from './contentPolicy';
import { deferScripts } from './deferScripts';
import { inlineScripts } from './inlineScripts';
import { isOurScript } from './isOurScript';
import { preloadFonts } from './preloadFonts';
import { framePolicy } from './securityHeaders.mjs';

interface FinisherSettings extends PolicySettings {
  /** Other sites that may frame what is for embedding. */
  embedOrigins: readonly string[];
  /** Browsers report what the policy would block, and block nothing. */
  isReportOnly: boolean;
  waitsForFirstPaint: boolean;
  preloadsFonts: boolean;
  warn: (text: string) => void;
}

const policyHeader = 'Content-Security-Policy';
const reportHeader = 'Content-Security-Policy-Report-Only';
const framing = /frame-ancestors ([^;]+)/;
/** Enough to see a script's shape; what it hands over may be somebody's. */
const shownCharacters = 40;

/**
 * Makes pages ready to be sent: their fonts come with them, their scripts wait for the first paint, and their policy names
 * the inline scripts that are ours.
 */
export class PageTransformer {
  #settings: FinisherSettings;

  constructor(settings: FinisherSettings) {
    this.#settings = settings;
  }

  /**
   * Prepares the request for a page whose inline scripts Next marks itself: those of the CMS are drawn anew each time.
   * @returns the mark, for `finish`; undefined for all other pages
   */
  mark(path: string, request: IncomingMessage): string | undefined {
    if (!isCms(path)) return undefined;
    const mark = `nonce-${randomBytes(16).toString('base64')}`;
    request.headers[policyHeader.toLowerCase()] = `script-src '${mark}'`;
    return mark;
  }

  /**
   * @param path of the request
   * @param mark that the page's inline scripts carry, if it is one that Next has marked
   * @returns the page to send; the policy is set on the response
   */
  finish(path: string, mark: string | undefined, given: string, response: ServerResponse): string {
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

  /** Who may frame the page: pages that the site may frame itself are for embedding, unless they are for nobody else. */
  #ancestorsOf(response: ServerResponse): string {
    const given = framing.exec(String(response.getHeader(policyHeader)))?.[1]?.trim() ?? "'none'";
    const isForOthers = given === "'self'" && !response.hasHeader('X-Frame-Options');
    return isForOthers ? [given, ...this.#settings.embedOrigins].join(' ') : given;
  }
}

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
