import type { previewPictureColors } from './previewPictureColors';

export type PictureColor = keyof typeof previewPictureColors;

/** Left, top, width, height. */
export type Box = readonly [number, number, number, number];

/**
 * Illustration beside the title of a preview image, on a square of 360 units at the image's right edge. Later parts are
 * drawn above earlier ones.
 */
export type Part =
  | { box: Box; color: PictureColor; radius?: number }
  | { dot: readonly [x: number, y: number, radius: number]; color: PictureColor }
  /** A polyline in SVG point notation. */
  | { line: string; color: PictureColor; width?: number };

export type Drawing = readonly Part[];

const boxOf = (box: Box, color: PictureColor, radius = 8): Part => ({ box, color, radius });

/** Boxes of one color. */
export const boxes = (color: PictureColor, list: readonly Box[], radius?: number): Part[] =>
  list.map((box) => boxOf(box, color, radius));

/** Dots of one color and size. */
export const dots = (
  color: PictureColor,
  radius: number,
  list: readonly (readonly [x: number, y: number])[],
): Part[] => list.map(([x, y]) => ({ dot: [x, y, radius], color }));

export const line = (points: string, color: PictureColor, width = 6): Part => ({
  line: points,
  color,
  width,
});
