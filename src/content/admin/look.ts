import { iconMinPx, logoHeightPx } from '@/domain/look/lookImage';
import { minimumContrast } from '@/domain/look/contrast';
import { formatTenths } from '@/format/numbers';

/** A contrast ratio as it is written, rounded down: 4.496 isn't 4.5. */
const ratio = (contrast: number): string => `${formatTenths(Math.floor(contrast * 10) / 10)}:1`;

/** Labels and messages of the firm's look in the site settings. */
export const lookTexts = {
  title: 'Look',
  logo: 'Logo',
  logoHint: `A PNG or WebP picture with the firm’s name in it, at most ${logoHeightPx} pixels high on the site. Shown in the header, the footer, mails and reports. Choose one that is readable on white. On dark backgrounds it gets a light plate. Empty: the built-in mark beside the name.`,
  icon: 'Icon',
  iconHint: `A square PNG of ${iconMinPx} pixels or more, 512 at best. Shown in browser tabs and on phones. Empty: the built-in mark.`,
  accentColor: 'Accent color',
  accentColorHint:
    'The color of links, marks, buttons and dark sections, such as #16674c. The pink buttons stay pink. Shades for backgrounds and dark screens are derived from it. Empty: the built-in green.',
  pick: 'Pick a color',
  notColor: 'Enter a color as # and six digits, such as #16674c',
  tooFaint: (contrast: number, instead: string) =>
    `Text in this color has a contrast of ${ratio(contrast)} on the page and needs ${minimumContrast.text}:1. Use ${instead} instead.`,
  useInstead: (instead: string) => `Use ${instead}`,
  notInLibrary: 'Choose a picture from the library',
  notSquare: (width: number, height: number) =>
    `This picture is ${width} by ${height} pixels. An icon is square, ${iconMinPx} pixels or more on each side.`,
  tooHigh: (width: number, height: number) =>
    `This picture is ${width} by ${height} pixels. A logo is at least as wide as it is high.`,
  firm: 'Your firm',
  preview: 'Preview',
  previewHint: 'Visitors see it after you save.',
  themes: { day: 'Light', night: 'Dark' },
  sample: {
    heading: 'How it looks',
    text: 'A paragraph with ',
    link: 'a link',
    button: 'A button',
    band: 'A dark section',
  },
  contrasts: {
    text: 'Text on the page',
    button: 'Text on buttons',
    band: 'Text on dark sections',
  },
  contrast: (label: string, contrast: number) =>
    `${label} ${ratio(contrast)}, ${contrast >= minimumContrast.text ? 'passes' : 'too faint'}`,
} as const;
