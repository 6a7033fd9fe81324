import { redirect } from "@remix-run/node";
import { readCookie, setCookie, toolDraftCookie, wasSent } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";
import { findTool } from "./tools";

/**
 * The design that a visit is busy with: kept while its tool is open, so that the plain address of the tool comes back
 * to it, and forgotten as soon as another page is opened (specification §2 "Leaving a tool page"). Saved designs, and
 * those in carts and orders, stay.
 */

/** From now on the tool's plain address leads to the design. @param address of the tool with the design */
export function rememberDraft(provider: Provider, address: string): void {
  provider.keepCookie(toolDraftCookie, address);
}

/** The visit is done with it. */
export function deleteDraft(provider: Provider): void {
  provider.keepCookie(toolDraftCookie, null);
}

/** @throws Response 302 to the design that the visit is busy with, when the address is its tool's and asks for nothing else */
export async function goOnWithDraft(request: Request): Promise<void> {
  const { pathname, searchParams } = new URL(request.url);
  const asked = [...searchParams.keys()].filter((name) => name !== "_data");
  if (asked.length > 0) return;
  const address = await readCookie(request, toolDraftCookie);
  if (address?.startsWith(`${findTool(pathname)?.path}?`)) throw redirect(address);
}

/** Set-Cookie headers of a page that is no tool: the draft of the visit is forgotten. */
export async function leaveTool(request: Request): Promise<string[]> {
  if (findTool(new URL(request.url).pathname) || !wasSent(request, toolDraftCookie)) return [];
  return [await setCookie(request, toolDraftCookie, null)];
}
