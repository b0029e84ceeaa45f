import { isQuestion } from '../matching/isQuestion';
import { phrase } from '../phrase';
import type { Question } from '../strategic/sentenceWith';
import { dataWords } from './dataWords';

/*
 * Phrases of prohibition. Not having something yet, not getting it in time or wanting to get rid of it are not
 * prohibitions.
 */
const forbids = String.raw`(?:(?:must|may|can|should|shall|will)(?: not| never| no longer)|(?:must|should|wo|ca)n[’']?t|cannot|(?:not|n[’']t) (?:be )?(?:allowed|permitted|supposed) to)`;
const nothingMay = String.raw`(?:nothing|none of (?:\w+ ){1,3}?|nobody|no one|no (?:\w+ ){1,3}?)\s?(?:may|must|can|should|shall|goes|will|is (?:allowed|permitted) to|is to)`;
const neverDoes = String.raw`(?:never|(?:^|please )(?:do not|don[’']t))(?= (?:put|send|store|save|upload|move|keep|share|go|goes)\b)`;
const between = String.raw`(?:,? (?:ever|be|simply|just|under (?:any|no) circumstances,?|let (?:\w+ ){1,3}?))*`;
const moves = String.raw`(?:go(?:es)?|sen[dt]|put|moved?|stored?|saved?|keep|kept|upload(?:ed)?|transfer(?:red)?|cop(?:y|ied)|leave|live|run|host(?:ed)?|process(?:ed)?|shared?|end up|land|be)`;
const sameThought = String.raw`(?:(?! (?:since|because|until|now|before|after|as|when|while)\b)[^.!?]){0,50}?`;
const otherwise = String.raw`(?![^.!?]*\b(?:yet|until|so far|(?:fast|quickly|soon) enough|without help|alone|by ourselves)\b)`;

const cloud = String.raw`(?:the |any |a |some |public |\w+[’']s )*cloud\b${otherwise}(?! nine)`;
const placed = String.raw`(?:to|in|into|on|onto|through|via|over)`;
const asDemand = String.raw`(?:services?|tools?|software|solutions?|vendors?|providers?|storage|products?|systems?|ai)`;

