import { z } from 'zod';
import { importLimits } from '@/domain/blog/postFile/importLimits';
import { exportPost, exportPosts } from '@/operations/blog/exportPosts';
import { importPosts } from '@/operations/blog/importPosts';
import { postSlugParams } from '@/schemas/blog';
import { importPostsBody, importReportSchema } from '@/schemas/blogImport';
import { defineEndpoint } from '../defineEndpoint';
import { streamBytes } from '../streamBytes';

const attachment = (name: string) => ({ 'Content-Disposition': `attachment; filename="${name}"` });

const exportPostEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/blog/post/:slug/markdown',
  summary: 'A post as a file of Markdown with front matter: what readers see, else the latest draft',
  access: 'staff',
  params: postSlugParams,
  answer: z.string(),
  contentType: 'text/markdown; charset=utf-8',
  handler: async ({ req, params }) => {
    const { name, text } = await exportPost({ req, slug: params.slug });
    const body = new Blob([text]).stream();
    return { body, headers: attachment(name) };
  },
});

const exportPostsEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/blog/export',
  summary: 'All posts as a zip archive of Markdown files with front matter. Pictures stay where they are',
  access: 'staff',
  answer: z.string(),
  contentType: 'application/zip',
  handler: async ({ req }) => ({
    body: streamBytes(exportPosts({ req })),
    headers: attachment('posts.zip'),
  }),
});

const importPostsEndpoint = defineEndpoint({
  method: 'post',
  path: '/admin/blog/import',
  summary: 'Import posts from a file of Markdown with front matter, or from a zip archive of such files',
  access: 'staff',
  body: importPostsBody,
  bodyType: 'form',
  answer: importReportSchema,
  maxBodyBytes: importLimits.maxUploadBytes,
  handler: async ({ req, body }) => ({ body: await importPosts({ req, body }) }),
});

export const postFileEndpoints = [exportPostEndpoint, exportPostsEndpoint, importPostsEndpoint];
