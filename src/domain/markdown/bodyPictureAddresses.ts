import { isRecord } from '../isRecord';
import { withPictureAddress } from './pictureAddresses';

/**
 * Replaces the address of images in a body. The editor stores external images as Markdown blocks, so only those change.
 * Throws like `withPictureAddress`.
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