const cloudForbidden: readonly RegExp[] = [
  phrase`\b(?:${forbids}|${nothingMay}|${neverDoes})${between} ${moves}\b${sameThought}\b${placed} ${cloud}`,
  phrase`\b${forbids}${between} (?:use|buy|touch) ${cloud}`,
  phrase`(?:\bnot|n[’']t) want (?:anything|any \w+|data|it|them|(?:our|client|customer|patient|their) \w+|to (?:be|go|put|move|store|send|have)\b)${sameThought} ${placed} ${cloud}`,
  phrase`(?:\bnot|n[’']t) want (?:to (?:use|buy|touch) )?${cloud}`,
  phrase`\bwants? (?:nothing|no \w+) ${placed} ${cloud}`,
  phrase`\b(?:wants?|allows?|accepts?|permits?) no ${cloud}`,
  phrase`(?:^|[,:–—-] ?)(?:nothing|no (?:\w+ ){1,3}?)\s?(?:in|into|to|on) ${cloud}`,
  phrase`(?:^|[,;:(–—-] ?|\b(?:and|so) )(?:absolutely |strictly )?no (?:public )?cloud\b(?: ${asDemand}\b)?(?=$|[^\w ]| (?:please|for us|at all|allowed|ever|whatsoever|under|policy)\b| \()`,
  phrase`(?:\bnot|n[’']t|\bnever) (?:allow|permit|accept)(?:s|ed)?\b[^.!?]{0,30}\bcloud\b${otherwise}`,
  phrase`(?<!\b(?:not|never|nothing|nobody|no longer) |n[’']t )\b(?:forbids?|forbidden|prohibits?|prohibited|bans?|banned|rules? out|ruled out|excludes?|excluded)\b[^.!?]{0,40}\bcloud\b`,
  phrase`\bcloud\b[^.!?]{0,40}?(?:(?<!\b(?:not|never|no longer) |n[’']t )\b(?:forbidden|prohibited|banned|ruled out|off limits)\b|\bis out\b(?! of)|\bno option\b|(?:\bnot|n[’']t) (?:be )?(?:an option|allowed|permitted|possible|acceptable)\b${otherwise})`,
  /(?<!\b(?:not|never) |n[’']t )\bavoid(?:ing)? (?:the |any |public )*cloud\b/i,
  /\b(?:must|has to|have to|needs? to|wants? to|should|shall)\b[^.!?]{0,30}\bwithout (?:the |any |a )?cloud\b/i,
  /\b(?:must|has to|have to|needs? to|wants? to|should|shall|stays?|please)\b[^.!?]{0,30}\b(?:out of|away from|off) the cloud\b/i,
];

const owned = String.raw`(?:our|your|their) own (?:servers?|machines?|hardware|data ?cent(?:er|re))`;
const ownMachines = String.raw`(?:${owned}|on[- ]prem(?:ises?)?|in[- ]house servers?)\b`;
const onOwnMachines = String.raw`(?:(?:on|in|within) ${owned}|on[- ]prem(?:ises?)?|(?:on )?in[- ]house servers?)\b`;
const keeps = String.raw`(?:stay|remain|run|live|keep|sit|work|be (?:kept|stored|hosted|processed|installed|run))`;
const undenied = String.raw`(?<!(?:\b(?:not|never|no longer|nothing|nobody|no one|none|hardly|no \w+)|n[’']t|\b(?:dont|doesnt))(?: \w+){0,3} )`;
const forGood = String.raw`(?![^.!?]*\b(?:until|for now|so far)\b)`;
const walls = String.raw`(?:(?:the|our|this|your) )?(?:\w+ )?(?:building|premises|enclave|four walls)`;

const isAll = String.raw`(?=$| ?[,;:.!)(–—-]| (?:ever|at all|please|under|period)\b)`;
/** What may leave these on some condition is on paper or for delivery. */
const doors = String.raw`(?:${walls}|(?:(?:the|our|this|your) )?(?:\w+ )?(?:office|house))${isAll}`;

/** Matches a demand to run on the client's own machines; merely running there isn't one. */
const ownMachinesOnly: readonly RegExp[] = [
  phrase`${undenied}\b(?:must|has to|have to|needs? to|should|shall|(?:may|can) only|required to|wants? to|is to|are to)(?: (?:only|all|always|still))? ${keeps}\b[^.!?]{0,40}\b${onOwnMachines}${forGood}`,
  phrase`${undenied}\b(?:(?:stays?|remains?)(?: only| strictly)?|(?:kept|held) (?:only|strictly)) ${onOwnMachines}${forGood}`,
  /^(?:(?:it|everything|(?:all of )?(?:this|it)|(?:all|any|the|our) (?:\w+ )?(?:software|systems?|tools?|ai|data|files?)) )(?:all )?(?:must|has to|have to|needs? to)(?: (?:all|only|always))? (?:run|stay|remain|live|be (?:kept|stored|hosted|processed|run)) in[- ]house\b(?! servers?\b)(?![^.!?]*\b(?:until|for now|so far)\b)/i,
  phrase`^(?:please )?keep\b[^.!?]{0,40}\b${onOwnMachines}`,
  phrase`\b(?:not|never|nothing|no \w+|cannot|can[’']t)(?: \w+){0,3} (?:leave|leaves|leaving) ${ownMachines}(?! behind)`,
  phrase`(?<!\b(?:have|has|had|is|are) )\bno (?:\w+ ){0,2}?${dataWords}(?: \w+){0,3} (?:outside|off|beyond) (?:of )?${ownMachines}`,
  phrase`${dataWords}.{0,60}?\b(?:(?:must|may|can|should|shall|will)(?: not| never)|(?:must|should|wo|ca)n[’']t|cannot|never|(?:is|are) not (?:allowed|permitted|supposed) to)(?: ever)? leaves? ${walls}\b`,
  phrase`\b(?:no|none of (?:the|our)) (?:\w+ ){0,2}?${dataWords}(?: \w+){0,3}? (?:(?:may|must|can|should|shall|is allowed to) (?:ever )?)?leaves? ${walls}\b`,
  phrase`${dataWords}.{0,60}?\b(?:${forbids}|never)(?: ever)? leaves? ${doors}`,
  phrase`(?:(?<!\b(?:almost|nearly|practically|virtually|hardly) )\bnothing|\bno (?:\w+ ){0,2}?${dataWords}(?: \w+){0,3}?) (?:(?:may|must|can|should|shall|will|is (?:allowed|permitted) to|is to) )?(?:ever )?leaves? ${doors}`,
  phrase`${dataWords}.{0,60}?${undenied}\b(?:must|has to|have to|needs? to|should|shall|(?:may|can) only)(?: only| always)? (?:stay|remain|be (?:kept|stored|processed))(?: only)? (?:in|inside|within|on) ${walls}\b`,
  phrase`${undenied}\bonly (?:(?:run|used?|stored?|hosted|processed|kept|keep|allowed) )?(?:on |in |with )?${ownMachines}`,
  phrase`${undenied}\b${ownMachines}[^.!?]{0,12}\bonly\b`,
  // A separate laboratory or production line says nothing about the rest.
  /(?:^|[,:;–—-] ?|\b(?:and|because|since|as|so|that) )(?:(?:(?:all|all of|all the) )?(?:our )?(?:data|files|systems|machines)|everything(?: here| we have)?|we|(?:our|the) (?:(?:entire|whole|company|corporate|internal) )?(?:network|environment)|the (?:entire|whole) company) (?:is|are|must (?:be|stay|remain)|(?:has|have|needs?) to (?:be|stay|remain)|stays?|remains?)(?: (?:fully|completely|strictly|entirely))? air[- ]gapped\b/i,
  /\bwe (?:work|operate|run everything) (?:only )?(?:on|in) an air[- ]gapped network\b/i,
  /\bself[- ]hosted only\b|\b(?:must|has to|have to|needs? to) be self[- ]hosted\b/i,
];

const kinds = String.raw`(?:erp|scada|plc|mes|hmi|crm|emr|ehr|pos|dms|lims|pacs|wms|tms|cad|cam|mainframe|as\/?400)`;
const rooms = String.raw`(?:lab|laborator(?:y|ies)|plant|shop[- ]floor|production|test|ot|control|guest|research)`;

/** Excludes statements about one system among several, or one that the same sentence places in the cloud. */
const speaksOfOneSystem: readonly RegExp[] = [
  phrase`\b${kinds}\b|\b${rooms} (?:networks?|systems?|servers?|machines?|lines?|bench)\b`,
  /\b(?:our|its|this|that|one|another) (?:\w+ ){0,2}?(?:system|software|program|database|application|platform)\b/i,
  /(?<!\b(?:no|not|never|nothing|without|any|public)\b[^.!?]{0,20})\b(?:cloud|microsoft 365|office 365|m365|o365|google workspace|saas|aws|azure)\b/i,
];
/** Occurs in every such demand. */
const namesPlace = /cloud|\bown\b|prem|house|building|enclave|walls|office|air|host/i;

/** Matches a demand for no data or no software in the cloud or on third-party machines. */
export const noCloud: Question = {
  test: (part, sentence) =>
    namesPlace.test(part) &&
    (cloudForbidden.some((pattern) => pattern.test(part)) ||
      (!isQuestion(part) &&
        ownMachinesOnly.some((pattern) => pattern.test(part)) &&
        !speaksOfOneSystem.some((pattern) => pattern.test(sentence)))),
};
