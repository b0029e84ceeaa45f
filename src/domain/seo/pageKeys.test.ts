import { describe, expect, it } from 'vitest';
import { pageKeyOfPath, pageKeys, pathOfPage, toPageKey } from './pageKeys';
import { pageBreadcrumbs } from './pageBreadcrumbs';

const editorNames = [
  'landing',
  'services',
  'development',
  'integration',
  'ai-strategy-consulting',
  'generative-ai-consulting',
  'consulting-management',
  'consulting-smb',
  'ai-software-development',
  'ai-chatbot-development',
  'generative-ai-development',
  'generative-ai-integration',
];

describe('page keys', () => {
  it.each(editorNames)('know the editor’s page name %s', (name) => {
    expect(pageKeys).toContain(toPageKey(name));
  });

  it('lead to their page and back', () => {
    expect(pageKeys.map((key) => pageKeyOfPath(pathOfPage(key)))).toEqual(pageKeys);
  });

  it('share the landing page’s record with the sign-in page', () => {
    expect(pageKeyOfPath('/login')).toBe('landing');
  });

  it.each(['', 'nowhere', '__proto__', 'toString', 'Landing'])('don’t know %j', (name) => {
    expect(toPageKey(name)).toBeNull();
    expect(pageKeyOfPath(name)).toBeNull();
  });

  it('have breadcrumbs from the home page', () => {
    expect(pageBreadcrumbs('landing')).toEqual(['landing']);
    expect(pageBreadcrumbs('team')).toEqual(['landing', 'team']);
    expect(pageBreadcrumbs('consulting-smb')).toEqual(['landing', 'services', 'consulting-smb']);
  });
});
