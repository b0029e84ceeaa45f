import type { Ref } from 'react';
import { StrokeIcon } from '@/components/ui/StrokeIcon';
import { auditTexts as texts } from '@/content/portal/audit';
import type { PartialAuditAnswers } from '@/domain/audit/AuditAnswers';
import { auditSections, type AuditSection, type QuestionId } from '@/domain/audit/questionnaire';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './AuditSectionFields.module.css';
import { ScaleQuestion } from './ScaleQuestion';
import { sectionStrokes } from './sectionStrokes';
import card from '@/components/ui/Card.module.css';

interface AuditSectionFieldsProps {
  section: AuditSection;
  /** Counted from 1. */
  number: number;
  headingRef: Ref<HTMLHeadingElement>;
  answers: PartialAuditAnswers;
  onAnswer: (id: QuestionId, value: number) => void;
}

export function AuditSectionFields({
  section,
  number,
  headingRef,
  answers,
  onAnswer,
}: AuditSectionFieldsProps) {
  return (
    <section aria-labelledby="audit-section" className={`${card.sheet} ${card.pad6}`}>
      <header className={styles.head}>
        <span className={styles.icon}>
          <StrokeIcon stroke={sectionStrokes[section.icon]} sizePx={28} />
        </span>
        <div>
          <p className={`${text.note} ${text.strong}`}>{texts.section(number, auditSections.length)}</p>
          <h2 id="audit-section" ref={headingRef} tabIndex={-1} className={styles.title}>
            {section.title}
          </h2>
          <p className={`${space.above1} ${text.quiet}`}>{section.description}</p>
        </div>
      </header>
      {section.questions.map((question) => (
        <ScaleQuestion
          key={question.id}
          question={question}
          value={answers[question.id]}
          onAnswer={onAnswer}
        />
      ))}
    </section>
  );
}
