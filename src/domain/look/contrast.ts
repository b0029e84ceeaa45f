/** Relative luminance of #rrggbb: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/**
 * Returns the contrast ratio of two colors (#rrggbb), from 1 to 21:
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export const contrastOf = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** Contrast of text, and of borders and marks that say something by themselves: WCAG 2.2 AA, 1.4.3 and 1.4.11. */
export const minimumContrast = { text: 4.5, mark: 3 } as const;
