import { z } from "zod";
import type { Settings } from "~/settings.server";
import { readToken, signToken } from "../shared/signed-token";

type Secret = Pick<Settings, "sessionSecret">;

const PURPOSE = "invoice";
/** Milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000;
const payload = z.object({ orderId: z.number().int().positive() });
const UNPAID = ["pending_payment", "on_hold", "cancelled"];

/** The part of an address at which an order's invoice is for a day; null for an order that is not paid. */
export function invoicePath(
  settings: Secret,
  orderId: number,
  status: string | null | undefined,
): string | null {
  if (!status || UNPAID.includes(status)) return null;
  const token = signToken(settings, PURPOSE, { orderId }, Date.now() + LIFETIME);
  return `/rest/mpc/V1/invoices/${token}.pdf`;
}

/** The order's id; null when the token is forged, for something else or too old. */
export function readInvoiceToken(settings: Secret, token: string): number | null {
  return readToken(settings, PURPOSE, token, payload)?.orderId ?? null;
}
