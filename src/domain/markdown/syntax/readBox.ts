interface Box {
  isChecked: boolean;
  /** Including the space or line ending after it. */
  length: number;
}

const box = /^\[([ \t\nx])\](?:[ \t]*\n|[ \t])/i;

/** Reads the checkbox at the start of an item's text; null without one, or without text after it. GFM 5.3. */
export function readBox(text: string): Box | null {
  const [mark, sign = ''] = box.exec(text) ?? [];
  if (mark === undefined || text.slice(mark.length - 1).trim() === '') return null;
  return { isChecked: /x/i.test(sign), length: mark.length };
}
