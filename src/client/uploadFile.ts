import { ApiError } from './ApiError';
import { refusalOf } from './apiClient';
import { readToken } from './tokenStorage';

/** Large files on slow connections take minutes. */
const timeoutMs = 5 * 60_000;

interface UploadOptions {
  fields: FormData;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

function answerOf<Answer>({ status, responseText }: XMLHttpRequest, token: string | null): Answer {
  let body: unknown = null;
  try {
    body = JSON.parse(responseText);
  } catch {
    // A proxy may respond with HTML.
  }
  if (status >= 200 && status < 300 && body !== null) return body as Answer;
  throw refusalOf(status, body, token);
}

/**
 * Uploads files to the documented API. Uses XMLHttpRequest, because `fetch` doesn't report upload progress.
 * @throws ApiError for an error response; Error when none arrived
 */
export function uploadFile<Answer>(
  path: `/${string}`,
  { fields, onProgress, signal }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const token = readToken();
    const fail = () => reject(new Error('The connection was lost'));
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      try {
        resolve(answerOf<Answer>(request, token));
      } catch (error) {
        reject(error instanceof ApiError ? error : new Error('The answer could not be read'));
      }
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.open('POST', path);
    request.timeout = timeoutMs;
    request.setRequestHeader('Accept', 'application/json');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(fields);
  });
}
