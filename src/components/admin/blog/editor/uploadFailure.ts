import { ApiError } from '@/client/ApiError';
import { coverTexts as texts } from '@/content/admin/postEditor';

/** Returns the message for a failed upload: the server's reason, or a generic one. */
export function uploadFailure(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage || texts.refused;
  return (error instanceof Error && error.message) || texts.failed;
}
