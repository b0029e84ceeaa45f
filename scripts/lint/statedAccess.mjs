/** @typedef {any} Node of ESTree or TypeScript: they have no common types here */

/** Methods of Payload's Local API that check access, and of its jobs. */
const documentCalls =
  /^(find|findByID|findDistinct|create|update|delete|duplicate|count|(find|count|restore)(Global)?Versions?(ByID)?|(find|update)Global|login|forgotPassword|resetPassword|unlock)$/;
const jobCalls = /^(queue|run|runByID|cancel|cancelByID)$/;

/**
 * Requires `overrideAccess` in Local API calls: its default changes with the next major version of Payload.
 * @type {import('eslint').Rule.RuleModule}
 */
export const statedAccess = {
  meta: {
    type: 'problem',
    messages: {
      unstated: 'State `overrideAccess`: false on somebody’s behalf, true for the system’s own.',
    },
    schema: [],
  },
  create: (context) => ({
    CallExpression(/** @type {Node} */ node) {
      if (isPayloadCall(node.callee) && !statesAccess(node.arguments[0], context.sourceCode.getScope(node)))
        context.report({ node, messageId: 'unstated' });
    },
  }),
};

/** @param {Node} callee */
function isPayloadCall({ type, object, property }) {
  if (type !== 'MemberExpression') return false;
  const calls = { payload: documentCalls, jobs: jobCalls }[nameOf(object)];
  return calls?.test(property.name) ?? false;
}

/**
 * Returns the last name of `payload`, `req.payload` or `req.payload.jobs`.
 * @param {Node} node
 * @returns {'payload' | 'jobs'}
 */
const nameOf = ({ name, property }) => name ?? property?.name;

/**
 * @param {Node | undefined} node an object, or a constant of this file with one
 * @param {import('eslint').Scope.Scope} scope
 * @returns {boolean}
 */
function statesAccess(node, scope) {
  if (node?.type === 'Identifier') return statesAccess(valueOf(node.name, scope), scope);
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return statesAccess(node.expression, scope);
  return (
    node?.type === 'ObjectExpression' &&
    node.properties.some((/** @type {Node} */ { key, argument }) =>
      argument ? statesAccess(argument, scope) : key.name === 'overrideAccess',
    )
  );
}

/**
 * @param {string} name
 * @param {import('eslint').Scope.Scope | null} scope
 * @returns {Node | undefined}
 */
function valueOf(name, scope) {
  if (!scope) return undefined;
  const variable = scope.set.get(name);
  const definition = /** @type {Node} */ (variable?.defs[0]?.node);
  return variable ? definition?.init : valueOf(name, scope.upper);
}
