const onPaper =
  /\b(?:papers?|paperwork|phone|phoned|fax(?:es|ed)?|clipboards?|handwritten|on slips|sticky|post-?its?|whiteboard|voicemails?|notebooks?)\b/iu;
const byHand = /\b(?:calls?|called|by hand)\b/iu;

/**
 * Whether a text mentions paper or the phone, so that the report doesn't assume software. Whether work arrives that way
 * is decided by `incoming/saysArrivesOffline`.
 */
export const saysOnPaper = (text: string): boolean => onPaper.test(text);

/** Whether a text mentions paper, the phone or manual work. Work that arrives by email may be typed in by hand, too. */
export const saysOffline = (text: string): boolean => saysOnPaper(text) || byHand.test(text);
