import type { Metadata } from 'next';

/** The head of an address that leads to nothing. */
export const notFoundHead: Metadata = { title: 'Page not found' };
