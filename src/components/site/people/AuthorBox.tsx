import { Link } from '@/components/ui/Link';
import { people } from '@/content/site/company/people';
import type { TeamMember } from '@/queries/getTeamMembers';
import styles from './AuthorBox.module.css';
import { memberPath } from '@/domain/team/memberPath';
import { Portrait } from './Portrait';

/** The author of a post, with a link to their page. */
export function AuthorBox({ author: { name, slug, role, bio, photo } }: { author: TeamMember }) {
  return (
    <aside aria-label={people.author} className={styles.box}>
      <Portrait photo={photo} name={name} size="medium" isDecorative />
      <div className={styles.words}>
        <p className={styles.name}>
          <Link href={memberPath(slug)} rel="author">
            {name}
          </Link>
          <span>{role}</span>
        </p>
        <p>{bio}</p>
      </div>
    </aside>
  );
}
