import { wordsOfToday } from '../matching/readWords';
import type { Question } from '../strategic/sentenceWith';
import { namedAiTools } from './publicAi';

/*
 * Rules by which a firm's clients restrict the use of their data, and which the firm can't lift itself. Clients who
 * don't hand over documents are a problem, not a rule; statements about competitors' clients don't apply; and an NDA
 * alone covers confidentiality but forbids no provider.
 */

const emphasis = String.raw`(?:(?:also|usually|often|still|always|strictly|expressly|explicitly|simply|generally|mostly|clearly|contractually|absolutely|typically|now|really|just|even|ever|all) ){0,2}`;

/**
 * Canonical words in capitals, each replacing its synonyms, in this order. They keep the patterns small: with all
 * synonyms spelled out, compiling took a second.
 */
const meanings: readonly (readonly [string, RegExp])[] = [
  [
    'NDA',
    /\b(?:ndas?|non ?disclosure agreements?|non ?disclosures?|confidentiality agreements?)\b(?! (?:templates?|forms?|drafts?|drafting|reviews?|process|requests?|backlog|workflow|tracker|renewals?|negotiations?)\b)/gu,
  ],
  [
    'AWAY',
    new RegExp(
      String.raw`\b(?:to|in|into|on|onto|with|by|through|via|over|outside|outside of|beyond|out of|off) (?:(?:any|the|a|an|some|other|external|outside|public|anyone|anybody|else|foreign|online) ){0,3}(?:cloud|clould|clowd|(?:third|thrid|3rd) part(?:y|ies)|outsiders?|providers?|subcontractors?|internet|web|saas|ai|${namedAiTools}|llms?|language models?|chatbots?)\b`,
      'gu',
    ),
  ],
  ['AWAY', /\b(?:anywhere else|(?:to|with) (?:anyone|anybody) else|(?<!from )outside)\b/gu],
  [
    'AWAY',
    /\b(?:leave|leaves|leaving|outside|outside of|beyond|out of|off) (?:our|the|your|this) (?:own )?(?:house|building|office|premises|network|servers?|systems?|walls|firm|company)\b/gu,
  ],
  [
    'HOME',
    /\b(?:in ?house|on ?prem(?:ises?)?|(?:on|in|inside|within) (?:our|your|the) (?:own )?(?:servers?|machines?|systems?|network|hardware|building|office|premises|house|four walls|firm|company)|internal|local|locally|(?:out of|off|away from) the cloud)\b/gu,
  ],
  ['CLOUD', /\b(?:the )?clou?ld\b|\b(?:the )?cloud\b/gu],
  [
    'CLIENTS',
    /\b(?<!\b(?:no|not|none of our|none of the|few|few of our|neither of our|competitors?|rivals|suppliers|vendors|partners|their|his|her|if|if an?|if any|if our|if one|unless|whether|in case|should|which|what) )(?:clients?|cleints?|clinets?|customers?|cusotmers?|custmers?|costumers?|patients?|donors?|tenants?|policyholders|sponsors?|oems?|primes?|prime contractors?)\b(?: (?:of ours|here|all|we work for|we serve|in (?:defense|banking|finance|health ?care|pharma))\b)?/gu,
  ],
  [
    'CONTRACTS',
    /\b(?<!\b(?:supplier|suppliers|vendor|vendors|lease|employment|license|software|labor|union|no|none of our) )(?:contracts?|agreements?|engagement letters?|msas?)\b/gu,
  ],
  [
    'REFUSE',
    new RegExp(
      String.raw`\b${emphasis}(?:forbids?|forbidds?|prohibits?|prohibts?|bans?|disallows?|rules? out|(?:have|has) (?:expressly |strictly )?(?:forbidden|prohibited|banned)|(?:(?:do|does|will|would|can) not|dont|doesnt|wont|wouldnt|cant|cannot|never|no longer) ${emphasis}(?:allows?|permits?|lets?|wants?(?! to\b)|accepts?|tolerates?|agrees? to|consents? to))\b`,
      'gu',
    ),
  ],
  [
    'DEMAND',
    new RegExp(
      String.raw`\b${emphasis}(?:requires?|demands?|insists?|expects?|wants?|asks?|stipulates?|says?|told us|tell us)\b`,
      'gu',
    ),
  ],
  [
    'MUSTNOT',
    /\b(?:(?:must|may|can|shall|should|are|is|do|does|will)(?: not| never)|cannot|cant|mustnt|arent|isnt|dont|never)\b(?: (?:allowed|permitted|supposed) to\b| ever\b)?/gu,
  ],
  [
    'SHARE',
    /\b(?:uploads?|uploaded|uploading|uplaod|uplaoding|shar(?:e|ed|ing)|send|sending|sent|giv(?:e|ing|en)|hand(?:ing)? (?:over|out|on)|pass(?:ing)?(?: on)?|transfer(?:ring|red)?|expos(?:e|ing)|disclos(?:e|ing)|releas(?:e|ing)|forward(?:ing)?|export(?:ing)?)\b/gu,
  ],
  [
    'HANDLE',
    /\b(?:put(?:ting)?|plac(?:e|ing)|stor(?:e|ed|ing)|storage of|host(?:ed|ing)?|keep(?:ing)?|kept|mov(?:e|ing)|past(?:e|ing)|feed(?:ing)?|process(?:ed|ing)?|enter(?:ing)?|us(?:e|ing)|copy(?:ing)?|h[eo]ld)\b/gu,
  ],
  [
    'DATA',
    /\b(?:data|files?|documents?|docs|records?|information|drawings?|designs?|blueprints?|recordings?|manuscripts?|source code|secrets)\b/gu,
  ],
];

