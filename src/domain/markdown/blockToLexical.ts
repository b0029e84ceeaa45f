import type { Code, Paragraph, RootContent } from 'mdast';
import { readPictureAddress } from '../blog/pictureAddress';
import { captionMaxLength } from '../blog/pictureWidths';
import { codeLimits } from './codeLimits';
import type { ConversionContext } from './ConversionContext';
import { elementNode } from './elementNode';
import { readKeptWhole } from './keptWhole';
import type { LexicalNode } from './LexicalBody';
import { listToLexical } from './listToLexical';
import { notNative } from './notNative';
import { oneLine } from './oneLine';
import { phrasingToLexical } from './phrasingToLexical';
import { tableToLexical } from './tableToLexical';

/** A block of Markdown as the editor's node. Throws notNative where the editor has none for something in it. */
export function blockToLexical(block: RootContent, context: ConversionContext): LexicalNode {
  switch (block.type) {
    case 'paragraph':
      return pictureToLexical(block, context) ?? paragraph(block, context);
    case 'heading':
      // The editor knows no others: the page has an h1 of its own.
      if (block.depth < 2 || block.depth > 4) throw notNative;
      return elementNode('heading', phrasingToLexical(block.children, context), { tag: `h${block.depth}` });
    case 'blockquote': {
      const [first, ...rest] = block.children;
      if (first?.type !== 'paragraph' || rest.length > 0) throw notNative;
      return elementNode('quote', phrasingToLexical(first.children, context));
    }
    case 'list':
      return listToLexical(block, context);
    case 'table':
      return tableToLexical(block, context);
    case 'code':
      return codeToLexical(block, context);
    case 'thematicBreak':
      return { type: 'horizontalrule', version: 1 };
    case 'html': {
      const kept = readKeptWhole(
        block.value,
        (name) => context.pictures.find(({ filename }) => filename === name)?.id,
      );
      if (!kept) throw notNative;
      return kept;
    }
    default:
      throw notNative;
  }
}

function paragraph({ children }: Paragraph, context: ConversionContext): LexicalNode {
  const inlines = phrasingToLexical(children, context);
  const first = inlines.find(({ type }) => type === 'text');
  return elementNode('paragraph', inlines, { textFormat: first?.format ?? 0, textStyle: '' });
}

/** A paragraph that is nothing but one of our pictures, under the name that the picture has everywhere. */
function pictureToLexical({ children }: Paragraph, context: ConversionContext): LexicalNode | null {
  const [only, ...rest] = children;
  const address = only?.type === 'image' && rest.length === 0 ? readPictureAddress(only.url) : null;
  if (only?.type !== 'image' || !address || !isCaption(only.title)) return null;
  const { filename, width } = address;
  const picture = context.pictures.find((each) => each.filename === filename && each.alt === only.alt);
  if (!picture) return null;
  const fields = { ...(only.title ? { caption: only.title } : {}), ...(width ? { width } : {}) };
  const id = context.ids.next();
  return { type: 'upload', version: 3, format: '', id, fields, relationTo: 'media', value: picture.id };
}

const isCaption = (title: string | null | undefined): boolean =>
  !title || (title.length <= captionMaxLength && title === oneLine(title));

function codeToLexical({ lang, meta, value }: Code, { ids }: ConversionContext): LexicalNode {
  // The editor asks for something in it.
  if (value === '' || (lang?.length ?? 0) > codeLimits.language || (meta?.length ?? 0) > codeLimits.meta) {
    throw notNative;
  }
  const names = { language: lang ?? '', ...(meta ? { meta } : {}) };
  return blockNode('code', { ...names, code: value }, ids.next());
}

/** One of the blocks that we gave to the editor. */
export const blockNode = (blockType: string, fields: Record<string, string>, id: string): LexicalNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockName: '', blockType, ...fields },
});
