import { createHmac } from "node:crypto";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";

/** Hex digits that keep a code from being guessed from another. */
const SEAL_LENGTH = 8;

/** The code by which a customer recommends the shop; always the same for a customer, and nobody else's. */
export function referCode({ settings }: EngineContext, { id }: Pick<Row<"customer">, "id">): string {
  const seal = createHmac("sha256", settings.sessionSecret).update(`refer-code:${id}`).digest("hex");
  return `${id.toString(36)}-${seal.slice(0, SEAL_LENGTH)}`.toUpperCase();
}
