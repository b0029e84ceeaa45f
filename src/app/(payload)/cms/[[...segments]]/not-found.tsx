import config from '@payload-config';
import { NotFoundPage } from '@payloadcms/next/views';
import { importMap } from '../importMap.js';

interface CmsNotFoundProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export default function CmsNotFound({ params, searchParams }: CmsNotFoundProps) {
  return NotFoundPage({ config, importMap, params, searchParams });
}
