/** A thing of structured data as schema.org describes it, as far as this site says such things. */
export interface JsonLdNode {
  '@type': string;
  readonly [property: string]: JsonLdValue | undefined;
}

type JsonLdValue = string | number | boolean | JsonLdReference | JsonLdNode | readonly JsonLdValue[];

/** A mention of a thing that is described elsewhere. */
interface JsonLdReference {
  '@id': string;
}

export interface JsonLdGraph {
  '@context': 'https://schema.org';
  '@graph': readonly JsonLdNode[];
}

/** Several things as one document. */
export const jsonLdGraph = (nodes: readonly JsonLdNode[]): JsonLdGraph => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});
