import { seoPlugin } from '@payloadcms/plugin-seo';
import type { GenerateImage, GenerateTitle, SEOPluginConfig } from '@payloadcms/plugin-seo/types';
import type { Plugin } from 'payload';
import { fittedDraft, headOfDraft } from './headOfDraft';

/** The plugin calls all four generate functions with the same arguments, whatever their types say. */
type Asked = Parameters<GenerateTitle<unknown>>[0] & Parameters<GenerateImage<unknown>>[0];

const draftOf = ({ collectionConfig, doc, req }: Asked) => ({ collection: collectionConfig?.slug, doc, req });

/** Collections with search metadata in their forms. */
const options: SEOPluginConfig = {
  collections: ['posts', 'categories', 'seo-pages'],
  uploadsCollection: 'media',
  generateTitle: (asked: Asked) => fittedDraft('title', draftOf(asked)),
  generateDescription: (asked: Asked) => fittedDraft('description', draftOf(asked)),
  generateURL: async (asked: Asked) => (await headOfDraft(draftOf(asked)))?.canonicalUrl ?? '',
  generateImage: async (asked: Asked) => (await headOfDraft(draftOf(asked)))?.ogImage ?? '',
};

/**
 * Payload's SEO plugin without its `meta` group: the collections place the fields of `fields.ts` themselves. Only the
 * plugin's endpoints and translations are used.
 */
export const searchMetadata: Plugin = async (config) => ({
  ...(await seoPlugin(options)(config)),
  collections: config.collections,
});
