import { serializeTrash } from '../../serializeTrash';
import { rejectStaleRevision } from './rejectStaleRevision';
import { serializeSaves } from './serializeSaves';
import { trashWholePost } from './trashWholePost';

/**
 * Stage 1 of a save: one save of a post at a time, and none with a stale revision. Payload reads a post without a lock and
 * writes it whole, so everything that compares versions comes after this.
 */
export const lock = {
  beforeOperation: [serializeSaves, serializeTrash('posts'), trashWholePost, rejectStaleRevision],
};
