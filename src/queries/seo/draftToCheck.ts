import { sharePicturePath } from '@/domain/seo/sharePicturePath';
import { blog } from '@/content/site/blog';
import { defaultPreviewPicturePath, postPreviewPicturePath } from '@/content/site/previewPicturePath';
import { slugFromName } from '@/domain/blog/slugFromName';
import { contentToCheck } from '@/domain/seo/checks/contentToCheck';
import type { PageToCheck } from '@/domain/seo/checks/PageToCheck';
import { toPageToCheck } from '@/domain/seo/checks/toPageToCheck';
import { contentHead } from '@/domain/seo/contentHead';
import { isIndexable, renderHead, type SiteFacts } from '@/domain/seo/renderHead';
import { seoFields, toSeoRecord } from '@/domain/seo/SeoRecord';
import { categoryMetadata } from '@/queries/blog/categoryMetadata';
import type { SeoEntries } from '@/schemas/seo';

/** A document as currently filled in in a form. */
export interface Draft {
  collection: string | undefined;
  /** Returns the trimmed text of a field; empty if there is none. */
  text: (field: string) => string;
  isChecked: (field: string) => boolean;
  /** Returns the file name of the image in a field, or null. */
  picture: (field: string) => string | null;
}

/** Fields that `draftToCheck` reads. */
export const draftFields = [
  ...['pageKey', 'name', 'slug', 'description', 'metaTitle', 'metaImage', 'cover', 'noIndex'],
  ...['firstPublishedAt', 'sharePicture'],
  ...seoFields,
] as const;

/** Returns the metadata that search engines would get for a form's document; null if it has no page. */
export function draftToCheck(draft: Draft, { site, entries }: SeoEntries): PageToCheck | null {
  if (draft.collection === 'posts') return postOf(draft, site);
  if (draft.collection === 'categories') return categoryOf(draft, site);
  const entry = entries.find(({ pageKey }) => pageKey === draft.text('pageKey'));
  if (!entry) return null;
  const texts = Object.fromEntries(seoFields.map((field) => [field, draft.text(field)]));
  const record = toSeoRecord({ ...texts, ogImage: texts.ogImage || pathOf(draft, 'sharePicture') });
  const head = renderHead(record, entry.defaults, site);
  const rendered = { ...entry, record, head, isListed: isIndexable(head.robots) };
  return toPageToCheck(rendered, site, site.origin + defaultPreviewPicturePath);
}

function pathOf({ picture }: Draft, field: string): string | null {
  const filename = picture(field);
  return filename && sharePicturePath(filename);
}

function postOf(draft: Draft, site: SiteFacts): PageToCheck {
  const { text, isChecked } = draft;
  const path = `${blog.path}/${text('slug')}`;
  const chosen = pathOf(draft, 'metaImage') ?? pathOf(draft, 'cover');
  // Generated from the title once the page exists.
  const drawn = text('firstPublishedAt') ? postPreviewPicturePath(text('slug')) : defaultPreviewPicturePath;
  const canonicalUrl = text('canonicalUrl');
  const head = contentHead(
    {
      path,
      title: text('metaTitle') || text('title'),
      description: text('metaDescription') || text('description'),
      image: chosen ?? drawn,
      canonicalUrl,
      noIndex: isChecked('noIndex'),
    },
    site,
  );
  return contentToCheck({ path, head, canonicalUrl, hasOwnPreviewPicture: chosen !== null });
}

function categoryOf(draft: Draft, site: SiteFacts): PageToCheck {
  const { text } = draft;
  const name = text('name');
  const path = `${blog.path}/category/${slugFromName(name)}`;
  const words = categoryMetadata({
    name,
    description: text('description'),
    metaTitle: text('metaTitle'),
    metaDescription: text('metaDescription'),
    picture: draft.picture('metaImage'),
  });
  const head = contentHead({ path, ...words }, site);
  // By design, categories without an image share the blog's preview image.
  return contentToCheck({ path, head, hasOwnPreviewPicture: true });
}
