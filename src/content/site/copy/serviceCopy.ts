import type { PageKey } from '@/domain/seo/pageKeys';
import { assessmentLabels } from '@/content/site/actions';
import { chatbotDevelopment as chatbot } from '@/content/site/services/chatbotDevelopment';
import { consultingServices as consulting } from '@/content/site/services/consultingServices';
import { developmentServices as development } from '@/content/site/services/developmentServices';
import { generativeConsulting } from '@/content/site/services/generativeConsulting';
import { generativeDevelopment } from '@/content/site/services/generativeDevelopment';
import { generativeIntegration } from '@/content/site/services/generativeIntegration';
import { integrationServices as integration } from '@/content/site/services/integrationServices';
import { managementConsulting as management } from '@/content/site/services/managementConsulting';
import { serviceLabels } from '@/content/site/services/serviceLabels';
import type { ServicePage, TitledText } from '@/content/site/services/ServicePage';
import { smallBusinessConsulting as smallBusiness } from '@/content/site/services/smallBusinessConsulting';
import { softwareDevelopment as software } from '@/content/site/services/softwareDevelopment';
import { strategyConsulting as strategy } from '@/content/site/services/strategyConsulting';
import type { PageCopy } from './PageCopy';

const heroOf = ({ name, hero }: ServicePage, note: string = assessmentLabels.note) => ({
  eyebrow: name,
  heading: hero.title,
  lede: hero.lede,
  note,
});
const headingOf = ({ title }: { title: string }) => ({ heading: title });
const headOf = ({ title, lede }: { title: string; lede: string }) => ({ heading: title, lede });
const textOf = ({ title, text }: TitledText) => ({ heading: title, text });

const risks = { heading: serviceLabels.risks };

/**
 * Replaceable words of the service pages. Sections are named after their anchors. Lists, paragraphs with sources, and
 * words that depend on the firm's promises stay built-in.
 */
export const serviceCopy = {
  services: {
    hero: heroOf(consulting, serviceLabels.free),
    businessFirst: headOf(consulting.philosophy),
    strategicThinking: { ...headOf(consulting.strategy), action: consulting.strategy.link.label },
    scaleWithYou: headOf(consulting.scale),
    generativeAi: { ...textOf(consulting.generative), action: consulting.generative.link.label },
    smallBusiness: { ...textOf(consulting.smallBusiness), action: consulting.smallBusiness.link.label },
    infrastructureAndData: headOf(consulting.data),
    aiManagementConsulting: { ...textOf(consulting.management), action: consulting.management.link.label },
    ethicalAi: headingOf(consulting.ethics),
    results: { ...headOf(consulting.results), action: consulting.results.link.label },
    whyUs: headingOf(consulting.reasons),
    deliverables: headOf(consulting.deliverables),
    closing: textOf(consulting.closing),
  },
  'consulting-strategy': {
    hero: heroOf(strategy),
    arithmetic: headOf(strategy.sum),
    decisions: headOf(strategy.decides),
    method: headOf(strategy.method),
    deliverables: headingOf(strategy.deliverables),
    fit: headingOf(strategy.fit),
    closing: textOf(strategy.closing),
  },
  'consulting-generative': {
    hero: heroOf(generativeConsulting),
    uses: headOf(generativeConsulting.helps),
    evidence: headOf(generativeConsulting.evidence),
    method: headingOf(generativeConsulting.work),
    data: { ...headOf(generativeConsulting.data), note: generativeConsulting.data.note },
    closing: textOf(generativeConsulting.closing),
  },
  'consulting-management': {
    hero: heroOf(management),
    alignment: { ...headOf(management.alignment), note: management.alignment.note },
    changeManagement: headOf(management.people),
    systems: {
      ...headingOf(management.systems),
      action: management.systems.links.integration.label,
      secondAction: management.systems.links.development.label,
    },
    roiModeling: headOf(management.roi),
    roadmapsAndPilots: headingOf(management.roadmap),
    aiLeadership: headOf(management.leadership),
    closing: textOf(management.closing),
  },
  'consulting-smb': {
    hero: heroOf(smallBusiness),
    useCases: { ...headOf(smallBusiness.useCases), note: smallBusiness.useCases.note },
    promises: headOf(smallBusiness.promises),
    pilots: headOf(smallBusiness.pilots),
    fit: headingOf(smallBusiness.fit),
    closing: textOf(smallBusiness.closing),
  },
  development: {
    hero: heroOf(development),
    whatWeBuild: headOf(development.builds),
    flatRate: headOf(development.flatRate),
    buyConnectBuild: headOf(development.decide),
    howItGoes: headingOf(development.steps),
    risks,
    closing: textOf(development.closing),
  },
  'ai-software-development': {
    hero: heroOf(software),
    tasks: headOf(software.suits),
    parts: headOf(software.parts),
    acceptance: headingOf(software.acceptance),
    closing: textOf(software.closing),
  },
  'generative-ai-development': {
    hero: heroOf(generativeDevelopment),
    whatWeBuild: headingOf(generativeDevelopment.kinds),
    pipeline: headOf(generativeDevelopment.pipeline),
    security: headingOf(generativeDevelopment.security),
    measures: { ...headOf(generativeDevelopment.measure), note: generativeDevelopment.measure.note },
    closing: textOf(generativeDevelopment.closing),
  },
  'ai-chatbot-development': {
    hero: heroOf(chatbot),
    places: headingOf(chatbot.jobs),
    limits: headingOf(chatbot.limits),
    handover: headOf(chatbot.handover),
    office: textOf(chatbot.handover.office),
    numbers: headOf(chatbot.numbers),
    steps: headingOf(chatbot.steps),
    closing: textOf(chatbot.closing),
  },
  integration: {
    hero: heroOf(integration),
    signs: headOf(integration.signs),
    kinds: {
      ...headingOf(integration.kinds),
      action: integration.kinds.link.label,
      text: integration.kinds.more.text,
      secondAction: integration.kinds.more.link.label,
    },
    waysIn: headOf(integration.connects),
    rules: headingOf(integration.principles),
    steps: headingOf(integration.steps),
    risks,
    closing: textOf(integration.closing),
  },
  'generative-ai-integration': {
    hero: heroOf(generativeIntegration),
    journey: headOf(generativeIntegration.journey),
    places: headOf(generativeIntegration.places),
    foreignText: headingOf(generativeIntegration.foreign),
    builtInOrOwn: { ...headOf(generativeIntegration.choose), note: generativeIntegration.choose.note },
    closing: textOf(generativeIntegration.closing),
  },
} as const satisfies { readonly [Key in PageKey]?: PageCopy };
