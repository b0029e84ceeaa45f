import { servedPeople } from '../matching/servedPeople';
import { phrase } from '../phrase';
import type { Question } from '../strategic/sentenceWith';

/*
 * Statements about a client's employees, as constraints for every project and for the groundwork that addresses them.
 * Excludes homonyms such as a pipe union or a customer's job.
 */
const denied = String.raw`(?:\bnot|\bno|\bnever|\bnobody|\bno one|\bnone|\bwithout|n[’']t)`;

/** Unions by name, without abbreviations that have another meaning. */
const unionNames = String.raw`(?:afscme|seiu|teamsters?|uaw|ibew|ufcw|afl[ -]cio|usw|united steelworkers|ilwu|iatse|sag[ -]aftra|news ?guild|liuna|iuoe|afge|nalc|apwu|cupe|unifor|psac|national nurses united)`;
const staffGroups = String.raw`(?:teachers|nurses|faculty|police|officers|firefighters|employees|staff|workers|pilots)`;
/** Unions of the firm's customers, which don't count. */
const theirs = String.raw`(?:for|serve|serves|serving|clients?[’']?s?|customers?[’']?s?)`;

const unionPatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?=.*\bunion)(?!.*\b(?:elbows?|fittings?|couplings?|flanges?|pipes?|valves?)\b)` +
      String.raw`(?!.*${denied}(?: [\w’']+){0,5} (?:an?|any|in) (?:\w+ )?unions?\b)(?!.*${denied}[ -]?unions?\b)(?!.*${denied} (?:labor|trade) unions?\b)` +
      String.raw`.*(?<!\b(?:credit|european|western|student|african|soviet|pipe|brass|steel|copper|dielectric|threaded|joint|customs|civil|rugby|monetary|savings|reunion|for|to|serve|serving|non)[ -])` +
      String.raw`(?<!\b${theirs} (?:(?:several|many|various|two|three|four|five|labor|trade|local|our) ){1,2})` +
      String.raw`\bunions?\b(?! (?:street|st|square|avenue|ave|city|county|station|pacific|bank|jack|hill|nuts?|joints?|customers?|clients?)\b)`,
    'iu',
  ),
  phrase`(?<!${denied} (?:yet |fully |currently )?)\bunionized\b`,
  phrase`(?<!${denied}(?: (?:have|has|had))?(?: an?| any)? )\b(?:works? councils?|collective (?:bargaining|agreements?)|bargaining units?|shop stewards?)\b`,
  phrase`(?<!${denied}(?: [\w’']+){0,3} )(?<!\b${theirs} (?:the |local ){0,2})\b${unionNames}\b(?! (?:is|are|was|were) (?:our |a )?(?:customers?|clients?)\b)`,
  // "Unite here" is an ordinary phrase unless capitalized as the union's name.
  /\b(?:UNITE HERE|Unite Here)\b/u,
  phrase`(?<!${denied} (?:an? |any )?)(?<!\b(?:${theirs}|we are) (?:an? |the |our )?(?:\w+ )?)\b${staffGroups}[’']?s?[’']? (?:assoc\b|association\b)(?! (?:conference|magazine|journal|discount)\b)`,
  /\b(?:our|the|under|per) cba\b(?! (?:shows?|showed|for|of|on)\b)/i,
];

/** The union is gone, or its members are other people. */
const unionElsewhere: readonly RegExp[] = [
  /\b(?:decertif\w+|dissolved|disbanded|non[- ]?union)\b|\bvoted (?:out|down|against)\b|\bleft (?:the|our) (?:\w+ )?union\b|\b(?:former|ex)[ -]union\b/i,
  /\b(?:no longer|used to be) (?:an? |in |with |part of )?(?:the |any )?(?:\w+ )?union/i,
  phrase`(?:\b(?:is|are) not|\b(?:is|are)n[’']t)(?: (?:in (?:it|one|the union|a union|any)|members?|union|unionized|covered|represented|part of (?:it|the union|a union))\b|$|[,;)])`,
];

/** Matches a union that has a say. */
export const unionQuestions: readonly Question[] = unionPatterns.map((pattern) => ({
  test: (part, sentence) =>
    pattern.test(part) && !unionElsewhere.some((elsewhere) => elsewhere.test(sentence)),
}));

const ones = String.raw`(?:their|his|her|my|people[’']s|everybody[’']s|anybody[’']s|somebody[’']s|employees[’']|staff[’']s)`;
const workers = String.raw`(?:people|staff|workers|employees|colleagues|drivers|us)`;
const machine = String.raw`(?:ai|robots|machines|computers|automation|cameras)`;
/** Excludes job loss that the writer wants from software. */
const unwished = String.raw`(?<!\b(?:wants?|like|let|have|use|using|needs?|hopes?|hoping) (?:an? |the |more |that )?)`;
const fears = String.raw`(?:fear(?:s|ed|ful|ing)?|afraid|scared|worr(?:y|ies|ied)|anxious|nervous|concern(?:s|ed)?)`;
const unafraid = String.raw`(?<!${denied}(?: [\w’']+){0,3} )`;
const theirOwn = String.raw`(?<!\b(?:${servedPeople}|borrowers?|bidders?)\b[^.!?]{0,30})`;
const cuts = String.raw`(?:job (?:loss(?:es)?|cuts)|lay[- ]?offs?)`;
const anyone = String.raw`(?:anyone|anybody|people|staff|workers|employees|(?:a single|any|one|our|any of our) (?:person|people|soul|employees?|workers?|staff|drivers?|team))`;
const rulesOut = String.raw`(?:(?:will|must|may|shall|should|do|does)(?: not| never)|(?:wo|must|should|do|does)n[’']t|cannot|can[’']t|never)`;
const past = String.raw`(?:had|was|were|been|got|went|came|survived|grew|made it|last|so far|ago)`;

/** They won't hire. Not finding people is a problem instead. */
export const noHiring: readonly RegExp[] = [
  /(?:^|[,;:–—-] |\b(?:and|but|so) )no (?:more|new|further|additional) (?:hiring|hires|headcount|staff|people|employees|bodies)(?=$|[^\w ]| (?:please|this|next|until|for now|at all|either|and)\b)/i,
  /\b(?:we|i)(?: are|[’']re| am|[’']m)? (?:not (?:going to |looking to |planning to |willing to )?hir(?:e|ing)|(?:will not|won[’']t|do not want to|don[’']t want to) hire)\b/i,
  /\bhiring freeze\b/i,
];

const jobPatterns: readonly RegExp[] = [
  /(?:\bnot|n[’']t|\bnever) (?:looking|trying|planning|plan|intend|going|here|about|want|wanting|meant) to (?:let (?:\w+ ){1,3}go|lay (?:\w+ ){0,2}off|fire|get rid of (?:people|staff|any\w+)|cut (?:people|staff|jobs|positions|headcount))\b/i,
  /^(?:nobody|no one) (?:goes|leaves|has to (?:go|leave)|is (?:going anywhere|losing anything))(?=$|[,;])/i,
  /\b(?:everybody|everyone|all (?:of them|our people)) (?:keeps (?:their|his|her|the) jobs?|stays employed)\b|\b(?:we|i)(?: are|[’']re| will| am)? (?:keep|keeping) (?:everyone|everybody)(?=$|[^\w ]| (?:employed|on)\b)/i,
  phrase`${unafraid}${theirOwn}\b(?:lose|loses|losing|lost|loss of) ${ones} (?:own )?jobs?\b`,
  phrase`\b(?:nobody|no one|not|never|without)\b[^.!?]{0,30}\b(?:lose|loses|losing|cost) (?:${ones} |an? )?(?:own )?jobs?\b(?! to )`,
  phrase`\b(?:nobody|no one)\b[^.!?]{0,25}\bloses? (?:any )?(?:hours|shifts|pay)\b(?! (?:to|on|in|with|re\w*|searching|looking|typing)\b)`,
  phrase`(?<!${denied}(?: [\w’']+){0,8} )\bjob security\b(?! guards?\b)`,
  phrase`${unafraid}\b(?:${fears}|rumou?rs?|(?:talk|talks|talking|ask|asks|asked|asking|think|thinks|hear|hears|heard) (?:of|about)|threat|suspects?)\b[^.!?]{0,40}?\b${cuts}\b`,
  phrase`(?:^|[:;(–—-] ?|\b(?:that|promised?|guaranteed?)\b[^.!?]{0,10} )(?:absolutely |please,? |and |so )?no ${cuts}\b(?=$|[^\w ]| (?:please|at all|allowed|ever|whatsoever|because|over this|from this|through|will|may|must)\b| [^\w ])`,
  phrase`^(?!.*\b${past}\b).*(?:,| and| with) no ${cuts}\b(?=$|[^\w ]| (?:please|at all|allowed|ever|whatsoever)\b| [^\w ])`,
  phrase`^(?!.*\b${past}\b).*\bwithout (?:any )?${cuts}\b`,
  phrase`\bthere (?:will|would|must|may|can|shall|should|won[’']t|mustn[’']t) (?:not be (?:any|more)|never be(?: any)?|be no|be any)(?: more| further)? ${cuts}\b`,
  phrase`\b${rulesOut} (?:ever )?(?:approve|accept|allow|permit|tolerate|support|want|(?:lead|come) to|result in|cause|mean|end in|do|make)(?: any| more| further| the)? ${cuts}\b`,
  phrase`\b${cuts} (?:is|are) (?:off the table|out of the question|no option|not (?:an option|allowed|acceptable|on the table)|unacceptable|forbidden|ruled out)\b`,
  phrase`(?:\b(?:will|must|may|shall|should|want to|going to)(?: not| never)|\b(?:wo|must|should)n[’']t|\b(?:not|never) (?:going |want |wants |willing )?to|n[’']t (?:going |want |wants )to|\b(?:cannot|can[’']t|never)) (?:ever )?(?:lay ${anyone} off\b|lay off ${anyone}\b|let ${anyone} go(?=$|[^\w ]))`,
  phrase`\b(?:nobody|no one|no ${workers}) (?:gets?|will (?:be|get)|is going to (?:be|get)) (?:laid off|let go|fired|replaced)\b`,
  phrase`\b(?:must|may|should|want|wants|promised?|guarantee[ds]?)\b[^.!?]{0,20}\bno ${cuts}\b`,
  phrase`${unafraid}\b${fears}\b[^.!?]{0,40}?\b(?:for|about|over|of losing|that [^.!?]{0,30}) ${ones} (?:own )?jobs?\b(?! (?:being|running|coming|going|finishing|not)\b)`,
  phrase`${unafraid}\bfear(?:s|ed|ing|ful)? for (?:our|the) jobs\b`,
  phrase`${unafraid}${unwished}\b${machine}\b[^.!?]{0,20}\b(?:take|takes|taking|cost|costs|eliminates?|kills?)\b (?:away )?(?:${ones} |our )?jobs?\b`,
  phrase`${unafraid}\b${fears}\b[^.!?]{0,40}\b(?:be|being|get) (?:replaced|let go|laid off)\b`,
  phrase`\b(?:(?:nobody|no one|no ${workers}) (?:may|must|should|shall|can|is to)|${workers} (?:may|must|should|shall|can|will) (?:not|never)) be (?:replaced|let go|laid off)\b`,
  phrase`^(?=.*\breplac).*?(?:(?<!\b(?:can|could) ?)\bnot|(?<!\bca|\bcould)n[’']t|\bnever|\bnobody|\bno one|\bwithout|\b${fears}|(?:${unwished}|(?=[^.!?]{0,80}\b${fears}\b))\b${machine}(?! (?:should|shall|must|has to|needs to) replace\b))\b[^.!?]{0,25}\breplac(?:e|es|ing) (?:our |any |the |good )?${workers}\b(?! who\b)`,
];

/** Occurs in all of these. */
const namesJobs =
  /job|lay ?-?offs?\b|\bla(?:y|id)\b|\blet\b|\bfir(?:e|ed)\b|rid of|\bcut\b|replac|nobody|no one|every|employed/i;

/** Matches job loss, feared or ruled out. A job that a customer pays for doesn't count. */
export const jobQuestion: Question = {
  test: (part) => namesJobs.test(part) && jobPatterns.some((pattern) => pattern.test(part)),
};
