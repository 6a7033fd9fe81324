import { Counter } from "prom-client";

/** Registered by the first page. */
let pages;

/** Counts a page for a visitor without state. @param {"cached" | "stale" | "rendered"} source */
export function countPage(source) {
  pages ??= new Counter({
    name: "shared_pages_total",
    help: "Pages of visitors without state, by where they came from.",
    labelNames: ["source"],
  });
  pages.inc({ source });
}
