import { PostRows } from '@/components/site/blog/PostRows';
import { Section } from '@/components/site/Section';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { people } from '@/content/site/company/people';
import { pathOfPage } from '@/domain/seo/pageKeys';
import { disciplines } from '@/domain/team/disciplines';
import type { PostSummary } from '@/queries/blog/PostSummary';
import type { TeamMember } from '@/queries/getTeamMembers';
import space from '@/components/ui/Space.module.css';
import styles from './PersonPage.module.css';
import { Portrait } from './Portrait';

/** A team member: biography, note and posts. */
export function PersonPage({ person, posts }: { person: TeamMember; posts: readonly PostSummary[] }) {
  const { name, role, discipline, bio, words, photo, link } = person;
  return (
    <>
      <article className={styles.page}>
        <Portrait photo={photo} name={name} size="large" />
        <div className={styles.words}>
          <p className={styles.back}>
            <Link href={pathOfPage('team')}>{people.allPeople}</Link>
          </p>
          <h1>{name}</h1>
          <p className={styles.role}>
            {role}
            <span>{disciplines.find(({ id }) => id === discipline)?.label}</span>
          </p>
          <p className={styles.bio}>{bio}</p>
          {words ? (
            <blockquote aria-label={people.inOwnWords(name)} className={styles.quote}>
              <p>{words}</p>
            </blockquote>
          ) : null}
          {link ? (
            <a href={link} rel="me noopener" className={styles.link}>
              {people.profile}
              <span className="visually-hidden"> {people.profileOf(name)}</span>
              <Icon name="external" sizePx={16} />
            </a>
          ) : null}
        </div>
      </article>
      <Section tone="paper" aria-labelledby="posts-title">
        <h2 id="posts-title" className={space.below5}>
          {people.posts(name)}
        </h2>
        {posts.length > 0 ? <PostRows posts={posts} headingLevel={3} /> : <p>{people.noPosts}</p>}
      </Section>
    </>
  );
}
