import type { AppLoadContext } from "@remix-run/node";
import { type RootData, readRoot } from "../shell/read-root.server";
import { contextOf } from "../shell/root-of-template.server";
import { NAME } from "./page-with-holes.server";

/** How the shell of a page looks to a visitor, without who they are. */
interface ShellTemplate {
  /** The same for all visitors whose shell has the same content, but for the name. */
  key: string;
  /** Renders the page with that shell. */
  context: AppLoadContext;
  firstname: string | null;
  /** Set-Cookie headers of this visitor. */
  cookies: string[];
}

/**
 * Reads a visitor's shell. Null when their page is to be rendered for them alone: it has a message for them, is a
 * redirect, or cannot be read.
 * @param request of the visitor
 */
export async function readShellTemplate(request: Request): Promise<ShellTemplate | null> {
  const { root, cookies } = (await readRoot(request).catch(() => null)) ?? { root: null, cookies: [] };
  if (!root || root.message) return null;
  const firstname = root.customer?.firstname ?? null;
  if (firstname?.trim() === "") return null;
  const template: RootData = { ...root, customer: root.customer && { firstname: NAME } };
  return {
    key: JSON.stringify({ ...template, now: "", honeypot: "" }),
    context: contextOf(template),
    firstname,
    cookies,
  };
}
