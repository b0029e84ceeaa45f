import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@/domain/accounts/roles';
import { documentedEndpoints } from '@/endpoints';
import { signedInAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { auditAnswers } from '../factories/auditAnswers';
import { progressBody } from '../factories/progressBody';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

type Caller = 'visitor' | 'client' | 'other client' | 'marketer' | 'admin';
const callers: Caller[] = ['visitor', 'client', 'other client', 'marketer', 'admin'];

/** For calls that only administrators and marketers may make, and what they answer to those. */
const staff = (status: number): Record<Caller, number> => ({
  ...{ visitor: 401, client: 403, 'other client': 403, marketer: status, admin: status },
});

/** For calls that only administrators may make. */
const admins = (status: number): Record<Caller, number> => ({
  ...{ visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: status },
});

/** Status by caller. `client` owns the analysis and the audit in question; bodies are valid where the access is what is tested. */
const matrix: Record<string, { body?: unknown; expected: Record<Caller, number> }> = {
  'get /health': { expected: { visitor: 200, client: 200, 'other client': 200, marketer: 200, admin: 200 } },
  'get /ready': { expected: { visitor: 200, client: 200, 'other client': 200, marketer: 200, admin: 200 } },
  'post /auth/signup': {
    body: {},
    expected: { visitor: 400, client: 400, 'other client': 400, marketer: 400, admin: 400 },
  },
  'post /auth/login': {
    body: {},
    expected: { visitor: 400, client: 400, 'other client': 400, marketer: 400, admin: 400 },
  },
  'get /auth/me': { expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 } },
  'get /auth/user': {
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'post /auth/refresh-token': {
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'put /auth/profile': {
    body: { name: '' },
    expected: { visitor: 401, client: 400, 'other client': 400, marketer: 400, admin: 400 },
  },
  'put /auth/password': {
    body: {},
    expected: { visitor: 401, client: 400, 'other client': 400, marketer: 400, admin: 400 },
  },
  'get /auth/preferences': {
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'put /auth/preferences': {
    body: { emailNotifications: true, marketingEmails: false, timezone: 'UTC' },
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'post /auth/forgot-password': {
    body: {},
    expected: { visitor: 400, client: 400, 'other client': 400, marketer: 400, admin: 400 },
  },
  'post /auth/reset-password': {
    body: {},
    expected: { visitor: 400, client: 400, 'other client': 400, marketer: 400, admin: 400 },
  },
  'post /auth/confirm-email': {
    body: {},
    expected: { visitor: 400, client: 400, 'other client': 400, marketer: 400, admin: 400 },
  },
  // No new email waits.
  'post /auth/pending-email': {
    expected: { visitor: 401, client: 404, 'other client': 404, marketer: 404, admin: 404 },
  },
  'delete /auth/pending-email': {
    expected: { visitor: 401, client: 404, 'other client': 404, marketer: 404, admin: 404 },
  },
  'get /auth/former-email': {
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'post /auth/former-email': {
    expected: { visitor: 401, client: 404, 'other client': 404, marketer: 404, admin: 404 },
  },
  'post /auth/undo-email': {
    body: {},
    expected: { visitor: 400, client: 400, 'other client': 400, marketer: 400, admin: 400 },
  },
  'get /auth/sessions': {
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'delete /auth/sessions': {
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  // A session of somebody who is none of the callers.
  'delete /auth/sessions/:id': {
    expected: { visitor: 401, client: 404, 'other client': 404, marketer: 404, admin: 404 },
  },
  'get /auth/export': {
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'post /auth/delete-account': {
    body: {},
    expected: { visitor: 401, client: 400, 'other client': 400, marketer: 400, admin: 400 },
  },
  'post /analysis/generate': {
    body: analysisBody(),
    expected: { visitor: 401, client: 201, 'other client': 201, marketer: 201, admin: 201 },
  },
  'get /analysis': {
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'get /analysis/summary': {
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'get /analysis/draft': {
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'put /analysis/draft': {
    body: { key: null, answers: { goals: 'Grow' }, step: 3, furthestStep: 3 },
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'delete /analysis/draft': {
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'get /admin/analysis/:id': {
    expected: { visitor: 401, client: 200, 'other client': 404, marketer: 404, admin: 200 },
  },
  'get /analysis/:id/pdf': {
    expected: { visitor: 401, client: 200, 'other client': 404, marketer: 404, admin: 200 },
  },
  'get /sample-report/pdf': {
    expected: { visitor: 200, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'get /analysis/:id/xlsx': {
    expected: { visitor: 401, client: 200, 'other client': 404, marketer: 404, admin: 200 },
  },
  'get /analysis/:id/csv': {
    expected: { visitor: 401, client: 200, 'other client': 404, marketer: 404, admin: 200 },
  },
  // Only the owner decides who else sees an analysis.
  'get /analysis/:id/share': {
    expected: { visitor: 401, client: 200, 'other client': 404, marketer: 404, admin: 404 },
  },
  'post /analysis/:id/share': {
    expected: { visitor: 401, client: 201, 'other client': 404, marketer: 404, admin: 404 },
  },
  'put /analysis/:id/share': {
    body: { hides_salaries: true },
    expected: { visitor: 401, client: 200, 'other client': 404, marketer: 404, admin: 404 },
  },
  'delete /analysis/:id/share': {
    expected: { visitor: 401, client: 200, 'other client': 404, marketer: 404, admin: 404 },
  },
  // No such link: who has one needs no account.
  'post /shared-analyses': {
    body: { token: 'none' },
    expected: { visitor: 404, client: 404, 'other client': 404, marketer: 404, admin: 404 },
  },
  'put /analysis/:id/own-days': {
    body: { daysAMonth: 12 },
    expected: { visitor: 401, client: 200, 'other client': 404, marketer: 404, admin: 404 },
  },
  'post /analysis/:id/recount': {
    body: {},
    expected: { visitor: 401, client: 200, 'other client': 404, marketer: 404, admin: 404 },
  },
  'put /analysis/:id/put-back': {
    body: { opportunityIds: [] },
    expected: { visitor: 401, client: 200, 'other client': 404, marketer: 404, admin: 404 },
  },
  // The fixture has no task in its owner's own words.
  'put /analysis/:id/tasks': {
    body: { department: 'Finance & Accounting', taskName: 'None', name: 'Another' },
    expected: { visitor: 401, client: 400, 'other client': 404, marketer: 404, admin: 404 },
  },
  'get /analysis/:id/projects': {
    expected: { visitor: 401, client: 200, 'other client': 404, marketer: 404, admin: 200 },
  },
  // There is no such project.
  'put /analysis/:id/projects/:opportunityId': {
    body: progressBody(),
    expected: { visitor: 401, client: 404, 'other client': 404, marketer: 404, admin: 404 },
  },
  'delete /analysis/:id/projects/:opportunityId': {
    expected: { visitor: 401, client: 404, 'other client': 404, marketer: 404, admin: 404 },
  },
  'get /admin/projects': {
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: 200 },
  },
  'get /admin/projects/totals': {
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: 200 },
  },
  'post /audits': {
    body: { raw_answers: auditAnswers() },
    expected: { visitor: 401, client: 201, 'other client': 201, marketer: 201, admin: 201 },
  },
  'get /audits': {
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'get /audits/draft': {
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'put /audits/draft': {
    body: { key: null, answers: { q1: 5 }, section: 1 },
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'delete /audits/draft': {
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'get /audits/:id': {
    expected: { visitor: 401, client: 200, 'other client': 404, marketer: 404, admin: 200 },
  },
  'get /audits/:id/pdf': {
    expected: { visitor: 401, client: 200, 'other client': 404, marketer: 404, admin: 200 },
  },
  // Only the owner decides who else sees a report.
  'get /audits/:id/share': {
    expected: { visitor: 401, client: 200, 'other client': 404, marketer: 404, admin: 404 },
  },
  'post /audits/:id/share': {
    expected: { visitor: 401, client: 201, 'other client': 404, marketer: 404, admin: 404 },
  },
  'delete /audits/:id/share': {
    expected: { visitor: 401, client: 200, 'other client': 404, marketer: 404, admin: 404 },
  },
  // No such link: who has one needs no account.
  'post /shared-reports': {
    body: { token: 'none' },
    expected: { visitor: 404, client: 404, 'other client': 404, marketer: 404, admin: 404 },
  },
  'get /contact/ticket': {
    expected: { visitor: 200, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'post /contact': {
    body: {},
    expected: { visitor: 400, client: 400, 'other client': 400, marketer: 400, admin: 400 },
  },
  // Off, as an installation begins: as if it weren't there. Links to leave it are there in any case.
  'post /bookings': {
    body: {},
    expected: { visitor: 401, client: 401, 'other client': 401, marketer: 401, admin: 401 },
  },
  'get /seo/public/:pageKey': {
    expected: { visitor: 200, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'post /seo/public/:pageName': {
    body: {},
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 200, admin: 200 },
  },
  'get /seo/entries': {
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 200, admin: 200 },
  },
  'get /seo/audit': {
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 200, admin: 200 },
  },
  'get /seo/matches': {
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 200, admin: 200 },
  },
  'get /seo/history/:pageKey': {
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 200, admin: 200 },
  },
  // There is no such version: who gets that far may restore.
  'post /seo/restore/:pageKey': {
    body: { versionId: 2_147_483_647 },
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 404, admin: 404 },
  },
  'get /seo/:pageKey': {
    expected: { visitor: 401, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
  'get /admin/users': {
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: 200 },
  },
  'get /admin/invitations': { expected: admins(200) },
  'post /admin/invitations': { body: {}, expected: admins(400) },
  'delete /admin/invitations/:id': { expected: admins(404) },
  'post /admin/invitations/:id/send': { expected: admins(404) },
  'post /auth/invitation': {
    body: {},
    expected: { visitor: 400, client: 400, 'other client': 400, marketer: 400, admin: 400 },
  },
  'post /auth/accept-invitation': {
    body: {},
    expected: { visitor: 400, client: 400, 'other client': 400, marketer: 400, admin: 400 },
  },
  'post /admin/users': {
    body: {},
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: 400 },
  },
  // There is no such account: who gets that far may act.
  'get /admin/users/:id': {
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: 404 },
  },
  'put /admin/users/:id': {
    body: {},
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: 404 },
  },
  'delete /admin/users/:id': {
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: 404 },
  },
  'post /admin/users/:id/reset-link': { expected: admins(404) },
  // Told while the file is being written.
  'get /admin/users/:id/export': { expected: admins(404) },
  'get /admin/users/:id/reports': {
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: 404 },
  },
  'get /admin/inquiries': { expected: staff(200) },
  'get /admin/inquiries/counts': { expected: staff(200) },
  'get /admin/inquiries/owners': { expected: staff(200) },
  'get /admin/inquiries/export': { expected: { ...staff(403), admin: 200 } },
  'get /admin/inquiries/:id': { expected: staff(404) },
  'put /admin/inquiries/:id': {
    body: { status: 'won', updatedAt: '2026-11-20T10:00:00.000Z' },
    expected: staff(404),
  },
  'delete /admin/inquiries/:id': { expected: { ...staff(403), admin: 404 } },
  'post /admin/inquiries/:id/notes': { body: { text: 'Hm', seen: 0 }, expected: staff(404) },
  // Without a mail server there is nothing to send.
  'post /admin/inquiries/:id/replies': {
    body: { text: 'Hello', seen: 0 },
    expected: { ...staff(403), admin: 409 },
  },
  'get /admin/blog/posts': { expected: staff(200) },
  'post /admin/blog/posts': { body: {}, expected: staff(400) },
  // There is no such post, category or picture: who gets that far may act.
  'get /admin/blog/post/:slug': { expected: staff(404) },
  'put /admin/blog/post/:slug': { body: {}, expected: staff(404) },
  'delete /admin/blog/post/:slug': { expected: staff(404) },
  'post /admin/blog/post/:slug/editing': { body: {}, expected: staff(404) },
  'delete /admin/blog/post/:slug/editing': { expected: staff(404) },
  'get /admin/blog/post/:slug/markdown': { expected: staff(404) },
  'get /admin/blog/categories': { expected: staff(200) },
  'post /admin/blog/categories': { body: {}, expected: staff(400) },
  'put /admin/blog/categories/:id': { body: { name: 'Renamed' }, expected: staff(404) },
  'delete /admin/blog/categories/:id': { expected: staff(404) },
  'get /admin/blog/tags': { expected: staff(200) },
  // There is no such tag.
  'put /admin/blog/tags/:slug': { body: { name: 'Never' }, expected: staff(404) },
  'get /admin/blog/post/:slug/versions': { expected: staff(404) },
  'get /admin/blog/post/:slug/versions/:version': { expected: staff(404) },
  'get /admin/blog/post/:slug/schedule': { expected: staff(404) },
  'put /admin/blog/post/:slug/schedule': { body: {}, expected: staff(400) },
  'delete /admin/blog/post/:slug/schedule': { expected: staff(404) },
  // Asked about nothing.
  'get /admin/blog/uses/:kind': { expected: staff(400) },
  'post /admin/blog/check': { body: {}, expected: staff(200) },
  'get /admin/blog/export': { expected: staff(200) },
  'get /admin/blog/link-targets': { expected: staff(200) },
  'post /admin/blog/import': { expected: staff(400) },
  'get /admin/redirects': { expected: staff(200) },
  'post /admin/redirects': { body: {}, expected: staff(400) },
  // There is no such redirect.
  'put /admin/redirects/:id': { body: { from: '/old', to: '/team' }, expected: staff(404) },
  'delete /admin/redirects/:id': { expected: staff(404) },
  'get /admin/redirects/export': { expected: staff(200) },
  'post /admin/redirects/import': { body: { csv: '' }, expected: staff(200) },
  'get /admin/missing-addresses': { expected: staff(200) },
  'post /admin/missing-addresses/dismissals': { body: { path: '/never-asked' }, expected: staff(404) },
  'post /images/upload-cover': { expected: staff(400) },
  'post /images/upload': { expected: staff(400) },
  'post /images/import': { body: { address: 'https://127.0.0.1/a.png' }, expected: staff(400) },
  'get /images/library': { expected: staff(200) },
  'delete /images/delete-cover/:filename': { expected: staff(404) },
  // For the server itself, which shows a key.
  'post /jobs/run': {
    expected: { visitor: 401, client: 401, 'other client': 401, marketer: 401, admin: 401 },
  },
  'post /jobs/clean-up': {
    expected: { visitor: 401, client: 401, 'other client': 401, marketer: 401, admin: 401 },
  },
  'get /admin/users/export': {
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: 200 },
  },
  'post /admin/users/changes': {
    body: {},
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: 400 },
  },
  'post /admin/users/removals': {
    body: {},
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: 400 },
  },
  'post /admin/users/removals/undo': {
    body: {},
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: 400 },
  },
  'get /admin/users/belongings': {
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: 400 },
  },
  'get /admin/overview': {
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: 200 },
  },
  // There is nothing of that name to count.
  'post /counts/:action': {
    expected: { visitor: 404, client: 404, 'other client': 404, marketer: 404, admin: 404 },
  },
  'get /guide/pictures/:filename': { expected: staff(404) },
  'get /admin/trail': {
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: 200 },
  },
  'get /admin/model-usage': {
    expected: { visitor: 401, client: 403, 'other client': 403, marketer: 403, admin: 200 },
  },
  'post /auth/logout': {
    expected: { visitor: 200, client: 200, 'other client': 200, marketer: 200, admin: 200 },
  },
};

const nameOf = ({ contract }: (typeof documentedEndpoints)[number]) => `${contract.method} ${contract.path}`;

describe('the access matrix of the documented calls', () => {
  const tokens: Partial<Record<Caller, string>> = {};
  const ids = { analysis: 0, audit: 0, session: 0 };
  const idFor = (path: string): number => {
    if (path.startsWith('/audits')) return ids.audit;
    return path.startsWith('/auth/sessions') ? ids.session : ids.analysis;
  };

  beforeAll(async () => {
    const [client, other, marketer, admin] = await Promise.all([
      signedInAccount({ reportLimit: 10 }),
      signedInAccount(),
      signedInAccount({ role: 'marketer' }),
      signedInAccount({ role: 'admin' }),
    ]);
    Object.assign(tokens, {
      client: client.token,
      'other client': other.token,
      marketer: marketer.token,
      admin: admin.token,
    });
    const created = await api<{ id: number }>('POST', '/api/analysis/generate', {
      token: client.token,
      body: analysisBody(),
    });
    ids.analysis = created.body.id;
    const audit = await api<{ id: number }>('POST', '/api/audits', {
      token: client.token,
      body: { raw_answers: auditAnswers() },
    });
    ids.audit = audit.body.id;
    const { token } = await signedInAccount();
    const sessions = await api<{ id: number }[]>('GET', '/api/auth/sessions', { token });
    ids.session = sessions.body[0]?.id ?? 0;
  });

  it('names every documented call', () => {
    expect(documentedEndpoints.map(nameOf).sort()).toEqual(Object.keys(matrix).sort());
  });

  // Logging out comes last: it ends the sessions that the other rows use.
  const rows = Object.entries(matrix).flatMap(([call, { body, expected }]) =>
    callers.map((caller) => [call, caller, expected[caller], body] as const),
  );
  it.each(rows)('%s by %s answers %i', async (call, caller, status, body) => {
    const [method = '', path = ''] = call.split(' ');
    const answer = await api(
      method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE',
      `/api${path
        .replace(':kind', 'posts')
        .replace(/(users|categories|inquiries|redirects|pictures|invitations)\/:id/, '$1/2147483647')
        .replace(':slug', 'no-such-post')
        .replace(':version', '2147483647')
        .replace(':filename', 'gone-12345678.webp')
        .replace(':id', String(idFor(path)))
        .replace(':opportunityId', 'no-such-project')
        .replace(/:page(Key|Name)/, 'team')}`,
      { token: tokens[caller], body },
    );
    expect(answer.status).toBe(status);
  });
});

describe('a role', () => {
  it('is what the account’s row says now, not what it was when the session began', async () => {
    const payload = await testPayload();
    const { id, token } = await signedInAccount({ role: 'marketer' });
    const become = (role: Role) => payload.update({ collection: 'users', id, data: { role } });
    const posts = async () => (await api('GET', '/api/admin/blog/posts', { token })).status;
    const shownRole = async () => (await api<{ role: Role }>('GET', '/api/auth/me', { token })).body.role;
    expect([await shownRole(), await posts()]).toEqual(['marketer', 200]);
    await become('client');
    expect([await shownRole(), await posts()]).toEqual(['client', 403]);
    await become('marketer');
    expect([await shownRole(), await posts()]).toEqual(['marketer', 200]);
  });
});
