import { categoryEndpoints } from './categoryEndpoints';
import { checkPostEndpoint } from './checkPostEndpoint';
import { createPostEndpoint } from './createPostEndpoint';
import { deletePostEndpoint } from './deletePostEndpoint';
import { editingEndpoints } from './editingEndpoints';
import { listPostsEndpoint } from './listPostsEndpoint';
import { postFileEndpoints } from './postFileEndpoints';
import { readPostEndpoint } from './readPostEndpoint';
import { updatePostEndpoint } from './updatePostEndpoint';

export const blogEndpoints = [
  listPostsEndpoint,
  createPostEndpoint,
  readPostEndpoint,
  updatePostEndpoint,
  deletePostEndpoint,
  ...editingEndpoints,
  ...categoryEndpoints,
  checkPostEndpoint,
  ...postFileEndpoints,
];
