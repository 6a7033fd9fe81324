import type { DesignDocument } from "~/design/document/document";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import type { PrintSheet } from "~/engine/print/print-sheets";
import type { GoldenPhoto } from "./golden-photos";

/** Draws a sheet as for an order, in sRGB. @returns the bytes of the PDF */
export async function drawSheet(
  document: DesignDocument,
  {
    key: _key,
    surface,
    ...sheet
  }: Omit<PrintSheet, "surface"> & { surface: Pick<PrintSheet["surface"], "key"> },
  photos: Record<string, GoldenPhoto>,
): Promise<Buffer> {
  const pdf = await drawPrintFile({
    ...sheet,
    document,
    surface: surface.key,
    label: "golden",
    maker: "My Pet Canvas",
    read: async (id) => photos[id],
  });
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
