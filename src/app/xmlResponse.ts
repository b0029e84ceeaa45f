/** Returns an XML response. */
export const xmlResponse = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'application/xml' } });
