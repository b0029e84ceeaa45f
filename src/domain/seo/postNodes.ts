import { breadcrumbList, breadcrumbsId, type Breadcrumb } from './breadcrumbList';
import type { JsonLdNode } from './JsonLd';
import { personId } from './personNodes';
import { organizationId, websiteId } from './siteNodes';

interface PostMention {
  /** Absolute. */
  url: string;
  title: string;
  /** ISO 8601. */
  published: string;
}

export interface PostFacts extends PostMention {
  origin: string;
  /** Absolute URL of the post on this site. `url` differs if the canonical address is another one. */
  pageUrl: string;
  description: string;
  /** ISO 8601; null if unchanged since publishing. */
  updated: string | null;
  author: string;
  /** Whether the author is the firm's team, not a person. */
  isByTeam: boolean;
  /** Absolute URL of the author's page; null without one. */
  personUrl: string | null;
  /** Absolute URL of the team's page. */
  teamUrl: string;
  /** Absolute. */
  imageUrl: string;
  words: number;
  readingMinutes: number;
  category: string | null;
  tags: readonly string[];
  breadcrumbs: readonly Breadcrumb[];
}

const blogId = (origin: string) => `${origin}/blog#blog`;

/**
 * Returns the structured data of a post: the content of its page, with the properties that search engines read:
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function postNodes(post: PostFacts): JsonLdNode[] {
  const { origin, url, pageUrl, published, author, isByTeam, personUrl, category, tags, breadcrumbs } = post;
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${pageUrl}#post`,
      headline: post.title,
      description: post.description,
      url,
      mainEntityOfPage: { '@type': 'WebPage', '@id': url, breadcrumb: { '@id': breadcrumbsId(pageUrl) } },
      datePublished: published,
      dateModified: post.updated ?? published,
      author: isByTeam
        ? { '@type': 'Organization', name: author, url: post.teamUrl }
        : {
            '@type': 'Person',
            name: author,
            ...(personUrl ? { '@id': personId(personUrl), url: personUrl } : {}),
          },
      publisher: { '@id': organizationId(origin) },
      image: [post.imageUrl],
      wordCount: post.words,
      timeRequired: `PT${post.readingMinutes}M`,
      ...(category ? { articleSection: category } : {}),
      ...(tags.length > 0 ? { keywords: tags } : {}),
      inLanguage: 'en-US',
      isPartOf: { '@id': blogId(origin) },
    },
    breadcrumbList(origin, pageUrl, breadcrumbs),
  ];
}

interface BlogFacts {
  origin: string;
  /** Absolute. */
  url: string;
  name: string;
  description: string;
  /** The posts that the page shows. */
  posts: readonly PostMention[];
}

/** Returns the node of the blog, for its first page. */
export const blogNode = ({ origin, url, name, description, posts }: BlogFacts): JsonLdNode => ({
  '@type': 'Blog',
  '@id': blogId(origin),
  name,
  description,
  url,
  inLanguage: 'en-US',
  isPartOf: { '@id': websiteId(origin) },
  publisher: { '@id': organizationId(origin) },
  blogPost: posts.map((post) => ({
    '@type': 'BlogPosting',
    '@id': `${post.url}#post`,
    headline: post.title,
    url: post.url,
    datePublished: post.published,
  })),
});
