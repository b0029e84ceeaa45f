import { HeadingLink } from '@/components/site/HeadingLink';
import { Icon } from '@/components/ui/Icon';
import { blogLabels } from '@/content/site/blog';
import type { Block, Footnote, Inline, List, ListItem, TableCell } from '@/domain/blog/Body';
import { numberColumns } from '@/domain/blog/numberColumns';
import { plainText } from '@/domain/blog/plainText';
import { BodyInlines } from './BodyInlines';
import { CodeListing } from './CodeListing';
import table from '@/components/ui/Table.module.css';
import styles from './PostBody.module.css';
import { PostPicture } from './PostPicture';

interface BodyHeadingProps {
  block: Extract<Block, { kind: 'heading' }>;
  /** Anchor for the table of contents, if it is listed there. */
  id?: string;
}

/** Links must not be nested. */
const hasLink = (inlines: readonly Inline[]): boolean =>
  inlines.some(({ kind }) => kind === 'link' || kind === 'footnote');

/** A heading. One with an anchor links to itself, to be copied. */
function BodyHeading({ block: { level, children }, id }: BodyHeadingProps) {
  const Heading = level === 7 ? 'h6' : (`h${level}` as const);
  const words = <BodyInlines inlines={children} />;
  return (
    <Heading id={id} aria-level={level === 7 ? level : undefined}>
      {id && !hasLink(children) ? <HeadingLink to={id}>{words}</HeadingLink> : words}
    </Heading>
  );
}

/** Widths as in the styles. */
const sizes = {
  full: '(width >= 48rem) 44rem, 92vw',
  medium: '(width >= 33rem) 29rem, 92vw',
  small: '15rem',
} as const;

/** An image block with its caption. */
function BodyPicture({ picture, caption, width }: Omit<Extract<Block, { kind: 'image' }>, 'kind'>) {
  return (
    <figure className={styles.picture} data-width={width}>
      <PostPicture picture={picture} sizes={sizes[width ?? 'full']} />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

// All in one file, because blocks are recursive.

/** A list item's text follows its marker without paragraph spacing. */
function ItemContent({ blocks }: Pick<ListItem, 'blocks'>) {
  const [first, ...rest] = blocks;
  if (first?.kind !== 'paragraph') return <BodyBlocks blocks={blocks} />;
  return (
    <>
      <BodyInlines inlines={first.children} />
      <BodyBlocks blocks={rest} />
    </>
  );
}

function Box({ isChecked }: { isChecked: boolean }) {
  return (
    <>
      <span className={styles.box}>{isChecked ? <Icon name="check" sizePx={16} /> : null}</span>
      <span className="visually-hidden">{`${isChecked ? blogLabels.done : blogLabels.toDo} `}</span>
    </>
  );
}

/** A list with bullets, numbers or checkboxes. */
function BodyList({ list: { style, start, items } }: { list: List }) {
  const entries = items.map(({ isChecked, blocks }, index) => (
    <li key={index}>
      {isChecked === null ? null : <Box isChecked={isChecked} />}
      <ItemContent blocks={blocks} />
    </li>
  ));
  if (style === 'number') return <ol start={start}>{entries}</ol>;
  return (
    <ul role="list" className={style === 'check' ? styles.checks : undefined}>
      {entries}
    </ul>
  );
}

interface CellProps {
  cell: TableCell;
  scope: 'col' | 'row';
  isOfNumbers: boolean;
}

function Cell({ cell, scope, isOfNumbers }: CellProps) {
  const attributes = {
    className: styles.cell,
    'data-align': cell.align ?? (isOfNumbers ? 'right' : undefined),
    colSpan: cell.columns > 1 ? cell.columns : undefined,
    rowSpan: cell.rows > 1 ? cell.rows : undefined,
  };
  const content = <ItemContent blocks={cell.blocks} />;
  // An empty header cell, as in a table's corner, must not be a header.
  if (!cell.isHeader || plainText(cell.blocks) === '') return <td {...attributes}>{content}</td>;
  return (
    <th scope={scope} {...attributes}>
      {content}
    </th>
  );
}

/** A table that scrolls on narrow screens, also by keyboard. */
function BodyTable({ rows }: { rows: readonly TableCell[][] }) {
  const ofNumbers = numberColumns(rows);
  return (
    <div className={styles.table} role="region" aria-label={blogLabels.table} tabIndex={0}>
      <table className={table.table}>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <Cell
                  key={column}
                  cell={cell}
                  scope={row === 0 ? 'col' : 'row'}
                  isOfNumbers={ofNumbers.has(column)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Footnotes, each with a link back to its reference. */
function Footnotes({ notes }: { notes: readonly Footnote[] }) {
  return (
    <section role="doc-endnotes" aria-label={blogLabels.footnotes} className={styles.footnotes}>
      <ol>
        {notes.map(({ number, id, blocks, references }) => (
          <li key={id} id={id}>
            <ItemContent blocks={blocks} />
            {references.map((reference, index) => (
              <a
                key={reference}
                href={`#${reference}`}
                aria-label={blogLabels.backToReference(number, index + 1)}
              >
                ↩
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface BodyBlockProps {
  block: Block;
  /** Anchor of a heading in the table of contents. */
  id?: string;
}

/** One block of a post's body. */
export function BodyBlock({ block, id }: BodyBlockProps) {
  switch (block.kind) {
    case 'paragraph':
      // An empty paragraph of the editor isn't rendered.
      if (block.children.length === 0) return null;
      return (
        <p>
          <BodyInlines inlines={block.children} />
        </p>
      );
    case 'heading':
      return <BodyHeading block={block} id={id} />;
    case 'quote':
      return (
        <blockquote>
          <BodyBlocks blocks={block.blocks} />
        </blockquote>
      );
    case 'list':
      return <BodyList list={block} />;
    case 'rule':
      return <hr />;
    case 'image':
      return <BodyPicture {...block} />;
    case 'code':
      return <CodeListing language={block.language} code={block.code} />;
    case 'table':
      return <BodyTable rows={block.rows} />;
    case 'footnotes':
      return <Footnotes notes={block.notes} />;
  }
}

/** Nested blocks. */
function BodyBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BodyBlock key={index} block={block} />);
}
