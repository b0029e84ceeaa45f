import type { previewPictureColors } from './previewPictureColors';

export type PictureColor = keyof typeof previewPictureColors;

/** Left, top, width, height. */
export type Box = readonly [number, number, number, number];

/** What a preview picture shows beside its title, on a square of 360 whose right edge is the picture's. Later parts lie above earlier ones. */
export type Part =
  | { box: Box; color: PictureColor; radius?: number }
  | { dot: readonly [x: number, y: number, radius: number]; color: PictureColor }
  /** A line through points, in the notation of SVG. */
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
