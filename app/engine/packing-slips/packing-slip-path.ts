/** Path of an order's packing slip. @param token of its files */
export function packingSlipPath(token: string): string {
  return `/rest/mpc/V1/packing-slips/${token}.pdf`;
}
