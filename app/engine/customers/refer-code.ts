import { createHmac } from "node:crypto";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";

/** Hex digits that keep a code from being guessed from another. */
const SEAL_LENGTH = 8;
const CODE = /^([0-9A-Z]{1,6})-[0-9A-F]{8}$/;

/** The code by which a customer recommends the shop; always the same for a customer, and nobody else's. */
export function referCode(
  { settings }: Pick<EngineContext, "settings">,
  { id }: Pick<Row<"customer">, "id">,
): string {
  const seal = createHmac("sha256", settings.sessionSecret).update(`refer-code:${id}`).digest("hex");
  return `${id.toString(36)}-${seal.slice(0, SEAL_LENGTH)}`.toUpperCase();
}

/** The id of the customer whose code it is; null when it is nobody's. */
export function readReferCode(context: Pick<EngineContext, "settings">, typed: string): number | null {
  const code = typed.trim().toUpperCase();
  const number = CODE.exec(code)?.[1];
  if (number === undefined) return null;
  const id = Number.parseInt(number, 36);
  return referCode(context, { id }) === code ? id : null;
}
