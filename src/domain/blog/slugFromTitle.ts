import { foldAccents } from '@/domain/text/foldAccents';

/**
 * Derives a slug from a title: lowercase, only letters, digits and hyphens; spaces become hyphens, and repeated hyphens
 * one. Empty if the title has no Latin letter or digit. Accents are removed first, so that "Café" gives "cafe" and not
 * "caf".
 */
export function slugFromTitle(title: string): string {
  return foldAccents(title)
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
