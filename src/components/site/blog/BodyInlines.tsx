import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import { blogLabels } from '@/content/site/blog';
import type { Inline, Mark } from '@/domain/blog/Body';

const elements = { bold: 'strong', italic: 'em', strikethrough: 's', code: 'code' } as const;

function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return marks.reduceRight<ReactNode>((content, mark) => {
    const Element = elements[mark];
    return <Element>{content}</Element>;
  }, text);
}

function TextLink({ href, opensNewTab, children }: Omit<Extract<Inline, { kind: 'link' }>, 'kind'>) {
  const words = <BodyInlines inlines={children} />;
  if (href === null) return words;
  if (opensNewTab) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {words}
        <span className="visually-hidden"> {blogLabels.newTab}</span>
      </a>
    );
  }
  return href.startsWith('/') ? <Link href={href}>{words}</Link> : <a href={href}>{words}</a>;
}

/** A run of text with its formats and links. */
export function BodyInlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => {
    switch (inline.kind) {
      case 'text':
        return <MarkedText key={index} text={inline.text} marks={inline.marks} />;
      case 'break':
        return <br key={index} />;
      case 'link':
        return <TextLink key={index} {...inline} />;
    }
  });
}
