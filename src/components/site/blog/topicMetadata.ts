import type { Metadata } from 'next';
import { contentMetadata } from '@/components/site/contentMetadata';
import { blog, blogLabels } from '@/content/site/blog';
import { previewPicturePath } from '@/content/site/previewPicturePath';
import { pagePath } from './blogPaths';
import type { BlogTopic } from './findTopic';
import { withFeeds } from './withFeeds';

/** The head of a topic's page; its preview picture is the blog’s. */
export async function topicMetadata(topic: BlogTopic | null, page: number | null): Promise<Metadata> {
  if (!topic || !page) return {};
  const { path, heading, description } = topic;
  return withFeeds(
    await contentMetadata({
      path: pagePath(path, page),
      title: blogLabels.pageTitle(heading, page),
      description: description || blogLabels.topicDescription(heading),
      imagePath: previewPicturePath(blog.path),
    }),
  );
}
