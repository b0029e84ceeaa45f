import type { Payload, PayloadRequest } from 'payload';
import type { InquiryEntry } from '@/payload-types';
import { namedRows } from '../namedRows';
import { isLostJob } from './jobs';

// Bypasses access control of `inquiry-entries`, which is closed to every request and has no hooks. The operations
// check the rights before they call this.

const collection = 'inquiry-entries';

interface EntryRow {
  id: number;
  kind: InquiryEntry['kind'];
  text: string;
  author: string | null;
  at: Date;
  delivery: 'waiting' | 'failed' | 'unclear' | 'sent' | null;
}

/**
 * Returns notes, replies and booking events of an inquiry, oldest first, with the delivery state of replies. A reply
 * without a job counts as sent, because the queue deletes completed jobs.
 */
export function findEntries(req: PayloadRequest, inquiryId: number): Promise<EntryRow[]> {
  return namedRows<EntryRow>(
    req,
    {
      name: 'inquiry-entries',
      text: `
        select entry.id, entry.kind, entry.text, users.name as author, entry.created_at as at,
          case when entry.kind <> 'reply' then null
            when ${isLostJob('job')} then 'unclear' when job.has_error then 'failed'
            when job.id is not null and job.completed_at is null then 'waiting' else 'sent' end as delivery
        from inquiry_entries as entry
          left join users on users.id = entry.author_id
          left join payload_jobs as job on job.queue = 'mail' and job.input->'order'->>'kind' = 'inquiryReply'
            and (job.input->'order'->>'entryId')::int = entry.id
        where entry.inquiry_id = $1 order by entry.id`,
    },
    [inquiryId],
  );
}

type NewEntry = Pick<InquiryEntry, 'kind' | 'text' | 'subject' | 'messageId' | 'submissionKey'> & {
  inquiry: number;
  /** Null for an entry that the site itself creates. */
  author: number | null;
};

export const insertEntry = (req: PayloadRequest, data: NewEntry): Promise<InquiryEntry> =>
  req.payload.db.create({ collection, data, req });

/**
 * Moves notes, replies and client messages from bookings to another inquiry. Call in a transaction that has locked
 * both.
 * @param wordsEnding suffix of the submission key of booking entries that contain a client's message
 */
export async function moveWrittenEntries(
  req: PayloadRequest,
  fromId: number,
  toId: number,
  wordsEnding: string,
): Promise<void> {
  const move = {
    name: 'move-written-entries',
    text: `update inquiry_entries set inquiry_id = $2
      where inquiry_id = $1 and (kind <> 'booking' or right(submission_key, length($3)) = $3)`,
  };
  await namedRows(req, move, [fromId, toId, wordsEnding]);
}

/** Bypasses access control on purpose: the server is about to write an email. */
export const findEntryById = (payload: Payload, id: number) =>
  payload.db.findOne<InquiryEntry>({ collection, where: { id: { equals: id } } });

/** Returns the replies to an inquiry, oldest first. */
export async function findReplies(
  asker: Payload | PayloadRequest,
  inquiryId: number,
): Promise<{ id: number; subject: string; messageId: string; submissionKey: string }[]> {
  return namedRows(
    asker,
    {
      name: 'inquiry-replies',
      text: `select id, subject, message_id as "messageId", submission_key as "submissionKey"
        from inquiry_entries where inquiry_id = $1 and kind = 'reply' order by id`,
    },
    [inquiryId],
  );
}

/** Returns how many entries an inquiry has, and whether this submission already created one. */
export async function countEntries(
  req: PayloadRequest,
  inquiryId: number,
  submissionKey: string,
): Promise<{ total: number; isKept: boolean }> {
  const [row] = await namedRows<{ total: number; isKept: boolean }>(
    req,
    {
      name: 'count-inquiry-entries',
      text: `select count(*)::int as total, coalesce(bool_or(submission_key = $2), false) as "isKept"
        from inquiry_entries where inquiry_id = $1`,
    },
    [inquiryId, submissionKey],
  );
  return row ?? { total: 0, isKept: false };
}
