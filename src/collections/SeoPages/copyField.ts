import { ValidationError, type FieldHook, type JSONField, type JSONFieldValidation } from 'payload';
import type { z } from 'zod';
import { isStaff } from '@/access/isStaff';
import { panelTabs } from '@/content/admin/panel';
import { copyFieldLabel, copySectionLabel, pageCopyTexts } from '@/content/admin/pageCopy';
import { knownCopy, ownCopy } from '@/content/site/copy/ownCopy';
import type { CopyOverrides } from '@/content/site/copy/PageCopy';
import { builtInSections, builtInWords } from '@/content/site/copy/pageWords';
import { isPageKey, type PageKey } from '@/domain/seo/pageKeys';
import type { SeoPage } from '@/payload-types';
import { toFirmFacts } from '@/queries/toFirmFacts';
import { pageCopySchema } from '@/schemas/pageCopy';

const keyOf = (page: Partial<SeoPage> | undefined): PageKey | null =>
  page?.pageKey && isPageKey(page.pageKey) ? page.pageKey : null;

/** Normalizes the words and drops what repeats the page, for every API. Refuses invalid ones. */
const normalizeCopy: FieldHook<SeoPage> = async ({ value, originalDoc, data, req }) => {
  const key = keyOf(originalDoc) ?? keyOf(data);
  if (!value || !key) return value;
  const parsed = pageCopySchema(key).safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    if (!issue) return value;
    // Thrown here, because Payload names a field that `validate` refuses by its label, which the form doesn't show.
    const label = [panelTabs.copy, ...placeOf(issue)].join(' > ');
    const errors = [{ label, message: problemOf(issue), path: 'copy' }];
    throw new ValidationError({ collection: 'seo-pages', errors, req });
  }
  const facts = await req.payload.findGlobal({ slug: 'firm-facts', depth: 0, overrideAccess: false, req });
  return ownCopy(parsed.data as CopyOverrides, builtInWords(key, toFirmFacts(facts).promises));
};

/** Leaves out words that the page lost in a release, so that a form that sends them back can be saved. */
const showKnownCopy: FieldHook<SeoPage> = ({ value, data }) => {
  const key = keyOf(data);
  return value && key ? knownCopy(value as CopyOverrides, builtInSections(key)) : value;
};

const validateCopy: JSONFieldValidation = (value, { data }) => {
  const key = keyOf(data as Partial<SeoPage>);
  if (value === undefined || value === null || !key) return true;
  const { error } = pageCopySchema(key).safeParse(value);
  const [issue] = error?.issues ?? [];
  return issue ? problemOf(issue) : true;
};

/** "Top of the page" and "Headline" */
function placeOf({ path: [part, place, field] }: z.core.$ZodIssue): string[] {
  if (part === 'questions' && typeof place === 'number')
    return [pageCopyTexts.numbered(pageCopyTexts.question, place + 1)];
  return [
    ...(place === undefined ? [] : [copySectionLabel(String(place))]),
    ...(field === undefined ? [] : [copyFieldLabel(String(field))]),
  ];
}

/** "Top of the page, Headline: Must be at most 120 characters" */
function problemOf(issue: z.core.$ZodIssue): string {
  const place = placeOf(issue).join(', ');
  return place ? `${place}: ${issue.message}` : issue.message;
}

/** The type of the stored value: `CopyOverrides`. */
const texts = { type: 'object', additionalProperties: { type: 'string' } } as const;

export const copyField: JSONField = {
  name: 'copy',
  type: 'json',
  label: pageCopyTexts.field,
  access: { create: isStaff, update: isStaff },
  typescriptSchema: [
    () => ({
      type: ['object', 'null'],
      additionalProperties: false,
      properties: {
        sections: { type: 'object', additionalProperties: texts },
        questions: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['question', 'answer'],
            properties: { question: { type: 'string' }, answer: { type: 'string' } },
          },
        },
      },
    }),
  ],
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    components: {
      Field: '@/components/cms/copy/PageCopyField#PageCopyField',
      Diff: '@/components/cms/copy/PageCopyDiff#PageCopyDiff',
    },
  },
  hooks: { beforeValidate: [normalizeCopy], afterRead: [showKnownCopy] },
  validate: validateCopy,
};
