const onPaper =
  /\b(?:papers?|paperwork|phone|phoned|fax(?:es|ed)?|clipboards?|handwritten|on slips|sticky|post-?its?|whiteboard|voicemails?|notebooks?)\b/iu;
const byHand = /\b(?:calls?|called|by hand)\b/iu;

/**
 * Whether a client speaks of paper or the phone, so that nobody tells them of software. Whether work reaches them that way is
 * another question (`incoming/saysArrivesOffline`).
 */
export const saysOnPaper = (text: string): boolean => onPaper.test(text);

/** The same, or that it is done by hand: what comes by email may be typed in by hand, too. */
export const saysOffline = (text: string): boolean => saysOnPaper(text) || byHand.test(text);
