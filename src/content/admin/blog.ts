import { trashDays } from '@/domain/trash/trashDays';
import { countOf } from '@/format/numbers';
/** Not in the question, whose words the specification states. */
const trashKeeps = `The trash of the Content Desk keeps it for ${trashDays} days.`;

/** Labels of the post list in the blog's administration. */
export const blogAdminTexts = {
  title: 'Blog Management',
  viewBlog: 'View Blog',
  newPost: 'New Post',
  importPosts: 'Import',
  exportPosts: 'Export all',
  exporting: 'Exporting...',
  exportFailed: 'The posts could not be exported. Please try again.',
  search: 'Search posts',
  list: 'Posts',
  total: (total: number) => countOf(total, 'post'),
  loading: 'Loading posts...',
  loadFailed: 'Failed to load posts',
  columns: { title: 'Title', status: 'Status', date: 'Date', author: 'Author', actions: 'Actions' },
  published: 'Published',
  draft: 'Draft',
  untitled: 'Untitled',
  changed: 'Unpublished changes',
  edit: 'Edit',
  view: 'View',
  delete: 'Delete',
  /** Appended to a button's label for screen readers. */
  ofPost: (title: string) => `“${title}”`,
  newTab: '(opens in a new tab)',
  emptyTitle: 'No posts yet',
  empty: 'Write in Markdown here, or in the rich text editor of the Content Desk. Both edit the same posts.',
  createFirst: 'Create First Post',
  noMatch: (search: string) => `No post matches “${search}”.`,
  clearSearch: 'Show all posts',

  confirmTitle: (title: string) => `Delete post “${title}”`,
  confirm: 'Are you sure you want to delete the post? This action cannot be undone.',
  deleting: 'Deleting...',
  deleteFailed: 'Failed to delete post. Please try again.',
  deleted: (title: string) => `“${title}” has been deleted. ${trashKeeps}`,
  saved: (title: string) => `“${title}” has been saved.`,
};

/** Labels and messages of the Markdown import. */
export const importTexts = {
  title: 'Import posts',
  lede: 'Choose a Markdown file, or a zip archive of several. Each file starts with front matter that has at least a title and a description. Without published: true, it becomes a draft.',
  file: 'Markdown file or zip archive',
  replace: 'Replace posts that have the same slug',
  start: 'Import',
  importing: 'Importing...',
  noFile: 'Choose a file.',
  failed: 'The import failed. Please try again.',
  files: 'Imported files',
  summary: (imported: number, refused: number) =>
    `${imported} ${imported === 1 ? 'file' : 'files'} imported, ${refused} refused.`,
  outcomes: { created: 'Created', updated: 'Replaced', unchanged: 'Unchanged', refused: 'Refused' },
};
