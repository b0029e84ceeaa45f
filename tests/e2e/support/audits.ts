import { expect, type APIRequestContext } from '@playwright/test';
import type { AuditAnswers } from '@/domain/audit/AuditAnswers';

const headersOf = (token: string) => ({ Authorization: `Bearer ${token}` });

/** A finished audit, made through the API. */
export async function submitAudit(
  request: APIRequestContext,
  token: string,
  answers: AuditAnswers,
): Promise<number> {
  const response = await request.post('/api/audits', {
    headers: headersOf(token),
    data: { raw_answers: answers },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: number }).id;
}
