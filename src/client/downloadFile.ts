import { requestApi } from './apiClient';
import { saveAsFile } from './saveAsFile';

const nameIn = (disposition: string | null): string | undefined =>
  /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1];

/**
 * Saves what the documented API answers as a file, under the name that the answer gives it. A plain link could not
 * carry the token.
 * @throws ApiError for a refusal; TypeError or a TimeoutError DOMException when no answer came
 */
export async function downloadFile(path: `/${string}`, fallbackName: string): Promise<void> {
  const response = await requestApi(path, { headers: { Accept: '*/*' } });
  const name = nameIn(response.headers.get('Content-Disposition')) ?? fallbackName;
  saveAsFile(name, await response.blob());
}
