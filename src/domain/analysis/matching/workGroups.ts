import { phrase } from '../phrase';
import { normalizeWords, wordsOnly } from './readWords';
import { servedPeople } from './servedPeople';

/** What a prohibition says, and the names of the tasks that it means; without the latter, names that say the same. */
type WorkGroup = readonly [said: string, names?: string];

const customers = `(?:${servedPeople}|family|visitors|parents|shoppers|buyers|homeowners|public)`;
const whose = '(?:(?:our|my|the|any|all|your|a|an|one|of|from|to|with|for) ){0,4}';
const conversation = 'phone|order status|inquir|followup with customers|following up|complaint|appointment';
const agreement = '(?:contracts?|agreements?|leases?|ndas?)';
const some = '(?:\\w+ ){0,3}?';
const person = '(?:employees?|staff|workers?|people|teams?|crew)';

/**
 * Kinds of work that a prohibition names in a word or two: "No AI in hiring", "No robots on the phone". A problem takes
 * more words to identify its work. Within a kind, the first entry that applies counts, the narrower before the wider.
 */
const kindsOfWork: readonly (readonly WorkGroup[])[] = [
  // Customers: after the service, in writing, in general.
  [
    [
      `(?:calls?|calling|texts?|texting|emails?|messages?|contact\\w*|surveys?|ask\\w*) .{0,40}\\bafter (?:an? |the |their |our |every |each )?(?:jobs?|visits?|services?|repairs?|sales?|surger(?:y|ies)|treatments?|appointments?|installations?|stays?)|followups?(?! emails?)`,
      'followup with|following up',
    ],
    [
      `(?:writ(?:e|es|ing)|email(?:s|ing)?|text(?:s|ing)?|messag(?:e|es|ing)) ${whose}${customers}|(?:texts?|emails?|messages?|letters?|sent|goes out|go out) (?:\\w+ )?(?:to|for) ${whose}${customers}|${customers} (?:\\w+ ){0,3}(?:get|receive) (?:\\w+ )?(?:texts?|emails?|messages?|letters?)|(?:automat(?:ed|ic)|robo|auto) (?:texts?|texting|emails?|messages?|letters?)(?! (?:to|for|about|or) )|${customers} (?:be |to be )?(?:texted|emailed|messaged)|${customers} (?:emails?|messages?|texts?)`,
      'order status|inquir|followup with customers|following up|outreach',
    ],
    [
      `(?:talk|speak|chat|answer|respond|repl[yi]|contact|call|deal|interact|communicat|fac|greet|serv|handl|bother|pester)\\w* ${whose}(?:\\w+ )?(?:(?:calls?|questions?|requests?|inquir(?:y|ies)|chats?) )?${whose}${customers}|(?:conversations?|contact|communication|calls?|chats?) (?:with|to|from) ${whose}${customers}|${customers} (?:facing|contact|service|support|communications?|conversations?|questions|inquiries|chats?)|(?:call|talk|speak|chat)\\w* (?:(?:to|with) )?(?:people|folks|anyone|anybody)|between (?:us|me) and ${whose}${customers}|${customers} (?:\\w+ ){0,6}(?:talk|speak|chat|deal|reach|see)(?:ing)?|${customers} (?:be |to be )?(?:called|contacted|answered|greeted)`,
      conversation,
    ],
  ],
  [
    [
      'phones?|telephones?|callers?|voicemails?|receptionists?|front desk|robocalls?|(?:answer|tak|handl|field|incoming|inbound|customer|client|patient)\\w* (?:\\w+ )?calls?|calls (?:are|get|must|may)|voicebots?|call(?:ing)? us|(?:somebody|someone|anybody|people|they|you) calls?|(?:gets?|reach(?:es)?|talks? (?:to|with)) (?:an? (?:real |live |actual )?(?:person|human)|one of us)',
      'phone',
    ],
  ],
  [
    [
      '(?:on|for) (?:our |the |my |your )?(?:website|site|homepage|web ?shop)|(?:live|website) chats?',
      'inquir|order status',
    ],
    ['(?<!callers? )talks? (?:to|with) (?:an? (?:real |live |actual )?(?:person|human)|one of us)', 'inquir'],
    ['(?:routine|product|basic|service|simple) (?:\\w+ )?(?:questions|inquiries)|inquiries|faqs?', 'inquir'],
  ],
  // Decisions about people.
  [
    [
      'hir(?:e|es|ed|ing)|recruit(?:ing|ment|s)?|who (?:we|to|gets) interview\\w*|interview(?:s|ing)? (?:people|anybody|anyone)|applicants?|(?<!loan )applications?|candidates?|resumes?|cvs?',
      'hir(?:e|es|ed|ing)|recruit(?:ing|ment)|applicants?|candidates|resumes?',
    ],
  ],
  [
    [
      `performance (?:reviews?|evaluations?|appraisals?)|appraisals?|(?:review|evaluat|rat|rank|scor|grad|judg)(?:e|es|s|ing|ed)? (?:(?:our|my|the|any) )?(?:\\w+ )?(?:${person}|performance)|reviews? (?:of|for) (?:our |my )?${person}|who (?:gets|we) (?:to )?(?:promoted?|a raise)`,
      'performance reviews?|appraisals?',
    ],
  ],
  [
    [
      'fire|fires|fired|firing|disciplin\\w*|grievances?|terminations?',
      'employee relations|disciplin\\w*|grievances?',
    ],
  ],
  [['payroll|wages|salaries|pay ?checks?', 'payroll|wages|salaries']],
  [
    [
      'shifts?|rosters?|rotas?|(?:staff|crew|employee|work) schedules?|who works|(?:mak|set|writ|plan|do)\\w* (?:(?:the|our|my|work) )?schedules?',
      'shifts?|rosters?',
    ],
  ],
  [['grad(?:e|es|ing)']],
  [['diagnos(?:e|es|is|ing)']],
  [['prescri(?:be|bing|ption|ptions)']],
  // Money.
  [
    [
      '(?:overdue|late|unpaid|pastdue|outstanding) \\w+|dunning|debt(?:s|ors?)?|ow(?:e|es|ing) (?:us|me)|collections?|late payers|(?:payment|late) reminders?|chas\\w+ (?:\\w+ ){0,2}(?:payments?|payers|money|customers|clients)',
      'overdue|collections?',
    ],
    [
      '(?:pay|pays|paying|paid|approv\\w+) (?:\\w+ ){0,2}(?:invoices?|bills?|vendors?|suppliers?)|(?:vendors?|suppliers?|incoming) (?:invoices?|bills?|payments?)|payments? to (?:vendors|suppliers)|payables?',
      'supplier invoices|payable',
    ],
    [
      '(?:send|issu|writ|creat|prepar)\\w* (?:\\w+ ){0,2}(?:invoices?|bills)|(?:customer|client|outgoing) (?:invoices?|bills)|billing|invoicing',
      'customer invoices|billing|invoicing',
    ],
    ['invoices?|bills', 'invoices'],
    [
      '(?:mov|wir|transfer|spend|releas|send|touch|handl|pay)\\w* (?:\\w+ ){0,2}(?:money|funds|cash|payments?|wires?)|(?:bank|wire) transfers?|wires|payments?|payouts?|money|pay(?:s|ing)? (?:anyone|anybody|people|out)',
      'supplier invoices|payable|refunds|payroll',
    ],
  ],
  [['refunds?|chargebacks?', 'refunds?']],
  [['expenses?|reimburse\\w*', 'expenses?']],
  [['(?:the|our|my) books|bookkeeping|accounting|ledgers?', 'bank|books|bookkeeping']],
  [['salestax|tax(?:es| returns?| filings?)', 'tax']],
  [
    [
      'pric(?:e|es|ing|ed)|quot(?:e|es|ing)|discounts?|proposals?|fees|(?:our|my|the|set\\w*) rates',
      'pric(?:e|es|ing)|quot(?:es|ing)|proposals',
    ],
    ['bids?|tenders?|rfps?', 'tenders|bids|quotes'],
    ['estimat(?:es?|ing)', 'estimat(?:es|ing)|quotes'],
  ],
  [['negotiat\\w*|haggl\\w*', 'negotiat\\w*']],
  // Legal judgment.
  [
    [
      `(?:writ|draft|creat)\\w* (?:and|or) (?:review|read|redlin|check)\\w* ${some}${agreement}`,
      'contract review|drafting',
    ],
    [
      `(?:writ|draft|prepar|creat)\\w* ${some}${agreement}`,
      `(?:writing|drafting|preparing) ${some}${agreement}`,
    ],
    [
      `(?:review|read|redlin|interpret|check)\\w* ${some}${agreement}`,
      `contract review|redlining|review\\w* ${some}${agreement}`,
    ],
    [agreement],
    [
      'legal (?:advice|opinions?|judgments?|work|questions?|decisions?|matters?|documents?)|lawyering',
      'contract review|drafting standard|legal',
    ],
  ],
  // Public words.
  [
    [
      '(?:google|yelp|online|bad|negative|star|facebook|tripadvisor|customer|client|patient) (?:reviews?|ratings?)|reviews? on (?:google|yelp|facebook|tripadvisor|\\w+)|(?:social|facebook|instagram) comments?|comments',
      'reviews and social|(?:google|yelp|online) reviews',
    ],
    [
      '(?:socialmedia|facebook|instagram|google|search|social|online) (?:ads?|advertising)|advertising',
      'ads|advertising',
    ],
    ['socialmedia|instagram|facebook|tiktok|linkedin|twitter', 'socialmedia|instagram|facebook'],
  ],
  [['newsletters?|email (?:campaigns?|blasts?|marketing)|mailings?', 'newsletters?|mailings?']],
  [['blogs?|articles', 'blogs?|(?<!help )articles']],
  [['copy|copywriting|product descriptions?', 'copy|copywriting|blogs?|(?<!help )articles']],
  // Operations.
  [['complaints?|escalations?|angry \\w+', 'complaints']],
  [['appointments?|bookings?']],
  [['dispatch\\w*|routes?', 'dispatch\\w*|routes']],
  [
    [
      '(?:order|reorder|buy|purchas)(?:s|e|es|ing)? (?:\\w+ ){0,2}(?:stock|supplies|materials?|parts|inventory|ingredients)|purchasing|purchaseorders?|reorder\\w*',
      'reorder\\w*|purchasing',
    ],
  ],
  [
    [
      '(?:enter|tak|key|typ|process|accept)\\w* (?:\\w+ ){0,2}orders|orderentry',
      'entering customer orders|orderentry',
    ],
  ],
  [['inspections?']],
];

