import { systemsNamed } from '../catalogue/namedSystems';
import { listInWords } from '../inWords';
import { servedPeople } from '../matching/servedPeople';
import { phrase } from '../phrase';
import type { Question } from '../strategic/sentenceWith';

/*
 * How people can be reached: the language they read, no company email, only a phone, no wifi. What a firm sells, or
 * what its staff can do besides, doesn't count.
 */
const languages =
  'Spanish|Haitian Creole|Creole|Portuguese|Vietnamese|Chinese|Mandarin|Cantonese|Polish|Russian|Arabic|Korean|Tagalog|French|Ukrainian|Somali|Hmong|Nepali|Hindi|Punjabi|Farsi|Amharic|Burmese|Urdu|Bengali|Armenian|Khmer|Japanese|German|Italian';
/** A language is written with a capital: cleaners also know how to polish. */
const namedLanguage = new RegExp(String.raw`\b(?:${languages}|${languages.toUpperCase()})\b`, 'u');
const served = `(?:${servedPeople}|parents)`;
const staff =
  '(?:cooks?|crews?|cleaners?|roofers?|painters?|pickers?|workers?|drivers?|housekeepers?|dishwashers?|laborers?|techs?|technicians?|installers?|mechanics?|operators?|employees?|staff|team|guys|helpers?|servers?|aides?|caregivers?|nurses?|people|floor|kitchen|shop|field|warehouse)';
const some =
  '(?:half|most|many|some|few|a lot|lots|several|none|all|both|two|three|four|five) (?:of )?(?:(?:them|our|the) ?)?';
/** Whoever knows Japanese cars need not know the language. */
const inLanguage = `(?:(?:speaks?|reads?|writes?|understands?)\\b[^.!?,]{0,20}?\\b(?:${languages})|knows?\\b[^.!?,]{0,20}?\\b(?:${languages})(?=$|[^\\w ]| [^\\w ]| (?:and|or|but|only|better|best|well|more|as|than)\\b))`;
const folk = `(?:\\b${some}(?:(?:${served}|${staff}) )?|\\b${served} |\\b(?:our|the|line) (?:\\w+ )?${staff} )`;

const added = '(?:second|third|new|more|additional|extra|separate|different)';
const carried =
  '(?:apps?|log-?ins?|programs?|devices?|tablets?|(?:software|systems?)(?= (?:for|on) (?:the|our)\\b))';
/** A message that somebody gets says nothing about an address. */
const getsMessage =
  'gets? (?:an e-?mail\\b(?! (?:address|account)\\b)|(?:any )?e-?mails? (?:when|if|once|that|after|before)\\b)';

interface Barrier {
  said: readonly { test: (text: string) => boolean }[];
  /** What follows for what reaches these people; completes "has to work …". */
  follows: (sentence: string) => string;
  /** Whether only their place, not a message, is concerned. */
  isOfPlace?: true;
}

