const ofTheHand = String.raw`match\w* (?:\w+ ){0,2}samples?|sanding|staining|stains?|cooking|lifting|installing|repairing|tasting|plating|welding|hugging|examining`;

/** Conversations, and what somebody says in their own words. */
const inPerson =
  /\b(?:sitting|talking|listening|counseling|comforting|(?:asylum|personal) (?:declarations?|statements?)|interpreting|showing (?:homes|houses))\b/iu;
const handwork = new RegExp(String.raw`\b(?:${ofTheHand})\b`, 'iu');

const something = String.raw`(?:[\w’']+ ){0,3}`;
const places =
  '(?:on ?site|at the (?:house|home|site|job)|in the field|houses?|homes?|rooms?|kitchens?|windows?|yards?)';

/** What people do with their hands, on the road, or face to face. */
const byHand = new RegExp(
  [
    String.raw`\b(?:fitt?ings?|driving|cleaning(?! up)|greeting|mowing|planting|painting|washing|mopping|sweeping|vacuuming|baking|serving|bartending|grooming|bathing|sewing|hauling|towing|digging|drilling|assembling|unloading|treating|massag\w+)\b`,
    String.raw`\b(?:${ofTheHand})\b`,
    String.raw`\b(?:re)?stocking ${something}(?:shelf|shelves|coolers?|racks?|bars?|trucks?|vans?|displays?|rooms?|fridges?)\b`,
    String.raw`\b(?:moving|loading|carrying|packing) ${something}(?:boxes|furniture|equipment|pallets?|goods|crates?|chairs|tables|cars?|bikes?|trucks?|vans?|trailers?|materials?|lunch(?:es)?)\b`,
    String.raw`\bdeliver(?:ing|y of) ${something}(?:food|meals?|goods|parts|supplies|packages?|parcels?|flowers?|furniture|materials?|customers?|homes?|sites?|stores?)\b`,
    String.raw`\b(?:key|lock) ?box(?:es)?\b|\bkeys? (?:hand ?overs?|pick ?ups?|exchanges?)\b|\bhanding (?:over|out) ${something}keys?\b`,
    String.raw`\bcount(?:ing)? ${something}(?:cash|coins?|change|money|jars?|tips)\b`,
    String.raw`\bmeasur(?:ing|ements?) ${something}${places}\b`,
  ].join('|'),
  'iu',
);

/** Work at a desk, also about such work: "scheduling cleaning crews", "cleaning customer data". */
const atDesk =
  /\b(?:bids?|binders?|packages?(?<!deliver\w* packages?)|pdfs?|specs?|social|drawings?|cad|complaints?|backlog|margins?|links?|errors?|events?|updates?|engagement|paper\w*|data|e?-?mail\w*|phone\w*|letters?|forms?|documents?|files?|notes?|spreadsheets?|applications?|claims?|web ?sites?|online|web|software|systems?|crm|excel|calendars?|statements?|receipts?|contracts?|messages?|texts?|info\w*|leads?|traffic|sales|contacts?|duplicates?|database|books|photos?|cards?|tickets?|requests?|schedul\w*|dispatch\w*|quot\w*|estimat\w*|bill\w*|invoic\w*|hir\w*|recruit\w*|train\w*|orders?|ordering|purchas\w*|book\w*|plans?|planning|track\w*|report\w*|log(?:s|ging)?|record\w*|enter(?:ing)?|typ\w*|writ\w*|answer\w*|calls?|calling|remind\w*|follow\w*|chas\w*|updat\w*|coordinat\w*|manag\w*|prepar\w*|pric\w*|sell\w*|market\w*|advertis\w*|research\w*|review\w*|audit\w*|post\w*|list(?:s|ing\w*)?|calculat\w*|reconcil\w*|assign\w*|confirm\w*)\b/iu;

/** Whether texts about software would be wrong for a task's name: work of the hand, the eye, or a conversation. */
export const isHandwork = (name: string): boolean =>
  inPerson.test(name) || (handwork.test(name) && !atDesk.test(name));

/** Whether a task's name says that people do the work by hand, and nothing of a desk. */
export const handsOnWork = (name: string): boolean => byHand.test(name) && !atDesk.test(name);