const anyOf = (words: string): RegExp => phrase`\b(?:${words})\b`;
const groups = kindsOfWork.map((kind) =>
  kind.map(([said, names = said]) => ({ said: anyOf(said), names: phrase`\b(?:${names})` })),
);

/** A chatbot is for questions, unless the prohibition says what else it must not do. */
const chatbot = /\b(?:chat ?)?bots?\b/u;
const questionsOfCustomers = /\binquir|\border status/u;

/** The reason for a rule or whoever makes it, no work: "Under the union contract", "our contracts forbid". */
const noWork =
  /\b(?:under|per|according to|because of|due to|by|in) (?:the |our |a )?(?:\w+ )?(?:contracts?|agreements?|law|rules?)\b|\b(?:contracts?|agreements?|customers?|clients?|patients?) (?:with (?:\w+ ){1,3}?)?(?:(?:do not|does not|dont|doesnt|will not|wont|never) )?(?:forbids?|prohibits?|bans?|allows?|wants?|says?|rules? out)\b|\b(?:because|since|thats|even though)\b.*$/gu;

/** Returns the tasks that a prohibition names by such words, each with the words. */
export function namedWork(prohibition: string, names: ReadonlySet<string>): { name: string; word: string }[] {
  const line = wordsOnly(prohibition).replace(noWork, ' ');
  const normalized = [...names].map((name) => ({ name, words: normalizeWords(name) }));
  const tasksOf = (pattern: RegExp, word: string) =>
    normalized.flatMap(({ name, words }) => (pattern.test(words) ? [{ name, word }] : []));
  const found = groups.flatMap((kind) => {
    for (const { said, names: meant } of kind) {
      const word = said.exec(line)?.[0];
      if (word !== undefined) return tasksOf(meant, word);
    }
    return [];
  });
  const word = chatbot.exec(line)?.[0];
  if (found.length > 0 || word === undefined) return found;
  return tasksOf(questionsOfCustomers, word);
}
