import { z } from 'zod';
import { answerRange } from '@/domain/audit/AuditAnswers';
import { questionIds, sectionTitles, type QuestionId } from '@/domain/audit/questionnaire';
import { draftKeySchema } from './draftKey';

const { min, max } = answerRange;
const answerProblem = `Answer with a whole number from ${min} to ${max}`;
const answerSchema = z
  .int({
    abort: true,
    error: ({ input }) => (input === undefined ? 'This question is not answered' : answerProblem),
  })
  .min(min, answerProblem)
  .max(max, answerProblem);

/** Keyed by question id. Errors name each id that is missing, invalid or unknown. */
const answersSchema = z.strictObject(
  // The cast is safe: the keys are the question ids.
  Object.fromEntries(questionIds.map((id) => [id, answerSchema])) as Record<QuestionId, typeof answerSchema>,
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unknown questions: ${issue.keys.join(', ')}`
        : 'Answers must be keyed by question id',
  },
);

/**
 * Body that the questionnaire sends. The contract includes the scores, but they are ignored: the server computes its
 * own.
 */
export const auditBodySchema = z.object({
  overall_score: z.unknown().optional().describe('Not read: computed from raw_answers'),
  section_scores: z.unknown().optional().describe('Not read: computed from raw_answers'),
  raw_answers: answersSchema,
});
export type AuditBody = z.input<typeof auditBodySchema>;

const sectionNumberSchema = z.int().min(1).max(sectionTitles.length);

/** Answers given since the last call; earlier ones stay. */
export const auditDraftBodySchema = z.object({
  key: draftKeySchema
    .nullable()
    .describe('Of the draft that the answers belong to; null while the caller knows of none'),
  answers: answersSchema.partial(),
  section: sectionNumberSchema.describe('The section that is shown, from 1'),
});
export type AuditDraftBody = z.infer<typeof auditDraftBodySchema>;

const storedAnswersSchema = z.partialRecord(z.enum(questionIds), z.number());

export const auditDraftSchema = z.object({
  key: z.string().nullable().describe('The Idempotency-Key to submit this audit with; null without a draft'),
  answers: storedAnswersSchema,
  section: z.number(),
});
export type AuditDraft = z.infer<typeof auditDraftSchema>;

/** An audit in the dashboard list. */
export const auditListItemSchema = z.object({
  id: z.number(),
  created_at: z.iso.datetime(),
  overall_score: z.number().describe('Percent'),
  section_scores: z.partialRecord(z.enum(sectionTitles), z.number()).describe('Percent by section title'),
});
export type AuditListItem = z.infer<typeof auditListItemSchema>;

const scoredAuditSchema = auditListItemSchema.extend({ raw_answers: storedAnswersSchema });

/** An audit as shown by a share link. */
export const sharedAuditSchema = scoredAuditSchema
  .omit({ id: true })
  .extend({ ai_report: z.string().nullable().describe('Text with line breaks and ** around bold words') });
export type SharedAudit = z.infer<typeof sharedAuditSchema>;

/** An audit for its owner and administrators. */
export const auditSchema = sharedAuditSchema.extend({
  id: z.number(),
  is_owner: z.boolean().describe('The caller may share it'),
  previous: scoredAuditSchema.nullable().describe("The owner's audit before this one"),
});
export type PresentedAudit = z.infer<typeof auditSchema>;
