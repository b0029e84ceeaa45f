/**
 * Approximate widths at which result pages truncate. Google publishes no numbers, only that titles and snippets are
 * "truncated as needed, typically to fit the device width" (developers.google.com/search/docs/appearance/title-link and
 * /snippet). The widths are measured on its result pages: a column of 600 px on desktops, titles at 20 px on one line,
 * descriptions at 14 px on two; on phones titles may wrap once and descriptions take about three lines.
 */
export const snippetLimits = {
  title: { fontSizePx: 20, maxWidthPx: 580, mobileMaxWidthPx: 640, shortWidthPx: 200 },
  description: { fontSizePx: 14, maxWidthPx: 920, mobileMaxWidthPx: 680, shortWidthPx: 400 },
} as const;

export type SnippetPart = keyof typeof snippetLimits;
