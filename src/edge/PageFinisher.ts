import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentPolicy, isCms, type PolicySettings } from './contentPolicy';
import { holdScripts } from './holdScripts';
import { inlineScripts } from './inlineScripts';
import { isOurScript } from './isOurScript';
import { preloadFonts } from './preloadFonts';
import { shrinkData } from './shrinkData';

interface FinishedPage {
  html: string;
  inlineScripts: string[];
}

interface FinisherSettings extends PolicySettings {
  /** Other sites that may frame what is for embedding. */
  embedOrigins: readonly string[];
}

const policyHeader = 'Content-Security-Policy';
const framing = /frame-ancestors ([^;]+)/;

/**
 * Makes pages ready to be sent: their fonts come with them, their scripts wait for the first paint, their styles stand in them once, and their policy
 * names the inline scripts that are ours.
 */
export class PageFinisher {
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
    const page = mark ? { html: given, inlineScripts: [mark] } : finishPage(given);
    const ancestors = this.#ancestorsOf(response);
    response.setHeader(policyHeader, contentPolicy(path, page.inlineScripts, ancestors, this.#settings));
    return page.html;
  }

  /** Who may frame the page: pages that the site may frame itself are for embedding, unless they are for nobody else. */
  #ancestorsOf(response: ServerResponse): string {
    const given = framing.exec(String(response.getHeader(policyHeader)))?.[1]?.trim() ?? "'none'";
    const isForOthers = given === "'self'" && !response.hasHeader('X-Frame-Options');
    return isForOthers ? [given, ...this.#settings.embedOrigins].join(' ') : given;
  }
}

function finishPage(given: string): FinishedPage {
  const html = shrinkData(holdScripts(preloadFonts(given)));
  const scripts = new Set(inlineScripts(html).filter(isOurScript));
  return { html, inlineScripts: [...scripts].map(hashOf) };
}

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
