import type { PostFinding } from './PostFinding';
import type { TextItem } from './textItems';

/** The title is the page's first-level heading, so a text begins at the second level and leaves none out. */
export function headingFindings(items: readonly TextItem[]): PostFinding[] {
  let before = 1;
  return items.flatMap((item): PostFinding[] => {
    if (item.kind !== 'heading') return [];
    const message = messageOf(item, before);
    before = Math.max(2, item.level);
    return message === null ? [] : [{ severity: 'warning', field: 'content', message, ...item.place }];
  });
}

function messageOf({ level, text }: { level: number; text: string }, before: number): string | null {
  if (text.trim() === '') return 'This heading has no words.';
  const name = `“${text.trim().slice(0, 60)}”`;
  if (level === 1)
    return `${name} is a first-level heading, which only the title should be. Use the second level.`;
  if (level <= before + 1) return null;
  return `${name} is a heading of level ${level} below one of level ${before}. Use level ${before + 1}.`;
}
