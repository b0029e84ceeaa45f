import { listPostVersions, readPostVersion } from '@/operations/blog/postVersions';
import { postIdQuery, postSlugParams } from '@/schemas/blog';
import { postVersionParams, postVersionsSchema, readVersionSchema } from '@/schemas/postVersions';
import { defineEndpoint } from '../defineEndpoint';

const path = '/admin/blog/post/:slug/versions';

const listVersionsEndpoint = defineEndpoint({
  method: 'get',
  path,
  summary: 'The versions of a post that are kept, newest first, with who saved each',
  access: 'staff',
  params: postSlugParams,
  query: postIdQuery,
  answer: postVersionsSchema,
  handler: async ({ req, params, query }) => ({
    body: await listPostVersions({ req, named: { ...params, ...query } }),
  }),
});

const readVersionEndpoint = defineEndpoint({
  method: 'get',
  path: `${path}/:version`,
  summary: 'A version of a post as its editor would have it',
  access: 'staff',
  params: postVersionParams,
  query: postIdQuery,
  answer: readVersionSchema,
  handler: async ({ req, params: { slug, version }, query }) => ({
    body: await readPostVersion({ req, named: { slug, ...query }, version }),
  }),
});

export const versionEndpoints = [listVersionsEndpoint, readVersionEndpoint];
