import { publicAi } from '../constraints/publicAi';
import { normalizeWords } from './readWords';

/**
 * Canonical words, each replacing its synonyms. They keep the patterns small: with all synonyms spelled out, compiling
 * took a second more.
 */
const meanings: readonly (readonly [string, RegExp])[] = [
  [
    'ai',
    /\b(?:ais|artificial intelligence|chat ?gpt|gpt|chat ?bots?|bots?|robots?|robo ?calls?|voice ?bots?|llms?|language models?|copilot|algorithms?|virtual (?:assistants?|agents?|receptionists?)|autoresponders?)\b/gu,
  ],
  ['machine', /\b(?:machines|computers?)\b/gu],
  ['tool', /\btools\b/gu],
  ['program', /\bprograms\b/gu],
];
const ai = 'ai';
const machine = '(?:ai|automation|software|machine|tool|program)';
const articles = '(?:(?:an?|any|the|some|our|your|another|kind of|sort of|use of) )*';
const forbids =
  '(?:(?:must|may|should|shall)(?: not| never)|mustnt|shouldnt|(?:is|are) (?:not|never) (?:(?:allowed|permitted|supposed) )?to|(?:isnt|arent) (?:(?:allowed|permitted|supposed) )?to)';
const refuses =
  '(?:wont|(?:will|must|may|should|shall|can|could|would)(?: not| never)|mustnt|shouldnt|cannot|cant|couldnt|wouldnt|never|not going to|refuse to|not willing to)';
const work =
  '(?:decid|answer|writ|screen|grad|approv|talk|speak|judg|diagnos|choos|pick|call|repl[yi]|send|sign|respond|hir|fir|rank|scor|handl|touch|mak|do|set|read|draft|prescrib|treat|pric|quot|pay|issu|plan|schedul|run|negotiat|chas|order|post|book|manag|greet|contact|text|messag|email|collect|review|evaluat|mov|get|releas|adjust|creat|publish|edit|chang|assign|dispatch|rout|transfer|wir|prepar|interview|interact|deal|us|refund|fil|be (?:used|involved)|go near|come near|say|tell)\\w*';
/** Quality requirements and feared consequences, which don't exclude any work. */
const quality =
  '(?! (?:\\w+ )?(?:be (?:wrong|slow|too|expensive|complicated|hard|another|more|a )|make (?:any |more |up )?(?:mistakes|errors|things)|\\w+ (?:\\w+ ){0,2}(?:twice|late|wrong|duplicates?)|cost|break|fail|miss|leak|guess|lie|hallucinat\\w*|replac\\w*|take (?:our|any|their|peoples|over|long|forever|(?:\\w+ )?(?:hours|days|weeks|months|years))|lead to|mean|slow|annoy|offend|confuse|frustrate|feel|sound|look|seem|stop|stand|pass|become|get|(?:fill|crawl|scrap|spam|flood|steal)\\w*)\\b)';
const humans =
  '(?:(?:an?|our|real|actual|living) ){0,2}(?:humans?|human beings?|people|poeple|peple|persons?)';
const judging = '(?:decid|judg|screen|grad|approv|diagnos|rank|scor)\\w*';
/** Hopes for AI are no prohibition: "Thanks to AI our customers should not wait". */
const means =
  '(?:^|\\b(?:and|so|that|hope|because) )(?:with|by|thanks to|by using|using|through|via|due to)(?: the (?:help|use) of)?';
/** "AI, because of HIPAA, must not"; after a single comma the subject may be someone else. */
const aside = '(?:, (?:\\w+ ){1,5}, )?';
/** People as the subject, who aren't AI. */
const toolOfIts = '(?!(?:people|staff|we|they|you|our|the|everyone|everybody|somebody|someone)\\b)';
/** An existing system that doesn't do something is unable to, which is no prohibition. */
const unable =
  '(?<!\\b(?:systems?|software|erp|crm|emr|ehr|database|programs?|apps?|servers?|network|vendors?|providers?|budget) )';
/** Consequences and harm are no work. */
const suffered =
  '(?!(?:lost|wasted|slowed|blocked|delayed|held|interrupted|bothered|confused|annoyed|offended|frustrated|replaced|limited|fooled|solved|fixed|improved|helped|left)\\b)';
