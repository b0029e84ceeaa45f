import type {
  Access,
  CollectionAfterReadHook,
  FieldHook,
  SanitizedCollectionConfig,
  SanitizedConfig,
} from 'payload';
import { isStaff } from '@/access/isStaff';
import { nobody } from '@/access/nobody';
import { findUserRow } from '@/database/tables/users';
import { withOwnSorts } from '@/hooks/rejectForeignSort';
import type { PayloadLockedDocument } from '@/payload-types';

/** Only the owner of a document lock can delete it. Somebody else's can be taken over, which is an update. */
const ownLocks: Access = ({ req: { user } }) => user !== null && { 'user.value': { equals: user.id } };

/** An update makes the caller the owner. The server's own calls create locks for the editor of a post. */
const nameTheCaller: FieldHook = ({ operation, req: { user }, value }) =>
  operation === 'update' && user ? { relationTo: user.collection, value: user.id } : value;

/**
 * Names the colleague who has a document open. Marketers may not read accounts, so Payload would show them a number; of an
 * account that it knows, it shows the email.
 */
const nameEditor: CollectionAfterReadHook<PayloadLockedDocument> = async ({ doc, req }) => {
  // A query may select other fields only.
  const { user }: Partial<PayloadLockedDocument> = doc;
  const value = user?.value;
  if (!req.user || !user || typeof value !== 'number' || value === req.user.id) return doc;
  const editor = await findUserRow(req.payload, value, req);
  return editor ? { ...doc, user: { ...user, value: { id: value, email: editor.name } } } : doc;
};

function guardLocks(locks: SanitizedCollectionConfig): SanitizedCollectionConfig {
  return {
    ...locks,
    // The server creates the admin panel's locks when it renders a form.
    access: { ...locks.access, create: nobody, read: isStaff, update: isStaff, delete: ownLocks },
    hooks: { ...locks.hooks, afterRead: [...locks.hooks.afterRead, nameEditor] },
    fields: locks.fields.map((field) =>
      field.type === 'relationship' && field.name === 'user'
        ? { ...field, hooks: { ...field.hooks, beforeValidate: [nameTheCaller] } }
        : field,
    ),
  };
}

/**
 * Restricts `payload-locked-documents`, where Payload records who has which document open: by default every account
 * may write any user into it. Also rejects foreign sorts (`withOwnSorts`) on the collections that Payload adds.
 */
export function guardPanelRecords(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((collection) =>
      withOwnSorts(collection.slug === 'payload-locked-documents' ? guardLocks(collection) : collection),
    ),
  };
}
