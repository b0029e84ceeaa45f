import { isPictureName } from '../blog/pictureName';

/**
 * The forms in which a logo or icon is served as PNG, because mail programs and PDFs don't read WebP, and not every
 * browser shows it as icon. Sizes in pixels; a logo is at most as wide and as high.
 */
export const lookImageForms = {
  logo: { width: 600, height: 120, isOnWhite: true },
  'icon-512': { width: 512, height: 512, isOnWhite: false },
  'icon-192': { width: 192, height: 192, isOnWhite: false },
  /** iOS fills transparent parts with black. */
  'icon-180': { width: 180, height: 180, isOnWhite: true },
} as const;

export type LookImageForm = keyof typeof lookImageForms;

const folder = '/share/look/';

/** Returns the path of a stored image as logo or icon. */
export const lookImagePath = (form: LookImageForm, filename: string): string =>
  `${folder}${form}/${filename.replace(/\.webp$/, '.png')}`;

/** Returns the stored file and the form that a path of `lookImagePath` names; null for any other. */
export function readLookImagePath(
  form: string,
  file: string,
): { form: LookImageForm; filename: string } | null {
  const filename = file.replace(/\.png$/, '.webp');
  const isForm = (name: string): name is LookImageForm => Object.hasOwn(lookImageForms, name);
  return file.endsWith('.png') && isForm(form) && isPictureName(filename) ? { form, filename } : null;
}

/** The smallest icon that browsers and phones show sharply. */
export const iconMinPx = 192;

interface PictureSize {
  width: number;
  height: number;
}

export const isIconSize = ({ width, height }: PictureSize): boolean => width === height && width >= iconMinPx;

/** A picture that is higher than wide would be a thin line at the height of a header. */
export const isLogoSize = ({ width, height }: PictureSize): boolean => height <= width;

/** The height at which a logo is shown in headers and mails. */
export const logoHeightPx = 40;
/** A wider logo is shown less high, so that a phone's header has room for its buttons. */
const logoMaxWidthPx = 180;

/** Returns the size at which a logo is shown, in whole pixels. */
export function logoSizeOf({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(logoHeightPx / height, logoMaxWidthPx / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
