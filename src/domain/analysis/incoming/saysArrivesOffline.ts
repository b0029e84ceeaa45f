import { normalizeWords } from '../matching/readWords';

const offline =
  '(?:paper|paper forms?|phone|telephone|fax|post|mail|letters?|clipboards?|slips?(?: of paper)?|note ?books?|whiteboards?|voicemails?|sticky notes?|post its?)';
const pieces =
  '(?:orders?|purchaseorders?|requests?|bookings?|reservations?|appointments?|forms?|invoices?|receipts?|checks?|applications?|timesheets?|timecards?|tickets?|claims?|notes?|records?|logs?|inspections?|documents?|copies|statements?)';
const ours = '(?:in |over |us |me |their |his |her |its |the |all |an? |more |new |most )*';
/** Excludes things that the writer sends out. */
const notByUs = '(?<!\\b(?:we|i|to)(?: (?:also|still|always|often|just|then|only|never|have to|must))? )';
const notSent =
  '(?<!\\b(?:send|sending|mail|mailing|print|printing|issue|issuing|give|fax) (?:out )?(?:our |the |all )?)';

/**
 * How work arrives: by channel ("by phone", "on paper", "in the mail", "from handwritten slips", "faxed"), by sender
 * ("chefs leave voicemails", "customers fax orders", "call in their orders"), or by type ("paper orders", "a fax
 * order").
 */
const ways = new RegExp(
  [
    `\\b(?:by|on|via|over|through|in|from) (?:the |our |their |a |plain |handwritten )?${offline}\\b`,
    '\\b(?:handwritten|faxed|phoned in|paper based)\\b',
    `${notByUs}\\b(?:leaves?|left|leaving) ${ours}(?:voicemails?|phone messages?|slips?)\\b`,
    `${notByUs}\\bfax(?:es|ing)?\\b(?! (?:machines?|numbers?|lines?|back)\\b)`,
    `${notByUs}\\b(?:calls?|called|phones?|phoned|rings?) ${ours}${pieces}\\b`,
    `${notByUs}\\b(?:mails?|mailed) ${ours}(?:paper )?(?:forms?|invoices?|receipts?|checks?|applications?|documents?|claims?|copies|statements?)\\b`,
    `${notByUs}\\b(?:brings?|brought|hands?|handed|turns?|turned|drops?|dropped|submits?|submitted|sends?) ${ours}(?:${pieces} )?(?:back |in |off )?(?:on )?paper\\b`,
    `${notByUs}${notSent}\\b(?:paper|phone|voicemail) ${pieces}\\b`,
  ].join('|'),
  'u',
);
/** Excludes statements that are past or negated, or about outgoing work. */
const otherwise =
  /\b(?:no longer|not|never|nothing|none|hardly|rarely|used to|instead of|rather than|moved away|chas(?:e[sd]?|ing)|remind\w*|follow\w* up|answer\w*)\b/u;
/** Matches statements that it has been replaced, applies to others, or only seems so. */
const over = new RegExp(
  [
    '\\b(?:isnt|arent|wasnt|werent) (?:\\w+ )?(?:on|by|in|via|paper|handwritten)\\b',
    '\\b(?:was|were) (?:all |still |always |mostly )*(?:on paper|paper|handwritten|by (?:phone|fax|mail|post))\\b',
    '\\b(?:moved|switched|went|changed|migrated) (?:\\w+ ){0,4}?(?:from|off) (?:our |the |all |those )*(?:paper|phone|fax|mail|post|handwritten)\\b',
    '\\b(?:got rid of|did away with|stopped \\w+ing|replaced (?:our |the |all )*paper)\\b',
    '\\b(?:competitors?|rivals?)\\b',
    '\\blooks? \\w+ on paper\\b',
  ].join('|'),
  'u',
);
/** In a goal only statements about the present count, not what a client would like to offer. */
const today =
  /\b(?:comes?|coming|arrives?|arriving|reach(?:es)?|still|today|stop|away from|rid of|end|off|replace|no more|typed|typing)\b/u;

/** Whether a goal, in normalized words, describes the present. */
export const isSoToday = (line: string): boolean => today.test(line);

/** Whether a text in normalized words describes the past or other firms. */
export const isOver = (line: string): boolean => over.test(line);

/** Whether a text says that work arrives on paper, by phone or by mail. */
export function saysArrivesOffline(words: string, { isGoal = false } = {}): boolean {
  const line = normalizeWords(words);
  return ways.test(line) && !otherwise.test(line) && !isOver(line) && (!isGoal || isSoToday(line));
}
