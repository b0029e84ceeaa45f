import { requestApi } from './apiClient';
import { saveAsFile } from './saveAsFile';

const nameIn = (disposition: string | null): string | undefined =>
  /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1];

/**
 * Saves what the documented API answers as a file, under the name that the answer gives it. A plain link could not
 * carry the token. Who asked for it is waiting, so it is asked once.
 * @throws as callApi
 */
export function downloadFile(path: `/${string}`, fallbackName: string): Promise<void> {
  return requestApi(path, { headers: { Accept: '*/*' }, isAskedOnce: true }, async (response) => {
    const name = nameIn(response.headers.get('Content-Disposition')) ?? fallbackName;
    saveAsFile(name, await response.blob());
  });
}
