import { escapeHtml } from '@/domain/text/escapeHtml';

/** Returns a page that loads nothing else. */
export const standalonePage = (message: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(message)}</title>
<meta name="color-scheme" content="light dark">
<style>body{font:1.125rem/1.6 system-ui,sans-serif;margin:20vh auto;max-width:34rem;padding:0 1.5rem}</style>
</head><body><h1>One moment, please</h1><p>${escapeHtml(message)}</p></body></html>`;