const barriers: readonly Barrier[] = [
  {
    said: [
      ...[
        phrase`(?<!\bnone of (?:(?:our|the|my) )?)(?!none\b)${folk}(?:(?!\b(?:not|never)\b|n[’']t\b)[^.!?,]){0,25}?\b${inLanguage}\b`,
        phrase`\b(?:${languages})[- ]speaking (?:${served}|${staff})\b`,
      ].map((pattern) => ({
        test: (text: string) => namedLanguage.test(text) && pattern.test(text),
      })),
      phrase`${folk}[^.!?,]{0,25}?(?:\bnot|n[’']?t|\blittle|\bno|\bhardly|\bbarely)\b[^.!?,]{0,20}?\bEnglish\b`,
    ],
    follows: (sentence) => {
      const named = [...new Set(sentence.match(new RegExp(namedLanguage, 'gu')))];
      return `in ${named.length > 0 ? listInWords(named) : 'their own language'} as well`;
    },
  },
  {
    said: [
      phrase`\b(?:${staff}|nobody|them|they)\b[^.!?]{0,25}?\b(?!${getsMessage})(?:ha(?:ve|s|d)|gets?|with)(?: not|n[’']?t)? ?(?:no|any|an|a)? (?:company |work |business |own )?(?:e-?mails?(?! (?:marketing|newsletters?|campaigns?|templates?|backup|from|about))|computers?|laptops?)\b`,
    ].map((pattern) => phrase`^(?=.*(?:\bno\b|\bnot\b|n[’']?t\b|\bnobody\b|\bwithout\b)).*${pattern.source}`),
    follows: () => 'without company email or a computer',
  },
  {
    said: [
      phrase`${folk}[^.!?]{0,25}?\b(?:only|just) (?:have|has|own|carry|use) (?:an? |their )?(?:own |cell ?|smart ?)?phones?\b`,
      phrase`\ba lot of (?:them|${served}|${staff}) (?:only|just) (?:have|has) (?:an? )?phones?\b`,
    ],
    follows: () => 'by text on a phone',
  },
  {
    said: [
      /\bno (?:wi-?fi|internet|cell (?:service|signal)|signal|reception|coverage)\b(?! (?:passwords?|outages?|problems?|issues?))/i,
      /\b(?:wi-?fi|internet|signal|coverage|reception)\b(?! (?:is|works?) (?:fine|good|great))[^.!?]{0,20}?\b(?:stops|ends|drops|dies|doesn[’']?t reach|does not reach|is (?:bad|spotty|weak|patchy)|never reaches|dead (?:spots?|zones?))\b/i,
      /\b(?:bad|spotty|weak|patchy|hardly any) (?:wi-?fi|internet|signal|reception|cell service)\b/i,
    ],
    follows: (sentence) =>
      /\b(?:wi-?fi|internet)\b/i.test(sentence)
        ? 'without wifi, or the wifi comes first'
        : 'without a signal',
    isOfPlace: true,
  },
  {
    said: [
      phrase`^(?=.*\btype\b).*(?:${folk}|\b(?:they|nobody) )[^.!?]{0,25}?\b(?:(?:will|do|does|can|would) not|cannot|never|(?:wo|do|does|ca|would)n[’']?t|has time to|wants to) type\b(?! (?:of|in)\b)`,
      /\b(?:one|two|three|[1-3]|a few|a couple of) (?:taps|clicks|touches)\b[^.!?]{0,30}\b(?:that|thats|it|max|at most|or less|no more)\b/i,
      /(?:^|[,;:] ?)(?:please )?no typing\b/i,
    ],
    follows: () => 'with a few taps, a photo or a voice note',
  },
  {
    said: [
      phrase`(?:^|[,;:(] ?|\b(?:and|so|but|please|want|wants) )no ${added} ${carried}\b`,
      phrase`^(?!.*\b${served}\b).*\b(?:not|never|refuses?|(?:wo|do|ca)n[’']?t)\b[^.!?]{0,15}?\b(?:carry|use|install|download|learn|open|touch|juggle|want|give)\b[^.!?]{0,20}?\b(?:(?:an?|any|one|yet) ${added}|another|two) ${carried}\b`,
    ],
    follows: (sentence) => {
      const systems = systemsNamed({ additionalContext: sentence }).map(({ name }) => name);
      return `in ${systems.length > 0 ? listInWords(systems) : 'what they carry today'}, without another app`;
    },
  },
];

/** Matches how people can be reached. */
export const reachQuestions: readonly Question[] = barriers.flatMap(({ said }) => said);

const barriersIn = (sentence: string) =>
  barriers.filter(({ said }) => said.some((pattern) => pattern.test(sentence)));

const hasToWork = (what: string, how: readonly string[]): string =>
  `${what} has to work ${[...new Set(how)].join(', and ')}.`;

/** Returns what follows from these sentences for every project that reaches such people. */
export function reachEffect(sentences: readonly string[]): string {
  const found = sentences.flatMap((sentence) =>
    barriersIn(sentence).map((barrier) => ({ barrier, sentence })),
  );
  return hasToWork(
    found.every(({ barrier }) => barrier.isOfPlace) ? 'What is used there' : 'What these people use',
    found.map(({ barrier, sentence }) => barrier.follows(sentence)),
  );
}

const messages =
  /\b(?:appointments?|booking|remind\w*|overdue|order[- ]status|case status|status|calling|callbacks?|phone|inquir\w*|leads|new (?:clients|customers|patients|tenants)|missing|no-shows?|confirm\w*|newsletters?|reviews and social)\b/i;
const equipment =
  /\b(?:new (?:employees|people|hires)|onboarding|training|shifts?|rosters?|counting|stock counts?|inventory|time ?sheets?|time ?cards?|logs?|photos?|change orders?|punch lists?|dispatch\w*|travelers?|work orders?|job tickets?|inspections?|safety|handovers?)\b/i;
const onTheFloor =
  /\b(?:counting|stock counts?|inventory|travelers?|inspections?|equipment|maintenance|work orders?|job tickets?|picking|receiving|warehouse|floor|production|dispatch\w*)\b/i;
/** Matches people whom a firm serves. */
export const aboutServed = phrase`\b${served}\b`;

/** Returns what follows for one project, by its names; nothing if it reaches none of them. */
export function reachOf(sentences: readonly string[], names: string): string[] {
  const how = sentences.flatMap((sentence) =>
    barriersIn(sentence).flatMap(({ isOfPlace, follows }) => {
      const work = isOfPlace ? onTheFloor : aboutServed.test(sentence) ? messages : equipment;
      return work.test(names) ? [follows(sentence)] : [];
    }),
  );
  return how.length > 0 ? [hasToWork('It', how)] : [];
}
