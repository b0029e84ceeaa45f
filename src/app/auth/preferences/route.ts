/** The only documented call outside /api: the same endpoint behind the same gate, which accepts both paths. */
export { PUT } from '@/app/(payload)/api/[...slug]/route';
