import type { ReactNode } from 'react';
import { headingId } from '@/domain/blog/headingId';
import { HeadingLink } from './HeadingLink';

interface LinkedHeadingProps {
  level: 2 | 3;
  /** Of the heading. Without one it is made of `title`. */
  id?: string;
  /** The section that the link leads to, if that has an id of its own. */
  sectionId?: string;
  className?: string;
  title: string;
  /** The words, where they are more than the title. */
  children?: ReactNode;
}

/** A heading of a page that can be led to. */
export function LinkedHeading({ level, id, sectionId, className, title, children }: LinkedHeadingProps) {
  const Heading = `h${level}` as const;
  const ownId = id ?? headingId(title);
  return (
    <Heading id={ownId} className={className}>
      <HeadingLink to={sectionId ?? ownId}>{children ?? title}</HeadingLink>
    </Heading>
  );
}
