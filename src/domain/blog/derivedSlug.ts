import { blogLimits } from './blogLimits';
import { slugFromTitle } from './slugFromTitle';

/** What is added when a slug is taken, such as "-12". */
const numberLength = 3;

/** The slug that a post gets from its title, short enough for a number behind it. */
export function derivedSlug(title: string): string {
  return slugFromTitle(title)
    .slice(0, blogLimits.slugMaxLength - numberLength)
    .replace(/-$/, '');
}
