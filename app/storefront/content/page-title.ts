import { thisBrand } from "~/brand/this-brand";

/** The title of a page: what it is about and in which shop, such as "Search | My Shop". */
export function pageTitle(about: string): string {
  return `${about} | ${thisBrand().name}`;
}
