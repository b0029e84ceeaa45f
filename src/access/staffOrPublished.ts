import type { Access } from 'payload';
import { isStaff } from './isStaff';

/** Staff can read drafts; everyone else only published documents. */
export const staffOrPublished: Access = (args) => isStaff(args) || { _status: { equals: 'published' } };
