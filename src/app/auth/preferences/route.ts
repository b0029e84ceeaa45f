/** The one documented call outside of /api: the same endpoint behind the same gate, which takes both addresses for one. */
export { PUT } from '@/app/(payload)/api/[...slug]/route';
