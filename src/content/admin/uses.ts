import { maxAskedUses } from '@/domain/trash/maxAskedUses';
import { countOf, formatCount } from '@/format/numbers';
import type { UsedKind } from '@/schemas/trash';

/** Labels in the panel's deletion dialog for where the documents are used. */
export const usesTexts = {
  loading: 'Checking where it is used...',
  failed: 'Could not find out where it is used.',
  unused: {
    media: (count: number) =>
      count === 1
        ? 'No post, team page or link preview uses it.'
        : 'No post, team page or link preview uses any of them.',
    categories: (count: number) => (count === 1 ? 'No post uses it.' : 'No post uses any of them.'),
  } satisfies Record<UsedKind, (count: number) => string>,
  media: {
    usedBy: (name: string) => `${name} is used here:`,
    consequence:
      'A picture in a text stays until you remove it there. Covers, team pages, link previews, and the firm’s look lose it.',
  },
  categories: {
    usedBy: (name: string, posts: number) => `${name} has ${countOf(posts, 'post')}, including drafts:`,
    consequence: 'These posts lose their category. If you restore it, they get it back.',
    choose: 'To move them to another category, delete it in the Admin Portal',
    choosePath: '/admin/categories',
  },
  inTrash: (name: string) => `${name} (in the trash)`,
  untitled: 'Untitled',
  pagePreview: (page: string) => `Link previews of the page ${page}`,
  categoryPreview: (category: string) => `Link previews of the category ${category}`,
  sharePicture: 'Link previews of this site',
  look: 'The firm’s logo or icon',
  others: (count: number) => `and ${countOf(count, 'other post')}`,
  tooMany: (selected: number) =>
    `${formatCount(selected)} are selected. Where they are used is shown for one page of the list, ${maxAskedUses} at most. Pictures in texts stay. To see what uses them, select one page at a time with the box above its rows.`,
};
