import { isRecord } from '../isRecord';
import { jsonLdGraph, type JsonLdNode } from './JsonLd';
import { jsonLdProblem } from './jsonLdProblem';
import { pageNodes } from './pageNodes';
import type { PageToDescribe } from './PageToDescribe';
import type { SeoRecord } from './SeoRecord';
import { siteNodes, type OrganizationFacts } from './siteNodes';

/** Returns the record's structured data; null if there is none, or if it is invalid. */
function readFinalSchema(text: string | undefined): object | null {
  if (text === undefined || jsonLdProblem(text) !== null) return null;
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' ? value : null;
}

interface DescribedPage extends Pick<PageToDescribe, 'path' | 'head' | 'facts'> {
  site: OrganizationFacts;
  /** The record's `finalSchema` replaces the page's own structured data. */
  record: Pick<SeoRecord, 'schemaType' | 'finalSchema'>;
  /** Additional nodes of this page. */
  more?: readonly JsonLdNode[];
}

/**
 * Returns the JSON-LD documents of a page, in order. The firm and its site are described only once: if the record's own
 * data describes one, it replaces the site-wide node under the same `@id`, so that references to it stay valid.
 */
export function structuredDocuments({ site, record, more = [], ...page }: DescribedPage): object[] {
  const siteWide = siteNodes(site);
  const given = readFinalSchema(record.finalSchema);
  if (!given) {
    const own = pageNodes({ ...site, ...page, schemaType: record.schemaType });
    return [jsonLdGraph(siteWide), jsonLdGraph([...own, ...more])];
  }
  const described = new Set<JsonLdNode>();
  const document = mapThings(given, (thing) => {
    const node = siteWide.find((one) => isAbout(thing, one, site.origin));
    if (!node) return thing;
    described.add(node);
    return { ...thing, '@id': node['@id'] };
  });
  const others = siteWide.filter((node) => !described.has(node));
  return [...(others.length > 0 ? [jsonLdGraph(others)] : []), document];
}

type Thing = Record<string, unknown>;

/**
 * Maps the top-level nodes of a document: the document itself, or the entries of its list or graph. Nested nodes stay
 * as they are.
 */
function mapThings(document: object, change: (thing: Thing) => Thing): object {
  const changeOne = (value: unknown) => (isRecord(value) ? mapThings(value, change) : value);
  if (Array.isArray(document)) return document.map(changeOne);
  if (!isRecord(document)) return document;
  const graph = document['@graph'];
  return Array.isArray(graph) ? { ...document, '@graph': graph.map(changeOne) } : change(document);
}

/** Whether a node describes the same entity as `node`: by its `@id`, or by its type and a URL on this site. */
function isAbout(thing: Thing, node: JsonLdNode, origin: string): boolean {
  if (thing['@id'] !== undefined) return thing['@id'] === node['@id'];
  return [thing['@type']].flat().includes(node['@type']) && isOnSite(thing.url, origin);
}

const isOnSite = (url: unknown, origin: string) =>
  typeof url !== 'string' || (URL.canParse(url, origin) && new URL(url, origin).origin === origin);