/** A conditional statement that nothing comes of it is a forecast, not a rule. */
const forecast =
  '(?<!\\b(?:without (?:\\w+ )?(?:help|support|ai|you|money|budget|software|tools?|people|staff|data|training|changes?|advice|experts?)|unless|at (?:this|our) (?:rate|pace)|like this|otherwise|with (?:this|that|these) (?:\\w+ )?(?:budget|software|system|staff|team|tools?|setup|mess)) .{0,60})';

/** Only a condition or a variant is refused. */
const unqualified =
  '(?! (?:that|which|without|if|unless|until|just|because|for its|for the sake|hype|yet)\\b)';

/**
 * Statements about who alone may see or judge something. That someone alone knows, does or signs it, and the
 * consequences, are a problem and no rule, so the sentence must say nothing else.
 */
const aloneSees =
  '(?:touch(?:es)?|(?:may|must|should|shall) (?:ever )?(?:see|read|touch|decide|judge|grade|diagnose|prescribe|set|negotiate|hire|fire))(?: \\w+){0,3}$';
/** The absence of AI today excludes nothing. */
const notJustToday =
  '(?! (?:use|place|house|sight|(?:our|the) (?:company|firm|business|office))\\b)(?!.{0,120}\\b(?:yet|so far|today|currently|right now|at the moment|until now)\\b)';

/** Any machine, if a rule is about machines as such: "a computer", "software", but not "our software". */
const anyMachine = `(?<!\\b(?:our|the|this|that|their|old|current|existing|new) (?:\\w+ )?)\\b${machine}`;
/** Beginning of a demand: of the text, of a clause, or after a word that introduces it. */
const atStart =
  '(?:^|, |\\b(?:and|so|please|but|or|says?|said|wants?|means|insists?(?: on)?|policy(?: is)?|rule(?: is)?) )(?:(?:absolutely|strictly|please|definitely) )*';
const doNot =
  '(?:do not|dont|does not|doesnt|did not|am not|are not|is not|isnt|arent|im not|were not|never|nobody|no one|wont|will not|would not|wouldnt|cannot|cant|not)';
const doing = '(?:\\w{2,}ing)';
/** How the work is done today, which is a state and no demand. */
const stateOfToday =
  '(?!.{0,120}\\b(?:yet|so far|today|currently|right now|at the moment|until now|still|by hand|manual|manually|on paper|excel|spreadsheets?|go out|in place|exists?)\\b)';
const automatic =
  '(?:fully )?(?:automat(?:ic|ed)|auto|robo|(?:ai|machine|software) (?:generated|written|made|driven|based)|ai(?= (?:texts|emails|letters|messages|replies|decisions|posts|content)\\b))';
const outputs =
  '(?:texts?|texting|calls?|calling|emails?|messages?|letters?|repl(?:y|ies)|answers?|responses?|decisions?|reminders?|payments?|posts?|quotes?|prices?|pricing|grading|hiring|screening|reviews?|contracts?|orders?|refunds?|invoices?|schedul(?:es?|ing)|diagnos[ei]s|followups?|outreach|advice|approvals?|content|copy|articles|transfers?|anything)';
const refused =
  '(?:(?:is|are)(?: strictly| absolutely| simply)? (?:out of the question|off the table|off limits|no option|a no go|unacceptable|forbidden|prohibited|banned|unwelcome|out(?! of\\b)|not (?:an option|acceptable|happening|welcome|wanted|up for (?:discussion|debate)|allowed|permitted|negotiable))|(?:isnt|arent) (?:an option|acceptable|happening|welcome|allowed|permitted|up for (?:discussion|debate)))(?! (?:through|past|by (?:our|the)) )';
/** Work that people keep to themselves. */
const ownWork = '(?:hiring|firing|pricing|negotiations?|performance reviews?|appraisals?|discipline|payroll)';

