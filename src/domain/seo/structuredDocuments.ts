import { isRecord } from '../isRecord';
import { jsonLdGraph, type JsonLdNode } from './JsonLd';
import { jsonLdProblem } from './jsonLdProblem';
import { pageNodes } from './pageNodes';
import type { PageToDescribe } from './PageToDescribe';
import type { SeoRecord } from './SeoRecord';
import { siteNodes, type OrganizationFacts } from './siteNodes';

/** Structured data that a record holds; null where there is none, or none that could be shown. */
function readFinalSchema(text: string | undefined): object | null {
  if (text === undefined || jsonLdProblem(text) !== null) return null;
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' ? value : null;
}

interface DescribedPage extends Pick<PageToDescribe, 'path' | 'head' | 'facts'> {
  site: OrganizationFacts;
  /** Its `finalSchema` replaces the page's own data. */
  record: Pick<SeoRecord, 'schemaType' | 'finalSchema'>;
  /** What only this page is about, besides. */
  more?: readonly JsonLdNode[];
}

/**
 * The JSON-LD documents of a page, in order. The firm and its site are described once: where the record's own data
 * does that, it takes the place of what every page says, under the same `@id`, so that mentions of it still lead there.
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

/** A document with each of its things changed: itself, or those of its list or graph. What stands inside them stays. */
function mapThings(document: object, change: (thing: Thing) => Thing): object {
  const changeOne = (value: unknown) => (isRecord(value) ? mapThings(value, change) : value);
  if (Array.isArray(document)) return document.map(changeOne);
  if (!isRecord(document)) return document;
  const graph = document['@graph'];
  return Array.isArray(graph) ? { ...document, '@graph': graph.map(changeOne) } : change(document);
}

/** Whether a thing is the one that `node` describes: by its `@id`, or by its kind and an address on this site. */
function isAbout(thing: Thing, node: JsonLdNode, origin: string): boolean {
  if (thing['@id'] !== undefined) return thing['@id'] === node['@id'];
  return [thing['@type']].flat().includes(node['@type']) && isOnSite(thing.url, origin);
}

const isOnSite = (url: unknown, origin: string) =>
  typeof url !== 'string' || (URL.canParse(url, origin) && new URL(url, origin).origin === origin);
