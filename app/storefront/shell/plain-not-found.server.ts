import { thisBrand } from "~/brand/this-brand";
import { escapeXml } from "../content/xml";
import { isLikeFile } from "./file-like-paths";

const page = (shop: string) =>
  '<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><title>404 Not Found</title></head>' +
  `<body><h1>Oops... Page Not Found</h1><p><a href="/">${shop}</a></p></body></html>`;

/** Responds without rendering a page to requests for files that do not exist. @throws Response 404 */
export function rejectFiles(request: Request): void {
  if (isFileRequest(request)) throw new Response(null, { status: 404 });
}

/** Returns the response to a request for a missing file; null for requests that get a page. */
export function plainNotFound(request: Request, status: number): Response | null {
  if (status < 400 || !isFileRequest(request)) return null;
  const headers = { "Content-Type": "text/html; charset=utf-8", "X-Content-Type-Options": "nosniff" };
  return new Response(page(escapeXml(thisBrand().name)), { status: 404, headers });
}

function isFileRequest(request: Request): boolean {
  return isLikeFile(new URL(request.url).pathname);
}
