/** A picture of the media collection, as far as a text can refer to it. */
export interface StoredPicture {
  id: number;
  filename: string;
  alt: string;
}
