import { foldAccents } from '@/domain/text/foldAccents';

/**
 * The address of a post as its title suggests it: lowercase, without characters other than letters, digits, spaces and
 * hyphens; spaces become hyphens, repeated hyphens one. Empty when the title has no Latin letter or digit. Accents are
 * folded first, so that "Café" gives "cafe" and not "caf".
 */
export function slugFromTitle(title: string): string {
  return foldAccents(title)
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
