import { Link } from '@/components/ui/Link';
import { blog, blogLabels } from '@/content/site/blog';
import type { BlogTopics } from '@/queries/blog/getBlogTopics';
import { categoryPath, tagPath } from './blogPaths';
import styles from './TopicNav.module.css';

interface TopicNavProps {
  topics: BlogTopics;
  /** Address of the current list, without its page. */
  currentPath: string;
}

const maxTags = 12;
/** The list of a tag with a single post offers nothing new. */
const minPostsOfTag = 2;

/** Blog navigation by topic: categories, then the most frequent tags. */
export function TopicNav({ topics: { categories, tags }, currentPath }: TopicNavProps) {
  if (categories.length === 0 && tags.length === 0) return null;
  const frequent = tags.filter(({ posts }) => posts >= minPostsOfTag).slice(0, maxTags);
  const links = [
    { href: blog.path, label: blogLabels.allPosts, isTag: false },
    ...categories.map(({ slug, name }) => ({ href: categoryPath(slug), label: name, isTag: false })),
    ...frequent.map(({ slug, name }) => ({ href: tagPath(slug), label: name, isTag: true })),
  ];
  return (
    <nav aria-label={blogLabels.topics}>
      <ul role="list" className={styles.list}>
        {links.map(({ href, label, isTag }) => (
          <li key={href}>
            <Link
              href={href}
              className={isTag ? `${styles.link} ${styles.tag}` : styles.link}
              aria-current={href === currentPath ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
