import { dropRedundantMetadata } from './dropRedundantMetadata';
import { indexPost } from './indexPost';
import { indexPostLinks } from './indexPostLinks';
import { renewRevision } from './rejectStaleRevision';
import { setBookkeepingFields } from './setBookkeepingFields';
import { setCoverAltText } from './setCoverAltText';
import { setSourceMarkdown } from './setSourceMarkdown';
import { syncSlug } from './syncSlug';

/** Stage 4: columns, search index and link index that follow from the post. */
export const derive = {
  beforeChange: [
    ...[setBookkeepingFields, dropRedundantMetadata, setCoverAltText, setSourceMarkdown],
    renewRevision,
  ],
  afterChange: [syncSlug, indexPost, indexPostLinks],
};
