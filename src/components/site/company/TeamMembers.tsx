import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { memberPath } from '@/domain/team/memberPath';
import { Portrait } from '@/components/site/people/Portrait';
import { Link } from '@/components/ui/Link';
import { people } from '@/content/site/company/people';
import { disciplines } from '@/domain/team/disciplines';
import type { TeamMember } from '@/queries/getTeamMembers';
import styles from './TeamMembers.module.css';

const labels = new Map<string, string>(disciplines.map(({ id, label }) => [id, label]));

function Member({ member }: { member: TeamMember }) {
  return (
    <li className={styles.member}>
      <Portrait photo={member.photo} name={member.name} size="medium" isDecorative />
      <h3>
        <Link href={memberPath(member.slug)}>{member.name}</Link>
      </h3>
      <p className={styles.role}>
        {member.role}
        <span>{labels.get(member.discipline)}</span>
      </p>
      <p className={styles.bio}>{member.bio}</p>
    </li>
  );
}

function FounderNote({ founder: { name, role, photo, founderNote } }: { founder: TeamMember }) {
  return (
    <figure aria-labelledby="founder-title" className={styles.founder}>
      <h3 id="founder-title">{people.founderTitle}</h3>
      <blockquote>
        <p>{founderNote}</p>
      </blockquote>
      <figcaption>
        <Portrait photo={photo} name={name} size="small" isDecorative />
        <span className={styles.role}>
          {name}
          <span>{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}

interface TeamMembersProps {
  heading: string;
  lede: string;
  members: readonly TeamMember[];
}

/** Team members, a founder's note first. Renders nothing while the CMS has none. */
export function TeamMembers({ heading, lede, members }: TeamMembersProps) {
  if (members.length === 0) return null;
  const founder = members.find(({ founderNote }) => founderNote);
  return (
    <Section tone="tint" aria-labelledby="members-title">
      <SectionHead id="members-title" title={heading}>
        {lede}
      </SectionHead>
      {founder ? <FounderNote founder={founder} /> : null}
      <ul role="list" className={styles.members}>
        {members.map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </ul>
    </Section>
  );
}
