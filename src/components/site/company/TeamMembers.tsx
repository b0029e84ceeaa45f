import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { Icon } from '@/components/ui/Icon';
import { team } from '@/content/site/company/team';
import { disciplines } from '@/domain/team/disciplines';
import { getTeamMembers, type TeamMember } from '@/queries/getTeamMembers';
import styles from './TeamMembers.module.css';

const labels = new Map<string, string>(disciplines.map(({ id, label }) => [id, label]));

function Member({ member }: { member: TeamMember }) {
  return (
    <li className={styles.member}>
      <h3>{member.name}</h3>
      <p className={styles.role}>
        {member.role}
        <span>{labels.get(member.discipline)}</span>
      </p>
      <p className={styles.bio}>{member.bio}</p>
      {member.link ? (
        <a href={member.link} rel="noopener" className={styles.link}>
          {team.profile}
          <span className="visually-hidden"> of {member.name}</span>
          <Icon name="external" sizePx={16} />
        </a>
      ) : null}
    </li>
  );
}

/** The people whom the firm has entered in its CMS; nothing while there are none. */
export async function TeamMembers() {
  const members = await getTeamMembers();
  if (members.length === 0) return null;
  return (
    <Section tone="tint" aria-labelledby="members-title">
      <SectionHead id="members-title" title={team.membersTitle}>
        {team.membersText}
      </SectionHead>
      <ul role="list" className={styles.members}>
        {members.map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </ul>
    </Section>
  );
}
