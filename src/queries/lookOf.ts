import { isColor } from '@/domain/look/accentProblem';
import type { Media, SiteSetting } from '@/payload-types';

/** A logo as it is stored, in the smallest file that is sharp wherever it is shown. */
export interface StoredLogo {
  filename: string;
  width: number;
  height: number;
}

/** How the firm looks instead of the built-in look; null keeps that of a part. */
export interface FirmLook {
  logo: StoredLogo | null;
  /** File name of a square picture. */
  icon: string | null;
  /** #rrggbb; readable on every light background (`accentProblem`). */
  accentColor: string | null;
}

/** Returns the firm's look from the site settings, read with depth 1. A trashed picture isn't populated. */
export function lookOf({ logo, icon, accentColor }: Partial<SiteSetting>): FirmLook {
  return {
    logo: typeof logo === 'object' && logo ? logoOf(logo) : null,
    icon: (typeof icon === 'object' && icon?.filename) || null,
    // It goes into stylesheets and mails as it is.
    accentColor: accentColor && isColor(accentColor) ? accentColor : null,
  };
}

function logoOf({ sizes, filename, width, height }: Media): StoredLogo | null {
  const file = sizes?.small?.filename ? sizes.small : { filename, width, height };
  return file.filename && file.width && file.height
    ? { filename: file.filename, width: file.width, height: file.height }
    : null;
}
