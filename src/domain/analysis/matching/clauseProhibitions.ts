import { phrase } from '../phrase';
import {
  ai,
  aside,
  atStart,
  automatic,
  doing,
  forbids,
  machine,
  means,
  notJustToday,
  outputs,
  quality,
  stateOfToday,
  toolOfIts,
} from './ruleWords';

const person = '(?:an? (?:real |live |actual )?(?:person|human|human being)|one of us|(?:real )?people)';

const withoutException =
  '(?:(?: ,)? (?:always|period|day (?:and|or) night|night and day|around the clock|every time|no exceptions?|full stop|no matter what))*';

/** Prohibitions with words in between, matched on a line that still has its commas. */
export const prohibitionsOfClause: readonly RegExp[] = [
  // Beginnings: "no bots talking to patients", "no automated calls", "keep software out of", "hands off".
  phrase`${atStart}no (?:${ai} (?:in|for|on|to|with|around|allowed|please|ever)|(?:ai|machine|software) (?:${doing}|near|anywhere|involved|touches|gets to|(?:gets|goes|comes) near|sees|\w+s (?:it|them|those|that)(?=$| ,)))\b${notJustToday}${stateOfToday}`,
  phrase`${atStart}no ${automatic} (?:\w+ )?${outputs}\b${stateOfToday}(?!.{0,120}\bso\b)`,
  phrase`${atStart}no (?:customer|client|patient|guest)s? facing ${ai}\b${stateOfToday}`,
  phrase`${atStart}nothing (?:customer|client|patient|guest)s? facing\b`,
  phrase`${atStart}(?:(?:do not|dont|never) (?:automate|touch)|no automation of|no way (?:that )?(?:(?:an?|any) )?${ai})\b`,
  phrase`${atStart}no (?:\w+ ){1,3}?(?:by|from|with) (?:(?:an?|any) )?(?:ai|machine|software)\b${stateOfToday}`,
  // Work that is said before: "Yelp I answer personally, no AI".
  phrase`^(?!.{0,200}\b(?:by hand|manual|manually|paper|excel|spreadsheets?|today|currently|still|typed?|no (?:software|system|tools?))\b).{3,200}, (?:so |and )?(?:absolutely )?no ${ai}(?: (?:please|needed|involved|thanks|ever|allowed|at all))*$`,
  phrase`${atStart}leave (?!(?:it|them|that|this|those|these|us|me|him|her)\b)(?:\w+ ){1,4}alone$`,
  phrase`\b(?:by hand|manual|manually|by people|in person|personally)\b.{0,30}\b(?:must|has to|have to|should|will|needs? to) (?:always )?(?:stay|remain) (?:that way|so|like that)\b`,
  phrase`${atStart}(?:keep your )?hands off (?!to\b)(?:of )?\w+`,
  // Ends: "answered by me, not by AI", "by one of us, never by a machine".
  phrase`\b(?:by|from|through) (?!hand\b|e?mail\b|fax\b|phone\b|text\b)(?:\w+ ){1,5}?(?:, )?(?:and )?(?:not|never) (?:ever )?(?:by |with |from |through )?(?:(?:an?|any|some) )*${machine}\b${stateOfToday}`,
  phrase`\b(?:humans?|persons?|people|one of us|(?:us|me|ourselves|myself|themselves))(?: \w+){0,4} ?,? (?:and )?(?:not|never) (?:(?:ever|by|with|to|from) )*(?:(?:an?|any|some) )*(?:ai|machine|software)(?: \w+ing| on the phone| please| ever)?(?: (?:\w+ ){0,3}\w+)?(?=$| ,)${stateOfToday}(?<!\b(?:need|want|problem|waiting)\b.{0,40})`,
  phrase`(?<!\bour )\b${ai} ${aside}(?:${forbids}|(?<!${means} ${ai} )(?:(?:, )?(?:(?:and|but) )?(?:it|they) |(?:(?!(?:so(?! far)|because(?! of)|since)\b)\w+ ){1,3}?)${forbids})\b${quality}`,
  phrase`\bno ${ai} ${aside}(?:${toolOfIts}\w+ )?(?:may|must|should|shall|will|is (?:allowed|permitted) to|is to)\b${quality}`,
  // Work that a person does without exception: "they get a person, always".
  phrase`^(?!.*\b(?:never|nobody|no one|not|hardly|dont|doesnt|cant|if|used to)\b|(?:we|i)\b).*\b(?:gets?|reach(?:es)?|hears?|answered by|(?:talks?|speaks?) (?:to|with)) ${person}(?: ,)? (?:period|always|every time(?=$| ,| (?:they|somebody|someone|people|you)\b)|no exceptions?|full stop|no matter what|end of story|on every call)\b`,
  phrase`^(?:(?:please|always|and|so) )*${person} (?:always |must |has to |should )?(?:answers?|takes?|picks? up) (?:every|each|all) (?:\w+ )?calls?${withoutException}$`,
  phrase`^(?:every|each|all) (?:\w+ )?calls? (?:is|are|gets?|must be|has to be|have to be|should be) (?:always )?(?:answered|taken|picked up) by ${person}${withoutException}$`,
  phrase`^(?:every|each|any) (?:caller|client|customer|patient|guest|family) (?:always )?(?:gets|reaches|hears|talks to|speaks to|speaks with) ${person}${withoutException}$`,
  phrase`^(?!.*\b(?:do|does|did|not|dont|wish|hope|want)\b).*\balways (?:gets?|reach(?:es)?|hears?|(?:talks?|speaks?) (?:to|with)) ${person}(?: (?:on the (?:phone|line)|when they (?:call|ring)))?$`,
];
