import type { CollectionBeforeDeleteHook } from 'payload';
import { removeEntriesOf } from '@/database/tables/inquiryEntries';

/** Notes and replies go with the inquiry. */
export const deleteEntries: CollectionBeforeDeleteHook = ({ id, req }) => removeEntriesOf(req, [Number(id)]);
