import { describe, expect, it, vi } from 'vitest';

vi.mock('@/env', () => ({
  env: {
    FIRM_NAME: 'Firm of the server',
    ADVISORY_TEAM_NAME: 'Team of the server',
    RESOURCE_URL: 'https://server.example.com/tools',
    NEWSLETTER_URL: 'https://server.example.com/news',
    SPOTIFY_URL: 'https://server.example.com/heard',
  },
}));

// Other tests may have loaded these modules with their own settings.
vi.resetModules();
const { siteSettingsOf } = await import('./siteSettingsOf');

const ofServer = {
  firmName: 'Firm of the server',
  advisoryTeamName: 'Team of the server',
  resourceUrl: 'https://server.example.com/tools',
  newsletterUrl: 'https://server.example.com/news',
  applePodcastsUrl: null,
  spotifyUrl: 'https://server.example.com/heard',
};

describe('the site’s settings', () => {
  it('are the server’s while nobody has set anything', () => {
    expect(siteSettingsOf({})).toMatchObject(ofServer);
  });

  it.each(['', null])('are the server’s again when a field is emptied (%j)', (empty) => {
    const emptied = Object.fromEntries(Object.keys(ofServer).map((field) => [field, empty]));
    expect(siteSettingsOf(emptied)).toMatchObject(ofServer);
  });

  it('are the firm’s own as far as it has set them', () => {
    const own = {
      firmName: 'Own firm',
      advisoryTeamName: 'Own team',
      resourceUrl: 'https://own.example.com/tools',
      newsletterUrl: 'https://own.example.com/news',
      applePodcastsUrl: 'https://own.example.com/podcasts',
      spotifyUrl: 'https://own.example.com/heard',
    };
    expect(siteSettingsOf(own)).toMatchObject(own);
  });
});
