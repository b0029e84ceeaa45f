import { blogLimits } from './blogLimits';
import { slugFromTitle } from './slugFromTitle';

/** Length of the suffix that makes a taken slug unique, such as "-12". */
const numberLength = 3;

/** Derives a slug from a title, short enough to append a number. */
export function derivedSlug(title: string): string {
  return slugFromTitle(title)
    .slice(0, blogLimits.slugMaxLength - numberLength)
    .replace(/-$/, '');
}
