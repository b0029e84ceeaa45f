import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { changesBetween } from '@/domain/trail/changesBetween';
import type { TrailSubject } from '@/domain/trail/trailKinds';
import { writeTrail } from '@/operations/trail/writeTrail';

interface TrailedCollection {
  subject: TrailSubject;
  /** Whose changes are noted. Nothing secret: entries are read by all administrators. */
  fields: readonly string[];
  /** The field by which people know a document. */
  label: string;
}

/**
 * Hooks that note creations, changes and deletions in the trail. What visitors create, such as their own account,
 * is not somebody's doing.
 */
export function keepTrail({ subject, fields, label }: TrailedCollection) {
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    if (operation === 'create' && !req.user) return doc;
    const changes = changesBetween(operation === 'create' ? {} : previousDoc, doc, fields);
    if (req.context.hasPasswordChanged) changes.push({ field: 'password', from: null, to: 'changed' });
    if (changes.length === 0) return doc;
    await writeTrail({
      req,
      action: operation,
      subject,
      subjectId: doc.id,
      label: String(doc[label]),
      changes,
    });
    return doc;
  };
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    const changes = changesBetween(doc, {}, fields);
    await writeTrail({
      req,
      action: 'delete',
      subject,
      subjectId: doc.id,
      label: String(doc[label]),
      changes,
    });
  };
  return { afterChange, afterDelete };
}
