import { blog, blogLabels } from '@/content/site/blog';
import { previewPicturePath } from '@/content/site/previewPicturePath';
import { sharePicturePath } from '@/domain/seo/sharePicturePath';

interface DescribedCategory {
  name: string;
  description?: string | null;
  metaTitle?: string | null;
  metaDescription?: string | null;
  /** File name of the category's share image. */
  picture?: string | null;
  pictureAlt?: string | null;
}

/** The metadata of a page's head. */
export interface HeadMetadata {
  /** Without the firm's name. */
  title: string;
  description: string;
  /** Path of the preview image. */
  image: string;
  /** Alt text of the category's share image, if it has one. */
  imageAlt: string | null;
}

/** Returns the metadata of a category page: its own search title and description, else its name and description. */
export function categoryMetadata(category: DescribedCategory): HeadMetadata {
  const { name, description, metaTitle, metaDescription, picture, pictureAlt } = category;
  return {
    title: metaTitle?.trim() || name,
    description: metaDescription?.trim() || description || blogLabels.topicDescription(name),
    image: picture ? sharePicturePath(picture) : previewPicturePath(blog.path),
    imageAlt: pictureAlt?.trim() || null,
  };
}
