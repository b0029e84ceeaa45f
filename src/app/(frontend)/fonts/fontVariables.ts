import localFont from 'next/font/local';

/*
 * 51 kB together: the heading font in one weight (scripts/fonts/cutFont.mjs), the text font with its weight axis.
 * The server (src/edge/preloadFonts.ts) preloads both before a public page's styles, and the page waits briefly for
 * them (0058). On slower connections, and on signed-in pages, the fallback fonts of standIns.css are shown meanwhile.
 * `preload: false`, because Next would preload them in the CMS, too, through the not-found page that all layouts share;
 * the CMS declares the same files itself.
 */
const bricolage = localFont({
  src: './bricolageGrotesque670.woff2',
  weight: '200 800',
  display: 'swap',
  preload: false,
  variable: '--font-bricolage',
  adjustFontFallback: false,
  fallback: ['Bricolage stand-in'],
});

const instrument = localFont({
  src: '../../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  variable: '--font-instrument',
  adjustFontFallback: false,
  fallback: ['Instrument stand-in'],
});

/** Classes of the `<html>` element that define the two font variables of the tokens. */
export const fontVariables = `${bricolage.variable} ${instrument.variable}`;
