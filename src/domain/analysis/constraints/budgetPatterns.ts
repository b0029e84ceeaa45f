import { servedPeople } from '../matching/servedPeople';
import { phrase } from '../phrase';

/*
 * Statements about a client's budget. Jobs that run over budget, other people's budgets and what customers can't pay
 * don't limit a project. No amount is parsed: the report quotes the sentence next to the plan's cost.
 */
const amount = String.raw`(?:(?:us)?[$€£] ?\d[\d,.]*(?: ?k\b| ?m\b| thousand| million)?|\d[\d,.]* ?(?:k|grand|thousand|dollars|bucks|usd|euros?|cents?)\b|\d{1,3},\d{3}\b(?!,?\d| (?!for |in |this |a year|all |total|max|tops|or |at )\w)|(?:a )?(?:few|couple|hundred|several) (?:of )?(?:hundred |thousand )?(?:dollars|bucks|hundred|thousand)\b)`;
const limited = String.raw`(?:(?:only|maybe|about|around|roughly|perhaps|just|up to|at most|no more than|not more than|maximum|max\.?|a maximum of|as much as) )*`;
const cannot = String.raw`(?:can[’']?t|cannot|can not|couldn[’']?t|could not|won[’']?t|will not|(?:am|are|['’]re|['’]m) (?:not|un)(?: willing |able | able | going )+to|do not want to|don[’']?t want to|must not|should not)`;
const spend = String.raw`(?:spend|pay|invest|afford)`;
const purpose = String.raw`(?:this|these|all this|all of (?:this|it)|it|ai|software|tools?|automation|consult(?:ants?|ing)|projects?|technology)`;
/** Excludes what they can't afford to lose, or pay without a benefit: that is a problem, not a limit. */
const spendNoMore = String.raw`(?:(?:afford to )?(?:spend|invest)|pay|afford(?! (?:to|losing|paying|wasting)\b)|afford to (?:buy|pay(?= (?:more|over|above|for|anything)\b| [^.!?]{0,30}? (?:for|on) ${purpose}\b)))`;
const notInVain = String.raw`(?![\d,.]*\d)(?! (?:loss|mistake|error|fine|penalty|fee|hit)\b)(?![^.!?]{0,20}?\b(?:to late|(?:in|on|of|to|for) (?:\w+ ){0,2}?(?:overtime|fees?|fines?|penalt(?:y|ies)|interest|rework|scrap|loss(?:es)?|temps?|refunds?|mistakes|errors|chargebacks?))\b)`;
const limit = String.raw`(?:max(?:imum)?|tops|at (?:the )?most|cap(?:ped)?|limit(?:ed)?|no more than|not more than|up to|only|top)`;
const kinds = '(?:(?:total|whole|entire|project|software|ai|it|technology) ){0,2}';
const ours = String.raw`(?:(?:our|the|my|a|total|whole|project|software|ai|it|technology) ){0,3}`;
const others = String.raw`(?<!\b(?:${servedPeople}|city|county|municipal|school|state|public)[’']?s?[’']? (?:\w+ )?)`;
const aboutBudgets = String.raw`(?! (?:process|software|tools?|system|template|owner|season|planning|reports?|reporting|spreadsheets?|overruns?|meetings?|cycle|line)\b)`;

/** What may be spent later, or besides what is paid once. */
const later = String.raw`(?:and|plus|then) (?:then )?${limited}${amount} (?:a|per|each|every) (?:month|quarter|year)(?: (?:afterwards?|after that|thereafter|from then on))?`;

/** Nothing follows but what it is for, and for how long. */
const only = String.raw`(?:,? (?:${later}|up[- ]?front|(?:on|in|for|into|toward) ${purpose}|(?:(?:in|for|during|over) )?(?:this|the|next|our) (?:first |whole |coming )?year|(?:for )?year one|or (?:less|so)|please|in total|total|altogether|all in|tops|max(?:imum)?|at (?:the )?most|to (?:work with|spend|invest)))*[.!]?$`;