/** Prohibitions with words in between, matched on a line that still has its commas. */
const prohibitionsOfClause: readonly RegExp[] = [
  // Beginnings: "no bots talking to patients", "no automated calls", "keep software out of", "hands off".
  new RegExp(
    `${atStart}no (?:${ai} (?:in|for|on|to|with|around|allowed|please|ever)|(?:ai|machine|software) (?:${doing}|near|anywhere|involved|touches|gets to|(?:gets|goes|comes) near|sees|\\w+s (?:it|them|those|that)(?=$| ,)))\\b${notJustToday}${stateOfToday}`,
    'u',
  ),
  new RegExp(`${atStart}no ${automatic} (?:\\w+ )?${outputs}\\b${stateOfToday}(?!.{0,120}\\bso\\b)`, 'u'),
  new RegExp(`${atStart}no (?:customer|client|patient|guest)s? facing ${ai}\\b${stateOfToday}`, 'u'),
  new RegExp(`${atStart}nothing (?:customer|client|patient|guest)s? facing\\b`, 'u'),
  new RegExp(
    `${atStart}(?:(?:do not|dont|never) (?:automate|touch)|no automation of|no way (?:that )?(?:(?:an?|any) )?${ai})\\b`,
    'u',
  ),
  new RegExp(
    `${atStart}no (?:\\w+ ){1,3}?(?:by|from|with) (?:(?:an?|any) )?(?:ai|machine|software)\\b${stateOfToday}`,
    'u',
  ),
  // Work that is said before: "Yelp I answer personally, no AI".
  new RegExp(
    `^(?!.{0,200}\\b(?:by hand|manual|manually|paper|excel|spreadsheets?|today|currently|still|typed?|no (?:software|system|tools?))\\b).{3,200}, (?:so |and )?(?:absolutely )?no ${ai}(?: (?:please|needed|involved|thanks|ever|allowed|at all))*$`,
    'u',
  ),
  new RegExp(`${atStart}(?:keep your )?hands off (?!to\\b)(?:of )?\\w+`, 'u'),
  // Ends: "answered by me, not by AI", "by one of us, never by a machine".
  new RegExp(
    `\\b(?:by|from|through) (?!hand\\b|e?mail\\b|fax\\b|phone\\b|text\\b)(?:\\w+ ){1,5}?(?:, )?(?:and )?(?:not|never) (?:ever )?(?:by |with |from |through )?(?:(?:an?|any|some) )*${machine}\\b${stateOfToday}`,
    'u',
  ),
  new RegExp(
    `\\b(?:humans?|persons?|people|one of us|(?:us|me|ourselves|myself|themselves))(?: \\w+){0,4} ?,? (?:and )?(?:not|never) (?:(?:ever|by|with|to|from) )*(?:(?:an?|any|some) )*(?:ai|machine|software)(?: \\w+ing| on the phone| please| ever)?(?: (?:\\w+ ){0,3}\\w+)?(?=$| ,)${stateOfToday}(?<!\\b(?:need|want|problem|waiting)\\b.{0,40})`,
    'u',
  ),
  new RegExp(
    `(?<!\\bour )\\b${ai} ${aside}(?:${forbids}|(?<!${means} ${ai} )(?:(?:, )?(?:(?:and|but) )?(?:it|they) |(?:(?!(?:so(?! far)|because(?! of)|since)\\b)\\w+ ){1,3}?)${forbids})\\b${quality}`,
    'u',
  ),
  new RegExp(
    `\\bno ${ai} ${aside}(?:${toolOfIts}\\w+ )?(?:may|must|should|shall|will|is (?:allowed|permitted) to|is to)\\b${quality}`,
    'u',
  ),
];

