interface Box {
  isChecked: boolean;
  /** With the space or the end of the line after it. */
  length: number;
}

const box = /^\[([ \t\nx])\](?:[ \t]*\n|[ \t])/i;

/** The box with which an item's words begin; null without any, or without words after it. GFM 5.3. */
export function readBox(text: string): Box | null {
  const [mark, sign = ''] = box.exec(text) ?? [];
  if (mark === undefined || text.slice(mark.length - 1).trim() === '') return null;
  return { isChecked: /x/i.test(sign), length: mark.length };
}
