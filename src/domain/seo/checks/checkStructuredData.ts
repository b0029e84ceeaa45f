import type { MetadataFinding } from './MetadataFinding';
import { checkSchemaNode } from './checkSchemaNode';
import { isRecord } from '../../isRecord';

const schemaOrgContext = /^https?:\/\/(www\.)?schema\.org\/?$/;

function contextNames(context: unknown): unknown[] {
  if (Array.isArray(context)) return context;
  return isRecord(context) ? [context['@vocab']] : [context];
}

const isSchemaOrg = (context: unknown) =>
  contextNames(context).some((name) => typeof name === 'string' && schemaOrgContext.test(name));

function checkRoot(root: unknown, path: string): MetadataFinding[] {
  if (!isRecord(root)) {
    return [
      {
        severity: 'error',
        field: path || 'JSON',
        message: 'Must be an object in braces, or a list of such objects.',
      },
    ];
  }
  const missing: MetadataFinding[] = isSchemaOrg(root['@context'])
    ? []
    : [
        {
          severity: 'error',
          field: joinPath(path, '@context'),
          message: 'Must be "https://schema.org", or the rest has no meaning.',
        },
      ];
  const graph = root['@graph'];
  if (!Array.isArray(graph)) return [...missing, ...checkSchemaNode(root, path)];
  return [
    ...missing,
    ...graph.flatMap((node, index) => checkSchemaNode(node, joinPath(path, `@graph[${index}]`))),
  ];
}

const joinPath = (path: string, name: string) => (path ? `${path}.${name}` : name);

/**
 * Checks structured data (JSON-LD as text): misspelled names of the six documented types, properties that they don't
 * have, and properties that search engines require or recommend for their rich results. Returns nothing for empty or
 * invalid text, which the validator reports.
 */
export function checkStructuredData(text: string): MetadataFinding[] {
  const value = parse(text);
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((root, index) => checkRoot(root, `[${index}]`));
  return checkRoot(value, '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
