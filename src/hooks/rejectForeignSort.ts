import {
  QueryError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type SanitizedCollectionConfig,
} from 'payload';

/** Payload accepts both separators everywhere; the second comes from GraphQL. */
const separators = /\.|__/;
/** The direction, and the prefix of fields in lists of versions. */
const beforePath = /^-?(?:version(?:\.|__))?/;

/** Returns whether the path continues into a related document. */
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
 * Rejects sorting by fields of related documents unless access is overridden. Payload checks the caller's field
 * access for such sorts only in part: not for hidden fields, and not whether the caller may read the related
 * document. The order would reveal their values.
 * @throws QueryError
 */
const rejectForeignSort: CollectionBeforeOperationHook = ({ args, collection, overrideAccess }) => {
  const sort = 'sort' in args && !overrideAccess ? args.sort : undefined;
  const paths = [sort ?? []].flat().map((path) => String(path).replace(beforePath, ''));
  const foreign = paths.filter((path) => leavesDocument(path, collection.flattenedFields));
  if (foreign.length > 0) throw new QueryError(foreign.map((path) => ({ path })));
};

/** Adds the check to a collection. Applies to all collections, including those that Payload adds. */
export const withOwnSorts = (collection: SanitizedCollectionConfig): SanitizedCollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks.beforeOperation ?? []), rejectForeignSort],
  },
});
