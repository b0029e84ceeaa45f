import { createCategory } from '@/operations/blog/createCategory';
import { deleteCategory } from '@/operations/blog/deleteCategory';
import { listCategories } from '@/operations/blog/listCategories';
import { categoriesSchema, categorySchema, createCategoryBodySchema } from '@/schemas/blog';
import { documentIdParams } from '@/schemas/documentId';
import { messageSchema } from '@/schemas/message';
import { defineEndpoint } from '../defineEndpoint';

const path = '/admin/blog/categories';

const listCategoriesEndpoint = defineEndpoint({
  method: 'get',
  path,
  summary: 'The categories of the blog, by name',
  access: 'staff',
  answer: categoriesSchema,
  handler: async ({ req }) => ({ body: await listCategories({ req }) }),
});

const createCategoryEndpoint = defineEndpoint({
  method: 'post',
  path,
  summary: 'Create a category',
  access: 'staff',
  body: createCategoryBodySchema,
  answer: categorySchema,
  status: 201,
  handler: async ({ req, body }) => ({ body: await createCategory({ req, body }) }),
});

const deleteCategoryEndpoint = defineEndpoint({
  method: 'delete',
  path: `${path}/:id`,
  summary: 'Delete a category; its posts stay',
  access: 'staff',
  params: documentIdParams,
  answer: messageSchema,
  handler: async ({ req, params }) => {
    await deleteCategory({ req, id: params.id });
    return { body: { message: 'Category deleted' } };
  },
});

export const categoryEndpoints = [listCategoriesEndpoint, createCategoryEndpoint, deleteCategoryEndpoint];
