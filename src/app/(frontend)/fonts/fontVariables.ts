import localFont from 'next/font/local';

/*
 * 51 kB together: the headings' font in one weight (scripts/fonts/cutFont.mjs), that of the text with its weight axis. A font that isn't there when the first words are painted
 * stays out of that visit's first page, so nothing on it ever moves; the stand-in of standIns.css has the same measure,
 * and from the next page on the font is in the browser's cache. Styles come with the page, so the browser asks for the
 * fonts as soon as it lays out the first words. Not preloaded: that would reach the CMS, too, which has its own fonts,
 * through the not-found page that all layouts share.
 */
const bricolage = localFont({
  src: './bricolageGrotesque670.woff2',
  weight: '200 800',
  display: 'optional',
  preload: false,
  variable: '--font-bricolage',
  adjustFontFallback: false,
  fallback: ['Bricolage stand-in'],
});

const instrument = localFont({
  src: '../../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'optional',
  preload: false,
  variable: '--font-instrument',
  adjustFontFallback: false,
  fallback: ['Instrument stand-in'],
});

/** Classes of the `<html>` element that define the two font variables which the tokens build on. */
export const fontVariables = `${bricolage.variable} ${instrument.variable}`;