/** Phrases that exclude work from software. That software can't, doesn't or isn't ready excludes nothing. */
const prohibitions: readonly RegExp[] = [
  // "May not be paid by a program", "rather lose business than have a bot reply", "only Ray, no software".
  new RegExp(
    `\\b(?:is|are|may|must|shall|should|will|can) (?:not|never) (?:ever )?(?:to )?be ${suffered}\\w+(?: or \\w+)? by (?:(?:an?|any|some) )*${machine}\\b`,
    'u',
  ),
  new RegExp(`\\brather .{3,60} than (?:have|let|use) (?:an? )?(?:ai|machine)\\b`, 'u'),
  new RegExp(`\\bonly \\w+ no (?:ai|machine|software)$`, 'u'),
  // Rules in the present tense: "No robot answers our phone", "AI does not write tax advice".
  new RegExp(
    `^no (?:(?:ai|machine) ${work}s|(?:software|tool|program) ${judging}(?<=s))\\b${notJustToday}(?!.{0,120}\\b(?:so|at night|after hours|weekends?|(?:faster|slower|better|worse) than)\\b)`,
    'u',
  ),
  new RegExp(
    `^ai (?:does not|doesnt) (?:write|answer|decide|set|sign|talk|give|touch|approve|hire|fire|price|quote|advise)\\b(?!.{0,80}\\b(?:well|good|right|correctly|properly|enough|yet|today|fast|like we|(?:the )?way we)\\b)`,
    'u',
  ),
  new RegExp(`${anyMachine} ${forbids}${quality} (?:ever )?${work}\\b`, 'u'),
  new RegExp(
    `${anyMachine} (?:cannot|cant|will not|wont|will never|never|does not|doesnt|do not get|dont get) (?:ever )?(?:touch(?:es)?|signoff|sign|get (?:to|anywhere|near)|make (?:\\w+ ){0,3}decisions|(?:go|goes|come|comes|get|gets) (?:anywhere )?near|gets? to|see|sees|be (?:anywhere near|in charge|allowed|involved)|decides?|have a say)\\b(?!.{0,80}\\b(?:yet|right|correctly|properly|pdfs?|scans?)\\b)`,
    'u',
  ),
  new RegExp(
    `\\b(?:(?:an?|no) (?:ai|machine)|ai) (?:will never|wont ever|will not|is never going to|is not going to) (?:talk|speak|decide|hire|fire|judge|grade|sign|set|negotiate|diagnose|touch|call|text)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:must|should|shall|will|would|may|to|wont|shouldnt|mustnt) (?:(?:not|never|ever) )?(?:(?:ever|have to|be forced to) )*(?:talk|speak|chat|deal) (?:to|with) (?:an?|any|some) ${machine}\\b(?<=\\b(?:not|never|nobody|no one|wont|shouldnt|mustnt)\\b.{0,60})`,
    'u',
  ),
  new RegExp(
    `\\bnothing (?:(?:ever|is|are|gets?|may|must|should|be|can|will|goes|go|to) ){1,3}(?:sent|paid|posted|published|answered|approved|out|ordered)\\b(?: \\w+){0,4} automatically\\b(?! so\\b)${stateOfToday}`,
    'u',
  ),
  new RegExp(
    `\\b(?:must|should|may|shall) (?:not|never) (?:ever )?(?:get|receive|be sent) ${articles}${automatic} ${outputs}\\b`,
    'u',
  ),
  new RegExp(`\\b(?:says?|said|saying) no to (?:${ai}|automation) (?:in|for|on|with|near|${doing})\\b`, 'u'),
  new RegExp(
    `\\bagainst (?:(?:our|the|company|office|firm) ){0,2}(?:polic(?:y|ies)|rules?|principles?|law) (?:to|for) (?:(?:let|use|have|allow) )?${articles}${machine}\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:forbids?|prohibits?|bans?|does not allow|doesnt allow) ${articles}(?:machine|software|automation) (?:from ${doing}|to ${work}|${doing})`,
    'u',
  ),
  new RegExp(
    `\\b(?:we|i|well|im|were|ill)(?: \\w+){0,2} (?:will not|wont|not going to|never going to|refuse to|not willing to) (?:be using|use) ${articles}${machine} (?:to|for|in|on|with)\\b`,
    'u',
  ),
  new RegExp(
    `\\b${doNot} (?:have|want|let|make|force) (?:\\w+ ){1,4}?(?:talk|speak|chat|deal)(?:ing)? (?:to|with) ${articles}${machine}\\b`,
    'u',
  ),
  new RegExp(
    `^(?:please )?(?:use|automate|ai|software)\\b.{0,60}\\b(?:except(?: for| in)?|just not|only not) \\w+`,
    'u',
  ),
  /\b(?:any|every)thing (?:but|except)(?: for)? (?:\w+ ){1,4}?(?:can|may) be automated\b|\b(?:automate|ai (?:may|can|should) (?:do|touch|help with)) (?:any|every)thing (?:but|except)\b/u,
  new RegExp(
    `\\b(?:humans?|(?:real|live|actual) (?:persons?|people)) (?:(?:will|must|should) )?always ${work}`,
    'u',
  ),
  /\b(?:must|should|may|shall) (?:not|never) be touched\b/u,
  /\bnothing (?:\w+ ){1,4}?(?:may|must|should|shall|is to|will) (?:ever )?be automated\b/u,
  new RegExp(
    `\\bnot (?:something|a (?:job|task|thing|matter)|work) (?:for )?(?:(?:an?|any) )?${machine}\\b`,
    'u',
  ),
  new RegExp(`\\b(?:dont|do not) (?:do|believe in) (?:${automatic} ${outputs}|${ai})\\b${stateOfToday}`, 'u'),
  new RegExp(
    `\\b(?:am|im|are|were) (?:\\w+ )?(?:against|opposed to) (?:letting |using |having )?${articles}${ai} (?:in|for|on|with|${doing})\\b(?<!\\bnot (?:\\w+ )?(?:against|opposed to) .{0,40})`,
    'u',
  ),
  new RegExp(
    `\\bunder no circumstances (?:may|must|should|shall|can|will) ${articles}${machine} ${work}`,
    'u',
  ),
  new RegExp(
    `\\b(?:forbids?|prohibits?|bans?|rules? out|${doNot} (?:allow|permit)s?) ${articles}${automatic} ${outputs}\\b`,
    'u',
  ),
  new RegExp(
    `^(?:and |that |so )?only (?:an? )?(?:humans?|(?:real |actual |living )?people|persons?) (?:(?:may|must|can|should|shall|gets? to|will|ever) )*${work}`,
    'u',
  ),
  new RegExp(
    `\\b(?:is|are|gets?|be) (?:always )?\\w+ by (?:an? )?(?:real|live|actual) (?:persons?|people|humans?)\\b${stateOfToday}`,
    'u',
  ),
  new RegExp(`\\b(?:by|for) (?:people|humans|a human|a person) only\\b${stateOfToday}`, 'u'),
  new RegExp(`^(?:\\w+ ){1,3}?(?:(?:must|has to|should|always) )?(?:stays?|remains?) (?:human|manual)$`, 'u'),
  new RegExp(
    `\\b(?:nothing (?:automated|automatic|artificial)|no (?:${machine})(?: \\w+)?) (?:(?:may|must|should|shall|gets to|is (?:allowed |permitted |ever |going )?to|will)${quality} (?:ever )?)${work}\\b${notJustToday}`,
    'u',
  ),
  new RegExp(
    `${unable}\\b${doNot} (?:(?:ever|going to|about to|ready to|willing to|gonna) )?(?:allow|permit|allows|permits|allowing|letting|lets?) ${articles}${machine} (?:to |${doing}|${work}|near|anywhere|in\\b|on\\b|into)${quality}`,
    'u',
  ),
  new RegExp(
    `\\b${doNot} (?:(?:really|ever|going to) )?(?:want|like|accept|tolerate|have)s? ${articles}(?:${machine}${quality} ${doing}|${automatic} ${outputs}|anything automated)\\b${quality}${stateOfToday}(?<!\\bhave ${machine} \\w+ing)`,
    'u',
  ),
  new RegExp(
    `\\b${doNot} (?:(?:really|ever) )?want (?:\\w+ ){1,5}?${suffered}\\w+(?:ed|en|set|sent|made|done|run|paid|read|put) by ${articles}${machine}\\b`,
    'u',
  ),
  new RegExp(
    `\\b${doNot} (?:(?:really|ever) )?want ${articles}${machine} (?:in|near|anywhere near|involved|touching|on)\\b(?! the cloud| our own)`,
    'u',
  ),
  new RegExp(
    `\\b(?:not|isnt|arent|never|un) ?(?:comfortable|ok|okay|willing|prepared|happy) (?:with|to let|to have|letting|having) ${articles}${machine} (?:to )?(?:${doing}|${work})\\b${quality}`,
    'u',
  ),
  new RegExp(
    `\\b(?:dont|do not|wont|will not|would not|wouldnt|would never|will never|never) (?:ever )?trust ${articles}${machine} (?:with|to|for|on|near)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:${ai}|${machine} ${doing}|automat(?:ing|ion of|ed|ic)|(?:ai|machine|software) (?:generated|written|made|driven)|\\w+ing (?:\\w+ ){1,3}?automatically)(?: \\w+){0,6}? ${refused}\\b${stateOfToday}`,
    'u',
  ),
  new RegExp(
    `\\b(?:off limits|off the table|out of bounds|taboo|a no go|forbidden|not) (?:to|for|territory for) ${articles}(?:ai|machine|software|automation)$`,
    'u',
  ),
  new RegExp(
    `\\b(?:keep|leave|hold) (?:\\w+ ){0,4}?${machine} (?:\\w+ )?(?:out of|away from|off|far from)\\b(?! (?:at|when|over|during|until|after)\\b| the (?:cloud|internet|web|network))`,
    'u',
  ),
  new RegExp(
    `\\b${ai} (?:(?:must|has to|should|shall|needs to|can|is to|better|had better) )?(?:stays?|remains?|keeps?) (?:its |their )?(?:hands |well |far )?(?:out of|away from|off)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:${machine}) (?:has|have) (?:no (?:place|business|role|say)|(?:absolutely )?nothing to do) (?:in|with|on|at|near|\\w+ing)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:is|are|gets?|be) never (?:ever )?(?:to be )?${suffered}\\w+(?:ed|en|set|sent|made|done|read) by (?:(?:an?|any|some) )*(?:ai|machine|software)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:we|i) (?:(?:only|always|still|strictly) )*(?:wants?|insists? on) (?:only )?(?:an? )?(?:humans?|human beings?|(?:real|live|actual|living) (?:people|persons?|humans?)) (?:to|on|in|answer|\\w+ing)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:must|should|always|only|never anything but) (?:\\w+ ){0,2}?(?:talk|speak|reach|get|gets|answered|greeted|handled|deal)\\w* (?:to |by |with )?(?:an? )?(?:humans?|human beings?|(?:real|live|actual|living) (?:people|persons?|humans?))\\b${stateOfToday}`,
    'u',
  ),
  new RegExp(
    `^(?:please )?leave (?:\\w+ ){1,4}?to (?:us|me|people|humans|the people|my people|our people)\\b`,
    'u',
  ),
  new RegExp(
    `^(?:(?:the|our|all|any) )*${ownWork}(?: \\w+)? (?:always |must |has to |should )?(?:stays?|remains?) (?:with (?!customers?\\b|clients?\\b)|in (?:our|my|human) |human|manual)(?!.*\\b(?:until|till|for (?:days|weeks|months|an?|too))\\b)`,
    'u',
  ),
  new RegExp(
    `\\b(?:is|are|stays?|remains?) (?:(?:always|strictly|only|and \\w+) ){0,2}(?:an? )?(?:humans? (?:decisions?|calls?|jobs?|matters?|work|only|things?)|people only)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:must|has to|should|needs to|have to) (?:always )?(?:stay|remain) (?:manual|in our (?:own )?hands|in my hands|with (?:us|me))\\b`,
    'u',
  ),
  new RegExp(`\\b${machine} ${forbids} (?:ever )?${judging}\\b`, 'u'),
  new RegExp(`\\bunder no circumstances (?:may|must|should|shall|can) ${articles}${ai}\\b${quality}`, 'u'),
  new RegExp(`\\brather not (?:have|let|use|see) ${articles}${ai}\\b${unqualified}`, 'u'),
  new RegExp(
    `\\bno ${ai} (?:ever )?(?:(?:decides|chooses|picks) whom?|(?:judges|ranks|scores|grades|screens|hires|fires|diagnoses) (?:our |any |the )?(?:applicants|candidates|people|patients|students|employees|staff))\\b${notJustToday}(?!.*\\b(?:takes?|slow|days|weeks|manually|by hand)\\b)`,
    'u',
  ),
  new RegExp(
    `(?:^|\\b(?:and|so|please|want|wants) )(?:absolutely )?no ${ai} (?:please|ever|allowed|at all|whatsoever|anywhere|near)\\b`,
    'u',
  ),
  new RegExp(`${unable}\\b${refuses} (?:ever )?(?:let|allow|permit) ${articles}${ai}\\b${quality}`, 'u'),
  new RegExp(
    `${unable}\\b${refuses} (?:ever )?(?:let|allow|permit) ${articles}${machine} (?:to )?${work}\\b`,
    'u',
  ),
  new RegExp(`(?:^|\\bplease )(?:do not|dont|never) (?:let|allow|permit) ${articles}${machine}\\b`, 'u'),
  new RegExp(`(?:^please |^)(?:do not|dont|never) use ${articles}${machine} (?:for|to|on|in|with)\\b`, 'u'),
  new RegExp(
    `\\b(?:wont|(?:will|must|may|shall|should) (?:not|never)|mustnt|shouldnt) (?:ever )?use ${articles}${ai}\\b${unqualified}`,
    'u',
  ),
  new RegExp(
    `\\b(?:do not|dont|does not|doesnt|never|nobody|no one) wants? ${articles}(?:${ai}\\b${quality}${unqualified}|${machine} to ${work}\\b)`,
    'u',
  ),
  new RegExp(`\\bwants? no ${ai}\\b${unqualified}`, 'u'),
  new RegExp(
    `\\b(?:${forbids}|never to|not to) (?:ever )?be ${suffered}\\w+ (?:by|to|with) ${articles}(?:ai|machine|software)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:will never|wont|cannot|cant) (?:ever )?be ${suffered}\\w+ (?:by|to|with) (?:(?:an?|any|some|another|kind of) )*(?:ai|machine|software)\\b`,
    'u',
  ),
  new RegExp(`\\b(?:${forbids}|never to|not to) (?:ever )?be (?:fully )?automated\\b`, 'u'),
  new RegExp(
    `(?:(?:^|\\bplease )(?:do not|dont|never)|\\b(?:must|may|should|shall) (?:not|never)|\\b(?:mustnt|shouldnt|refuse to)|\\b(?:not|dont|doesnt) want (?:you |anybody |anyone )?to) automate\\b`,
    'u',
  ),
  new RegExp(`${unable}\\b(?:will (?:not|never)|wont) automate\\b${forecast}`, 'u'),
  new RegExp(
    `(?<!\\b(?:(?:not|never|no longer|used to|dont|doesnt|nobody|nothing|competitors?|rivals)|(?:no|few|none of (?:our|the)|competitors|rivals|(?:if|unless)(?: our| the| any| an?)?) \\w+) )\\b(?:forbids?|prohibits?|bans?|banned|disallows?|rules? out) (?:(?:us|me|our staff|teachers|lawyers|employees|anyone|anybody|everyone|everybody|the use of|any use of) (?:(?:from )?using |to use )?|using )?${articles}${ai}\\b`,
    'u',
  ),
  new RegExp(`\\boff limits (?:to|for) ${articles}${machine}\\b`, 'u'),
  new RegExp(
    `\\b(?:nobody|no one|none) (?:but|except|other than|besides|outside)(?: \\w+){1,5}? ${aloneSees}`,
    'u',
  ),
  new RegExp(`(?:^|\\b(?:and|that|so) )only (?:our |the |an? |my )?(?:\\w+ ){1,3}?${aloneSees}`, 'u'),
  new RegExp(`\\b${refuses} (?:ever )?(?:have|see) ${articles}${machine} (?:to )?${work}\\b`, 'u'),
  new RegExp(`(?<!\\bour )\\b${machine} ${forbids} (?:ever )?touch\\b`, 'u'),
  /\b(?:decisions?|diagnos[ei]s|grading|judgments?|hiring|pricing)(?: (?:about|on|of|over) (?:\w+ ){1,3}?| )(?:always )?(?:stays?|remains?) (?:with|in the hands of) (?!customers?\b|clients?\b)(?!.*\b(?:until|till|for (?:days|weeks|months|an?|too))\b)/u,
  new RegExp(
    `(?<!\\b(?:not|dont|doesnt|never|no longer|nothing) )\\b(?:must|has to|have to|should|shall|needs? to) (?:always |only )?(?:stay|remain) (?:with ${humans}|human|in human hands|in the hands of ${humans})\\b`,
    'u',
  ),
];

