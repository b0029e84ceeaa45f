import { phrase } from '../phrase';

/** Public AI tools by name, as alternatives of a regular expression. */
export const namedAiTools = 'chat ?gpt|gpt|openai|gemini|claude|copilot|deepseek|grok|perplexity|meta ai';
const publicTools = `(?:${namedAiTools}|(?:(?:public|free|consumer|open|outside) )+(?:ai|chat ?bots?|llms?|language models?)(?: (?:tools?|services?|models?|accounts?|chat ?bots?))?)`;
const puts =
  '(?:past(?:e|es|ed|ing)|put(?:ting)?|upload(?:s|ed|ing)?|enter(?:ed|ing)?|feed(?:ing)?|typ(?:e|ed|ing)|shar(?:e|ed|ing)|copy(?:ing)?|copied|dump(?:ing)?|go(?:es|ing)?|send(?:ing)?|end(?:s|ing)? up)';
const denies =
  "(?:no|not|never|nothing|none|nobody|cannot|(?:do|does|ca|wo|must|should|is|are|may)n[’']?t|forbid(?:s|den)?|prohibit(?:s|ed)?|ban(?:s|ned)?|without)";
const staff =
  '(?:we|i|you|they|us|people|staff|employees?|team|associates?|lawyers?|workers?|nobody|no one|everyone)';

/** Data or employees may not use public AI tools; no work is excluded. */
export const publicAi: readonly RegExp[] = [
  phrase`\b${denies}\b[^.!?;]{0,60}\b${puts}\b[^.!?;]{0,40}\b(?:in|into|to|with|through|on) (?:\w+ )?(?:${publicTools}|any ai)\b`,
  phrase`\b${staff} (?:(?:is|are) not (?:allowed|permitted|supposed) to|(?:isn|aren)[’']?t (?:allowed|permitted|supposed) to|(?:may|must|can|should|shall)(?: not| never)|cannot|(?:can|mustn|shouldn)[’']?t|may|must never) (?:ever )?use (?:public )?${publicTools}\b`,
  phrase`^(?:absolutely )?no (?:use of )?(?:public |free )?${publicTools}(?: or (?:anything|the) like(?: it)?)?(?: please| ever| allowed| here| at (?:work|all))*[.!]?$`,
  phrase`\b${publicTools} (?:is|are) (?:strictly )?(?:forbidden|prohibited|banned|off limits|not allowed)(?: here| at work| in (?:the|our) (?:office|company|firm))?$`,
  phrase`(?<!\b(?:not|never|no longer|used to) )\b(?:forbids?|prohibits?|bans?|banned) (?:(?:us|our staff|employees|anyone|everyone|the use of) )?(?:(?:from )?using |to use )?(?:public )?${publicTools}\b(?! (?:in|for) )`,
  phrase`^(?:please )?(?:do not|don[’']?t|never) use (?:public )?${publicTools}\b(?! (?:for|to|in|on) )`,
  phrase`\b(?:nothing(?: (?:privileged|confidential|internal|sensitive|private|personal|secret|of ours|we (?:write|have|do)))?|no (?:\w+ ){1,3}?)(?: ?(?:may|must|should|is allowed|goes|belongs|is))? ?(?:in|into|to) (?:\w+ )?${publicTools}\b`,
  phrase`\b(?:keep|keeps|stays?|remains?)\b[^.!?;]{0,40} (?:out of|away from) (?:\w+ )?${publicTools}\b`,
  /\b(?:not|never|nobody|no one|no \w+|(?:must|may|ca|should)n[’']?t)\b[^.!?;]{0,40}\b(?:train(?:s|ing|ed)? (?:\w+ ){0,3}(?:on|with) (?:(?:our|my|their|the|client|customer|patient)[’']?s? ){1,2}(?:data|files?|documents?|records|information|work|emails?)|used? (?:to|for) train(?:ing)?)\b/i,
];
