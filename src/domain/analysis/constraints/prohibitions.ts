/*
 * How people rule something out. Not having a thing yet, not being able to get it in time or wanting to be rid of it are
 * no prohibitions.
 */
const forbids = String.raw`(?:(?:must|may|can|should|shall|will)(?: not| never| no longer)|(?:must|should|wo|ca)n[’']?t|cannot|(?:not|n[’']t) (?:be )?(?:allowed|permitted|supposed) to)`;
const nothingMay = String.raw`(?:nothing|none of (?:\w+ ){1,3}?|nobody|no one|no (?:\w+ ){1,3}?)\s?(?:may|must|can|should|shall|goes|will|is (?:allowed|permitted) to|is to)`;
const neverDoes = String.raw`never(?= (?:put|send|store|save|upload|move|keep|share|go|goes)\b)`;
const between = String.raw`(?:,? (?:ever|be|simply|just|under (?:any|no) circumstances,?|let (?:\w+ ){1,3}?))*`;
const moves = String.raw`(?:go(?:es)?|sen[dt]|put|moved?|stored?|saved?|keep|kept|upload(?:ed)?|transfer(?:red)?|cop(?:y|ied)|leave|live|run|host(?:ed)?|process(?:ed)?|shared?|end up|land|be)`;
const sameThought = String.raw`(?:(?! (?:since|because|until|now|before|after|as|when|while)\b)[^.!?]){0,50}?`;
const otherwise = String.raw`(?![^.!?]*\b(?:yet|until|so far|(?:fast|quickly|soon) enough|without help|alone|by ourselves)\b)`;

const cloud = String.raw`(?:the |any |a |some |public |\w+[’']s )*cloud\b${otherwise}(?! nine)`;
const placed = String.raw`(?:to|in|into|on|onto|through|via|over)`;
const asDemand = String.raw`(?:services?|tools?|software|solutions?|vendors?|providers?|storage|products?|systems?|ai)`;

/** No data, or no software, in the cloud. */
export const noCloud: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${forbids}|${nothingMay}|${neverDoes})${between} ${moves}\b${sameThought}\b${placed} ${cloud}`,
    'iu',
  ),
  new RegExp(String.raw`\b${forbids}${between} (?:use|buy|touch) ${cloud}`, 'iu'),
  new RegExp(
    String.raw`(?:\bnot|n[’']t) want (?:anything|any \w+|data|it|them|(?:our|client|customer|patient|their) \w+|to (?:be|go|put|move|store|send|have)\b)${sameThought} ${placed} ${cloud}`,
    'iu',
  ),
  new RegExp(String.raw`(?:\bnot|n[’']t) want (?:to (?:use|buy|touch) )?${cloud}`, 'iu'),
  new RegExp(String.raw`\bwants? (?:nothing|no \w+) ${placed} ${cloud}`, 'iu'),
  new RegExp(String.raw`\b(?:wants?|allows?|accepts?|permits?) no ${cloud}`, 'iu'),
  new RegExp(String.raw`(?:^|[,:–—-] ?)(?:nothing|no (?:\w+ ){1,3}?)\s?(?:in|into|to|on) ${cloud}`, 'iu'),
  new RegExp(
    String.raw`(?:^|[,;:(–—-] ?|\b(?:and|so) )(?:absolutely |strictly )?no (?:public )?cloud\b(?: ${asDemand}\b)?(?=$|[^\w ]| (?:please|for us|at all|allowed|ever|whatsoever|under|policy)\b| \()`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:\bnot|n[’']t|\bnever) (?:allow|permit|accept)(?:s|ed)?\b[^.!?]{0,30}\bcloud\b${otherwise}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\b(?:not|never|nothing|nobody|no longer) |n[’']t )\b(?:forbids?|forbidden|prohibits?|prohibited|bans?|banned|rules? out|ruled out|excludes?|excluded)\b[^.!?]{0,40}\bcloud\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\bcloud\b[^.!?]{0,40}?(?:(?<!\b(?:not|never|no longer) |n[’']t )\b(?:forbidden|prohibited|banned|ruled out|off limits)\b|\bis out\b(?! of)|\bno option\b|(?:\bnot|n[’']t) (?:be )?(?:an option|allowed|permitted|possible|acceptable)\b${otherwise})`,
    'iu',
  ),
  /(?<!\b(?:not|never) |n[’']t )\bavoid(?:ing)? (?:the |any |public )*cloud\b/iu,
  /\b(?:must|has to|have to|needs? to|wants? to|should|shall)\b[^.!?]{0,30}\bwithout (?:the |any |a )?cloud\b/iu,
  /\b(?:must|has to|have to|needs? to|wants? to|should|shall|stays?|please)\b[^.!?]{0,30}\b(?:out of|away from|off) the cloud\b/iu,
];

const owned = String.raw`(?:our|your|their) own (?:servers?|machines?|hardware|data ?cent(?:er|re))`;
const ownMachines = String.raw`(?:${owned}|on[- ]prem(?:ises?)?|in[- ]house servers?)\b`;
const onOwnMachines = String.raw`(?:(?:on|in|within) ${owned}|on[- ]prem(?:ises?)?|(?:on )?in[- ]house servers?)\b`;
const keeps = String.raw`(?:stay|remain|run|live|keep|sit|work|be (?:kept|stored|hosted|processed|installed|run))`;
const systemBefore = String.raw`(?<!\b(?:erp|systems?|software|programs?|database)\b[^.!?]{0,30})`;

/** Software and data on machines of their own: to run there isn't enough, it has to be asked for. */
export const ownMachinesOnly: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\b(?:nobody|no one) )\b(?:must|has to|have to|needs? to|should|shall|(?:may|can) only|required to|wants? to|is to|are to)(?: (?:only|all|always|still))? ${keeps}\b[^.!?]{0,40}\b${onOwnMachines}`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:stays?|remains?|kept|held)(?: only| strictly)? ${onOwnMachines}`, 'iu'),
  new RegExp(String.raw`^(?:please )?keep\b[^.!?]{0,40}\b${onOwnMachines}`, 'iu'),
  new RegExp(
    String.raw`\b(?:not|never|nothing|no \w+|cannot|can[’']t)(?: \w+){0,3} (?:leave|leaves|leaving) ${ownMachines}(?! behind)`,
    'iu',
  ),
  new RegExp(
    String.raw`${systemBefore}\bonly (?:(?:run|used?|stored?|hosted|processed|kept|keep|allowed) )?(?:on |in |with )?${ownMachines}`,
    'iu',
  ),
  new RegExp(String.raw`${systemBefore}\b${ownMachines}[^.!?]{0,12}\bonly\b`, 'iu'),
  /(?<!\b(?:not|never) |n[’']t )\bair[- ]gapped\b/iu,
  /\bself[- ]hosted only\b|\b(?:must|has to|have to|needs? to) be self[- ]hosted\b/iu,
];
