import { assessmentLabels } from '@/content/site/actions';
import { assessment } from '@/content/site/assessment';
import { blog } from '@/content/site/blog';
import {
  advantage,
  advantageClosing,
  knowledge,
  measuring,
  otherChoices,
  ownership,
  pricing,
  shownLine,
} from '@/content/site/company/advantage';
import { contact } from '@/content/site/company/contact';
import { privacy } from '@/content/site/company/privacy';
import { decisionsHead, formula, refusals, story, storyClosing } from '@/content/site/company/story';
import { team } from '@/content/site/company/team';
import { samplePage } from '@/content/site/sampleReport';
import type { PageCopy } from './PageCopy';

/** Replaceable words of the company's pages, the blog, the assessment's page, and the sample report. */
export const companyCopy = {
  'ai-opportunity-assessment': {
    hero: { heading: assessment.title, note: assessmentLabels.note, lede: assessment.lede },
    signUp: { heading: assessment.signUpTitle },
    steps: { heading: assessment.stepsTitle },
    preview: { heading: assessment.previewTitle, lede: assessment.previewText },
  },
  'sample-report': {
    hero: {
      heading: samplePage.heading,
      lede: samplePage.lede,
      note: samplePage.note,
      action: samplePage.pdf,
    },
    closing: { heading: samplePage.closing },
  },
  'our-story': {
    hero: { heading: story.heading, lede: story.lede },
    decisions: decisionsHead,
    formula,
    refusals: { heading: refusals.title, lede: refusals.text },
    closing: { heading: storyClosing },
  },
  advantage: {
    hero: { heading: advantage.heading, lede: advantage.lede },
    knowledge: { heading: knowledge.title, lede: knowledge.text },
    arithmetic: shownLine,
    pricing: { heading: pricing.title, lede: pricing.text },
    ownership: { heading: ownership.title, lede: ownership.text },
    measuring: { heading: measuring.title, lede: measuring.text, note: measuring.after },
    otherChoices: { heading: otherChoices.title, lede: otherChoices.text },
    closing: { heading: advantageClosing },
  },
  team: {
    hero: { heading: team.heading, lede: team.lede },
    matrix: { heading: team.matrixTitle, lede: team.matrixText },
    members: { heading: team.membersTitle, lede: team.membersText },
    disciplines: { heading: team.listTitle },
    closing: { heading: team.closing },
  },
  blog: { hero: { heading: blog.heading, lede: blog.lede } },
  contact: {
    hero: { heading: contact.heading, lede: contact.lede },
    form: { heading: contact.formTitle },
    call: { heading: contact.call.title, lede: contact.call.lede },
    next: { heading: contact.nextTitle },
    ways: { heading: contact.waysTitle },
  },
  privacy: { hero: { heading: privacy.heading, lede: privacy.lede } },
} as const satisfies Record<string, PageCopy>;
