import type { Metadata } from 'next';
import { pageMetadata } from '@/components/site/pageMetadata';
import type { ServicePage } from '@/content/site/services/ServicePage';

/** The head of a service page; the layout adds the firm's name to the title. */
export function serviceMetadata({ path, metadata }: Pick<ServicePage, 'path' | 'metadata'>): Metadata {
  return pageMetadata({ path, ...metadata });
}
