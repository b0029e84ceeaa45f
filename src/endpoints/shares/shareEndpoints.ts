import { endShare, readShare, shareDocument } from '@/operations/shares/shareDocument';
import type { SharedCollection } from '@/operations/shares/sharedKinds';
import { documentIdParams } from '@/schemas/documentId';
import { newShareSchema, shareQuerySchema, shareSchema } from '@/schemas/share';
import { defineEndpoint } from '../defineEndpoint';

interface ShareEndpointsArgs {
  collection: SharedCollection;
  /** Below /api, with `:id`. */
  path: string;
  /** The word for such a document in the summaries. */
  noun: string;
}

/** Returns the endpoints with which an owner reads, creates and revokes the share link of a document. */
export function shareEndpoints({ collection, path, noun }: ShareEndpointsArgs) {
  const common = { path, access: 'user', params: documentIdParams } as const;
  return [
    defineEndpoint({
      ...common,
      method: 'get',
      summary: `Until when the ${noun}'s link works, for its owner`,
      answer: shareSchema,
      handler: async ({ req, params }) => ({ body: await readShare({ req, collection, id: params.id }) }),
    }),
    defineEndpoint({
      ...common,
      method: 'post',
      summary: `Make a link that shows the ${noun} to anybody for 14 days; an earlier one stops working`,
      answer: newShareSchema,
      status: 201,
      ...(collection === 'analyses' ? { query: shareQuerySchema } : {}),
      handler: async ({ req, params, query }) => ({
        body: await shareDocument({ req, collection, id: params.id, hide: query?.hide }),
      }),
    }),
    defineEndpoint({
      ...common,
      method: 'delete',
      summary: `Make the ${noun}'s link stop working`,
      answer: shareSchema,
      handler: async ({ req, params }) => ({ body: await endShare({ req, collection, id: params.id }) }),
    }),
  ];
}
