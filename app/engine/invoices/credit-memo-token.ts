import { z } from "zod";
import type { Settings } from "~/settings/settings.server";
import { signedToken } from "../shared/signed-token";

/** Opens the credit memo of one refund. */
export const creditMemoToken = signedToken({
  purpose: "credit-memo",
  claims: z.object({ refundId: z.number().int().positive() }),
  lifetime: 24 * 60 * 60 * 1000,
});

/** Path of a refund's credit memo, valid for a day. */
export function creditMemoPath(settings: Pick<Settings, "sessionSecret">, refundId: number): string {
  return `/rest/mpc/V1/creditmemos/${creditMemoToken.sign(settings, { refundId })}.pdf`;
}
