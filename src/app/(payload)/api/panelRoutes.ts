import type { Segment } from '@/domain/api/readSegments';
import { matchesPath } from '@/endpoints/matchesPath';
import { isDocumentId } from '@/schemas/documentId';

interface PanelRoute {
  method: string;
  /** Below /api. Of its parameters `:id` is the id of a document and `:key` the name of a preference. */
  path: string;
}

/** Lists and documents, and what the person at the screen may do with one. */
const reading = ['get /', 'get /:id', 'post /access/:id'];
const removing = ['delete /', 'delete /:id'];
/** The list edits and deletes several documents at once, hence those without an id. */
const writing = ['post /', 'patch /', 'patch /:id', ...removing];
const restoring = ['post /versions/:id'];

/** What the panel asks of Payload, by the part of the address below /api. */
const callsByPlace: Record<string, string[]> = {
  // Without `patch /`: several accounts at once are changed in our own portal.
  users: [...reading, 'post /', 'patch /:id', ...removing, 'get /me', 'post /logout', 'post /refresh-token'],
  posts: [...reading, ...writing, ...restoring],
  categories: [...reading, ...writing],
  // Asked before there is a picture, when one is pasted into a text.
  media: [...reading, ...writing, 'post /access'],
  redirects: [...reading, ...writing],
  // Each page has its row from the start: none is added, none deleted.
  'seo-pages': [...reading, 'patch /', 'patch /:id', ...restoring],
  'team-members': [...reading, ...writing],
  inquiries: [...reading, ...removing],
  analyses: [...reading, ...removing],
  'audit-reports': [...reading, ...removing],
  'globals/site-settings': ['get /', 'post /', 'post /access'],
  'globals/firm-facts': ['get /', 'post /', 'post /access', ...restoring],
  // What search results would get of a form's document; the plugin asks Payload who may read and write that.
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

/** Whether the CMS panel needs this route of Payload's: staff may call these, nobody any other. `method` in small letters. */
export function isPanelRoute(method: string, segments: Segment[]): boolean {
  return panelRoutes.some(
    (route) =>
      route.method === method && matchesPath(route.path, segments) && hasOwnShape(route.path, segments),
  );
}
