import localFont from 'next/font/local';

/*
 * The site's two typefaces, from the same files, under names of the panel's own: the two root layouts share no styles, and
 * a public page that loaded the panel's would carry them for nothing.
 */
const display = localFont({
  src: '../../(frontend)/fonts/bricolageGrotesque670.woff2',
  weight: '200 800',
  display: 'swap',
  preload: false,
  variable: '--panel-display',
  adjustFontFallback: false,
  fallback: ['Arial Narrow', 'sans-serif'],
});

const text = localFont({
  src: '../../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  variable: '--panel-text',
  adjustFontFallback: false,
  fallback: ['system-ui', 'sans-serif'],
});

/** Classes of the panel's `<html>` element that define the two font variables of panel.css. */
export const panelFonts = `${display.variable} ${text.variable}`;
