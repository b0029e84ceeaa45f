import { seoPlugin } from '@payloadcms/plugin-seo';
import type { GenerateImage, GenerateTitle, SEOPluginConfig } from '@payloadcms/plugin-seo/types';
import type { Plugin } from 'payload';
import { fittedDraft, headOfDraft } from './headOfDraft';

/** Whatever the plugin calls its four questions, they are asked with the same. */
type Asked = Parameters<GenerateTitle<unknown>>[0] & Parameters<GenerateImage<unknown>>[0];

const draftOf = ({ collectionConfig, doc, req }: Asked) => ({ collection: collectionConfig?.slug, doc, req });

/** The collections whose forms have search metadata. */
const options: SEOPluginConfig = {
  collections: ['posts', 'categories', 'seo-pages'],
  uploadsCollection: 'media',
  generateTitle: (asked: Asked) => fittedDraft('title', draftOf(asked)),
  generateDescription: (asked: Asked) => fittedDraft('description', draftOf(asked)),
  generateURL: async (asked: Asked) => (await headOfDraft(draftOf(asked)))?.canonicalUrl ?? '',
  generateImage: async (asked: Asked) => (await headOfDraft(draftOf(asked)))?.ogImage ?? '',
};

/**
 * Payload's SEO plugin with fields that stand where the collections put them (`fields.ts`). The plugin would add a group
 * `meta` of its own to each collection; of its config, the endpoints and the translations are taken.
 */
export const searchMetadata: Plugin = async (config) => ({
  ...(await seoPlugin(options)(config)),
  collections: config.collections,
});
