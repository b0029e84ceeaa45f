import type {
  CollectionConfig,
  ImageSize,
  TextFieldSingleValidation,
  CollectionBeforeValidateHook,
  CollectionAfterReadHook,
} from 'payload';
import { adminOrToTrash } from '@/access/adminOrToTrash';
import { anyone } from '@/access/anyone';
import { isStaff } from '@/access/isStaff';
import { nobody } from '@/access/nobody';
import { panelDescriptions, panelGroups } from '@/content/admin/panel';
import { blogLimits } from '@/domain/blog/blogLimits';
import { picturePath } from '@/domain/blog/pictureName';
import { listQuestions } from '@/fields/listQuestions';
import { newDocumentTitle } from '@/fields/newDocumentTitle';
import { unsavedChanges } from '@/fields/unsavedChanges';
import { usesBeforeDeletion } from '@/fields/usesBeforeDeletion';
import { rejectStaleSave } from '@/hooks/rejectStaleSave';
import { requireTexts } from '@/hooks/requireTexts';
import { mediaDirectory } from '@/integrations/storage/mediaDirectory';
import type { Media as MediaDocument } from '@/payload-types';
import { cacheTags } from '@/queries/cacheTags';
import { expirePages } from '@/services/caching/expirePages';
import { serializeTrash, protectTrashDate } from '../trashHooks';
import { checkImage } from './hooks/checkImage';
import { invalidateImage, removeImage, storeImage } from './hooks/imageFiles';
import { hideTrashed, refreshSharedPages, refreshSharedPagesBefore } from './hooks/refreshSharedPages';
import { rejectFullLibrary } from './hooks/rejectFullLibrary';
import { rejectDeletionOfImageInText, rejectImageInText } from './hooks/rejectImageInText';

/** Re-encoding also strips metadata such as GPS positions and comments, and data appended to the file. */
const webp = { format: 'webp', options: { quality: 82 } } as const;

/**
 * Requires alt text unless the image is decorative. Covers uploaded in the portal get theirs later from their post,
 * which can't be published without it.
 */
const checkAltText: TextFieldSingleValidation = (value, { req, siblingData }) => {
  if ((value?.length ?? 0) > blogLimits.altTextMaxLength) {
    return `Use at most ${blogLimits.altTextMaxLength} characters.`;
  }
  const { isDecorative }: Partial<MediaDocument> = siblingData;
  if (value?.trim() || isDecorative || req.context.isCoverUpload) return true;
  return 'Say what the picture shows, or mark it as decorative.';
};

/**
 * Keeps name, size and type as the server recorded them at upload. Only the alt text and `isDecorative` can change.
 */
const protectFileFields: CollectionBeforeValidateHook<MediaDocument> = ({ data, operation, originalDoc }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const { filename, mimeType, filesize, width, height, sizes } = originalDoc;
  return { ...data, filename, mimeType, filesize, width, height, sizes };
};

/** Sets the public URL of each size, also in the admin panel. Payload's own file route is for staff only. */
const showImagePaths: CollectionAfterReadHook<MediaDocument> = ({ doc }) => {
  for (const file of [doc, ...Object.values(doc.sizes ?? {})]) {
    if (file?.filename) file.url = picturePath(file.filename);
  }
  return doc;
};

const narrower = (name: string, width: number): ImageSize => ({ name, width, formatOptions: webp });
const uses = usesBeforeDeletion('media');
const refreshPosts = () => expirePages(cacheTags.posts);
const refreshTeam = () => expirePages(cacheTags.teamMembers);

/**
 * Images of posts. An image is public for everyone who knows its URL, so upload nothing that must stay secret before
 * a post is published.
 */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Media', plural: 'Media' },
  access: { create: isStaff, read: anyone, update: isStaff, delete: adminOrToTrash, readVersions: nobody },
  versions: false,
  admin: {
    hideAPIURL: true,
    group: panelGroups.writing,
    description: panelDescriptions.media,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'createdAt'],
    listSearchableFields: ['filename', 'alt'],
    components: {
      beforeListTable: [
        ...listQuestions('media', [
          { label: 'Without alt text', where: ['[alt][exists]=false', '[isDecorative][not_equals]=true'] },
          { label: 'Decorative', where: ['[isDecorative][equals]=true'] },
        ]),
        uses.list,
      ],
      edit: { beforeDocumentControls: [newDocumentTitle('filename', 'Media'), uses.form] },
    },
  },
  disableDuplicate: true,
  trash: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  upload: {
    staticDir: mediaDirectory,
    // `storeImage` writes the files, all or none.
    disableLocalStorage: true,
    // Also what the panel's file chooser offers. Without HEIC, iPhones convert their photos to JPEG for the upload.
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
    pasteURL: false,
    // Both would change a file that browsers cache for a year under its name.
    crop: false,
    focalPoint: false,
    hideRemoveFile: true,
    // `checkImage` has scaled larger images down.
    constructorOptions: { limitInputPixels: blogLimits.imageMaxWidthPx * blogLimits.imageMaxHeightPx },
    formatOptions: webp,
    imageSizes: [narrower('small', 480), narrower('medium', 960), narrower('large', 1600)],
    adminThumbnail: ({ doc }) => (typeof doc.filename === 'string' ? picturePath(doc.filename) : false),
    cacheTags: false,
  },
  hooks: {
    beforeOperation: [rejectFullLibrary, checkImage, serializeTrash('media'), rejectStaleSave('media')],
    beforeValidate: [requireTexts, protectFileFields],
    beforeChange: [protectTrashDate, rejectImageInText],
    afterChange: [storeImage, hideTrashed, refreshSharedPages, refreshPosts, refreshTeam],
    afterRead: [showImagePaths],
    beforeDelete: [rejectDeletionOfImageInText, refreshSharedPagesBefore, removeImage],
    afterDelete: [refreshPosts, refreshTeam, invalidateImage],
  },
  fields: [
    unsavedChanges(),
    {
      name: 'acceptedPictures',
      type: 'ui',
      admin: {
        // The file of an existing image never changes.
        condition: (_data, _siblingData, { operation }) => operation === 'create',
        disableListColumn: true,
        components: { Field: '@/components/cms/AcceptedPictures#AcceptedPictures' },
      },
    },
    {
      name: 'alt',
      type: 'text',
      label: 'Alt text',
      maxLength: blogLimits.altTextMaxLength,
      admin: {
        description: 'What the picture shows, for people who can’t see it. Required unless it is decorative.',
      },
      validate: checkAltText,
    },
    {
      name: 'isDecorative',
      type: 'checkbox',
      label: 'Decorative',
      defaultValue: false,
      admin: { description: 'It adds nothing to the text, so screen readers skip it. Needs no alt text.' },
    },
  ],
};
