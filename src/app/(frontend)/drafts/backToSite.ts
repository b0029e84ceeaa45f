/** Leads to the home page, from where all pages can be walked to. */
export const backToSite = () =>
  new Response(null, { status: 307, headers: { Location: '/', 'Cache-Control': 'no-store' } });
