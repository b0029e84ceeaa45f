import sharp from 'sharp';
import { lookImageForms, type LookImageForm } from '@/domain/look/lookImage';

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Converts a stored picture to PNG in one of the forms of a logo or icon. */
export function convertLookImage(picture: Buffer, form: LookImageForm): Promise<Buffer> {
  const { width, height, isOnWhite } = lookImageForms[form];
  const isLogo = form === 'logo';
  const resized = sharp(picture).resize(width, height, {
    ...{ fit: isLogo ? 'inside' : 'contain', withoutEnlargement: isLogo, background: transparent },
  });
  return (isOnWhite ? resized.flatten({ background: '#fff' }) : resized).png().toBuffer();
}
