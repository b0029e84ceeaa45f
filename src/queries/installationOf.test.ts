import { describe, expect, it } from 'vitest';
import { bookingTarget } from '@/integrations/booking/bookingTarget';
import { readEnv, settingNames } from '@/readEnv';
import { installationOf } from './installationOf';

const needed = {
  DATABASE_URL: 'postgres://site:secret@localhost:5432/site',
  PAYLOAD_SECRET: 'a-secret-that-is-long-enough-for-this-test',
};
const connected = {
  ...needed,
  AI_PROVIDER: 'anthropic',
  AI_MODEL: 'some-model',
  AI_API_KEY: 'key-0123456789',
  SMTP_URL: 'smtps://user:password@mail.example.com',
  MAIL_FROM: 'office@example.com',
  S3_BUCKET: 'firm-pictures',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example.com',
  TAG_MANAGER_ID: 'GTM-ABC1234',
  BOOKING_URL: 'https://cal.com/firm/30min',
};
const installation = (settings: Record<string, string>) => {
  const env = readEnv(settings as unknown as NodeJS.ProcessEnv);
  return installationOf(env, bookingTarget(null, env.BOOKING_URL));
};

describe('what an installation is connected to', () => {
  it('is nothing unless it is set', () => {
    expect(Object.values(installation(needed))).toEqual([null, null, null, null, null, null]);
  });

  it('is known by host, without names and passwords', () => {
    expect(installation(connected)).toEqual({
      model: 'api.anthropic.com',
      mail: 'mail.example.com',
      pictures: 's3.example.com',
      traces: 'traces.example.com',
      booking: 'app.cal.com',
      analytics: 'www.googletagmanager.com',
    });
  });

  it('accounts for every setting that names somebody else’s server', () => {
    const outside = settingNames.filter((name) => /_(URL|ENDPOINT|BUCKET|PROVIDER)$|^TAG_MANAGER/.test(name));
    const ownOrToldOtherwise = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'SITE_URL'];
    const linkedOnly = ['RESOURCE_URL', 'NEWSLETTER_URL', 'APPLE_PODCASTS_URL', 'SPOTIFY_URL'];
    const told = Object.keys(connected).concat('AI_BASE_URL', ownOrToldOtherwise, linkedOnly);
    expect(outside.filter((name) => !told.includes(name))).toEqual([]);
  });
});
