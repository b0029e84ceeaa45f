import { Link } from '@/components/ui/Link';
import { people } from '@/content/site/company/people';
import type { TeamMember } from '@/queries/getTeamMembers';
import styles from './AuthorBox.module.css';
import { memberPath } from '@/domain/team/memberPath';
import { Portrait } from './Portrait';

/** Who has written a post, with the way to the rest of it. */
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
