import { pictureAddress } from '@/domain/blog/pictureAddress';
import type { PictureWidth } from '@/domain/blog/pictureWidths';
import { plainWords } from '../links/linkMarkdown';

interface ChosenPicture {
  filename: string;
  alt: string;
  caption: string;
  /** Null: the whole column. */
  width: PictureWidth | null;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Nothing in the words of a picture is meant as a sign of Markdown. */
const escaped = (text: string) => plainWords(plain(text));
const quoted = (text: string) => plain(text).replace(/[\\"&]/g, String.raw`\$&`);

/** A picture of the library in Markdown. */
export function pictureMarkdown({ filename, alt, caption, width }: ChosenPicture): string {
  const title = plain(caption) ? ` "${quoted(caption)}"` : '';
  return `![${escaped(alt)}](${pictureAddress({ filename, width })}${title})`;
}
