export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

/**
 * Detects the image format by the file's first bytes, because its name and its declared type prove nothing. Returns
 * null for formats that may not be uploaded, above all SVG, which can contain scripts. Signatures: PNG (RFC 2083, 3.1),
 * JPEG (ITU T.81, B.1.1.3), WebP (RFC 9649, 2.3), GIF (GIF89a, 17), AVIF (AV1 Image File Format, 6).
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'webp';
  if (startsWith(bytes, ascii('GIF87a')) || startsWith(bytes, ascii('GIF89a'))) return 'gif';
  return brandsOf(bytes).some((brand) => brand === 'avif' || brand === avifSequence) ? 'avif' : null;
}

const avifSequence = 'avis';
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Whether a file is a HEIF picture other than AVIF, as iPhones keep their photos. */
export const isHeic = (bytes: Uint8Array): boolean =>
  pictureFormat(bytes) === null && brandsOf(bytes).some((brand) => heicBrands.has(brand));

/** Whether an AVIF file is animated. The image library sees the first frame only. */
export const isAnimatedAvif = (bytes: Uint8Array): boolean => brandsOf(bytes).includes(avifSequence);

const brandBytes = 4;
/** Real files name fewer than ten. */
const maxBrandBytes = 256;

/** Brands in the `ftyp` box of an ISO base media file (ISO/IEC 14496-12, 4.3): the major one, then the compatible ones. */
function brandsOf(bytes: Uint8Array): string[] {
  if (bytes.length < 16 || !startsWith(bytes, ascii('ftyp'), 4)) return [];
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const box = bytes.subarray(0, Math.min(size, maxBrandBytes));
  const brands: string[] = [];
  for (let at = 8; at + brandBytes <= box.length; at += brandBytes) {
    // The minor version stands between them.
    if (at !== 12) brands.push(String.fromCharCode(...box.subarray(at, at + brandBytes)));
  }
  return brands;
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
