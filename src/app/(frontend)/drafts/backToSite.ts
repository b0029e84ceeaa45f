/** Redirects to the home page. */
export const backToSite = () =>
  new Response(null, { status: 307, headers: { Location: '/', 'Cache-Control': 'no-store' } });
