import sharp from 'sharp';

/** A data URL as browsers make it of a file. */
export const dataUrl = (data: Uint8Array, type = 'image/png'): string =>
  `data:${type};base64,${Buffer.from(data).toString('base64')}`;

/** One-coloured: as small a file as so many pixels can be. */
export const plainPng = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: { r: 22, g: 103, b: 76 } },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();

/**
 * A photograph as phones take it: lying on its side with a note to turn it, and where it was taken. Upright, its upper
 * half is red and its lower half blue.
 */
export async function phonePhoto(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 300, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  const [red, blue] = await Promise.all([half('#ff0000'), half('#0000ff')]);
  // Orientation 6: turned by 90 degrees, the left side comes up.
  return sharp({ create: { width: 600, height: 600, channels: 3, background: '#000000' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: blue, left: 300, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Phone maker' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .jpeg()
    .toBuffer();
}
