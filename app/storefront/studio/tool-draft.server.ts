import { redirect } from "@remix-run/node";
import { readCookie, setCookie, toolDraftCookie, wasSent } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";
import { findTool } from "./tools";

/**
 * The design of the current visit: remembered while its tool is open, so that the tool's plain URL returns to it, and
 * forgotten when another page is opened (specification §2 "Leaving a tool page"). Saved designs, and those in carts and
 * orders, are kept.
 */

/** Makes the tool's plain URL lead to the design. @param address of the tool with the design */
export function rememberDraft(provider: Provider, address: string): void {
  provider.keepCookie(toolDraftCookie, address);
}

/** Forgets the design of the visit. */
export function deleteDraft(provider: Provider): void {
  provider.keepCookie(toolDraftCookie, null);
}

/** @throws Response 302 to the design of the visit, when the request is for its tool's plain URL */
export async function goOnWithDraft(request: Request): Promise<void> {
  const { pathname, searchParams } = new URL(request.url);
  const asked = [...searchParams.keys()].filter((name) => name !== "_data");
  if (asked.length > 0) return;
  const address = await readCookie(request, toolDraftCookie);
  if (address?.startsWith(`${findTool(pathname)?.path}?`)) throw redirect(address);
}

/** Returns the Set-Cookie headers of a page other than the draft's tool, which forget the draft. */
export async function leaveTool(request: Request): Promise<string[]> {
  if (!wasSent(request, toolDraftCookie)) return [];
  const tool = findTool(new URL(request.url).pathname);
  const address = await readCookie(request, toolDraftCookie);
  if (tool && address?.startsWith(`${tool.path}?`)) return [];
  return [await setCookie(request, toolDraftCookie, null)];
}