/** The decision is a human's. If it needs a person in another office, it is a problem instead. */
const decided =
  '(?:made|taken|decided|approved|aproved|signed off|signoff|judged|screened|graded|authori[sz]ed)';
const decides =
  '(?:approve|aprove|decide|signoff|authori[sz]e|judge|make (?:(?:the|every|each|all|any|final|last|hiring) ){0,3}(?:decisions?|calls?|choices?)|have the (?:last|final) (?:word|say))';
const binds = '(?:must|should|shall|has to|have to|needs? to|(?:is|are) to|may only|can only)';
const one = '(?<!\\b(?:no|without an?|which|two|three|four|several|if an?) )(?<!\\bno )';

/** Phrases that require a human decision, so that software may not decide. */
const humanDecisions: readonly RegExp[] = [
  new RegExp(
    `\\b${binds} (?:(?:always|only|still|ever|finally) ){0,2}be ${decided} (?:only )?by (?:${humans}\\b(?! (?:in|from|at|who|on|of|with|named)\\b)|humans?\\b)`,
    'u',
  ),
  new RegExp(
    `${one}\\b(?:humans?|human beings?|(?:an? |the )?(?:real |actual )person|(?:real|actual) people) ${binds} (?:(?:always|still|personally|ever) ){0,2}${decides}\\b`,
    'u',
  ),
  new RegExp(
    `(?:^|\\b(?:and|that|but) )(?:an? person|people) (?:must|should|shall) (?:(?:always|still|personally) ){0,2}${decides}\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:humans?|human beings|people|an? person) (?:${decides}|${decides}s|makes? the (?:final )?decisions?)\\b(?: \\w+){0,5} not (?:by )?(?:an? |the |our )?${machine}\\b`,
    'u',
  ),
  new RegExp(`\\b${decided} by ${humans} (?:and )?(?:not|never) (?:by )?(?:an? |the )?${machine}\\b`, 'u'),
  new RegExp(
    '\\b(?:needs?|requires?|must have|must get|has to have|have to have) (?:an? )?humans? (?:approval|signoff|signature|decision|say so|ok)\\b(?! (?:tree|support))',
    'u',
  ),
  /^(?:no|nothing) (?:\w+ ){1,5}?without (?:an? )?(?:human|humans|real person)(?: (?:approval|review|decision|signoff|ok|approving it))?$/u,
  /\b(?:must|has to|should|shall|needs? to|always|please) (?:always )?(?:be|have|keep) an? (?:human|person) in the loop\b/u,
];

