import localFont from 'next/font/local';

/*
 * 51 kB together: the headings' font in one weight (scripts/fonts/cutFont.mjs), that of the text with its weight axis.
 * The server (src/edge/preloadFonts.ts) names both ahead of a public page's styles, and the page waits for them a moment
 * (0058). On lines too slow for that, and behind the sign-in, standIns.css has what is shown until they come. Next doesn't preload them: that
 * would reach the CMS, too, which names the same files itself, through the not-found page that all layouts share.
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

/** Classes of the `<html>` element that define the two font variables which the tokens build on. */
export const fontVariables = `${bricolage.variable} ${instrument.variable}`;
