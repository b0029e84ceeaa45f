import { expect, type APIRequestContext } from '@playwright/test';
import type { AuditAnswers, PartialAuditAnswers } from '@/domain/audit/AuditAnswers';

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

/** An audit that is begun, made through the API. */
export async function beginAudit(
  request: APIRequestContext,
  token: string,
  { answers, section }: { answers: PartialAuditAnswers; section: number },
): Promise<void> {
  const response = await request.put('/api/audits/draft', {
    headers: headersOf(token),
    data: { key: null, answers, section },
  });
  expect(response.status()).toBe(200);
}
