import { acceptedPictures } from '@/content/admin/pictures';

/** Says what may be uploaded, below the field for the file. */
export function AcceptedPictures() {
  return <p className="field-description">{acceptedPictures}</p>;
}
