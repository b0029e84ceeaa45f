import { defaultPreviewPicturePath } from '@/content/site/previewPicturePath';
import type { PageToCheck } from '@/domain/seo/checks/PageToCheck';
import { contentToCheck } from '@/domain/seo/checks/contentToCheck';
import { toPageToCheck } from '@/domain/seo/checks/toPageToCheck';
import { isIndexable, renderHead, type SiteFacts } from '@/domain/seo/renderHead';
import { seoFields, toSeoRecord } from '@/domain/seo/SeoRecord';
import type { SeoEntries } from '@/schemas/seo';

interface Draft {
  collection: string | undefined;
  /** The text in a field of the form, without spaces around it; empty where there is none. */
  text: (field: string) => string;
  hasCover: boolean;
}

/** What search engines would get of the document in a form; null for a record that is no page's yet. */
export function draftToCheck(draft: Draft, { site, entries }: SeoEntries): PageToCheck | null {
  if (draft.collection === 'posts') return postOf(draft, site);
  const entry = entries.find(({ pageKey }) => pageKey === draft.text('pageKey'));
  if (!entry) return null;
  const record = toSeoRecord(Object.fromEntries(seoFields.map((field) => [field, draft.text(field)])));
  const head = renderHead(record, entry.defaults, site);
  const rendered = { ...entry, record, head, isListed: isIndexable(head.robots) };
  return toPageToCheck(rendered, site, site.origin + defaultPreviewPicturePath);
}

function postOf({ text, hasCover }: Draft, site: SiteFacts): PageToCheck {
  const path = `/blog/${text('slug')}`;
  const title = text('metaTitle') || text('title');
  const description = text('metaDescription') || text('description');
  const head = renderHead({}, { path, title, description, image: defaultPreviewPicturePath }, site);
  return contentToCheck({ path, head, hasOwnPreviewPicture: hasCover });
}
