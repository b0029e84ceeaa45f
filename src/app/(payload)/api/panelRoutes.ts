import type { Segment } from '@/domain/api/readSegments';
import { matchesPath } from '@/endpoints/matchesPath';
import { isDocumentId } from '@/schemas/documentId';

interface PanelRoute {
  method: string;
  /** Path below /api. `:id` is a document id, `:key` the name of a preference. */
  path: string;
}

/** Lists, documents, and the user's permissions on a document. */
const reading = ['get /', 'get /:id', 'post /access/:id'];
const removing = ['delete /', 'delete /:id'];
/** The routes without an id are for bulk edit and bulk delete in the list. */
const writing = ['post /', 'patch /', 'patch /:id', ...removing];
const restoring = ['post /versions/:id'];

/** Payload routes that the panel needs, by path below /api. */
const callsByPlace: Record<string, string[]> = {
  // No `patch /`: bulk changes of accounts are made in the portal's admin.
  users: [...reading, 'post /', 'patch /:id', ...removing, 'get /me', 'post /logout', 'post /refresh-token'],
  posts: [...reading, ...writing, ...restoring],
  categories: [...reading, ...writing],
  // `post /access` without an id: requested when an image is pasted into rich text, before it is uploaded.
  media: [...reading, ...writing, 'post /access'],
  redirects: [...reading, ...writing],
  // Every page has its row from the start, so rows are neither created nor deleted.
  'seo-pages': [...reading, 'patch /', 'patch /:id', ...restoring],
  'team-members': [...reading, ...writing],
  inquiries: [...reading, ...removing],
  analyses: [...reading, ...removing],
  'audit-reports': [...reading, ...removing],
  'globals/site-settings': ['get /', 'post /', 'post /access'],
  'globals/firm-facts': ['get /', 'post /', 'post /access', ...restoring],
  // Search metadata generated from the document in a form; the plugin checks access to the document through Payload.
  'plugin-seo': [
    'post /generate-title',
    'post /generate-description',
    'post /generate-url',
    'post /generate-image',
  ],
  'payload-locked-documents': ['get /', 'patch /:id', 'delete /:id'],
  'payload-preferences': ['delete /', 'get /:key', 'post /:key'],
  access: ['get /'],
};

const panelRoutes: PanelRoute[] = Object.entries(callsByPlace).flatMap(([place, calls]) =>
  calls.map((call) => {
    const [method = '', path = ''] = call.split(' ');
    return { method, path: `/${place}${path === '/' ? '' : path}` };
  }),
);

const parameterShapes: Record<string, (raw: string) => boolean> = {
  ':id': isDocumentId,
  ':key': (raw) => /^[\w.-]{1,200}$/.test(raw),
};

const hasOwnShape = (path: string, segments: Segment[]) =>
  path
    .split('/')
    .slice(1)
    .every((part, index) => parameterShapes[part]?.(segments[index]?.raw ?? '') ?? true);

/** Whether the CMS panel needs this Payload route. Only these are open, and to staff only. `method` is lower case. */
export function isPanelRoute(method: string, segments: Segment[]): boolean {
  return panelRoutes.some(
    (route) =>
      route.method === method && matchesPath(route.path, segments) && hasOwnShape(route.path, segments),
  );
}
