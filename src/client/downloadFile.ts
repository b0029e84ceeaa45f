import { requestApi } from './apiClient';
import { saveAsFile } from './saveAsFile';

const nameIn = (disposition: string | null): string | undefined =>
  /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1];

/**
 * Downloads a file from the documented API, named by the response. A plain link could not send the token. Not
 * retried, because the user is waiting.
 * @throws as callApi
 */
export function downloadFile(path: `/${string}`, fallbackName: string): Promise<void> {
  return requestApi(path, { headers: { Accept: '*/*' }, isAskedOnce: true }, async (response) => {
    const name = nameIn(response.headers.get('Content-Disposition')) ?? fallbackName;
    saveAsFile(name, await response.blob());
  });
}
