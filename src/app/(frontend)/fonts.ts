import localFont from 'next/font/local';

/*
 * Latin subsets with the weight axis only: 71 kB together. Text is shown at once in the stand-in of fonts.css and keeps
 * its place when the font arrives. Styles come with the page, so the browser asks for the fonts as soon as it lays out
 * the first words; preloading them would only hold up those words.
 */
const bricolage = localFont({
  src: '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  preload: false,
  variable: '--font-bricolage',
  adjustFontFallback: false,
  fallback: ['Bricolage stand-in'],
});

const instrument = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  variable: '--font-instrument',
  adjustFontFallback: false,
  fallback: ['Instrument stand-in'],
});

/** Classes of the `<html>` element that define the two font variables which the tokens build on. */
export const fontVariables = `${bricolage.variable} ${instrument.variable}`;