/** Excludes statements that are negated, questions, past, problems to get rid of, or about other people. */
const noRule = new RegExp(
  [
    '\\b(?:not|dont|doesnt|never|no longer|neednt|nothing|none|nobody) (?:\\w+ )?(?:must|needs?|requires?|have to|has to)\\b',
    '^no (?:\\w+ ){1,4}?(?:must|needs? to|has to|have to)\\b|\\bnot (?:every\\w*|all|each)\\b|\\bnot true\\b',
    '\\b(?:tak(?:es?|ing)|slow\\w*|wait\\w*|delay\\w*|pil(?:e|es|ing)|backlogs?|days|weeks|bottlenecks?|today|currently|right now|at the moment|manually|by hand|so far|yet|until|used to|their own|unless|waste|annoy\\w*|hate|tired|sick of|complain\\w*|stop|faster|quicker|sooner|ill|sick|busy|overloaded|only (?:one|two|three)|too (?:many|much|long)|still (?:have|has|needs?))\\b',
    '\\b(?:competitors?|rivals|other (?:firms|companies|shops))\\b',
    '^(?:why|do|does|must|should|if|when|who|is|are|can)\\b(?! gets\\b)',
  ].join('|'),
  'u',
);

/** Enough for bots; "no AI" may be the answer to whether there is any. */
const noBots = /(?:^|, )(?:please )?no (?:chat ?bots?|bots?|robots?)(?=$| ,)/u;
const isQuestion =
  /^(?:(?:can|could|should|would|will|does|is|are|do (?:we|you|i|they))\b(?! (?:not|never)\b)|(?:why|how|what)\b)/u;
