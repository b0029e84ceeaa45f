import { z } from 'zod';
import type { DocumentedEndpoint } from './defineEndpoint';

type Contract = DocumentedEndpoint['contract'];
type JsonSchema = Record<string, unknown>;

const refusal = {
  type: 'object',
  required: ['message', 'error'],
  properties: {
    message: { type: 'string' },
    error: { type: 'string', description: 'The same text as message' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** Converts a schema: `input` for requests, `output` for responses. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return jsonSchema;
}

const fileContent = (contentType: string) => ({
  [contentType]: { schema: { type: 'string', format: 'binary' } },
});

const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } });
const mediaTypes = {
  json: 'application/json',
  form: 'multipart/form-data',
  signedJson: 'application/json',
} as const;

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** Returns one optional parameter for each field of the contract. */
function queryParameters(query: z.ZodType | undefined) {
  const { properties = {} } = query ? toJsonSchema(query, 'input') : {};
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
}

/** Describes the response to clients that accept events: a sequence of any of these. */
function eventResponse(events: Record<string, z.ZodType>): JsonSchema {
  const oneOf = Object.entries(events).map(([name, schema]) => ({
    type: 'object',
    required: ['event', 'data'],
    properties: { event: { const: name }, data: toJsonSchema(schema, 'output') },
  }));
  return {
    description: 'Asked with "Accept: text/event-stream": server-sent events, whose data is JSON',
    content: { 'text/event-stream': { schema: { oneOf } } },
  };
}

function toOperation({
  summary,
  access,
  status,
  body,
  bodyType = 'json',
  path,
  query,
  contentType,
  answer,
  events,
}: Contract): JsonSchema {
  const parameters = [...pathParameters(path), ...queryParameters(query)];
  const content = contentType ? fileContent(contentType) : jsonContent(toJsonSchema(answer, 'output'));
  return {
    summary,
    ...(access === 'public' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { [mediaTypes[bodyType]]: { schema: toJsonSchema(body, 'input') } },
          },
        }
      : {}),
    responses: {
      [status]: { description: 'Success', content },
      ...(events ? { 200: eventResponse(events) } : {}),
      default: { description: 'Refusal', content: jsonContent({ $ref: '#/components/schemas/Refusal' }) },
    },
  };
}

/** Returns the OpenAPI 3.1 document of the endpoints, generated from the contracts that validate their requests. */
export function openApiDocument(endpoints: readonly DocumentedEndpoint[]): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const { contract } of endpoints) {
    const path = `/api${contract.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [contract.method]: toOperation(contract) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Client portal API', version: '1.0.0' },
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: { Refusal: refusal },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
