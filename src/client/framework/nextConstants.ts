/** What the browser's half of Next reads of its `lib/constants`, which names some hundred things of the server as well. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
