import { HeadingLink } from '@/components/site/HeadingLink';
import type { Block, Inline } from '@/domain/blog/Body';
import { BodyInlines } from './BodyInlines';

interface BodyHeadingProps {
  block: Extract<Block, { kind: 'heading' }>;
  /** Where the table of contents leads, if it does. */
  id?: string;
}

/** No link stands in another one. */
const hasLink = (inlines: readonly Inline[]): boolean =>
  inlines.some(({ kind }) => kind === 'link' || kind === 'footnote');

/** A heading. One that can be led to is a link to itself, to be copied and sent. */
export function BodyHeading({ block: { level, children }, id }: BodyHeadingProps) {
  const Heading = level === 7 ? 'h6' : (`h${level}` as const);
  const words = <BodyInlines inlines={children} />;
  return (
    <Heading id={id} aria-level={level === 7 ? level : undefined}>
      {id && !hasLink(children) ? <HeadingLink to={id}>{words}</HeadingLink> : words}
    </Heading>
  );
}
