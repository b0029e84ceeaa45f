import { z } from 'zod';
import { countedMatches } from '@/domain/countedMatches';
import { importLimits } from '@/domain/blog/postFile/importLimits';
import { checkPost } from '@/operations/blog/checkPost';
import { createCategory } from '@/operations/blog/createCategory';
import { createPost } from '@/operations/blog/createPost';
import { deleteCategory } from '@/operations/blog/deleteCategory';
import { deletePost } from '@/operations/blog/deletePost';
import { exportPost, exportPosts } from '@/operations/blog/exportPosts';
import { importPosts } from '@/operations/blog/importPosts';
import { listCategoryUses } from '@/operations/blog/listCategoryUses';
import { listLinkTargets } from '@/operations/blog/listLinkTargets';
import { listPosts } from '@/operations/blog/listPosts';
import { enterPost, leavePost } from '@/operations/blog/postEditing';
import { readPost } from '@/operations/blog/readPost';
import { renameCategory } from '@/operations/blog/renameCategory';
import { updatePost } from '@/operations/blog/updatePost';
import { listUses } from '@/operations/trash/listUses';
import {
  categorySchema,
  createCategoryBodySchema,
  createPostBodySchema,
  deleteCategoryQuery,
  editedPostSchema,
  editingSchema,
  enterPostBodySchema,
  listedCategorySchema,
  listedPostsSchema,
  postIdQuery,
  postListCap,
  postListQuery,
  postSlugParams,
  renameCategoryBodySchema,
  updatePostBodySchema,
} from '@/schemas/blog';
import { checkPostBodySchema, postFindingsSchema } from '@/schemas/blogCheck';
import { importPostsBody, importAnswerSchema } from '@/schemas/blogImport';
import { documentIdParams } from '@/schemas/documentId';
import { linkTargetsQuery, linkTargetsSchema } from '@/schemas/linkTargets';
import { messageSchema } from '@/schemas/message';
import { usesParams, usesQuery, usesSchema } from '@/schemas/trash';
import { defineEndpoint } from '../defineEndpoint';
import { streamBytes } from '../streamBytes';
import { totalHeaders } from '../totalHeaders';
import { maxPostBytes } from './maxPostBytes';
import { scheduleEndpoints } from './scheduleEndpoints';
import { tagEndpoints } from './tagEndpoints';
import { versionEndpoints } from './versionEndpoints';

const listPostsEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/blog/posts',
  summary: `Posts, newest first: a page when any parameter is given, else up to ${postListCap}; X-Total-Count says how many match; of a search that finds more than ${countedMatches}, X-Total-Is-Least says so`,
  access: 'staff',
  query: postListQuery,
  answer: listedPostsSchema,
  isDirect: true,
  handler: async ({ req, query }) => {
    const { posts, total } = await listPosts({ req, query });
    return { body: posts, headers: totalHeaders(total, query.search ? countedMatches : undefined) };
  },
});

const listLinkTargetsEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/blog/link-targets',
  summary: 'Pages and public posts that a text can lead to, by title',
  access: 'staff',
  query: linkTargetsQuery,
  answer: linkTargetsSchema,
  handler: async ({ req, query }) => ({ body: await listLinkTargets({ req, search: query.search }) }),
});

const createPostEndpoint = defineEndpoint({
  method: 'post',
  path: '/admin/blog/posts',
  summary: 'Write a post',
  access: 'staff',
  body: createPostBodySchema,
  answer: editedPostSchema,
  status: 201,
  maxBodyBytes: maxPostBytes,
  handler: async ({ req, body }) => ({ body: await createPost({ req, body }) }),
});

const readPostEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/blog/post/:slug',
  summary: 'A post for its editor: the latest version, public or not',
  access: 'staff',
  params: postSlugParams,
  query: postIdQuery,
  answer: editedPostSchema,
  handler: async ({ req, params, query }) => ({
    body: await readPost({ req, named: { ...params, ...query } }),
  }),
});

const updatePostEndpoint = defineEndpoint({
  method: 'put',
  path: '/admin/blog/post/:slug',
  summary:
    'Save a post. What is left out stays as it is. 409 when `version` is old: what was sent is then kept among the versions, and the answer names changedBy, changedAt, the current version and keptAs',
  access: 'staff',
  params: postSlugParams,
  query: postIdQuery,
  body: updatePostBodySchema,
  answer: editedPostSchema,
  maxBodyBytes: maxPostBytes,
  handler: async ({ req, params, query, body }) => ({
    body: await updatePost({ req, named: { ...params, ...query }, body }),
  }),
});

const deletePostEndpoint = defineEndpoint({
  method: 'delete',
  path: '/admin/blog/post/:slug',
  summary: 'Delete a post with all of its versions. It can be put back for 30 days',
  access: 'staff',
  params: postSlugParams,
  query: postIdQuery,
  answer: messageSchema,
  handler: async ({ req, params, query }) => {
    await deletePost({ req, named: { ...params, ...query } });
    return { body: { message: 'Post deleted' } };
  },
});

