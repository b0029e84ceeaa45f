import type { CollapsibleField, UploadFieldSingleValidation, Where } from 'payload';
import { upload } from 'payload/shared';
import { isStaff } from '@/access/isStaff';
import { lookTexts as texts } from '@/content/admin/look';
import { accentProblem, isColor, normalizeColor } from '@/domain/look/accentProblem';
import { isIconSize, isLogoSize } from '@/domain/look/lookImage';

/** The library re-encodes what was uploaded, PNG included, as WebP. */
const isPicture: Where = { mimeType: { in: ['image/webp', 'image/png'] } };

/** A trashed picture stays chosen, so that other settings can still be saved; pages don't show it. */
const isUnchanged = (value: unknown, previous: unknown) => value === previous;

/** Requires an existing picture: a logo that isn't higher than wide, or an icon that is square and large enough. */
const validatePicture =
  ({ isIcon }: { isIcon: boolean }): UploadFieldSingleValidation =>
  async (value, options) => {
    if (value && isUnchanged(value, options.previousValue)) return true;
    const problem = await upload(value, options);
    if (problem !== true || !value) return problem;
    const picture = await options.req.payload.findByID({
      ...{ collection: 'media', id: Number(value), depth: 0, disableErrors: true },
      ...{ overrideAccess: false, req: options.req, select: { width: true, height: true } },
    });
    if (!picture) return texts.notInLibrary;
    const size = { width: picture.width ?? 0, height: picture.height ?? 0 };
    return isIcon
      ? isIconSize(size) || texts.notSquare(size.width, size.height)
      : isLogoSize(size) || texts.tooHigh(size.width, size.height);
  };

/** The firm's look: shown on pages, in mails, and in PDFs (`lookOf`). */
export const lookFields: CollapsibleField = {
  type: 'collapsible',
  label: texts.title,
  fields: [
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      label: texts.logo,
      access: { update: isStaff },
      filterOptions: isPicture,
      validate: validatePicture({ isIcon: false }),
      admin: { description: texts.logoHint },
    },
    {
      name: 'icon',
      type: 'upload',
      relationTo: 'media',
      label: texts.icon,
      access: { update: isStaff },
      filterOptions: isPicture,
      validate: validatePicture({ isIcon: true }),
      admin: { description: texts.iconHint },
    },
    {
      name: 'accentColor',
      type: 'text',
      label: texts.accentColor,
      maxLength: 20,
      access: { update: isStaff },
      hooks: {
        beforeValidate: [
          ({ value }: { value?: unknown }) => (typeof value === 'string' ? normalizeColor(value) : value),
        ],
      },
      validate: (value: unknown) => {
        if (value === undefined || value === null || value === '') return true;
        // The form is also validated while somebody types, before the hook above.
        const color = typeof value === 'string' ? normalizeColor(value) : '';
        if (!isColor(color)) return texts.notColor;
        const problem = accentProblem(color);
        return !problem || texts.tooFaint(problem.contrast, problem.instead);
      },
      admin: {
        description: texts.accentColorHint,
        placeholder: '#16674c',
        components: { Field: '@/components/cms/look/AccentColorField#AccentColorField' },
      },
    },
    {
      name: 'lookPreview',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '@/components/cms/look/LookPreview#LookPreview' },
      },
    },
  ],
};
