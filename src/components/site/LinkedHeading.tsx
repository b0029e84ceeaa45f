import type { ReactNode } from 'react';
import { headingId } from '@/domain/blog/headingId';
import { HeadingLink } from './HeadingLink';

interface LinkedHeadingProps {
  level: 2 | 3;
  /** Id of the heading; defaults to one derived from `title`. */
  id?: string;
  /** Target of the link, if the section has an id of its own. */
  sectionId?: string;
  className?: string;
  title: string;
  /** Content of the heading, if it is more than the title. */
  children?: ReactNode;
}

/** A heading with an id and a link to itself. */
export function LinkedHeading({ level, id, sectionId, className, title, children }: LinkedHeadingProps) {
  const Heading = `h${level}` as const;
  const ownId = id ?? headingId(title);
  return (
    <Heading id={ownId} className={className}>
      <HeadingLink to={sectionId ?? ownId}>{children ?? title}</HeadingLink>
    </Heading>
  );
}
