import { renderSVG } from "uqr";

/** A QR code as the address of a picture. */
export function qrCode(text: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(renderSVG(text, { border: 2 })).toString("base64")}`;
}
