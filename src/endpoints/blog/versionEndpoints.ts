import { listPostVersions, readPostVersion } from '@/operations/blog/postVersions';
import { postSlugParams } from '@/schemas/blog';
import { postVersionParams, postVersionsSchema, readVersionSchema } from '@/schemas/postVersions';
import { defineEndpoint } from '../defineEndpoint';

const path = '/admin/blog/post/:slug/versions';

const listVersionsEndpoint = defineEndpoint({
  method: 'get',
  path,
  summary: 'The versions of a post that are kept, newest first, with who saved each',
  access: 'staff',
  params: postSlugParams,
  answer: postVersionsSchema,
  handler: async ({ req, params }) => ({ body: await listPostVersions({ req, slug: params.slug }) }),
});

const readVersionEndpoint = defineEndpoint({
  method: 'get',
  path: `${path}/:version`,
  summary: 'A version of a post as its editor would have it',
  access: 'staff',
  params: postVersionParams,
  answer: readVersionSchema,
  handler: async ({ req, params }) => ({ body: await readPostVersion({ req, ...params }) }),
});

export const versionEndpoints = [listVersionsEndpoint, readVersionEndpoint];
