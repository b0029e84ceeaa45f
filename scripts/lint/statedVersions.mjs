/** @typedef {any} Node of ESTree or TypeScript: they have no common types here */

/**
 * Requires `versions` in collections: the next major version of Payload enables them by default, and everybody with
 * read access can read them.
 * @type {import('eslint').Rule.RuleModule}
 */
export const statedVersions = {
  meta: {
    type: 'problem',
    messages: {
      unstated: 'State `versions`, and who reads them in `access.readVersions`.',
    },
    schema: [],
  },
  create: (context) => ({
    ObjectExpression(/** @type {Node} */ node) {
      const { slug, fields, access, versions } = propertiesOf(node);
      if (!slug || !fields || !access) return;
      const isStated = versions && propertiesOf(access).readVersions;
      if (!isStated) context.report({ node: access, messageId: 'unstated' });
    },
  }),
};

/**
 * @param {Node} node
 * @returns {Record<string, Node>}
 */
const propertiesOf = ({ properties = [] }) =>
  Object.fromEntries(properties.map((/** @type {Node} */ { key, value }) => [key?.name, value]));
