import { WordsBeside } from '@/components/site/WordsBeside';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import { SampleReportCard } from './SampleReportCard';

/** Totals of the sample report, and its inputs. */
export function SampleBand({ heading, lede, text }: CopyOf<'landing'>['sample']) {
  return (
    <WordsBeside
      titleId="sample-title"
      title={heading}
      words={
        <>
          <p>{lede}</p>
          <p>{text}</p>
        </>
      }
    >
      <SampleReportCard />
    </WordsBeside>
  );
}
