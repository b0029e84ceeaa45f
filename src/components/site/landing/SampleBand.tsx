import { WordsBeside } from '@/components/site/WordsBeside';
import { sampleBand as texts } from '@/content/site/sampleReport';
import { SampleReportCard } from './SampleReportCard';

/** Totals of the sample report, and its inputs. */
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
