import type { Row } from "../database/schema";

type File = Pick<Row<"print_file">, "order_item_id" | "surface" | "revision">;

/** Path of a print file for the staff. @param token of the order's fulfillment page */
export function fulfillmentFilePath(token: string, file: File): string {
  return filePath("desk", token, file);
}

/** Path of a print file for the buyer, as the proof. @param token of the order's artwork */
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
