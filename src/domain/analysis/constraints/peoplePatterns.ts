/*
 * What clients write of those who work for them, read for what every project has to respect and for the groundwork that
 * answers it. A pipe union and a job of a customer are no matter of people.
 */
const denied = String.raw`(?:\bnot|\bno|\bnever|\bnobody|\bno one|\bnone|\bwithout|n[’']t)`;

export const unionPatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?!.*\b(?:elbows?|fittings?|couplings?|flanges?|pipes?|valves?)\b)` +
      String.raw`(?!.*${denied}(?: [\w’']+){0,5} (?:an?|any|in) (?:\w+ )?unions?\b)(?!.*${denied}[ -]?unions?\b)(?!.*${denied} (?:labor|trade) unions?\b)` +
      String.raw`.*(?<!\b(?:credit|european|western|student|african|soviet|pipe|brass|steel|copper|dielectric|threaded|joint|customs|civil|rugby|monetary|savings|reunion|for|to|serve|serving|non)[ -])` +
      String.raw`\bunions?\b(?! (?:street|st|square|avenue|ave|city|county|station|pacific|bank|jack|hill|nuts?|joints?|customers?|clients?)\b)`,
    'iu',
  ),
  new RegExp(String.raw`(?<!${denied} (?:yet |fully |currently )?)\bunionized\b`, 'iu'),
  new RegExp(
    String.raw`(?<!${denied}(?: (?:have|has|had))?(?: an?| any)? )\b(?:works? councils?|collective (?:bargaining|agreements?)|shop stewards?)\b`,
    'iu',
  ),
];

const ones = String.raw`(?:their|his|her|my|people[’']s|everybody[’']s|anybody[’']s|somebody[’']s|employees[’']|staff[’']s)`;
const workers = String.raw`(?:people|staff|workers|employees|colleagues|drivers|us)`;
const machine = String.raw`(?:ai|robots|machines|computers|automation|cameras)`;
const fears = String.raw`(?:fear(?:s|ed|ful|ing)?|afraid|scared|worr(?:y|ies|ied)|anxious|nervous|concern(?:s|ed)?)`;
const unafraid = String.raw`(?<!${denied}(?: [\w’']+){0,3} )`;
const theirOwn = String.raw`(?<!\b(?:customers?|clients?|tenants?|borrowers?|members?|patients?|bidders?)\b[^.!?]{0,30})`;
const cuts = String.raw`(?:job (?:loss(?:es)?|cuts|security(?! guards?))|lay-?offs?)`;
const planned = String.raw`(?: (?:had|have|has|is|are|was|were|will|made|plan(?:s|ned|ning)?|consider(?:ing|ed)?|expect(?:ing|ed)?|do(?:ne|ing)?|been|be|any|an?|of|about|for|talk|talking|there|afraid|worried|concerned|fears?|more|further|the|forced)){0,8}`;

/** Loss of work by people, feared or ruled out. A job that a customer pays for is another thing. */
export const jobPatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`${unafraid}${theirOwn}\b(?:lose|loses|losing|lost|loss of) ${ones} (?:own )?jobs?\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:nobody|no one|not|never|without)\b[^.!?]{0,30}\b(?:lose|loses|losing|cost) (?:${ones} |an? )?(?:own )?jobs?\b(?! to )`,
    'iu',
  ),
  new RegExp(String.raw`(?<!${denied}${planned} )\b${cuts}\b(?! (?:is|are) (?:not|no)\b)`, 'iu'),
  new RegExp(
    String.raw`\b(?:must|may|should|want|wants|promised?|guarantee[ds]?)\b[^.!?]{0,20}\bno ${cuts}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`${unafraid}\b${fears}\b[^.!?]{0,40}?\b(?:for|about|over|of losing|that [^.!?]{0,30}) ${ones} (?:own )?jobs?\b(?! (?:being|running|coming|going|finishing|not)\b)`,
    'iu',
  ),
  new RegExp(String.raw`${unafraid}\bfear(?:s|ed|ing|ful)? for (?:our|the) jobs\b`, 'iu'),
  new RegExp(
    String.raw`${unafraid}\b${machine}\b[^.!?]{0,20}\b(?:take|takes|taking|cost|costs|eliminates?|kills?)\b (?:away )?(?:${ones} |our )?jobs?\b`,
    'iu',
  ),
  new RegExp(
    String.raw`${unafraid}\b${fears}\b[^.!?]{0,40}\b(?:be|being|get) (?:replaced|let go|laid off)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:(?:nobody|no one|no ${workers}) (?:may|must|should|shall|can|is to)|${workers} (?:may|must|should|shall|can|will) (?:not|never)) be (?:replaced|let go|laid off)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:(?<!\b(?:can|could) ?)\bnot|(?<!\bca|\bcould)n[’']t|\bnever|\bwithout|\b${fears}|\b${machine})\b[^.!?]{0,25}\breplac(?:e|es|ing) (?:our |any |the |good )?${workers}\b(?! who\b)`,
    'iu',
  ),
];
