import type { Access } from 'payload';
import { isStaff } from './isStaff';

/** Staff see drafts too, everyone else what is published. */
export const staffOrPublished: Access = (args) => isStaff(args) || { _status: { equals: 'published' } };
