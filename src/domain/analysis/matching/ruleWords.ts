/* Words and conditions of which the patterns of prohibitions consist, in canonical words (`isForbidden`). */
export const ai = 'ai';
export const machine = '(?:ai|automation|software|machine|tool|program)';
export const articles = '(?:(?:an?|any|the|some|our|your|another|kind of|sort of|use of) )*';
export const forbids =
  '(?:(?:must|may|should|shall)(?: not| never)|mustnt|shouldnt|(?:is|are) (?:not|never) (?:(?:allowed|permitted|supposed) )?to|(?:isnt|arent) (?:(?:allowed|permitted|supposed) )?to)';
export const refuses =
  '(?:wont|(?:will|must|may|should|shall|can|could|would)(?: not| never)|mustnt|shouldnt|cannot|cant|couldnt|wouldnt|never|not going to|refuse to|not willing to)';
export const work =
  '(?:decid|answer|writ|screen|grad|approv|talk|speak|judg|diagnos|choos|pick|call|repl[yi]|send|sign|respond|hir|fir|rank|scor|handl|touch|mak|do|set|read|draft|prescrib|treat|pric|quot|pay|issu|plan|schedul|run|negotiat|chas|order|post|book|manag|greet|contact|text|messag|email|collect|review|evaluat|mov|get|releas|adjust|creat|publish|edit|chang|assign|dispatch|rout|transfer|wir|prepar|interview|interact|deal|us|refund|fil|be (?:used|involved)|go near|come near|say|tell)\\w*';
/** Quality requirements and feared consequences, which don't exclude any work. */
export const quality =
  '(?! (?:\\w+ )?(?:be (?:wrong|slow|too|expensive|complicated|hard|another|more|a )|make (?:any |more |up )?(?:mistakes|errors|things)|\\w+ (?:\\w+ ){0,2}(?:twice|late|wrong|duplicates?)|cost|break|fail|miss|leak|guess|lie|hallucinat\\w*|replac\\w*|take (?:our|any|their|peoples|over|long|forever|(?:\\w+ )?(?:hours|days|weeks|months|years))|lead to|mean|slow|annoy|offend|confuse|frustrate|feel|sound|look|seem|stop|stand|pass|become|get|(?:fill|crawl|scrap|spam|flood|steal)\\w*)\\b)';
export const humans =
  '(?:(?:an?|our|real|actual|living) ){0,2}(?:humans?|human beings?|people|poeple|peple|persons?)';
export const judging = '(?:decid|judg|screen|grad|approv|diagnos|rank|scor)\\w*';
/** Hopes for AI are no prohibition: "Thanks to AI our customers should not wait". */
export const means =
  '(?:^|\\b(?:and|so|that|hope|because) )(?:with|by|thanks to|by using|using|through|via|due to)(?: the (?:help|use) of)?';
/** "AI, because of HIPAA, must not"; after a single comma the subject may be someone else. */
export const aside = '(?:, (?:\\w+ ){1,5}, )?';
/** People as the subject, who aren't AI. */
export const toolOfIts = '(?!(?:people|staff|we|they|you|our|the|everyone|everybody|somebody|someone)\\b)';
/** An existing system that doesn't do something is unable to, which is no prohibition. */
export const unable =
  '(?<!\\b(?:systems?|software|erp|crm|emr|ehr|database|programs?|apps?|servers?|network|vendors?|providers?|budget) )';
/** Consequences and harm are no work. */
export const suffered =
  '(?!(?:lost|wasted|slowed|blocked|delayed|held|interrupted|bothered|confused|annoyed|offended|frustrated|replaced|limited|fooled|solved|fixed|improved|helped|left)\\b)';
/** A conditional statement that nothing comes of it is a forecast, not a rule. */
export const forecast =
  '(?<!\\b(?:without (?:\\w+ )?(?:help|support|ai|you|money|budget|software|tools?|people|staff|data|training|changes?|advice|experts?)|unless|at (?:this|our) (?:rate|pace)|like this|otherwise|with (?:this|that|these) (?:\\w+ )?(?:budget|software|system|staff|team|tools?|setup|mess)) .{0,60})';

/** Only a condition or a variant is refused. */
export const unqualified =
  '(?! (?:that|which|without|if|unless|until|just|because|for its|for the sake|hype|yet)\\b)';

/**
 * Statements about who alone may see or judge something. That someone alone knows, does or signs it, and the
 * consequences, are a problem and no rule, so the sentence must say nothing else.
 */
export const aloneSees =
  '(?:touch(?:es)?|(?:may|must|should|shall) (?:ever )?(?:see|read|touch|decide|judge|grade|diagnose|prescribe|set|negotiate|hire|fire))(?: \\w+){0,3}$';
/** The absence of AI today excludes nothing. */
export const notJustToday =
  '(?! (?:use|place|house|sight|(?:our|the) (?:company|firm|business|office))\\b)(?!.{0,120}\\b(?:yet|so far|today|currently|right now|at the moment|until now)\\b)';

/** Any machine, if a rule is about machines as such: "a computer", "software", but not "our software". */
export const anyMachine = `(?<!\\b(?:our|the|this|that|their|old|current|existing|new) (?:\\w+ )?)\\b${machine}`;
/** Beginning of a demand: of the text, of a clause, or after a word that introduces it. */
export const atStart =
  '(?:^|, |\\b(?:and|so|please|but|or|says?|said|wants?|means|insists?(?: on)?|policy(?: is)?|rule(?: is)?) )(?:(?:absolutely|strictly|please|definitely) )*';
export const doNot =
  '(?:do not|dont|does not|doesnt|did not|am not|are not|is not|isnt|arent|im not|were not|never|nobody|no one|wont|will not|would not|wouldnt|cannot|cant|not)';
export const doing = '(?:\\w{2,}ing)';
/** How the work is done today, which is a state and no demand. */
export const stateOfToday =
  '(?!.{0,120}\\b(?:yet|so far|today|currently|right now|at the moment|until now|still|by hand|manual|manually|on paper|excel|spreadsheets?|go out|in place|exists?)\\b)';
export const automatic =
  '(?:fully )?(?:automat(?:ic|ed)|auto|robo|(?:ai|machine|software) (?:generated|written|made|driven|based)|ai(?= (?:texts|emails|letters|messages|replies|decisions|posts|content)\\b))';
export const outputs =
  '(?:texts?|texting|calls?|calling|emails?|messages?|letters?|repl(?:y|ies)|answers?|responses?|decisions?|reminders?|payments?|posts?|quotes?|prices?|pricing|grading|hiring|screening|reviews?|contracts?|orders?|refunds?|invoices?|schedul(?:es?|ing)|diagnos[ei]s|followups?|outreach|advice|approvals?|content|copy|articles|transfers?|anything)';
export const refused =
  '(?:(?:is|are)(?: strictly| absolutely| simply)? (?:out of the question|off the table|off limits|no option|a no go|unacceptable|forbidden|prohibited|banned|unwelcome|out(?! of\\b)|not (?:an option|acceptable|happening|welcome|wanted|up for (?:discussion|debate)|allowed|permitted|negotiable))|(?:isnt|arent) (?:an option|acceptable|happening|welcome|allowed|permitted|up for (?:discussion|debate)))(?! (?:through|past|by (?:our|the)) )';
/** Work that people keep to themselves. */
export const ownWork =
  '(?:hiring|firing|pricing|negotiations?|performance reviews?|appraisals?|discipline|payroll)';
