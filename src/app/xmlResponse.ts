/** A file for programs, in XML. */
export const xmlResponse = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'application/xml' } });
