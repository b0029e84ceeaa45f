/** Types of the part of `subset-font` that `cutFont` uses; the package has none. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** Fixed values of a variable font's axes. */
    variationAxes: Record<string, number>;
  }

  export default function subsetFont(font: Buffer, glyphs: string, options: SubsetOptions): Promise<Buffer>;
}
