import { z } from 'zod';
import { deleteRedirect } from '@/operations/redirects/deleteRedirect';
import { exportRedirects } from '@/operations/redirects/exportRedirects';
import { importRedirects } from '@/operations/redirects/importRedirects';
import { listRedirects } from '@/operations/redirects/listRedirects';
import { saveRedirect } from '@/operations/redirects/saveRedirect';
import { documentIdParams } from '@/schemas/documentId';
import { messageSchema } from '@/schemas/message';
import {
  importRedirectsAnswerSchema,
  importRedirectsBodySchema,
  redirectBodySchema,
  redirectFileLimits,
  redirectListQuerySchema,
  redirectSchema,
  redirectsSchema,
  updateRedirectBodySchema,
} from '@/schemas/redirects';
import { defineEndpoint } from '../defineEndpoint';
import { totalHeaders } from '../totalHeaders';

const path = '/admin/redirects';

const listRedirectsEndpoint = defineEndpoint({
  method: 'get',
  path,
  summary: 'The redirects in pages; X-Total-Count says how many match',
  access: 'staff',
  query: redirectListQuerySchema,
  answer: redirectsSchema,
  handler: async ({ req, query }) => {
    const { redirects, total } = await listRedirects({ req, query });
    return { body: redirects, headers: totalHeaders(total) };
  },
});

const createRedirectEndpoint = defineEndpoint({
  method: 'post',
  path,
  summary:
    'Lead an address that the site doesn’t serve to another one. What leads on from there is saved as one step, and who was led to this address before is led on at once',
  access: 'staff',
  body: redirectBodySchema,
  answer: redirectSchema,
  status: 201,
  handler: async ({ req, body }) => ({ body: await saveRedirect({ req, body }) }),
});

const updateRedirectEndpoint = defineEndpoint({
  method: 'put',
  path: `${path}/:id`,
  summary: 'Change a redirect',
  access: 'staff',
  params: documentIdParams,
  body: updateRedirectBodySchema,
  answer: redirectSchema,
  handler: async ({ req, params: { id }, body }) => ({ body: await saveRedirect({ req, id, body }) }),
});

const deleteRedirectEndpoint = defineEndpoint({
  method: 'delete',
  path: `${path}/:id`,
  summary: 'Delete a redirect',
  access: 'staff',
  params: documentIdParams,
  answer: messageSchema,
  handler: async ({ req, params }) => {
    await deleteRedirect({ req, id: params.id });
    return { body: { message: 'Redirect deleted' } };
  },
});

const exportRedirectsEndpoint = defineEndpoint({
  method: 'get',
  path: `${path}/export`,
  summary: 'All redirects as a CSV file, which can be imported again',
  access: 'staff',
  answer: z.string(),
  contentType: 'text/csv; charset=utf-8',
  handler: async ({ req }) => ({
    body: new Blob([await exportRedirects({ req })]).stream(),
    headers: { 'Content-Disposition': 'attachment; filename="redirects.csv"' },
  }),
});

const importRedirectsEndpoint = defineEndpoint({
  method: 'post',
  path: `${path}/import`,
  summary: `Import redirects from CSV, at most ${redirectFileLimits.maxLines} lines: what would become of each line, or, when \`confirm\` says so, what has`,
  access: 'staff',
  body: importRedirectsBodySchema,
  answer: importRedirectsAnswerSchema,
  handler: async ({ req, body }) => ({ body: await importRedirects({ req, body }) }),
});

export const redirectEndpoints = [
  listRedirectsEndpoint,
  createRedirectEndpoint,
  updateRedirectEndpoint,
  deleteRedirectEndpoint,
  exportRedirectsEndpoint,
  importRedirectsEndpoint,
];
