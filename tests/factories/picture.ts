import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A data URL as browsers make it of a file. */
export const dataUrl = (data: Uint8Array, type = 'image/png'): string =>
  `data:${type};base64,${Buffer.from(data).toString('base64')}`;

/** One-coloured: as small a file as so many pixels can be. */
export const plainPng = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: { r: 22, g: 103, b: 76 } },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();

/**
 * A file of a hundred bytes whose header says how large the picture is. Nothing behind the header fits to it, so only
 * who reads no further than that can tell the size.
 */
export async function pngThatClaims(width: number, height: number): Promise<Buffer> {
  const png = await plainPng(1, 1);
  // The first chunk of each PNG: its length and name, thirteen bytes that begin with the size, and their checksum.
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

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

/** A PNG that says it has two frames. Whoever doesn't know of such sees a still picture. */
export async function animatedPng(): Promise<Buffer> {
  const png = await plainPng(20, 20);
  const frames = Buffer.alloc(20);
  frames.writeUInt32BE(8, 0);
  frames.write('acTL', 4, 'latin1');
  frames.writeUInt32BE(2, 8);
  frames.writeUInt32BE(crc32(frames.subarray(4, 16)), 16);
  // Behind the first chunk, which says how large the picture is.
  return Buffer.concat([png.subarray(0, 33), frames, png.subarray(33)]);
}
