import localFont from 'next/font/local';

/*
 * Latin subsets with the weight axis only: 71 kB together. Each gets a fallback made from Arial with its metrics, so
 * that text keeps its place when the font arrives.
 */
const bricolage = localFont({
  src: '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  variable: '--font-bricolage',
  adjustFontFallback: 'Arial',
});

const instrument = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-instrument',
  adjustFontFallback: 'Arial',
});

/** Classes of the `<html>` element that define the two font variables which the tokens build on. */
export const fontVariables = `${bricolage.variable} ${instrument.variable}`;
