import type { Block } from '../blog/Body';
import { headingId } from '../blog/headingId';
import { readMarkdown } from '../markdown/readMarkdown';

export interface Guide {
  title: string;
  blocks: Block[];
}

interface GuideAddresses {
  /** Prefix of the pictures' addresses. */
  pictures: string;
  /** Returns the address of a guide. */
  guideHref: (name: string) => string;
}

/**
 * Reads a guide as it is stored in docs/guide: its first line is the title, and it links to files beside it.
 * @param addresses where the product shows these files
 */
export function readGuide(source: string, { pictures, guideHref }: GuideAddresses): Guide {
  const [first = '', ...rest] = source.split('\n');
  const text = rest
    .join('\n')
    .replaceAll('](pictures/', `](${pictures}/`)
    .replaceAll(/\]\((?:(\w+)\.md)?(?:#([\w-]+))?\)/g, (_, name?: string, anchor?: string) => {
      const fragment = anchor ? `#${headingId(anchor)}` : '';
      return `](${name ? guideHref(name) : ''}${fragment})`;
    });
  return { title: first.replace(/^# /, ''), blocks: readMarkdown(text) };
}
