import { ApiError } from './ApiError';
import { refusalOf } from './apiClient';
import { readToken } from './tokenStorage';

/** Large files on slow lines take their time. */
const timeoutMs = 5 * 60_000;

interface UploadOptions {
  fields: FormData;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

function answerOf<Answer>({ status, responseText }: XMLHttpRequest, token: string | null): Answer {
  let body: unknown = null;
  try {
    body = JSON.parse(responseText);
  } catch {
    // A proxy in between answers in HTML.
  }
  if (status >= 200 && status < 300 && body !== null) return body as Answer;
  throw refusalOf(status, body, token);
}

/**
 * Sends files to the documented API. `fetch` can't say how far it is, so this is an XMLHttpRequest.
 * @throws ApiError for a refusal; Error when no answer came
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
