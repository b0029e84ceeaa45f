import * as api from '@/app/(payload)/api/[...slug]/route';

const context = () => ({ params: Promise.resolve({ slug: ['auth', 'preferences'] }) });

/** The one documented call outside of /api: the same endpoint behind the same gate. */
export const PUT = (request: Request) => api.PUT(request, context());
