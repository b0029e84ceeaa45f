/** What `cutFont` uses of a package without types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** Where each axis of a variable font is fixed. */
    variationAxes: Record<string, number>;
  }

  export default function subsetFont(font: Buffer, glyphs: string, options: SubsetOptions): Promise<Buffer>;
}
