import type { MetaDescriptor } from "@remix-run/node";
import { errorTitle } from "../shell/error-screens";
import { pageTitle } from "./page-title";

/** Metadata of a page whose URL is secret. */
export function privateMeta(title: string, error: unknown, description?: string): MetaDescriptor[] {
  return [
    { title: error ? errorTitle(error) : pageTitle(title) },
    { name: "robots", content: "noindex, nofollow" },
    ...(description ? [{ name: "description", content: description }] : []),
  ];
}

/** Headers that prevent caching, and keep the URL from other sites. */
export function privateHeaders() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };
}
