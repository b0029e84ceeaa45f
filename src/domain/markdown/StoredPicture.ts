/** An image of the media collection, with the fields that a text can refer to. */
export interface StoredPicture {
  id: number;
  filename: string;
  alt: string;
}