const parties: ReadonlySet<string> = new Set(['NDA', 'CLIENTS', 'CONTRACTS']);
/** Occurs in every rule, before its words are replaced. */
const namesParty = new RegExp(
  meanings.flatMap(([meaning, spelled]) => (parties.has(meaning) ? spelled.source : [])).join('|') +
    '|contractually',
  'u',
);

const words = (most: number): string => String.raw`(?:\w+ ){0,${most}}?`;
/** The clients' data, not data that the firm sends to them. */
const theirData = String.raw`(?:(?:their|thier|there|CLIENTS|any|of|it|such|confidential|personal|sensitive|all|own) ){1,4}(?:\w+ )?DATA`;
const endsHere = String.raw`(?=$| ?[^\w ]| (?:and|or|because|so|which|as|since|at all|ever|please|period|anywhere|elsewhere|online|by CONTRACTS)\b)`;
const whichClients = String.raw`(?:(?:our|the|most|all|many|some|every|each|big|large|almost|of) ){0,3}CLIENTS`;
const clientContracts = String.raw`(?:CLIENTS CONTRACTS|CONTRACTS (?:with|of|from) ${whichClients}|NDA(?: with ${whichClients})?)`;
const contracts = String.raw`(?:CONTRACTS|${clientContracts})`;

