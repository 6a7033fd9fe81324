import { createHmac } from "node:crypto";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";

/** Number of hex digits that keep codes from being derived from one another. */
const SEAL_LENGTH = 8;
const CODE = /^([0-9A-Z]{1,6})-[0-9A-F]{8}$/;

/** The customer's referral code; constant and unique. */
export function referCode(
  { settings }: Pick<EngineContext, "settings">,
  { id }: Pick<Row<"customer">, "id">,
): string {
  const seal = createHmac("sha256", settings.sessionSecret).update(`refer-code:${id}`).digest("hex");
  return `${id.toString(36)}-${seal.slice(0, SEAL_LENGTH)}`.toUpperCase();
}

/** The id of the code's customer; null for an invalid code. */
export function readReferCode(context: Pick<EngineContext, "settings">, typed: string): number | null {
  const code = typed.trim().toUpperCase();
  const number = CODE.exec(code)?.[1];
  if (number === undefined) return null;
  const id = Number.parseInt(number, 36);
  return referCode(context, { id }) === code ? id : null;
}
