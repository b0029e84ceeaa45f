import { describe, expect, it } from 'vitest';
import { noFirmFacts } from '@/domain/firm/FirmFacts';
import type { Installation } from '@/domain/firm/Installation';
import { keptData, privacySections } from './privacy';

const nothing: Installation = {
  model: null,
  mail: null,
  pictures: null,
  traces: null,
  booking: null,
  analytics: null,
};
const everything: Installation = {
  model: 'model.example',
  mail: 'mail.example',
  pictures: 'pictures.example',
  traces: 'traces.example',
  booking: 'booking.example',
  analytics: 'analytics.example',
};
const { suppliers } = noFirmFacts;
const pageOf = (installation: Installation, named = suppliers) =>
  JSON.stringify(privacySections(installation, named));

describe('the privacy page', () => {
  it.each(Object.entries(everything) as [keyof Installation, string][])(
    'names who is behind %s when it is on, and nobody when it is off',
    (connection, host) => {
      expect(pageOf({ ...nothing, [connection]: host })).toContain(host);
      expect(pageOf({ ...everything, [connection]: null })).not.toContain(host);
    },
  );

  it('says which data a language model is given, and that none is asked where there is none', () => {
    expect(pageOf(nothing)).toContain('No language model is asked');
    const page = pageOf({ ...nothing, model: 'model.example' });
    expect(page).not.toContain('No language model is asked');
    expect(page).toContain('not your name, email or company');
  });

  it('calls suppliers by the names that the firm gave', () => {
    const named = { hosting: 'Hosting Inc., Ohio', model: 'Model Vendor', mail: 'Mail Vendor' };
    const page = pageOf(everything, named);
    for (const name of Object.values(named)) expect(page).toContain(name);
    expect(page).not.toContain('mail.example');
  });

  it('doesn’t call a machine of the firm’s own somebody else’s', () => {
    expect(pageOf({ ...nothing, mail: '10.0.0.5' })).toContain('our own mail server');
    expect(pageOf({ ...nothing, model: 'ollama' })).toContain('a language model on our own computers');
  });

  it('counts how often a calendar is opened only where there is one', () => {
    const words = (hasCalendar: boolean) => JSON.stringify(keptData({ inquiryMonths: 24, hasCalendar }));
    expect(words(false)).not.toMatch(/calendar/i);
    expect(words(true)).toContain('how often the booking calendar was opened');
  });

  it('says what is kept of questions only where a model is asked', () => {
    const rows = (hasModel: boolean) => keptData({ inquiryMonths: 24, hasModel }).map(({ what }) => what);
    expect(rows(false)).not.toContain('Questions to a language model');
    expect(rows(true)).toContain('Questions to a language model');
  });

  it('speaks of consent only where there is something to consent to', () => {
    expect(pageOf(nothing)).not.toMatch(/analytics/i);
    expect(pageOf({ ...nothing, analytics: 'tags.example' })).toContain('analytics-consent');
  });
});
