import path from 'node:path';
import { clientModules } from './clientModules.mjs';

/** @typedef {any} Node of ESTree, JSX or TypeScript: they have no common types here */
/** @typedef {import('eslint').Rule.RuleContext} Context */
/** @typedef {'element' | 'coming' | 'constant' | 'text'} Kind 'coming': conditional content; 'constant': fixed text */

const messages = {
  beside:
    'A text that changes stands alone in an element of its own: where a browser has translated the page, React changes a text that is no longer in it.',
  after:
    'A text behind something that comes and goes stands in an element of its own: where a browser has translated the page, React can’t insert before it.',
};

/**
 * Browser translation replaces text nodes. React then updates its detached nodes, which is harmless only where the text
 * is the only child of its element.
 * @type {import('eslint').Rule.RuleModule}
 */
export const textAlone = {
  meta: {
    type: 'problem',
    messages,
    schema: [
      {
        type: 'object',
        properties: { clientModulesOf: { type: 'string' } },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const { clientModulesOf: folder } = context.options[0] ?? {};
    if (folder && !modulesOf(folder).has(context.filename)) return {};
    /** @param {Node} node */
    const check = (node) => {
      const children = node.children.filter((/** @type {Node} */ child) => !isBlank(child));
      const kinds = children.map((/** @type {Node} */ child) => kindOfChild(child, context));
      const isAlone = children.length === 1 && node.type === 'JSXElement';
      children.forEach((/** @type {Node} */ child, /** @type {number} */ index) => {
        const isBehind = kinds.slice(0, index).includes('coming');
        if (kinds[index] === 'text' && !isAlone) context.report({ node: child, messageId: 'beside' });
        if (kinds[index] === 'constant' && isBehind) context.report({ node: child, messageId: 'after' });
      });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** @type {Map<string, Set<string>>} */
const modulesByFolder = new Map();

/** @param {string} folder */
function modulesOf(folder) {
  const known = modulesByFolder.get(folder) ?? clientModules(path.resolve(folder));
  modulesByFolder.set(folder, known);
  return known;
}

/**
 * Line breaks and indentation, which JSX drops, and comments.
 * @param {Node} child
 */
const isBlank = (child) =>
  child.type === 'JSXText'
    ? /^\s*$/.test(child.value) && child.value.includes('\n')
    : child.expression?.type === 'JSXEmptyExpression';

/** @param {Node} node */
const isElement = ({ type }) => type === 'JSXElement' || type === 'JSXFragment';

/** @param {Node} node */
const isNothing = ({ type, value, name }) =>
  (type === 'Literal' && (value === null || typeof value === 'boolean')) ||
  (type === 'Identifier' && name === 'undefined');

/**
 * @param {Node} child
 * @param {Context} context
 * @returns {Kind}
 */
function kindOfChild(child, context) {
  if (child.type === 'JSXText') return 'constant';
  return isElement(child) ? 'element' : kindOf(child.expression, context);
}

/**
 * @param {Node} node
 * @param {Context} context
 * @returns {Kind}
 */
function kindOf(node, context) {
  if (isElement(node)) return 'element';
  if (isNothing(node)) return 'coming';
  if (node.type === 'ConditionalExpression') return kindOfEither([node.consequent, node.alternate], context);
  if (node.type === 'LogicalExpression') {
    return kindOfEither(node.operator === '&&' ? [node.right] : [node.left, node.right], context);
  }
  if (isList(node) || isNode(node, context) || isMadeHere(node, context)) return 'coming';
  return isConstant(node, context) ? 'constant' : 'text';
}

/**
 * @param {Node[]} nodes
 * @param {Context} context
 * @returns {Kind}
 */
function kindOfEither(nodes, context) {
  const kinds = nodes.map((node) => kindOf(node, context));
  return kinds.includes('text') || kinds.includes('constant') ? 'text' : 'coming';
}

/**
 * Matches `items.map((item) => <li />)`.
 * @param {Node} node
 */
function isList(node) {
  const call = node.type === 'ChainExpression' ? node.expression : node;
  if (call.type !== 'CallExpression' || call.callee.property?.name !== 'map') return false;
  const body = call.arguments[0]?.body;
  const made =
    body?.type === 'BlockStatement'
      ? body.body.findLast((/** @type {Node} */ { type }) => type === 'ReturnStatement')?.argument
      : body;
  return Boolean(made) && madeOfElements(made);
}

/**
 * @param {Node} node
 * @returns {boolean}
 */
const madeOfElements = (node) =>
  node.type === 'ConditionalExpression'
    ? [node.consequent, node.alternate].every((branch) => isNothing(branch) || madeOfElements(branch))
    : isElement(node);

/**
 * Matches a property that this module types as ReactNode, or as a function of one. Its content is checked where it is
 * passed.
 * @param {Node} node
 * @param {Context} context
 */
function isNode(node, context) {
  const named = node.type === 'ChainExpression' ? node.expression : node;
  const { name } = named.callee ?? named.property ?? named;
  if (!name) return false;
  const { text } = context.sourceCode;
  return [...text.matchAll(new RegExp(`\\b${name}\\??: ([^;]+);`, 'g'))].some(
    ([, type = '']) => type.includes('ReactNode') || namesNode(type, text),
  );
}

/**
 * @param {string} type
 * @param {string} text
 */
const namesNode = (type, text) =>
  [...text.matchAll(/^(?:export )?type (\w+) = [^;]*ReactNode[^;]*;/gm)].some(([, name = '']) =>
    type.split(/\W/).includes(name),
  );

/**
 * Matches a name defined like `const edit = <button />`, or a call of a function that returns an element.
 * @param {Node} node
 * @param {Context} context
 */
function isMadeHere(node, context) {
  const name = node.type === 'CallExpression' ? node.callee : node;
  const made = name.type === 'Identifier' ? definitionOf(name, context)?.definition.node.init : undefined;
  if (!made) return false;
  const isFunction = made.type === 'ArrowFunctionExpression';
  if (isFunction !== (node.type === 'CallExpression')) return false;
  return ['element', 'coming'].includes(kindOf(isFunction ? made.body : made, context));
}

/**
 * Whether the value is imported or a constant at module level.
 * @param {Node} node
 * @param {Context} context
 * @returns {boolean}
 */
function isConstant(node, context) {
  switch (node.type) {
    case 'Literal':
      return true;
    case 'ChainExpression':
    case 'TSAsExpression':
      return isConstant(node.expression, context);
    case 'MemberExpression':
      return isConstant(node.object, context) && (!node.computed || isConstant(node.property, context));
    case 'TemplateLiteral':
      return node.expressions.every((/** @type {Node} */ part) => isConstant(part, context));
    case 'Identifier':
      return isConstantName(node, context);
    default:
      return false;
  }
}

/**
 * @param {Node} node
 * @param {Context} context
 */
function definitionOf({ name, parent }, context) {
  /** @type {import('eslint').Scope.Scope | null} */
  let scope = context.sourceCode.getScope(parent);
  while (scope && !scope.set.has(name)) scope = scope.upper;
  const definition = scope?.set.get(name)?.defs[0];
  return definition && { definition, isOfModule: scope?.type === 'module' };
}

/**
 * @param {Node} node
 * @param {Context} context
 * @returns {boolean}
 */
function isConstantName(node, context) {
  const { definition, isOfModule } = definitionOf(node, context) ?? {};
  if (!definition) return false;
  if (definition.type === 'ImportBinding' || isOfModule) return true;
  // const { columns } = texts;
  return (
    definition.parent?.kind === 'const' &&
    Boolean(definition.node.init) &&
    isConstant(definition.node.init, context)
  );
}
