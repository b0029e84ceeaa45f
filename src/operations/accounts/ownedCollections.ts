import type { CollectionSlug } from 'payload';
import type { Config, User } from '@/payload-types';

type Collections = Config['collections'];

/** The fields of a collection that name an account. */
type OwnerField<Slug extends CollectionSlug> = {
  [Field in keyof Collections[Slug]]-?: User extends Collections[Slug][Field] ? Field : never;
}[keyof Collections[Slug]];

/** What belongs to the firm, also where an account's export tells of it; a name in it becomes empty with the account. */
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

/** A collection that names accounts and stands neither here nor there doesn't compile. */
const ownerFields = {
  // Before the analyses that it points to.
  'project-progress': 'owner',
  analyses: 'owner',
  'analysis-drafts': 'owner',
  generations: 'owner',
  'audit-reports': 'owner',
  'audit-drafts': 'owner',
  sessions: 'user',
  'account-links': 'user',
} as const satisfies { [Slug in OwnedCollection]: OwnerField<Slug> };

/** What belongs to an account and goes with it, in this order: each collection with the field that names its owner. */
export const ownedCollections = Object.entries(ownerFields) as [OwnedCollection, string][];