const patterns: readonly RegExp[] = [
  // Clients or contracts refuse it.
  String.raw`\b(?:CLIENTS(?: are (?:\w+ ){1,5}?and)?|${contracts}) REFUSE ${words(6)}SHARE (?:of )?${theirData}${endsHere}`,
  String.raw`\bCLIENTS REFUSE ${words(5)}(?:HANDLE|SHARE|their|CLIENTS|any) ${words(3)}(?:DATA|anything|it|them) ${words(3)}(?:AWAY|online)`,
  String.raw`\b(?:CLIENTS|${contracts}) REFUSE (?:that |us to have )?${theirData} (?:(?:is|are|be|to be|being) )?SHARE${endsHere}`,
  String.raw`\bCLIENTS REFUSE ${words(4)}CLOUD (?:HANDLE |of |for |with ){1,2}${theirData}`,
  String.raw`\b${contracts} REFUSE ${words(5)}(?:CLIENTS|their) (?:\w+ )?DATA ${words(4)}AWAY`,
  String.raw`\b${clientContracts} REFUSE ${words(6)}(?:SHARE|HANDLE|DATA) ${words(5)}AWAY`,
  String.raw`\b${clientContracts} (?:REFUSE|HANDLE us from|keeps us from|stops? us from|prevents? us from) ${words(3)}SHARE (?:of )?${words(2)}DATA\b`,
  String.raw`\b(?:by|under|because of|due to|per|in) (?:\w+ ){0,2}?(?:${clientContracts}|CONTRACTS) ${words(4)}MUSTNOT ${words(2)}(?:SHARE|HANDLE) ${words(3)}DATA\b`,
  String.raw`\bMUSTNOT ${words(2)}(?:SHARE|HANDLE) ${words(3)}DATA ${words(6)}(?:by CONTRACTS|(?:by|under|because of|due to|per) (?:\w+ )?${clientContracts})`,
  String.raw`\bcontractually (?:(?:not allowed|forbidden|bound not) to|(?:prohibited|barred) from) ${words(2)}SHARE ${words(2)}(?:CLIENTS|their) (?:\w+ )?DATA\b`,
  String.raw`\b(?:SHARE|HANDLE) ${words(3)}DATA ${words(5)}(?:(?:is|are) ${emphasis}(?:forbidden|prohibited|banned)|MUSTNOT(?: allowed| permitted)?) (?:by|under|in) (?:\w+ )?(?:${clientContracts}|CLIENTS)`,
  String.raw`\b(?:are|MUSTNOT) (?:allowed|permitted|forbidden) by ${whichClients} to ${words(2)}(?:SHARE|HANDLE) ${words(3)}DATA\b`,
  // Clients demand that data stays.
  String.raw`\bCLIENTS DEMAND ${words(5)}DATA ${words(3)}(?:stays?|staying|remains?|to be|HANDLE) (?:only |strictly |to |be |HANDLE ){0,3}HOME`,
  String.raw`\bCLIENTS DEMAND ${words(4)}HANDLE ${words(3)}DATA (?:only |strictly )?HOME`,
  String.raw`\bCLIENTS DEMAND ${words(4)}${theirData} ${words(2)}MUSTNOT ${words(3)}(?:AWAY|CLOUD)`,
  String.raw`\b(?:promised|guaranteed|assured) ${whichClients} (?:not to|never to|that we MUSTNOT|we MUSTNOT|MUSTNOT to|we wont|that we wont) ${words(1)}SHARE ${words(2)}DATA\b`,
].map((pattern) => new RegExp(pattern, 'u'));

/**
 * Excludes statements that are negated, past, about publications, fears or questions, or about data handed to the firm.
 */
const otherwise = new RegExp(
  [
    String.raw`\b(?:used to|formerly|in the past|any ?more|(?:years?|months?) ago|last year|until (?:\d|last|recently)|expired|ended)\b`,
    String.raw`\b(?:socialmedia|social media|instagram|facebook|linkedin|portfolio|website|testimonials?|case stud(?:y|ies)|advertising)\b`,
    String.raw`\b(?:fear|afraid|worr\w+|might|maybe|perhaps|wonder|suppose)\b`,
    String.raw`\b(?:with|to) us$|(?<!\b(?:happy|pleased|satisfied|content) )\b(?:with|to) us (?:because|so|until|by|for|and)\b|\b(?:to|into|on|in|through) our (?:portal|site|app|form|drive)\b`,
    String.raw`\b(?:by|in the) (?:mail|post|fax|email)\b|\bunencrypted\b`,
    String.raw`\b(?:our|the) (?:competitors?|rivals)\b|^(?:if|do|does|would|could|is|are|what if|in case)\b|\bnot true\b|\bmyth\b`,
  ].join('|'),
  'u',
);

/**
 * Clients require that data stays in the firm: "Clients forbid us to upload their data", "our NDAs prohibit sharing
 * client files".
 */
export const clientRules: readonly Question[] = [
  {
    test: (part) => {
      const line = wordsOfToday(part)
        .replace(/[^\p{L}\p{N}\s,;:()]+/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim();
      if (!namesParty.test(line) || otherwise.test(line)) return false;
      const read = meanings.reduce((text, [meaning, spelled]) => text.replace(spelled, meaning), line);
      return patterns.some((pattern) => pattern.test(read));
    },
  },
];
