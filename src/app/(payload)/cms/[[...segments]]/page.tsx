import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { importMap } from '../importMap.js';

interface CmsPageProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: CmsPageProps): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams });

export default function CmsPage({ params, searchParams }: CmsPageProps) {
  return RootPage({ config, importMap, params, searchParams });
}
