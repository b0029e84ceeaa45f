/*
 * Abbreviations that hardly ever end a sentence followed by another, including single capitals (U.S., J. Smith) except
 * the pronoun "I" and what follows an ampersand (P&L).
 */
const always = String.raw`(?:[Ee]\.g|[Ii]\.e|[Aa]pprox|[Aa]vg|[Ee]st|[Ii]ncl|[Vv]s|Mr|Mrs|Ms|Dr|St|[A-HJ-Z])`;
/** Abbreviations that may end a sentence: the next word decides. */
const beforeLowerCase = String.raw`(?:[Ee]tc|Inc|Co|Corp|Ltd|[Aa]ssoc|[Dd]ept|[Mm]gmt|[Gg]ovt|[Mm]fg|[Hh]rs?|[Mm]ins?|[Yy]rs?|[Ww]ks?|[Mm]ax)(?=\.\s+\p{Ll})`;
const months = String.raw`(?:Jan|Feb|Aug|Sept?|Oct|Nov|Dec)(?=\.\s+[\d\p{Ll}])`;
const beforeDigit = String.raw`(?:[Nn]o|[Dd]ept|[Mm]ax|[Mm]in)(?=\.\s+\d)`;

/** Matches the punctuation between two sentences, but not after an abbreviation. */
export const sentenceEnds = new RegExp(
  String.raw`[!?](?=\s)|(?<!(?<![\p{L}\p{N}&])(?:${always}|${beforeLowerCase}|${months}|${beforeDigit}))\.(?=\s)`,
  'gu',
);
