import { phrase } from '../phrase';
import { humans, machine } from './ruleWords';

/** The decision is a human's. If it needs a person in another office, it is a problem instead. */
const decided =
  '(?:made|taken|decided|approved|aproved|signed off|signoff|judged|screened|graded|authori[sz]ed)';
const decides =
  '(?:approve|aprove|decide|signoff|authori[sz]e|judge|make (?:(?:the|every|each|all|any|final|last|hiring) ){0,3}(?:decisions?|calls?|choices?)|have the (?:last|final) (?:word|say))';
const binds = '(?:must|should|shall|has to|have to|needs? to|(?:is|are) to|may only|can only)';
const one = '(?<!\\b(?:no|without an?|which|two|three|four|several|if an?) )(?<!\\bno )';

/** Phrases that require a human decision, so that software may not decide. */
export const humanDecisions: readonly RegExp[] = [
  phrase`\b${binds} (?:(?:always|only|still|ever|finally) ){0,2}be ${decided} (?:only )?by (?:${humans}\b(?! (?:in|from|at|who|on|of|with|named)\b)|humans?\b)`,
  phrase`${one}\b(?:humans?|human beings?|(?:an? |the )?(?:real |actual )person|(?:real|actual) people) ${binds} (?:(?:always|still|personally|ever) ){0,2}${decides}\b`,
  phrase`(?:^|\b(?:and|that|but) )(?:an? person|people) (?:must|should|shall) (?:(?:always|still|personally) ){0,2}${decides}\b`,
  phrase`\b(?:humans?|human beings|people|an? person) (?:${decides}|${decides}s|makes? the (?:final )?decisions?)\b(?: \w+){0,5} not (?:by )?(?:an? |the |our )?${machine}\b`,
  phrase`\b${decided} by ${humans} (?:and )?(?:not|never) (?:by )?(?:an? |the )?${machine}\b`,
  new RegExp(
    '\\b(?:needs?|requires?|must have|must get|has to have|have to have) (?:an? )?humans? (?:approval|signoff|signature|decision|say so|ok)\\b(?! (?:tree|support))',
    'u',
  ),
  /^(?:no|nothing) (?:\w+ ){1,5}?without (?:an? )?(?:human|humans|real person)(?: (?:approval|review|decision|signoff|ok|approving it))?$/u,
  /\b(?:must|has to|should|shall|needs? to|always|please) (?:always )?(?:be|have|keep) an? (?:human|person) in the loop\b/u,
];

const decidingMachine =
  '(?:machine|software|program|ai) (?:picks|chooses|selects|decides|sets|screens|judges|ranks|scores|answers|hires|fires|approves|rejects)';

/** Work that its owner keeps: "I do those and nobody else", "no computer picks tenants". */
export const reservedWork: readonly RegExp[] = [
  phrase`\b(?:i|we) (?:do|make|handle) (?:those|them|that|this|it|these)(?: myself| ourselves)?,? and (?:nobody|no one|nothing)\b`,
  phrase`\b(?:word|rule|policy|law|advice) is (?:that )?no ${decidingMachine}\b`,
  phrase`\bno ${decidingMachine} \w+ and no ${decidingMachine}\b`,
  phrase`\b(?:is|are|gets) (?:answered|handled|taken) by (?:one of us|us|our own people|our people),? (?:always|only|period|ever since|no matter what)\b`,
];

/** Excludes statements that are negated, questions, past, problems to get rid of, or about other people. */
export const noRule = new RegExp(
  [
    '\\b(?:not|dont|doesnt|never|no longer|neednt|nothing|none|nobody) (?:\\w+ )?(?:must|needs?|requires?|have to|has to)\\b',
    '^no (?:\\w+ ){1,4}?(?:must|needs? to|has to|have to)\\b|\\bnot (?:every\\w*|all|each)\\b|\\bnot true\\b',
    '\\b(?:tak(?:es?|ing)|slow\\w*|wait\\w*|delay\\w*|pil(?:e|es|ing)|backlogs?|days|weeks|bottlenecks?|today|currently|right now|at the moment|manually|by hand|so far|yet|until|used to|their own|unless|waste|annoy\\w*|hate|tired|sick of|complain\\w*|stop|faster|quicker|sooner|ill|sick|busy|overloaded|only (?:one|two|three)|too (?:many|much|long)|still (?:have|has|needs?))\\b',
    '\\b(?:competitors?|rivals|other (?:firms|companies|shops))\\b',
    '^(?:why|do|does|must|should|if|when|who|is|are|can)\\b(?! gets\\b)',
  ].join('|'),
  'u',
);
