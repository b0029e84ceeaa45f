import { pictureAddress } from '@/domain/blog/pictureAddress';
import type { PictureWidth } from '@/domain/blog/pictureWidths';
import { plainWords } from '../links/linkMarkdown';

interface ChosenPicture {
  filename: string;
  alt: string;
  caption: string;
  /** Null: full column width. */
  width: PictureWidth | null;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Escapes alt text and caption so that Markdown renders them literally. */
const escaped = (text: string) => plainWords(plain(text));
const quoted = (text: string) => plain(text).replace(/[\\"&]/g, String.raw`\$&`);

/** Returns a library image in Markdown. */
export function pictureMarkdown({ filename, alt, caption, width }: ChosenPicture): string {
  const title = plain(caption) ? ` "${quoted(caption)}"` : '';
  return `![${escaped(alt)}](${pictureAddress({ filename, width })}${title})`;
}
