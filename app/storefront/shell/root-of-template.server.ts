import type { AppLoadContext } from "@remix-run/node";
import type { RootData } from "./read-root.server";

const KEY = "rootOfTemplate";

/** The context by which a page is rendered with this data of the root, instead of that of the request's visitor. */
export function contextOf(root: RootData): AppLoadContext {
  return { [KEY]: root };
}

/** Undefined for a page of its visitor. Requests cannot set it. */
export function rootOfTemplate(context: AppLoadContext): RootData | undefined {
  return context[KEY] as RootData | undefined;
}
