import type { Access, FieldHook, SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { isStaff } from '@/access/isStaff';
import { nobody } from '@/access/nobody';
import { withOwnSorts } from '@/hooks/rejectForeignSort';

/** Locks carry the one who set them: somebody else's can be taken over, but not set, and not opened. */
const ownLocks: Access = ({ req: { user } }) => user !== null && { 'user.value': { equals: user.id } };

/** Whoever takes a lock over is who has it. The server's own calls set new ones, for the editor of a post. */
const nameTheCaller: FieldHook = ({ operation, req: { user }, value }) =>
  operation === 'update' && user ? { relationTo: user.collection, value: user.id } : value;

function guardLocks(locks: SanitizedCollectionConfig): SanitizedCollectionConfig {
  return {
    ...locks,
    // The panel's locks are set by the server itself, when it makes a form.
    access: { ...locks.access, create: nobody, read: isStaff, update: isStaff, delete: ownLocks },
    fields: locks.fields.map((field) =>
      field.type === 'relationship' && field.name === 'user'
        ? { ...field, hooks: { ...field.hooks, beforeValidate: [nameTheCaller] } }
        : field,
    ),
  };
}

/**
 * Payload keeps who has which document open in a collection that it adds itself, in which every account may write every
 * name. Here nobody locks a document in somebody else's name. What it adds is sorted as carefully as the site's own.
 */
export function guardPanelRecords(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((collection) =>
      withOwnSorts(collection.slug === 'payload-locked-documents' ? guardLocks(collection) : collection),
    ),
  };
}
