/** A node of structured data, with the schema.org properties that this site uses. */
export interface JsonLdNode {
  '@type': string;
  readonly [property: string]: JsonLdValue | undefined;
}

type JsonLdValue = string | number | boolean | JsonLdReference | JsonLdNode | readonly JsonLdValue[];

/** A reference to a node that is described elsewhere. */
interface JsonLdReference {
  '@id': string;
}

export interface JsonLdGraph {
  '@context': 'https://schema.org';
  '@graph': readonly JsonLdNode[];
}

/** Combines several nodes in one document. */
export const jsonLdGraph = (nodes: readonly JsonLdNode[]): JsonLdGraph => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});