export const budgetPatterns: readonly RegExp[] = [
  phrase`(?:^|\b(?:we|i) (?:really |simply |just )?)${cannot} (?:\w+ )?${spendNoMore}\b[^.!?]{0,20}?${amount}${notInVain}`,
  phrase`(?:^|\b(?:we|i|but|and) )(?:could|can(?= (?:only|maybe|at most|spend up to|spend at most|spend no|spend only|spend maybe))|may(?= (?:only|spend))|are (?:able|willing) to) (?:only |maybe |probably |perhaps |at most )*${spend} ${limited}${amount}`,
  phrase`\b(?:we|i) (?:have|has|got|have got) (?:absolutely |really |almost |practically )?no (?:extra |spare |real )?(?:budget\b${aboutBudgets}|money (?:for|to spend)\b)`,
  phrase`(?:^|\bthere(?: is|[’']s) )(?:absolutely |really )?no (?:budget\b${aboutBudgets} (?:for|left|this|until)\b|money for ${purpose}\b)`,
  phrase`${others}\b${ours}budget\b(?: for ${purpose})?(?: this year)?(?: is| are|:| of)? ${limited}${amount}(?=[^.!?]{0,20}\b(?:${limit}|for ${purpose}|(?:for )?(?:this|the|next) (?:first )?year|a month|per month)\b)`,
  phrase`${others}\b${ours}budget\b(?: for ${purpose})?(?: this year)? (?:is )?(?:${limit}(?: (?:to|at|of|is))*|for ${purpose}(?: is|:)?) ${limited}${amount}`,
  phrase`\b(?:our|the|my) ${kinds}budget(?: for ${purpose})? (?:for |in )?(?:this|the|next) (?:first |whole |coming )?year(?: is|:| of) ${limited}${amount}`,
  phrase`\b(?:our|the|my) ${kinds}budget(?: for ${purpose})?(?: is|:| of) ${limited}${amount},? (?:and )?not (?:a|one) (?:dime|penny|cent|dollar) (?:more|over)\b`,
  phrase`(?:^|\b(?:our|the|my) )max(?:imum|\.)? budget(?: is| of|:)? ${limited}${amount}|\bwe (?:only )?have a (?:\w+ )?budget of (?![^.!?]*(?:\bmillion|\d ?m)\b)${limited}${amount}`,
  phrase`^(?:max(?:imum|\.)?|at most|no more than|not more than|up to) (?:of )?${amount} (?:(?:a|per|each) (?:week|month|year)|this year|next year|in total|altogether|all in)(?: (?:on|in|for) ${purpose})?[.!]?$`,
  // Only as a complete sentence. A sum that no small firm spends on software refers to another budget.
  phrase`^(?:our |my |the )?${ours}budget(?: is|:| of)? ${limited}(?!\S+ ?m)${amount}(?: or (?:less|so)| in total| altogether| all in)?[.!]?$`,
  phrase`^(?:we|i) (?:can|could) (?:${spend}|do|swing|manage|go (?:up )?to|put(?: in| up)?) ${limited}${amount}${only}`,
  phrase`^(?:we|i)(?:[’']ve)? (?:only |just )?(?:have|got) ${limited}${amount} (?:to (?:spend|invest)|(?:for|on) ${purpose})\b(?! (?:a|per|each) )`,
  // What owners say instead of "budget".
  ...[
    String.raw`^not (?:a|one) (?:dime|penny|cent|dollar) (?:over|more than|above) ${amount}`,
    String.raw`^${amount},? not (?:a|one) (?:dime|penny|cent|dollar) (?:more|over)\b`,
    String.raw`^(?:we|i|(?:the|our) (?:owners?|board|partners?|boss))(?:[’']ve| have| has)? (?:set aside|put aside|earmarked|budgeted|reserved|allocated|approved) ${limited}${amount}${only}`,
    String.raw`^(?:about |around )?${amount} (?:tops|max(?:imum)?|at (?:the )?most|or less)${only}`,
    String.raw`^${amount} is (?:(?:all|the most|as much as|as far as) (?:we|i)(?:[’']ve| have| can| got| will)\b|(?:our|the|my) (?:limit|ceiling|cap|max(?:imum)?|budget)${only})`,
    String.raw`^the most (?:we|i) (?:can|could|will|want to) ${spend}[^.!?]{0,20} is ${amount}`,
    String.raw`^(?:please )?(?:do not|don[’']?t) (?:go|spend) (?:over|above|past|beyond|more than) ${amount}`,
    String.raw`^(?:our|my|the) (?:limit|ceiling|cap|max(?:imum)?|hard stop)(?: for (?:${purpose}|(?:this|the) year))? is ${limited}${amount}`,
    String.raw`^(?:we|i) (?:only )?have ${limited}${amount} to (?:work|play) with`,
    String.raw`^(?:the |our )?(?:(?:total|whole|all-in|first[- ]year) )(?:spend|spending|costs?|price|bill) (?:has to|have to|must|should|needs? to) (?:stay|be|come in|remain) (?:below|under|within|at most) ${amount}`,
    String.raw`^(?:we|i)(?:[’'](?:re|m)| are| am) (?:willing|able|ready|prepared) to (?:${spend}|put|go up to) ${limited}${amount}${only}`,
    String.raw`^(?:please )?spend (?:at most|no more than|not more than|less than|only|up to) ${amount}(?: (?:a|per|each|every) (?:month|quarter|year))?${only}`,
    String.raw`^(?:please )?cap (?:it|this|everything) at ${amount}`,
    String.raw`^(?:max(?:imum|\.)?|at most|no more than|under|below) ${amount}(?=,? \w)${only}`,
    String.raw`^(?:our |the |my |a )?budget (?:of|for (?:the|this|our) (?:first )?year(?: is|:)) ${limited}${amount}${only}`,
    String.raw`^(?:our |the )?(?:spending|budget) (?:limit|cap|max(?:imum)?)(?: is|:)? ${amount}`,
    String.raw`^(?:we|i) (?:can[’']?t|cannot|won[’']?t|will not) go (?:over|above|past|beyond) ${amount}`,
    String.raw`^(?:there(?: is|[’']s)|we have) ${limited}${amount} in the budget for ${purpose}`,
  ].map((pattern) => new RegExp(pattern, 'i')),
  /^(?:our |the |my )?budget is (?:zero|nil)\b/i,
  phrase`^(?:our |the |my |with a )?budget(?: ?:| of)? ${limited}${amount}(?=$|[,.!]|${only.slice(0, -1)}| (?:a|per|each) (?:week|month|year)\b)`,
  phrase`\b(?:we|i) (?:do not|don[’']?t) have (?:a|any) budget for ${purpose}\b`,
  phrase`^(?:please )?keep (?:it|this|everything) (?:under|below) ${amount}`,
  phrase`^(?:our|my) (?:(?:project|software|ai|it|technology) )?budget is (?:(?:very|really|extremely) )?(?:tight|limited|small)\b`,
  phrase`\b(?:this|it|everything|all of it|the (?:whole thing|project|first project)) (?:must not|may not|should not|can[’']?t|cannot) cost (?:us )?(?:more than |over )?${amount}`,
  phrase`\b(?:this|it|everything|all of it|the (?:whole thing|project|first project)) (?:must|may|should|can|has to) (?:only )?(?:cost|stay) (?:us )?(?:less than|under|below|no more than|at most|up to) ${amount}`,
];
