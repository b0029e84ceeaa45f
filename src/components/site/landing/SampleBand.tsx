import { WordsBeside } from '@/components/site/WordsBeside';
import { sampleBand as texts } from '@/content/site/sampleReport';
import { SampleReportCard } from './SampleReportCard';

/** What a whole report comes to, beside what it is made from. */
export function SampleBand() {
  return (
    <WordsBeside
      titleId="sample-title"
      title={texts.title}
      words={texts.words.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    >
      <SampleReportCard />
    </WordsBeside>
  );
}
