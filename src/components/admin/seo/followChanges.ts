import {
  inheritedText,
  inheritingFieldNames,
  withoutInherited,
  type InheritingField,
} from '@/domain/seo/withoutInherited';
import type { KnownPages } from './useSeoEntries';
import { recordOf, type SeoForm } from './seoForm';

/** Returns the fields that inherit: empty ones, and those that repeat the inherited value. */
export function inheritedFields(form: SeoForm, { entry, entries }: KnownPages): ReadonlySet<InheritingField> {
  const own = withoutInherited(recordOf(form), entry.defaults, entries.site);
  return new Set(inheritingFieldNames.filter((field) => own[field] === undefined));
}

/**
 * Applies changes to the form. Fields with inherited values follow their source: a new title also updates link
 * previews.
 */
export function followChanges(form: SeoForm, changes: Partial<SeoForm>, known: KnownPages | null): SeoForm {
  const changed = { ...form, ...changes };
  if (!known) return changed;
  const { defaults } = known.entry;
  const { site } = known.entries;
  const following = [...inheritedFields(form, known)].filter((field) => form[field] && !(field in changes));
  const record = recordOf({ ...changed, ...Object.fromEntries(following.map((field) => [field, ''])) });
  const own = withoutInherited(record, defaults, site);
  const followed = following.map((field) => [field, inheritedText(field, own, defaults, site)]);
  return { ...changed, ...Object.fromEntries(followed) };
}
