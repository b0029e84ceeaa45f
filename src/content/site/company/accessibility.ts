import type { PrivacySection } from './privacy';

/** Copy of the accessibility statement. It names what was tried; change it when that changes. */
export const accessibility = {
  title: 'Accessibility',
  description: 'What this site does so that everybody can use it, how that was tried, and what is missing.',
  heading: 'Everybody should be able to use this site',
  lede: 'We aim at the Web Content Accessibility Guidelines 2.2, level AA, on every screen: the public pages, the assessment, the reports, and your account. This page says what was tried, and what doesn’t work yet.',
  updated: 'November 30, 2026',
} as const;

export const accessibilitySections: readonly PrivacySection[] = [
  {
    id: 'what-was-tried',
    title: 'What was tried',
    paragraphs: ['Each version of the site is tested in a browser before it goes live:'],
    items: [
      'The keyboard alone: signing up, all eleven questions of the assessment, and the result.',
      'Zoom of 400 percent in a window of 1280 by 1024 pixels: nothing is cut off, and nothing scrolls sideways except wide tables.',
      'The high-contrast colors of the operating system, and the setting for less motion.',
      'Light and dark theme: every text has a contrast of at least 4.5 to 1.',
      'Automatic checks of every screen for the WCAG rules that a program can judge.',
      'What screen readers are told of the assessment and its result: read as text, and corrected.',
    ],
  },
  {
    id: 'what-is-missing',
    title: 'What is missing',
    paragraphs: [],
    items: [
      'No test with a screen reader and somebody who uses one every day has been done yet.',
      'The editor in which our staff write posts and pages is another company’s. Some buttons of its toolbar have no name, some fields in its side windows have no label, and saving can move the focus away.',
      'The booking calendar belongs to another company, and we can’t change it. You can ask for a call by email instead.',
    ],
  },
  {
    id: 'tell-us',
    title: 'Tell us what doesn’t work',
    paragraphs: [
      'If something keeps you from using this site, write to us. Say which page it was and what you use to read it. A person answers, and gives you what you needed in another form.',
    ],
  },
];
