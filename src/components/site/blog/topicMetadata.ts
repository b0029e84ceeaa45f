import type { Metadata } from 'next';
import { contentMetadata } from '@/components/site/contentMetadata';
import { blog, blogLabels } from '@/content/site/blog';
import { previewPicturePath } from '@/content/site/previewPicturePath';
import { pagePath } from './blogPaths';
import type { BlogTopic } from './findTopic';
import { withFeeds } from './withFeeds';

/** Returns the metadata of a topic's page. Without an image of its own it uses the blog's. */
export async function topicMetadata(topic: BlogTopic | null, page: number | null): Promise<Metadata> {
  if (!topic || !page) return {};
  const { path, heading, description, head } = topic;
  return withFeeds(
    await contentMetadata({
      path: pagePath(path, page),
      title: blogLabels.pageTitle(head?.title ?? heading, page),
      description: head?.description ?? (description || blogLabels.topicDescription(heading)),
      imagePath: head?.image ?? previewPicturePath(blog.path),
      imageAlt: head?.imageAlt,
    }),
  );
}
