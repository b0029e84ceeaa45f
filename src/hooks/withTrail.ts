import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
} from 'payload';
import { fieldChangesBetween } from '@/domain/trail/fieldChangesBetween';
import type { TrailSubject } from '@/domain/trail/trailKinds';
import { writeTrail } from '@/services/trail/writeTrail';
import { globalTrailRules, trailRules, type TrailRule } from './trailRules';

/**
 * Adds hooks that record creations, changes and deletions in the trail by the collection's rule, in the transaction
 * of the change. Creations by visitors, such as their own account, aren't recorded. Changes are recorded after all
 * other hooks, because writing the entry removes the uploaded file from the request. Deletions are recorded before
 * them, because hooks that anonymize the trail must find the entry.
 */
export function withTrail(collection: CollectionConfig): CollectionConfig {
  const rule = ruleOf(trailRules, collection.slug);
  if (!rule) return collection;
  const subject = collection.slug as TrailSubject;
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      ...(rule.deletionsOnly
        ? {}
        : { afterChange: [...(hooks.afterChange ?? []), recordChange(subject, rule)] }),
      afterDelete: [recordDeletion(subject, rule), ...(hooks.afterDelete ?? [])],
    },
  };
}

/** The same for a global. */
export function withGlobalTrail(global: GlobalConfig): GlobalConfig {
  const rule = ruleOf(globalTrailRules, global.slug);
  if (!rule) return global;
  const { hooks = {} } = global;
  return {
    ...global,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), recordGlobalChange(global.slug as TrailSubject, rule)],
    },
  };
}

function ruleOf(rules: Readonly<Record<string, TrailRule | string>>, slug: string): TrailRule | null {
  const rule = rules[slug];
  if (rule === undefined) throw new Error(`trailRules has no rule for ${slug}`);
  return typeof rule === 'string' ? null : rule;
}

const asStored = (doc: Record<string, unknown>) => doc;

function recordChange(
  subject: TrailSubject,
  { fields, label, shown = asStored }: TrailRule,
): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, operation, req }) => {
    if (operation === 'create' && !req.user) return doc;
    const changes = fieldChangesBetween(operation === 'create' ? {} : shown(previousDoc), shown(doc), fields);
    if (subject === 'users' && req.context.hasPasswordChanged) {
      changes.push({ field: 'password', from: null, to: 'changed' });
    }
    if (changes.length === 0) return doc;
    await writeTrail({
      req,
      action: operation,
      subject,
      subjectId: doc.id,
      label: label(shown(doc)),
      changes,
    });
    return doc;
  };
}

function recordDeletion(
  subject: TrailSubject,
  { fields, label, shown = asStored }: TrailRule,
): CollectionAfterDeleteHook {
  return async ({ doc, req }) => {
    const changes = fieldChangesBetween(shown(doc), {}, fields);
    await writeTrail({
      req,
      action: 'delete',
      subject,
      subjectId: doc.id,
      label: label(shown(doc)),
      changes,
    });
  };
}

function recordGlobalChange(subject: TrailSubject, { fields, label }: TrailRule): GlobalAfterChangeHook {
  return async ({ doc, previousDoc, req }) => {
    const changes = fieldChangesBetween(previousDoc ?? {}, doc, fields);
    if (changes.length === 0) return doc;
    const subjectId = Number(doc.id ?? 0);
    await writeTrail({ req, action: 'update', subject, subjectId, label: label(doc), changes });
    return doc;
  };
}
