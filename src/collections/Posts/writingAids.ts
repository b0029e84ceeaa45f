import { createServerFeature } from '@payloadcms/richtext-lexical';

/** What the editor lacks for writers: a key for links, no link after its dialog was cancelled, and clean text out of what is pasted. */
export const WritingAidsFeature = createServerFeature({
  key: 'writingAids',
  feature: { ClientFeature: '@/components/cms/writing/WritingAids#WritingAidsClient' },
});