const editingPath = '/admin/blog/post/:slug/editing';

const enterPostEndpoint = defineEndpoint({
  method: 'post',
  path: editingPath,
  summary:
    'Say that a post is open, and ask who is editing it. Once more every half minute while it stays open',
  access: 'staff',
  params: postSlugParams,
  query: postIdQuery,
  body: enterPostBodySchema,
  answer: editingSchema,
  handler: async ({ req, params, query, body }) => ({
    body: await enterPost({ req, named: { ...params, ...query }, ...body }),
  }),
});

const leavePostEndpoint = defineEndpoint({
  method: 'delete',
  path: editingPath,
  summary: 'Say that a post is closed',
  access: 'staff',
  params: postSlugParams,
  query: postIdQuery,
  answer: messageSchema,
  handler: async ({ req, params, query }) => {
    await leavePost({ req, named: { ...params, ...query } });
    return { body: { message: 'Post closed' } };
  },
});

const editingEndpoints = [enterPostEndpoint, leavePostEndpoint];

const categoriesPath = '/admin/blog/categories';

const listCategoriesEndpoint = defineEndpoint({
  method: 'get',
  path: categoriesPath,
  summary: 'The categories of the blog, by name',
  access: 'staff',
  answer: z.array(listedCategorySchema),
  handler: async ({ req }) => ({ body: await listCategoryUses({ req }) }),
});

const createCategoryEndpoint = defineEndpoint({
  method: 'post',
  path: categoriesPath,
  summary: 'Create a category',
  access: 'staff',
  body: createCategoryBodySchema,
  answer: categorySchema,
  status: 201,
  handler: async ({ req, body }) => ({ body: await createCategory({ req, body }) }),
});

const renameCategoryEndpoint = defineEndpoint({
  method: 'put',
  path: `${categoriesPath}/:id`,
  summary: 'Rename a category. Its former address redirects to the new one',
  access: 'staff',
  params: documentIdParams,
  body: renameCategoryBodySchema,
  answer: categorySchema,
  handler: async ({ req, params, body }) => ({ body: await renameCategory({ req, id: params.id, body }) }),
});

const deleteCategoryEndpoint = defineEndpoint({
  method: 'delete',
  path: `${categoriesPath}/:id`,
  summary:
    'Delete a category. Its posts, drafts included, go to the category of moveTo, or have none; its addresses lead there, or to the blog. The CMS can restore it for 30 days, with the posts that still have no category',
  access: 'staff',
  params: documentIdParams,
  query: deleteCategoryQuery,
  answer: messageSchema,
  handler: async ({ req, params }) => {
    await deleteCategory({ req, id: params.id });
    return { body: { message: 'Category deleted' } };
  },
});

const categoryEndpoints = [
  listCategoriesEndpoint,
  createCategoryEndpoint,
  renameCategoryEndpoint,
  deleteCategoryEndpoint,
];

const checkPostEndpoint = defineEndpoint({
  method: 'post',
  path: '/admin/blog/check',
  summary: 'What is worth knowing about a post before it is published, as it stands in an editor',
  access: 'staff',
  body: checkPostBodySchema,
  answer: postFindingsSchema,
  maxBodyBytes: maxPostBytes,
  handler: async ({ req, body }) => ({ body: { findings: await checkPost({ req, body }) } }),
});

const attachment = (name: string) => ({ 'Content-Disposition': `attachment; filename="${name}"` });

const exportPostEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/blog/post/:slug/markdown',
  summary: 'A post as a file of Markdown with front matter: what readers see, else the latest draft',
  access: 'staff',
  params: postSlugParams,
  query: postIdQuery,
  answer: z.string(),
  contentType: 'text/markdown; charset=utf-8',
  handler: async ({ req, params, query }) => {
    const { name, text } = await exportPost({ req, named: { ...params, ...query } });
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
  answer: importAnswerSchema,
  maxBodyBytes: importLimits.maxUploadBytes,
  handler: async ({ req, body }) => ({ body: await importPosts({ req, body }) }),
});

const postFileEndpoints = [exportPostEndpoint, exportPostsEndpoint, importPostsEndpoint];

const usesEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/blog/uses/:kind',
  summary:
    'Where pictures or categories are used, drafts and posts in the trash included; asked before they go',
  access: 'staff',
  params: usesParams,
  query: usesQuery,
  answer: usesSchema,
  handler: async ({ req, params, query }) => ({ body: await listUses({ req, ...params, ...query }) }),
});

export const blogEndpoints = [
  listPostsEndpoint,
  listLinkTargetsEndpoint,
  createPostEndpoint,
  readPostEndpoint,
  updatePostEndpoint,
  deletePostEndpoint,
  ...editingEndpoints,
  ...categoryEndpoints,
  ...tagEndpoints,
  checkPostEndpoint,
  ...postFileEndpoints,
  ...versionEndpoints,
  ...scheduleEndpoints,
  usesEndpoint,
];
