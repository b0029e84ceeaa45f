import { blog, blogLabels } from '@/content/site/blog';
import { previewPicturePath } from '@/content/site/previewPicturePath';
import { sharePicturePath } from '@/domain/seo/sharePicturePath';

interface DescribedCategory {
  name: string;
  description?: string | null;
  metaTitle?: string | null;
  metaDescription?: string | null;
  /** The file name of its share picture. */
  picture?: string | null;
}

/** What the head of a page is made from. */
export interface HeadMetadata {
  /** Without the firm's name. */
  title: string;
  description: string;
  /** The preview picture, below the site's origin. */
  image: string;
}

/** What search results and link previews say of a category's page: its own search words, else its name and description. */
export function categoryMetadata(category: DescribedCategory): HeadMetadata {
  const { name, description, metaTitle, metaDescription, picture } = category;
  return {
    title: metaTitle?.trim() || name,
    description: metaDescription?.trim() || description || blogLabels.topicDescription(name),
    image: picture ? sharePicturePath(picture) : previewPicturePath(blog.path),
  };
}
