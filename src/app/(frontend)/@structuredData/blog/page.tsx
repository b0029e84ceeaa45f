export { BlogStructuredData as default } from '@/components/site/blog/BlogStructuredData';
