/** Messages of the cover upload. */
export const coverMessages = {
  slugRequired: 'Post slug is required for image upload',
  fileRequired: 'Choose a picture to upload.',
  deleted: 'Image deleted',
  missing: 'Image not found',
} as const;
