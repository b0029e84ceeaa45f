const countries =
  'Canada|Mexico|(?:the )?(?:UK|United Kingdom|Netherlands|Philippines|European Union|EU|UAE|United Arab Emirates)|' +
  'England|Scotland|Wales|Ireland|Great Britain|Germany|Austria|Switzerland|France|Spain|Portugal|Italy|Belgium|' +
  'Luxembourg|Denmark|Sweden|Norway|Finland|Iceland|Poland|Czechia|Hungary|Romania|Greece|Ukraine|Israel|India|' +
  'Pakistan|China|Hong Kong|Taiwan|Japan|South Korea|Singapore|Malaysia|Indonesia|Thailand|Vietnam|Australia|' +
  'New Zealand|South Africa|Nigeria|Kenya|Egypt|Brazil|Argentina|Chile|Colombia|Peru|' +
  'Ontario|Quebec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|Toronto|Montreal|Calgary|Ottawa|' +
  'London|Sydney|Berlin|Munich|Vienna|Zurich|Paris|Madrid|Amsterdam';

/** "London, KY" and "Ontario, California" are in the United States. */
const inAState = String.raw`(?!,? (?:[A-Z]{2}\b|California|Kentucky|Ohio|Texas|Illinois|Arkansas))`;
const place = `(?:${countries})\\b${inAState}`;

/** The firm's own place; clients, suppliers, and plans abroad don't count. */
const own = String.raw`(?:\b(?:[Ww]e|I)(?:[’']re|[’']m| are| am|\s+work|\s+operate)|\b[Bb]ased|\b[Ll]ocated|\b[Hh]eadquartered|\b(?:[Oo]ur|[Tt]he) (?:firm|office|offices|shop|company|clinic|practice|business|team)(?:\s+(?:is|are))?)`;
const between = String.raw`(?: (?!not\b|never\b|clients?\b|customers?\b|suppliers?\b|vendors?\b|selling\b|shipping\b|hiring\b|expanding\b|opening\b|growing\b|planning\b|looking\b|thinking\b|competitors?\b)[\w-]+,?){0,4}`;

const ownPlace = new RegExp(String.raw`${own}${between} (?:in|out of|from) ${place}`, 'u');
const placeAlone = new RegExp(String.raw`(?:^|[.!?\n]\s*)(?:[Hh]ere )?[Ii]n ${place}\s*(?:$|[.!?,\n])`, 'u');
const othersPlace =
  /\b(?:clients?|customers?|suppliers?|vendors?|manufacturers?|factor(?:y|ies)|developers?|competitors?|parent company|parts?)\b[^.!?\n]{0,20}\b(?:based|located|headquartered)\b/iu;

/** Returns whether a text says that the firm itself is in another country than the United States. */
export const isAbroad = (texts: readonly string[]): boolean =>
  texts
    .flatMap((text) => text.replaceAll(/\bU\.K\b\.?/gu, 'UK').split(/(?<=[!?\n]|(?<!\b[A-Z])\.)/u))
    .some(
      (sentence) => (ownPlace.test(sentence) && !othersPlace.test(sentence)) || placeAlone.test(sentence),
    );
