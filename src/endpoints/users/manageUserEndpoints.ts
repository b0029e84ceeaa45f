import { createUser } from '@/operations/users/createUser';
import { deleteUser } from '@/operations/users/deleteUser';
import { readUser } from '@/operations/users/readUser';
import { updateUser } from '@/operations/users/updateUser';
import { documentIdParams } from '@/schemas/documentId';
import {
  createUserBodySchema,
  deletedUserSchema,
  managedUserSchema,
  updateUserBodySchema,
} from '@/schemas/users';
import { defineEndpoint } from '../defineEndpoint';

const one = { path: '/admin/users/:id', access: 'admin', params: documentIdParams } as const;

export const createUserEndpoint = defineEndpoint({
  method: 'post',
  path: '/admin/users',
  summary: 'Create an account',
  access: 'admin',
  body: createUserBodySchema,
  answer: managedUserSchema,
  status: 201,
  handler: async ({ req, body }) => ({ body: await createUser({ req, body }) }),
});

export const readUserEndpoint = defineEndpoint({
  ...one,
  method: 'get',
  summary: 'One account',
  answer: managedUserSchema,
  handler: async ({ req, params }) => ({ body: await readUser({ req, id: params.id }) }),
});

export const updateUserEndpoint = defineEndpoint({
  ...one,
  method: 'put',
  summary: 'Change an account; what is left out stays',
  body: updateUserBodySchema,
  answer: managedUserSchema,
  handler: async ({ req, params, body }) => ({ body: await updateUser({ req, id: params.id, body }) }),
});

export const deleteUserEndpoint = defineEndpoint({
  ...one,
  method: 'delete',
  summary: 'Delete an account with everything that belongs to it; administrators are refused',
  answer: deletedUserSchema,
  handler: async ({ req, params }) => ({ body: await deleteUser({ req, id: params.id }) }),
});
