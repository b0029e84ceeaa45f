import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { landingCopy } from '@/content/site/copy/landingCopy';
import { askForCallHref } from '@/domain/inquiries/askForCall';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import { LandingHero } from './LandingHero';

const booking: BookingTarget = { href: askForCallHref };

/** Renders the hero and returns its heading. */
function headingWith(heading: string): HTMLElement {
  render(<LandingHero copy={{ ...landingCopy, hero: { ...landingCopy.hero, heading } }} booking={booking} />);
  return screen.getByRole('heading', { level: 1 });
}

describe('the heading of the landing page', () => {
  it.each([
    ['The AI Consulting Firm Built for SMBs', 'The AI Consulting Firm Built for <span>SMBs</span>'],
    ['SMBs for SMBs, too', 'SMBs for <span>SMBs</span>, too'],
    ['AI for small firms', 'AI for small firms'],
  ])('highlights the last "SMBs" of "%s"', (heading, html) => {
    expect(headingWith(heading).innerHTML.replace(/ class="[^"]*"/, '')).toBe(html);
  });
});
