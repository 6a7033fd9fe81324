/** Identifies a print file: a surface of an ordered design at a revision. */
export interface PrintFileName {
  order_item_id: number;
  surface: string;
  revision: number;
}

/** Key of a print file on disk or in the bucket. */
export function storedFileName(file: PrintFileName): string {
  return `${itemFolder(file.order_item_id)}/${fileName(file)}`;
}

/** Folder of an ordered item's print files. A thousand items per folder above it, so that none grows too large. */
export function itemFolder(orderItemId: number): string {
  return `print/${Math.floor(orderItemId / 1000)}/${orderItemId}`;
}

/** Name under which a browser saves a print file. @param position of the item in its order */
export function downloadName(orderNumber: string, position: number, surface: string): string {
  return `${orderNumber}-${position}-${surface}.pdf`;
}

/** Path of a print file for the staff. @param token of the order's files */
export function staffFilePath(token: string, file: PrintFileName): string {
  return filePath("desk", token, file);
}

/** Path of the files of a line as one ZIP, for the staff. @param token of the order's files */
export function lineArchivePath(token: string, orderItemId: number): string {
  return `/rest/mpc/V1/print-files/desk/${token}/${orderItemId}.zip`;
}

/** Path of a print file for the buyer, as the proof. @param token of the order's artwork */
export function proofFilePath(token: string, file: PrintFileName): string {
  return filePath("proof", token, file);
}

function filePath(whose: "desk" | "proof", token: string, file: PrintFileName): string {
  return `/rest/mpc/V1/print-files/${whose}/${token}/${file.order_item_id}/${fileName(file)}`;
}

function fileName({ revision, surface }: PrintFileName): string {
  return `${revision}-${surface}.pdf`;
}
