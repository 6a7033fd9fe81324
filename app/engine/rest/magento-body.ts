import type { z } from "zod";
import { readJson } from "../shared/read-body";
import { withoutNul } from "../shared/without-nul";
import { missingInputs } from "./magento-response";
import { snakeCase } from "./snake-case";

/** Bodies of Magento's REST API, whose members may be written in camel case and in snake case. */

const MAX_BYTES = 100_000;
/** Deeper values stay as they are, which no schema accepts. */
const MAX_DEPTH = 10;

/**
 * The body of a request, with the names of its members in snake case.
 * @param schema with names in snake case
 * @throws Error 400 that names the first parameter that is missing or wrong, as Magento does
 */
export async function readMagentoBody<Body>(
  request: Request,
  schema: z.ZodType<Body, z.ZodTypeDef, unknown>,
): Promise<Body> {
  const body = schema.safeParse(inSnakeCase((await readJson(request, MAX_BYTES)) ?? {}));
  if (body.success) return body.data;
  const [parameter = "body"] = body.error.issues[0].path;
  throw missingInputs([String(parameter)]);
}

function inSnakeCase(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return withoutNul(value);
  if (depth > MAX_DEPTH || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => inSnakeCase(item, depth + 1));
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, item]) => [snakeCase(name), inSnakeCase(item, depth + 1)]));
}
