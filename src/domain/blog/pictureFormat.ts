export type PictureFormat = 'png' | 'jpeg' | 'webp';

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

/**
 * Detects the image format by the file's first bytes, because its name and its declared type prove nothing. Returns
 * null for formats that may not be uploaded, above all SVG, which can contain scripts. Signatures: PNG (RFC 2083, 3.1),
 * JPEG (ITU T.81, B.1.1.3), WebP (RFC 9649, 2.3).
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  return startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8) ? 'webp' : null;
}

const chunkHeadBytes = 8;
const chunkBytesAround = 12;

/**
 * Whether a PNG is animated: an acTL chunk precedes its image data (https://www.w3.org/TR/png-3/#acTL-chunk). The image
 * library sees the first frame only.
 */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // After the signature.
  let at = 8;
  while (at + chunkHeadBytes <= bytes.length) {
    if (startsWith(bytes, ascii('acTL'), at + 4)) return true;
    if (startsWith(bytes, ascii('IDAT'), at + 4)) return false;
    at += view.getUint32(at) + chunkBytesAround;
  }
  return false;
}
