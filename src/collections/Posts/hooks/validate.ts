import { lockCategory } from './lockCategory';
import { lockImages } from './lockImages';
import { rejectIncompletePublish } from './rejectIncompletePublish';
import { rejectTakenSlug } from './rejectTakenSlug';

/** Stage 3: the slug is free, what the post refers to exists until the transaction ends, and it may be published. */
export const validate = {
  beforeChange: [rejectTakenSlug, lockCategory, lockImages, rejectIncompletePublish],
};
