import { Counter } from "prom-client";

/** Registered by the first page. */
let pages;

/** Counts a page that many visitors get. @param {"cached" | "stale" | "rendered"} source */
export function countPage(source) {
  pages ??= new Counter({
    name: "shared_pages_total",
    help: "Pages that many visitors get, by where they came from.",
    labelNames: ["source"],
  });
  pages.inc({ source });
}
