import type { MetadataFinding } from './MetadataFinding';
import { isRecord } from '../../isRecord';
import { likelyName, likelyType, propertiesOf, richResultRuleOf } from './schemaType';

type Node = Record<string, unknown>;

/** Structured data is only a few levels deep; deeper nesting isn't checked. */
const maxDepth = 12;

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const isReference = (node: Node) => '@id' in node && Object.keys(node).length === 1;

/**
 * Returns all findings for a node and its nested nodes. `path` is its position: `mainEntity[0]`, empty for the root.
 */
export function checkSchemaNode(node: unknown, path: string, depth = 0): MetadataFinding[] {
  if (!isRecord(node) || isReference(node) || depth > maxDepth) return [];
  const types = typesOf(node);
  return [
    ...checkTypes(node, types, path),
    ...checkProperties(node, types, path),
    ...types.flatMap((type) => checkRule(node, type, path, depth)),
    ...checkNested(node, path, depth),
  ];
}

function typesOf(node: Node): string[] {
  const type = node['@type'];
  const list = Array.isArray(type) ? type : [type];
  return list.filter((name): name is string => typeof name === 'string' && name !== '').map(withoutPrefix);
}

const withoutPrefix = (type: string) => type.replace(/^(https?:\/\/schema\.org\/|schema:)/, '');

function checkTypes(node: Node, types: string[], path: string): MetadataFinding[] {
  const field = join(path, '@type');
  if (types.length === 0) {
    const message = 'Is missing: say what this describes, such as "Service".';
    // A node with an `@id` may be described elsewhere.
    return '@id' in node ? [] : [{ severity: path ? 'warning' : 'error', field, message }];
  }
  return types.flatMap((type) => {
    const likely = likelyType(type);
    if (!likely) return [];
    return [{ severity: 'error', field, message: `“${type}” is no type of schema.org.${meant(likely)}` }];
  });
}

const meant = (name: string | undefined) => (name ? ` Did you mean “${name}”?` : '');

/** Checks properties only if all types of the node are known: the documented ones and those they inherit from. */
function checkProperties(node: Node, types: string[], path: string): MetadataFinding[] {
  const known = types.map(propertiesOf);
  if (known.length === 0 || known.includes(null)) return [];
  const names = new Set(known.flatMap((properties) => [...(properties ?? [])]));
  return Object.keys(node)
    .filter((name) => !name.startsWith('@') && !names.has(name))
    .map((name) => ({
      severity: 'warning',
      field: join(path, name),
      message: `Is no property of ${types.join(' or ')}.${meant(likelyName(name, names))}`,
    }));
}

/**
 * Whether a node has a property such as `author.name`; in a list every item must have it. True if there is no nested
 * object to look into.
 */
function has(node: Node, property: string): boolean {
  const [name = '', ...rest] = property.split('.');
  const value = node[name];
  if (rest.length === 0) return !isEmpty(value);
  const inner = (Array.isArray(value) ? value : [value]).filter(isRecord);
  return inner.every((item) => isReference(item) || has(item, rest.join('.')));
}

function checkRule(node: Node, type: string, path: string, depth: number): MetadataFinding[] {
  const rule = richResultRuleOf(type);
  if (!rule) return [];
  const missing = (properties: readonly string[]) => properties.filter((property) => !has(node, property));
  const oneOf = rule.oneOf ?? [];
  const lacksAll = oneOf.length > 0 && missing(oneOf).length === oneOf.length;
  const finding = (
    severity: MetadataFinding['severity'],
    name: string,
    message: string,
  ): MetadataFinding => ({
    severity,
    field: join(path, name),
    message,
  });
  return [
    ...missing(rule.required).map((name) =>
      finding('error', name, `Required for ${type} and missing (${rule.source}).`),
    ),
    ...(lacksAll
      ? [finding('error', oneOf.join(' | '), `${type} needs one of these (${rule.source}).`)]
      : []),
    ...(depth === 0 ? missing(rule.recommended) : []).map((name) =>
      finding('note', name, `Recommended for ${type} and missing.`),
    ),
  ];
}

function checkNested(node: Node, path: string, depth: number): MetadataFinding[] {
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.flatMap((item, index) => checkSchemaNode(item, join(path, `${name}[${index}]`), depth + 1))
        : checkSchemaNode(value, join(path, name), depth + 1),
    );
}
