import { seoPlugin } from '@payloadcms/plugin-seo';
import type { GenerateTitle } from '@payloadcms/plugin-seo/types';
import type { PayloadRequest, Plugin } from 'payload';
import { headDefaultsOf } from '@/content/site/headDefaultsOf';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { isPageKey } from '@/domain/seo/pageKeys';
import { renderHead, type RenderedHead } from '@/domain/seo/renderHead';
import type { Post, SeoPage } from '@/payload-types';
import { firmNameOf } from '@/queries/firmNameOf';
import { siteOrigin } from '@/queries/siteOrigin';

/** A document as its form holds it: nothing has been checked yet. */
type Draft = Partial<Omit<Post, 'id'> & Omit<SeoPage, 'id'>>;
type Question = Parameters<GenerateTitle<Draft>>[0];

/** What a page says while its record is empty; null for what is no page yet. */
async function ownHead(key: string | undefined, req: PayloadRequest): Promise<RenderedHead | null> {
  if (key === undefined || !isPageKey(key)) return null;
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: false,
    req,
  });
  return renderHead({}, headDefaultsOf(key), { origin: siteOrigin, firmName: firmNameOf(settings) });
}

const isPost = ({ collectionSlug }: Question) => collectionSlug === 'posts';

const plugin = seoPlugin({
  collections: ['posts', 'seo-pages'],
  // The site puts the firm's name behind a post's title; a record's title is shown as given.
  generateTitle: async (question: Question) => {
    const { doc, req } = question;
    return (isPost(question) ? doc.title : (await ownHead(doc.pageKey, req))?.title) ?? '';
  },
  generateDescription: async (question: Question) => {
    const { doc, req } = question;
    return (isPost(question) ? doc.description : (await ownHead(doc.pageKey, req))?.description) ?? '';
  },
  generateURL: async (question: Question) => {
    const { doc, req } = question;
    if (isPost(question)) return absoluteAddress(siteOrigin, `/blog/${doc.slug ?? ''}`);
    return (await ownHead(doc.pageKey, req))?.canonicalUrl ?? '';
  },
});

/**
 * Payload's SEO plugin: its words and the calls behind its buttons. Its fields stand among our own, because they fill
 * columns that have other names than the plugin's; so the collections stay as they are.
 */
export const seoTools: Plugin = async (config) => ({
  ...(await plugin(config)),
  collections: config.collections,
});
