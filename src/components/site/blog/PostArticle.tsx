import { PageContents } from '@/components/site/PageContents';
import { AuthorBox } from '@/components/site/people/AuthorBox';
import { memberPath } from '@/domain/team/memberPath';
import { Link } from '@/components/ui/Link';
import { blog, blogLabels } from '@/content/site/blog';
import { blogLimits } from '@/domain/blog/blogLimits';
import { outline } from '@/domain/blog/outline';
import { slugFromName } from '@/domain/blog/slugFromName';
import type { FullPost } from '@/queries/blog/getPost';
import type { TeamMember } from '@/queries/getTeamMembers';
import { categoryPath, tagPath } from './blogPaths';
import { PostBody } from './PostBody';
import { PostMeta } from './PostMeta';
import { PostPicture } from './PostPicture';
import { ShareLinks } from './ShareLinks';
import styles from './PostArticle.module.css';

function PostHead({ post, author }: Pick<PostArticleProps, 'post' | 'author'>) {
  const { category, title, description, cover } = post;
  const topic = category
    ? { href: categoryPath(category.slug), label: category.name }
    : { href: blog.path, label: blog.name };
  return (
    <header className={styles.head}>
      <p className={styles.topic}>
        <Link href={topic.href}>{topic.label}</Link>
      </p>
      <h1>{title}</h1>
      <p className={styles.description}>{description}</p>
      <PostMeta {...post} authorPath={author && memberPath(author.slug)} />
      {cover ? (
        <PostPicture picture={cover} sizes="(width >= 80rem) 74rem, 92vw" isFirst className={styles.cover} />
      ) : null}
    </header>
  );
}

function PostTags({ tags }: { tags: readonly string[] }) {
  const links = tags.map((tag) => ({ tag, slug: slugFromName(tag) })).filter(({ slug }) => slug);
  if (links.length === 0) return null;
  return (
    <ul role="list" aria-label={blogLabels.tags} className={styles.tags}>
      {links.map(({ tag, slug }) => (
        <li key={tag}>
          <Link href={tagPath(slug)}>{tag}</Link>
        </li>
      ))}
    </ul>
  );
}

interface PostArticleProps {
  post: FullPost;
  /** The author, if a team member. */
  author: TeamMember | null;
  /** Absolute URL, for sharing. */
  address: string;
}

/** A whole post. */
export function PostArticle({ post, author, address }: PostArticleProps) {
  const entries = outline(post.body).filter(({ level }) => level < 4);
  const hasContents = entries.length >= blogLimits.contentsFromHeadings;
  return (
    <article className={styles.article}>
      <PostHead post={post} author={author} />
      <div className={hasContents ? `${styles.columns} ${styles.withContents}` : styles.columns}>
        {hasContents ? <PageContents title={blogLabels.contents} entries={entries} /> : null}
        <div className={styles.text}>
          <PostBody blocks={post.body} />
          <footer className={styles.foot}>
            {author ? <AuthorBox author={author} /> : null}
            <PostTags tags={post.tags} />
            <ShareLinks address={address} title={post.title} />
          </footer>
        </div>
      </div>
    </article>
  );
}
