/** Builders for the parts that many operations and schemas of the OpenAPI document share. */

/** OpenAPI and JSON Schema objects are checked by the tests, not by types. */
export type Part = Record<string, unknown>;

/** Path items by their path template. */
export type Paths = Record<string, Part>;

/**
 * A schema of an object that has these properties and no others. All are required unless `optional` names them.
 */
export function exactObject(properties: Record<string, Part>, { optional = [] as string[] } = {}): Part {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", properties, required, additionalProperties: false };
}

/** A schema in `components`. */
export function schema(name: string): Part {
  return { $ref: `#/components/schemas/${name}` };
}

/** A response in `components`. */
export function response(name: string): Part {
  return { $ref: `#/components/responses/${name}` };
}

/** A parameter in `components`. */
export function parameter(name: string): Part {
  return { $ref: `#/components/parameters/${name}` };
}

/** A response or request body of type JSON. */
export function json(description: string, bodySchema: Part, headers?: Part): Part {
  return {
    description,
    ...(headers && { headers }),
    content: { "application/json": { schema: bodySchema } },
  };
}

/** A required request body of type JSON. */
export function jsonBody(bodySchema: Part): Part {
  return { required: true, content: { "application/json": { schema: bodySchema } } };
}

/** A response or request body that is a file of one of these types. */
export function file(description: string, mediaTypes: string[], headers?: Part): Part {
  return {
    description,
    ...(headers && { headers }),
    content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, {}])),
  };
}

/** A part of a path. `schema.pattern` or `schema.enum` accepts what the route accepts. */
export function pathParameter(name: string, description: string, valueSchema: Part): Part {
  return { name, in: "path", required: true, description, schema: { type: "string", ...valueSchema } };
}
