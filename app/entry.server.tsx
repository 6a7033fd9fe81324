import type { DataFunctionArgs, EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { openShop } from "~/start.server";
import { guardPage } from "~/storefront/shell/security-headers.server";

await openShop();

/** Pages are complete in one piece: for these small trees that is quicker than a stream. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const markup = renderToString(<RemixServer context={context} url={request.url} />);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  guardPage(headers);
  return new Response(`<!DOCTYPE html>${markup}`, { status, headers });
}

/** An error nobody expected: the shopper sees a kind page, the log gets the rest. */
export function handleError(error: unknown, { request }: DataFunctionArgs): void {
  if (request.signal.aborted) return;
  console.error(error);
}
