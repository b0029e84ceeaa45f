import { isRecord } from '../isRecord';
import { withPictureAddress } from './pictureAddresses';

/**
 * The body of a post in which the pictures at one address are at another. The editor keeps pictures of other sites as
 * Markdown, in blocks; all else stays as it is. Throws as `withPictureAddress` does.
 */
export function withBodyPictureAddress(node: unknown, from: string, to: string): unknown {
  if (Array.isArray(node)) return node.map((each: unknown) => withBodyPictureAddress(each, from, to));
  if (!isRecord(node)) return node;
  const { fields } = node;
  if (node.type === 'block' && isRecord(fields) && fields.blockType === 'markdown') {
    const source =
      typeof fields.source === 'string' ? withPictureAddress(fields.source, from, to) : fields.source;
    return { ...node, fields: { ...fields, source } };
  }
  return {
    ...node,
    ...(isRecord(node.root) ? { root: withBodyPictureAddress(node.root, from, to) } : {}),
    ...(Array.isArray(node.children) ? { children: withBodyPictureAddress(node.children, from, to) } : {}),
  };
}
