import { tradeOf } from '../tradeOf';
import { accounting } from './accounting';
import { contractors } from './contractors';
import { dental } from './dental';
import { insurance } from './insurance';
import { law } from './law';
import { logistics } from './logistics';
import { manufacturing } from './manufacturing';
import { medical } from './medical';
import { nonprofits } from './nonprofits';
import { propertyManagement } from './propertyManagement';
import { realEstate } from './realEstate';
import { restaurants } from './restaurants';
import { retail } from './retail';
import type { TradeTask } from './TradeTask';

/** The trades with own tasks. Finer than `Trade`: a dentist and a physician share regulations, but not all work. */
export const tasksByTrade = {
  law,
  accounting,
  dental,
  medical,
  contractors,
  propertyManagement,
  insurance,
  realEstate,
  logistics,
  manufacturing,
  retail,
  restaurants,
} as const satisfies Readonly<Record<string, readonly TradeTask[]>>;

type TaskTrade = keyof typeof tasksByTrade;

/** Every task of a trade, once. */
export const tradeTasks: readonly TradeTask[] = [
  ...new Set<TradeTask>([...Object.values(tasksByTrade).flat(), ...nonprofits]),
];

const veterinary = /\b(veterinar\w*|animals?)\b/i;

/** Returns the trade whose tasks suit an industry, from the catalogue or in the client's own words. */
export function taskTradeOf(industry: string): TaskTrade | undefined {
  const is = (words: RegExp) => words.test(industry);
  switch (tradeOf(industry)) {
    case 'law':
      return 'law';
    case 'manufacturing':
      return is(/\bengineering (services|firms?|consult\w*)\b/i) ? undefined : 'manufacturing';
    case 'health':
      if (is(veterinary) || is(/\b(pharmac(y|ies)|banks?|laborator(y|ies)|insurance)\b/i)) return undefined;
      return is(/\b(dentists?|dental)\b/i) ? 'dental' : 'medical';
    case 'finance':
      if (is(/\b(accountants?|accounting|tax preparation|bookkeeping)\b/i)) return 'accounting';
      return is(/\binsurance\b/i) && is(/\b(agenc(y|ies)|brokerages?|brokers?|agents?)\b/i)
        ? 'insurance'
        : undefined;
    case 'construction':
      return is(/\b(architect\w*|surveying|food service)\b/i) ? undefined : 'contractors';
    case 'realEstate':
      if (is(/\b(property managers?|lessors?|apartments?)\b/i)) return 'propertyManagement';
      return is(/\breal estate\b.*\b(agents?|brokers?|brokerages?|agenc(y|ies))\b|\brealtors?\b/i)
        ? 'realEstate'
        : undefined;
    case 'hospitality':
      return is(/\b(restaurants?|bars|caterers?|drinking places|mobile food)\b/i) ? 'restaurants' : undefined;
    case 'retail':
      return 'retail';
    case 'transport':
      return is(/\b(passenger|transit|bus)\b/i) ? undefined : 'logistics';
    default:
      return tradeByOwnWords(industry);
  }
}

/** Everyday names of trades that no published industry title contains. */
function tradeByOwnWords(industry: string): TaskTrade | undefined {
  if (/\b(cpas?|enrolled agents?|tax (office|preparers?|advisors?))\b/i.test(industry)) return 'accounting';
  if (/\borthodont\w*\b/i.test(industry)) return 'dental';
  if (/\b(hvac|plumbers?|roofers?|electricians?|remodel\w*)\b/i.test(industry)) return 'contractors';
  if (/\bproperty management\b/i.test(industry)) return 'propertyManagement';
  if (/\b(caf[eé]s?|diners?|pizzerias?|catering)\b/iu.test(industry)) return 'restaurants';
  return undefined;
}
