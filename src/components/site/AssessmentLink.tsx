import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { assessmentLabels } from '@/content/site/actions';
import styles from './AssessmentLink.module.css';

/** The page's primary call to action: the free assessment. */
export function AssessmentLink({
  children = assessmentLabels.start,
  ...link
}: Omit<ComponentProps<typeof ButtonLink>, 'href'>) {
  return (
    <ButtonLink {...link} href="/ai-opportunity-assessment">
      {children}
      <Icon name="arrow-right" className={styles.arrow} />
    </ButtonLink>
  );
}
