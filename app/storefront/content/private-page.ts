import type { MetaDescriptor } from "@remix-run/node";
import { errorTitle } from "../shell/error-screens";
import { pageTitle } from "./page-title";

/** The head of a page whose address is a secret. */
export function privateMeta(title: string, error: unknown, description?: string): MetaDescriptor[] {
  return [
    { title: error ? errorTitle(error) : pageTitle(title) },
    { name: "robots", content: "noindex, nofollow" },
    ...(description ? [{ name: "description", content: description }] : []),
  ];
}

/** Nobody keeps the page, and no other site learns its address. */
export function privateHeaders() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };
}
