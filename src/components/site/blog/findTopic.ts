import { permanentRedirect } from 'next/navigation';
import { blogLabels } from '@/content/site/blog';
import { getBlogTopics } from '@/queries/blog/getBlogTopics';
import type { HeadMetadata } from '@/queries/blog/categoryMetadata';
import type { PostListRequest } from '@/queries/blog/getPostList';
import { getTagName } from '@/queries/blog/getTagName';
import { categoryPath, pagePath, tagPath } from './blogPaths';

/** A category or tag with its own list of posts. */
export interface BlogTopic {
  /** Address of its first page. */
  path: string;
  heading: string;
  /** The category's description. */
  description: string | null;
  /** Title and description for search results and link previews; set if they differ from the heading. */
  head?: HeadMetadata;
  filter: Omit<PostListRequest, 'page'>;
}

export async function findCategory(slug: string): Promise<BlogTopic | null> {
  const { categories } = await getBlogTopics();
  const category = categories.find((each) => each.slug === slug);
  return category
    ? {
        path: categoryPath(slug),
        heading: category.name,
        description: category.description,
        head: category.head,
        filter: { categoryId: category.id },
      }
    : null;
}

/**
 * Finds a category for a page of its posts. Redirects to the same page of its new address if the category has moved.
 */
export async function findCategoryOrMove(slug: string, page: number | null): Promise<BlogTopic | null> {
  const topic = await findCategory(slug);
  if (topic || !page) return topic;
  const { categories } = await getBlogTopics();
  const moved = categories.find(({ formerSlugs }) => formerSlugs.includes(slug));
  return moved ? permanentRedirect(pagePath(categoryPath(moved.slug), page)) : null;
}

export async function findTag(slug: string): Promise<BlogTopic | null> {
  const name = await getTagName(slug);
  return name
    ? {
        path: tagPath(slug),
        heading: blogLabels.tagHeading(name),
        description: null,
        filter: { tagSlug: slug },
      }
    : null;
}
