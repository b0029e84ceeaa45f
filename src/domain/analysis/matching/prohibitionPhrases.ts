import {
  ai,
  aloneSees,
  anyMachine,
  articles,
  automatic,
  doing,
  doNot,
  forbids,
  forecast,
  humans,
  judging,
  machine,
  notJustToday,
  outputs,
  ownWork,
  quality,
  refused,
  refuses,
  stateOfToday,
  suffered,
  unable,
  unqualified,
  work,
} from './ruleWords';

/** Phrases that exclude work from software. That software can't, doesn't or isn't ready excludes nothing. */
export const prohibitions: readonly RegExp[] = [
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