const ruleIsGone =
  /\b(?:used to|no longer) (?:forbid|ban|prohibit|have a rule|say)\b|\b(?:i|we|they) (?:have )?(?:lifted|reversed|dropped|ended) (?:that|it|this|the (?:ban|rule))\b/u;

/**
 * Whether a part of a sentence excludes work from AI or other software ("AI must not answer the phone"), or reserves
 * its decision for people ("Humans must approve every refund").
 */
export function isForbidden(part: string): boolean {
  if (publicAi.some((pattern) => pattern.test(part))) return false;
  const words = normalizeWords(part.replace(/\s[–—-]+\s|[:()]/gu, ', '))
    .replace(/[^\p{L}\p{N}\s,]+/gu, ' ')
    .replace(/,/gu, ' , ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (isQuestion.test(words) || ruleIsGone.test(words)) return false;
  const clauses = meanings.reduce((text, [word, synonyms]) => text.replace(synonyms, word), words);
  const line = clauses.replace(/[\s,]+/gu, ' ').trim();
  return (
    noBots.test(words) ||
    prohibitionsOfClause.some((pattern) => pattern.test(clauses)) ||
    prohibitions.some((pattern) => pattern.test(line)) ||
    (humanDecisions.some((pattern) => pattern.test(line)) && !noRule.test(line))
  );
}
