import { requireTexts } from '@/hooks/requireTexts';
import { protectTrashDate } from '../../protectTrashDate';
import { classifySave } from './classifySave';
import { deriveSlug } from './deriveSlug';
import { loadPublishedSnapshot } from './loadPublishedSnapshot';
import { mergeLatestDraft } from './mergeLatestDraft';
import { unpublishIncomplete } from './unpublishIncomplete';
import { unpublishOnTrash } from './unpublishOnTrash';

/** Stage 2: the data and the arguments of the call get the form that the later stages rely on. */
export const normalize = {
  beforeOperation: [classifySave, unpublishIncomplete],
  beforeValidate: [requireTexts, mergeLatestDraft, deriveSlug],
  beforeChange: [protectTrashDate, loadPublishedSnapshot, unpublishOnTrash],
};
