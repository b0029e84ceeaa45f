import type { RenderedHead } from '../renderHead';
import { serializeJsonLd } from '../serializeJsonLd';

export interface OwnPicture {
  /** Absolute URL of the image that the site generates for the page: the only one with a known size. */
  url: string;
  /** In pixels. */
  width: number;
  height: number;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const tag = (key: 'name' | 'property') => (name: string, content: string) =>
  content ? [`<meta ${key}="${name}" content="${escapeText(content)}"/>`] : [];
const named = tag('name');
const property = tag('property');

function imageTags(write: typeof named, name: string, url: string, alt: string, own: OwnPicture): string[] {
  const size = [`${name}:width`, `${name}:height`].flatMap((key, index) =>
    url === own.url ? write(key, String(index ? own.height : own.width)) : [],
  );
  return [...write(name, url), ...write(`${name}:alt`, alt), ...size];
}

/** Renders the tags of a head exactly as the server does, without those that never change. */
export function headTags(head: RenderedHead, ownPicture: OwnPicture): string[] {
  return [
    `<title>${escapeText(head.title)}</title>`,
    ...named('description', head.description),
    ...named('robots', head.robots ?? ''),
    `<link rel="canonical" href="${escapeText(head.canonicalUrl)}"/>`,
    ...property('og:title', head.ogTitle),
    ...property('og:description', head.ogDescription),
    ...property('og:url', head.canonicalUrl),
    ...imageTags(property, 'og:image', head.ogImage, head.ogTitle, ownPicture),
    ...named('twitter:title', head.twitterTitle),
    ...named('twitter:description', head.twitterDescription),
    ...imageTags(named, 'twitter:image', head.twitterImage, head.twitterTitle, ownPicture),
  ];
}

/** Renders the tag of a structured data document. */
export const structuredDataTag = (document: object): string =>
  `<script type="application/ld+json">${serializeJsonLd(document)}</script>`;

/** Returns the difference of two lists of tags. */
export function tagChanges(before: readonly string[], after: readonly string[]) {
  return {
    removed: before.filter((line) => !after.includes(line)),
    added: after.filter((line) => !before.includes(line)),
  };
}
