/**
 * Body limit of requests with a post: large enough that an author whose text is far too long gets a validation error.
 */
export const maxPostBytes = 4 * 1024 * 1024;
