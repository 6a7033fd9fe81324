/** Why something was refunded, in words for staff. @param reasonKey of a refund or of its payment operation */
export function refundReason(reasonKey: string): string {
  if (reasonKey === "cancelled") return "order canceled";
  if (reasonKey.startsWith("claim-")) return `claim ${reasonKey.slice("claim-".length)}`;
  if (reasonKey.startsWith("request-")) return "by staff";
  return reasonKey;
}
