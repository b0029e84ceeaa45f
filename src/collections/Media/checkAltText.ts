import type { TextFieldSingleValidation } from 'payload';
import { blogLimits } from '@/domain/blog/blogLimits';
import type { Media } from '@/payload-types';

/**
 * Pictures come with words for people who can't see them, or are marked decorative. Covers that are uploaded in the
 * portal get theirs later, in their post, which can't be published before.
 */
export const checkAltText: TextFieldSingleValidation = (value, { req, siblingData }) => {
  if ((value?.length ?? 0) > blogLimits.altTextMaxLength) {
    return `Use at most ${blogLimits.altTextMaxLength} characters.`;
  }
  const { isDecorative }: Partial<Media> = siblingData;
  if (value?.trim() || isDecorative || req.context.isCoverUpload) return true;
  return 'Say what the picture shows, or mark it as decorative.';
};
