import type { TextFieldSingleValidation } from 'payload';
import { blogLimits } from '@/domain/blog/blogLimits';
import type { Media } from '@/payload-types';

/**
 * Requires alt text unless the image is decorative. Covers uploaded in the portal get theirs later from their post,
 * which can't be published without it.
 */
export const checkAltText: TextFieldSingleValidation = (value, { req, siblingData }) => {
  if ((value?.length ?? 0) > blogLimits.altTextMaxLength) {
    return `Use at most ${blogLimits.altTextMaxLength} characters.`;
  }
  const { isDecorative }: Partial<Media> = siblingData;
  if (value?.trim() || isDecorative || req.context.isCoverUpload) return true;
  return 'Say what the picture shows, or mark it as decorative.';
};
