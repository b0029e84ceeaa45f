import { formatCount } from '@/format/numbers';

/** Labels of the image dialog. */
export const pictureDialogTexts = {
  title: 'Insert Image',
  close: 'Close without inserting',
  library: 'Library',
  search: 'Search the library',
  loading: 'Loading the library...',
  libraryFailed: 'The library could not be loaded.',
  found: (shown: number, total: number) => {
    if (total === 0) return 'No image matches.';
    return shown < total ? `The newest ${shown} of ${formatCount(total)}` : `${formatCount(total)} shown`;
  },
  preview: 'The chosen picture',
  alt: 'Alt text',
  altHint: 'What the picture shows, for people who can’t see it.',
  altRequired: 'Say what the picture shows, or mark it as decorative.',
  decorative: 'Decorative: the picture adds no information',
  caption: 'Caption',
  captionHint: 'Shown below the picture. May stay empty.',
  width: 'Width',
  widthHint: 'Empty: the whole column.',
  widths: { full: 'The whole column', medium: 'Two thirds', small: 'One third' },
  back: 'Choose another',
  insert: 'Insert',
  uploading: 'Uploading picture',
};
