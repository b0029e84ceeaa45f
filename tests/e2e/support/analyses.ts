import { expect, type APIRequestContext } from '@playwright/test';
import { analysisBody } from '../../factories/analysisBody';

/** A finished analysis, made through the API. */
export async function generateAnalysis(
  request: APIRequestContext,
  token: string,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const response = await request.post('/api/analysis/generate', {
    headers: { Authorization: `Bearer ${token}` },
    data: analysisBody(overrides),
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: number }).id;
}
