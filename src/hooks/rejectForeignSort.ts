import {
  QueryError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type SanitizedCollectionConfig,
} from 'payload';

/** Two ways to write the same; the second is GraphQL's, and read everywhere. */
const separators = /\.|__/;
/** The direction, and what fields have in front of them in lists of versions. */
const beforePath = /^-?(?:version(?:\.|__))?/;

/** Whether the path goes on behind the name of another document. */
function leavesDocument(path: string, fields: FlattenedField[]): boolean {
  let within: FlattenedField[] = fields;
  const segments = path.split(separators);
  for (const [index, segment] of segments.entries()) {
    const field = within.find(({ name }) => name === segment);
    const isLast = index === segments.length - 1;
    if (!field || isLast) return !isLast;
    if (!('flattenedFields' in field)) return true;
    within = field.flattenedFields;
  }
  return false;
}

/**
 * Payload compares the fields of a sort with the caller's rights, but those of other documents only in part: hidden ones not
 * at all, and not whether the caller may read that document. The order tells what stands in them. Where rights count, lists
 * are sorted by their documents' own fields.
 */
const refuseForeignSort: CollectionBeforeOperationHook = ({ args, collection, overrideAccess }) => {
  const sort = 'sort' in args && !overrideAccess ? args.sort : undefined;
  const paths = [sort ?? []].flat().map((path) => String(path).replace(beforePath, ''));
  const foreign = paths.filter((path) => leavesDocument(path, collection.flattenedFields));
  if (foreign.length > 0) throw new QueryError(foreign.map((path) => ({ path })));
};

/** For every collection, those that Payload adds included. */
export const withOwnSorts = (collection: SanitizedCollectionConfig): SanitizedCollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks.beforeOperation ?? []), refuseForeignSort],
  },
});
