import localFont from 'next/font/local';

/*
 * The site's two fonts, from the same files, declared again for the panel: the two root layouts share no styles, so
 * that public pages don't load those of the panel.
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

/** Classes of the panel's `<html>` element that define the font variables of panel.css. */
export const panelFonts = `${display.variable} ${text.variable}`;
