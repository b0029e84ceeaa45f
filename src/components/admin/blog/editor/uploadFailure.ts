import { ApiError } from '@/client/ApiError';
import { coverTexts as texts } from '@/content/admin/postEditor';

/** What went wrong with an upload: the server's words for a refusal, else those of the failure. */
export function uploadFailure(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage || texts.refused;
  return (error instanceof Error && error.message) || texts.failed;
}
