import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import { blogLabels } from '@/content/site/blog';
import type { Inline, Mark } from '@/domain/blog/Body';
import { PostPicture } from './PostPicture';
import styles from './PostBody.module.css';

const elements = { bold: 'strong', italic: 'em', strikethrough: 's', code: 'code' } as const;

function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return marks.reduceRight<ReactNode>((content, mark) => {
    const Element = elements[mark];
    return <Element>{content}</Element>;
  }, text);
}

function TextLink({ href, opensNewTab, title, children }: Omit<Extract<Inline, { kind: 'link' }>, 'kind'>) {
  const words = <BodyInlines inlines={children} />;
  if (href === null) return words;
  if (opensNewTab) {
    return (
      <a href={href} title={title} target="_blank" rel="noopener noreferrer">
        {words}
        <span className="visually-hidden"> {blogLabels.newTab}</span>
      </a>
    );
  }
  const attributes = { href, title };
  return href.startsWith('/') ? <Link {...attributes}>{words}</Link> : <a {...attributes}>{words}</a>;
}

/** An inline image; the size of one outside the library is known only from its file. */
function TextImage({ src, alt, title, picture }: Omit<Extract<Inline, { kind: 'image' }>, 'kind'>) {
  if (picture) {
    const words = { title, className: styles.inlineImage };
    return <PostPicture picture={picture} sizes="(width >= 48rem) 44rem, 92vw" {...words} />;
  }
  return (
    <picture>
      <img src={src} alt={alt} title={title} loading="lazy" decoding="async" className={styles.inlineImage} />
    </picture>
  );
}

function FootnoteReference({ number, id, noteId }: Omit<Extract<Inline, { kind: 'footnote' }>, 'kind'>) {
  return (
    <sup className={styles.reference}>
      <a id={id} href={`#${noteId}`} role="doc-noteref" aria-label={blogLabels.footnote(number)}>
        {number}
      </a>
    </sup>
  );
}

/** Inline content with formats and links. */
export function BodyInlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => {
    switch (inline.kind) {
      case 'text':
        return <MarkedText key={index} text={inline.text} marks={inline.marks} />;
      case 'break':
        return <br key={index} />;
      case 'link':
        return <TextLink key={index} {...inline} />;
      case 'image':
        return <TextImage key={index} {...inline} />;
      case 'footnote':
        return <FootnoteReference key={index} {...inline} />;
    }
  });
}
