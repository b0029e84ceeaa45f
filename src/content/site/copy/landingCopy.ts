import { assessmentLabels, bookingLabels } from '@/content/site/actions';
import { figureTexts } from '@/content/site/firstFigure';
import {
  landing,
  landingClosing,
  sampleBand,
  serviceCards,
  servicesHead,
  shownArithmetic,
  tiers,
  tiersHead,
} from '@/content/site/landing';
import { lawFirmCase } from '@/content/site/lawFirmCase';
import type { PageCopy } from './PageCopy';

const { consulting, development, leadership } = serviceCards;
const { lite, pro } = tiers;

export const landingCopy = {
  hero: { heading: landing.title, lede: landing.lede },
  calculator: { heading: figureTexts.title, action: figureTexts.keep },
  sample: sampleBand,
  services: servicesHead,
  consulting: { heading: consulting.title, text: consulting.description },
  development: { heading: development.title, text: development.description },
  leadership: { heading: leadership.title, text: leadership.description },
  arithmetic: shownArithmetic,
  useCase: lawFirmCase,
  tiers: tiersHead,
  tierLite: { heading: lite.name, text: lite.description, action: assessmentLabels.startAudit },
  tierPro: { heading: pro.name, text: pro.description, action: bookingLabels.contactSales },
  closing: { heading: landingClosing, action: assessmentLabels.start, note: assessmentLabels.closingNote },
} as const satisfies PageCopy;
