import type { Metadata } from 'next';

/** Metadata of a missing page. */
export const notFoundHead: Metadata = { title: 'Page not found' };
