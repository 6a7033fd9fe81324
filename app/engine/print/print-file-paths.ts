import type { Row } from "../database/schema";

type File = Pick<Row<"print_file">, "order_item_id" | "surface" | "revision">;

/** The part of an address at which the shop has a print file. @param token of the order's fulfillment page */
export function fulfillmentFilePath(token: string, file: File): string {
  return filePath("desk", token, file);
}

/** The part of an address at which the buyer has it, as the proof. @param token of the order's artwork */
export function proofFilePath(token: string, file: File): string {
  return filePath("proof", token, file);
}

function filePath(
  whose: "desk" | "proof",
  token: string,
  { order_item_id, surface, revision }: File,
): string {
  return `/rest/mpc/V1/print-files/${whose}/${token}/${order_item_id}/${revision}-${surface}.pdf`;
}
