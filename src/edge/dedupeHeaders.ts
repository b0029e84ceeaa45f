import type { ServerResponse } from 'node:http';

/**
 * Keeps one copy of each value of a header. Next sets the headers of a page while it draws it, and then appends those
 * that it keeps with the page: the first answer of a moved post named its new address twice.
 */
export function dedupeHeaders(response: ServerResponse): void {
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) => {
    const present = [response.getHeader(name) ?? []].flat().map(String);
    const added = [value].flat().filter((one) => !present.includes(one));
    return added.length > 0 ? append(name, added) : response;
  };
}
