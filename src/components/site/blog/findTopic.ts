import { permanentRedirect } from 'next/navigation';
import { blogLabels } from '@/content/site/blog';
import { getBlogTopics } from '@/queries/blog/getBlogTopics';
import type { HeadMetadata } from '@/queries/blog/categoryMetadata';
import type { PostListRequest } from '@/queries/blog/getPostList';
import { getTagName } from '@/queries/blog/getTagName';
import { categoryPath, pagePath, tagPath } from './blogPaths';

/** A selection of posts with an address of its own. */
export interface BlogTopic {
  /** Of its first page. */
  path: string;
  heading: string;
  /** What the category's author wrote about it. */
  description: string | null;
  /** What search results and link previews say; set where it differs from the heading. */
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

/** The same, for a page of its posts. Leads on to that page where the category has moved. */
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
