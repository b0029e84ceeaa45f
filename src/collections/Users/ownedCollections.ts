import type { CollectionSlug } from 'payload';
import type { Config, User } from '@/payload-types';

type Collections = Config['collections'];

/** Fields of a collection that reference an account. */
type OwnerField<Slug extends CollectionSlug> = {
  [Field in keyof Collections[Slug]]-?: User extends Collections[Slug][Field] ? Field : never;
}[keyof Collections[Slug]];

/**
 * Collections that belong to the firm, even if an account's export includes them. Deleting an account sets their
 * references to null.
 */
type OfTheFirm =
  | 'posts'
  | 'categories'
  | 'seo-pages'
  | 'model-calls'
  | 'inquiries'
  | 'inquiry-entries'
  | 'invitations'
  | 'team-members';

type OwnedCollection = {
  [Slug in CollectionSlug]: [OwnerField<Slug>] extends [never] ? never : Exclude<Slug, OfTheFirm>;
}[CollectionSlug];

/** A collection that references accounts and is in neither list doesn't compile. */
const ownerFields = {
  // Must come before `analyses`, which it references.
  'project-progress': 'owner',
  analyses: 'owner',
  'analysis-drafts': 'owner',
  generations: 'owner',
  'audit-reports': 'owner',
  'audit-drafts': 'owner',
  sessions: 'user',
  'account-links': 'user',
} as const satisfies { [Slug in OwnedCollection]: OwnerField<Slug> };

/** Collections whose rows are deleted with their account, in deletion order, each with its owner field. */
export const ownedCollections = Object.entries(ownerFields) as [OwnedCollection, string][];
