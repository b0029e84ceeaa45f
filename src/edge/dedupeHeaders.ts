import type { ServerResponse } from 'node:http';

/**
 * Drops repeated values of a header. Next sets a page's headers while it renders, and then appends the headers that it
 * cached with the page: the first response of a moved post had its `Location` twice.
 */
export function dedupeHeaders(response: ServerResponse): void {
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) => {
    const present = [response.getHeader(name) ?? []].flat().map(String);
    const added = [value].flat().filter((one) => !present.includes(one));
    return added.length > 0 ? append(name, added) : response;
  };
}
